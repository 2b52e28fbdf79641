"""What tiles, floors and walls are worth."""

from sintra.core.compiling import compiled, inner
from sintra.games.classic.cardboard import ALL_COLOURS, COLOURS, COLUMNS, FLOOR_LOSS_OF, LINES
from sintra.games.classic.state import EMPTY


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
