"""Position texts: what they look like, and the refusal of what is none."""

from typing import Any

import pytest

import sintra
from sintra import BadOption, BadPosition
from tests.games.duel.build import OPENING, board, position
from tests.tables import play_randomly


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_is_accepted(seed: int) -> None:
    table = sintra.new_table("duel", options={"goals": "random4"}, seed=seed)
    while not table.over:
        assert sintra.from_position(table.position()).position() == table.position()
        play_randomly(table, seed + len(table.steps), 1)
    assert sintra.from_position(table.position()).position() == table.position()


POSSIBLE: dict[str, dict[str, Any]] = {
    "drawing": {"phase": "draw", "hand": "KYRW"},
    "keeping": {"phase": "keep", "hand": "KYRW/KSTR"},
    "returning": {"phase": "under", "hand": "KYRW/KSTR/TYWK", "held": "KSTR"},
    "returning the last but one": {
        "phase": "under",
        "hand": "KYRW/BKST>/KSTR/TYWK",
        "held": "KSTR",
        "under": "BKST1",
    },
    "placing what was drawn": {"phase": "place", "hand": "RTYW2>/KSTR12", "held": "KSTR", "under": "RTYW1"},
    "placing what lay face up": {"phase": "place", "held": "KSTR"},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_plates_in_the_hand_are_written(name: str) -> None:
    text = position(board(9, tokens=1), suns="BBYR", **POSSIBLE[name])
    table = sintra.from_position(text)
    assert sorted(table.position().split()) == sorted(text.split())
    assert play_randomly(table, 1).over


def changed(old: str, new: str) -> str:
    assert old in OPENING
    return OPENING.replace(old, new, 1)


REFUSED = {
    "nothing": ("", BadOption, "no game ''", "hru"),
    "no fields": ("duel", BadPosition, "is missing", "chybí"),
    "not a field": (OPENING + " hello", BadPosition, 'can not read "hello"', "hello"),
    "field twice": (OPENING + " round=2", BadPosition, "every field once", "jednou"),
    "field unknown": (OPENING + " colour=2", BadPosition, "colour is unknown", "colour"),
    "field missing": (changed("tower=- ", ""), BadPosition, "tower is missing", "tower"),
    "round": (changed("round=1", "round=6"), BadPosition, 'round is "6" .expected 1 to 5', "round"),
    "round is no number": (changed("round=1", "round=x"), BadPosition, 'round is "x"', "round"),
    "turn": (changed("turn=1", "turn=3"), BadPosition, 'turn is "3" .expected 1 to 2', "turn"),
    "turn of nobody": (changed("turn=1", "turn=-"), BadPosition, "expected - when the game is over", "po konci hry"),
    "starter": (changed("starter=1", "starter=0"), BadPosition, 'starter is "0"', "starter"),
    "phase": (changed("phase=turn", "phase=dance"), BadPosition, "expected one of: opening, turn, draw", "dance"),
    "phase with number": (changed("phase=turn", "phase=turn:2"), BadPosition, "only stack, tile, complete", "tile"),
    "phase without number": (changed("phase=turn", "phase=tile"), BadPosition, "the number of phase", "číslo v phase"),
    "phase of a large stack": (changed("phase=turn", "phase=stack:5"), BadPosition, "expected 1 to 4", "phase"),
    "phase paid": (changed("phase=turn", "phase=pay:2.9"), BadPosition, "a point and the tiles paid", "nahrazených"),
    "goals": (changed("goals=rows,columns", "goals=rows,colours"), BadPosition, "both sides of a tablet", "obě strany"),
    "goals to be drawn": (
        changed("goals=rows,columns,diagonals", "goals=random3"), BadPosition, "goals has 1 parts", "částí je 1",
    ),
    "goal": (changed("goals=rows", "goals=row"), BadPosition, "goals is .row. .expected one of: rows", "rows"),
    "goal twice": (changed("rows,columns", "rows,rows"), BadPosition, "expected each at most once", "opakovat"),
    "two goals": (changed("goals=rows,columns", "goals=rows"), BadPosition, "has 2 parts .expected 3 to 4", "3 až 4"),
    "plates": (changed("TBWY/STYB/TKRW", "TBWY/STYB"), BadPosition, "plates has 2 parts .expected 3", "plates"),
    "plate": (changed("plates=TBWY", "plates=TBWX"), BadPosition, 'plates has "TBWX" .expected a plate', "TBWX"),
    "stack": (changed("stack=TRBS", "stack=-"), BadPosition, 'stack has "-" .expected a plate', "stack"),
    "stack of three": (changed("/TYWK hand", "/TYWK3 hand"), BadPosition, 'stack has "TYWK3"', "TYWK3"),
    "stack too high": (changed("stack=TRBS", "stack=TRBS/TRBS/TRBS/TRBS"), BadPosition, "expected 0 to 15", "16"),
    "hand": (changed("hand=-", "hand=XXXX"), BadPosition, 'hand has "XXXX"', "hand"),
    "held": (changed("held=-", "held=2"), BadPosition, 'held has "2"', "held"),
    "suns": (changed("BYTT/", ""), BadPosition, "suns has 4 parts .expected 5", "suns"),
    "letter": (changed("BYTT", "BYTW"), BadPosition, 'suns has "BYTW"', "suns"),
    "moons": (changed("moons=-/", "moons=BBBB/"), BadPosition, "moons has .BBBB. .expected at most 3", "moons"),
    "loose": (changed("loose=-", "loose=S"), BadPosition, 'loose has "S"', "loose"),
    "first": (changed("first=moon", "first=3"), BadPosition, 'first is "3"', "first"),
    "chips": (changed("chips=K?", "chips=BK?"), BadPosition, 'chips has "BK."', "BK"),
    "three chips": (changed("YK?", "TY?"), BadPosition, "there are 3 chips TY .expected at most 2", "bonusů TY je 3"),
    "bag": (changed("bag=B7", "bag=BB7"), BadPosition, "bag is", "bag je"),
    "bag letter twice": (changed("bag=B7", "bag=B3B4"), BadPosition, "bag is", "bag je"),
    "bag too full": (changed("bag=B7", "bag=B14"), BadPosition, "no number above 13", "13"),
    "tower": (changed("tower=-", "tower=7B"), BadPosition, "tower is", "tower je"),
    "board": (changed("board1=5;", "board1="), BadPosition, "board1 has 8 parts .expected 9", "board1"),
    "score": (changed("board1=5", "board1=-5"), BadPosition, "the score of board1", "skóre v board1"),
    "tokens": (changed("board1=5;2", "board1=5;3"), BadPosition, "the tokens of board1 .*expected 0 to 2", "žetonů"),
    "lines": (changed("-/-/-/-/-/-;", "-/-/-/-/-;"), BadPosition, "lines of board1 has 5 parts", "řady v board1"),
    "overfull line": (changed("-/-/-/-/-/-;", "BB/-/-/-/-/-;"), BadPosition, "at most 1 tiles of one", "nejvýš 1"),
    "mixed line": (changed("-/-/-/-/-/-;", "-/BY/-/-/-/-;"), BadPosition, "at most 2 tiles of one", "jedné barvy"),
    "moved line": (changed("-/-/-/-/-/-;", "-/B>/-/-/-/-;"), BadPosition, "can not have moved", "nemůže končit"),
    "fields": (changed(";-/-/-/-/YSKR0", ";-/-/-/YSKR0"), BadPosition, "plates of board1 has 8 parts", "destičky"),
    "turns": (changed("YSKR0", "YSKR4"), BadPosition, "expected a plate with its quarter turns", "čtvrtotáček"),
    "no plate": (changed("YSKR0", "0"), BadPosition, "plates of board1 has", "destičky v board1"),
    "dome": (changed("....../", ""), BadPosition, "dome of board1 has 5 parts", "klenba v board1"),
    "dome row": (changed("....../", "...../"), BadPosition, "expected 6 of the characters . B Y", "klenby v board1"),
    "dome letter": (changed("....../", "..W.../"), BadPosition, "expected 6 of the characters", "klenby v board1"),
    "broken": (changed("......;-;", "......;BBBBB;"), BadPosition, "broken tiles of board1 has", "rozbité"),
    "chips of a board": (changed(";-;-;0", ";X;-;0"), BadPosition, "chips of board1 is", "bonusy v board1"),
    "spent chips": (changed(";-;-;0", ";-;B-Y;0"), BadPosition, "spent chips of board1 is", "utracené bonusy"),
    "chips taken": (changed(";-;-;0", ";-;-;3"), BadPosition, "chips taken of board1 .*one of: 0, 0p", "vzatých"),
    "chance": (changed("1d0b14e4db018fed.45", "12"), BadPosition, "expected 16 hexadecimal digits", "chance"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_text_that_is_no_position_is_refused(name: str) -> None:
    text, error, english, czech = REFUSED[name]
    with pytest.raises(error, match=english) as refused:
        sintra.from_position(text)
    assert czech in refused.value.in_("cs")
    assert refused.value.in_("cs") != refused.value.in_("en")
