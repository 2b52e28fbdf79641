"""Position texts: what they look like, and the refusal of what can not be."""

import pytest

import sintra
from sintra import BadOption, BadPosition
from tests.games.classic.build import OPENING, board, position
from tests.refusals import met_by, refusals_of

GOLD = "keep/extra/-/-/-"


def changed(old: str, new: str) -> str:
    assert old in OPENING
    return OPENING.replace(old, new, 1)


MINI_REFUSED = {
    "nothing": ("", BadOption, "no game ''"),
    "unknown game": ("go players=2", BadOption, "no game 'go'"),
    "no fields": ("mini", BadPosition, "players is missing"),
    "not a field": (OPENING + " hello", BadPosition, 'can not read "hello"'),
    "field twice": (OPENING + " round=2", BadPosition, "every field once"),
    "field unknown": (OPENING + " colour=2", BadPosition, "colour is unknown"),
    "field missing": (changed("lid=- ", ""), BadPosition, "lid is missing"),
    "special in mini": (OPENING + " special=on gold=-/-/-/-/-", BadPosition, "mini has no special displays"),
    "players": (changed("players=2", "players=5"), BadPosition, 'players is "5" .expected 2 to 4'),
    "wall": (changed("wall=coloured", "wall=pink"), BadPosition, "expected one of: coloured, plain"),
    "round": (changed("round=1", "round=26"), BadPosition, "expected 1 to 25"),
    "turn": (changed("turn=1", "turn=3"), BadPosition, 'turn is "3" .expected 1 to 2'),
    "turn of nobody": (changed("turn=1", "turn=-"), BadPosition, "expected - when the game is over"),
    "starter": (changed("starter=1", "starter=x"), BadPosition, 'starter is "x"'),
    "phase": (changed("phase=draft", "phase=dance"), BadPosition, "expected one of: draft, spread, tile, over"),
    "phase with number": (changed("phase=draft", "phase=draft:2"), BadPosition, "only spread and tile"),
    "displays": (changed("BBYR/", ""), BadPosition, "displays has 4 parts .expected 5"),
    "letter": (changed("BBYR", "BBXR"), BadPosition, 'displays has "BBXR" .expected .*characters B Y R K W'),
    "marker twice": (changed(".....;- board2", ".....;* board2"), BadPosition, "a marker too many"),
    "marker with two": (OPENING.replace(".....;-", ".....;*").replace("marker=centre", "marker=1"),
                        BadPosition, "a marker too many"),
    "marker nowhere": (changed("marker=centre", "marker=2"), BadPosition, "marker of player 2 lies nowhere"),
    "marker elsewhere": (changed("marker=centre", "marker=9"), BadPosition, 'marker is "9"'),
    "101 tiles": (changed("bag=B16", "bag=B17"), BadPosition, "there are 21 blue tiles .expected 20"),
    "99 tiles": (changed("bag=B16", "bag=B15"), BadPosition, "there are 19 blue tiles"),
    "bag": (changed("bag=B16", "bag=BB16"), BadPosition, "bag is"),
    "bag too full": (changed("bag=B16", "bag=B99"), BadPosition, "no number above 20"),
    "score": (changed("board1=0", "board1=-3"), BadPosition, "score of board1"),
    "wall dash": (changed("...../", "..-../"), BadPosition, "expected 5 of the characters"),
    "board": (changed("board1=0;", "board1="), BadPosition, "board1 has 3 parts .expected 4"),
    "lines": (changed("-/-/-/-/-;", "-/-/-/-;"), BadPosition, "lines of board1 has 4 parts"),
    "overfull line": (changed("-/-/-/-/-;", "BB/-/-/-/-;"), BadPosition, "at most 1 tiles of one colour"),
    "mixed line": (changed("-/-/-/-/-;", "-/BY/-/-/-;"), BadPosition, "at most 2 tiles of one colour"),
    "moved line": (changed("-/-/-/-/-;", "-/B>/-/-/-;"), BadPosition, "can not have moved"),
    "wall row": (changed("...../", "..../"), BadPosition, "expected 5 of the characters"),
    "wall letter": (changed("...../", "..*../"), BadPosition, 'is "..\\*.."'),
    "chance": (changed("chance=0123456789abcdef.20", "chance=12"), BadPosition, "expected 16 hexadecimal digits"),
}  # fmt: skip


@pytest.mark.parametrize("name", MINI_REFUSED)
def test_a_text_that_is_no_position_is_refused(name: str) -> None:
    text, error, reason = MINI_REFUSED[name]
    with pytest.raises(error, match=reason):
        sintra.from_position(text)


