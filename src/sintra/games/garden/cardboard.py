"""What lies in the box of Queen's Garden: hexagons, the garden and its cells, the wheel.

A hexagon has the number colour * SYMBOLS + symbol. A line is what belongs together: lines 0 to 5 are the colours, 6 to
11 the symbols. Sets of hexagons and sets of cells are whole numbers with one bit for each member.
"""

import numpy as np

COLOURS = 6  # blue, dark purple, light purple, yellow, light green, dark green
SYMBOLS = 6  # tree, bird, butterfly, flower, lily, tulips; a symbol's number is one more than its index
HEXAGONS = COLOURS * SYMBOLS
LINES = COLOURS + SYMBOLS
ALL_HEXAGONS = (1 << HEXAGONS) - 1
ALL_LINES = (1 << LINES) - 1

COPIES = 3  # tiles of each hexagon
TILES_ON_TOP = 4

MOST_PLAYERS = 4
ROUNDS = 4
STACK_FOR = (0, 0, 5, 7, 8)  # expansions in a round stack, by number of players
MOST_PILES = max(STACK_FOR)

FIRST_SCORE = 15
FIRST_JOKERS = 3
TILE_PLACES = 12
EXPANSION_PLACES = 2
BLANK_COST = 6  # points for an expansion bought blank
MARKER_COST = 1
PAVILION_POINTS = 1

SMALLEST_GROUP = 3
# Points beside the sum of a group, by its size: base and variant.
GROUP_BONUS = np.array(((0, 0, 0, 0, 0, 0, 6), (0, 0, 0, 0, 4, 5, 6)))

BLUE, DARK_PURPLE, LIGHT_PURPLE, YELLOW, LIGHT_GREEN, DARK_GREEN = range(COLOURS)
TREE, BIRD, BUTTERFLY, FLOWER, LILY, TULIPS = range(COLOURS, LINES)  # as lines

# The wheel: for each side and round, three lines and what a hexagon of each is worth.
WHEEL = np.array(
    (
        (
            ((DARK_GREEN, 1), (TREE, 1), (BLUE, 1)),
            ((BIRD, 1), (DARK_PURPLE, 1), (BUTTERFLY, 2)),
            ((LIGHT_PURPLE, 1), (FLOWER, 2), (YELLOW, 1)),
            ((LILY, 3), (LIGHT_GREEN, 1), (TULIPS, 3)),
        ),
        (
            ((DARK_GREEN, 1), (TREE, 1), (BLUE, 1)),
            ((BIRD, 2), (DARK_PURPLE, 1), (BUTTERFLY, 3)),
            ((LIGHT_PURPLE, 1), (FLOWER, 4), (YELLOW, 1)),
            ((LILY, 5), (LIGHT_GREEN, 1), (TULIPS, 6)),
        ),
    )
)
WHEEL_ENTRIES = 3


# Lines


def crossing(line: int, place: int) -> int:
    """The hexagon at a place of a line: of a colour, the one with that symbol; of a symbol, the one in that colour."""
    return line * SYMBOLS + place if line < COLOURS else place * SYMBOLS + line - COLOURS


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


CROSSING = np.array([[crossing(line, place) for place in range(SYMBOLS)] for line in range(LINES)])
LINE = np.array([bits([crossing(line, place) for place in range(SYMBOLS)]) for line in range(LINES)])


# The garden, in axial coordinates (q, r)

Place = tuple[int, int]

STEPS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # of a printed hexagon, clockwise

FOUNTAIN: tuple[Place, ...] = ((0, 0),)
STATUES: tuple[Place, ...] = ((2, -1), (-1, -1), (-1, 2))
BENCHES: tuple[Place, ...] = ((1, -2), (-2, 1), (1, 1))
RING = STEPS  # the free cells around the fountain
SLOTS: tuple[Place, ...] = ((3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3))  # the centres of slots
SLOT_COUNT, TURN_COUNT = len(SLOTS), len(TURNS)


def around(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def by_row(places: list[Place]) -> list[Place]:
    """From top to bottom, each row from left to right."""
    return sorted(places, key=lambda place: (place[1], place[0]))


# Cells that can hold a hexagon have the first numbers, the features printed on the garden follow.
PLANTABLE = by_row([*RING, *SLOTS, *(place for slot in SLOTS for place in around(slot))])
CELLS: list[Place] = [*PLANTABLE, *FOUNTAIN, *STATUES, *BENCHES]
PLANTABLE_COUNT, CELL_COUNT = len(PLANTABLE), len(CELLS)
CELL_NUMBER = {place: number for number, place in enumerate(CELLS)}


def cell_set(places: list[Place]) -> int:
    """A set of cells; places outside the garden are left out."""
    return bits([CELL_NUMBER[place] for place in places if place in CELL_NUMBER])


NEIGHBOURS = np.array([cell_set(around(place)) for place in CELLS])
RING_CELLS = cell_set(list(RING))
SLOT_CENTRE = np.array([CELL_NUMBER[slot] for slot in SLOTS])
SLOT_CELLS = np.array([cell_set([slot, *around(slot)]) for slot in SLOTS])
# Where the printed hexagon of an expansion comes to lie, by slot and turn.
PRINTED = np.array([[CELL_NUMBER[q + dq, r + dr] for dq, dr in TURNS] for q, r in SLOTS])

# A row has a letter, from top to bottom, and its cells are counted from left to right.
ROW_LETTERS = "abcdefghi"
TOP_ROW = min(r for _, r in CELLS)


def cell_name(place: Place) -> str:
    row = sorted(q for q, r in CELLS if r == place[1])
    return f"{ROW_LETTERS[place[1] - TOP_ROW]}{row.index(place[0]) + 1}"


CELL_NAMES = [cell_name(place) for place in CELLS]

# Features: the fountain, the statues, the benches, and a pavilion in the middle of every slot.
FEATURES: list[Place] = [*FOUNTAIN, *STATUES, *BENCHES, *SLOTS]
FEATURE_KINDS = ["fountain", *["statue"] * len(STATUES), *["bench"] * len(BENCHES), *["pavilion"] * SLOT_COUNT]
JOKERS_FOR = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
FEATURE_COUNT = len(FEATURES)
FIRST_PAVILION = FEATURE_COUNT - SLOT_COUNT
FEATURE_CELL = np.array([CELL_NUMBER[place] for place in FEATURES])
FEATURE_JOKERS = np.array([JOKERS_FOR[kind] for kind in FEATURE_KINDS])
# The features beside each cell.
FEATURES_BESIDE = np.array(
    [bits([number for number, feature in enumerate(FEATURES) if place in around(feature)]) for place in CELLS]
)
