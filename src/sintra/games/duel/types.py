"""What is seen of a game of Duel, as types, and the cardboard that a page needs to draw it."""

from typing import Annotated, Any, Literal, get_args

from typing_extensions import TypedDict

from sintra.core.types import Chance, OneOf
from sintra.games.duel import cardboard as box

Decision = Literal["opening", "turn", "draw", "keep", "under", "place", "stack", "tile", "complete", "pay"]
Colour = Literal["blue", "yellow", "red", "black", "turquoise"]
PlateType = Literal["ornament", "mosaic"]
Piece = Literal[Colour, "ornament"]
SpaceKind = Literal[Colour, PlateType]
Goal = Literal["rows", "colours", "columns", "border", "diagonals", "corners", "mosaics", "ornaments"]
Plate = Annotated[str, OneOf(box.PLATE_NAMES)]
ChipFace = Annotated[str, OneOf(box.CHIP_NAMES)]


class StackPlace(TypedDict):
    """A plate of the stack: its type where the back was seen, its front where the viewer knows it."""

    type: PlateType | None
    plate: Plate | None


class Drawn(TypedDict):
    """A plate on its way to a dome."""

    type: PlateType
    plate: Plate | None
    number: int


class Hand(TypedDict):
    """The plates on their way to a dome: which is kept, and how many went back."""

    plates: list[Drawn]
    kept: int | None
    returned: int


class FactoryChip(TypedDict):
    """A chip on a factory; none of it is seen while it lies face down."""

    face: ChipFace | None


class Factory(TypedDict):
    """A small factory; its moon is told from the bottom."""

    sun: list[Colour]
    moon: list[Colour]
    chip: FactoryChip | None


class LargeFactory(TypedDict):
    """The large factory, with the first-player tile until somebody takes it."""

    sun: list[Colour]
    moon: list[Colour]
    first: bool


class Line(TypedDict):
    """A pattern line: `moved` while its rightmost tile is on the dome already, `paid` what chips have made up for."""

    spaces: int
    tiles: int
    colour: Colour | None
    moved: bool
    paid: int


class PlayerBoard(TypedDict):
    """One player's board."""

    score: int
    tokens: int
    lines: list[Line]
    plates: list[Plate | None]
    turns: list[int | None]
    printed: list[list[SpaceKind | None]]
    dome: list[list[Piece | None]]
    broken: list[Colour]
    first: bool
    chips: list[ChipFace]
    spent: list[ChipFace]
    chips_taken: int
    passed: bool


class DuelView(TypedDict):
    """The position; the stack is told from the top."""

    game: Literal["duel"]
    viewer: int | None
    round: int
    turn: int | None
    decision: Decision | None
    focus: int | None
    starter: int
    goals: list[Goal]
    face_up: list[Plate | None]
    stack: list[StackPlace]
    unseen: list[Plate]
    hand: Hand | None
    factories: list[Factory]
    large: LargeFactory
    bag: dict[Colour, int]
    tower: dict[Colour, int]
    chips: list[ChipFace]
    boards: list[PlayerBoard]


class Hidden(TypedDict):
    """What nobody sees."""

    stack: list[Plate]
    drawn: list[Plate | None]
    held: Plate | None
    chips: list[ChipFace | None]


class Revealed(DuelView):
    """Everything."""

    hidden: Hidden
    chance: Chance


KIND_OF = dict(zip(box.SPACE_LETTERS, get_args(SpaceKind), strict=True))
CARDBOARD: dict[str, Any] = {
    "COLOURS": get_args(Colour),
    "BROKEN_LOSSES": box.BROKEN_LOSSES,
    "FIRST_TILE_LOSS": box.FIRST_TILE_LOSS,
    "ROUNDS": box.ROUNDS,
    "CHIPS_PER_ROUND": box.CHIPS_PER_ROUND,
    "TOKENS": box.TOKENS,
    "LARGE": box.LARGE,
    "SIZE": box.SIZE,
    "FIELDS": box.FIELDS,
    "FIELDS_ACROSS": box.FIELDS_ACROSS,
    "SPACES": box.SPACES,
    "TURNED": box.TURNED,
    "PLATES": {plate: [KIND_OF[letter] for letter in plate] for plate in box.PLATE_NAMES},
    "CHIPS": {chip: [KIND_OF[letter] for letter in chip] for chip in box.CHIP_NAMES},
}
