"""Phase 2: tiling the domes."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import (
    ALIKE,
    ANY,
    BROKEN_LOSS_OF,
    CHIP_SHOWS,
    CHIPS,
    FIELDS_ACROSS,
    FIRST_TILE_LOSS,
    FULL_LANES,
    LANE,
    MOSAIC,
    ORNAMENT,
    PACKED,
    PAYMENT_SHOWS,
    PAYMENT_SIZE,
    PAYMENTS,
    SIZE,
    SPACES,
)
from sintra.games.duel.rules.factories import break_tile
from sintra.games.duel.rules.scoring import column_of, empty_spaces, row_of
from sintra.games.duel.state import COMPLETING, DECORATING, EMPTY, PAYING, ROUND_DONE, TILING
from sintra.games.family.grid import run_across, run_down, run_points
from sintra.games.family.lines import empty_line
from sintra.games.family.seats import next_seat

NOT_PAYING = -1  # the line in focus is not being completed by chips
ALL_PAYMENTS = len(PAYMENTS)


@compiled
def free_columns(player, line):
    """The free spaces of a dome row that take the colour of its line, as bits (D-30)."""
    colour = int(player.line_colour[line])
    columns = 0
    for column in range(SIZE):
        printed = int(player.printed[line, column])
        if player.dome[line, column] == EMPTY and (printed == colour or printed == MOSAIC):  # noqa: SIM109  Numba has no `in` here
            columns |= 1 << column
    return columns


@compiled
def has_all_plates(player, line):
    """Whether the three plates of a dome row are placed (D-32)."""
    first = line // 2 * FIELDS_ACROSS
    for field in range(first, first + FIELDS_ACROSS):
        if player.plates[field] == EMPTY:
            return False
    return True


# Chips (D-33)


@inner
def chips_showing(player, colour):
    """How many usable chips show a colour."""
    count = 0
    for chip in range(CHIPS):
        count += int(player.chips[chip]) * CHIP_SHOWS[chip][colour]
    return count


@inner
def count_chips(player):
    """How many chips are usable."""
    count = 0
    for chip in range(CHIPS):
        count += int(player.chips[chip])
    return count


@inner
def pack_chips(player):
    """The usable chips of all kinds in one number."""
    packed = 0
    for chip in range(CHIPS):
        packed |= int(player.chips[chip]) << (LANE * chip)
    return packed


@inner
def is_affordable(showing, chips, missing):
    """Whether so many chips make up for all missing tiles, two of the colour or any three for each."""
    pairs = min(missing, showing // ALIKE)
    return ALIKE * pairs + ANY * (missing - pairs) <= chips


@inner
def missing_tiles(state):
    """How many tiles of the line in focus neither lie there nor are paid."""
    line = int(state.focus)
    return line + 1 - int(state.players[state.seat].line_tiles[line]) - max(0, int(state.paid))


@inner
def is_payment(payment, packed, showing, chips, missing, colour):
    """Whether a set of chips pays for one tile now, and leaves enough for the others."""
    if ((packed | FULL_LANES) - PACKED[payment]) & FULL_LANES != FULL_LANES:
        return False
    size, shown = int(PAYMENT_SIZE[payment]), int(PAYMENT_SHOWS[payment, colour])
    if size == ALIKE and shown < ALIKE:
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
    """Whether chips could complete the line in focus."""
    player = state.players[state.seat]
    colour = int(player.line_colour[state.focus])
    return is_affordable(chips_showing(player, colour), count_chips(player), missing_tiles(state))


@inner
def pay(state, payment, log):
    """Chips make up for one tile and turn face down for good (D-33)."""
    player = state.players[state.seat]
    packed = int(PACKED[payment])
    for chip in range(CHIPS):
        count = (packed >> (LANE * chip)) & 3
        player.chips[chip] -= count
        player.spent[chip] += count
    state.paid += 1
    show(log, state, tell(log, kinds.PAY, seat=state.seat, piece=payment, source=state.focus))


# Tiles


@compiled
def place_tile(state, column, log):
    """The rightmost tile of the line in focus goes to the dome and scores (D-30, D-40); the next line follows."""
    player = state.players[state.seat]
    line = int(state.focus)
    colour = int(player.line_colour[line])
    player.dome[line, column] = colour
    player.line_tiles[line] -= 1
    if player.line_tiles[line] == 0:
        player.line_colour[line] = EMPTY
    state.moved |= 1 << line
    across, down = run_across(player.dome, line, column), run_down(player.dome, line, column)
    points = run_points(across, down)
    player.score += points
    tiled = tell(
        log,
        kinds.TILE,
        seat=state.seat,
        piece=colour,
        count=across,
        extra=down,
        source=line,
        target=column,
        points=points,
    )
    show(log, state, tiled)
    place_ornament(state, line // 2 * FIELDS_ACROSS + column // 2, log)
    next_line(state)


@inner
def place_ornament(state, field, log):
    """When only the ornament space of a plate is left, its ornament comes at once and scores its row (D-35)."""
    player = state.players[state.seat]
    if empty_spaces(player, field) != 1:
        return
    for space in range(SPACES):
        row, column = row_of(field, space), column_of(field, space)
        if player.dome[row, column] == EMPTY and player.printed[row, column] == ORNAMENT:
            player.dome[row, column] = ORNAMENT
            player.score += row + 1
            show(log, state, tell(log, kinds.ORNAMENT, seat=state.seat, source=row, target=column, points=row + 1))


@inner
def next_line(state):
    """Go on with the line below."""
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
def clear_lines(state, log):
    """The rest of the moved lines goes to the tower (D-34)."""
    player = state.players[state.seat]
    cleared = NOTHING
    for line in range(SIZE):
        if (int(state.moved) >> line) & 1 and player.line_tiles[line]:
            colour, count = int(player.line_colour[line]), int(player.line_tiles[line])
            state.tower[colour] += count
            cleared = tell(log, kinds.CLEAR, seat=state.seat, piece=colour, count=count, source=line)
            empty_line(player, line)
    state.moved = 0
    if cleared != NOTHING:
        show(log, state, cleared)


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
        loss = min(BROKEN_LOSS_OF[count], int(player.score))
        player.score -= loss
        show(log, state, tell(log, kinds.BROKEN, seat=state.seat, count=count, points=-loss))
    if state.first_tile == state.seat:
        loss = min(FIRST_TILE_LOSS, int(player.score))
        player.score -= loss
        show(log, state, tell(log, kinds.LATE, seat=state.seat, points=-loss))


@inner
def finish_dome(state, log):
    """All six lines are handled; the other player follows, or the round is over (D-34, D-41)."""
    clear_lines(state, log)
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
        if line < SIZE:
            decorate_line(state, line, log)
        else:
            finish_dome(state, log)
