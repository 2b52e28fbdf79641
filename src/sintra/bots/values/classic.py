"""What a classic position is worth: the round as it stands, were everybody to stop drafting now."""

from sintra.bots.values import estimate
from sintra.core.compiling import inner
from sintra.games.classic.components import COLOUR_BONUS, COLUMN_BONUS, COLUMNS, FLOOR_LOSS_OF, LINES, ROW_BONUS
from sintra.games.classic.scoring import complete_colours, complete_columns, complete_rows, tile_points
from sintra.games.classic.state import EMPTY, OVER, STATE
from sintra.games.classic.tiling import is_in_column, wall_place

STARTING = 0.5  # for holding the marker
LINE_BEGUN = 0.2  # for each tile of a line that is not complete, by how full it is


@inner
def best_column(player, line, colour, has_plain_wall):
    """The column where a complete line would bring most, EMPTY if it has no place."""
    if not has_plain_wall:
        return wall_place(colour, line)
    best, most = EMPTY, 0
    for column in range(COLUMNS):
        if player.wall[line, column] != EMPTY or is_in_column(player, column, colour):
            continue
        points = tile_points(player.wall, line, column)
        if points > most:
            best, most = column, points
    return best


@inner
def tile_line(player, line, has_plain_wall):
    """Put the tile of a complete line on the wall; the points, or the loss if it has no place."""
    colour = int(player.line_colour[line])
    column = best_column(player, line, colour, has_plain_wall)
    if column == EMPTY:
        return -(line + 1)
    player.wall[line, column] = colour
    player.row_colours[line] |= 1 << colour
    return tile_points(player.wall, line, column)


@estimate.value.register(STATE)
@inner
def value(state, seat):
    """Points, with complete lines tiled, the floor paid and bonuses counted; then a little for what is begun."""
    player = state.players[seat]
    if state.phase == OVER:
        return float(player.score)
    begun = 0.0
    points = int(player.score)
    for line in range(LINES):
        tiles = int(player.line_tiles[line])
        if tiles > line:
            points += tile_line(player, line, state.has_plain_wall)
        else:
            begun += LINE_BEGUN * tiles * tiles / (line + 1)
    points = max(0, points - FLOOR_LOSS_OF[int(player.floor_pieces)])
    points += ROW_BONUS * complete_rows(player) + COLUMN_BONUS * complete_columns(player)
    points += COLOUR_BONUS * complete_colours(player)
    return points + begun + (STARTING if state.marker == seat else 0.0)
