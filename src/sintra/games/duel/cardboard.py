"""What lies in the box of Duel: plates, tiles, chips and goals as printed tables."""

from collections.abc import Iterable
from itertools import combinations_with_replacement

import numpy as np

COLOUR_LETTERS = "BYRKT"  # blue, yellow, red, black, turquoise
COLOURS = len(COLOUR_LETTERS)
TILES_PER_COLOUR = 13

SEATS = 2
ROUNDS = 5
START_SCORE = 5
TOKENS = 2

# The dome

SIZE = 6  # lines, rows and columns
FIELDS = 9  # of the dome, for a plate each
FIELDS_ACROSS = 3
SPACES = 4  # of a plate: upper left, upper right, lower left, lower right
TURNS = 4

ORNAMENT, MOSAIC = COLOURS, COLOURS + 1  # the odd space of a plate; ORNAMENT is also the tile that lies there
SPACE_LETTERS = COLOUR_LETTERS + "SW"
PLATE_NAMES = (
    "YKTS", "WBTK", "TRBW", "KYRW", "KSTR", "TYWK", "SKRB", "YBKS", "TRBS",
    "YRWB", "YSKR", "TKRW", "BKST", "RTYW", "TBWY", "STYB", "RWBK", "SYBR",
)  # fmt: skip
PLATES = len(PLATE_NAMES)
TYPES = tuple(MOSAIC if "W" in name else ORNAMENT for name in PLATE_NAMES)  # shown on the backs

# Quarter turns clockwise: space s shows what was printed on space TURNED[turn][s].
TURNED = ((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2))
PRINTED = np.array(
    [[[SPACE_LETTERS.index(name[s]) for s in turned] for turned in TURNED] for name in PLATE_NAMES], np.int8
)

# Broken tiles

BROKEN_LOSSES = (1, 2, 3, 4)
BROKEN_SPACES = len(BROKEN_LOSSES)
BROKEN_LOSS_OF = (0, 1, 3, 6, 10)  # for a number of tiles
FIRST_TILE_LOSS = 2

# Factories

SMALL = 4
LARGE = SMALL  # the number of the large factory, after the small ones
FACTORIES = SMALL + 1
TILES_ON_SMALL = 4
TILES_ON_LARGE = 5
HIGHEST_MOON = TILES_ON_SMALL - 1  # one tile at least is taken before the others are stacked

FACE_UP = 3
LARGEST_STACK = PLATES - FACE_UP

# Chips

CHIP_NAMES = ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB")
CHIPS = len(CHIP_NAMES)
CHIPS_PER_KIND = 2
CHIPS_PER_ROUND = 2  # for each player
CHIP_SHOWS = tuple(tuple(int(letter in name) for letter in COLOUR_LETTERS) for name in CHIP_NAMES)
ALIKE, ANY = 2, 3  # how many chips make up for a tile: of its colour, or of any


def payments() -> list[tuple[int, ...]]:
    """Every set of two or three chips that there can be."""
    sets = (chosen for size in (ALIKE, ANY) for chosen in combinations_with_replacement(range(CHIPS), size))
    return [chosen for chosen in sets if max(map(chosen.count, chosen)) <= CHIPS_PER_KIND]


PAYMENTS = payments()
LANE = 4  # bits for the number of chips of one kind, when all kinds are packed into one number
PACKED = np.array([sum(1 << LANE * chip for chip in chosen) for chosen in PAYMENTS])
FULL_LANES = sum(8 << LANE * chip for chip in range(CHIPS))
PAYMENT_SIZE = np.array([len(chosen) for chosen in PAYMENTS], np.int8)
PAYMENT_SHOWS = np.array(
    [[sum(CHIP_SHOWS[chip][colour] for chip in chosen) for colour in range(COLOURS)] for chosen in PAYMENTS], np.int8
)

# Goals, two sides of each tablet (D-03)

GOAL_NAMES = ("rows", "colours", "columns", "border", "diagonals", "corners", "mosaics", "ornaments")
GOALS = len(GOAL_NAMES)
TABLETS = GOALS // 2
BEGINNER_GOALS = ("rows", "columns", "diagonals")
GOAL_ROWS, GOAL_COLOURS, GOAL_COLUMNS, GOAL_BORDER, GOAL_DIAGONALS, GOAL_CORNERS, GOAL_MOSAICS, GOAL_ORNAMENTS = range(
    GOALS
)
ROW_POINTS = 3
COLOURS_POINTS = 4
COLUMN_POINTS = 7
BORDER_POINTS = 1
DIAGONAL_POINTS = 10
CORNER_FIELDS = (0, 2, 6, 8)
CORNER_POINTS = (3, 3, 8, 8)
MOSAIC_POINTS = 2
ORNAMENT_LOSS = 3


def space_bit(row: int, column: int) -> int:
    return 1 << row * SIZE + column


def bits_of(spaces: Iterable[tuple[int, int]]) -> int:
    return sum(space_bit(row, column) for row, column in spaces)


def spaces_of_field(field: int) -> list[tuple[int, int]]:
    """The four spaces below a plate."""
    row, column = field // FIELDS_ACROSS * 2, field % FIELDS_ACROSS * 2
    return [(row + space // 2, column + space % 2) for space in range(SPACES)]


# What has to be full for a goal, once for each time it can be reached.
FULL_FOR = {
    GOAL_ROWS: [bits_of((row, column) for column in range(SIZE)) for row in range(SIZE)],
    GOAL_COLUMNS: [bits_of((row, column) for row in range(SIZE)) for column in range(SIZE)],
    GOAL_BORDER: [space_bit(r, c) for r in range(SIZE) for c in range(SIZE) if {r, c} & {0, SIZE - 1}],
    GOAL_DIAGONALS: [
        bits_of((row, row) for row in range(SIZE)),
        bits_of((row, SIZE - 1 - row) for row in range(SIZE)),
    ],
    GOAL_CORNERS: [bits_of(spaces_of_field(field)) for field in CORNER_FIELDS],
}
FULL = np.array([bits for goal in range(GOALS) for bits in FULL_FOR.get(goal, [])])
FIRST_FULL = tuple(sum(len(FULL_FOR.get(before, [])) for before in range(goal)) for goal in range(GOALS + 1))
