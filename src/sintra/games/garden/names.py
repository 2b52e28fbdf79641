"""What colours, symbols and hexagons are called, in data, by a letter or number, and in words."""

from dataclasses import dataclass

from sintra.core.kinds import as_word
from sintra.core.words import Text
from sintra.games.garden.cardboard import COLOURS, HEXAGONS, SYMBOLS
from sintra.games.garden.types import COLOUR_NAMES, HEXAGON_NAMES, SYMBOL_NAMES, Line


@dataclass(frozen=True)
class Colour:
    """A colour: its name in data and its letter."""

    name: str
    letter: str


LETTERS = "BPLYGD"
COLOUR_LIST = tuple(map(Colour, COLOUR_NAMES, LETTERS))
LINE_NAMES: list[str] = [*COLOUR_NAMES, *SYMBOL_NAMES]
HEXAGON_NUMBER = {name: number for number, name in enumerate(HEXAGON_NAMES)}
NUMBERS = "".join(str(number) for number in range(1, SYMBOLS + 1))
HEXAGON_CODES = [colour.letter + number for colour in COLOUR_LIST for number in NUMBERS]


def hexagons_in(bits: int) -> list[int]:
    return [hexagon for hexagon in range(HEXAGONS) if bits >> hexagon & 1]


def names_in(bits: int) -> list[str]:
    return [HEXAGON_NAMES[hexagon] for hexagon in hexagons_in(bits)]


def line_field(line: int) -> Line:
    return {"colour": COLOUR_NAMES[line]} if line < COLOURS else {"symbol": SYMBOL_NAMES[line - COLOURS]}


def line_of(fields: dict[str, str]) -> int:
    name = fields["colour"] if "colour" in fields else fields["symbol"]
    return LINE_NAMES.index(name)


def hexagon_title(name: str) -> Text:
    colour, _, symbol = name.rpartition(" ")
    return Text("garden-hexagon", colour=as_word(colour), symbol=symbol)


def line_title(line: int) -> Text:
    field, name = "colour" if line < len(COLOUR_NAMES) else "symbol", LINE_NAMES[line]
    return Text(f"garden-{field}", **{field: as_word(name)})
