"""What a position of Duel is worth: the round as it stands, were everybody to stop now, and what the dome promises."""

from sintra.bots.values import estimate
from sintra.bots.values.duel_outlook import outlook, spread
from sintra.core.compiling import inner
from sintra.games.duel.cardboard import BROKEN_LOSS_OF, COLOURS, FIRST_TILE_LOSS, GOALS, MOSAIC, ROUNDS, SIZE
from sintra.games.duel.rules.scoring import goal_count, goal_points
from sintra.games.duel.rules.tiling import free_columns, has_all_plates
from sintra.games.duel.state import EMPTY, STATE
from sintra.games.family.grid import tile_points

CHIP = 0.7  # for each usable chip
TOKEN = 0.5  # for each token still to be used
STARTING = 0.6  # for holding the first-player tile
BEGUN = 0.9  # for a line that is not complete, by how full it is
WAITING = 0.5  # of that, for a line whose place does not lie there yet
OPEN = 0.12  # for each free space of the dome, and for each colour that a row can take


@inner
def best_column(player, line):
    """The free space where a line would bring most, EMPTY if there is none."""
    columns = free_columns(player, line)
    best, most = EMPTY, 0
    for column in range(SIZE):
        if (columns >> column) & 1:
            points = tile_points(player.dome, line, column)
            if points > most:
                best, most = column, points
    return best


@inner
def line_worth(player, line):
    """What a line brings as it stands; a complete one puts its tile on the dome."""
    tiles = int(player.line_tiles[line])
    if tiles == 0:
        return 0.0
    column = best_column(player, line)
    if column == EMPTY:
        if has_all_plates(player, line):
            return -1.0 * tiles
        return WAITING * BEGUN * tiles / (line + 1)
    points = tile_points(player.dome, line, column)
    if tiles <= line:
        return BEGUN * points * tiles * tiles / ((line + 1) * (line + 1))
    player.dome[line, column] = player.line_colour[line]
    return float(points)


@inner
def dome_worth(player):
    """What plates promise: free spaces, and different colours in a row."""
    worth = 0.0
    for row in range(SIZE):
        seen = 0
        for column in range(SIZE):
            printed = int(player.printed[row, column])
            if printed == EMPTY or player.dome[row, column] != EMPTY:
                continue
            worth += OPEN
            seen |= ((1 << COLOURS) - 1) if printed == MOSAIC else (1 << printed)
        for colour in range(COLOURS):
            worth += OPEN * ((seen >> colour) & 1)
    return worth


@estimate.value.register(STATE)
@inner
def value(state, seat):
    """Points, with complete lines placed, losses paid and goals counted; then a little for what is begun."""
    player = state.players[seat]
    worth = float(player.score) - BROKEN_LOSS_OF[int(player.broken_tiles)]
    if state.first_tile == seat:
        worth += STARTING - FIRST_TILE_LOSS
    for line in range(SIZE):
        worth += line_worth(player, line)
    for goal in range(GOALS):
        if (int(state.goals) >> goal) & 1:
            worth += goal_points(player, goal, goal_count(player, goal))
    for chip in range(len(player.chips)):
        worth += CHIP * player.chips[chip]
    if state.round_number < ROUNDS:
        worth += TOKEN * player.tokens + dome_worth(player)
    return worth


estimate.outlook.register(STATE)(outlook)
estimate.spread.register(STATE)(spread)


# The usual skill of the lower five levels, by players: found in the arena.
SKILLS = {2: (-22, 11, 40, 64, 88)}
