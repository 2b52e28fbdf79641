"""The displays and the centre, drawn."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text as Line

from sintra.core.contract import View
from sintra.terminal.boards.classic.face import GOLD, GONE, MARK, QUIET, Face
from sintra.terminal.boards.classic.marks import Marks
from sintra.terminal.boards.layout import Block

PAD = " "
CELL = 3  # a tile with its pads
ROWS = 2  # of tiles on a display
BORDERS = 2
COUNTS_PER_ROW = 3  # in the centre
COUNT = 5  # a tile of the centre with its number
STAR = "★"  # beside the number of a gold display


def blocks(face: Face, marks: Marks) -> Iterator[Block]:
    """Every display in order, then the centre."""
    for number, display in enumerate(face.view["displays"]):
        yield display_block(face, number, display, number in marks.sources)
    yield centre_block(face, "centre" in marks.sources)


def display_block(face: Face, number: int, display: View, is_marked: bool) -> Block:
    """A display with its tiles in two rows."""
    tiles, special = display["tiles"], display["special"]
    columns = max(2, -(-len(tiles) // ROWS))
    rows = [tile_row(face, tiles[start : start + columns], columns) for start in (0, columns)]
    is_gold = special is not None and special != GONE
    title = Line.assemble((f"{STAR}{number + 1}", GOLD) if is_gold else (f"{number + 1}", "bold" if tiles else QUIET))
    return framed(rows, title, columns * CELL, GOLD if is_gold else "" if tiles else QUIET, is_marked)


def tile_row(face: Face, tiles: Sequence[str], columns: int) -> Line:
    """Tiles beside each other; where none is left, a dot."""
    cells = [face.tile(tile, PAD) for tile in tiles]
    cells += [face.place(None, PAD)] * (columns - len(cells))
    return Line.assemble(*cells)


def framed(rows: Sequence[Line], title: Line, width: int, style: str, is_marked: bool) -> Block:
    """Rows in a frame with a title, marked if the last move began there."""
    whole = Line.assemble(("▸", MARK) if is_marked else "", title)
    frame: Any = box.ROUNDED
    width += BORDERS
    panel = Panel(Group(*rows), frame, title=whole, title_align="left", padding=0, width=width, border_style=style)
    return Block(panel, width)


def centre_block(face: Face, is_marked: bool) -> Block:
    """How many of each colour lie in the centre, and the marker."""
    centre = face.view["centre"]
    entries = [counted(face, colour, centre["tiles"].count(colour)) for colour in face.colours]
    entries.append(face.tile("marker", PAD) if centre["marker"] else Line(""))
    rows = [entry_row(entries[start : start + COUNTS_PER_ROW]) for start in (0, COUNTS_PER_ROW)]
    is_empty = not (centre["tiles"] or centre["marker"])
    title = Line(face.words("classic-centre"), QUIET if is_empty else "bold")
    width = COUNTS_PER_ROW * COUNT
    return framed(rows, title, width, QUIET if is_empty else "", is_marked)


def counted(face: Face, colour: str, count: int) -> Line:
    """A tile and how many of it there are."""
    if not count:
        return Line("")
    return Line.assemble(face.tile(colour, PAD), str(count))


def entry_row(entries: Sequence[Line]) -> Line:
    """Entries in columns of equal width."""
    row = Line()
    for entry in entries:
        row.append_text(entry).append(" " * (COUNT - len(entry)))
    return row


def gold_lines(face: Face, width: int) -> Iterator[Line]:
    """What the gold displays do, as many in a line as fit."""
    numbered = enumerate(face.view["displays"], 1)
    named = [(number, shown["special"]) for number, shown in numbered if shown["tiles"] or shown["special"] == GONE]
    entries = [
        f"{'' if special == GONE else STAR}{number} {face.special(special)}" for number, special in named if special
    ]
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 3 > width:
            yield Line(line, GOLD)
            line = ""
        line += f"{'   ' if line else ' '}{entry}"
    if line:
        yield Line(line, GOLD)
