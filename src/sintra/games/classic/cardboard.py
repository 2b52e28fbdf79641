"""What lies in the box: the printed tables of Mini and Master Chocolatier."""

from collections.abc import Sequence
from itertools import accumulate

COLOURS = 5
TILES_PER_COLOUR = 20
TILES = COLOURS * TILES_PER_COLOUR
TILES_PER_DISPLAY = 4

LINES = 5
COLUMNS = 5
ALL_COLOURS = (1 << COLOURS) - 1  # a wall row with all its colours

FLOOR_LOSSES = (1, 1, 2, 2, 2, 3, 3)  # printed above the floor line
FLOOR_SPACES = len(FLOOR_LOSSES)
FLOOR_LOSS_OF = tuple(accumulate(FLOOR_LOSSES, initial=0))  # for a number of pieces

MOST_PLAYERS = 4
MOST_DISPLAYS = 9
DISPLAYS_FOR = (0, 0, 5, 7, 9)  # by number of players

LAST_ROUND = 25  # C-33

ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10

# The backs of displays (C-60). One that shows its front is PLAIN; the shield's place is GONE once it is taken.
PLAIN, EXTRA, KEEP, SPREAD, SHIELD, GONE = range(6)
PULL = 6  # PULL + colour
GOLD_BACKS = (EXTRA, KEEP, SPREAD, SHIELD, *range(PULL, PULL + COLOURS))
BACK_NAMES = {EXTRA: "extra", KEEP: "keep", SPREAD: "spread", SHIELD: "shield", GONE: "gone"}


def back_name(colours: Sequence[str], back: int) -> str | None:
    """The name of a display's gold back, None for the plain side."""
    return f"pull {colours[back - PULL]}" if back >= PULL else BACK_NAMES.get(back)


def place_of(colour: int, row: int) -> int:
    """The column of a colour in a row of the coloured wall."""
    return (colour + row) % COLUMNS


def colour_at(row: int, column: int) -> int:
    """The colour printed on a space of the coloured wall."""
    return (column - row) % COLOURS
