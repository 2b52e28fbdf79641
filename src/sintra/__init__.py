"""Sintra: four tile-drafting board games, to play, to study and to learn on."""

from collections.abc import Mapping
from typing import Any

from sintra.core.contract import Event, Game, Move, View
from sintra.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalMove,
    NotAMove,
    NothingToUndo,
    SintraError,
    listed,
    shown,
)
from sintra.core.record import parse_record
from sintra.core.table import UNDO_FREELY, Table
from sintra.games import GAMES

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NotAMove",
    "NothingToUndo",
    "SintraError",
    "Table",
    "View",
    "find_game",
    "from_position",
    "load",
    "new_table",
]


def find_game(name: str) -> Game:
    """A game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption("refusal-no-game", given=shown(name), expected=listed(GAMES))
    return GAMES[name]


def as_text(given: object) -> str:
    if isinstance(given, str):
        return given
    raise SintraError("refusal-no-text", given=shown(given))


def new_table(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    undo: str = UNDO_FREELY,
) -> Table:
    """A new game, dealt. Without a seed the chance is new and secret."""
    return Table.new(find_game(game), players, {} if options is None else options, seed, undo)


def load(record: str, undo: str = UNDO_FREELY) -> Table:
    """The table of a record, replayed to its last move."""
    parsed = parse_record(as_text(record))
    try:
        game = find_game(parsed.game)
    except BadOption as error:
        raise BadRecord(parsed.start_line or 1, error.text) from error
    return Table.from_record(game, parsed, undo)


def from_position(text: str, seed: int | None = None, undo: str = UNDO_FREELY) -> Table:
    """A table that goes on from a position; `seed` draws its chance anew."""
    name = next(iter(as_text(text).split(maxsplit=1)), "")
    return Table.from_position(find_game(name), text, seed, undo)
