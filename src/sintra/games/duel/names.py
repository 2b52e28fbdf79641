"""What the pieces of Duel are called."""

from dataclasses import dataclass
from typing import get_args

from sintra.games.duel import types
from sintra.games.duel.cardboard import COLOUR_LETTERS, MOSAIC, ORNAMENT


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data and its letter."""

    name: types.Colour
    letter: str


COLOUR_NAMES: tuple[types.Colour, ...] = get_args(types.Colour)
COLOURS = tuple(map(Colour, COLOUR_NAMES, COLOUR_LETTERS))
SPACE_NAMES = (*COLOUR_NAMES, "ornament", "mosaic")
TYPE_NAMES: dict[int, types.PlateType] = {ORNAMENT: "ornament", MOSAIC: "mosaic"}
