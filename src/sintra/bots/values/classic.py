"""What a classic position is worth: the round as it stands, were everybody to stop drafting now."""

import numpy as np

from sintra.bots.values import estimate
from sintra.core.bits import bit_count
from sintra.core.compiling import inner
from sintra.games.classic.components import (
    ALL_COLOURS,
    COLOUR_BONUS,
    COLUMN_BONUS,
    COLUMNS,
    FLOOR_LOSS_OF,
    LINES,
    ROW_BONUS,
    TILES_PER_DISPLAY,
)
from sintra.games.classic.scoring import complete_colours, complete_columns, complete_rows, run_points, tile_points
from sintra.games.classic.state import CENTRE, EMPTY, OVER, STATE
from sintra.games.classic.tiling import is_in_column, wall_place

TILES_IN = tuple(bin(bits).count("1") for bits in range(ALL_COLOURS + 1))
COLOUR_BITS = sum(1 << (LINES * row) for row in range(LINES))


def run_length(bits: int, place: int) -> int:
    """How many bits lie side by side around a place, which counts."""
    first = last = place
    while first > 0 and bits >> (first - 1) & 1:
        first -= 1
    while last < COLUMNS - 1 and bits >> (last + 1) & 1:
        last += 1
    return last - first + 1


RUN = np.array([[run_length(bits, place) for place in range(COLUMNS)] for bits in range(ALL_COLOURS + 1)], np.int64)
import json
import os

W = json.load(open(os.environ.get("SINTRA_W", "/tmp/s/w.json")))
ROW_WORTH, COLUMN_WORTH, COLOUR_WORTH, LINE_BASE, LINE_FACTOR, MARKER_WORTH, TURN_WORTH, SPREAD = (np.array(W[k]) for k in ("row","col","colour","lb","lf","marker","turn","spread"))

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
    """What a tile on a space would score."""
    across = RUN[tiles_in(rows, row), column]
    down = RUN[tiles_in(columns, column), row]
    return run_points(across, down)


@inner
def column_for(rows, columns, colours, player, line, colour, has_plain_wall):
    """Where a line's tile would go, EMPTY if it has no place."""
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


@estimate.outlook.register(STATE)
@inner
def outlook(state, seat):
    """Points, the round as it stands, what lines and wall promise, and who begins the next round."""
    player = state.players[seat]
    if state.phase == OVER:
        return float(player.score)
    rows, columns, colours = 0, 0, 0
    for row in range(LINES):
        colours |= int(player.row_colours[row]) << (LINES * row)
        for column in range(COLUMNS):
            if player.wall[row, column] != EMPTY:
                rows |= 1 << (LINES * row + column)
                columns |= 1 << (LINES * column + row)
    points = int(player.score)
    for line in range(LINES):
        if player.line_tiles[line] > line:
            colour = int(player.line_colour[line])
            column = column_for(rows, columns, colours, player, line, colour, state.has_plain_wall)
            if column == EMPTY:
                points -= line + 1
                continue
            rows |= 1 << (LINES * line + column)
            columns |= 1 << (LINES * column + line)
            colours |= 1 << (LINES * line + colour)
            points += points_at(rows, columns, line, column)
    worth = float(max(0, points - FLOOR_LOSS_OF[int(player.floor_pieces)]))
    left = rounds_left(state)
    for line in range(1, LINES):
        tiles = int(player.line_tiles[line])
        if 0 < tiles <= line:
            colour = int(player.line_colour[line])
            column = column_for(rows, columns, colours, player, line, colour, state.has_plain_wall)
            if column == EMPTY:
                worth -= 3.0
                continue
            offered = 0
            for source in range(CENTRE + 1):
                offered += int(state.tiles[source, colour])
            kind = 1 if offered < line + 1 - tiles else 0
            if left == 0:
                kind = 2 + kind
            k = line * (line - 1) // 2 + tiles - 1
            worth += LINE_BASE[kind, k] + LINE_FACTOR[kind, k] * points_at(rows, columns, line, column)
    for place in range(LINES):
        worth += ROW_WORTH[left, TILES_IN[tiles_in(rows, place)]]
        worth += COLUMN_WORTH[left, TILES_IN[tiles_in(columns, place)]]
        worth += COLOUR_WORTH[left, bit_count(colours & (COLOUR_BITS << place))]
    if state.marker == seat:
        worth += MARKER_WORTH[left]
    if state.seat == seat:
        worth += TURN_WORTH[left] * state.offered / (TILES_PER_DISPLAY * int(state.ring))
    return worth


@estimate.spread.register(STATE)
@inner
def spread(state):
    """By the rounds that are left."""
    left = rounds_left(state)
    share = state.offered / (TILES_PER_DISPLAY * int(state.ring))
    return SPREAD[left] + (SPREAD[left + 1] - SPREAD[left]) * share
