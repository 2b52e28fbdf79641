"""Frames, and what lies beside each other in them."""

from collections.abc import Container, Iterable, Iterator, Sequence

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text as Line

from sintra.terminal.boards.layout import Block
from sintra.terminal.boards.voice import Voice

QUIET, CLEAR, MARK = "dim", "not dim", "not dim bold #4fb3a0"
SIGN = "▸"  # beside what the last moves touched
NOTHING = "·"
BORDERS = 2
TITLE = 4  # the frame's line and a space at both sides of a title


def framed(rows: Sequence[Line], title: Line, style: str, width: int) -> Block:
    """Rows in a frame of this inner width, with a title."""
    panel = Panel(
        Group(*rows), box.ROUNDED, title=title, title_align="left", padding=0, width=width + BORDERS, border_style=style
    )
    return Block(panel, width + BORDERS)


def fitted(rows: Sequence[Line], title: str, style: str = "", least: int = 0, is_marked: bool = False) -> Block:
    """Rows in a frame with a title, as wide as they need, marked if the last move began there."""
    heading = Line.assemble((SIGN, MARK) if is_marked else "", (title, style or "bold"))
    return framed(rows, heading, style, max(least, len(heading) + TITLE, *map(len, rows)))


def owned(face: Voice, seat: int, rows: Iterable[Line], width: int, owner: str, padding: int = 1) -> Block:
    """A player's board in a frame with its owner and points."""
    is_turn = face.view["turn"] == seat
    panel = Panel(
        Group(*rows),
        box.ROUNDED,
        title=Line(f"{'● ' if is_turn else ''}{owner}", "bold" if is_turn else CLEAR),
        title_align="left",
        subtitle=Line(face.words("common-points", points=face.view["boards"][seat]["score"]), f"bold {CLEAR}"),
        subtitle_align="right",
        padding=(0, padding),
        width=width,
        border_style=MARK if is_turn else QUIET,
    )
    return Block(panel, width)


def spaced(cells: Sequence[Line], marked: Container[int] = ()) -> Line:
    """Cells with a gap before each, which may hold the mark."""
    gaps = [(SIGN, MARK) if number in marked else (" ", "") for number in range(len(cells))]
    return Line.assemble(*(part for pair in zip(gaps, cells, strict=True) for part in pair))


def nothing(pad: str) -> Line:
    """A free space on which nothing is printed."""
    return Line(f"{pad}{NOTHING}{pad}", QUIET)


def explained(sign: Line, meaning: str) -> Line:
    return Line.assemble(sign, (f" {meaning}", QUIET))


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
