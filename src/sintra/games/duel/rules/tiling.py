"""Phase 2: tiling the domes."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.duel import cardboard as box
from sintra.games.duel import kinds
from sintra.games.duel.rules.actions import FIRST_COMPLETE, FIRST_LEAVE, FIRST_PAY, FIRST_TILE
from sintra.games.duel.rules.factories import break_tile
from sintra.games.duel.rules.scoring import column_of, empty_spaces, row_of
from sintra.games.duel.state import COMPLETING, DECORATING, EMPTY, NOT_PAYING, PAYING, ROUND_DONE, TILING
from sintra.games.family.lines import clear_lines, empty_line, move_tile
from sintra.games.family.listing import list_members
from sintra.games.family.seats import next_seat

ALL_PAYMENTS = len(box.PAYMENTS)


@compiled
def free_columns(player, line):
    """The free spaces of a dome row that take the colour of its line, as bits (D-30)."""
    colour = int(player.line_colour[line])
    columns = 0
    for column in range(box.SIZE):
        printed = int(player.printed[line, column])
        if player.dome[line, column] == EMPTY and (printed == colour or printed == box.MOSAIC):
            columns |= 1 << column
    return columns


@compiled
def has_all_plates(player, line):
    """Whether the three plates of a dome row are placed (D-32)."""
    first = line // 2 * box.FIELDS_ACROSS
    for field in range(first, first + box.FIELDS_ACROSS):
        if player.plates[field] == EMPTY:
            return False
    return True


# Chips (D-33)


@inner
def chips_showing(player, colour):
    count = 0
    for chip in range(box.CHIPS):
        count += int(player.chips[chip]) * box.CHIP_SHOWS[chip][colour]
    return count


@inner
def count_chips(player):
    count = 0
    for chip in range(box.CHIPS):
        count += int(player.chips[chip])
    return count


@inner
def pack_chips(player):
    """The usable chips of all kinds in one number."""
    packed = 0
    for chip in range(box.CHIPS):
        packed |= int(player.chips[chip]) << (box.LANE * chip)
    return packed


@inner
def is_affordable(showing, chips, missing):
    """Whether so many chips make up for all missing tiles, two of the colour or any three for each."""
    pairs = min(missing, showing // box.ALIKE)
    return box.ALIKE * pairs + box.ANY * (missing - pairs) <= chips


@inner
def missing_tiles(state):
    """How many tiles of the line in focus neither lie there nor are paid."""
    line = int(state.focus)
    return line + 1 - int(state.players[state.seat].line_tiles[line]) - max(0, int(state.paid))


@inner
def is_payment(payment, packed, showing, chips, missing, colour):
    """Whether a set of chips pays for one tile now, and leaves enough for the others."""
    if ((packed | box.FULL_LANES) - box.PACKED[payment]) & box.FULL_LANES != box.FULL_LANES:
        return False
    size, shown = int(box.PAYMENT_SIZE[payment]), int(box.PAYMENT_SHOWS[payment, colour])
    if size == box.ALIKE and shown < box.ALIKE:
        return False
    return is_affordable(showing - shown, chips - size, missing - 1)


@compiled
def list_payments(state, actions, first):
    """Write every payment for the next missing tile, as numbers from `first` on; return how many there are."""
    player = state.players[state.seat]
    colour = int(player.line_colour[state.focus])
    packed, showing, chips = pack_chips(player), chips_showing(player, colour), count_chips(player)
    missing = missing_tiles(state)
    count = 0
    for payment in range(ALL_PAYMENTS):
        if is_payment(payment, packed, showing, chips, missing, colour):
            actions[count] = first + payment
            count += 1
    return count


@inner
def only_payment(state):
    """The payment that is left when there is no choice, otherwise NOTHING."""
    player = state.players[state.seat]
    colour = int(player.line_colour[state.focus])
    packed, showing, chips = pack_chips(player), chips_showing(player, colour), count_chips(player)
    missing = missing_tiles(state)
    only = NOTHING
    for payment in range(ALL_PAYMENTS):
        if is_payment(payment, packed, showing, chips, missing, colour):
            if only != NOTHING:
                return NOTHING
            only = payment
    return only


@inner
def can_complete(state):
    player = state.players[state.seat]
    colour = int(player.line_colour[state.focus])
    return is_affordable(chips_showing(player, colour), count_chips(player), missing_tiles(state))


@inner
def pay(state, payment, log):
    """Chips make up for one tile and turn face down for good (D-33)."""
    player = state.players[state.seat]
    packed = int(box.PACKED[payment])
    for chip in range(box.CHIPS):
        count = (packed >> (box.LANE * chip)) & 3
        player.chips[chip] -= count
        player.spent[chip] += count
    state.paid += 1
    show(log, state, tell(log, kinds.PAY, seat=state.seat, piece=payment, source=state.focus))


# Tiles


@compiled
def place_tile(state, column, log):
    """The rightmost tile of the line in focus goes to the dome and scores (D-30, D-40); the next line follows."""
    line = int(state.focus)
    move_tile(state, state.players[state.seat].dome, line, column, kinds.TILE, log)
    place_ornament(state, line // 2 * box.FIELDS_ACROSS + column // 2, log)
    next_line(state)


@inner
def place_ornament(state, field, log):
    """When only the ornament space of a plate is left, its ornament comes at once and scores its row (D-35)."""
    player = state.players[state.seat]
    if empty_spaces(player, field) != 1:
        return
    for space in range(box.SPACES):
        row, column = row_of(field, space), column_of(field, space)
        if player.dome[row, column] == EMPTY and player.printed[row, column] == box.ORNAMENT:
            player.dome[row, column] = box.ORNAMENT
            player.score += row + 1
            show(log, state, tell(log, kinds.ORNAMENT, seat=state.seat, source=row, target=column, points=row + 1))


@inner
def next_line(state):
    state.focus += 1
    state.paid = NOT_PAYING
    state.phase = DECORATING


@inner
def lose_line(state, line, log):
    """No space can take the line any more: its tiles break (D-32)."""
    player = state.players[state.seat]
    colour, count = int(player.line_colour[line]), int(player.line_tiles[line])
    lost = tell(log, kinds.LOSE, seat=state.seat, piece=colour, count=count, source=line)
    empty_line(player, line)
    for _ in range(count):
        break_tile(state, colour, log)
    show(log, state, lost)


@inner
def decorate_line(state, line, log):
    """Handle the line in focus as far as there is nothing to choose (D-30 to D-33)."""
    player = state.players[state.seat]
    columns = free_columns(player, line) if player.line_tiles[line] else 0
    if columns == 0:
        if player.line_tiles[line] and has_all_plates(player, line):
            lose_line(state, line, log)
        next_line(state)
    elif missing_tiles(state) == 0:
        tile_line(state, columns, log)
    elif state.paid != NOT_PAYING:
        state.phase = PAYING
        payment = only_payment(state)
        if payment != NOTHING:
            pay(state, payment, log)
            state.phase = DECORATING
    elif can_complete(state):
        state.phase = COMPLETING
    else:
        next_line(state)


@inner
def tile_line(state, columns, log):
    """A complete line places its tile; with several spaces the player chooses (D-30)."""
    if columns & (columns - 1):
        state.phase = TILING
        return
    place_tile(state, lowest(columns), log)


@inner
def lose_points(state, log):
    """Broken tiles and the first-player tile cost points, never below 0; the broken ones go to the tower (D-41)."""
    player = state.players[state.seat]
    count = int(player.broken_tiles)
    for space in range(count):
        state.tower[player.broken[space]] += 1
        player.broken[space] = EMPTY
    player.broken_tiles = 0
    if count:
        loss = min(box.BROKEN_LOSS_OF[count], int(player.score))
        player.score -= loss
        show(log, state, tell(log, kinds.BROKEN, seat=state.seat, count=count, points=-loss))
    if state.first_tile == state.seat:
        loss = min(box.FIRST_TILE_LOSS, int(player.score))
        player.score -= loss
        show(log, state, tell(log, kinds.LATE, seat=state.seat, points=-loss))


@inner
def finish_dome(state, log):
    """All six lines are handled; the other player follows, or the round is over (D-34, D-41)."""
    clear_lines(state, state.tower, box.SIZE, kinds.CLEAR, log)
    lose_points(state, log)
    state.focus = 0
    if state.seat == state.starter:
        state.seat = next_seat(state)
    else:
        state.phase = ROUND_DONE


@compiled
def decorate(state, log):
    """Go through the lines from top to bottom, the round's starter first, until somebody has to choose (D-30)."""
    while state.phase == DECORATING:
        line = int(state.focus)
        if line < box.SIZE:
            decorate_line(state, line, log)
        else:
            finish_dome(state, log)


# What is decided


@inner
def legal_tiling(state, actions):
    """Every way to go on with the line in focus (D-30, D-33)."""
    line = int(state.focus)
    if state.phase == TILING:
        return list_members(free_columns(state.players[state.seat], line), FIRST_TILE + line * box.SIZE, actions, 0)
    if state.phase == COMPLETING:
        actions[0], actions[1] = FIRST_COMPLETE + line, FIRST_LEAVE + line
        return 2
    return list_payments(state, actions, FIRST_PAY) if state.phase == PAYING else 0


@inner
def play_tiling(state, action, log):
    """Choices while a dome is tiled (D-30, D-33)."""
    if action < FIRST_COMPLETE:
        place_tile(state, (action - FIRST_TILE) % box.SIZE, log)
    elif action < FIRST_LEAVE:
        state.paid = 0
    elif action < FIRST_PAY:
        next_line(state)
    else:
        pay(state, action - FIRST_PAY, log)
    state.phase = DECORATING
