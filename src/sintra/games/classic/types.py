"""What is seen of a classic game, as types, and the cardboard that a page needs to draw it."""

from typing import Annotated, Any, Literal, get_args

from typing_extensions import TypedDict

from sintra.core.types import Chance, OneOf
from sintra.games.classic.cardboard import FLOOR_LOSSES, LINES

Game = Literal["mini", "chocolatier"]
Decision = Literal["draft", "spread", "tile"]
Colour = Literal["blue", "yellow", "red", "black", "white", "brown"]
Piece = Literal[Colour, "marker"]
Source = int | Literal["centre"]
Target = int | Literal["floor"]
Special = Annotated[
    str, OneOf(["extra", "keep", "spread", "shield", "gone", *(f"pull {colour}" for colour in get_args(Colour))])
]


class DisplayView(TypedDict):
    """A display with its gold back."""

    tiles: list[Colour]
    special: Special | None


class CentreView(TypedDict):
    """The middle of the table."""

    tiles: list[Colour]
    marker: bool


class SidesView(TypedDict):
    """The displays beside the one that is spread."""

    left: int
    right: int


class LineView(TypedDict):
    """A pattern line; `moved` while its rightmost tile is on the wall already and the rest still lies there."""

    spaces: int
    tiles: int
    colour: Colour | None
    moved: bool


class ShieldView(TypedDict):
    """The shield with what lies on it."""

    piece: Piece | None


class PlayerView(TypedDict):
    """One player's board."""

    score: int
    lines: list[LineView]
    wall: list[list[Colour | None]]
    floor: list[Piece]
    shield: ShieldView | None
    marker: bool


class ClassicView(TypedDict):
    """The position; `focus` is the display that is spread, or the line whose tile is placed."""

    game: Game
    viewer: int | None
    round: int
    turn: int | None
    decision: Decision | None
    focus: int | None
    sides: SidesView | None
    starter: int
    displays: list[DisplayView]
    centre: CentreView
    bag: dict[Colour, int]
    lid: dict[Colour, int]
    places: list[list[Colour]] | None
    boards: list[PlayerView]


class Revealed(ClassicView):
    """Everything."""

    chance: Chance


CARDBOARD: dict[str, Any] = {"LINES": LINES, "FLOOR_LOSSES": FLOOR_LOSSES}