IMPOSSIBLE = {
    "floor too long": (position([board(floor="YYYYYYYY")], displays="B"), "YYYYYYYY. .expected at most 7"),
    "wrong place": (position([board(wall=".B.../...../...../...../.....")], displays="B"), "B in a wrong place"),
    "colour in line and row": (
        position([board(lines="B/-/-/-/-", wall="B..../...../...../...../.....")], displays="B"),
        "a colour that its wall row has already",
    ),
    "colour twice in a row": (
        position([board(wall="B.B../...../...../...../.....")], wall="plain", displays="B"),
        "wall row 1 of board1 has a colour twice",
    ),
    "colour twice in a column": (
        position([board(wall="B..../B..../...../...../.....")], wall="plain", displays="B"),
        "wall column 1 of board1 has a colour twice",
    ),
    "too many tiles in a row": (
        position([board(wall="BY.../...../...../...../.....")], displays="B", round=2),
        "has 2 tiles .expected at most one a round: 1",
    ),
    "display too full": (position([], displays="BBBBB"), "too many tiles to draft"),
    "centre too full": (position([], centre="BBBBBBBYYYYYYYRRRRRRR"), "too many tiles to draft"),
    "over before the floor is cleared": (
        position([board(wall="BYRKW/...../...../...../.....", floor="R")], phase="over", turn="-"),
        "board1 has been tiled",
    ),
    "tiled before the line is cleared": (
        position([board(lines="-/RR/-/-/-"), board(lines="B/-/-/-/-")], wall="plain", phase="tile:1", turn=2),
        "board1 has been tiled .expected an empty floor",
    ),
    "moved to nowhere": (
        position([board(lines="-/R>/BBB/-/-")], wall="plain", phase="tile:3"),
        "line 2 of board1 has not moved",
    ),
    "nothing to draft": (position([]), "nothing can be drafted"),
    "row complete": (position([board(wall="BYRKW/...../...../...../.....")], displays="B"), "no complete row"),
    "over with tiles": (position([], displays="B", phase="over", turn="-"), "tiles left to draft"),
    "over for no reason": (position([], phase="over", turn="-"), "the game can not be over"),
    "nothing to tile": (position([], wall="plain", phase="tile:1"), "line 1 is not to be tiled"),
    "tile on the coloured wall": (position([board(lines="B/-/-/-/-")], phase="tile:1"), "is not to be tiled"),
    "tile a line that is not there": (position([], wall="plain", phase="tile:6"), "expected 1 to 5"),
    "a line above left out": (
        position([board(lines="B/BB/-/-/-")], wall="plain", phase="tile:2"), "a line above line 2 is still complete",
    ),
    "spread in mini": (position([], displays="B", phase="spread:1"), "display 1 can not be spread"),
    "gold too few": (position([], game="chocolatier", gold="keep/-/-/-/-", displays="B"), "gold shows 1 displays"),
    "gold twice": (position([], game="chocolatier", gold="keep/keep/-/-/-", displays="B"), "each kind once"),
    "gold unknown": (position([], game="chocolatier", gold="keep/moon/-/-/-", displays="B"), 'gold is "moon"'),
    "shield held and there": (
        position([], game="chocolatier", gold="keep/shield/-/-/-", displays="B", shields=["+", "-"]),
        "1 players hold the shield",
    ),
    "shield gone to nobody": (
        position([], game="chocolatier", gold="keep/gone/-/-/-", displays="B"), "0 players hold the shield",
    ),
    "shield gone with tiles": (
        position([], game="chocolatier", gold="keep/gone/-/-/-", displays="B/R", shields=["+", "-"]),
        "tiles on the shield's place",
    ),
    "shield that is not written": (
        position([], game="chocolatier", gold="keep/gone/-/-/-", displays="B", shields=["+", ""]),
        "expected -, . or . with one piece",
    ),
    "shield with two pieces": (
        position([], game="chocolatier", gold="keep/gone/-/-/-", displays="B", shields=["+RR", "-"]),
        "expected -, . or . with one piece",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_can_not_be_is_refused(name: str) -> None:
    text, reason = IMPOSSIBLE[name]
    with pytest.raises(BadPosition, match=reason):
        sintra.from_position(text)


def test_every_refusal_has_its_position() -> None:
    texts = [text for text, _ in IMPOSSIBLE.values()]
    texts += [text for text, error, _ in MINI_REFUSED.values() if error is BadPosition]
    assert len(refusals_of("classic")) > 20
    assert refusals_of("classic") - met_by(texts) == set()


def test_a_marker_beside_a_full_floor_is_possible() -> None:  # C-14
    text = position([board(floor="YYYYYYY")], displays="B", marker=1)
    assert sintra.from_position(text).view()["boards"][0]["marker"]
