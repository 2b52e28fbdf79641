"""Frames, and things beside each other in them."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text as Line

from sintra.terminal.boards.duel.face import MARK, QUIET
from sintra.terminal.boards.layout import Block

BORDERS = 2
ROWS = 2  # of everything above the boards
TITLE = 4  # the frame's line and a space at both sides of a title


def framed(rows: Sequence[Line], title: str, style: str, width: int = 0, is_marked: bool = False) -> Block:
    """Rows in a frame with a title, marked if the last move began there."""
    heading = Line.assemble(("▸", MARK) if is_marked else "", (title, style or "bold"))
    width = BORDERS + max(width, len(heading) + TITLE, *map(len, rows))
    frame: Any = box.ROUNDED
    panel = Panel(Group(*rows), frame, title=heading, title_align="left", padding=0, width=width, border_style=style)
    return Block(panel, width)


def beside(entries: Sequence[Sequence[Line]]) -> list[Line]:
    """Entries of up to two lines beside each other, with a space before each and after all."""
    return [Line.assemble(*(padded(entry, row) for entry in entries), " ") for row in range(ROWS)]


def padded(entry: Sequence[Line], row: int) -> Line:
    """A row of an entry, or nothing, as wide as the entry."""
    line = entry[row] if row < len(entry) else Line("")
    return Line.assemble(" ", line, " " * (max(map(len, entry)) - len(line)))


def flowing(entries: Sequence[Line], width: int, label: str = " ", gap: str = "  ") -> Iterator[Line]:
    """Entries one after another, as many in a line as fit; the first line has a label, the others its space."""
    line, is_empty = Line.assemble((label, QUIET)), True
    for entry in entries:
        if not is_empty and len(line) + len(gap) + len(entry) > width:
            yield line
            line, is_empty = Line(" " * len(label)), True
        line.append("" if is_empty else gap).append_text(entry)
        is_empty = False
    yield line
