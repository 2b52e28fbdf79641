"""What the net sees of a position of Duel: numbered blocks of features, of which those that hold are listed."""

from sintra.bots.values import estimate
from sintra.bots.values.blocks import beginnings
from sintra.core.compiling import inner
from sintra.games.duel import cardboard as box
from sintra.games.duel.state import EMPTY, STATE

SCORES, SCORE_STEP = 16, 6
MOST_SHOWN, MOST_CHIPS = 4, 8
MOST_IN_SUN, MOST_ON_MOON = 8, 6
KINDS = box.COLOURS + 2  # of printed spaces
NOT_OFFERED, IN_ALL, IN_ONE, EXACT = range(4)  # how what a line lacks is offered
ALL_TILES = box.SMALL * box.TILES_ON_SMALL + box.TILES_ON_LARGE
PHASES = 14

SEAT_BLOCKS = {
    "dome": box.SIZE * box.SIZE,
    "open space": box.SIZE * box.SIZE * KINDS,
    "line": box.SIZE * box.COLOURS * box.SIZE,  # line, colour, tiles
    "empty line": box.SIZE,
    "offer": box.SIZE * 4,  # of what a line lacks
    "row": box.SIZE * (box.SIZE + 1),
    "column": box.SIZE * (box.SIZE + 1),
    "broken": box.BROKEN_SPACES + 1,
    "tokens": box.TOKENS + 1,
    "chips": MOST_CHIPS + 1,
    "shown": box.COLOURS * MOST_SHOWN,  # chips that show a colour
    "chips taken": box.CHIPS_PER_ROUND + 1,
    "plates": box.FIELDS + 1,
    "distance": box.SEATS,
    "first tile": 1,
    "passed": 1,
    "score": SCORES,
}
TABLE_BLOCKS = {
    "round": box.ROUNDS + 1,
    "phase": PHASES,
    "goals": box.GOALS,
    "stack": box.LARGEST_STACK + 1,
    "sun": box.COLOURS * (MOST_IN_SUN + 1),
    "moon": box.COLOURS * (MOST_ON_MOON + 1),
    "suns": box.FACTORIES + 1,
    "chips left": box.SMALL + 1,
    "first tile": 1,
}
DOME, OPEN, LINE, EMPTY_LINE, OFFER, ROW, COLUMN, BROKEN, *REST = beginnings(SEAT_BLOCKS)
TOKENS, CHIPS, SHOWN, TAKEN, PLATES, DISTANCE, FIRST, PASSED, SCORE = REST
ROUND, PHASE, GOALS, STACK, SUN, MOON, SUNS, CHIPS_LEFT, FIRST_FREE = beginnings(TABLE_BLOCKS)


@inner
def is_fresh(state):
    """Whether a round has just been dealt: nobody knew what would be offered, so it does not count."""
    return state.offered == ALL_TILES


@inner
def on_moon(state, colour):
    """The tiles of a colour that can be taken from the moons now."""
    tiles = int(state.moon[colour])
    for factory in range(box.SMALL):
        height = int(state.heights[factory])
        if height and state.piles[factory, height - 1] == colour:
            tiles += 1
    return tiles


@inner
def offer_of(state, colour, lacking):
    """How so many tiles of a colour are offered."""
    best = on_moon(state, colour)
    total, is_exact = best, best == lacking
    for factory in range(box.FACTORIES):
        tiles = int(state.sun[factory, colour])
        total += tiles
        best = max(best, tiles)
        is_exact = is_exact or tiles == lacking
    if is_exact:
        return EXACT
    if best > lacking:
        return IN_ONE
    return IN_ALL if total >= lacking else NOT_OFFERED


@inner
def dome_features(player, found, count):
    """The dome space by space, and how full its rows and columns are."""
    rows, columns = 0, 0  # tiles, four bits for each
    for row in range(box.SIZE):
        for column in range(box.SIZE):
            space = box.SIZE * row + column
            if player.dome[row, column] != EMPTY:
                found[count] = DOME + space
                count += 1
                rows += 1 << 4 * row
                columns += 1 << 4 * column
            elif player.printed[row, column] != EMPTY:
                found[count] = OPEN + KINDS * space + int(player.printed[row, column])
                count += 1
    for place in range(box.SIZE):
        found[count] = ROW + (box.SIZE + 1) * place + (rows >> 4 * place & 15)
        found[count + 1] = COLUMN + (box.SIZE + 1) * place + (columns >> 4 * place & 15)
        count += 2
    return count


