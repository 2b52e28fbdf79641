"""Bots that do not look ahead."""

import numpy as np

from sintra.bots.bot import EngineBot
from sintra.bots.values import value
from sintra.core import engine
from sintra.core.chance import below
from sintra.core.compiling import compiled
from sintra.core.contract import State


@compiled
def random_at(states, i, actions, generator):
    return engine.random_action(states[i], actions, generator[0])


@compiled
def best_of(states, i, actions, count, generator, scratch, logs):
    """Of the first actions the one after which the position is worth most to its player; equal ones are drawn from."""
    seat = int(states[i].seat)
    best, most, ties = actions[0], -1e9, 0
    for k in range(count):
        scratch[0] = states[i]
        engine.play(scratch[0], np.int64(actions[k]), logs[0])
        is_over = scratch[0].seat < 0
        worth = float(engine.score(scratch[0], seat)) if is_over else value(scratch[0], seat)
        if worth > most:
            best, most, ties = actions[k], worth, 1
        elif worth == most:
            ties += 1
            if below(generator[0], ties) == 0:
                best = actions[k]
    return best


@compiled
def greedy_at(states, i, actions, generator, scratch, logs):
    return best_of(states, i, actions, engine.legal(states[i], actions), generator, scratch, logs)


class Random(EngineBot):
    """Any legal move."""

    name = "random"

    def action(self, state: State) -> int:
        return int(random_at(state, 0, self.actions, self.generator))


class Greedy(EngineBot):
    """The move that brings most in the round as it stands."""

    name = "greedy"

    def action(self, state: State) -> int:
        return int(greedy_at(state, 0, self.actions, self.generator, self.game.new_state(), self.log))
