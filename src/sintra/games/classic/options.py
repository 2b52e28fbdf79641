"""Mini and Master Chocolatier: the same rules under two faces, and the options of each."""

from dataclasses import dataclass
from functools import cached_property

from sintra.core.options import Option, Value, starter_option
from sintra.core.text import Text
from sintra.games.classic import types
from sintra.games.classic.cardboard import MOST_PLAYERS


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data, its letter, and its words."""

    name: types.Colour
    letter: str
    title: Text
    czech_forms: tuple[str, str, str]  # with tiles: "1 modrá", "2 modré", "5 modrých"
    czech_object: str  # whom one takes: "1 modrou"


BLUE = Colour("blue", "B", Text("blue", "modrá"), ("modrá", "modré", "modrých"), "modrou")
YELLOW = Colour("yellow", "Y", Text("yellow", "žlutá"), ("žlutá", "žluté", "žlutých"), "žlutou")
RED = Colour("red", "R", Text("red", "červená"), ("červená", "červené", "červených"), "červenou")
BLACK = Colour("black", "K", Text("black", "černá"), ("černá", "černé", "černých"), "černou")
WHITE = Colour("white", "W", Text("white", "bílá"), ("bílá", "bílé", "bílých"), "bílou")
BROWN = Colour("brown", "N", Text("brown", "hnědá"), ("hnědá", "hnědé", "hnědých"), "hnědou")


@dataclass(frozen=True, eq=False)
class Edition:
    """What an edition calls things, and which options it has."""

    name: types.Game
    title: Text
    colours: tuple[Colour, ...]  # in the order of the wall
    tiles: dict[str, tuple[str, ...]]  # "tile" in the forms of `plural`, by language
    czech_object: str  # what one takes: "dlaždici"
    display: Text
    display_from: Text  # "from display 3"
    display_to: Text
    wall_to: Text
    wall_on: Text
    options: tuple[Option, ...]

    @cached_property
    def colour_names(self) -> tuple[types.Colour, ...]:
        """The names of the colours in data."""
        return tuple(colour.name for colour in self.colours)


def wall_option(title: Text, coloured: Text, plain_title: Text, plain: Text) -> Option:
    """Which side of the board is used."""
    return Option(
        "wall",
        title,
        (Value("coloured", Text("coloured", "barevná"), coloured), Value("plain", plain_title, plain)),
    )


MINI_WALL = wall_option(
    Text("Side of the wall", "Strana stěny"),
    Text("Every colour has its own place in each row.", "Každá barva má v každé řadě své místo."),
    Text("plain (grey)", "šedá"),
    Text(
        "You choose the place yourself; no colour twice in a row or column.",
        "Místo si volíte sami; žádná barva se v řadě ani ve sloupci neopakuje.",
    ),
)
CHOCOLATIER_WALL = wall_option(
    Text("Side of the box", "Strana bonboniéry"),
    MINI_WALL.values[0].meaning,
    Text("plain (brown)", "hnědá"),
    MINI_WALL.values[1].meaning,
)
SPECIAL = Option(
    "special",
    Text("Special displays", "Speciální nabídky"),
    (
        Value(
            "off",
            Text("off", "ne"),
            Text("All displays are alike.", "Všechny nabídky jsou stejné."),
        ),
        Value(
            "on",
            Text("on", "ano"),
            Text(
                "Each round as many displays as there are players show their gold side, with a rule of its own.",
                "V každém kole se tolik nabídek, kolik je hráčů, otočí zlatou stranou s vlastním pravidlem.",
            ),
        ),
    ),
)
STARTER = starter_option(MOST_PLAYERS)

MINI = Edition(
    name="mini",
    title=Text("Mini", "Mini"),
    colours=(BLUE, YELLOW, RED, BLACK, WHITE),
    tiles={"en": ("tile", "tiles"), "cs": ("dlaždice", "dlaždice", "dlaždic")},
    czech_object="dlaždici",
    display=Text("display", "výloha"),
    display_from=Text("from display", "z výlohy"),
    display_to=Text("to display", "na výlohu"),
    wall_to=Text("to the wall", "na stěnu"),
    wall_on=Text("on the wall", "na stěně"),
    options=(MINI_WALL, STARTER),
)
CHOCOLATIER = Edition(
    name="chocolatier",
    title=Text("Master Chocolatier", "Mistři čokolády"),
    colours=(BLUE, BROWN, WHITE, BLACK, RED),
    tiles={"en": ("praline", "pralines"), "cs": ("pralinka", "pralinky", "pralinek")},
    czech_object="pralinku",
    display=Text("display", "nabídka"),
    display_from=Text("from display", "z nabídky"),
    display_to=Text("to display", "na nabídku"),
    wall_to=Text("to the box", "do bonboniéry"),
    wall_on=Text("in the box", "v bonboniéře"),
    options=(CHOCOLATIER_WALL, SPECIAL, STARTER),
)
EDITIONS = (MINI, CHOCOLATIER)
