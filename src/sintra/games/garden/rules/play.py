"""The rules of Queen's Garden as the engine asks for them: set up, what is legal, play, who wins."""

import numpy as np

from sintra.core import engine
from sintra.core.bits import lowest
from sintra.core.chance import seed_chance
from sintra.core.compiling import compiled, inner
from sintra.core.memory import record_type
from sintra.games.family import results
from sintra.games.family.seats import starting_seat
from sintra.games.garden.cardboard import (
    ALL_HEXAGONS,
    BLANK_COST,
    FIRST_JOKERS,
    FIRST_SCORE,
    HEXAGONS,
    RING_CELLS,
    ROUNDS,
    SLOT_COUNT,
    STACK_FOR,
)
from sintra.games.garden.rules.acquiring import acquire, list_acquires, next_choice, places_for
from sintra.games.garden.rules.actions import DONE, FIRST_BUY, FIRST_DISCARD, FIRST_PAY, FIRST_PLACE, PASS, copy_action
from sintra.games.garden.rules.hiding import shuffle_unseen
from sintra.games.garden.rules.paying import list_payments
from sintra.games.garden.rules.placing import buy, list_expansions, list_places, place
from sintra.games.garden.rules.rounds import begin_round, discardable, end_round, leave, move_on
from sintra.games.garden.rules.tile_sets import clear
from sintra.games.garden.state import COPYING, DISCARDING, NONE, PAYING, STATE, TURN

copy_number = inner(copy_action)


# Set-up

CHOICES = record_type(("has_variant_scoring", np.int8), ("has_pass_discard", np.int8), ("starter", np.int8))


@compiled
def clear_state(state):
    """Nothing on the table yet."""
    for seat in range(len(state.players)):
        clear_player(state.players[seat])
    for pile in range(len(state.display)):
        clear(state.display[pile])
    clear(state.bag)
    clear(state.tower)
    clear(state.dropped)
    state.dropped_expansions = 0
    state.stacks[:, :] = NONE
    state.piles[:] = NONE
    state.supply[:] = NONE
    state.picks[:] = NONE
    state.face_up = 0
    state.seen = 0
    state.round_number = 0
    state.left = 0
    state.pile_count = 0
    state.supply_count = 0
    state.passed = 0
    state.marker = NONE
    state.line = NONE
    state.hexagon = NONE
    state.cell = NONE
    state.slot = NONE


@inner
def clear_player(player):
    """An empty garden and an empty storage."""
    clear(player.tiles)
    player.stored = 0
    player.lines[:] = 0
    player.reach[:] = 0
    player.barred[:] = 0
    player.occupied = 0
    player.beside = 0
    player.cells = RING_CELLS
    player.score = 0
    player.jokers = 0
    player.slots[:] = NONE
    player.turns[:] = NONE


@engine.deal.register(STATE)
@inner
def deal(state, players, choices, seed, log):
    """A new game, dealt (Q-01 to Q-03); the starting player is drawn if nobody is chosen."""
    clear_state(state)
    seed_chance(state.chance, seed)
    state.seats = players
    state.has_variant_scoring = choices.has_variant_scoring
    state.has_pass_discard = choices.has_pass_discard
    for seat in range(players):
        state.players[seat].score = FIRST_SCORE
        state.players[seat].jokers = FIRST_JOKERS
    state.bag.once = ALL_HEXAGONS
    state.bag.twice = ALL_HEXAGONS
    state.bag.thrice = ALL_HEXAGONS
    expansion = 0
    for stack in range(ROUNDS):
        for depth in range(STACK_FOR[players]):
            state.stacks[stack, depth] = expansion
            expansion += 1
    while expansion < HEXAGONS:
        state.supply[int(state.supply_count)] = expansion
        state.supply_count += 1
        expansion += 1
    shuffle_unseen(state)
    state.starter = starting_seat(state, int(choices.starter))
    begin_round(state, log)


# What is legal


@inner
def list_buys(state, player, actions, count):
    """Append every free slot for a blank expansion (Q-31)."""
    if player.score < BLANK_COST or state.supply_count == 0:
        return count
    for slot in range(SLOT_COUNT):
        if player.slots[slot] == NONE:
            actions[count] = FIRST_BUY + slot
            count += 1
    return count


@compiled
def legal_turns(state, actions):
    """Acquire, place a tile or an expansion, buy one, or pass (Q-10 to Q-40)."""
    player = state.players[state.seat]
    count = list_acquires(state, player, actions, 0)
    count = list_places(player, actions, count)
    count = list_expansions(player, actions, count)
    count = list_buys(state, player, actions, count)
    actions[count] = PASS
    return count + 1


@inner
def legal_copies(state, actions):
    """The copies of the hexagon to be chosen (Q-11)."""
    hexagon = next_choice(state)
    places = places_for(state, hexagon)
    count = 0
    while places:
        actions[count] = copy_number(hexagon, lowest(places))
        places &= places - 1
        count += 1
    return count


@inner
def legal_discards(state, actions):
    """What can be discarded after passing, or nothing (Q-42)."""
    hexagons = discardable(state)
    actions[0] = DONE
    count = 1
    while hexagons:
        actions[count] = FIRST_DISCARD + lowest(hexagons)
        hexagons &= hexagons - 1
        count += 1
    return count


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    """Every legal action."""
    if state.phase == TURN:
        return legal_turns(state, actions)
    if state.phase == COPYING:
        return legal_copies(state, actions)
    if state.phase == PAYING:
        return list_payments(state.players[state.seat], int(state.hexagon), actions)
    if state.phase == DISCARDING:
        return legal_discards(state, actions)
    return 0


@engine.is_turn.register(STATE)
@compiled
def is_turn(state):
    """Choosing copies, paying and discarding belong to a turn."""
    return state.phase == TURN


@engine.is_idle.register(STATE)
@inner
def is_idle(state, action):
    """To pass is a move (Q-40)."""
    return action == PASS


# Playing


@engine.play.register(STATE)
@inner
def play(state, action, log):
    """Play a legal action and everything that follows from it."""
    is_over = True
    if action < FIRST_PLACE:
        is_over = acquire(state, action, log)
    elif action < FIRST_BUY or action >= FIRST_PAY:
        is_over = place(state, action, log)
    elif action < PASS:
        buy(state, action - FIRST_BUY, log)
    else:
        is_over = leave(state, action, log)
    if is_over and not move_on(state):
        end_round(state, log)


# Results

engine.score.register(STATE)(results.score)
engine.winners.register(STATE)(results.winners)


@results.rank.register(STATE)
@inner
def rank(state, seat):
    """Most points (Q-73)."""
    return int(state.players[seat].score)


@engine.redraw.register(STATE)
@compiled
def redraw(state, seat, seed):
    """The bag and the fronts nobody has seen are hidden from everybody alike."""
    seed_chance(state.chance, seed)
    shuffle_unseen(state)
