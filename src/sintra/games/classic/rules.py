"""The rules of the classic game: what is legal, and what a move does."""

import numpy as np

from sintra.core import engine
from sintra.core.chance import below, seed_chance
from sintra.core.compiling import compiled, inner
from sintra.core.events import NO_POINTS, NOBODY, NOTHING, NOWHERE, ONE, tell
from sintra.games.classic import story
from sintra.games.classic.actions import (
    FIRST_SPREAD,
    FIRST_TILE,
    LEFT,
    RIGHT,
    SIDES,
    TARGETS,
    draft_action,
    spread_action,
    tile_action,
)
from sintra.games.classic.components import (
    ALL_COLOURS,
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    COLUMNS,
    DISPLAYS_FOR,
    EXTRA,
    FLOOR_SPACES,
    GOLD_BACKS,
    GONE,
    KEEP,
    LAST_ROUND,
    LINES,
    PLAIN,
    PULL,
    ROW_BONUS,
    SHIELD,
    SPREAD,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
    place_of,
)
from sintra.games.classic.scoring import (
    complete_rows,
    floor_loss,
    is_colour_complete,
    is_column_complete,
    is_row_complete,
    run_across,
    run_down,
    run_points,
)
from sintra.games.classic.state import (
    CENTRE,
    DRAFTING,
    EMPTY,
    FLOOR,
    IN_CENTRE,
    MARKER,
    NO_SHIELD,
    OVER,
    SPREADING,
    STATE,
    TILING,
)

wall_place = inner(place_of)
draft_number, spread_number, tile_number = inner(draft_action), inner(spread_action), inner(tile_action)

# For a set of colours as bits: the same set with its bits TARGETS apart.
TARGET_BITS = np.array([sum(1 << c * TARGETS for c in range(COLOURS) if bits >> c & 1) for bits in range(1 << COLOURS)])
FLOOR_FOR_ALL = int(TARGET_BITS[ALL_COLOURS]) << FLOOR


# What is legal


@inner
def colours_for(player, line):
    """The colours that a line may take, as bits (C-13, C-52)."""
    missing = ALL_COLOURS & ~int(player.row_colours[line])
    tiles = player.line_tiles[line]
    if tiles == 0:
        return missing
    if tiles > line:
        return 0
    return missing & (1 << int(player.line_colour[line]))


@inner
def all_targets(player):
    """Where each colour may go, as bits: target t of colour c is bit c * TARGETS + t (C-12: always the floor)."""
    bits = FLOOR_FOR_ALL
    for line in range(LINES):
        bits |= TARGET_BITS[colours_for(player, line)] << line
    return bits


@inner
def list_drafts(state, source, packed, actions, count):
    """Append every draft from one source (C-10) to `actions`; return the new count."""
    for colour in range(COLOURS):
        if state.tiles[source, colour] == 0:
            continue
        first = draft_number(source, colour, 0)
        open_targets = packed >> (colour * TARGETS)
        for target in range(TARGETS):
            actions[np.uint64(count)] = first + target  # unsigned: no look at negative indices
            count += (open_targets >> target) & 1
    return count


@inner
def legal_drafts(state, actions):
    """Every source, colour and target of a turn (C-10, C-12)."""
    packed = all_targets(state.players[state.seat])
    count = 0
    for display in range(state.ring):
        count = list_drafts(state, display, packed, actions, count)
    return list_drafts(state, CENTRE, packed, actions, count)


@inner
def legal_spreads(state, actions):
    """Left or right for the first colour that is left on the spread display (C-64)."""
    colour = first_colour(state, int(state.focus))
    actions[0] = spread_number(colour, LEFT)
    actions[1] = spread_number(colour, RIGHT)
    return 2


@inner
def first_colour(state, source):
    """The first colour that lies there, COLOURS if none."""
    for colour in range(COLOURS):
        if state.tiles[source, colour]:
            return colour
    return COLOURS


