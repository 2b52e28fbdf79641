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


COLOURS = tuple(map(Colour, get_args(types.Colour), COLOUR_LETTERS))
COLOUR_NAMES = tuple(colour.name for colour in COLOURS)
SPACE_NAMES = (*COLOUR_NAMES, "ornament", "mosaic")
TYPE_NAMES: dict[int, types.PlateType] = {ORNAMENT: "ornament", MOSAIC: "mosaic"}
