"""Moves as numbers, for the engine, bots and learning.

A payment says what is discarded, not what it is for: so many tiles, expansions and jokers together give the symbol of
the hexagon that is placed, and its colour does not matter.
"""

from collections.abc import Iterator

import numpy as np

from sintra.core.bits import bit_count
from sintra.games.garden import cardboard as box
from sintra.games.garden.state import PLACES

FIRST_COPY = box.LINES  # after acquiring each line
FIRST_PLACE = FIRST_COPY + box.HEXAGONS * PLACES
FIRST_EXPAND = FIRST_PLACE + box.HEXAGONS * box.PLANTABLE_COUNT
FIRST_BUY = FIRST_EXPAND + box.HEXAGONS * box.SLOT_COUNT * box.TURN_COUNT
PASS = FIRST_BUY + box.SLOT_COUNT
DONE = PASS + 1
FIRST_DISCARD = DONE + 1
FIRST_PAY = FIRST_DISCARD + box.HEXAGONS


def place_action(hexagon: int, cell: int) -> int:
    return FIRST_PLACE + hexagon * box.PLANTABLE_COUNT + cell


def expand_action(hexagon: int, slot: int, turn: int) -> int:
    return FIRST_EXPAND + (hexagon * box.SLOT_COUNT + slot) * box.TURN_COUNT + turn


# Payments. Six bits stand for the hexagons of a line, by their places in it; a code counts each of them in base three:
# not used, as a tile, as an expansion.

SUBSETS = 1 << box.SYMBOLS
BASE_THREE = np.array(
    [sum(3**place for place in range(box.SYMBOLS) if subset >> place & 1) for subset in range(SUBSETS)]
)
CODES = 3**box.SYMBOLS
JOKERS_ONLY = box.LINES  # the line of a payment without hexagons


def splits(needed: int, excluded: int) -> list[tuple[int, int]]:
    """Every way to use 1 to `needed` hexagons of a line: the code and the jokers that are missing."""
    storable = [
        subset for subset in range(SUBSETS) if bit_count(subset) <= box.EXPANSION_PLACES and not subset & excluded
    ]
    return [
        (int(BASE_THREE[tiles] + 2 * BASE_THREE[expansions]), needed - bit_count(expansions | tiles))
        for expansions in storable
        for tiles in range(SUBSETS)
        if not tiles & (expansions | excluded) and 1 <= bit_count(expansions | tiles) <= needed
    ]


def all_payments() -> Iterator[tuple[int, int, int, int]]:
    """Line, symbol, code and jokers of every payment."""
    for symbol in range(1, box.SYMBOLS):
        yield JOKERS_ONLY, symbol, 0, symbol
    for symbol in range(1, box.SYMBOLS):
        by_colour, by_symbol = splits(symbol, 1 << symbol), splits(symbol, 0)
        for line in [*range(box.COLOURS), box.COLOURS + symbol]:
            for code, jokers in by_colour if line < box.COLOURS else by_symbol:
                yield line, symbol, code, jokers


# Small types, because the tables become part of the compiled code.
PAYMENTS = np.array(list(all_payments()), np.int16)
PAID_LINE, PAID_JOKERS = PAYMENTS[:, 0].astype(np.int8), PAYMENTS[:, 3].astype(np.int8)
PAID_CODE = PAYMENTS[:, 2].copy()
ACTIONS = FIRST_PAY + len(PAYMENTS)

# The action of a payment by way, symbol and code; by colour that of the first colour, the others follow in steps.
BY_JOKERS, BY_COLOUR, BY_SYMBOL, WAYS = range(4)
PAY_ACTION = np.zeros((WAYS, box.SYMBOLS, CODES), np.int16)
for action, (paid_line, paid_symbol, paid_code, _) in enumerate(PAYMENTS.tolist(), FIRST_PAY):
    if paid_line == 0 or paid_line >= box.COLOURS:
        way = BY_COLOUR if paid_line == 0 else BY_SYMBOL if paid_line < box.LINES else BY_JOKERS
        PAY_ACTION[way, paid_symbol, paid_code] = action
COLOUR_STEP = np.array([len(splits(symbol, 1 << symbol)) for symbol in range(box.SYMBOLS)])
