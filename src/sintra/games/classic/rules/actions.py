"""Moves as numbers, for the engine, bots and learning: drafts, then spreads, then tiles."""

from sintra.games.classic.cardboard import COLOURS, COLUMNS, LINES, MOST_DISPLAYS

SOURCES = MOST_DISPLAYS + 1  # the displays and the centre
TARGETS = LINES + 1  # the lines and the floor
SIDES = 2
LEFT, RIGHT = 0, 1

FIRST_SPREAD = SOURCES * COLOURS * TARGETS
FIRST_TILE = FIRST_SPREAD + COLOURS * SIDES
ACTIONS = FIRST_TILE + LINES * COLUMNS


def draft_action(source: int, colour: int, target: int) -> int:
    """The number of a draft."""
    return (source * COLOURS + colour) * TARGETS + target


def spread_action(colour: int, side: int) -> int:
    """The number of a spread."""
    return FIRST_SPREAD + colour * SIDES + side


def tile_action(line: int, column: int) -> int:
    """The number of a tile's way to the wall."""
    return FIRST_TILE + line * COLUMNS + column
