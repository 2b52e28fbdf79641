"""Placing tiles and expansions in the garden, and what a surrounded feature brings."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import show, tell
from sintra.games.family.listing import list_members
from sintra.games.garden import cardboard as box
from sintra.games.garden import kinds
from sintra.games.garden.rules.acquiring import tile_room
from sintra.games.garden.rules.actions import FIRST_EXPAND, FIRST_PAY, FIRST_PLACE, expand_action, place_action
from sintra.games.garden.rules.display import take_supply
from sintra.games.garden.rules.groups import lay, open_to
from sintra.games.garden.rules.paying import can_pay, only_payment, pay
from sintra.games.garden.rules.tile_sets import remove
from sintra.games.garden.state import BLANK, NONE, PAYING, TURN

place_number, expand_number = inner(place_action), inner(expand_action)


# What is possible


@inner
def list_places(player, actions, count):
    """Append every tile in storage with every cell that it may lie on (Q-20, Q-24, Q-25)."""
    room = player.cells & ~player.occupied
    tiles = int(player.tiles.once)
    while tiles:
        hexagon = lowest(tiles)
        tiles &= tiles - 1
        if not can_pay(player, hexagon):
            continue
        cells = int(open_to(player, hexagon, room))
        count = list_members(cells, place_number(hexagon, 0), actions, count)
    return count


@inner
def list_expansions(player, actions, count):
    """Append every expansion in storage with every free slot and turn (Q-30)."""
    expansions = int(player.stored)
    while expansions:
        hexagon = lowest(expansions)
        expansions &= expansions - 1
        if not can_pay(player, hexagon):
            continue
        for slot in range(box.SLOT_COUNT):
            if player.slots[slot] != NONE:
                continue
            cells = int(open_to(player, hexagon, box.SLOT_CELLS[slot]))
            for turn in range(box.TURN_COUNT):
                actions[count] = expand_number(hexagon, slot, turn)
                count += (cells >> int(box.PRINTED[slot, turn])) & 1
    return count


# What happens


@inner
def choose(state, action):
    """Note what is to be placed and where (Q-20, Q-30)."""
    if action < FIRST_EXPAND:
        state.hexagon = (action - FIRST_PLACE) // box.PLANTABLE_COUNT
        state.cell = (action - FIRST_PLACE) % box.PLANTABLE_COUNT
        return
    turn, slot = (action - FIRST_EXPAND) % box.TURN_COUNT, (action - FIRST_EXPAND) // box.TURN_COUNT % box.SLOT_COUNT
    state.hexagon = (action - FIRST_EXPAND) // (box.TURN_COUNT * box.SLOT_COUNT)
    state.cell = box.PRINTED[slot, turn]
    state.slot = slot


@compiled
def place(state, action, log):
    """Pay, then lay the hexagon, then be paid for features; whether that is done, or the payment is to be chosen."""
    player = state.players[state.seat]
    if action < FIRST_PAY:
        choose(state, action)
        action = only_payment(player, int(state.hexagon))
        if action == NONE:
            state.phase = PAYING
            return False
    pay(state, action, log)
    hexagon, cell, slot = int(state.hexagon), int(state.cell), int(state.slot)
    if slot == NONE:
        remove(player.tiles, 1 << hexagon)
        tell(log, kinds.PLACE, seat=state.seat, piece=hexagon, source=cell)
    else:
        turn = turn_of(slot, cell)
        player.stored &= ~(1 << hexagon)
        put_expansion(player, hexagon, slot, turn)
        tell(log, kinds.EXPAND, seat=state.seat, piece=hexagon, source=slot, target=turn)
    lay(player, hexagon, cell)
    state.hexagon = NONE
    state.cell = NONE
    state.slot = NONE
    state.phase = TURN
    pay_features(state, cell, log)
    return True


@inner
def turn_of(slot, cell):
    """How an expansion is turned whose printed hexagon lies on a cell."""
    turn = 0
    while box.PRINTED[slot, turn] != cell:
        turn += 1
    return turn


@compiled
def put_expansion(player, expansion, slot, turn):
    """An expansion lies in a slot, and its cells belong to the garden; a pavilion takes the middle one (Q-30, Q-31)."""
    player.slots[slot] = expansion
    player.turns[slot] = turn
    cells = int(box.SLOT_CELLS[slot])
    player.cells |= cells if turn == BLANK else cells & ~(1 << int(box.SLOT_CENTRE[slot]))


@inner
def is_feature(player, feature):
    """Whether the garden has a feature: a pavilion needs an expansion with its face up."""
    slot = feature - box.FIRST_PAVILION
    return slot < 0 or (player.slots[slot] != NONE and player.turns[slot] != BLANK)


@inner
def pay_features(state, cell, log):
    """Every feature that a cell has helped to surround brings jokers, as far as they fit (Q-26)."""
    player = state.players[state.seat]
    features = int(box.FEATURES_BESIDE[cell])
    while features:
        feature = lowest(features)
        features &= features - 1
        ring = int(box.NEIGHBOURS[box.FEATURE_CELL[feature]])
        if ring & ~player.occupied or not is_feature(player, feature):
            continue
        jokers = int(box.FEATURE_JOKERS[feature])
        kept = min(jokers, tile_room(player))
        player.jokers += kept
        place = box.FEATURE_CELL[feature]
        paid = tell(log, kinds.FEATURE, seat=state.seat, count=kept, extra=jokers - kept, source=place, target=feature)
        show(log, state, paid)


@inner
def buy(state, slot, log):
    """A blank expansion for points (Q-31)."""
    player = state.players[state.seat]
    player.score -= box.BLANK_COST
    put_expansion(player, take_supply(state), slot, BLANK)
    tell(log, kinds.BUY, seat=state.seat, source=slot, points=-box.BLANK_COST)


@inner
def pavilions(player):
    """How many expansions lie with their face up (Q-51)."""
    count = 0
    for slot in range(box.SLOT_COUNT):
        count += int(is_feature(player, box.FIRST_PAVILION + slot))
    return count
