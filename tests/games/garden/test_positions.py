"""Position texts: what they look like, and the refusal of what can not be."""

import pytest

import sintra
from sintra import BadPosition
from tests.games.garden.build import BLANKS, OPENING, player, position
from tests.refusals import met_by, refusals_of


def test_an_opening_says_what_everybody_has() -> None:
    assert OPENING.startswith(
        "garden players=2 scoring=base pass_discard=off round=1 turn=1 starter=1 passed=- marker=- phase=turn stacks="
    )
    assert " player1=15;3;-;-;-;-/-/-/-/-/- player2=15;3;-;-;-;-/-/-/-/-/- chance=" in OPENING


def test_hexagons_may_be_written_in_any_order() -> None:
    text = position(player(tiles="Y3B21", garden="e4B2.d4B1"))
    assert ";B12Y3;-;d4B1.e4B2;" in sintra.from_position(text).position()


CHAINS = {
    "copy": (position(top="B2B4", piles="D1:B24", left=3), ["take blue", "copy blue bird pile 1"], "copy:B:.1...."),
    "pay": (position(player(jokers=2, tiles="B3Y3")), ["place blue butterfly e4"], "pay:B3:e4"),
    "expand": (position(player(jokers=2, tiles="Y3", expansions="B3")), ["expand b3 1 6"], "pay:B3:1.6"),
    "discard": (position(player(tiles="B22"), pass_discard="on"), ["pass", "discard b2"], "discard:B2:-"),
}  # fmt: skip


@pytest.mark.parametrize("name", CHAINS)
def test_a_chain_of_decisions_is_part_of_the_position(name: str) -> None:
    text, typed, phase = CHAINS[name]
    table = sintra.from_position(text)
    for move in typed:
        table.play(move)
    assert f" phase={phase} " in table.position()
    again = sintra.from_position(table.position())
    assert (again.legal, again.view()) == (table.legal, table.view())


def changed(old: str, new: str, text: str = OPENING) -> str:
    assert old in text
    return text.replace(old, new, 1)


WRITTEN_WRONG = {
    "no fields": ("garden", "players is missing"),
    "not a field": (OPENING + " hello", 'can not read "hello"'),
    "field twice": (OPENING + " round=2", "every field once"),
    "field unknown": (OPENING + " colour=2", "colour is unknown"),
    "field missing": (changed("tower=- ", ""), "tower is missing"),
    "players": (changed("players=2", "players=5"), 'players is "5" .expected 2 to 4'),
    "scoring": (changed("scoring=base", "scoring=best"), "expected one of: base, variant"),
    "pass_discard": (changed("pass_discard=off", "pass_discard=x"), "expected one of: off, on"),
    "round": (changed("round=1", "round=5"), "expected 1 to 4"),
    "turn": (changed("turn=1", "turn=3"), "expected 1 to 2"),
    "turn of nobody": (changed("turn=1", "turn=-"), "expected - when the game is over"),
    "passed": (changed("passed=-", "passed=11"), "expected each at most once"),
    "passed nobody": (changed("passed=-", "passed=3"), "at most 2 of the characters 1 2"),
    "phase": (changed("phase=turn", "phase=dance"), "expected one of: turn, copy, pay, discard, over"),
    "phase with parts": (changed("phase=turn", "phase=turn:B"), "only copy, pay, and discard"),
    "copy line": (changed("phase=turn", "phase=copy:X:......"), "the line of phase is .X."),
    "copy picks": (changed("phase=turn", "phase=copy:B:..."), "the places of phase .*expected 6 of the characters"),
    "pay hexagon": (changed("phase=turn", "phase=pay:X9:e4"), 'phase is "X9"'),
    "pay cell": (changed("phase=turn", "phase=pay:B2:e5"), 'no place "e5"'),
    "pay slot": (changed("phase=turn", "phase=pay:B2:7.1"), 'no place "7.1"'),
    "stacks": (changed("stacks=", "stacks=-/"), "stacks has 5 parts .expected 4"),
    "hexagons": (changed("top=", "top=X"), "expected letters BPLYGD"),
    "four tiles": (changed("tower=-", "tower=B1111"), "4 tiles B1 .expected at most 3"),
    "pile": (changed("piles=-", "piles=B1"), "pile 1 has 1 parts"),
    "piles": (changed("piles=-", "piles=" + "/".join(["B1:B1"] * 9)), "piles has 9 parts .expected 0 to 8"),
    "player": (changed("player1=15;", "player1="), "player1 has 5 parts .expected 6"),
    "score": (changed("player1=15", "player1=-3"), "the score of player1"),
    "jokers": (changed("player1=15;3", "player1=15;13"), "expected 0 to 12"),
    "expansions": (changed("player1=15;3;-;-", "player1=15;3;-;B123"), "at most 2 different"),
    "slot": (changed("-/-/-/-/-/-", "B1/-/-/-/-/-"), 'slot 1 of player1 is "B1" .expected an expansion with its turn'),
    "slot turn": (changed("-/-/-/-/-/-", "B1:7/-/-/-/-/-"), 'slot 1 of player1 is "B1:7"'),
    "garden cell": (changed(";-;-/-/-", ";k1B1;-/-/-"), 'the garden of player1 has "k1B1"'),
    "chance": (changed("chance=", "chance=x"), "16 hexadecimal digits"),
}  # fmt: skip

