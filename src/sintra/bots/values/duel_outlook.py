"""How a game of Duel is likely to end for a seat: what is sure by now, and what its lines and its dome promise.

Everything is read into bits first, so the state stays as it is.
"""

import numpy as np

from sintra.bots.values import duel_weights as weights
from sintra.bots.values.runs import run_lengths
from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import inner
from sintra.games.duel import cardboard
from sintra.games.duel.cardboard import ALIKE, COLOURS, FIELDS, FIELDS_ACROSS, MOSAIC, ORNAMENT, SIZE, bits_of
from sintra.games.duel.rules.scoring import filled_spaces
from sintra.games.duel.rules.tiling import chips_showing, count_chips, has_all_plates
from sintra.games.duel.state import DRAWING, EMPTY, STACKING, TILING
from sintra.games.family.grid import run_points

TILES = cardboard.TILES_ON_LARGE + cardboard.SMALL * cardboard.TILES_ON_SMALL  # dealt for a round
ALL = (1 << SIZE) - 1  # the spaces of a row
LEFT_EDGE, *_, RIGHT_EDGE = cardboard.FULL_FOR[cardboard.GOAL_COLUMNS]
BORDER = sum(cardboard.FULL_FOR[cardboard.GOAL_BORDER])
FIELD_BITS = np.array([bits_of(cardboard.spaces_of_field(field)) for field in range(FIELDS)])

# A row of the dome in one number: for every kind of space a lane of bits, one bit for each column. A mosaic space is in
# the lanes of all colours too.
LANE = 8
COLOUR_LANES = sum(1 << LANE * colour for colour in range(COLOURS))
ALL_LANES = sum(1 << LANE * kind for kind in range(MOSAIC + 1))
TOP = LANE - 1  # the bit of a lane that no column uses


def lanes_of(plate: int, turn: int, half: int) -> int:
    """The upper or the lower half of a plate, in lanes."""
    bits = 0
    for column in range(2):
        kind = int(cardboard.PRINTED[plate, turn, 2 * half + column])
        bits |= ((1 << LANE * kind) | (COLOUR_LANES if kind == MOSAIC else 0)) << column
    return bits


