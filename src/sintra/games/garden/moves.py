"""Every move: `take blue`, `copy blue bird top`, `place blue bird c4`, `expand blue bird slot 3 turn 2`, `buy slot 2`,
`pay blue tree jokers 1`, `pass`, `discard blue bird`, `done`.

A hexagon can also be typed by the letter of its colour and the number of its symbol: `place B2 c4`.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from sintra.core.kinds import as_word
from sintra.core.notation.vocabulary import Kind, Move, Part, Value, Vocabulary, counted
from sintra.core.words import Text
from sintra.games.garden import cardboard as box
from sintra.games.garden.names import COLOUR_LIST, names_in
from sintra.games.garden.rules.actions import JOKERS_ONLY, PAYMENTS
from sintra.games.garden.types import HEXAGON_NAMES, SYMBOL_NAMES

PLACE_NAMES: list[int | str] = [*range(box.MOST_PILES), "top", "expansion"]


def hexagons(field: str) -> tuple[Value, ...]:
    """Every hexagon, in words, by letter and number, or by its code."""
    return tuple(
        Value(
            field,
            f"{colour.name} {symbol}",
            Text("garden-word-hexagon", colour=as_word(colour.name), symbol=symbol),
            (f"{colour.letter} {number}", f"{colour.letter}{number}"),
        )
        for colour, (number, symbol) in product(COLOUR_LIST, enumerate(SYMBOL_NAMES, 1))
    )


COLOUR_VALUES = tuple(
    Value("colour", colour.name, Text("garden-word-colour", colour=as_word(colour.name)), (colour.letter,))
    for colour in COLOUR_LIST
)
SYMBOL_VALUES = tuple(
    Value("symbol", symbol, Text("garden-word-symbol", symbol=symbol), (str(number),))
    for number, symbol in enumerate(SYMBOL_NAMES, 1)
)
PILES = tuple(
    Value("from", pile, Text("garden-word-pile", number=str(pile + 1)), (str(pile + 1),))
    for pile in range(box.MOST_PILES)
)
OTHER_PLACES = tuple(Value("from", place, Text(f"garden-word-{place}")) for place in ("top", "expansion"))
JOKERS = tuple(
    Value("jokers", jokers, Text("garden-word-jokers", number=str(jokers)) if jokers else "")
    for jokers in range(box.SYMBOLS)
)
HEXAGON = Part("hexagon", hexagons("hexagon"))
CELL = Part(
    "cell", tuple(Value("cell", list(cell), name) for cell, name in zip(box.PLANTABLE, box.CELL_NAMES, strict=False))
)
SLOT = counted("slot", box.SLOT_COUNT)


def payments() -> Iterator[Move]:
    """Every payment in the order of its number."""
    for line, _, code, jokers in PAYMENTS.tolist():
        _, tiles, expansions = hexagons_paid(line, code)
        yield {"tiles": [*names_of(tiles)], "expansions": [*names_of(expansions)], "jokers": jokers}


def hexagons_paid(line: int, code: int) -> list[int]:
    """The hexagons of a line as three sets: those that a code does not use, uses as tiles, and as expansions."""
    used = [0, 0, 0]
    for place in range(box.SYMBOLS if line != JOKERS_ONLY else 0):
        used[code // 3**place % 3] |= 1 << box.crossing(line, place)
    return used


names_of = cache(names_in)

VOCABULARY = Vocabulary(
    "garden-move-{}",
    "garden-refusal-move",
    Kind("acquire", Part("line", COLOUR_VALUES + SYMBOL_VALUES)),
    Kind("copy", HEXAGON, Part("from", PILES + OTHER_PLACES)),
    Kind("place", HEXAGON, CELL),
    Kind("expand", HEXAGON, SLOT, counted("turn", box.TURN_COUNT)),
    Kind("buy", SLOT),
    Kind("pass"),
    Kind("done"),
    Kind("discard", HEXAGON),
    Kind(
        "pay",
        Part("tiles", hexagons("tiles"), is_list=True),
        Part("expansions", hexagons("expansions"), is_list=True, before=Text("garden-word-paid-expansion")),
        Part("jokers", JOKERS),
        only=payments,
        refusal="garden-refusal-pay",
    ),
)


def in_order(move: Any) -> Any:
    """A payment with its hexagons in their order, in which they need not be given; anything else as it is."""
    if not isinstance(move, dict) or move.get("do") != "pay":
        return move
    return {
        name: sorted(value, key=HEXAGON_NAMES.index) if is_hexagons(value) else value for name, value in move.items()
    }


def is_hexagons(value: Any) -> bool:
    return isinstance(value, list) and all(item in HEXAGON_NAMES for item in value)
