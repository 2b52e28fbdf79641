"""The players' boards, drawn."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.core.words import Player
from sintra.games.duel.cardboard import (
    BROKEN_LOSS_OF,
    BROKEN_LOSSES,
    CHIPS_PER_ROUND,
    FIELDS_ACROSS,
    FIRST_TILE_LOSS,
    ROUNDS,
    SIZE,
)
from sintra.terminal.boards.duel.face import Face
from sintra.terminal.boards.frames import MARK, NOTHING, QUIET, flowing, nothing, owned, spaced
from sintra.terminal.boards.layout import MINUS, Block, width_of

LABEL = 8  # before the chips and what is left
BROKEN_CELL = 3
PAID = "+"  # a tile that chips have made up for


@dataclass(frozen=True)
class Size:
    """How large a board is drawn."""

    line_pad: str  # at each side of a letter
    dome_pad: str
    border: str  # before a plate

    @property
    def field(self) -> int:
        """The width of a plate: each space has a gap before it."""
        return 2 * (2 + 2 * len(self.dome_pad))

    @property
    def lines(self) -> int:
        return SIZE * (2 + 2 * len(self.line_pad))

    @property
    def inner(self) -> int:
        """The width inside the frame: number, lines, and three plates with their borders."""
        return 1 + self.lines + FIELDS_ACROSS * (len(self.border) + self.field)

    @property
    def width(self) -> int:
        return self.inner + 4


SMALL, MEDIUM, LARGE = Size("", "", " │"), Size("", " ", "│"), Size(" ", " ", "│")
PAIRS = ((LARGE, LARGE), (LARGE, SMALL), (MEDIUM, SMALL))  # the viewer's board and the other one
EQUAL_PAIRS = ((LARGE, LARGE), (MEDIUM, MEDIUM), (SMALL, SMALL))  # for a spectator


def blocks(face: Face, width: int) -> Iterator[Block]:
    for seat, size in zip(face.seats, sizes_for(face.view["viewer"] is None, width), strict=True):
        yield Drawing(face, seat, size).block()


def sizes_for(is_spectator: bool, width: int) -> tuple[Size, Size]:
    """The largest sizes that fit beside each other, or else below each other."""
    pairs = EQUAL_PAIRS if is_spectator else PAIRS
    fitting = [pair for pair in pairs if width_of([Block("", size.width) for size in pair]) <= width]
    return fitting[0] if fitting else pairs[-1]


class Drawing:
    """One player's board."""

    def __init__(self, face: Face, seat: int, size: Size) -> None:
        self.face, self.seat, self.size = face, seat, size
        self.board: View = face.view["boards"][seat]

    def block(self) -> Block:
        owner = self.face.name(self.seat)
        if self.board["passed"]:
            owner = self.face.words("duel-owner-passed", player=Player(self.seat))
        return owned(self.face, self.seat, self.rows(), self.size.width, owner)

    def rows(self) -> Iterator[Line]:
        """Pattern lines against the dome, then what costs points and what is in store."""
        yield self.column_numbers()
        for row in range(SIZE):
            if row in (2, 4):
                yield self.border_row()
            yield Line.assemble((f"{row + 1}", QUIET), self.line_row(row), *self.dome_row(row))
        yield self.broken_row()
        yield from self.chip_rows()
        yield self.left_row()

    # Pattern lines

    def line_row(self, row: int) -> Line:
        """A line at the right, its tiles at its right end; a moved line lacks its rightmost tile."""
        pad, line = self.size.line_pad, self.board["lines"][row]
        tiles = [self.face.tile(line["colour"], pad) for _ in range(line["tiles"])]
        paid = [Line(f"{pad}{PAID}{pad}", MARK)] * line["paid"]
        free = [nothing(pad)] * (line["spaces"] - len(tiles) - len(paid))
        cells = tiles + free if line["moved"] else free + paid + tiles
        is_marked = bool(tiles) and self.face.is_marked("line", self.seat, row)
        shown = spaced(cells, [len(free)] if is_marked else ())
        return Line.assemble(" " * (self.size.lines - len(shown)), shown)

    # Dome

    def column_numbers(self) -> Line:
        pad, border = self.size.dome_pad, " " * len(self.size.border)
        cells = [f"{'' if column % 2 else border} {pad}{column + 1}{pad}" for column in range(SIZE)]
        return Line(" " * (1 + self.size.lines) + "".join(cells), QUIET)

    def border_row(self) -> Line:
        border = self.size.border
        joints = [border.replace("│", "┃"), *[border.replace(" ", "─").replace("│", "┼")] * (FIELDS_ACROSS - 1)]
        plates = "".join(joint + "─" * self.size.field for joint in joints)
        return Line(" " * (1 + self.size.lines) + plates, QUIET)

    def dome_row(self, row: int) -> Iterator[Line]:
        """A row of three plates, each with its border."""
        for across in range(FIELDS_ACROSS):
            border = self.size.border if across else self.size.border.replace("│", "┃")
            field = row // 2 * FIELDS_ACROSS + across
            yield Line(border, QUIET)
            if self.board["plates"][field] is None:
                yield self.free_field(field, row % 2 == 0)
            else:
                yield self.plate_row(row, range(2 * across, 2 * across + 2))

    def free_field(self, field: int, is_upper: bool) -> Line:
        number = f"{NOTHING}{field + 1}{NOTHING}" if is_upper else ""
        return Line(f"{number:^{self.size.field}}", QUIET)

    def plate_row(self, row: int, columns: range) -> Line:
        """The spaces of a plate: tiles, or what is printed there."""
        pad = self.size.dome_pad
        tiles, printed = self.board["dome"][row], self.board["printed"][row]
        cells = [self.face.tile(tiles[n], pad) if tiles[n] else self.face.space(printed[n], pad) for n in columns]
        marked = [number for number, n in enumerate(columns) if self.face.is_marked("space", self.seat, row, n)]
        return spaced(cells, marked)

    # Below

    def broken_row(self) -> Line:
        """Broken tiles and the first-player tile, the losses where nothing lies, and at the right what all costs."""
        tiles = [self.face.tile(tile, " ") for tile in self.board["broken"]]
        free = [self.loss(loss) for loss in BROKEN_LOSSES[len(tiles) :]]
        cells = spaced(tiles + free, [len(tiles) - 1] if self.face.is_marked("broken", self.seat) else ())
        first = self.face.tile("first", " ") if self.board["first"] else self.loss(FIRST_TILE_LOSS)
        label = self.label("duel-broken")[:-1]
        row = Line.assemble((label, QUIET), cells, ("│", QUIET), first)
        total = BROKEN_LOSS_OF[len(tiles)] + FIRST_TILE_LOSS * self.board["first"]
        return Line.assemble(row, f"{f'{MINUS}{total}' if total else '':>{self.size.inner - len(row)}}")

    def loss(self, points: int) -> Line:
        return Line(f"{f'{MINUS}{points}':^{BROKEN_CELL}}", QUIET)

    def chip_rows(self) -> Iterator[Line]:
        """The chips that can be used, and how many are spent."""
        entries = [self.face.chip(chip) for chip in self.board["chips"]]
        if self.board["spent"]:
            entries.append(Line(self.face.words("duel-spent", count=len(self.board["spent"])), QUIET))
        entries = entries or [nothing("")]
        yield from flowing(entries, self.size.inner, self.label("duel-chips"), " ")

    def left_row(self) -> Line:
        """The tokens and chips that are still to be taken in this round."""
        if self.face.view["turn"] is None:
            return Line("")
        left = [self.face.words("duel-left-chips", count=CHIPS_PER_ROUND - self.board["chips_taken"])]
        if self.face.view["round"] < ROUNDS:
            left.insert(0, self.face.words("duel-left-tokens", count=self.board["tokens"]))
        return Line.assemble((self.label("duel-left"), QUIET), ", ".join(left))

    def label(self, key: str) -> str:
        return f"{self.face.words(key):<{LABEL}}"