def ornament_of(plate: int, turn: int) -> int:
    """The ornament space of a plate in the first field of the dome, as a bit."""
    printed = enumerate(cardboard.PRINTED[plate, turn])
    return bits_of((space // 2, space % 2) for space, kind in printed if kind == ORNAMENT)


PLATES, TURNS = range(cardboard.PLATES), range(cardboard.TURNS)
HALVES = np.array([[[lanes_of(plate, turn, half) for half in (0, 1)] for turn in TURNS] for plate in PLATES])
ORNAMENTS = np.array([[ornament_of(plate, turn) for turn in TURNS] for plate in PLATES])
RUNS = run_lengths(SIZE)
LONG_RUNS = np.where(RUNS > 1, RUNS, 0)
IN_ROW = np.array([[row >> place & 1 for place in range(SIZE)] for row in range(ALL + 1)])
RUN_SUMS = LONG_RUNS @ IN_ROW.T  # of the free places of a row or a column, by what is filled and what is free
DOWN = np.array([bits_of((place, 0) for place in range(SIZE) if row >> place & 1) for row in range(ALL + 1)])


# Reading


@inner
def offered_tiles(state):
    """The tiles on the factories, in a lane for every colour."""
    packed = 0
    for colour in range(COLOURS):
        count = int(state.moon[colour])
        for factory in range(cardboard.FACTORIES):
            count += int(state.sun[factory, colour])
        packed |= count << (LANE * colour)
    for factory in range(cardboard.SMALL):
        for height in range(int(state.heights[factory])):
            packed += 1 << (LANE * int(state.piles[factory, height]))
    return packed


@inner
def row_of(spaces, row):
    """One row of a set of spaces, or one column of a set that is turned."""
    return (spaces >> (row * SIZE)) & ALL


@inner
def turned(spaces):
    """The same spaces column by column."""
    columns = 0
    for row in range(SIZE):
        columns |= DOWN[row_of(spaces, row)] << row
    return columns


@inner
def ornament_spaces(player):
    """The ornament spaces of the dome, as bits."""
    spaces = 0
    for field in range(FIELDS):
        if player.plates[field] != EMPTY:
            first = field // FIELDS_ACROSS * 2 * SIZE + field % FIELDS_ACROSS * 2
            spaces |= ORNAMENTS[player.plates[field], player.turns[field]] << first
    return spaces


@inner
def free_lanes(player, filled, row):
    """The free spaces of a row, in lanes."""
    lanes = 0
    for place in range(FIELDS_ACROSS):
        field = row // 2 * FIELDS_ACROSS + place
        if player.plates[field] != EMPTY:
            lanes |= HALVES[player.plates[field], player.turns[field], row & 1] << (2 * place)
    return lanes & ~(row_of(filled, row) * ALL_LANES)


@inner
def points_at(filled, columns, row, column):
    """What a tile scores in a free space (D-40)."""
    return run_points(RUNS[row_of(filled, row), column], RUNS[row_of(columns, column), row])


@inner
def ornament_after(filled, ornaments, row, column):
    """The ornament that comes with a tile in a free space, as a bit, or 0 (D-35)."""
    rest = FIELD_BITS[row // 2 * FIELDS_ACROSS + column // 2] & ~filled & ~(1 << (row * SIZE + column))
    return rest if rest & ornaments and rest & (rest - 1) == 0 else 0


# Lines


@inner
def best_space(player, filled, columns, ornaments, line):
    """The free space where a line brings most and its points with the ornament's, EMPTY and 0 if there is none."""
    free = (free_lanes(player, filled, line) >> (LANE * int(player.line_colour[line]))) & ALL
    best, most = EMPTY, 0
    while free:
        column = lowest(free)
        free &= free - 1
        points = points_at(filled, columns, line, column)
        ornament = ornament_after(filled, ornaments, line, column)
        if ornament:
            points += lowest(ornament) // SIZE + 1
        if points > most:
            best, most = column, points
    return best, most


@inner
def with_tile(filled, ornaments, row, column, colour):
    """The dome with a tile and the ornament that comes with it, and the colours of both in lanes by row."""
    ornament = ornament_after(filled, ornaments, row, column)
    colours = 2 << (LANE * row + colour)
    if ornament:
        colours |= 2 << (LANE * (lowest(ornament) // SIZE) + ORNAMENT)
    return filled | ornament | (1 << (row * SIZE + column)), colours


@inner
def price_in_chips(player, colour, missing):
    """How many chips make up for missing tiles (D-33)."""
    pairs = min(missing, chips_showing(player, colour) // ALIKE)
    return ALIKE * pairs + cardboard.ANY * (missing - pairs)


@inner
def supply(offered, colour, missing):
    """How well the factories serve a line."""
    count = (offered >> (LANE * colour)) & 255
    if count >= missing:
        return weights.PLENTY if count > missing + 1 else weights.ENOUGH
    return weights.TOO_FEW if count else weights.NO_TILE


@inner
def way_to_finish(player, line, offered, chips):
    """How a line that is begun can be finished, and its price in chips: they are used if there are too few tiles."""
    colour, missing = int(player.line_colour[line]), line + 1 - int(player.line_tiles[line])
    chance = supply(offered, colour, missing)
    if chance < weights.ENOUGH and chips >= ALIKE:
        price = price_in_chips(player, colour, missing)
        if price <= chips:
            return weights.CHIPS_DO, price
    return chance, 0


@inner
def lines_outlook(state, seat, now, filled, ornaments, offered):
    """What the lines bring in this round and promise for later, with losses paid.

    Also the dome as it will be, the colours it gets in lanes by row, the lines that are begun, and the chips left.
    """
    player = state.players[seat]
    is_tiling = state.phase >= TILING and state.seat == seat
    has_tiled = state.phase >= TILING and state.seat != seat and state.starter == seat
    worth, broken, chips, begun, placed = 0.0, int(player.broken_tiles), count_chips(player), 0, 0
    columns = turned(filled)
    for line in range(SIZE):
        tiles = int(player.line_tiles[line])
        if tiles == 0 or (is_tiling and (int(state.moved) >> line) & 1):
            continue
        begun |= 1 << line
        missing = line + 1 - tiles
        column, points = best_space(player, filled, columns, ornaments, line)
        is_paid = is_tiling and state.focus == line and state.paid >= 0
        if is_paid:
            chips -= ALIKE * (missing - int(state.paid))
        if column == EMPTY and not has_all_plates(player, line):
            worth += weights.WAITING[now] * tiles / (line + 1) if missing else weights.WAITING_FULL[now]
        elif column == EMPTY:
            broken += tiles
        elif missing == 0 or is_paid:
            worth += points
            filled, colours = with_tile(filled, ornaments, line, column, int(player.line_colour[line]))
            placed |= colours
            columns = turned(filled)
        else:
            can_pay = not has_tiled and not (is_tiling and line < state.focus)
            chance, price = way_to_finish(player, line, offered, chips if can_pay else 0)
            chips -= price
            worth += weights.FINISHED[missing - 1, chance] * points + weights.BEGUN[now, missing - 1]
    worth -= cardboard.BROKEN_LOSS_OF[min(broken, cardboard.BROKEN_SPACES)]
    if state.first_tile == seat:
        worth += weights.FIRST[now] - (0 if has_tiled else cardboard.FIRST_TILE_LOSS)
    return worth, filled, columns, placed, begun, chips


# The dome


@inner
def most_points(filled, columns, row, free):
    """What a tile scores at most in the free spaces of a row."""
    most = 0
    while free:
        most = max(most, points_at(filled, columns, row, lowest(free)))
        free &= free - 1
    return most


@inner
def total_points(filled, columns, spaces):
    """What tiles in some free spaces would score, each as if it were the only one."""
    beside = ((filled & ~RIGHT_EDGE) << 1) | ((filled & ~LEFT_EDGE) >> 1) | (filled << SIZE) | (filled >> SIZE)
    total, turned_spaces = bit_count(spaces & ~beside), turned(spaces)
    for row in range(SIZE):
        total += RUN_SUMS[row_of(filled, row), row_of(spaces, row)]
        total += RUN_SUMS[row_of(columns, row), row_of(turned_spaces, row)]
    return total


@inner
def spaces_outlook(state, player, now, filled, columns, begun, offered):
    """What free spaces promise, and rows whose line is free in this round."""
    worth, share, spaces = 0.0, int(state.offered) / TILES, 0
    for row in range(SIZE):
        lanes = free_lanes(player, filled, row)
        worth += weights.OPEN_MOSAIC[now] * bit_count(lanes >> (LANE * MOSAIC))
        free = 0
        for colour in range(COLOURS):
            free |= (lanes >> (LANE * colour)) & ALL
        spaces |= free << (row * SIZE)
        if free and not (begun >> row) & 1 and state.phase < TILING:
            # The top bit of a lane: the row takes the colour, and the factories offer enough of it for the line.
            takes = lanes + COLOUR_LANES * ((1 << TOP) - 1)
            fills = offered + COLOUR_LANES * ((1 << TOP) - 1 - row)
            served = bit_count(takes & fills & (COLOUR_LANES << TOP))
            worth += weights.FREE_SERVED[now] * min(served, 2) + share * weights.FREE_LINE[now, row]
            worth += weights.FREE_POINTS[now] * share * most_points(filled, columns, row, free)
    if (int(state.goals) >> cardboard.GOAL_BORDER) & 1:
        worth += weights.OPEN_BORDER[now] * bit_count(spaces & BORDER)
    worth += weights.OPEN[now] * bit_count(spaces)
    return worth + weights.OPEN_POINTS[now] * total_points(filled, columns, spaces)


@inner
def ornaments_outlook(state, now, filled, ornaments):
    worth = 0.0
    is_goal = (int(state.goals) >> cardboard.GOAL_ORNAMENTS) & 1
    for field in range(FIELDS):
        rest = FIELD_BITS[field] & ~filled
        if rest & ornaments:
            others = bit_count(rest) - 1
            worth += weights.ORNAMENT_LEFT[now, others - 1]
            worth += weights.ORNAMENT_ROW[now, others - 1] * (lowest(rest & ornaments) // SIZE + 1)
            if is_goal:
                worth += weights.ORNAMENT_GOAL[now, others - 1]
    return worth


# Goals


@inner
def full_outlook(now, filled, goal, points, promises):
    """Rows, columns or diagonals that are complete, or nearly."""
    worth = 0.0
    for number in range(cardboard.FIRST_FULL[goal], cardboard.FIRST_FULL[goal + 1]):
        left = bit_count(cardboard.FULL[number] & ~filled)
        if left == 0:
            worth += points
        elif left <= 3:
            worth += promises[now, left - 1]
    return worth


@inner
def corners_outlook(now, filled):
    """Corners that are complete, and those to come."""
    worth = 0.0
    for corner in range(len(cardboard.CORNER_FIELDS)):
        left = bit_count(FIELD_BITS[cardboard.CORNER_FIELDS[corner]] & ~filled)
        worth += cardboard.CORNER_POINTS[corner] * (weights.CORNER_LEFT[now, left - 1] if left else 1.0)
    return worth


@inner
def colours_outlook(player, now, placed):
    """Rows of five colours, or nearly."""
    worth = 0.0
    for row in range(SIZE):
        seen = placed >> (LANE * row)
        for column in range(SIZE):
            seen |= 1 << (int(player.dome[row, column]) + 1)
        left = COLOURS - bit_count(seen & 0b1111110)  # the lowest bit stands for empty spaces
        if left <= 0:
            worth += cardboard.COLOURS_POINTS
        elif left <= 2:
            worth += weights.COLOURS_LEFT[now, left - 1]
    return worth


@inner
def mosaics_outlook(player, now, filled):
    """Mosaic spaces, all of them filled or not."""
    plates = empty = 0
    for field in range(FIELDS):
        if player.plates[field] != EMPTY and cardboard.TYPES[player.plates[field]] == MOSAIC:
            plates += 1
    for row in range(SIZE):
        empty += bit_count(free_lanes(player, filled, row) >> (LANE * MOSAIC))
    worth = weights.MOSAIC_EMPTY[now] * empty + weights.MOSAIC_FILLED[now] * (plates - empty)
    return worth if empty else worth + weights.MOSAIC_ALL[now] * plates


@inner
def goals_outlook(state, player, now, filled, placed):
    """What the goals in play bring (D-60); the ornaments' is counted with them."""
    worth, goals = 0.0, int(state.goals)
    if (goals >> cardboard.GOAL_ROWS) & 1:
        worth += full_outlook(now, filled, cardboard.GOAL_ROWS, cardboard.ROW_POINTS, weights.ROW_LEFT)
    if (goals >> cardboard.GOAL_COLOURS) & 1:
        worth += colours_outlook(player, now, placed)
    if (goals >> cardboard.GOAL_COLUMNS) & 1:
        worth += full_outlook(now, filled, cardboard.GOAL_COLUMNS, cardboard.COLUMN_POINTS, weights.COLUMN_LEFT)
    if (goals >> cardboard.GOAL_BORDER) & 1:
        worth += cardboard.BORDER_POINTS * bit_count(filled & BORDER)
    if (goals >> cardboard.GOAL_DIAGONALS) & 1:
        worth += full_outlook(now, filled, cardboard.GOAL_DIAGONALS, cardboard.DIAGONAL_POINTS, weights.DIAGONAL_LEFT)
    if (goals >> cardboard.GOAL_CORNERS) & 1:
        worth += corners_outlook(now, filled)
    if (goals >> cardboard.GOAL_MOSAICS) & 1:
        worth += mosaics_outlook(player, now, filled)
    return worth


# Turns


@inner
def plates_outlook(state, seat, now):
    """Plates to come: those of tokens, the opening's, and the one in hand."""
    if state.round_number == cardboard.ROUNDS:
        return 0.0
    worth, plates = 0.0, int(state.players[seat].tokens)
    if state.opening == cardboard.SEATS or (state.opening and state.starter == seat):
        plates += 1
    if state.seat == seat and state.phase >= DRAWING and state.phase != STACKING:
        worth = weights.HELD[now]
        if state.opening:
            plates -= 1
        if state.held != EMPTY and cardboard.TYPES[state.held] == MOSAIC:
            worth += weights.HELD_MOSAIC[now]
    return worth + (weights.TOKEN[now] + weights.TOKEN_SHARE[now] * int(state.offered) / TILES) * plates


@inner
def turns_outlook(state, seat, now):
    """What the rest of the round's turns promises. Whoever has begun a turn has had it."""
    if state.phase >= TILING:
        return 0.0
    worth = plates_outlook(state, seat, now)
    worth += weights.CHIP_TO_TAKE[now] * (cardboard.CHIPS_PER_ROUND - int(state.players[seat].chips_taken))
    if (state.seat == seat) == (state.phase < DRAWING):
        worth += weights.TURN[now] + weights.TURN_SHARE[now] * int(state.offered) / TILES
    return worth


@inner
def outlook(state, seat):
    """Points by now, and what lines, dome, goals, chips and turns promise."""
    player = state.players[seat]
    now = int(state.round_number) - 1
    ornaments, offered = ornament_spaces(player), offered_tiles(state)
    lines = lines_outlook(state, seat, now, filled_spaces(player), ornaments, offered)
    worth, filled, columns, placed, begun, chips = lines
    worth += weights.CHIP[now] * chips + weights.TILE[now] * bit_count(filled)
    worth += spaces_outlook(state, player, now, filled, columns, begun, offered)
    worth += ornaments_outlook(state, now, filled, ornaments)
    worth += goals_outlook(state, player, now, filled, placed)
    worth += weights.TO_COME[now] + weights.TO_COME_SHARE[now] * int(state.offered) / TILES
    return worth + turns_outlook(state, seat, now) + int(player.score)


@inner
def spread(state):
    """The scale of the logistic curve that turns a margin into a chance to win."""
    now = int(state.round_number) - 1
    return weights.ROUND_SPREAD[now] + weights.ROUND_SPREAD_SHARE[now] * int(state.offered) / TILES
