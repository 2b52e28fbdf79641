"""What tiles, losses and goals are worth."""

from sintra.core.bits import bit_count
from sintra.core.compiling import compiled, inner
from sintra.games.duel.cardboard import (
    BORDER_POINTS,
    COLOURS,
    COLOURS_POINTS,
    COLUMN_POINTS,
    CORNER_FIELDS,
    CORNER_POINTS,
    DIAGONAL_POINTS,
    FIELDS_ACROSS,
    FIRST_FULL,
    FULL,
    GOAL_BORDER,
    GOAL_COLOURS,
    GOAL_COLUMNS,
    GOAL_CORNERS,
    GOAL_DIAGONALS,
    GOAL_MOSAICS,
    GOAL_ORNAMENTS,
    GOAL_ROWS,
    MOSAIC,
    MOSAIC_POINTS,
    ORNAMENT,
    ORNAMENT_LOSS,
    ROW_POINTS,
    SIZE,
    SPACES,
)
from sintra.games.duel.state import EMPTY

# Plates


@inner
def row_of(field, space):
    """The dome row of a plate's space."""
    return field // FIELDS_ACROSS * 2 + space // 2


@inner
def column_of(field, space):
    """The dome column of a plate's space."""
    return field % FIELDS_ACROSS * 2 + space % 2


@compiled
def empty_spaces(player, field):
    """How many spaces of a plate are empty."""
    count = 0
    for space in range(SPACES):
        if player.dome[row_of(field, space), column_of(field, space)] == EMPTY:
            count += 1
    return count


# Goals (D-60)


@inner
def filled_spaces(player):
    """The spaces of the dome where tiles lie, as bits."""
    bits = 0
    for row in range(SIZE):
        for column in range(SIZE):
            if player.dome[row, column] != EMPTY:
                bits |= 1 << (row * SIZE + column)
    return bits


@inner
def spaces_for(player, kind):
    """The ornament or mosaic spaces of the dome, as bits."""
    bits = 0
    for row in range(SIZE):
        for column in range(SIZE):
            if player.printed[row, column] == kind:
                bits |= 1 << (row * SIZE + column)
    return bits


@inner
def count_colourful_rows(player):
    """How many rows have tiles of five different colours; the ornaments of a row together count as one."""
    count = 0
    for row in range(SIZE):
        seen = 0
        for column in range(SIZE):
            seen |= 1 << (int(player.dome[row, column]) + 1)
        if bit_count(seen & ~1) >= COLOURS:  # the lowest bit stands for empty spaces
            count += 1
    return count


@compiled
def goal_count(player, goal):
    """How often a player has reached a goal; for ornaments, how often he has failed."""
    filled = filled_spaces(player)
    if goal == GOAL_COLOURS:
        return count_colourful_rows(player)
    if goal == GOAL_MOSAICS:
        mosaics = spaces_for(player, MOSAIC)
        return 0 if mosaics & ~filled else bit_count(mosaics)
    if goal == GOAL_ORNAMENTS:
        return bit_count(spaces_for(player, ORNAMENT) & ~filled)
    count = 0
    for number in range(FIRST_FULL[goal], FIRST_FULL[goal + 1]):
        if not FULL[number] & ~filled:
            count += 1
    return count


@inner
def corner_points(player):
    """What complete plates in the corners are worth."""
    points = 0
    for corner in range(len(CORNER_FIELDS)):
        if empty_spaces(player, CORNER_FIELDS[corner]) == 0:
            points += CORNER_POINTS[corner]
    return points


GOAL_POINTS = {
    GOAL_ROWS: ROW_POINTS,
    GOAL_COLOURS: COLOURS_POINTS,
    GOAL_COLUMNS: COLUMN_POINTS,
    GOAL_BORDER: BORDER_POINTS,
    GOAL_DIAGONALS: DIAGONAL_POINTS,
    GOAL_CORNERS: 0,  # by the field, see corner_points
    GOAL_MOSAICS: MOSAIC_POINTS,
    GOAL_ORNAMENTS: -ORNAMENT_LOSS,
}
POINTS_PER_GOAL = tuple(GOAL_POINTS[goal] for goal in range(len(GOAL_POINTS)))


@inner
def goal_points(player, goal, count):
    """What a goal that was reached so often is worth (D-60)."""
    return corner_points(player) if goal == GOAL_CORNERS else POINTS_PER_GOAL[goal] * count
