"""Moves as people type them."""

import pytest

import sintra
from sintra import NotAMove, SintraError

MINI, CHOCOLATIER = sintra.GAMES["mini"], sintra.GAMES["chocolatier"]

TYPED = [
    ("3 blue 2", {"do": "draft", "from": 2, "colour": "blue", "to": 1}),
    ("3 b 2", {"do": "draft", "from": 2, "colour": "blue", "to": 1}),
    ("  3   BLUE  2 ", {"do": "draft", "from": 2, "colour": "blue", "to": 1}),
    ("centre red floor", {"do": "draft", "from": "centre", "colour": "red", "to": "floor"}),
    ("c r f", {"do": "draft", "from": "centre", "colour": "red", "to": "floor"}),
    ("3 modrá 2", {"do": "draft", "from": 2, "colour": "blue", "to": 1}),
    ("3 modra 2", {"do": "draft", "from": 2, "colour": "blue", "to": 1}),
    ("střed červená podlaha", {"do": "draft", "from": "centre", "colour": "red", "to": "floor"}),
    ("s cerv p", {"do": "draft", "from": "centre", "colour": "red", "to": "floor"}),
    ("1 k 5", {"do": "draft", "from": 0, "colour": "black", "to": 4}),
    ("spread red left", {"do": "spread", "colour": "red", "side": "left"}),
    ("rozdat červená vpravo", {"do": "spread", "colour": "red", "side": "right"}),
    ("tile 2 column 4", {"do": "tile", "line": 1, "column": 3}),
    ("tile 2 4", {"do": "tile", "line": 1, "column": 3}),
    ("obložit 2 sloupec 4", {"do": "tile", "line": 1, "column": 3}),
]


@pytest.mark.parametrize(("text", "move"), TYPED)
def test_a_typed_move_is_understood(text: str, move: dict[str, object]) -> None:
    assert MINI.parse_move(text) == move


@pytest.mark.parametrize(
    "text", ["", "3", "3 blue", "3 bl 2", "3 brown 2", "x blue 2", "3 blue 2 2", "3 ² 2", "tile x y"]
)
def test_what_is_no_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotAMove, match="expected"):
        MINI.parse_move(text)


def test_each_edition_has_its_own_colours() -> None:
    assert CHOCOLATIER.parse_move("1 n 1")["colour"] == "brown"
    assert CHOCOLATIER.parse_move("1 hnědá 1")["colour"] == "brown"
    with pytest.raises(SintraError, match='for example "3 blue 2"'):
        CHOCOLATIER.parse_move("1 yellow 1")


@pytest.mark.parametrize("game", sintra.GAMES.values(), ids=lambda game: game.name)
def test_every_number_is_a_move_and_back(game: sintra.Game) -> None:
    texts = set()
    for action in range(game.actions):
        move = game.move_of(action)
        assert game.action_of(move) == action
        for language in ("en", "cs"):
            assert game.parse_move(game.format_move(move, language)) == move
        texts.add(game.format_move(move))
    assert len(texts) == game.actions
