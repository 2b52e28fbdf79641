"""Phase B: tiling the walls."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.classic import kinds
from sintra.games.classic.cardboard import COLUMNS, LINES, place_of
from sintra.games.classic.rules.drafting import drop
from sintra.games.classic.rules.rounds import end_round
from sintra.games.classic.rules.scoring import floor_loss
from sintra.games.classic.state import EMPTY, MARKER, NO_SHIELD, TILING
from sintra.games.family.lines import clear_lines, empty_line, move_tile
from sintra.games.family.seats import next_seat

wall_place = inner(place_of)


@inner
def is_in_column(player, column, colour):
    for row in range(LINES):
        if player.wall[row, column] == colour:
            return True
    return False


@compiled
def free_columns(state, line):
    """The columns that can take the tile of a complete line, as bits (C-20, C-50)."""
    player = state.players[state.seat]
    colour = int(player.line_colour[line])
    if not state.has_plain_wall:
        return 1 << wall_place(colour, line)
    columns = 0
    for column in range(COLUMNS):
        if player.wall[line, column] == EMPTY and not is_in_column(player, column, colour):
            columns |= 1 << column
    return columns


@inner
def place_on_wall(state, line, column, log):
    """The rightmost tile of a complete line goes to the wall and scores (C-20, C-22)."""
    player = state.players[state.seat]
    player.row_colours[line] |= 1 << int(player.line_colour[line])
    move_tile(state, player.wall, line, column, kinds.TILE, log)


@inner
def break_line(state, line, log):
    """A complete line without a place on the plain wall falls to the floor (C-51)."""
    player = state.players[state.seat]
    colour = int(player.line_colour[line])
    broken = tell(log, kinds.BREAK, seat=state.seat, piece=colour, count=line + 1, source=line)
    empty_line(player, line)
    for _ in range(line + 1):
        drop(state, int(state.seat), colour, log)
    show(log, state, broken)


@inner
def tile_line(state, line, log):
    """Handle one line unless there is a choice; return whether the player has to choose (C-20, C-50, C-51)."""
    if state.players[state.seat].line_tiles[line] <= line:
        return False
    columns = free_columns(state, line)
    if columns == 0:
        break_line(state, line, log)
    elif columns & (columns - 1):
        return True
    else:
        place_on_wall(state, line, lowest(columns), log)
    return False


@inner
def clear_floor(state, log):
    """The floor costs points and is emptied into the lid (C-23)."""
    player = state.players[state.seat]
    pieces, loss = int(player.floor_pieces), floor_loss(player)
    player.score -= loss
    for space in range(pieces):
        discard(state, player.floor[space])
        player.floor[space] = EMPTY
    player.floor_pieces = 0
    if player.shield != NO_SHIELD:
        discard(state, player.shield)
        player.shield = NO_SHIELD
    if pieces:
        show(log, state, tell(log, kinds.FLOOR, seat=state.seat, count=pieces, points=-loss))


@inner
def discard(state, piece):
    """A tile goes to the lid; the marker stays with its holder (C-23, C-65)."""
    if piece != MARKER and piece != EMPTY:
        state.lid[piece] += 1


@inner
def tile_walls(state, log):
    """Everybody tiles and loses points, one after another, until somebody has to choose (C-15, C-20 to C-23)."""
    if state.phase != TILING:
        state.phase = TILING
        state.seat = state.starter
        state.focus = 0
        show(log, state, NOTHING)
    while True:
        while state.focus < LINES:
            if tile_line(state, int(state.focus), log):
                return
            state.focus += 1
        clear_lines(state, state.lid, LINES, kinds.CLEAR, log)
        clear_floor(state, log)
        state.seat = next_seat(state)
        state.focus = 0
        if state.seat == state.starter:
            break
    end_round(state, log)


@inner
def tile(state, line, column, log):
    """A chosen column (C-50), then the lines that follow."""
    place_on_wall(state, line, column, log)
    state.focus += 1
