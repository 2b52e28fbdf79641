"""What colours, symbols and hexagons are called, in data, by a letter or number, and in words."""

from dataclasses import dataclass

from sintra.core.text import Text
from sintra.games.garden.cardboard import COLOURS, HEXAGONS, SYMBOLS


@dataclass(frozen=True)
class Colour:
    """A colour. Its Czech adjective is a stem that takes the ending of the noun."""

    name: str
    letter: str
    czech_stem: str

    @property
    def title(self) -> Text:
        """The colour itself."""
        return Text(self.name, self.czech("á"))

    def czech(self, ending: str) -> str:
        """The adjective with an ending."""
        return self.czech_stem + ending


@dataclass(frozen=True)
class Symbol:
    """A symbol. Its Czech forms are the noun and what one takes, each with the ending of an adjective."""

    name: str
    title: Text
    czech_ending: str
    czech_object: str
    object_ending: str
    plural: Text  # several of them, as what one takes


COLOUR_LIST = (
    Colour("blue", "B", "modr"),
    Colour("dark purple", "P", "tmavě fialov"),
    Colour("light purple", "L", "světle fialov"),
    Colour("yellow", "Y", "žlut"),
    Colour("light green", "G", "světle zelen"),
    Colour("dark green", "D", "tmavě zelen"),
)
SYMBOL_LIST = (
    Symbol("tree", Text("tree", "strom"), "ý", "strom", "ý", Text("trees", "stromy")),
    Symbol("bird", Text("bird", "pták"), "ý", "ptáka", "ého", Text("birds", "ptáky")),
    Symbol("butterfly", Text("butterfly", "motýl"), "ý", "motýla", "ého", Text("butterflies", "motýly")),
    Symbol("flower", Text("flower", "květina"), "á", "květinu", "ou", Text("flowers", "květiny")),
    Symbol("lily", Text("lily", "lilie"), "á", "lilii", "ou", Text("lilies", "lilie")),
    Symbol("tulips", Text("tulips", "tulipány"), "é", "tulipány", "é", Text("tulips", "tulipány")),
)

LINE_NAMES = [item.name for item in (*COLOUR_LIST, *SYMBOL_LIST)]
HEXAGON_NAMES = [f"{colour.name} {symbol.name}" for colour in COLOUR_LIST for symbol in SYMBOL_LIST]
HEXAGON_NUMBER = {name: number for number, name in enumerate(HEXAGON_NAMES)}
LETTERS = "".join(colour.letter for colour in COLOUR_LIST)
NUMBERS = "".join(str(number) for number in range(1, SYMBOLS + 1))
HEXAGON_CODES = [colour.letter + number for colour in COLOUR_LIST for number in NUMBERS]


def hexagons_in(bits: int) -> list[int]:
    """The members of a set."""
    return [hexagon for hexagon in range(HEXAGONS) if bits >> hexagon & 1]


def names_in(bits: int) -> list[str]:
    """The names of a set of hexagons."""
    return [HEXAGON_NAMES[hexagon] for hexagon in hexagons_in(bits)]


def line_field(line: int) -> dict[str, str]:
    """A colour or a symbol as a field of an object."""
    return {"colour" if line < COLOURS else "symbol": LINE_NAMES[line]}


def line_of(fields: dict[str, str]) -> int:
    """The line that a field names."""
    name = fields["colour"] if "colour" in fields else fields["symbol"]
    return LINE_NAMES.index(name)


def hexagon_title(name: str) -> Text:
    """A hexagon in words."""
    hexagon = HEXAGON_NUMBER[name]
    colour, symbol = COLOUR_LIST[hexagon // SYMBOLS], SYMBOL_LIST[hexagon % SYMBOLS]
    return Text(name, f"{colour.czech(symbol.czech_ending)} {symbol.title.cs}")


def hexagon_object(name: str) -> Text:
    """A hexagon as what somebody takes or places."""
    hexagon = HEXAGON_NUMBER[name]
    colour, symbol = COLOUR_LIST[hexagon // SYMBOLS], SYMBOL_LIST[hexagon % SYMBOLS]
    return Text(name, f"{colour.czech(symbol.object_ending)} {symbol.czech_object}")


def line_title(line: int) -> Text:
    """A colour, or a symbol."""
    return COLOUR_LIST[line].title if line < COLOURS else SYMBOL_LIST[line - COLOURS].title
