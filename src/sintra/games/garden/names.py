"""What colours, symbols and hexagons are called, in data, by a letter or number, and in words."""

from dataclasses import dataclass

from sintra.core.words import Text
from sintra.games.garden.cardboard import COLOURS, HEXAGONS, SYMBOLS


@dataclass(frozen=True)
class Colour:
    """A colour: its name in data and its letter."""

    name: str
    letter: str

    @property
    def title(self) -> Text:
        """The colour in words."""
        return Text("garden-colour", colour=self.name.replace(" ", "-"))


@dataclass(frozen=True)
class Symbol:
    """A symbol by its name in data."""

    name: str

    @property
    def title(self) -> Text:
        """The symbol in words."""
        return Text("garden-symbol", symbol=self.name)


COLOUR_LIST = (
    Colour("blue", "B"),
    Colour("dark purple", "P"),
    Colour("light purple", "L"),
    Colour("yellow", "Y"),
    Colour("light green", "G"),
    Colour("dark green", "D"),
)
SYMBOL_LIST = tuple(map(Symbol, ("tree", "bird", "butterfly", "flower", "lily", "tulips")))

LINE_NAMES = [*(colour.name for colour in COLOUR_LIST), *(symbol.name for symbol in SYMBOL_LIST)]
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


def hexagon_title(name: str, form: str = "") -> Text:
    """A hexagon in words, if need be in another form of theirs."""
    hexagon = HEXAGON_NUMBER[name]
    colour, symbol = COLOUR_LIST[hexagon // SYMBOLS], SYMBOL_LIST[hexagon % SYMBOLS]
    return Text(f"garden-hexagon{form}", **colour.title.args, **symbol.title.args)


def hexagon_object(name: str) -> Text:
    """A hexagon as what somebody takes or places."""
    return hexagon_title(name, ".object")


def line_title(line: int) -> Text:
    """A colour, or a symbol."""
    return COLOUR_LIST[line].title if line < COLOURS else SYMBOL_LIST[line - COLOURS].title
