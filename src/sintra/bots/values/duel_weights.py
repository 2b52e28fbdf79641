"""What the promises of a position of Duel are worth, in points.

Found by least squares over games of the player that looks one move ahead with these weights and now and then plays at
random: what is to come beyond the sure points, as seen when the next round begins (in the last round, at the end).
Unless something else is said, the numbers are for rounds 1 to 5.
"""

import numpy as np


def by_round(*rows: tuple[float, ...]) -> "np.ndarray":
    """Numbers by the round, then by something else, from a row for each of that."""
    return np.array([*zip(*rows, strict=True)])


# A line that is begun brings so much of its points: by the number of missing tiles, then by what the factories still
# offer of its colour, or whether chips do.
NO_TILE, TOO_FEW, ENOUGH, PLENTY, CHIPS_DO = range(5)
FINISHED = np.array(
    (
        (0.25, 0.25, 0.85, 0.9, 1.1),
        (0.05, 0.3, 0.7, 0.85, 1.25),
        (0.0, 0.2, 0.5, 0.7, 1.3),
        (0.0, 0.15, 0.5, 0.7, 1.0),
        (0.0, 0.05, 0.5, 0.5, 1.0),
    )
)

# A share is that of the round's tiles that are still on the factories.
TO_COME = np.array((24.9, 10.3, 2.2, -7.6, -4.8))  # for everybody
TO_COME_SHARE = np.array((-0.5, -5.0, -6.4, -7.8, -7.4))  # the same, by the share
TURN = np.array((-0.2, -0.4, -0.3, -0.3, -0.3))  # for the next turn
TURN_SHARE = np.array((1.1, 1.6, 1.7, 1.7, 1.8))  # the same, by the share
TOKEN = np.array((0.0, 0.6, 0.7, 0.7, 0.0))  # for a token, or an opening plate to come
TOKEN_SHARE = np.array((2.3, 3.0, 2.8, 1.9, 0.0))  # the same, by the share
HELD = np.array((0.9, 0.4, 0.2, 0.0, 0.0))  # for a plate in hand
HELD_MOSAIC = np.array((2.6, 2.2, 1.5, 1.1, 0.0))  # more, if it has a mosaic space
CHIP = np.array((0.6, 0.8, 0.9, 1.0, 0.8))  # for a chip that no line needs
CHIP_TO_TAKE = np.array((0.8, 1.5, 1.5, 1.4, 1.3))  # for a chip that may still be taken in this round
FIRST = np.array((1.3, 1.4, 1.4, 1.4, 0.0))  # for starting the next round

# For a line that is begun, by the number of missing tiles.
BEGUN = by_round(
    (0.6, 1.0, 0.8, 0.4, 0.3),
    (0.6, 0.7, 0.2, 0.0, 0.0),
    (-0.1, 0.0, -0.6, -0.6, 0.0),
    (-0.9, -0.8, -1.1, -1.1, -0.2),
    (-1.2, -1.1, -1.3, -0.9, -0.1),
)
WAITING = np.array((-1.7, -1.5, -3.0, -3.2, 0.0))  # for a begun line that no space takes yet, by how full it is
WAITING_FULL = np.array((1.8, 2.0, 2.0, 2.3, 0.0))  # for a full one

# For a free line from top to bottom, by the share.
FREE_LINE = by_round(
    (0.5, 1.1, 1.6, 1.6, 2.2),
    (0.0, 1.1, 1.2, 0.6, 1.6),
    (0.6, 0.5, 0.1, 0.3, 0.1),
    (0.0, -0.6, -1.2, -0.9, -1.0),
    (-0.8, -0.8, -1.3, -1.1, -1.6),
    (-0.2, -0.1, -0.3, 0.1, -0.2),
)
FREE_POINTS = np.array((0.5, 0.1, 0.3, 0.4, 0.5))  # for each point that it can bring at most, by the share
FREE_SERVED = np.array((0.6, 1.3, 1.2, 1.1, 1.0))  # for each colour, up to two, that can fill it at once
TILE = np.array((1.1, 1.0, 0.6, 0.4, 0.1))  # for a tile on the dome
OPEN = np.array((-0.8, -0.8, -0.6, -0.2, -0.1))  # for a free space
OPEN_MOSAIC = np.array((0.7, 0.8, 0.8, 0.6, 0.1))  # more, if it is a mosaic
OPEN_BORDER = np.array((0.1, 0.3, 0.3, 0.3, 0.1))  # more, if it is on the border and that is a goal
OPEN_POINTS = np.array((0.7, 0.6, 0.4, 0.2, 0.0))  # for each point of a tile there

# For an ornament to come, by the number of tiles it waits for.
ORNAMENT_LEFT = by_round(
    (-1.0, -0.5, -0.7, -0.2, 0.9),
    (-1.3, -1.5, -1.2, -1.1, 0.1),
    (-1.8, -2.5, -1.9, -1.8, -1.0),
)

# The same, for each point it brings.
ORNAMENT_ROW = by_round(
    (0.7, 0.6, 0.5, 0.3, -0.2),
    (0.0, 0.2, 0.2, 0.3, 0.0),
    (-0.1, 0.3, 0.3, 0.5, 0.2),
)

# The same, if they are a goal.
ORNAMENT_GOAL = by_round(
    (-0.3, -0.5, -1.0, -1.8, -2.2),
    (-0.8, -1.4, -2.2, -2.6, -2.7),
    (-1.3, -1.9, -2.5, -2.8, -3.0),
)

# For a row, by the number of tiles it lacks, if rows are a goal.
ROW_LEFT = by_round(
    (0.7, 0.8, 0.8, 0.9, 0.1),
    (1.0, 1.1, 1.2, 0.4, -0.4),
    (0.2, 0.2, 0.1, 0.1, -0.3),
)

# For a row, by the number of colours it lacks, if they are a goal.
COLOURS_LEFT = by_round(
    (1.2, 1.3, 1.5, 0.7, 0.1),
    (0.1, 0.1, 0.3, 0.2, -0.2),
)

# For a column, by the number of tiles it lacks.
COLUMN_LEFT = by_round(
    (0.1, 0.1, 0.4, 0.6, 0.2),
    (-0.2, -0.1, 0.0, 0.1, 0.0),
    (0.4, 0.0, 0.0, 0.1, 0.0),
)

# For a diagonal.
DIAGONAL_LEFT = by_round(
    (0.5, 0.6, 0.6, 0.7, 0.3),
    (0.3, 0.3, 0.1, 0.2, 0.0),
    (0.6, 0.5, -0.1, 0.0, -0.1),
)

# For each point of a corner.
CORNER_LEFT = by_round(
    (0.6, 0.7, 0.7, 0.5, 0.2),
    (0.8, 0.9, 0.9, 0.4, 0.1),
    (1.1, 1.2, 0.9, 0.4, 0.1),
    (1.3, 1.3, 0.9, 0.4, 0.1),
)
MOSAIC_EMPTY = np.array((-0.7, -0.9, -1.0, -1.2, -0.8))  # for an empty mosaic space, if they are a goal
MOSAIC_FILLED = np.array((0.0, 0.2, 0.6, 0.6, 0.4))  # for a filled one
MOSAIC_ALL = np.array((-0.1, 0.1, 0.4, 0.7, 1.3))  # for each, if all are filled

# The scale of a logistic curve: about 0.55 of the standard error of the margin, which fits the games won too.
ROUND_SPREAD = np.array((11.5, 10.5, 9.0, 6.6, 2.3))  # when the last tile is taken
ROUND_SPREAD_SHARE = np.array((1.0, 1.5, 1.5, 2.2, 3.4))  # more, by the share
