"""Thinking about a position: so long, so often, in so many threads."""

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.bots.search import tree
from sintra.bots.search.solving import SEATS as SOLVED_SEATS
from sintra.bots.search.solving import Solver
from sintra.bots.values.net import BENCH
from sintra.bots.values.nets import Net, net_for
from sintra.core.chance import SEED_BITS, new_generator
from sintra.core.contract import Game, State
from sintra.core.events import mute_log

MOST_NODES = 1 << 23  # of one thread, 32 bytes each
BATCH = 200  # simulations between two looks at the clock
EXPLORATION = {2: 0.6, 3: 0.3, 4: 0.3}  # by players: among more, chances to win differ less from move to move
SHARPNESS = {2: 10.0, 3: 25.0, 4: 25.0}  # how clearly moves that promise most are preferred before they are tried
SOLVED_PER_SECOND = 20_000  # positions that may be looked at to solve the end of a round
SEEN_OFTEN = 10  # visits from which on a move belongs to the expected line


@dataclass(frozen=True)
class Budget:
    """How much to think: until one of the two is used up."""

    seconds: float | None = None
    simulations: int | None = None

    @property
    def most_solved(self) -> int:
        """How many positions may be looked at to solve the end of a round."""
        by_time = SOLVED_PER_SECOND * self.seconds if self.seconds is not None else np.inf
        by_number = self.simulations if self.simulations is not None else np.inf
        return int(min(by_time, by_number))


@dataclass(frozen=True)
class Candidate:
    """A legal action, how often it was tried, and what it is worth to every seat, from 0 to 1."""

    action: int
    visits: int
    worth: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """What came of thinking: all candidates, the best first, and the line that is expected."""

    seat: int
    candidates: tuple[Candidate, ...]
    line: tuple[int, ...]
    simulations: int
    seconds: float
    is_solved: bool = False

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def added_up(found: Sequence[Candidate]) -> Candidate:
    """What several trees say of one action; what none has tried has an estimate."""
    if len(found) == 1:
        return found[0]
    weights = [max(1, candidate.visits) for candidate in found]
    worth = np.average([candidate.worth for candidate in found], axis=0, weights=weights)
    return Candidate(found[0].action, sum(candidate.visits for candidate in found), tuple(worth.tolist()))


class Desk:
    """The tree of one thread, with everything its simulations need."""

    def __init__(self, game: Game, nodes: int, seed: int) -> None:
        self.nodes: Any = np.zeros(nodes, tree.NODE)
        self.spare = np.zeros(nodes, tree.NODE)
        self.desk = np.zeros(1, tree.DESK)
        states, path = np.zeros(tree.STATES, game.state_type), np.zeros(tree.LONGEST_PATH, np.int64)
        marks = np.zeros(game.actions, np.int64)
        self.scratch = (
            states,
            path,
            game.new_actions(),
            marks,
            new_generator(seed),
            mute_log(),
            self.desk,
            np.zeros(1, BENCH),
        )
        self.forget()

    def forget(self) -> None:
        self.nodes[tree.ROOT] = np.zeros((), tree.NODE)
        self.desk[0].used = 1

    def follow(self, action: int) -> None:
        """Keep what is known about a move that was made, forget the rest."""
        child = self.child(tree.ROOT, action)
        if child == tree.NONE:
            self.forget()
            return
        self.desk[0].used = tree.keep(self.nodes, child, self.spare)
        self.nodes, self.spare = self.spare, self.nodes

    def expect(self, legal: Sequence[int]) -> None:
        """Forget a tree that was grown for another choice than this one."""
        known = sorted(int(self.nodes[child].action) for child in self.children(tree.ROOT))
        if known and known != sorted(legal):
            self.forget()

    def children(self, node: int) -> range:
        first = int(self.nodes[node].first)
        return range(first, first + int(self.nodes[node].count))

    def child(self, node: int, action: int) -> int:
        """The child that an action leads to, NONE if there is none."""
        return next((child for child in self.children(node) if self.nodes[child].action == action), tree.NONE)

    def think(self, root: State, budget: Budget, start: float, net: Net) -> int:
        """Simulate until the budget is used up or the choice can not change any more; how often it was."""
        done, most, seconds = 0, budget.simulations, budget.seconds
        while most is None or done < most:
            batch = BATCH if most is None else min(BATCH, most - done)
            self.search(root, batch, net)
            done += batch
            left = np.inf if most is None else float(most - done)
            if seconds is not None:
                used = time.perf_counter() - start
                in_time = done * (seconds - used) / used
                if in_time < batch:
                    break
                left = min(left, in_time)
            if self.is_decided(left):
                break
        return done

    def search(self, root: State, simulations: int, net: Net) -> None:
        players = int(root[0].seats)
        self.desk[0].exploration, self.desk[0].sharpness = EXPLORATION[players], SHARPNESS[players]
        tree.search(root, int(root[0].seat), simulations, self.nodes, *self.scratch, net)

    def is_decided(self, left: float) -> bool:
        """Whether so many more simulations can not change which move is tried most."""
        children = self.children(tree.ROOT)
        visits = np.sort(self.nodes["visits"][children.start : children.stop])
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def line(self, action: int) -> list[int]:
        """The moves that are expected after an action, as far as they were looked at often, the action first."""
        line, node = [action], self.child(tree.ROOT, action)
        while node != tree.NONE and self.nodes[node].count:
            node = max(self.children(node), key=lambda child: int(self.nodes[child].visits))
            if self.nodes[node].visits < SEEN_OFTEN:
                break
            line.append(int(self.nodes[node].action))
        return line


