"""Mini and Master Chocolatier: the same rules under two faces, and the options of each."""

from dataclasses import dataclass
from functools import cached_property

from sintra.core.options import Option, starter_option, values_of
from sintra.core.words import Text
from sintra.games.classic import types
from sintra.games.classic.cardboard import MOST_PLAYERS


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data and its letter."""

    name: types.Colour
    letter: str


BLUE, YELLOW, RED = Colour("blue", "B"), Colour("yellow", "Y"), Colour("red", "R")
BLACK, WHITE, BROWN = Colour("black", "K"), Colour("white", "W"), Colour("brown", "N")


@dataclass(frozen=True, eq=False)
class Edition:
    """The colours of an edition, in the order of the wall, and its options."""

    name: types.Game
    colours: tuple[Colour, ...]
    options: tuple[Option, ...]

    @cached_property
    def colour_names(self) -> tuple[types.Colour, ...]:
        return tuple(colour.name for colour in self.colours)


def wall_option(edition: str) -> Option:
    """Which side of the board is used."""
    values = values_of("classic-option-wall", "coloured", "plain", edition=edition)
    return Option("wall", Text("classic-option-wall", edition=edition), values, field="has_plain_wall")


DISPLAYS = values_of("classic-option-special", "off", "on")
SPECIAL = Option("special", Text("classic-option-special"), DISPLAYS, field="has_special_displays")
STARTER = starter_option(MOST_PLAYERS)

MINI = Edition("mini", (BLUE, YELLOW, RED, BLACK, WHITE), (wall_option("mini"), STARTER))
CHOCOLATIER = Edition("chocolatier", (BLUE, BROWN, WHITE, BLACK, RED), (wall_option("chocolatier"), SPECIAL, STARTER))
EDITIONS = (MINI, CHOCOLATIER)
