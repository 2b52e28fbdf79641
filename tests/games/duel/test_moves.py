"""Moves as people type them."""

from typing import Any

import pytest

import sintra
from sintra import IllegalMove, NotAMove
from tests.games.duel.build import board, table_at

DUEL = sintra.GAMES["duel"]

TYPED: list[tuple[str, dict[str, Any]]] = [
    ("plate 2", {"do": "plate", "from": 1}),
    ("destička 2", {"do": "plate", "from": 1}),
    ("desticka 2", {"do": "plate", "from": 1}),
    ("draw", {"do": "draw"}),
    ("dobrat", {"do": "draw"}),
    ("stop", {"do": "stop"}),
    ("dost", {"do": "stop"}),
    ("keep 3", {"do": "keep", "plate": 2}),
    ("vybrat 3", {"do": "keep", "plate": 2}),
    ("under 1", {"do": "under", "plate": 0}),
    ("vespod 1", {"do": "under", "plate": 0}),
    ("place 5 turned 90", {"do": "place", "field": 4, "turn": 1}),
    ("place 5 90", {"do": "place", "field": 4, "turn": 1}),
    ("umístit 9 otočit 270", {"do": "place", "field": 8, "turn": 3}),
    ("sun 3 blue 2", {"do": "sun", "factory": 2, "colour": "blue", "to": 1}),
    ("  SUN   3  b 2 ", {"do": "sun", "factory": 2, "colour": "blue", "to": 1}),
    ("sun 5 turquoise broken", {"do": "sun", "factory": 4, "colour": "turquoise", "to": "broken"}),
    ("sun large turquoise broken", {"do": "sun", "factory": 4, "colour": "turquoise", "to": "broken"}),
    ("slunce velká tyrkysová rozbít", {"do": "sun", "factory": 4, "colour": "turquoise", "to": "broken"}),
    ("slunce 1 cerna 6", {"do": "sun", "factory": 0, "colour": "black", "to": 5}),
    ("moon red broken", {"do": "moon", "colour": "red", "to": "broken"}),
    ("moon k 6", {"do": "moon", "colour": "black", "to": 5}),
    ("měsíc červená 4", {"do": "moon", "colour": "red", "to": 3}),
    ("stack yellow", {"do": "stack", "colour": "yellow"}),
    ("navrstvit žlutá", {"do": "stack", "colour": "yellow"}),
    ("chip 4", {"do": "chip", "factory": 3}),
    ("bonus 4", {"do": "chip", "factory": 3}),
    ("tile 2 column 4", {"do": "tile", "line": 1, "column": 3}),
    ("tile 2 4", {"do": "tile", "line": 1, "column": 3}),
    ("obložit 2 sloupec 4", {"do": "tile", "line": 1, "column": 3}),
    ("complete 6", {"do": "complete", "line": 5}),
    ("dokončit 6", {"do": "complete", "line": 5}),
    ("leave 1", {"do": "leave", "line": 0}),
    ("nechat 1", {"do": "leave", "line": 0}),
    ("pay RT TY", {"do": "pay", "chips": ["RT", "TY"]}),
    ("pay ty rt", {"do": "pay", "chips": ["RT", "TY"]}),
    ("zaplatit T B T", {"do": "pay", "chips": ["B", "T", "T"]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "move"), TYPED)
def test_a_typed_move_is_understood(text: str, move: dict[str, Any]) -> None:
    assert DUEL.parse_move(text) == move


NOT_MOVES = [
    "", "sun", "sun 3", "sun 3 blue", "sun 3 brown 2", "sun 6 blue 2", "sun 3 blue 7", "sun 3 blue 2 2", "moon blue",
    "moon large blue 2", "chip 5", "chip large", "plate 4", "plate 0", "place 10 turned 0", "place 1 turned 45",
    "tile 7 1", "pay", "pay T", "pay T T T", "pay T B K Y", "pay TR TY", "dance", "draw 1", "3 blue 2", "keep 16",
    "stack", "sun ² b 2",
]  # fmt: skip


@pytest.mark.parametrize("text", NOT_MOVES)
def test_what_is_no_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotAMove, match="expected") as refused:
        DUEL.parse_move(text)
    assert "očekáv" in refused.value.in_("cs")


@pytest.mark.parametrize(
    "move",
    [
        {"do": "fly"},
        {"do": "sun", "factory": 4, "colour": "blue"},
        {"do": "sun", "factory": 5, "colour": "blue", "to": 0},
        {"do": "sun", "factory": 0, "colour": "blue", "to": 6},
        {"do": "chip", "factory": 4},
        {"do": "pay", "chips": ["TY", "RT"]},
        {"do": "pay", "chips": ["T", "T", "T"]},
        {"do": "pay", "chips": "RT"},
        {"do": "draw", "plate": 0},
        {"do": "place", "field": True, "turn": 0},
        {"do": "keep", "plate": 15},
    ],
)
def test_an_object_that_is_no_move_is_refused(move: dict[str, Any]) -> None:
    with pytest.raises(NotAMove):
        DUEL.action_of(move)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = table_at(board(), suns="BBYR")
    before = table.position()
    for move in ("sun 2 blue 1", "moon blue 1", "chip 1", "stop", "keep 1", "tile 1 1", "pay T T", "leave 1"):
        with pytest.raises(IllegalMove, match="not possible now"):
            table.play(move)
    with pytest.raises(IllegalMove, match="seat 1 can not move now"):
        table.play("sun 1 blue 1", seat=1)
    assert table.position() == before


def test_every_number_is_a_move_and_back() -> None:
    moves = [DUEL.move_of(action) for action in range(DUEL.actions)]
    assert [DUEL.action_of(move) for move in moves] == list(range(DUEL.actions))
    kinds = [move["do"] for move in moves]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "plate": 3, "draw": 1, "stop": 1, "keep": 15, "under": 15, "place": 36, "sun": 175, "stack": 5, "moon": 35,
        "chip": 4, "tile": 36, "complete": 6, "leave": 6, "pay": 55 + 210,
    }  # fmt: skip
