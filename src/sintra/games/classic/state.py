"""A position of the classic game as one record."""

import numpy as np

from sintra.core.chance import CHANCE
from sintra.core.events import NOBODY, NOTHING
from sintra.core.fresh import fresh
from sintra.core.memory import record_type
from sintra.games.classic import cardboard as box

EMPTY = NOTHING  # no tile on a space, no colour in a line, nothing on the shield
MARKER = box.COLOURS  # the first-player marker as a piece on the floor
NO_SHIELD = -2
CENTRE = box.MOST_DISPLAYS  # the centre as a source, after the displays
FLOOR = box.LINES  # the floor as a target, after the lines
IN_CENTRE = NOBODY  # nobody has taken the marker yet

# What is to be decided.
DRAFTING, SPREADING, TILING, OVER = range(4)

PLAYER = record_type(
    ("score", np.int16),
    ("line_colour", np.int8, (box.LINES,)),
    ("line_tiles", np.int8, (box.LINES,)),
    ("wall", np.int8, (box.LINES, box.COLUMNS)),
    ("row_colours", np.int8, (box.LINES,)),  # the colours of each wall row as bits, following from `wall`
    ("floor", np.int8, (box.FLOOR_SPACES,)),
    ("floor_pieces", np.int8),
    ("shield", np.int8),  # NO_SHIELD, EMPTY or the piece on it
)

STATE = record_type(
    ("players", PLAYER, (box.MOST_PLAYERS,)),
    ("chance", CHANCE),
    ("round_number", np.int16),
    ("offered", np.int16),  # tiles on displays and in the centre, following from them
    ("tiles", np.int8, (box.MOST_DISPLAYS + 1, box.COLOURS)),  # on each display and, at CENTRE, in the centre
    ("bag", np.int8, (box.COLOURS,)),
    ("lid", np.int8, (box.COLOURS,)),
    ("backs", np.int8, (box.MOST_DISPLAYS,)),  # which displays show gold, and which back
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

NEW_PLAYER = fresh(PLAYER, line_colour=EMPTY, wall=EMPTY, floor=EMPTY, shield=NO_SHIELD)
NEW_STATE = fresh(STATE, players=NEW_PLAYER, bag=box.TILES_PER_COLOUR, backs=box.PLAIN, marker=IN_CENTRE)  # C-01
