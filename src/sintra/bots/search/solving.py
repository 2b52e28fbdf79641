"""The end of a round for two seats, solved: every line of play to the end of the round, if no chance comes up."""

import numpy as np

from sintra.bots.search.utility import MOST_SEATS, judge, judge_learned
from sintra.bots.values.net import BENCH
from sintra.bots.values.nets import Net
from sintra.core import engine
from sintra.core.chance import mix
from sintra.core.compiling import compiled, inner
from sintra.core.contract import Game, State
from sintra.core.events import mute_log
from sintra.core.memory import record_type

SEATS = 2
MOST_PLIES = 96
ENTRIES = 1 << 15
EXACT, AT_LEAST, AT_MOST = range(1, 4)
ENTRY = record_type(("key", np.uint64), ("worth", np.float64), ("bound", np.int64))  # of a position seen before
WORK = record_type(
    ("worth", np.float32, (MOST_SEATS,)),
    ("points", np.float64, (MOST_SEATS,)),
    ("positions", np.int64),  # how many were looked at
    ("limit", np.int64),
    ("round_number", np.int64),
    ("counter", np.uint64),  # of chance: it may not move before the round ends
)


@inner
def key_of(words, i):
    """All of a position in 64 bits; 0 is no key."""
    key = np.uint64(1)
    for k in range(words.shape[1]):
        key = mix(key ^ words[i, k])
    return key | np.uint64(1)


@inner
def give_up(work):
    """There is more to look at than allowed, or chance decides."""
    work.positions = work.limit + 1
    return 0.0


@inner
def is_enough(entry, low, high):
    """Whether what is known of a position answers the question."""
    if entry.bound == AT_LEAST:
        return entry.worth >= high
    return entry.bound == EXACT or entry.worth <= low


@inner
def bound_of(worth, low, high):
    """What a result says that came out of a window."""
    if worth >= high:
        return AT_LEAST
    return AT_MOST if worth <= low else EXACT


@inner
def order(states, ply, actions, keys, logs, work):
    """List the legal moves with what they promise to their player; return how many there are."""
    seat = int(states[ply].seat)
    count = engine.legal(states[ply], actions[ply])
    for k in range(count):
        states[ply + 1] = states[ply]
        engine.play(states[ply + 1], np.int64(actions[ply, k]), logs[0])
        judge(states, ply + 1, work.points, work.worth)
        keys[ply, k] = work.worth[seat]
    return count


@inner
def bring_best(actions, keys, ply, place, count):
    """Put the most promising of the remaining moves in a place."""
    best = place
    for k in range(place + 1, count):
        if keys[ply, k] > keys[ply, best]:
            best = k
    action, key = actions[ply, best], keys[ply, best]
    actions[ply, best], keys[ply, best] = actions[ply, place], keys[ply, place]
    actions[ply, place], keys[ply, place] = action, key


@compiled
def solve(states, words, ply, low, high, actions, keys, table, logs, works, benches, net):
    """What a position is worth to seat 0 if both play as well as can be, as far as it lies between the bounds."""
    work = works[0]
    work.positions += 1
    if work.positions > work.limit or ply == MOST_PLIES - 1:
        return give_up(work)
    if states[ply].seat < 0 or states[ply].round_number != work.round_number:
        judge_learned(states, ply, work.points, work.worth, net, benches)
        return float(work.worth[0])
    if states[ply].chance.counter != work.counter:
        return give_up(work)
    key = key_of(words, ply)
    entry = table[int(key % np.uint64(len(table)))]
    if entry.key == key and is_enough(entry, low, high):
        return float(entry.worth)
    is_first, lowest, highest = states[ply].seat == 0, low, high
    best = -1.0 if is_first else 2.0
    count = order(states, ply, actions, keys, logs, work)
    for k in range(count):
        bring_best(actions, keys, ply, k, count)
        states[ply + 1] = states[ply]
        engine.play(states[ply + 1], np.int64(actions[ply, k]), logs[0])
        worth = solve(states, words, ply + 1, low, high, actions, keys, table, logs, works, benches, net)
        if work.positions > work.limit:
            return 0.0
        if is_first:
            best = max(best, worth)
            low = max(low, best)
        else:
            best = min(best, worth)
            high = min(high, best)
        if low >= high:
            break
    entry.key, entry.worth, entry.bound = key, best, bound_of(best, lowest, highest)
    return best


class Solver:
    """Solves positions of one game for two."""

    def __init__(self, game: Game) -> None:
        self.states = np.zeros(MOST_PLIES, game.state_type)
        self.words = self.states.view(np.uint64).reshape(len(self.states), -1)
        self.table = np.zeros(ENTRIES, ENTRY)
        shape = MOST_PLIES, game.actions
        self.scratch = np.zeros(shape, np.int16), np.zeros(shape), self.table  # actions, keys, what is known
        self.work, self.bench = np.zeros(1, WORK), np.zeros(1, BENCH)
        self.log = mute_log()
        self.game = game

    def solve(self, state: State, limit: int, net: Net) -> dict[int, float]:
        """What every legal action is worth to seat 0; nothing if that takes more positions than allowed."""
        work = self.work[0]
        work.positions, work.limit = 0, limit
        work.round_number, work.counter = state[0].round_number, state[0].chance.counter
        self.table["key"] = 0
        found = {}
        for action in self.game.legal_actions(state):
            self.states[0] = state[0]
            engine.play_at(self.states, 0, action, self.log)
            found[action] = float(
                solve(self.states, self.words, 0, -1.0, 2.0, *self.scratch, self.log, self.work, self.bench, net)
            )
            if work.positions > limit:
                return {}
        return found
