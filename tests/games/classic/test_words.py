"""The story in words."""

import pytest

import sintra
from sintra.core.words import Text

MINI, CHOCOLATIER = sintra.GAMES["mini"], sintra.GAMES["chocolatier"]


SAID = [
    (MINI, {"event": "take", "seat": 0, "colour": "blue", "count": 1, "from": 2},
     "Player 1 takes 1 blue tile from display 3.", "Hráč 1 bere 1 modrou dlaždici z výlohy 3."),
    (MINI, {"event": "take", "seat": 1, "colour": "red", "count": 3, "from": "centre"},
     "Player 2 takes 3 red tiles from the centre.", "Hráč 2 bere 3 červené dlaždice ze středu."),
    (CHOCOLATIER, {"event": "take", "seat": 1, "colour": "brown", "count": 5, "from": 0},
     "Player 2 takes 5 brown pralines from display 1.", "Hráč 2 bere 5 hnědých pralinek z nabídky 1."),
    (MINI, {"event": "tile", "seat": 0, "colour": "white", "line": 1, "column": 0, "across": 3, "down": 2, "points": 5},
     "Player 1: 1 white tile from line 2 to the wall, column 1: 5 points (3 across, 2 down).",
     "Hráč 1: 1 bílá dlaždice z řady 2 na stěnu, sloupec 1: 5 bodů (3 vodorovně, 2 svisle)."),
    (MINI, {"event": "floor", "seat": 0, "count": 2, "points": -2},
     "Player 1 loses 2 points for the floor.", "Hráč 1 ztrácí za podlahu 2 body."),
    (CHOCOLATIER, {"event": "gold", "display": 3, "special": "pull brown"},
     "Display 4 is gold: pulls brown.", "Nabídka 4 je zlatá: přitahuje hnědou."),
    (MINI, {"event": "pour", "count": 22},
     "The lid is poured into the bag: 22 tiles.", "Víko se vysypává do sáčku: 22 dlaždic."),
    (MINI, {"event": "colour", "seat": 0, "colour": "black", "points": 10},
     "Player 1: all five black: 10 points.", "Hráč 1: všech pět černých: 10 bodů."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "event", "english", "czech"), SAID)
def test_events_read_well(game: sintra.Game, event: sintra.Event, english: str, czech: str) -> None:
    assert game.describe(event, "en") == english
    assert game.describe(event, "cs") == czech


@pytest.mark.parametrize(
    ("count", "form"),
    [(0, "bodů"), (1, "bod"), (2, "body"), (4, "body"), (5, "bodů"), (22, "bodů"), (-1, "bod"), (-3, "body")],
)
def test_czech_has_three_forms(count: int, form: str) -> None:
    assert Text("common-points", points=count).cs == f"{count} {form}"