@inner
def legal_tiles(state, actions):
    """The columns for the line being tiled (C-50)."""
    line = int(state.focus)
    columns = free_columns(state, line)
    count = 0
    for column in range(COLUMNS):
        actions[count] = tile_number(line, column)
        count += (columns >> column) & 1
    return count


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    """Every legal action."""
    if state.phase == DRAFTING:
        return legal_drafts(state, actions)
    if state.phase == SPREADING:
        return legal_spreads(state, actions)
    if state.phase == TILING:
        return legal_tiles(state, actions)
    return 0


@engine.is_turn.register(STATE)
@compiled
def is_turn(state):
    """A draft is a turn; spreading belongs to one, tiling to the round."""
    return state.phase == DRAFTING


# Phase A: drafting


@inner
def drop(state, seat, piece, log):
    """A piece falls: on the shield (C-65), to the next floor space, or to the lid (C-14)."""
    player = state.players[seat]
    space = int(player.floor_pieces)
    kind = story.MARKER if piece == MARKER else story.FALL
    if player.shield == EMPTY:
        player.shield = piece
        tell(log, kind, seat, piece, ONE, NOWHERE, story.ON_SHIELD, NO_POINTS)
    elif space < FLOOR_SPACES:
        player.floor[space] = piece
        player.floor_pieces = space + 1
        tell(log, kind, seat, piece, ONE, NOWHERE, space, NO_POINTS)
    else:
        if piece != MARKER:
            state.lid[piece] += 1
        tell(log, kind, seat, piece, ONE, NOWHERE, story.BESIDE, NO_POINTS)


@inner
def push_rest(state, display, log):
    """What is left on a display goes to the centre (C-10)."""
    for colour in range(COLOURS):
        count = int(state.tiles[display, colour])
        if count:
            state.tiles[display, colour] = 0
            state.tiles[CENTRE, colour] += count
            tell(log, story.REST, NOBODY, colour, count, display, NOWHERE, NO_POINTS)


@inner
def take(state, source, colour, log):
    """All tiles of a colour from one place (C-10)."""
    count = int(state.tiles[source, colour])
    state.tiles[source, colour] = 0
    state.offered -= count
    tell(log, story.TAKE, int(state.seat), colour, count, source, NOWHERE, NO_POINTS)
    return count


@inner
def take_marker(state, log):
    """The first to take from the centre also takes the marker (C-11)."""
    if state.marker == IN_CENTRE:
        state.marker = state.seat
        drop(state, int(state.seat), MARKER, log)


@inner
def clear_display(state, display, log):
    """The rest goes where the display says (C-10, C-63 to C-65)."""
    back = state.backs[display]
    if back != KEEP and back != SPREAD:
        push_rest(state, display, log)
    if back == SHIELD:
        state.backs[display] = GONE
        state.players[state.seat].shield = EMPTY
        tell(log, story.SHIELD, int(state.seat), NOTHING, ONE, display, NOWHERE, NO_POINTS)


@inner
def place(state, colour, count, target, log):
    """Put the taken tiles into a line as far as they fit, the others on the floor (C-12, C-14)."""
    fitting = 0
    if target != FLOOR:
        player = state.players[state.seat]
        fitting = min(count, target + 1 - int(player.line_tiles[target]))
        player.line_colour[target] = colour
        player.line_tiles[target] += fitting
        tell(log, story.LINE, int(state.seat), colour, fitting, NOWHERE, target, NO_POINTS)
    for _ in range(count - fitting):
        drop(state, int(state.seat), colour, log)


@inner
def draft(state, source, colour, target, log):
    """One turn (C-10 to C-14)."""
    count = take(state, source, colour, log)
    if source == CENTRE:
        take_marker(state, log)
    else:
        clear_display(state, source, log)
    place(state, colour, count, target, log)
    if source != CENTRE and state.backs[source] == SPREAD and first_colour(state, source) < COLOURS:
        state.phase = SPREADING
        state.focus = source
    else:
        state.seat = next_seat(state)


