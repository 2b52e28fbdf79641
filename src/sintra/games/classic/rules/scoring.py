"""What tiles, floors and walls are worth."""

from sintra.core.compiling import compiled, inner
from sintra.games.classic.cardboard import ALL_COLOURS, COLOURS, COLUMNS, FLOOR_LOSS_OF, LINES
from sintra.games.classic.state import EMPTY


@inner
def run_across(wall, row, column):
    """How many tiles lie side by side in a row, the given one counted."""
    first = column
    while first > 0 and wall[row, first - 1] != EMPTY:
        first -= 1
    last = column
    while last < COLUMNS - 1 and wall[row, last + 1] != EMPTY:
        last += 1
    return last - first + 1


@inner
def run_down(wall, row, column):
    """How many tiles lie one below the other in a column, the given one counted."""
    first = row
    while first > 0 and wall[first - 1, column] != EMPTY:
        first -= 1
    last = row
    while last < LINES - 1 and wall[last + 1, column] != EMPTY:
        last += 1
    return last - first + 1


@inner
def run_points(across, down):
    """A run counts if it is longer than 1; a tile alone is worth 1 (C-22)."""
    points = (across if across > 1 else 0) + (down if down > 1 else 0)
    return points if points else 1


@compiled
def tile_points(wall, row, column):
    """Score the tile just placed (C-22)."""
    return run_points(run_across(wall, row, column), run_down(wall, row, column))


@inner
def floor_loss(player):
    """What the pieces on the floor cost, never more than the player has (C-23)."""
    return min(FLOOR_LOSS_OF[int(player.floor_pieces)], int(player.score))


@inner
def is_row_complete(player, row):
    """Five tiles across (C-40); a row never holds a colour twice."""
    return player.row_colours[row] == ALL_COLOURS


@compiled
def complete_rows(player):
    """How many rows are complete (C-40)."""
    rows = 0
    for row in range(LINES):
        if is_row_complete(player, row):
            rows += 1
    return rows


@inner
def is_column_complete(player, column):
    """Five tiles down (C-40)."""
    for row in range(LINES):
        if player.wall[row, column] == EMPTY:
            return False
    return True


@inner
def is_colour_complete(player, colour):
    """Five tiles of a colour anywhere on the wall (C-40, C-53)."""
    for row in range(LINES):
        if not (int(player.row_colours[row]) >> colour) & 1:
            return False
    return True


@inner
def complete_columns(player):
    """How many columns are complete."""
    columns = 0
    for column in range(COLUMNS):
        if is_column_complete(player, column):
            columns += 1
    return columns


@inner
def complete_colours(player):
    """How many colours are complete."""
    colours = 0
    for colour in range(COLOURS):
        if is_colour_complete(player, colour):
            colours += 1
    return colours
