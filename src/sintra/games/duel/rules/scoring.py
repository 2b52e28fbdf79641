"""What tiles, losses and goals are worth."""

from sintra.core.bits import bit_count
from sintra.core.compiling import compiled, inner
from sintra.games.duel import cardboard as box
from sintra.games.duel.state import EMPTY

# Plates


@inner
def row_of(field, space):
    return field // box.FIELDS_ACROSS * 2 + space // 2


@inner
def column_of(field, space):
    return field % box.FIELDS_ACROSS * 2 + space % 2


@compiled
def empty_spaces(player, field):
    count = 0
    for space in range(box.SPACES):
        if player.dome[row_of(field, space), column_of(field, space)] == EMPTY:
            count += 1
    return count


# Goals (D-60)


@inner
def filled_spaces(player):
    """The spaces of the dome where tiles lie, as bits."""
    bits = 0
    for row in range(box.SIZE):
        for column in range(box.SIZE):
            if player.dome[row, column] != EMPTY:
                bits |= 1 << (row * box.SIZE + column)
    return bits


@inner
def spaces_for(player, kind):
    """The ornament or mosaic spaces of the dome, as bits."""
    bits = 0
    for row in range(box.SIZE):
        for column in range(box.SIZE):
            if player.printed[row, column] == kind:
                bits |= 1 << (row * box.SIZE + column)
    return bits


@inner
def count_colourful_rows(player):
    """How many rows have tiles of five different colours; the ornaments of a row together count as one."""
    count = 0
    for row in range(box.SIZE):
        seen = 0
        for column in range(box.SIZE):
            seen |= 1 << (int(player.dome[row, column]) + 1)
        if bit_count(seen & ~1) >= box.COLOURS:  # the lowest bit stands for empty spaces
            count += 1
    return count


@compiled
def goal_count(player, goal):
    """How often a player has reached a goal; for ornaments, how often he has failed."""
    filled = filled_spaces(player)
    if goal == box.GOAL_COLOURS:
        return count_colourful_rows(player)
    if goal == box.GOAL_MOSAICS:
        mosaics = spaces_for(player, box.MOSAIC)
        return 0 if mosaics & ~filled else bit_count(mosaics)
    if goal == box.GOAL_ORNAMENTS:
        return bit_count(spaces_for(player, box.ORNAMENT) & ~filled)
    count = 0
    for number in range(box.FIRST_FULL[goal], box.FIRST_FULL[goal + 1]):
        if not box.FULL[number] & ~filled:
            count += 1
    return count


@inner
def corner_points(player):
    points = 0
    for corner in range(len(box.CORNER_FIELDS)):
        if empty_spaces(player, box.CORNER_FIELDS[corner]) == 0:
            points += box.CORNER_POINTS[corner]
    return points


POINTS_PER_GOAL = (
    *(box.ROW_POINTS, box.COLOURS_POINTS, box.COLUMN_POINTS, box.BORDER_POINTS, box.DIAGONAL_POINTS),
    *(0, box.MOSAIC_POINTS, -box.ORNAMENT_LOSS),  # of corners by the field, see corner_points
)


@inner
def goal_points(player, goal, count):
    """What a goal that was reached so often is worth (D-60)."""
    return corner_points(player) if goal == box.GOAL_CORNERS else POINTS_PER_GOAL[goal] * count
