"""What a position of Queen's Garden is worth: what the garden will bring, then a little for what lies in storage."""

from sintra.bots.values import estimate
from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.games.garden.acquiring import tiles_shown
from sintra.games.garden.components import (
    GROUP_BONUS,
    LINE,
    LINES,
    PAVILION_POINTS,
    ROUNDS,
    SMALLEST_GROUP,
    SYMBOLS,
    WHEEL,
    WHEEL_ENTRIES,
)
from sintra.games.garden.groups import group_of, lay, open_to, places_in
from sintra.games.garden.paying import can_pay
from sintra.games.garden.placing import pavilions
from sintra.games.garden.rounds import group_points, marker_loss, numbers_in, numbers_of
from sintra.games.garden.state import COPYING, DISCARDING, NONE, OVER, PAYING, STATE
from sintra.games.garden.tile_sets import count, remove

# What counts of a group that is too small to score yet, by its size.
PROMISE = (0.0, 0.2, 0.5)
GROWTH = 0.6  # for a hexagon of a group that can still grow
JOKER = 1.6
STARTING = 0.4  # for holding the marker
# By round, the first entry being for none: a hexagon in storage, a related pair there, a free cell, up to so many.
HEXAGON = (0.0, 1.2, 1.1, 0.9, 0.0)
PAIR = (0.0, 0.08, 0.08, 0.08, 0.04)
CELL = (0.0, 0.9, 0.75, 0.5, 0.1)
ENOUGH_CELLS = 10
STRANDED = 0.8  # of its number, for a hexagon in storage that may cost points in the last round
PLACEABLE = 0.6  # of its number, for a hexagon in storage that could be placed at once in the last round


@inner
def wheel_points(state, player):
    """What the hexagons and pavilions in the garden bring in this round and the next ones."""
    points = pavilions(player) * PAVILION_POINTS * (ROUNDS + 1 - int(state.round_number))
    for number in range(int(state.round_number) - 1, ROUNDS):
        for entry in range(WHEEL_ENTRIES):
            line, worth = WHEEL[int(state.has_variant_scoring), number, entry]
            points += bit_count(player.lines[line]) * int(worth)
    return points


@inner
def groups_worth(state, player):
    """What the groups bring in the end, and what the small ones promise."""
    worth = 0.0
    for line in range(LINES):
        rest = int(player.lines[line])
        while rest:
            group = group_of(rest, lowest(rest))
            rest &= ~group
            size, points = bit_count(group), group_points(line, places_in(player, line, group))
            if size < SMALLEST_GROUP:
                worth += PROMISE[size] * points
            else:
                worth += points + int(GROUP_BONUS[int(state.has_variant_scoring), size])
                worth += GROWTH * (SYMBOLS - size)
    return worth


@inner
def round_to_come(state):
    """The round in which storage can be used: the next one, once the last player is passing."""
    is_last = state.phase == DISCARDING and bit_count(int(state.passed)) == state.seats - 1
    return min(ROUNDS, int(state.round_number) + is_last)


@inner
def storage_worth(player, number):
    """What hexagons in storage are good for in a round; in the last one those that can not be placed are a burden."""
    held = int(player.tiles.once | player.stored)
    pairs = 0
    for line in range(LINES):
        related = bit_count(held & LINE[line])
        pairs += related * (related - 1) // 2
    hexagons = count(player.tiles) + bit_count(player.stored)
    worth = HEXAGON[number] * hexagons + PAIR[number] * pairs + JOKER * int(player.jokers)
    if number < ROUNDS:
        return worth
    worth -= STRANDED * (numbers_in(player.tiles) + numbers_of(int(player.stored)))
    room = player.cells & ~player.occupied
    while held:
        hexagon = lowest(held)
        held &= held - 1
        if can_pay(player, hexagon) and open_to(player, hexagon, room):
            worth += (STRANDED + PLACEABLE) * (hexagon % SYMBOLS + 1)
    return worth


@inner
def anticipate(state, player):
    """Finish a chain of decisions roughly: lay the hexagon that is to be paid for; what taking or paying is worth."""
    price = HEXAGON[int(state.round_number)]
    if state.phase == COPYING:
        taken = (tiles_shown(state) | int(state.face_up)) & int(LINE[int(state.line)])
        return price * bit_count(taken)
    hexagon = int(state.hexagon)
    if state.slot == NONE:
        remove(player.tiles, 1 << hexagon)
    else:
        player.stored &= ~(1 << hexagon)
    lay(player, hexagon, int(state.cell))
    return -max(price, 0.5) * (hexagon % SYMBOLS)


@inner
def finish_passing(state, player):
    """Pass as chosen so far: what is to be discarded leaves storage; what passing brings."""
    loss = marker_loss(state, player) + numbers_in(state.dropped) + numbers_of(int(state.dropped_expansions))
    for layer in (int(state.dropped.once), int(state.dropped.twice), int(state.dropped.thrice)):
        remove(player.tiles, layer)
    player.stored &= ~state.dropped_expansions
    return (STARTING if state.marker == NONE else 0.0) - loss


@estimate.value.register(STATE)
@compiled
def value(state, seat):
    """Points, what the garden will bring, and a little for storage, free cells and the marker."""
    player = state.players[seat]
    worth = float(player.score)
    if state.phase == OVER:
        return worth
    if state.seat == seat and (state.phase == COPYING or state.phase == PAYING):
        worth += anticipate(state, player)
    if state.seat == seat and state.phase == DISCARDING:
        worth += finish_passing(state, player)
    number = round_to_come(state)
    worth += wheel_points(state, player) + groups_worth(state, player) + storage_worth(player, number)
    worth += CELL[number] * min(ENOUGH_CELLS, bit_count(player.cells & ~player.occupied))
    return worth + (STARTING if state.marker == seat else 0.0)
