"""Blocks beside each other, as many as the width allows, and then below."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

GAP = 1
MINUS = "\N{MINUS SIGN}"


class Block(NamedTuple):
    """A drawing of known width."""

    drawing: RenderableType
    width: int


def width_of(row: Sequence[Block]) -> int:
    return sum(block.width + GAP for block in row) - GAP


def full_rows(blocks: Iterable[Block], width: int) -> list[list[Block]]:
    """Blocks in as few rows as possible."""
    rows: list[list[Block]] = [[]]
    for block in blocks:
        if rows[-1] and width_of([*rows[-1], block]) > width:
            rows.append([])
        rows[-1].append(block)
    return rows


def even_rows(blocks: Sequence[Block], width: int) -> list[list[Block]]:
    """Blocks in as few rows as possible, each with about as many as any other if they fit."""
    full = full_rows(blocks, width)
    each = -(-len(blocks) // len(full))
    even = [list(blocks[start : start + each]) for start in range(0, len(blocks), each)]
    return even if all(width_of(row) <= width for row in even) else full


def flow(blocks: Iterable[Block], width: int) -> list[Table]:
    return [side_by_side(row) for row in even_rows(list(blocks), width)]


def side_by_side(row: list[Block]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for block in row:
        grid.add_column(width=block.width, no_wrap=True)
    grid.add_row(*(block.drawing for block in row))
    return grid


def opposite(left: str, right: str, width: int) -> Line:
    """Something important at the left of a line, and something quiet at its right."""
    space = max(1, width - len(left) - len(right) - 2)
    line = Line.assemble(" ", (left, "bold"), " " * space, (right, "dim"), no_wrap=True)
    line.truncate(width)
    return line
