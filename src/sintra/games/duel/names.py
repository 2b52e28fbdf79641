"""What the pieces of Duel are called."""

from dataclasses import dataclass

from sintra.games.duel.cardboard import COLOUR_LETTERS, MOSAIC, ORNAMENT


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data and its letter."""

    name: str
    letter: str


COLOURS = tuple(map(Colour, ("blue", "yellow", "red", "black", "turquoise"), COLOUR_LETTERS))
COLOUR_NAMES = tuple(colour.name for colour in COLOURS)
SPACE_NAMES = (*COLOUR_NAMES, "ornament", "mosaic")
TYPE_NAMES = {ORNAMENT: "ornament", MOSAIC: "mosaic"}
