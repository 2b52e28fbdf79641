"""What a classic position is worth: the round as it stands, and what a seat can expect in the end."""

from sintra.bots.values import classic_weights as weights
from sintra.bots.values import estimate
from sintra.bots.values.runs import run_lengths
from sintra.core.bits import bit_count
from sintra.core.compiling import inner
from sintra.games.classic import cardboard
from sintra.games.classic.cardboard import ALL_COLOURS, COLUMNS, LINES, TILES_PER_DISPLAY
from sintra.games.classic.rules.scoring import complete_colours, complete_columns, complete_rows
from sintra.games.classic.rules.tiling import is_in_column, wall_place
from sintra.games.classic.state import CENTRE, EMPTY, IN_CENTRE, STATE
from sintra.games.family.grid import run_points, tile_points

TILES_IN = tuple(bin(bits).count("1") for bits in range(ALL_COLOURS + 1))
ONE_COLOUR = sum(1 << (LINES * row) for row in range(LINES))
RUN = run_lengths(COLUMNS)

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
    begun = 0.0
    points = int(player.score)
    for line in range(LINES):
        tiles = int(player.line_tiles[line])
        if tiles > line:
            points += tile_line(player, line, state.has_plain_wall)
        else:
            begun += LINE_BEGUN * tiles * tiles / (line + 1)
    points = max(0, points - cardboard.FLOOR_LOSS_OF[int(player.floor_pieces)])
    points += cardboard.ROW_BONUS * bit_count(complete_rows(player)) + cardboard.COLUMN_BONUS * bit_count(
        complete_columns(player)
    )
    points += cardboard.COLOUR_BONUS * bit_count(complete_colours(player))
    return points + begun + (STARTING if state.marker == seat else 0.0)


# What follows looks ahead.


@inner
def rounds_left(state):
    """How many rounds are sure to come after this one: a row grows by one tile a round."""
    longest = 0
    for seat in range(state.seats):
        player = state.players[seat]
        for line in range(LINES):
            tiles = TILES_IN[int(player.row_colours[line])] + (1 if player.line_tiles[line] > line else 0)
            longest = max(longest, tiles)
    return max(0, LINES - longest)


@inner
def tiles_in(bits, place):
    """The five bits of a row, a column or a colour."""
    return (bits >> (LINES * place)) & ALL_COLOURS


@inner
def points_at(rows, columns, row, column):
    across = RUN[tiles_in(rows, row), column]
    down = RUN[tiles_in(columns, column), row]
    return run_points(across, down)


@inner
def column_for(player, rows, columns, line, has_plain_wall):
    """Where a line's tile would go, EMPTY if it has no place."""
    colour = int(player.line_colour[line])
    if not has_plain_wall:
        return wall_place(colour, line)
    best, most = EMPTY, 0
    for column in range(COLUMNS):
        if (rows >> (LINES * line + column)) & 1 or is_in_column(player, column, colour):
            continue
        points = points_at(rows, columns, line, column)
        if points > most:
            best, most = column, points
    return best


@inner
def wall_bits(player):
    """The tiles of the wall by rows, by columns and by colours, five bits each."""
    rows, columns, colours = 0, 0, 0
    for row in range(LINES):
        colours |= int(player.row_colours[row]) << (LINES * row)
        for column in range(COLUMNS):
            if player.wall[row, column] != EMPTY:
                rows |= 1 << (LINES * row + column)
                columns |= 1 << (LINES * column + row)
    return rows, columns, colours


@inner
def tile_lines(player, rows, columns, colours, has_plain_wall):
    """The points after tiling the complete lines and paying the floor, and the wall as it is then."""
    points = int(player.score)
    for line in range(LINES):
        if player.line_tiles[line] <= line:
            continue
        column = column_for(player, rows, columns, line, has_plain_wall)
        if column == EMPTY:
            points -= line + 1
            continue
        rows |= 1 << (LINES * line + column)
        columns |= 1 << (LINES * column + line)
        colours |= 1 << (LINES * line + int(player.line_colour[line]))
        points += points_at(rows, columns, line, column)
    return max(0, points - cardboard.FLOOR_LOSS_OF[int(player.floor_pieces)]), rows, columns, colours


@inner
def is_fillable(state, player, line):
    """Whether the round still offers what a line lacks; of a round that begins nobody knows it."""
    offered, colour = 0, int(player.line_colour[line])
    for source in range(CENTRE + 1):
        offered += int(state.tiles[source, colour])
    return offered >= line + 1 - player.line_tiles[line] or state.offered == TILES_PER_DISPLAY * int(state.ring)


@inner
def lines_worth(state, player, rows, columns, left):
    worth = 0.0
    for line in range(1, LINES):
        tiles = int(player.line_tiles[line])
        if tiles == 0 or tiles > line:
            continue
        column = column_for(player, rows, columns, line, state.has_plain_wall)
        if column == EMPTY:
            worth += weights.NO_PLACE
            continue
        case = weights.FILLABLE if is_fillable(state, player, line) else weights.STUCK
        if left == 0:
            case += weights.LAST_FILLABLE
        players, k = int(state.seats), line * (line - 1) // 2 + tiles - 1
        worth += weights.LINE_WORTH[players, case, k]
        worth += weights.LINE_FACTOR[players, case, k] * points_at(rows, columns, line, column)
    return worth


@inner
def wall_worth(players, rows, columns, colours, left):
    """What the wall brings in the end, and what it promises, among so many players."""
    worth = 0.0
    for place in range(LINES):
        worth += weights.ROW_WORTH[players, left, TILES_IN[tiles_in(rows, place)]]
        worth += weights.COLUMN_WORTH[players, left, TILES_IN[tiles_in(columns, place)]]
        worth += weights.COLOUR_WORTH[players, left, bit_count(colours & (ONE_COLOUR << place))]
    return worth


@inner
def share_left(state):
    return state.offered / (TILES_PER_DISPLAY * int(state.ring))


@inner
def earliness(seat, first, players):
    """1 for the seat that comes first, 0 for the last one."""
    return 1 - (seat - first) % players / (players - 1)


@estimate.outlook.register(STATE)
@inner
def outlook(state, seat):
    """Points, the round as it stands, what lines and wall promise, and who chooses next and begins next."""
    player = state.players[seat]
    left = rounds_left(state)
    rows, columns, colours = wall_bits(player)
    points, rows, columns, colours = tile_lines(player, rows, columns, colours, state.has_plain_wall)
    players = int(state.seats)
    worth = points + lines_worth(state, player, rows, columns, left)
    worth += wall_worth(players, rows, columns, colours, left)
    if state.marker != IN_CENTRE:
        worth += weights.MARKER_WORTH[players, left] * earliness(seat, int(state.marker), players)
    return worth + weights.TURN_WORTH[players, left] * share_left(state) * earliness(seat, int(state.seat), players)


@estimate.spread.register(STATE)
@inner
def spread(state):
    """By the rounds that are sure to follow, and by how much of this one is left."""
    left, players = rounds_left(state), int(state.seats)
    least, most = weights.SPREAD[players, left], weights.SPREAD[players, left + 1]
    return least + (most - least) * share_left(state)


# The usual skill of the lower five levels, by players: found in the arena.
SKILLS = {2: (-20, 7, 35, 56, 78), 3: (-80, -20, -10, -3, 24), 4: (-80, -20, -10, -4, 5)}
