"""Moves as numbers, for the engine, bots and learning: drafts, then spreads, then tiles."""

from sintra.games.classic.cardboard import COLOURS, COLUMNS, LINES, MOST_DISPLAYS

SOURCES = MOST_DISPLAYS + 1  # the displays and the centre
TARGETS = LINES + 1  # the lines and the floor
SIDES = 2
LEFT, RIGHT = 0, 1

FIRST_SPREAD = SOURCES * COLOURS * TARGETS
FIRST_TILE = FIRST_SPREAD + COLOURS * SIDES
ACTIONS = FIRST_TILE + LINES * COLUMNS
