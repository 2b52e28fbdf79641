"""The rules of Queen's Garden as the engine asks for them: set up, what is legal, play, who wins."""

from sintra.core import engine
from sintra.core.chance import seed_chance
from sintra.core.compiling import compiled, inner
from sintra.games.family import results
from sintra.games.family.listing import list_members
from sintra.games.family.seats import begin, choose_starter
from sintra.games.garden import cardboard as box
from sintra.games.garden.rules.acquiring import acquire, list_acquires, next_choice, places_for
from sintra.games.garden.rules.actions import DONE, FIRST_BUY, FIRST_COPY, FIRST_DISCARD, FIRST_PAY, FIRST_PLACE, PASS
from sintra.games.garden.rules.hiding import shuffle_unseen
from sintra.games.garden.rules.paying import list_payments
from sintra.games.garden.rules.placing import buy, list_expansions, list_places, place
from sintra.games.garden.rules.rounds import begin_round, discardable, end_round, leave, move_on
from sintra.games.garden.state import COPYING, DISCARDING, NONE, PAYING, PLACES, STATE, TURN

# Set-up


@engine.deal.register(STATE)
@inner
def deal(state, players, blank, seed, log):
    """A new game, dealt (Q-01 to Q-03); the starting player is drawn if nobody is chosen."""
    begin(state, blank, players, seed)
    for seat in range(players):
        state.players[seat].score = box.FIRST_SCORE
        state.players[seat].jokers = box.FIRST_JOKERS
    expansion = 0
    for stack in range(box.ROUNDS):
        for depth in range(box.STACK_FOR[players]):
            state.stacks[stack, depth] = expansion
            expansion += 1
    while expansion < box.HEXAGONS:
        state.supply[int(state.supply_count)] = expansion
        state.supply_count += 1
        expansion += 1
    shuffle_unseen(state)
    choose_starter(state)
    begin_round(state, log)


# What is legal


@inner
def list_buys(state, player, actions, count):
    """Append every free slot for a blank expansion (Q-31)."""
    if player.score < box.BLANK_COST or state.supply_count == 0:
        return count
    for slot in range(box.SLOT_COUNT):
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
    return list_members(places_for(state, hexagon), FIRST_COPY + hexagon * PLACES, actions, 0)


@inner
def legal_discards(state, actions):
    """What can be discarded after passing, or nothing (Q-42)."""
    actions[0] = DONE
    return list_members(discardable(state), FIRST_DISCARD, actions, 1)


@engine.legal.register(STATE)
@inner
def legal(state, actions):
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

results.register(STATE)


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
