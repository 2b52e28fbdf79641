"""A position of Duel as one record."""

import numpy as np

from sintra.core.chance import CHANCE
from sintra.core.events import NOBODY, NOTHING
from sintra.core.fresh import fresh
from sintra.core.memory import record_type
from sintra.games.duel import cardboard as box

EMPTY = NOTHING  # no plate, no tile, no chip, no colour
BROKEN = box.SIZE  # the broken spaces as a target, after the lines
ON_MOON = NOBODY  # nobody has taken the first-player tile in this round

# What is to be decided, in the order of `types.Decision`.
OPENING, ACQUIRING, DRAWING, KEEPING, RETURNING, PLACING, STACKING, TILING, COMPLETING, PAYING, OVER = range(11)
# What `play` goes on with before anybody decides again.
TURN_DONE, DECORATING, ROUND_DONE = 11, 12, 13

UNKNOWN = 0  # no seat knows the front of a plate
NOT_PAYING = -1  # the line in focus is not being completed by chips

PLAYER = record_type(
    ("score", np.int16),
    ("line_colour", np.int8, (box.SIZE,)),
    ("line_tiles", np.int8, (box.SIZE,)),
    ("plates", np.int8, (box.FIELDS,)),
    ("turns", np.int8, (box.FIELDS,)),
    ("printed", np.int8, (box.SIZE, box.SIZE)),  # what the plates show, following from them
    ("dome", np.int8, (box.SIZE, box.SIZE)),  # the tiles
    ("broken", np.int8, (box.BROKEN_SPACES,)),
    ("broken_tiles", np.int8),
    ("tokens", np.int8),
    ("chips", np.int8, (box.CHIPS,)),
    ("spent", np.int8, (box.CHIPS,)),
    ("chips_taken", np.int8),  # in this round
    ("has_passed", np.int8),
)

STATE = record_type(
    ("players", PLAYER, (box.SEATS,)),
    ("chance", CHANCE),
    ("round_number", np.int16),
    ("goals", np.int16),  # as bits
    ("sun", np.int8, (box.FACTORIES, box.COLOURS)),
    ("moon", np.int8, (box.COLOURS,)),  # of the large factory
    ("piles", np.int8, (box.SMALL, box.HIGHEST_MOON)),  # the tiles on the small moons, from the bottom
    ("heights", np.int8, (box.SMALL,)),
    ("chips", np.int8, (box.SMALL,)),
    ("is_chip_up", np.int8, (box.SMALL,)),
    ("chip_supply", np.int8, (box.CHIPS,)),
    ("bag", np.int8, (box.COLOURS,)),
    ("tower", np.int8, (box.COLOURS,)),
    ("offered", np.int8),  # tiles on the factories, following from them
    ("face_up", np.int8, (box.FACE_UP,)),
    ("stack", np.int8, (box.LARGEST_STACK,)),  # from the top
    (
        "known",
        np.int8,
        (box.LARGEST_STACK,),
    ),  # the seats that know the front of each, as bits; all have seen its back then
    ("stacked", np.int8),  # how many plates there are
    ("drawn", np.int8, (box.LARGEST_STACK,)),  # in this turn, in their order
    ("drawn_known", np.int8, (box.LARGEST_STACK,)),  # the seats that knew each of them before it was drawn, as bits
    ("draws", np.int8),
    ("returned", np.int16),  # the numbers of those that have gone under the stack, as bits
    ("held", np.int8),  # the plate to be placed
    ("opening", np.int8),  # opening plates still to be placed
    ("seats", np.int8),
    ("seat", np.int8),
    ("phase", np.int8),
    ("focus", np.int8),  # the factory being stacked, or the line being tiled
    ("paid", np.int8),  # tiles of that line that chips have made up for
    ("moved", np.int8),  # lines of the tiling player whose rightmost tile is on the dome, as bits
    ("starter", np.int8),
    ("first_tile", np.int8),  # the seat that took it, or ON_MOON
)

NEW_PLAYER = fresh(
    PLAYER, score=box.START_SCORE, line_colour=EMPTY, plates=EMPTY, printed=EMPTY, dome=EMPTY, broken=EMPTY
)  # D-01
NEW_STATE = fresh(
    STATE,
    players=NEW_PLAYER,
    piles=EMPTY,
    chips=EMPTY,
    chip_supply=box.CHIPS_PER_KIND,
    bag=box.TILES_PER_COLOUR,
    stack=EMPTY,
    drawn=EMPTY,
    held=EMPTY,
    paid=NOT_PAYING,
    first_tile=ON_MOON,
)
