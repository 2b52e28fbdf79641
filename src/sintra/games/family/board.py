"""What the boards with pattern lines have in common in a position's text."""

from typing import Any

from sintra.core.notation.codecs import repeated, series
from sintra.core.notation.fields import Field


def lines(alphabet: str, count: int) -> Field:
    """The pattern lines: their colours, how many tiles each has, and which have sent one on already."""
    codec = series("/", [repeated(alphabet, line + 1, mark=">") for line in range(count)], "refusal-part-line")
    return Field("refusal-part-lines", codec, "line_colour", "line_tiles", "moved")


def moved_bits(said: Any) -> int:
    """The lines of whoever is to decide that have sent a tile on, as the state keeps them."""
    return sum(is_moved << line for line, is_moved in enumerate(said.players[said.seat].moved))


def note_moved(state: Any, count: int) -> None:
    """The same for each board, as the text says it."""
    for seat, player in enumerate(state.players):
        moved = state.moved if seat == state.seat else 0
        player.moved = [moved >> line & 1 for line in range(count)]


def tiles_in(player: Any, grid: list[list[int]], colour: int) -> int:
    """How many tiles of a colour are in a player's lines and on the wall or dome."""
    in_lines = sum(tiles for tiles, its in zip(player.line_tiles, player.line_colour, strict=True) if its == colour)
    return int(in_lines + sum(row.count(colour) for row in grid))
