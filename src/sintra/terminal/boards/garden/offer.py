"""The display, drawn: the top of the stack, the piles beside it, the expansions lying face up."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.panel import Panel
from rich.text import Text as Line

from sintra.terminal.boards.garden.face import QUIET, Face
from sintra.terminal.boards.layout import Block

BORDERS = 2
TITLE = 4  # the frame's line and a space at both sides of a title


def blocks(face: Face) -> Iterator[Block]:
    """The top of the stack, every pile in order, then the expansions."""
    view = face.view
    if view["top"] is not None:
        yield framed(face.codes(view["top"]), face.words("garden-stack", count=view["stack"]), "")
    for number, tiles in enumerate(view["piles"], 1):
        yield framed(face.codes(tiles), str(number), "")
    names = view["face_up"]
    row = face.codes(names) if names else Line(" · ", QUIET)
    yield framed(row, face.words("garden-expansions-short"), "" if names else QUIET)


def framed(row: Line, title: str, style: str) -> Block:
    """A row in a frame with a title."""
    width = BORDERS + max(len(row), len(title) + TITLE)
    frame: Any = box.ROUNDED
    heading = Line(title, style or "bold")
    panel = Panel(row, frame, title=heading, title_align="left", padding=0, width=width, border_style=style)
    return Block(panel, width)
