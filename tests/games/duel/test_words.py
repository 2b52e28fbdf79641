"""The story in words."""

import pytest

import sintra
from tests.games.duel.build import board, table_at

DUEL = sintra.GAMES["duel"]


SAID = [
    ({"event": "plate", "seat": 0, "plate": "YKTS", "from": 1},
     "Player 1 takes plate YKTS.", "Hráč 1 si bere destičku YKTS."),
    ({"event": "draw", "seat": 1, "type": "mosaic", "number": 0, "points": -1},
     "Player 2 draws an unseen plate (mosaic) for 1 point.",
     "Hráč 2 dobírá destičku lícem dolů (mozaikovou) za 1 bod."),
    ({"event": "draw", "seat": 1, "type": "ornament", "number": 0},
     "Player 2 draws an unseen plate (ornament) for nothing, having no points.",
     "Hráč 2 dobírá destičku lícem dolů (ozdobnou), zdarma, protože nemá žádné body."),
    ({"event": "look", "seat": 0, "plate": "YKTS", "type": "ornament", "number": 2},
     "Plate 3 of the draw is YKTS.", "3. dobraná destička je YKTS."),
    ({"event": "look", "seat": 0, "type": "ornament", "number": 2},
     "Player 1 looks at a drawn plate (ornament).", "Hráč 1 si prohlíží dobranou destičku (ozdobnou)."),
    ({"event": "keep", "seat": 0, "plate": "YKTS", "number": 2},
     "Player 1 keeps plate YKTS.", "Hráč 1 si vybírá destičku YKTS."),
    ({"event": "keep", "seat": 0}, "Player 1 keeps a plate.", "Hráč 1 si vybírá destičku."),
    ({"event": "under", "seat": 0, "type": "mosaic"},
     "A plate (mosaic) goes under the stack.", "Jedna destička (mozaiková) se vrací pod hromádku."),
    ({"event": "place", "seat": 0, "plate": "YKTS", "field": 4, "turn": 1},
     "Player 1 places plate YKTS on field 5, turned by 90 degrees.",
     "Hráč 1 umísťuje destičku YKTS na pole 5, otočenou o 90 stupňů."),
    ({"event": "place", "seat": 0, "plate": "YKTS", "field": 0, "turn": 0},
     "Player 1 places plate YKTS on field 1.", "Hráč 1 umísťuje destičku YKTS na pole 1."),
    ({"event": "sun", "seat": 0, "colour": "blue", "count": 1, "factory": 2},
     "Player 1 takes 1 blue tile from the sun of factory 3.", "Hráč 1 bere 1 modrou dlaždici ze slunce dílny 3."),
    ({"event": "sun", "seat": 1, "colour": "turquoise", "count": 3, "factory": 4},
     "Player 2 takes 3 turquoise tiles from the sun of the large factory.",
     "Hráč 2 bere 3 tyrkysové dlaždice ze slunce velké dílny."),
    ({"event": "moon", "seat": 1, "colour": "red", "count": 5, "factory": 4},
     "Player 2 takes 5 red tiles from the moon of the large factory.",
     "Hráč 2 bere 5 červených dlaždic z měsíce velké dílny."),
    ({"event": "break", "seat": 0, "colour": "black", "to": 2}, "Broken: 1 black tile.", "Rozbito: 1 černá dlaždice."),
    ({"event": "break", "seat": 0, "colour": "black", "to": "tower"},
     "Broken: 1 black tile, straight to the tower, without loss.",
     "Rozbito: 1 černá dlaždice, rovnou do věže, bez ztráty."),
    ({"event": "reveal", "chip": "RT", "factory": 1},
     "The chip of factory 2 turns face up: RT.", "Bonus dílny 2 se otáčí lícem nahoru: RT."),
    ({"event": "pay", "seat": 0, "chips": ["RT", "TY"], "line": 2},
     "Player 1 makes up for a tile of line 3 with the chips RT, TY.",
     "Hráč 1 nahrazuje dlaždici v přípravné řadě 3 bonusy RT, TY."),
    ({"event": "tile", "seat": 0, "colour": "yellow", "line": 0, "column": 1, "across": 2, "down": 2, "points": 4},
     "Player 1: 1 yellow tile from line 1 to the dome, column 2: 4 points (2 across, 2 down).",
     "Hráč 1: 1 žlutá dlaždice z přípravné řady 1 na klenbu, sloupec 2: 4 body (2 vodorovně, 2 svisle)."),
    ({"event": "ornament", "seat": 0, "row": 1, "column": 0, "points": 2},
     "Player 1: an ornament in row 2, column 1: 2 points.", "Hráč 1: ozdobná dlaždice v řadě 2, sloupec 1: 2 body."),
    ({"event": "broken", "seat": 0, "count": 3, "points": -6},
     "Player 1 loses 6 points for broken tiles.", "Hráč 1 ztrácí za rozbité dlaždice 6 bodů."),
    ({"event": "broken", "seat": 0, "count": 3, "points": 0},
     "Player 1 has no points to lose for broken tiles.",
     "Hráč 1 nemá body, které by za rozbité dlaždice ztratil."),
    ({"event": "late", "seat": 1, "points": -2},
     "Player 2 loses 2 points for the first-player tile.", "Hráč 2 ztrácí za dlaždici začínajícího hráče 2 body."),
    ({"event": "pour", "count": 22},
     "The tower is poured into the bag: 22 tiles.", "Věž se vysypává do pytlíku: 22 dlaždic."),
    ({"event": "goal", "seat": 0, "goal": "columns", "count": 2, "points": 14},
     "Player 1, goal columns: 14 points.", "Hráč 1, cíl sloupce: 14 bodů."),
    ({"event": "goal", "seat": 0, "goal": "ornaments", "count": 1, "points": -3},
     "Player 1, goal ornaments: -3 points.", "Hráč 1, cíl ozdoby: -3 body."),
    ({"event": "spared", "seat": 0, "points": 1},
     "Player 1 does not fall below 0; not lost: 1 point.", "Hráč 1 neklesne pod nulu a 1 bod neztrácí."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "czech"), SAID)
def test_events_read_well(event: sintra.Event, english: str, czech: str) -> None:
    assert DUEL.describe(event, "en") == english
    assert DUEL.describe(event, "cs") == czech


def test_a_take_from_several_moons_is_told_moon_by_moon() -> None:  # D-15, D-16
    table = table_at(board(), moons="RY/KY", loose="YYT")
    table.play("moon yellow 4")
    assert [DUEL.describe(event, "en") for event in table.events] == [
        "Player 1 takes 1 yellow tile from the moon of factory 1.",
        "Player 1 takes 1 yellow tile from the moon of factory 2.",
        "Player 1 takes 2 yellow tiles from the moon of the large factory.",
        "Player 1 takes the first-player tile.",
        "4 yellow tiles into line 4.",
    ]