@inner
def neighbour(state, display, step):
    """The next display around the ring, the shield's place closed up once it is gone (C-66)."""
    ring = int(state.ring)
    there = (display + step + ring) % ring
    return (there + step + ring) % ring if state.backs[there] == GONE else there


@inner
def spread(state, colour, side, log):
    """All tiles of a colour go from the spread display to one neighbour (C-64)."""
    source = int(state.focus)
    there = neighbour(state, source, -1 if side == LEFT else 1)
    count = int(state.tiles[source, colour])
    state.tiles[source, colour] = 0
    state.tiles[there, colour] += count
    tell(log, story.SPREAD, int(state.seat), colour, count, source, there, NO_POINTS)
    if first_colour(state, source) == COLOURS:
        state.phase = DRAFTING
        state.seat = next_seat(state)


@inner
def next_seat(state):
    """Clockwise."""
    return (int(state.seat) + 1) % int(state.seats)


# Phase B: tiling


@inner
def is_in_column(player, column, colour):
    """Whether a column of the wall holds a colour."""
    for row in range(LINES):
        if player.wall[row, column] == colour:
            return True
    return False


@inner
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
def first_bit(bits):
    """The number of the lowest bit that is set."""
    number = 0
    while not (bits >> number) & 1:
        number += 1
    return number


@inner
def place_on_wall(state, line, column, log):
    """The rightmost tile of a complete line goes to the wall and scores (C-20, C-22)."""
    player = state.players[state.seat]
    colour = int(player.line_colour[line])
    player.wall[line, column] = colour
    player.row_colours[line] |= 1 << colour
    player.line_tiles[line] -= 1
    state.moved |= 1 << line
    across = run_across(player.wall, line, column)
    points = run_points(across, run_down(player.wall, line, column))
    player.score += points
    tell(log, story.TILE, int(state.seat), colour, across, line, column, points)


@inner
def break_line(state, line, log):
    """A complete line without a place on the plain wall falls to the floor (C-51)."""
    player = state.players[state.seat]
    colour = int(player.line_colour[line])
    tell(log, story.BREAK, int(state.seat), colour, line + 1, line, NOWHERE, NO_POINTS)
    player.line_tiles[line] = 0
    player.line_colour[line] = EMPTY
    for _ in range(line + 1):
        drop(state, int(state.seat), colour, log)


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
        place_on_wall(state, line, first_bit(columns), log)
    return False


@inner
def clear_lines(state, log):
    """The rest of the moved lines goes to the lid (C-21)."""
    player = state.players[state.seat]
    for line in range(LINES):
        if not (int(state.moved) >> line) & 1:
            continue
        colour = int(player.line_colour[line])
        state.lid[colour] += player.line_tiles[line]
        if line:
            tell(log, story.CLEAR, int(state.seat), colour, line, line, NOWHERE, NO_POINTS)
        player.line_tiles[line] = 0
        player.line_colour[line] = EMPTY
    state.moved = 0


@inner
def clear_floor(state, log):
    """The floor costs points and is emptied into the lid (C-23)."""
    player = state.players[state.seat]
    loss = floor_loss(player)
    player.score -= loss
    if player.floor_pieces:
        tell(log, story.FLOOR, int(state.seat), NOTHING, int(player.floor_pieces), NOWHERE, NOWHERE, -loss)
    for space in range(player.floor_pieces):
        discard(state, player.floor[space])
        player.floor[space] = EMPTY
    player.floor_pieces = 0
    if player.shield != NO_SHIELD:
        discard(state, player.shield)
        player.shield = NO_SHIELD


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
    while True:
        while state.focus < LINES:
            if tile_line(state, int(state.focus), log):
                return
            state.focus += 1
        clear_lines(state, log)
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


# Phase C: next round


