"""The players' boards, drawn."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.games.classic.cardboard import COLUMNS, FLOOR_LOSSES, LINES
from sintra.terminal.boards.classic.face import Face
from sintra.terminal.boards.frames import NOTHING, QUIET, nothing, owned, spaced
from sintra.terminal.boards.layout import GAP, MINUS, Block


@dataclass(frozen=True)
class Size:
    """How large a board is drawn."""

    pad: str  # at each side of a letter

    @property
    def cell(self) -> int:
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


def blocks(face: Face, width: int) -> Iterator[Block]:
    """All boards; the viewer's is large, for a spectator all are if there is room."""
    viewer = face.view["viewer"]
    has_room = len(face.seats) * (LARGE.width + GAP) - GAP <= width
    for seat in face.seats:
        is_large = has_room if viewer is None else seat == viewer
        yield Drawing(face, seat, LARGE if is_large else SMALL).block()


class Drawing:
    """One player's board."""

    def __init__(self, face: Face, seat: int, size: Size) -> None:
        self.face, self.seat, self.size = face, seat, size
        self.board: View = face.view["boards"][seat]
        self.places: list[list[str]] | None = face.view["places"]

    def block(self) -> Block:
        return owned(self.face, self.seat, self.rows(), self.size.width, self.face.name(self.seat))

    def rows(self) -> Iterator[Line]:
        """Pattern lines against the wall, then the floor."""
        if self.places is None:
            yield self.column_numbers()
        for row in range(LINES):
            yield Line.assemble((f"{row + 1}", QUIET), self.line(row), ("│", QUIET), self.wall_row(row))
        yield from self.floor_rows()
        if self.board["shield"] is not None:
            yield self.shield_row()

    def column_numbers(self) -> Line:
        """The numbers of the wall's columns, which a move on the plain side names."""
        numbers = "".join(f" {self.size.pad}{column + 1}{self.size.pad}" for column in range(COLUMNS))
        return Line(" " * (1 + self.size.half + 1) + numbers, QUIET)

    def line(self, row: int) -> Line:
        """A line at the right, its tiles at its right end; a moved line lacks its rightmost tile."""
        line = self.board["lines"][row]
        free = [nothing(self.size.pad)] * (line["spaces"] - line["tiles"])
        tiles = [self.face.tile(line["colour"], self.size.pad) for _ in range(line["tiles"])]
        cells = tiles + free if line["moved"] else free + tiles
        cells = [Line(" " * self.size.cell)] * (COLUMNS - len(cells)) + cells
        is_marked = bool(tiles) and self.face.is_marked("line", self.seat, row)
        return spaced(cells, [COLUMNS - len(tiles)] if is_marked else ())

    def wall_row(self, row: int) -> Line:
        """A row of the wall: tiles, and free places."""
        places = self.places[row] if self.places else [None] * COLUMNS
        cells = [
            self.face.tile(tile, self.size.pad) if tile else self.face.place(place, self.size.pad)
            for tile, place in zip(self.board["wall"][row], places, strict=True)
        ]
        return spaced(cells, [n for n in range(COLUMNS) if self.face.is_marked("place", self.seat, row, n)])

    # Floor

    def floor_rows(self) -> Iterator[Line]:
        """The floor under its losses; on a small board the losses only where nothing lies."""
        if self.size is SMALL:
            yield self.floor(2, f"{MINUS}{{}}")
            return
        label = self.face.words("classic-floor")
        room = self.size.width - 4 - len(FLOOR_LOSSES) * (self.size.cell + 1)
        losses = "".join(f" {f'{MINUS}{loss}':^{self.size.cell}}" for loss in FLOOR_LOSSES)
        yield Line(" " * room + losses, QUIET)
        yield Line.assemble((f"{label:<{room}}", QUIET), self.floor(3, NOTHING))

    def floor(self, width: int, free: str) -> Line:
        """What lies on the floor, the last piece that fell marked, and its free spaces."""
        pieces = [self.face.tile(piece, self.size.pad) for piece in self.board["floor"]]
        cells = [Line.assemble(piece, " " * (width - len(piece))) for piece in pieces]
        cells += [Line(f"{free.format(loss):^{width}}", QUIET) for loss in FLOOR_LOSSES[len(pieces) :]]
        return spaced(cells, [len(pieces) - 1] if self.face.is_marked("floor", self.seat) else ())

    def shield_row(self) -> Line:
        piece = self.board["shield"]["piece"]
        cell = self.face.tile(piece, self.size.pad) if piece else nothing(self.size.pad)
        return Line.assemble((f"{self.face.words('classic-shield')} ", QUIET), cell)
