"""Mini and Master Chocolatier: the same rules under two faces, and the options of each."""

from dataclasses import dataclass
from functools import cached_property

from sintra.core.options import Option, starter_option, values_of
from sintra.core.text import Text as Pair
from sintra.core.words import Text
from sintra.games.classic.cardboard import MOST_PLAYERS


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data, its letter, and its words."""

    name: str
    letter: str
    title: Pair
    czech_forms: tuple[str, str, str]  # with tiles: "1 modrá", "2 modré", "5 modrých"


BLUE = Colour("blue", "B", Pair("blue", "modrá"), ("modrá", "modré", "modrých"))
YELLOW = Colour("yellow", "Y", Pair("yellow", "žlutá"), ("žlutá", "žluté", "žlutých"))
RED = Colour("red", "R", Pair("red", "červená"), ("červená", "červené", "červených"))
BLACK = Colour("black", "K", Pair("black", "černá"), ("černá", "černé", "černých"))
WHITE = Colour("white", "W", Pair("white", "bílá"), ("bílá", "bílé", "bílých"))
BROWN = Colour("brown", "N", Pair("brown", "hnědá"), ("hnědá", "hnědé", "hnědých"))


@dataclass(frozen=True, eq=False)
class Edition:
    """The colours of an edition, in the order of the wall, and its options."""

    name: str
    colours: tuple[Colour, ...]
    options: tuple[Option, ...]

    @cached_property
    def colour_names(self) -> tuple[str, ...]:
        """The names of the colours in data."""
        return tuple(colour.name for colour in self.colours)


def wall_option(edition: str) -> Option:
    """Which side of the board is used."""
    values = values_of("classic-option-wall", "coloured", "plain", edition=edition)
    return Option("wall", Text("classic-option-wall", edition=edition), values)


SPECIAL = Option("special", Text("classic-option-special"), values_of("classic-option-special", "off", "on"))
STARTER = starter_option(MOST_PLAYERS)

MINI = Edition("mini", (BLUE, YELLOW, RED, BLACK, WHITE), (wall_option("mini"), STARTER))
CHOCOLATIER = Edition("chocolatier", (BLUE, BROWN, WHITE, BLACK, RED), (wall_option("chocolatier"), SPECIAL, STARTER))
EDITIONS = (MINI, CHOCOLATIER)