BUSY = position(player(jokers=2, tiles="B3Y3"), top="B2B4", piles="D1:B24", left=3)
IMPOSSIBLE = {
    "tiles too many": (changed("tower=-", "tower=B1"), "there are 4 tiles B1 .expected 3"),
    "expansion twice": (position(player(expansions="B1"), player(expansions="B1")), "2 expansions B1 .expected 1"),
    "stack too small": (position(stacks="-/B12345/P12345/Y1234"), "stack 4 has 4 expansions .expected 5 to 5"),
    "stack of the past": (position(round=2, stacks="B1/-/P12345/Y12345"), "stack 1 has 1 expansions .expected 0 to 0"),
    "display too full": (position(top="B1", left=4, up="P12"), "6 expansions in the display .expected at most 5"),
    "top without tiles": (position(left=2), "top has 0 tiles .expected 1 to 4"),
    "top without stack": (position(top="B1", left=0), "top has 1 tiles .expected 0 to 0"),
    "top too full": (position(top="B12345", left=2), "top has 5 tiles"),
    "pile too full": (position(piles="D1:B1234"), "pile 1 has 4 tiles .expected 1 to 3"),
    "pile empty": (position(piles="D1:-"), "pile 1 has 0 tiles"),
    "storage too full": (position(player(jokers=12, tiles="B1")), "13 tiles and jokers .expected at most 12"),
    "tile on no slot": (position(player(garden="e7B1")), "can not have a tile on e7"),
    "tile on a pavilion": (position(player(garden="e8B2", slots="B1:1/-/-/-/-/-")), "can not have a tile on e8"),
    "tile on a printed hexagon": (position(player(garden="e9B2", slots="B1:1/-/-/-/-/-")), "can not have a tile on e9"),
    "two tiles on a cell": (position(player(garden="e4B2.e4B3")), "can not have a tile on e4"),
    "identical neighbours": (position(player(garden="d4B2.d5B2")), "a group with two B2"),
    "identical in a group": (position(player(garden="d4B2.d5B3.e6B2")), "a group with two B2"),
    "identical in a symbol group": (position(player(garden="d4B2.d5Y2.e6B2")), "a group with two B2"),
    "joined later": (position(player(garden="d4B2.e6B2.d5B3")), "a group with two B3|two B2"),
    "marker without pass": (changed("marker=-", "marker=1"), "marker is in the wrong place"),
    "pass without marker": (changed("passed=-", "passed=2"), "marker is in the wrong place"),
    "marker with another": (position(count=3, passed="2", marker=3), "marker is in the wrong place"),
    "mover has passed": (position(passed="1", marker=1), "passed does not fit"),
    "over too early": (position(phase="over", turn="-", passed="12", marker=1), "the game can not be over"),
    "over with storage": (
        position(player(jokers=1), phase="over", turn="-", passed="12", marker=1, round=4), "the game can not be over",
    ),
    "over without passing": (position(phase="over", turn="-", round=4), "passed does not fit"),
    "returned but seen": (position(up="P4", returned="P4"), "returned has P4"),
    "nothing to copy": (changed("phase=turn", "phase=copy:Y:......", BUSY), "no copy to choose"),
    "copy in the wrong place": (changed("phase=turn", "phase=copy:B:.2....", BUSY), "no copy to choose"),
    "copy all chosen": (changed("phase=turn", "phase=copy:B:.1.1..", BUSY), "no copy to choose"),
    "copy out of order": (changed("phase=turn", "phase=copy:B:...1..", BUSY), "no copy to choose"),
    "nothing to pay": (changed("phase=turn", "phase=pay:B4:e4", BUSY), "B4 is not to be paid for"),
    "pay for a tree": (position(player(jokers=2, tiles="B1"), phase="pay:B1:e4"), "B1 is not to be paid for"),
    "pay in one way": (position(player(jokers=2, tiles="B3"), phase="pay:B3:e4"), "B3 is not to be paid for"),
    "pay where it may not lie": (
        position(player(jokers=3, tiles="B3Y3", garden="d4B3"), phase="pay:B3:d5"), "B3 is not to be paid for",
    ),
    "discard without the option": (position(player(tiles="B1"), phase="discard:-:-"), "nothing can be discarded"),
    "discard too dear": (
        position(player(score=1, tiles="B1"), phase="discard:-:-", pass_discard="on"), "nothing can be discarded",
    ),
    "discard what is not there": (
        position(player(tiles="B1"), phase="discard:B2:-", pass_discard="on"), "nothing can be discarded",
    ),
    "discard the expansion first": (
        position(player(tiles="B2", expansions="B2"), phase="discard:-:B2", pass_discard="on"),
        "nothing can be discarded",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*WRITTEN_WRONG, *IMPOSSIBLE])
def test_what_can_not_be_is_refused(name: str) -> None:
    text, reason = {**WRITTEN_WRONG, **IMPOSSIBLE}[name]
    with pytest.raises(BadPosition, match=reason) as caught:
        sintra.from_position(text)
    assert caught.value.in_("cs") != caught.value.in_("en")
    assert '"' not in caught.value.in_("cs")


def test_every_refusal_has_its_position() -> None:
    assert len(refusals_of("garden")) > 20
    assert refusals_of("garden") - met_by(text for text, _ in {**WRITTEN_WRONG, **IMPOSSIBLE}.values()) == set()


def test_a_garden_may_be_full_of_blank_expansions() -> None:
    table = sintra.from_position(position(player(slots=BLANKS)))
    assert len(table.view()["boards"][0]["free"]) == 48
