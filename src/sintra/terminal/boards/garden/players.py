"""The players' gardens and storages, drawn. A row of the garden is half a cell aside from the next."""

from collections.abc import Iterator

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.games.garden.cardboard import CELLS, SLOTS, TILE_PLACES, around
from sintra.terminal.boards.frames import BORDERS, MARK, QUIET, SIGN, owned
from sintra.terminal.boards.garden.face import FEATURE, Face
from sintra.terminal.boards.layout import Block

CELL = 4  # characters of a cell
ROWS = sorted({r for _, r in CELLS})
LEFT = min(2 * q + r for q, r in CELLS)  # in half cells
RIGHT = max(2 * q + r for q, r in CELLS)
GARDEN = (RIGHT - LEFT) * CELL // 2 + CELL
WIDTH = GARDEN + BORDERS
TILES_IN_ROW = TILE_PLACES // 2 + 2


def blocks(face: Face) -> Iterator[Block]:
    for seat in face.seats:
        yield Drawing(face, seat).block()


class Drawing:
    """One player's garden and storage."""

    def __init__(self, face: Face, seat: int) -> None:
        self.face, self.seat = face, seat
        self.board: View = face.view["boards"][seat]
        self.plots = {tuple(plot["cell"]): plot["hexagon"] for plot in self.board["garden"]}
        self.free = {tuple(cell) for cell in self.board["free"]}
        self.features = {tuple(feature["cell"]): feature for feature in self.board["features"]}

    def block(self) -> Block:
        rows = [*(self.garden_row(r) for r in ROWS), *self.storage_rows()]
        owner = self.face.name(self.seat)
        if self.board["passed"]:
            owner += f" · {self.face.words('garden-owner-passed')}{' 1' if self.board['marker'] else ''}"
        return owned(self.face, self.seat, rows, WIDTH, owner, padding=0)

    # The garden

    def garden_row(self, r: int) -> Line:
        row = Line()
        for q in sorted(q for q, other in CELLS if other == r):
            row.append(" " * ((2 * q + r - LEFT) * CELL // 2 - len(row)))
            row.append_text(self.cell((q, r)))
        return row

    def cell(self, place: tuple[int, int]) -> Line:
        """What lies on a cell: a hexagon, a feature, the name of a free cell, or the number of a free slot."""
        if place in self.plots:
            return self.face.hexagon(self.plots[place], self.face.is_marked("cell", self.seat, *place))
        if place in self.features:
            feature = self.features[place]
            letter = self.face.feature_letter(feature["feature"])
            is_done = feature["filled"] == len(around(place))
            return Line(f"({letter}) ", QUIET if is_done else FEATURE)
        if place in self.free:
            sign = SIGN if self.is_bought(place) else " "
            return Line.assemble((sign, MARK), (f"{self.face.cell(list(place))} ", ""))
        if place in SLOTS:
            return Line(f"[{SLOTS.index(place) + 1}] ", QUIET)
        return Line(" ·  ", QUIET)

    def is_bought(self, place: tuple[int, int]) -> bool:
        """Whether a cell is the middle of an expansion that was just bought."""
        return place in SLOTS and self.face.is_marked("slot", self.seat, SLOTS.index(place))

    # The storage

    def storage_rows(self) -> Iterator[Line]:
        """Jokers and expansions, then tiles in two rows."""
        line = Line.assemble((SIGN if self.face.is_marked("storage", self.seat) else " ", MARK))
        line.append(f"{self.face.words('garden-jokers-short')} ", QUIET).append(str(self.board["jokers"]))
        if self.board["expansions"]:
            line.append(f"  {self.face.words('garden-expansions-short')} ", QUIET)
            line.append_text(self.face.codes(self.board["expansions"]))
        yield line
        tiles = self.board["tiles"]
        for start in (0, TILES_IN_ROW):
            yield Line.assemble(" ", self.face.codes(tiles[start : start + TILES_IN_ROW]))