class Thinker:
    """Thinks about the positions of one game, one after another, and keeps what it found as long as that holds."""

    def __init__(
        self, game: Game, seed: int, threads: int = 1, nodes: int = MOST_NODES, net: Net | None = None
    ) -> None:
        chance = random.Random(seed)
        self.net = net
        self.desks = [Desk(game, nodes, chance.getrandbits(SEED_BITS)) for _ in range(threads)]
        self.solver = Solver(game)
        self.game = game

    def net_for(self, state: State) -> Net:
        """What it was given, or else what was learned about the game that is played."""
        return self.net or net_for(self.game, state)

    def forget(self) -> None:
        for desk in self.desks:
            desk.forget()

    def follow(self, actions: Sequence[int]) -> None:
        """These moves were made, and nothing unknown has come to light."""
        for desk in self.desks:
            for action in actions:
                desk.follow(action)

    def think(self, state: State, budget: Budget) -> Thought:
        start = time.perf_counter()
        return self.solved(state, budget, start) or self.simulated(state, budget, start)

    def solved(self, state: State, budget: Budget, start: float) -> Thought | None:
        """What can be said for certain, as far as values can: the end of a round for two."""
        if int(state[0].seats) != SOLVED_SEATS:
            return None
        found = self.solver.solve(state, budget.most_solved, self.net_for(state))
        if not found:
            return None
        seat, looked = int(state[0].seat), int(self.solver.work[0].positions)
        candidates = [Candidate(action, 1, (worth, 1 - worth)) for action, worth in found.items()]
        candidates.sort(key=lambda candidate: -candidate.worth[seat])
        line = (candidates[0].action,)
        return Thought(seat, tuple(candidates), line, looked, time.perf_counter() - start, is_solved=True)

    def simulated(self, state: State, budget: Budget, start: float) -> Thought:
        """What simulations say; several threads have a tree each, and are added up."""
        number, legal, net = len(self.desks), self.game.legal_actions(state), self.net_for(state)
        for desk in self.desks:
            desk.expect(legal)
        if budget.simulations is not None:
            budget = Budget(budget.seconds, -(-budget.simulations // number))
        if number == 1:
            done = self.desks[0].think(state, budget, start, net)
        else:
            with ThreadPoolExecutor(number) as pool:
                done = sum(pool.map(lambda desk: desk.think(state, budget, start, net), self.desks))
        candidates = self.candidates(int(state[0].seats))
        line = max((desk.line(candidates[0].action) for desk in self.desks), key=len)
        return Thought(int(state[0].seat), candidates, tuple(line), done, time.perf_counter() - start)

    def candidates(self, seats: int) -> tuple[Candidate, ...]:
        found: dict[int, list[Candidate]] = {}
        for desk in self.desks:
            for child in desk.children(tree.ROOT):
                node = desk.nodes[child]
                candidate = Candidate(int(node.action), int(node.visits), tuple(map(float, node.worth[:seats])))
                found.setdefault(candidate.action, []).append(candidate)
        return tuple(sorted(map(added_up, found.values()), key=lambda candidate: -candidate.visits))
