"""The displays and the centre, drawn."""

from collections.abc import Iterator, Sequence

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.terminal.boards.classic.face import GOLD, GONE, Face
from sintra.terminal.boards.frames import MARK, QUIET, SIGN, flowing, framed, nothing
from sintra.terminal.boards.layout import Block

PAD = " "
CELL = 3  # a tile with its pads
ROWS = 2  # of tiles on a display
COUNTS_PER_ROW = 3  # in the centre
COUNT = 5  # a tile of the centre with its number
STAR = "★"  # beside the number of a gold display


def blocks(face: Face) -> Iterator[Block]:
    for number, display in enumerate(face.view["displays"]):
        yield display_block(face, number, display)
    yield centre_block(face)


def marked(face: Face, source: int | str, title: str, style: str) -> Line:
    """A title, marked if the last move began there."""
    return Line.assemble((SIGN, MARK) if face.is_marked("source", source) else "", (title, style))


def display_block(face: Face, number: int, display: View) -> Block:
    """A display with its tiles in two rows."""
    tiles, special = display["tiles"], display["special"]
    columns = max(2, -(-len(tiles) // ROWS))
    rows = [tile_row(face, tiles[start : start + columns], columns) for start in (0, columns)]
    is_gold = special is not None and special != GONE
    style = GOLD if is_gold else "" if tiles else QUIET
    title = marked(face, number, f"{STAR if is_gold else ''}{number + 1}", style or "bold")
    return framed(rows, title, style, columns * CELL)


def tile_row(face: Face, tiles: Sequence[str], columns: int) -> Line:
    """Tiles beside each other; where none is left, a dot."""
    return Line.assemble(*(face.tile(tile, PAD) for tile in tiles), *[nothing(PAD)] * (columns - len(tiles)))


def centre_block(face: Face) -> Block:
    """How many of each colour lie in the centre, and the marker."""
    centre = face.view["centre"]
    entries = [counted(face, colour, centre["tiles"].count(colour)) for colour in face.colours]
    entries.append(face.tile("marker", PAD) if centre["marker"] else Line(""))
    rows = [entry_row(entries[start : start + COUNTS_PER_ROW]) for start in (0, COUNTS_PER_ROW)]
    style = "" if centre["tiles"] or centre["marker"] else QUIET
    title = marked(face, "centre", face.words("classic-centre"), style or "bold")
    return framed(rows, title, style, COUNTS_PER_ROW * COUNT)


def counted(face: Face, colour: str, count: int) -> Line:
    return Line.assemble(face.tile(colour, PAD), str(count)) if count else Line("")


def entry_row(entries: Sequence[Line]) -> Line:
    """Entries in columns of equal width."""
    row = Line()
    for entry in entries:
        row.append_text(entry).append(" " * (COUNT - len(entry)))
    return row


def gold_lines(face: Face, width: int) -> Iterator[Line]:
    """What the gold displays do, as many in a line as fit."""
    entries = []
    for number, shown in enumerate(face.view["displays"], 1):
        special = shown["special"]
        if special and (shown["tiles"] or special == GONE):
            star = "" if special == GONE else STAR
            entries.append(Line(f"{star}{number} {face.special(special)}", GOLD))
    return flowing(entries, width, gap="   ") if entries else iter(())
