"""The bot that searches."""

import re
import time

from sintra.bots.bot import EngineBot
from sintra.bots.search.thinking import MOST_NODES, Budget, Thinker, Thought
from sintra.core import engine
from sintra.core.contract import Game, Move, State
from sintra.core.errors import BadOption, listed, shown
from sintra.core.table import Table

PART = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>s|t|)")
EXAMPLES = ("1s", "0.5s", "2000", "1s:2000", "1s:2t")
USUAL_SECONDS = 1.0
LONGEST, MOST_SIMULATIONS, MOST_THREADS = 3600.0, 100_000_000, 64
SMALL_TREE = 1 << 15  # nodes
NODES_PER_SIMULATION, ROOM = 64, 4  # more than is needed on average, and that for all actions so often
SHARE_OF_TREE = 0.99  # of the time for a move: the rest is for what comes after
SHARE_OF_PART = 0.25  # of the time of a turn, for the decisions inside it


def parse_argument(argument: str) -> tuple[Budget, int]:
    """The budget and the number of threads, as typed: for example 1s, 2000, 1s:2000 or 3s:2t."""
    seconds: float | None = None
    simulations: int | None = None
    threads = 1
    for part in filter(None, argument.split(":")):
        match = PART.fullmatch(part)
        number, unit = (float(match["number"]), match["unit"]) if match else (0.0, "s")
        if unit == "s" and 0 < number <= LONGEST:
            seconds = number
        elif unit == "" and number.is_integer() and 0 < number <= MOST_SIMULATIONS:
            simulations = int(number)
        elif unit == "t" and number.is_integer() and 0 < number <= MOST_THREADS:
            threads = int(number)
        else:
            raise BadOption("bot-refusal-budget", given=shown(part), expected=listed(EXAMPLES))
    if seconds is None and simulations is None:
        seconds = USUAL_SECONDS
    return Budget(seconds, simulations), threads


def nodes_for(budget: Budget, game: Game) -> int:
    if budget.simulations is None:
        return MOST_NODES
    return min(MOST_NODES, budget.simulations * NODES_PER_SIMULATION + ROOM * game.actions)


class Search(EngineBot):
    """Looks ahead to the end of the round, as far as its budget allows."""

    name = "search"

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        self.budget, threads = parse_argument(argument)
        self.heard: list[Move] = []  # the moves that the tree has followed
        self.moment: tuple[int | None, int] = (None, 0)  # its seat and the counter of chance, when it last looked
        self.listened = 0.0  # seconds that it took to follow the game
        super().__init__(game, seed, argument)
        self.thinker = Thinker(game, self.seed, threads, nodes_for(self.budget, game))

    @classmethod
    def check_argument(cls, argument: str) -> None:
        parse_argument(argument)

    def warm_up(self, state: State) -> None:
        thinker = Thinker(self.game, 0, nodes=SMALL_TREE)
        thinker.think(state, Budget(simulations=1))
        thinker.follow(self.game.legal_actions(state)[:1])

    def choose(self, table: Table) -> Move:
        if not table.over:
            self.listen(table)
        return super().choose(table)

    def listen(self, table: Table) -> None:
        """Follow the moves made since, if it knows all of them and nothing has come to light; else begin anew."""
        start = time.perf_counter()
        seat, known = table.turn, len(self.heard)
        moves = [self.game.seen_move(step.move, step.seat, seat) for step in table.steps]
        moment = (seat, int(table.state()[0].chance.counter))
        is_same_game = moment == self.moment and moves[:known] == self.heard
        self.heard, self.moment = moves, moment
        if is_same_game and not any(move["do"] in self.game.secret_moves for move in moves[known:]):
            self.thinker.follow([self.game.action_of(move) for move in moves[known:]])
        else:
            self.thinker.forget()
        self.listened = time.perf_counter() - start

    def think(self, state: State) -> Thought:
        """What it thinks of all moves in the time that listening has left; decisions inside a turn get a part of it."""
        seconds = self.budget.seconds
        if seconds is not None:
            seconds = seconds * (SHARE_OF_TREE if engine.is_turn(state[0]) else SHARE_OF_PART) - self.listened
        return self.thinker.think(state, Budget(seconds, self.budget.simulations))

    def action(self, state: State) -> int:
        """The move tried most; without a choice there is nothing to think about."""
        legal = self.game.legal_actions(state)
        return legal[0] if len(legal) == 1 else self.think(state).best.action
