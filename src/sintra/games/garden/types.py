"""What is seen of Queen's Garden, as types, and the cardboard that a page needs to draw it."""

from typing import Annotated, Any, Literal, get_args

from annotated_types import Len
from typing_extensions import TypedDict

from sintra.core.types import Chance, OneOf
from sintra.games.garden import cardboard as box

Decision = Literal["turn", "copy", "pay", "discard"]
Colour = Literal["blue", "dark purple", "light purple", "yellow", "light green", "dark green"]
SymbolName = Literal["tree", "bird", "butterfly", "flower", "lily", "tulips"]

COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
SYMBOL_NAMES: tuple[SymbolName, ...] = get_args(SymbolName)
HEXAGON_NAMES = [f"{colour} {symbol}" for colour in COLOUR_NAMES for symbol in SYMBOL_NAMES]

Hexagon = Annotated[str, OneOf(HEXAGON_NAMES)]
Cell = Annotated[list[int], Len(2, 2)]
FeatureKind = Annotated[str, OneOf(box.JOKERS_FOR)]
From = int | Literal["top", "expansion"]


class Line(TypedDict, total=False):
    """What belongs together: a colour, or else a symbol."""

    colour: Colour
    symbol: SymbolName


class WheelEntry(Line):
    """What a hexagon of a line is worth."""

    points: int


Chosen = TypedDict("Chosen", {"hexagon": Hexagon, "from": From})


class Copying(Line):
    """A line is taken; these copies were chosen so far."""

    chosen: list[Chosen]


class Paying(TypedDict):
    """A hexagon is placed, by an expansion if there is a slot; it is to be paid for."""

    hexagon: Hexagon
    cell: Cell
    slot: int | None


class Discarding(TypedDict):
    """Somebody passes; this was discarded so far."""

    tiles: list[Hexagon]
    expansions: list[Hexagon]


Pending = Copying | Paying | Discarding


class Planted(TypedDict):
    """A hexagon in the garden; some are printed on expansions."""

    cell: Cell
    hexagon: Hexagon
    printed: bool


class Slot(TypedDict):
    """An expansion in the garden; a blank one shows neither."""

    hexagon: Hexagon | None
    turn: int | None


class Feature(TypedDict):
    """A feature of the garden, how many of its neighbours are filled, and what it brings."""

    feature: FeatureKind
    cell: Cell
    filled: int
    jokers: int


class GardenBoard(TypedDict):
    """One player's garden and storage."""

    score: int
    jokers: int
    tiles: list[Hexagon]
    expansions: list[Hexagon]
    garden: list[Planted]
    free: list[Cell]
    slots: list[Slot | None]
    features: list[Feature]
    passed: bool
    marker: bool


class GardenView(TypedDict):
    """The position."""

    game: Literal["garden"]
    viewer: int | None
    round: int
    rounds: int
    turn: int | None
    decision: Decision | None
    pending: Pending | None
    starter: int
    marker: int | None
    wheel: list[list[WheelEntry]]
    top: list[Hexagon] | None
    stack: int
    piles: list[list[Hexagon]]
    face_up: list[Hexagon]
    stacks: list[int]
    supply: int
    returned: list[Hexagon]
    unseen: list[Hexagon]
    bag: dict[Hexagon, int]
    tower: dict[Hexagon, int]
    boards: list[GardenBoard]


class Hidden(TypedDict):
    """The expansions that nobody sees."""

    stacks: list[list[Hexagon]]
    piles: list[Hexagon]
    supply: list[Hexagon]
    slots: list[list[Hexagon | None]]


class Revealed(GardenView):
    """Everything."""

    hidden: Hidden
    chance: Chance


CARDBOARD: dict[str, Any] = {
    "COLOURS": COLOUR_NAMES,
    "SYMBOLS": SYMBOL_NAMES,
    "TILE_PLACES": box.TILE_PLACES,
    "EXPANSION_PLACES": box.EXPANSION_PLACES,
    "STACK_FOR": box.STACK_FOR,
    "STEPS": box.STEPS,
    "TURNS": box.TURNS,
    "SLOTS": box.SLOTS,
    "CORE": [cell for cell in box.CELLS if not any(cell in (slot, *box.around(slot)) for slot in box.SLOTS)],
    "CELL_NAMES": {f"{q},{r}": name for (q, r), name in zip(box.CELLS, box.CELL_NAMES, strict=True)},
}
