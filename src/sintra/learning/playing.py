"""Games of the search against itself, with their positions, what the search found there, and how they ended."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.bots.search import tree
from sintra.bots.search.bot import nodes_for
from sintra.bots.search.thinking import Budget, Desk
from sintra.bots.search.utility import MOST_SEATS, judge
from sintra.bots.values.nets import Net
from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Game, State
from sintra.core.events import mute_log

BLIND = 0.04  # of the moves are any that is legal
CURIOUS = 0.25  # of the moves are drawn by how often they were tried
FIRST_BLIND = 0.5  # of the games begin with a blind move


@dataclass
class Games:
    """Positions with what the search found there, and what came of them in the end, to every seat from 0 to 1."""

    states: State
    found: "np.ndarray"
    ended: "np.ndarray"

    def save(self, path: Any) -> None:
        np.savez_compressed(path, states=self.states, found=self.found, ended=self.ended)


def load(path: Any, game: Game) -> Games:
    with np.load(path) as kept:
        return Games(kept["states"].view(game.state_type), kept["found"], kept["ended"])


def joined(games: list[Games]) -> Games:
    return Games(*(np.concatenate([getattr(each, name) for each in games]) for name in ("states", "found", "ended")))


class Player:
    """Plays games of one kind against itself."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], simulations: int, net: Net, seed: int
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.simulations, self.chance = simulations, random.Random(seed)
        nodes = nodes_for(Budget(simulations=simulations), game)
        self.desk, self.net = Desk(game, nodes, self.chance.getrandbits(SEED_BITS)), net
        self.log, self.points = mute_log(), np.zeros(MOST_SEATS)

    def play(self) -> Games:
        """One game."""
        states, found = [], []
        state = self.game.new(self.players, self.options, self.chance.getrandbits(SEED_BITS))
        is_blind = self.chance.random() < FIRST_BLIND
        while state[0].seat >= 0:
            legal = self.game.legal_actions(state)
            action = legal[0]
            if len(legal) > 1:
                visits, worth, action = self.think(state)
                states.append(state.copy())
                found.append(worth)
                action = self.explored(legal, visits, action, is_blind)
                is_blind = False
            engine.play_at(state, 0, action, self.log)
        ended = np.zeros(MOST_SEATS, np.float32)
        judge(state, 0, self.points, ended)
        return Games(np.concatenate(states), np.array(found), np.repeat(ended[None], len(states), axis=0))

    def think(self, state: State) -> tuple[dict[int, int], "np.ndarray", int]:
        """How often each move was tried, what the best one is worth to every seat, and which that is."""
        self.desk.forget()
        self.desk.search(state, self.simulations, self.net)
        children = self.desk.children(tree.ROOT)
        nodes = self.desk.nodes[children.start : children.stop]
        best = nodes[int(nodes["visits"].argmax())]
        visits = dict(zip(nodes["action"].tolist(), nodes["visits"].tolist(), strict=True))
        return visits, best["worth"].copy(), int(best["action"])

    def explored(self, legal: list[int], visits: dict[int, int], best: int, is_blind: bool) -> int:
        drawn = self.chance.random()
        if is_blind or drawn < BLIND:
            return self.chance.choice(legal)
        if drawn < BLIND + CURIOUS:
            return self.chance.choices([*visits], [*visits.values()])[0]
        return best