@inner
def line_features(state, player, found, count):
    """The pattern lines, and whether the round offers what they lack."""
    is_known = not is_fresh(state)
    for line in range(box.SIZE):
        tiles, colour = int(player.line_tiles[line]), int(player.line_colour[line])
        if tiles == 0:
            found[count] = EMPTY_LINE + line
            count += 1
            continue
        found[count] = LINE + box.SIZE * (box.COLOURS * line + colour) + min(tiles, box.SIZE) - 1
        count += 1
        if is_known and tiles <= line:
            found[count] = OFFER + 4 * line + offer_of(state, colour, line + 1 - tiles)
            count += 1
    return count


@inner
def chip_features(player, found, count):
    chips = 0
    for chip in range(box.CHIPS):
        chips += int(player.chips[chip])
    found[count] = CHIPS + min(MOST_CHIPS, chips)
    count += 1
    for colour in range(box.COLOURS):
        shown = 0
        for chip in range(box.CHIPS):
            shown += int(player.chips[chip]) * box.CHIP_SHOWS[chip][colour]
        if shown:
            found[count] = SHOWN + MOST_SHOWN * colour + min(MOST_SHOWN, shown) - 1
            count += 1
    return count


@estimate.seat_features.register(STATE)
@inner
def seat_features(state, seat, found):
    player = state.players[seat]
    count = line_features(state, player, found, dome_features(player, found, 0))
    count = chip_features(player, found, count)
    plates = 0
    for field in range(box.FIELDS):
        plates += 1 if player.plates[field] != EMPTY else 0
    found[count] = BROKEN + int(player.broken_tiles)
    found[count + 1] = TOKENS + min(box.TOKENS, int(player.tokens))
    found[count + 2] = TAKEN + min(box.CHIPS_PER_ROUND, int(player.chips_taken))
    found[count + 3] = PLATES + plates
    found[count + 4] = DISTANCE + (0 if state.seat == seat else 1)
    found[count + 5] = SCORE + min(SCORES - 1, int(player.score) // SCORE_STEP)
    count += 6
    if state.first_tile == seat:
        found[count] = FIRST
        count += 1
    if player.has_passed:
        found[count] = PASSED
        count += 1
    return count


@inner
def offer_features(state, found, count):
    """What is left to take in this round."""
    suns, chips = 0, 0
    for factory in range(box.FACTORIES):
        tiles = 0
        for colour in range(box.COLOURS):
            tiles += int(state.sun[factory, colour])
        suns += 1 if tiles else 0
    for factory in range(box.SMALL):
        chips += 1 if state.chips[factory] != EMPTY else 0
    found[count] = SUNS + suns
    found[count + 1] = CHIPS_LEFT + chips
    count += 2
    for colour in range(box.COLOURS):
        total = 0
        for factory in range(box.FACTORIES):
            total += int(state.sun[factory, colour])
        found[count] = SUN + (MOST_IN_SUN + 1) * colour + min(MOST_IN_SUN, total)
        found[count + 1] = MOON + (MOST_ON_MOON + 1) * colour + min(MOST_ON_MOON, on_moon(state, colour))
        count += 2
    return count


@estimate.table_features.register(STATE)
@inner
def table_features(state, found):
    found[0] = ROUND + min(box.ROUNDS, int(state.round_number))
    found[1] = PHASE + int(state.phase)
    found[2] = STACK + int(state.stacked)
    count = 3
    for goal in range(box.GOALS):
        if int(state.goals) >> goal & 1:
            found[count] = GOALS + goal
            count += 1
    if state.first_tile < 0:
        found[count] = FIRST_FREE
        count += 1
    return count if is_fresh(state) else offer_features(state, found, count)