@inner
def has_complete_row(state):
    """Whether anybody has completed a row (C-30, C-40)."""
    for seat in range(state.seats):
        if complete_rows(state.players[seat]):
            return True
    return False


@inner
def tiles_in(tiles):
    """How many tiles lie together."""
    total = 0
    for colour in range(COLOURS):
        total += tiles[colour]
    return total


@inner
def end_round(state, log):
    """The next round, or the end of the game (C-30 to C-33)."""
    if has_complete_row(state):
        end_game(state, story.COMPLETE_ROW, log)
    elif tiles_in(state.bag) + tiles_in(state.lid) == 0:
        end_game(state, story.NO_TILES, log)
    elif state.round_number == LAST_ROUND:
        end_game(state, story.TOO_MANY_ROUNDS, log)
    else:
        begin_round(state, log)


@inner
def begin_round(state, log):
    """The marker's holder starts (C-23, C-31); the displays are filled (C-30, C-60 to C-62)."""
    if state.marker != IN_CENTRE:
        state.starter = state.marker
    state.marker = IN_CENTRE
    state.seat = state.starter
    state.round_number += 1
    state.phase = DRAFTING
    tell(log, story.ROUND, int(state.starter), NOTHING, int(state.round_number), NOWHERE, NOWHERE, NO_POINTS)
    if state.has_special_displays:
        turn_to_gold(state, log)
    for display in range(state.ring):
        for _ in range(TILES_PER_DISPLAY):
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] == EXTRA:
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] >= PULL:
            pull(state, display, log)


@inner
def turn_to_gold(state, log):
    """Shuffle all nine displays and turn as many of those in the ring as there are players (C-60)."""
    unused = (1 << len(GOLD_BACKS)) - 1
    for display in range(state.ring):
        state.backs[display] = PLAIN
    for turned in range(state.seats):
        display = nth_plain(state, below(state.chance, int(state.ring) - turned))
        back = nth_bit(unused, below(state.chance, len(GOLD_BACKS) - turned))
        unused &= ~(1 << back)
        state.backs[display] = GOLD_BACKS[back]
    for display in range(state.ring):
        if state.backs[display] != PLAIN:
            tell(log, story.GOLD, NOBODY, int(state.backs[display]), ONE, NOWHERE, display, NO_POINTS)


@inner
def nth_plain(state, n):
    """The n-th display that shows its plain side."""
    for display in range(state.ring):
        if state.backs[display] == PLAIN:
            if n == 0:
                return display
            n -= 1
    return NOWHERE


@inner
def nth_bit(bits, n):
    """The number of the n-th bit that is set."""
    for _ in range(n):
        bits &= bits - 1
    return first_bit(bits)


@inner
def deal(state, display, log):
    """Draw a tile from the bag to a display; an empty bag is filled from the lid first (C-30)."""
    left = tiles_in(state.bag)
    if left == 0:
        left = pour(state, log)
        if left == 0:
            return
    n = below(state.chance, left)
    colour = 0
    while n >= state.bag[colour]:
        n -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    state.tiles[display, colour] += 1
    state.offered += 1
    tell(log, story.DEAL, NOBODY, colour, ONE, NOWHERE, display, NO_POINTS)


@inner
def pour(state, log):
    """The whole lid goes into the bag (C-30)."""
    count = tiles_in(state.lid)
    for colour in range(COLOURS):
        state.bag[colour] = state.lid[colour]
        state.lid[colour] = 0
    if count:
        tell(log, story.POUR, NOBODY, NOTHING, count, NOWHERE, NOWHERE, NO_POINTS)
    return count


@inner
def pull(state, display, log):
    """One tile of the display's colour comes from each neighbour that has one (C-62)."""
    colour = int(state.backs[display]) - PULL
    for step in (-1, 1):
        source = neighbour(state, display, step)
        if state.tiles[source, colour]:
            state.tiles[source, colour] -= 1
            state.tiles[display, colour] += 1
            tell(log, story.PULL, NOBODY, colour, ONE, source, display, NO_POINTS)


