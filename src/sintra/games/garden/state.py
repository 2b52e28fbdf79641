"""A position of Queen's Garden as one record.

Sets of hexagons, expansions and cells are bits of whole numbers (see `cardboard`). An expansion has the number of its
printed hexagon.
"""

import numpy as np

from sintra.core.chance import CHANCE
from sintra.core.events import NOBODY
from sintra.core.fresh import fresh
from sintra.core.memory import record_type
from sintra.games.garden import cardboard as box

NONE = NOBODY  # no expansion, no choice, nobody
BLANK = 6  # the turn of an expansion that lies blank side up

# Places in the display: the piles beside the stack, oldest first, the top of the stack, the expansions lying face up.
TOP = box.MOST_PILES
FACE_UP = box.MOST_PILES + 1
PLACES = box.MOST_PILES + 2

# What is to be decided, in the order of `types.Decision`.
TURN, COPYING, PAYING, DISCARDING, OVER = range(5)

# Tiles, at most three of each hexagon: the hexagons of which there is one, a second one, a third one.
TILE_SET = record_type(("once", np.int64), ("twice", np.int64), ("thrice", np.int64))

PLAYER = record_type(
    ("tiles", TILE_SET),  # in storage
    ("stored", np.int64),  # expansions in storage
    ("lines", np.int64, (box.LINES,)),  # the cells with hexagons of each colour and of each symbol
    ("cells", np.int64),  # that can hold a hexagon, following from the slots
    # What follows from the lines:
    ("occupied", np.int64),  # cells with hexagons
    ("beside", np.int64),  # cells beside hexagons
    ("reach", np.int64, (box.LINES,)),  # cells beside each line
    ("barred", np.int64, (box.HEXAGONS,)),  # cells where a hexagon would meet its like in a group
    ("score", np.int16),
    ("jokers", np.int8),
    ("slots", np.int8, (box.SLOT_COUNT,)),  # the expansion in each
    ("turns", np.int8, (box.SLOT_COUNT,)),  # and how it is turned, or BLANK
)

STATE = record_type(
    ("players", PLAYER, (box.MOST_PLAYERS,)),
    ("display", TILE_SET, (box.MOST_PILES + 1,)),  # on each pile and, at TOP, on the stack
    ("bag", TILE_SET),
    ("tower", TILE_SET),
    ("dropped", TILE_SET),  # tiles that the player who is passing will discard
    ("chance", CHANCE),
    ("face_up", np.int64),  # expansions in the display that can be acquired
    ("seen", np.int64),  # expansions whose front everybody has seen
    ("dropped_expansions", np.int64),  # that the player who is passing will discard
    ("round_number", np.int16),
    ("stacks", np.int8, (box.ROUNDS, box.MOST_PILES)),  # expansions of each round, the top one first
    ("left", np.int8),  # expansions in this round's stack
    ("piles", np.int8, (box.MOST_PILES,)),  # the expansion under each pile
    ("pile_count", np.int8),
    ("supply", np.int8, (box.HEXAGONS,)),  # the top one first
    ("supply_count", np.int8),
    ("seats", np.int8),
    ("has_variant_scoring", np.int8),
    ("has_pass_discard", np.int8),
    ("seat", np.int8),
    ("phase", np.int8),
    ("starter", np.int8),
    ("marker", np.int8),  # the seat that took it, or NONE
    ("passed", np.int8),  # seats, as bits
    # The decision that a chain has come to:
    ("line", np.int8),  # being acquired
    ("picks", np.int8, (box.SYMBOLS,)),  # the place chosen for each hexagon of the line
    ("hexagon", np.int8),  # to be placed once it is paid for
    ("cell", np.int8),  # where it will lie
    ("slot", np.int8),  # where the expansion will lie that it is printed on
)

NEW_PLAYER = fresh(PLAYER, cells=box.RING_CELLS, slots=NONE, turns=NONE)
NEW_STATE = fresh(
    STATE,
    players=NEW_PLAYER,
    bag=(box.ALL_HEXAGONS,) * box.COPIES,
    stacks=NONE,
    piles=NONE,
    supply=NONE,
    marker=NONE,
    line=NONE,
    picks=NONE,
    hexagon=NONE,
    cell=NONE,
    slot=NONE,
)
