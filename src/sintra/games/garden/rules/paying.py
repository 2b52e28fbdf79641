"""Paying for a hexagon with its relatives and with jokers."""

from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import tell
from sintra.games.garden import kinds
from sintra.games.garden.cardboard import COLOURS, CROSSING, LINE, LINES, SYMBOLS
from sintra.games.garden.rules.actions import (
    BASE_THREE,
    BY_COLOUR,
    BY_JOKERS,
    COLOUR_STEP,
    FIRST_PAY,
    PAID_CODE,
    PAID_JOKERS,
    PAID_LINE,
    PAY_ACTION,
    WAYS,
)
from sintra.games.garden.rules.display import put_under
from sintra.games.garden.rules.tile_sets import add, remove
from sintra.games.garden.state import NONE

# A cursor runs through the payments in the order of their numbers: the way to pay, then the expansions and the tiles
# that are used, six bits each.
PLACE_BITS = SYMBOLS
SUBSET = (1 << PLACE_BITS) - 1
NOTHING_TO_PAY = 0  # no number of a payment


@inner
def can_pay(player, hexagon):
    """Whether enough relatives and jokers are in storage (Q-20 to Q-23)."""
    others = (player.tiles.once | player.stored) & ~(1 << hexagon)
    symbol = hexagon % SYMBOLS
    of_colour = bit_count(others & LINE[hexagon // SYMBOLS])
    of_symbol = bit_count(others & LINE[COLOURS + symbol])
    return max(of_colour, of_symbol) + int(player.jokers) >= symbol


@inner
def part_of_line(hexagons, hexagon, way):
    """The hexagons of its line beside one that is to be paid for, as six bits (Q-21)."""
    colour, symbol = hexagon // SYMBOLS, hexagon % SYMBOLS
    if way == BY_COLOUR:
        return (hexagons >> (colour * SYMBOLS)) & SUBSET & ~(1 << symbol)
    part = 0
    for place in range(COLOURS):
        part |= ((hexagons >> (place * SYMBOLS + symbol)) & 1) << place
    return part & ~(1 << colour)


@inner
def next_payment(player, hexagon, cursor):
    """The next payment after a cursor, NONE after the last; -1 is before the first (Q-21 to Q-23)."""
    needed, jokers = hexagon % SYMBOLS, int(player.jokers)
    if cursor < 0:
        if jokers >= needed:
            return BY_JOKERS
        cursor = 0
    way, expansions, tiles = cursor >> (2 * PLACE_BITS), (cursor >> PLACE_BITS) & SUBSET, cursor & SUBSET
    if way == BY_JOKERS:
        way, expansions, tiles = BY_COLOUR, 0, 0
    while way < WAYS:
        all_tiles = part_of_line(int(player.tiles.once), hexagon, way)
        all_expansions = part_of_line(int(player.stored), hexagon, way)
        while True:
            tiles = (tiles - all_tiles) & all_tiles
            if tiles == 0:
                expansions = (expansions - all_expansions) & all_expansions
                if expansions == 0:
                    break
            used = bit_count(tiles | expansions)
            if tiles & expansions == 0 and needed - jokers <= used <= needed:
                return (way << (2 * PLACE_BITS)) | (expansions << PLACE_BITS) | tiles
        way += 1
    return NONE


@inner
def payment_action(hexagon, cursor):
    way, expansions, tiles = cursor >> (2 * PLACE_BITS), (cursor >> PLACE_BITS) & SUBSET, cursor & SUBSET
    colour, symbol = hexagon // SYMBOLS, hexagon % SYMBOLS
    action = int(PAY_ACTION[way, symbol, BASE_THREE[tiles] + 2 * BASE_THREE[expansions]])
    return action + colour * int(COLOUR_STEP[symbol]) if way == BY_COLOUR else action


@compiled
def list_payments(player, hexagon, actions):
    """Write every payment for a hexagon; how many there are."""
    count = 0
    cursor = next_payment(player, hexagon, NONE)
    while cursor != NONE:
        actions[count] = payment_action(hexagon, cursor)
        count += 1
        cursor = next_payment(player, hexagon, cursor)
    return count


@inner
def only_payment(player, hexagon):
    """The number of the payment if there is but one, NONE if there is a choice; a tree costs nothing (Q-20)."""
    if hexagon % SYMBOLS == 0:
        return NOTHING_TO_PAY
    first = next_payment(player, hexagon, NONE)
    return payment_action(hexagon, first) if next_payment(player, hexagon, first) == NONE else NONE


@inner
def discarded(payment, use):
    """The hexagons that a payment uses as tiles (1) or as expansions (2)."""
    line, code = int(PAID_LINE[payment]), int(PAID_CODE[payment])
    hexagons = 0
    for place in range(SYMBOLS):
        if line < LINES and code % 3 == use:
            hexagons |= 1 << int(CROSSING[line, place])
        code //= 3
    return hexagons


@inner
def tell_discards(state, hexagons, is_expansion, log):
    while hexagons:
        tell(log, kinds.PAY, seat=state.seat, piece=lowest(hexagons), count=is_expansion)
        hexagons &= hexagons - 1


@inner
def pay(state, action, log):
    """Discard a payment: tiles to the tower, expansions under the supply, jokers to the bank (Q-23)."""
    if action == NOTHING_TO_PAY:
        return
    player = state.players[state.seat]
    payment = action - FIRST_PAY
    tiles, expansions, jokers = discarded(payment, 1), discarded(payment, 2), int(PAID_JOKERS[payment])
    tell_discards(state, tiles, 0, log)
    tell_discards(state, expansions, 1, log)
    if jokers:
        tell(log, kinds.SPEND, seat=state.seat, count=jokers)
    remove(player.tiles, tiles)
    add(state.tower, tiles)
    player.stored &= ~expansions
    put_under(state, expansions)
    player.jokers -= jokers