# The end


@inner
def end_game(state, reason, log):
    """Rows, columns and colours bring their points (C-40)."""
    state.phase = OVER
    state.seat = NOBODY
    tell(log, story.END, NOBODY, reason, NO_POINTS, NOWHERE, NOWHERE, NO_POINTS)
    for seat in range(state.seats):
        player = state.players[seat]
        for row in range(LINES):
            if is_row_complete(player, row):
                player.score += ROW_BONUS
                tell(log, story.ROW, seat, NOTHING, ONE, NOWHERE, row, ROW_BONUS)
        for column in range(COLUMNS):
            if is_column_complete(player, column):
                player.score += COLUMN_BONUS
                tell(log, story.COLUMN, seat, NOTHING, ONE, NOWHERE, column, COLUMN_BONUS)
        for colour in range(COLOURS):
            if is_colour_complete(player, colour):
                player.score += COLOUR_BONUS
                tell(log, story.COLOUR, seat, colour, ONE, NOWHERE, NOWHERE, COLOUR_BONUS)


@engine.score.register(STATE)
@compiled
def score(state, seat):
    """The points of a seat."""
    return int(state.players[seat].score)


@inner
def rank(player):
    """Points first, then complete rows (C-40)."""
    return int(player.score) * (LINES + 1) + complete_rows(player)


@engine.winners.register(STATE)
@compiled
def winners(state):
    """The seats of the highest rank, as bits (C-40)."""
    if state.phase != OVER:
        return 0
    best = 0
    for seat in range(state.seats):
        best = max(best, rank(state.players[seat]))
    bits = 0
    for seat in range(state.seats):
        if rank(state.players[seat]) == best:
            bits |= 1 << seat
    return bits


@engine.redraw.register(STATE)
@compiled
def redraw(state, seat, seed):
    """Only the order of the bag is hidden, from everybody alike; it is chance to come."""
    seed_chance(state.chance, seed)


@engine.play.register(STATE)
@inner
def play(state, action, log):
    """Play a legal action and everything that follows from it."""
    if action < FIRST_SPREAD:
        source = action // (COLOURS * TARGETS)
        draft(state, source, action // TARGETS % COLOURS, action % TARGETS, log)
    elif action < FIRST_TILE:
        spread(state, (action - FIRST_SPREAD) // SIDES, (action - FIRST_SPREAD) % SIDES, log)
    else:
        tile(state, (action - FIRST_TILE) // COLUMNS, (action - FIRST_TILE) % COLUMNS, log)
    if state.offered == 0 and state.phase != SPREADING:
        tile_walls(state, log)


# Set-up


@compiled
def set_up_player(player):
    """Nothing on the board (C-01)."""
    player.score = 0
    player.line_colour[:] = EMPTY
    player.line_tiles[:] = 0
    player.wall[:, :] = EMPTY
    player.row_colours[:] = 0
    player.floor[:] = EMPTY
    player.floor_pieces = 0
    player.shield = NO_SHIELD


@compiled
def set_up(states, i, seats, has_plain_wall, has_special_displays, starter, seed, logs):
    """A new game, dealt (C-01); the starting player is drawn if `starter` is NOBODY."""
    state = states[i]
    seed_chance(state.chance, seed)
    for seat in range(len(state.players)):
        set_up_player(state.players[seat])
    state.seats = seats
    state.ring = DISPLAYS_FOR[seats]
    state.has_plain_wall = has_plain_wall
    state.has_special_displays = has_special_displays
    state.tiles[:, :] = 0
    state.bag[:] = TILES_PER_COLOUR
    state.lid[:] = 0
    state.backs[:] = PLAIN
    state.offered = 0
    state.round_number = 0
    state.focus = 0
    state.moved = 0
    state.marker = IN_CENTRE
    state.starter = below(state.chance, seats) if starter == NOBODY else starter
    begin_round(state, logs[0])
