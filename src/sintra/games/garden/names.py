"""What colours, symbols and hexagons are called, in data, by a letter or number, and in words."""

from dataclasses import dataclass

from sintra.core.kinds import as_word
from sintra.core.words import Text
from sintra.games.garden.cardboard import COLOURS, HEXAGONS, SYMBOLS


@dataclass(frozen=True)
class Colour:
    """A colour: its name in data and its letter."""

    name: str
    letter: str


COLOUR_LIST = (
    Colour("blue", "B"),
    Colour("dark purple", "P"),
    Colour("light purple", "L"),
    Colour("yellow", "Y"),
    Colour("light green", "G"),
    Colour("dark green", "D"),
)
SYMBOL_NAMES = ("tree", "bird", "butterfly", "flower", "lily", "tulips")
LINE_NAMES = [*(colour.name for colour in COLOUR_LIST), *SYMBOL_NAMES]
HEXAGON_NAMES = [f"{colour.name} {symbol}" for colour in COLOUR_LIST for symbol in SYMBOL_NAMES]
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
    colour, _, symbol = name.rpartition(" ")
    return Text("garden-hexagon", colour=as_word(colour), symbol=symbol)


def line_title(line: int) -> Text:
    """A colour, or a symbol."""
    (field, name), *_ = line_field(line).items()
    return Text(f"garden-{field}", **{field: as_word(name)})
