"""What floors and walls are worth."""

from sintra.core.compiling import compiled, inner
from sintra.games.classic.cardboard import ALL_COLOURS, COLUMNS, FLOOR_LOSS_OF, LINES
from sintra.games.classic.state import EMPTY


@inner
def floor_loss(player):
    """What the pieces on the floor cost, never more than the player has (C-23)."""
    return min(FLOOR_LOSS_OF[int(player.floor_pieces)], int(player.score))


@compiled
def complete_rows(player):
    """The rows with five tiles, as bits (C-40); a row never holds a colour twice."""
    rows = 0
    for row in range(LINES):
        rows |= int(player.row_colours[row] == ALL_COLOURS) << row
    return rows


@inner
def is_column_complete(player, column):
    for row in range(LINES):
        if player.wall[row, column] == EMPTY:
            return False
    return True


@inner
def complete_columns(player):
    """The columns with five tiles, as bits (C-40)."""
    columns = 0
    for column in range(COLUMNS):
        columns |= int(is_column_complete(player, column)) << column
    return columns


@inner
def complete_colours(player):
    """The colours with five tiles anywhere on the wall, as bits (C-40, C-53)."""
    colours = ALL_COLOURS
    for row in range(LINES):
        colours &= int(player.row_colours[row])
    return colours
