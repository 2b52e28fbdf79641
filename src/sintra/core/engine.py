"""The compiled half of the contract: what a game answers in numbers, and what search builds on it.

A state is a record with at least these fields: `chance`, `seats` (how many play), `seat` (who decides,
NOBODY when the game is over) and `round_number`. Functions named `…_at` take an array of states and an index, which is
the fast way in from Python; the others take the record itself and are for compiled code.
"""

from typing import Any

import numpy as np

from sintra.core.chance import below, next_bits
from sintra.core.compiling import compiled, inner, per_game


@per_game
def deal(state: Any, players: Any, blank: Any, seed: Any, log: Any) -> Any:
    """Set up a new game for so many players, from a state before it that knows the options (`Game.packed`)."""


@per_game
def legal(state: Any, actions: Any) -> Any:
    """Write the numbers of all legal actions, ascending, into `actions`; return how many there are."""


@per_game
def play(state: Any, action: Any, log: Any) -> Any:
    """Play a legal action and everything that follows from it up to the next decision."""


@per_game
def is_turn(state: Any) -> Any:
    """Whether a whole turn is to be decided, not a part of one."""


@per_game
def is_idle(state: Any, action: Any) -> Any:
    """Whether an action is a pass: a turn in which its player does nothing."""


@per_game
def redraw(state: Any, seat: Any, seed: Any) -> Any:
    """Draw anew, from `seed`, all chance to come and everything that `seat` can not know."""


@per_game
def score(state: Any, seat: Any) -> Any:
    """The points of a seat."""


@per_game
def winners(state: Any) -> Any:
    """The seats that have won, as bits; 0 while the game runs."""


@compiled
def deal_at(states, i, players, blanks, seed, logs):
    """`deal` in one state of an array, for Python."""
    deal(states[i], players, blanks[0], seed, logs[0])


@compiled
def deal_all(states, players, blanks, seeds, logs):
    """Set up a batch of games, one for each seed."""
    for i in range(len(seeds)):
        deal_at(states, i, players, blanks, seeds[i], logs)


@compiled
def legal_at(states, i, actions):
    """`legal` of one state of an array, for Python."""
    return legal(states[i], actions)


@compiled
def play_at(states, i, action, logs):
    """`play` in one state of an array, for Python."""
    play(states[i], action, logs[0])


@compiled
def copy(states, i, targets, j):
    """Copy a state from one array into another."""
    targets[j] = states[i]


@compiled
def legal_mask(states, i, actions, mask):
    """Mark every legal action with 1 and the others with 0; return how many are legal."""
    mask[:] = 0
    count = legal(states[i], actions)
    for k in range(count):
        mask[actions[k]] = 1
    return count


@inner
def without_idle(state, actions, count):
    """Keep only the first actions that do something, unless there is none; return how many are left."""
    kept = 0
    for k in range(count):
        if not is_idle(state, actions[k]):
            actions[kept] = actions[k]
            kept += 1
    return kept if kept else count


@inner
def random_action(state, actions, generator):
    """One of the legal actions, each as likely as any other."""
    return actions[below(generator, legal(state, actions))]


@compiled
def play_out(states, i, actions, generator, logs):
    """Finish the game at random; return how many decisions that took."""
    state = states[i]
    decisions = 0
    while state.seat >= 0:
        play(state, np.int64(random_action(state, actions, generator[0])), logs[0])
        decisions += 1
    return decisions


@compiled
def play_out_all(states, actions, generator, logs):
    """Finish a batch of games at random; return how many decisions that took."""
    decisions = 0
    for i in range(len(states)):
        decisions += play_out(states, i, actions, generator, logs)
    return decisions


@compiled
def redraw_all(states, i, targets, seat, generator):
    """Fill a batch with copies of one state, each drawn anew for `seat`."""
    for j in range(len(targets)):
        targets[j] = states[i]
        redraw(targets[j], seat, next_bits(generator[0]))


@compiled
def perft(states, depth, actions, logs):
    """Count the sequences of `depth` decisions inside the round of `states[depth]`; its end may cut them short.

    `states` and `actions` have a row for every depth; those below `depth` are scratch.
    """
    state = states[depth]
    if depth == 0 or state.seat < 0 or state.round_number != states[-1].round_number:
        return 1
    count = legal(state, actions[depth])
    if depth == 1:
        return count
    total = 0
    for k in range(count):
        states[depth - 1] = state
        play(states[depth - 1], np.int64(actions[depth, k]), logs[0])
        total += perft(states, depth - 1, actions, logs)
    return total
