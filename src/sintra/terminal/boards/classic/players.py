"""The players' boards, drawn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text as Line

from sintra.core.contract import View
from sintra.games.classic.cardboard import COLUMNS, FLOOR_LOSSES, LINES
from sintra.terminal.boards.classic.face import CLEAR, MARK, QUIET, Face
from sintra.terminal.boards.classic.marks import Marks
from sintra.terminal.boards.layout import GAP, MINUS, Block


@dataclass(frozen=True)
class Size:
    """How large a board is drawn."""

    pad: str  # at each side of a letter

    @property
    def cell(self) -> int:
        """The width of a space."""
        return 1 + 2 * len(self.pad)

    @property
    def half(self) -> int:
        """The width of the lines, and of the wall: each space has a gap before it."""
        return COLUMNS * (self.cell + 1)

    @property
    def width(self) -> int:
        """The width of a board: number, lines, border, wall, and the frame with its space."""
        return 1 + self.half + 1 + self.half + 4


LARGE, SMALL = Size(" "), Size("")


def blocks(face: Face, marks: Marks, width: int) -> Iterator[Block]:
    """All boards, the viewer's first, the others in turn order."""
    seats = len(face.view["boards"])
    viewer = face.view["viewer"]
    for number in range(seats):
        seat = (number + (viewer or 0)) % seats
        size = LARGE if is_large(seat, viewer, seats, width) else SMALL
        yield Block(Drawing(face, marks, seat, size).panel(), size.width)


def is_large(seat: int, viewer: int | None, seats: int, width: int) -> bool:
    """The viewer's board is large; for a spectator all are, if there is room."""
    if viewer is not None:
        return seat == viewer
    return seats * (LARGE.width + GAP) - GAP <= width


class Drawing:
    """One player's board."""

    def __init__(self, face: Face, marks: Marks, seat: int, size: Size) -> None:
        self.face, self.marks, self.seat, self.size = face, marks, seat, size
        self.board: View = face.view["boards"][seat]
        self.places: list[list[str]] | None = face.view["places"]

    def panel(self) -> Panel:
        """The board with its owner and points."""
        is_turn = self.face.view["turn"] == self.seat
        name, points = self.face.name(self.seat), self.face.points(self.board["score"])
        return Panel(
            Group(*self.rows()),
            box.ROUNDED,
            title=Line(f"{'● ' if is_turn else ''}{name}", "bold" if is_turn else CLEAR),
            title_align="left",
            subtitle=Line(points, f"bold {CLEAR}"),
            subtitle_align="right",
            width=self.size.width,
            border_style=MARK if is_turn else QUIET,
        )

    def rows(self) -> Iterator[Line]:
        """Pattern lines against the wall, then the floor."""
        if self.places is None:
            yield self.column_numbers()
        for row in range(LINES):
            yield Line.assemble(
                (f"{row + 1}", QUIET),
                self.spaced(self.line_cells(row), self.line_mark(row)),
                ("│", QUIET),
                self.spaced(self.wall_cells(row), self.wall_mark(row)),
            )
        yield from self.floor_rows()
        if self.board["shield"] is not None:
            yield self.shield_row()

    def spaced(self, cells: Sequence[Line], marked: int | None) -> Line:
        """Cells with a gap before each, one of which may hold the mark."""
        gaps = [("▸", MARK) if number == marked else (" ", "") for number in range(len(cells))]
        return Line.assemble(*(part for gap, cell in zip(gaps, cells, strict=True) for part in (gap, cell)))

    def column_numbers(self) -> Line:
        """The numbers of the wall's columns, which a move on the plain side names."""
        numbers = "".join(f" {self.size.pad}{column + 1}{self.size.pad}" for column in range(COLUMNS))
        return Line(" " * (1 + self.size.half + 1) + numbers, QUIET)

    # Pattern lines

    def line_cells(self, row: int) -> list[Line]:
        """A line at the right, its tiles at its right end; a moved line lacks its rightmost tile."""
        line = self.board["lines"][row]
        free = [self.face.place(None, self.size.pad)] * (line["spaces"] - line["tiles"])
        tiles = [self.face.tile(line["colour"], self.size.pad) for _ in range(line["tiles"])]
        cells = tiles + free if line["moved"] else free + tiles
        return [Line(" " * self.size.cell)] * (COLUMNS - len(cells)) + cells

    def line_mark(self, row: int) -> int | None:
        """The leftmost tile of a line into which a move was made."""
        tiles = self.board["lines"][row]["tiles"]
        return COLUMNS - tiles if tiles and (self.seat, row) in self.marks.lines else None

    # Wall

    def wall_cells(self, row: int) -> list[Line]:
        """A row of the wall: tiles, and free places."""
        places = self.places[row] if self.places else [None] * COLUMNS
        return [
            self.face.tile(tile, self.size.pad) if tile else self.face.place(place, self.size.pad)
            for tile, place in zip(self.board["wall"][row], places, strict=True)
        ]

    def wall_mark(self, row: int) -> int | None:
        """The place in a row to which a tile was moved."""
        return next((column for seat, line, column in self.marks.places if (seat, line) == (self.seat, row)), None)

    # Floor

    def floor_rows(self) -> Iterator[Line]:
        """The floor under its losses; on a small board the losses only where nothing lies."""
        if self.size is SMALL:
            yield self.spaced(self.floor_cells(2, f"{MINUS}{{}}"), self.floor_mark())
            return
        label = self.face.words("classic-floor")
        room = self.size.width - 4 - len(FLOOR_LOSSES) * (self.size.cell + 1)
        losses = "".join(f" {f'{MINUS}{loss}':^{self.size.cell}}" for loss in FLOOR_LOSSES)
        yield Line(" " * room + losses, QUIET)
        yield Line.assemble((f"{label:<{room}}", QUIET), self.spaced(self.floor_cells(3, "·"), self.floor_mark()))

    def floor_cells(self, width: int, free: str) -> list[Line]:
        """What lies on the floor, and its free spaces."""
        pieces = [self.widened(self.face.tile(piece, self.size.pad), width) for piece in self.board["floor"]]
        spaces = [Line(f"{free.format(loss):^{width}}", QUIET) for loss in FLOOR_LOSSES[len(pieces) :]]
        return pieces + spaces

    def widened(self, cell: Line, width: int) -> Line:
        """A cell with space behind it."""
        return Line.assemble(cell, " " * (width - len(cell)))

    def floor_mark(self) -> int | None:
        """The last piece that fell."""
        pieces = len(self.board["floor"])
        return pieces - 1 if pieces and self.seat in self.marks.floors else None

    def shield_row(self) -> Line:
        """The shield and what lies on it."""
        piece = self.board["shield"]["piece"]
        cell = self.face.tile(piece, self.size.pad) if piece else self.face.place(None, self.size.pad)
        return Line.assemble((f"{self.face.words('classic-shield')} ", QUIET), cell)
