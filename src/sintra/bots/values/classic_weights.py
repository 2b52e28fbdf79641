"""What the promises of a classic position are worth, in points, for two, three and four players.

Found by least squares over games of the search against itself with random moves between them, then rounded by hand
where few games speak. Unless something else is said, the first index after the players is the rounds that are sure to
follow.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np


def by_players(two: Sequence[Any], three: Sequence[Any], four: Sequence[Any]) -> "np.ndarray":
    """Numbers by the number of players; nobody plays alone."""
    return np.array([two, two, two, three, four])


def by_rounds(*rows: Sequence[Any]) -> "np.ndarray":
    """The same from a row for each number of rounds to follow, with two, three and four players; the last one holds."""
    return by_players(*zip(*rows, rows[-1], strict=True))


def by_cases(two: Sequence[Any], three: Sequence[Any], four: Sequence[Any]) -> "np.ndarray":
    """The same for lines that are begun; one that can not be filled in the last round is worth nothing."""
    return by_players(*([*rows, [0.0] * len(rows[0])] for rows in (two, three, four)))


# By the tiles in a row: no row has more than the rounds to follow leave, and what stands there is never used.
ROW_WORTH = by_rounds(
    ((0.0, 1.0, 1.5, 2.0, 2.2, 3.0), (0.0, 1.5, 2.2, 2.4, 3.0, 4.0), (0.0, 1.2, 1.8, 2.2, 3.2, 4.5)),
    ((0.0, 1.2, 2.4, 3.3, 4.4, 5.0), (0.0, 2.2, 3.5, 4.7, 6.1, 6.1), (0.0, 2.4, 3.7, 5.6, 7.8, 7.8)),
    ((0.0, 1.2, 2.4, 3.3, 4.4, 5.0), (0.0, 3.2, 5.0, 7.0, 7.0, 7.0), (0.0, 4.0, 6.7, 9.8, 9.8, 9.8)),
    ((0.0, 1.2, 2.4, 3.3, 4.4, 5.0), (0.0, 3.3, 5.5, 5.5, 5.5, 5.5), (0.0, 4.7, 8.0, 8.0, 8.0, 8.0)),
    ((0.0, 1.2, 2.4, 3.3, 4.4, 5.0), (0.0, 3.0, 3.0, 3.0, 3.0, 3.0), (0.0, 5.7, 5.7, 5.7, 5.7, 5.7)),
)

# By the tiles in a column.
COLUMN_WORTH = by_rounds(
    ((0.0, 0.0, 0.0, 0.0, 0.2, 7.0), (0.0, 0.2, 0.7, 1.0, 1.1, 7.3), (0.0, 0.5, 0.8, 0.9, 1.0, 7.4)),
    ((0.0, 0.1, 0.2, 0.6, 2.0, 7.0), (0.0, 0.6, 1.0, 1.0, 1.7, 7.0), (0.0, 0.8, 1.1, 1.3, 2.2, 8.0)),
    ((0.0, 0.1, 0.3, 1.0, 2.6, 7.0), (0.0, 0.2, 0.4, 0.4, 1.6, 7.0), (0.0, 0.3, 0.6, 0.8, 2.5, 7.0)),
    ((0.0, 0.2, 0.5, 1.4, 3.0, 7.0), (0.0, 0.0, -0.3, 0.0, 1.0, 7.0), (0.0, 0.0, 0.0, 0.3, 1.5, 7.0)),
    ((0.0, 0.3, 0.8, 1.8, 3.5, 7.0), (0.0, -0.4, -0.9, -0.6, 1.0, 7.0), (0.0, -0.6, -0.7, -0.9, 1.0, 7.0)),
)

# By the tiles of a colour.
COLOUR_WORTH = by_rounds(
    ((0.0, 0.0, 0.0, 0.0, 0.2, 10.0), (0.0, 0.0, 0.0, 0.0, 0.0, 9.5), (0.0, -0.4, 0.0, 0.0, 0.1, 9.5)),
    ((0.0, 0.0, 0.2, 0.8, 2.5, 10.0), (0.0, -0.1, -0.2, 0.0, 0.5, 10.0), (0.0, -0.5, -0.1, 0.3, 1.4, 10.0)),
    ((0.0, 0.1, 0.4, 1.4, 3.5, 10.0), (0.0, -0.4, -0.5, 0.0, 1.2, 10.0), (0.0, -0.7, -0.2, 0.5, 1.9, 10.0)),
    ((0.0, 0.2, 0.7, 2.0, 4.5, 10.0), (0.0, -0.3, 0.0, 1.2, 2.2, 10.0), (0.0, 0.0, 0.5, 2.2, 3.0, 10.0)),
    ((0.0, 0.3, 0.9, 2.2, 5.0, 10.0), (0.0, -0.5, 0.1, 1.3, 2.5, 10.0), (0.0, -0.6, 0.5, 2.5, 3.0, 10.0)),
)

# For starting the next round.
MARKER_WORTH = by_players(
    two=[-0.5, 1.2, 1.0, 0.8, 0.8, 0.8],
    three=[-0.6, 2.9, 2.4, 2.2, 2.2, 2.2],
    four=[-0.9, 3.9, 3.9, 3.9, 3.9, 3.9],
)

# For choosing next, by the share of tiles that are left.
TURN_WORTH = by_players(
    two=[3.0, 2.5, 2.2, 1.8, 1.0, 1.0],
    three=[5.3, 5.3, 4.8, 4.1, 2.6, 2.6],
    four=[6.3, 6.8, 7.0, 6.3, 5.4, 5.4],
)

# At the end of the round.
SPREAD = by_players(
    two=[2.5, 4.8, 6.0, 7.5, 8.5, 9.5, 10.0],
    three=[1.5, 5.3, 7.7, 9.2, 9.9, 10.8, 10.8],
    four=[1.5, 5.8, 8.0, 9.8, 10.8, 11.5, 11.5],
)

# A line that is begun: a number, and a factor of the points it would bring, for lines 2 to 5, one to all but one tile.
# It can be filled from what is left in this round; it can not; the same two in the last round.
FILLABLE, STUCK, LAST_FILLABLE, LAST_STUCK = range(4)
LINE_WORTH = by_cases(
    two=[
        [-4.0, -3.0, -2.8, -1.6, -1.7, -2.4, -2.0, -2.0, -3.0, -3.8],
        [-5.0, -3.8, -3.6, -2.6, -2.6, -3.1, -3.6, -3.2, -3.6, -5.0],
        [-3.0, -2.1, -1.7, -1.5, -1.3, -1.6, -1.2, -0.6, -0.5, -1.6],
    ],
    three=[
        [-4.8, -3.1, -4.3, -2.4, -2.5, -0.2, -4.0, -4.5, -2.4, -2.9],
        [-5.0, -2.8, -5.8, -3.7, -3.5, -0.9, -4.5, -4.4, -2.8, -2.8],
        [-4.7, -2.4, -3.2, -1.6, -1.7, -1.5, -1.9, -1.8, -1.7, -2.7],
    ],
    four=[
        [-4.2, -4.8, -2.8, -5.1, -1.7, -0.7, -4.3, -5.2, -2.4, -1.8],
        [-5.1, -7.2, -3.8, -5.1, -2.5, -1.5, -3.4, -6.0, -3.2, -1.6],
        [-2.8, -2.8, -2.7, -2.3, -1.7, -1.4, -3.0, -2.5, -2.8, -2.2],
    ],
)
LINE_FACTOR = by_cases(
    two=[
        [1.2, 0.85, 0.85, 0.4, 0.8, 1.2, 0.6, 1.0, 1.5, 2.0],
        [1.0, 0.5, 0.6, 0.1, 0.55, 0.95, 0.6, 0.8, 0.95, 1.8],
        [1.0, 0.6, 0.7, 0.35, 0.5, 0.8, 0.5, 0.6, 0.7, 1.1],
    ],
    three=[
        [1.1, 0.8, 1.2, 0.6, 1.0, 0.6, 1.1, 1.4, 1.6, 1.7],
        [0.7, 0.4, 1.3, 0.5, 0.8, 0.4, 0.8, 1.0, 1.2, 1.4],
        [1.0, 0.5, 0.8, 0.4, 0.5, 0.5, 0.9, 0.7, 0.9, 1.4],
    ],
    four=[
        [0.8, 0.9, 0.8, 1.2, 0.8, 0.7, 0.9, 1.8, 1.4, 1.7],
        [0.5, 1.2, 0.9, 0.8, 0.7, 0.5, 0.5, 1.6, 1.2, 1.2],
        [0.5, 0.5, 0.6, 0.3, 0.2, 0.3, 0.8, 0.7, 0.9, 1.1],
    ],
)
NO_PLACE = -3.0  # a line that is begun and has no place on a plain wall
