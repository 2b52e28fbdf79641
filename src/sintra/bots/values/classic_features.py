"""What the net sees of a classic position: numbered blocks of features, of which those that hold are listed."""

from sintra.bots.values import estimate
from sintra.bots.values.blocks import beginnings
from sintra.core.compiling import inner
from sintra.games.classic.cardboard import COLOURS, COLUMNS, FLOOR_SPACES, LINES, MOST_DISPLAYS, TILES_PER_DISPLAY
from sintra.games.classic.rules.tiling import wall_place
from sintra.games.classic.state import CENTRE, EMPTY, IN_CENTRE, STATE

SCORES, SCORE_STEP = 16, 5
SUPPLIES, SUPPLY_STEP = 8, 3
MOST_OFFERED, MOST_IN_CENTRE, MOST_ALIKE = 10, 6, 3
ROUNDS = 8
NOT_OFFERED, IN_ALL, IN_ONE, EXACT = range(4)  # how what a line lacks is offered

SEAT_BLOCKS = {
    "wall": LINES * COLUMNS,
    "row colours": LINES * COLOURS,
    "line": LINES * COLOURS * LINES,  # line, colour, tiles
    "empty line": LINES,
    "offer": LINES * 4,  # of what a line lacks
    "floor": FLOOR_SPACES + 1,
    "row": LINES * (COLUMNS + 1),  # tiles, with those of complete lines
    "column": COLUMNS * (LINES + 1),
    "colour": COLOURS * (LINES + 1),
    "distance": 4,  # to his turn
    "marker": 1,
    "shield": 2,
    "score": SCORES,
}
TABLE_BLOCKS = {
    "round": ROUNDS,
    "marker": 1,
    "plain wall": 1,
    "supply": COLOURS * SUPPLIES,
    "displays": MOST_DISPLAYS + 1,
    "centre": COLOURS * (MOST_IN_CENTRE + 1),
    "offered": COLOURS * (MOST_OFFERED + 1),
    "alike": COLOURS * TILES_PER_DISPLAY * MOST_ALIKE,  # displays with so many of a colour
}
WALL, ROW_COLOURS, LINE, EMPTY_LINE, OFFER, FLOOR_PIECES, ROW, COLUMN, COLOUR, DISTANCE, MARKER, SHIELD, SCORE = (
    beginnings(SEAT_BLOCKS)
)
ROUND, MARKER_FREE, PLAIN_WALL, SUPPLY, DISPLAYS, IN_CENTRE_NOW, OFFERED, ALIKE = beginnings(TABLE_BLOCKS)


@inner
def is_fresh(state):
    """Whether a round has just been dealt: nobody knew what would be offered, so it does not count."""
    return state.offered == TILES_PER_DISPLAY * int(state.ring)


@inner
def offer_of(state, colour, lacking):
    """How so many tiles of a colour are offered."""
    total, best, is_exact = 0, 0, False
    for source in range(CENTRE + 1):
        tiles = int(state.tiles[source, colour])
        total += tiles
        best = max(best, tiles)
        is_exact = is_exact or tiles == lacking
    if is_exact:
        return EXACT
    if best > lacking:
        return IN_ONE
    return IN_ALL if total >= lacking else NOT_OFFERED


@inner
def wall_features(player, found, count):
    """The wall, and its rows, columns and colours with the tiles of complete lines."""
    rows, columns, colours = 0, 0, 0  # tiles, four bits for each
    for line in range(LINES):
        colour = int(player.line_colour[line])
        if player.line_tiles[line] > line:
            rows += 1 << 4 * line
            columns += 1 << 4 * wall_place(colour, line)
            colours += 1 << 4 * colour
        for column in range(COLUMNS):
            colour = int(player.wall[line, column])
            if colour == EMPTY:
                continue
            found[count] = WALL + COLUMNS * line + column
            found[count + 1] = ROW_COLOURS + COLOURS * line + colour
            count += 2
            rows += 1 << 4 * line
            columns += 1 << 4 * column
            colours += 1 << 4 * colour
    for place in range(LINES):
        found[count] = ROW + (COLUMNS + 1) * place + min(LINES, rows >> 4 * place & 15)
        found[count + 1] = COLUMN + (LINES + 1) * place + min(LINES, columns >> 4 * place & 15)
        found[count + 2] = COLOUR + (LINES + 1) * place + min(LINES, colours >> 4 * place & 15)
        count += 3
    return count


@inner
def line_features(state, player, found, count):
    """The pattern lines, and whether the round offers what they lack."""
    is_known = not is_fresh(state)
    for line in range(LINES):
        tiles, colour = int(player.line_tiles[line]), int(player.line_colour[line])
        if tiles == 0:
            found[count] = EMPTY_LINE + line
            count += 1
            continue
        found[count] = LINE + LINES * (COLOURS * line + colour) + tiles - 1
        count += 1
        if is_known and tiles <= line:
            found[count] = OFFER + 4 * line + offer_of(state, colour, line + 1 - tiles)
            count += 1
    return count


@estimate.seat_features.register(STATE)
@inner
def seat_features(state, seat, found):
    player = state.players[seat]
    count = line_features(state, player, found, wall_features(player, found, 0))
    found[count] = FLOOR_PIECES + int(player.floor_pieces)
    found[count + 1] = DISTANCE + (seat - int(state.seat)) % int(state.seats)
    found[count + 2] = SCORE + min(SCORES - 1, int(player.score) // SCORE_STEP)
    count += 3
    if state.marker == seat:
        found[count] = MARKER
        count += 1
    if player.shield >= EMPTY:
        found[count] = SHIELD + (0 if player.shield == EMPTY else 1)
        count += 1
    return count


@inner
def offer_features(state, found, count):
    """What is left to take in this round."""
    displays = 0
    for display in range(int(state.ring)):
        tiles = 0
        for colour in range(COLOURS):
            tiles += int(state.tiles[display, colour])
        displays += 1 if tiles else 0
    found[count] = DISPLAYS + displays
    count += 1
    for colour in range(COLOURS):
        total, alike = int(state.tiles[CENTRE, colour]), 0  # how many displays have so many, four bits for each
        found[count] = IN_CENTRE_NOW + (MOST_IN_CENTRE + 1) * colour + min(MOST_IN_CENTRE, total)
        for display in range(int(state.ring)):
            tiles = int(state.tiles[display, colour])
            total += tiles
            alike += 1 << 4 * tiles
        found[count + 1] = OFFERED + (MOST_OFFERED + 1) * colour + min(MOST_OFFERED, total)
        count += 2
        for tiles in range(1, TILES_PER_DISPLAY + 1):
            number = min(MOST_ALIKE, alike >> 4 * tiles & 15)
            if number:
                found[count] = ALIKE + MOST_ALIKE * (TILES_PER_DISPLAY * colour + tiles - 1) + number - 1
                count += 1
    return count


@estimate.table_features.register(STATE)
@inner
def table_features(state, found):
    found[0] = ROUND + min(ROUNDS, int(state.round_number)) - 1
    count = 1
    if state.marker == IN_CENTRE:
        found[count] = MARKER_FREE
        count += 1
    if state.has_plain_wall:
        found[count] = PLAIN_WALL
        count += 1
    if is_fresh(state):
        return count
    for colour in range(COLOURS):
        found[count] = SUPPLY + SUPPLIES * colour + min(SUPPLIES - 1, int(state.bag[colour]) // SUPPLY_STEP)
        count += 1
    return offer_features(state, found, count)
