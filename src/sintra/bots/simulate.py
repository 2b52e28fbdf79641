"""Many games by one bot against itself, and their means."""

import random
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from sintra.bots.simple import best_of
from sintra.core import compiling, engine
from sintra.core.chance import SEED_BITS, below, checked_seed, new_generator
from sintra.core.compiling import compiled, inner
from sintra.core.contract import Game, State
from sintra.core.events import mute_log
from sintra.core.memory import record_type

COUNTED = ("games", "rounds", "score", "winner_score", "turns", "decisions", "shared")
LEGAL = ("legal_turns", "legal_decisions")  # legal moves, summed over turns and over all decisions
TALLY = record_type(*((name, np.int64) for name in COUNTED + LEGAL), ("wins", np.int64, (8,)))
RANDOM, GREEDY = 0, 1
PLAYERS = {"random": RANDOM, "greedy": GREEDY}
BATCH = 256


@compiled
def play_games(states, count, player, is_busy, actions, generator, scratch, logs, tallies):
    """Play the first `count` games to their end and count what happens; busy players pass only if they must."""
    tally = tallies[0]
    for i in range(count):
        state = states[i]
        while state.seat >= 0:
            legal = engine.legal(state, actions)
            tally.decisions += 1
            tally.legal_decisions += legal
            if engine.is_turn(state):
                tally.turns += 1
                tally.legal_turns += legal
            if is_busy:
                legal = engine.without_idle(state, actions, legal)
            if player == RANDOM:
                action = actions[below(generator[0], legal)]
            else:
                action = best_of(states, i, actions, legal, generator, scratch, logs)
            engine.play(state, np.int64(action), logs[0])
        count_result(state, tally)


@inner
def count_result(state, tally):
    tally.games += 1
    tally.rounds += state.round_number
    winners, best, sole = engine.winners(state), 0, -1
    for seat in range(state.seats):
        score = engine.score(state, seat)
        tally.score += score
        best = max(best, score)
        if winners == 1 << seat:
            sole = seat
    tally.winner_score += best
    if sole < 0:
        tally.shared += 1
    else:
        tally.wins[sole] += 1


class Simulation:
    """Games of one kind, played in batches."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], seed: int, bot: str, is_busy: bool = False
    ) -> None:
        self.game, self.players = game, players
        self.is_busy = int(is_busy)
        self.chance = random.Random(checked_seed(seed))
        self.choices = game.packed(game.check(players, options))
        self.player = PLAYERS[bot]
        self.generator = new_generator(self.chance.getrandbits(SEED_BITS))
        self.states = np.zeros(BATCH, game.state_type)
        self.actions, self.scratch, self.log = game.new_actions(), game.new_state(), mute_log()
        self.tally = np.zeros(1, TALLY)
        self.seconds = 0.0

    def play(self, count: int) -> None:
        self.deal(count)
        self.play_games(self.states, count)

    def deal(self, count: int) -> None:
        seeds = np.array([self.chance.getrandbits(SEED_BITS) for _ in range(count)], np.uint64)
        engine.deal_all(self.states, self.players, self.choices, seeds, self.log)

    def play_games(self, states: State, count: int) -> None:
        player, is_busy, actions, generator = self.player, self.is_busy, self.actions, self.generator
        play_games(states, count, player, is_busy, actions, generator, self.scratch, self.log, self.tally)

    def prepare(self) -> None:
        """Compile, with a visible line when it takes long."""
        compiling.prepare([*self.game.preparation(), lambda: self.deal(0), lambda: self.play_games(self.states, 0)])

    def run(self, games: int, progress: Callable[[int], None]) -> dict[str, Any]:
        """Play so many games; the means of all."""
        self.prepare()
        start = time.perf_counter()
        while (done := int(self.tally[0].games)) < games:
            self.play(min(BATCH, games - done))
            progress(int(self.tally[0].games))
        self.seconds = time.perf_counter() - start
        return self.means()

    def means(self) -> dict[str, Any]:
        tally, games = self.tally[0], max(1, int(self.tally[0].games))
        turns, decisions, seconds = max(1, int(tally.turns)), max(1, int(tally.decisions)), self.seconds or 1e-9
        return {
            "games": int(tally.games),
            "rounds": int(tally.rounds) / games,
            "score": int(tally.score) / games / self.players,
            "winner_score": int(tally.winner_score) / games,
            "turns": int(tally.turns) / games,
            "decisions": int(tally.decisions) / games,
            "legal": int(tally.legal_turns) / turns,
            "legal_per_decision": int(tally.legal_decisions) / decisions,
            "wins": [int(wins) / games for wins in tally.wins[: self.players]],
            "shared": int(tally.shared) / games,
            "games_per_second": games / seconds,
            "moves_per_second": int(tally.decisions) / seconds,
        }
