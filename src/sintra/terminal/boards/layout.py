"""Blocks beside each other, as many as the width allows, and then below."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table

GAP = 1


class Block(NamedTuple):
    """A drawing of known width."""

    drawing: RenderableType
    width: int


def rows_of(blocks: Iterable[Block], width: int) -> Iterator[list[Block]]:
    """Blocks in rows that are not wider than `width`."""
    row: list[Block] = []
    for block in blocks:
        if row and sum(other.width + GAP for other in row) + block.width > width:
            yield row
            row = []
        row.append(block)
    yield row


def flow(blocks: Iterable[Block], width: int) -> Group:
    """Blocks drawn in rows."""
    return Group(*(side_by_side(row) for row in rows_of(blocks, width)))


def side_by_side(row: list[Block]) -> Table:
    """One row of blocks."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for block in row:
        grid.add_column(width=block.width, no_wrap=True)
    grid.add_row(*(block.drawing for block in row))
    return grid
