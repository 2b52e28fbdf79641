"""Moves as they were numbered, written and typed before keep their meaning."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

import sintra
from sintra import Game, IllegalMove, Move, Table
from tests.kept.actions import KEPT, kept_actions

TYPED = {path.stem: path for path in sorted((KEPT / "typed").glob("*.tsv"))}


def read_typed(game: Game, text: str) -> Move:
    """The move that a text means where every move is possible."""
    return game.parse_move(text)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_number_keeps_its_move_and_its_texts(name: str) -> None:
    game, actions = sintra.GAMES[name], kept_actions(name)
    assert [action.number for action in actions] == list(range(game.actions))
    for action in actions:
        assert game.move_of(action.number) == action.move
        assert game.action_of(action.move) == action.number
        assert game.format_move(action.move, "en") == action.english
        assert game.format_move(action.move, "cs") == action.czech


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_text_is_read_as_its_move(name: str) -> None:
    game = sintra.GAMES[name]
    for action in kept_actions(name):
        assert read_typed(game, action.english) == action.move
        assert read_typed(game, action.czech) == action.move


@pytest.mark.parametrize("name", TYPED)
def test_what_was_understood_is_understood(name: str) -> None:
    """Beginnings of words, letters of colours, without accents, without words that need not be there."""
    game, actions = sintra.GAMES[name], kept_actions(name)
    lines = TYPED[name].read_text(encoding="utf-8").splitlines()
    assert len(lines) > 500
    for line in lines:
        number, text = line.split("\t")
        assert read_typed(game, text) == actions[int(number)].move, text


def refused_moves() -> Iterator[tuple[Table, str, str | Move]]:
    """A table, the kind of the refusal, and the move that was tried there."""
    table = None
    for line in (KEPT / "refused-moves.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("position "):
            table = sintra.from_position(line.removeprefix("position "))
        elif line and not line.startswith("#"):
            assert table
            kind, move, _ = line.split("\t")
            yield table, kind, json.loads(move) if move.startswith("{") else move


def test_no_move_and_not_possible_now_stay_different_answers() -> None:
    kinds: Counter[str] = Counter()
    for table, kind, move in refused_moves():
        before = table.position()
        with pytest.raises(IllegalMove) as caught:
            table.play(move)
        assert type(caught.value).__name__ == kind, (move, before)
        assert table.position() == before
        kinds[kind] += 1
    assert min(kinds[kind] for kind in ("NotAMove", "IllegalMove")) > 200
