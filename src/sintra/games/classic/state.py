"""A position of the classic game as one record."""

import numpy as np

from sintra.core.chance import CHANCE
from sintra.core.events import NOTHING
from sintra.core.memory import record_type
from sintra.games.classic.cardboard import COLOURS, COLUMNS, FLOOR_SPACES, LINES, MOST_DISPLAYS, MOST_PLAYERS

EMPTY = NOTHING  # no tile on a space, no colour in a line, nothing on the shield
MARKER = COLOURS  # the first-player marker as a piece on the floor
NO_SHIELD = -2
CENTRE = MOST_DISPLAYS  # the centre as a source, after the displays
FLOOR = LINES  # the floor as a target, after the lines
IN_CENTRE = -1  # nobody has taken the marker yet

# What is to be decided.
DRAFTING, SPREADING, TILING, OVER = range(4)

PLAYER = record_type(
    ("score", np.int16),
    ("line_colour", np.int8, (LINES,)),
    ("line_tiles", np.int8, (LINES,)),
    ("wall", np.int8, (LINES, COLUMNS)),
    ("row_colours", np.int8, (LINES,)),  # the colours of each wall row as bits, following from `wall`
    ("floor", np.int8, (FLOOR_SPACES,)),
    ("floor_pieces", np.int8),
    ("shield", np.int8),  # NO_SHIELD, EMPTY or the piece on it
)

STATE = record_type(
    ("players", PLAYER, (MOST_PLAYERS,)),
    ("chance", CHANCE),
    ("round_number", np.int16),
    ("offered", np.int16),  # tiles on displays and in the centre, following from them
    ("tiles", np.int8, (MOST_DISPLAYS + 1, COLOURS)),  # on each display and, at CENTRE, in the centre
    ("bag", np.int8, (COLOURS,)),
    ("lid", np.int8, (COLOURS,)),
    ("backs", np.int8, (MOST_DISPLAYS,)),  # which displays show gold, and which back
    ("seats", np.int8),
    ("ring", np.int8),  # how many displays there are
    ("has_plain_wall", np.int8),
    ("has_special_displays", np.int8),
    ("seat", np.int8),
    ("phase", np.int8),
    ("focus", np.int8),  # the display being spread, or the line being tiled
    ("moved", np.int8),  # lines of the tiling player whose rightmost tile is on the wall, as bits
    ("starter", np.int8),
    ("marker", np.int8),  # the seat that took it, or IN_CENTRE
)
