"""Moves as numbers, for the engine, bots and learning, in the order of the vocabulary."""

from sintra.games.duel.cardboard import (
    COLOURS,
    FACE_UP,
    FACTORIES,
    FIELDS,
    LARGEST_STACK,
    PAYMENTS,
    SIZE,
    SMALL,
    TURNS,
)

TARGETS = SIZE + 1  # the lines and the broken spaces

FIRST_PLATE = 0
DRAW = FIRST_PLATE + FACE_UP
STOP = DRAW + 1
FIRST_KEEP = STOP + 1
FIRST_UNDER = FIRST_KEEP + LARGEST_STACK
FIRST_PLACE = FIRST_UNDER + LARGEST_STACK
FIRST_SUN = FIRST_PLACE + FIELDS * TURNS
FIRST_STACK = FIRST_SUN + FACTORIES * COLOURS * TARGETS
FIRST_MOON = FIRST_STACK + COLOURS
FIRST_CHIP = FIRST_MOON + COLOURS * TARGETS
FIRST_TILE = FIRST_CHIP + SMALL
FIRST_COMPLETE = FIRST_TILE + SIZE * SIZE
FIRST_LEAVE = FIRST_COMPLETE + SIZE
FIRST_PAY = FIRST_LEAVE + SIZE
ACTIONS = FIRST_PAY + len(PAYMENTS)


def place_action(field: int, turn: int) -> int:
    """The number of a plate's way to the dome."""
    return FIRST_PLACE + field * TURNS + turn


def sun_action(factory: int, colour: int, target: int) -> int:
    """The number of a take from a sun."""
    return FIRST_SUN + (factory * COLOURS + colour) * TARGETS + target


def moon_action(colour: int, target: int) -> int:
    """The number of a take from the moons."""
    return FIRST_MOON + colour * TARGETS + target


def tile_action(line: int, column: int) -> int:
    """The number of a tile's way to the dome."""
    return FIRST_TILE + line * SIZE + column
