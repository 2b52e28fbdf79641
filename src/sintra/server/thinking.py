"""Bots think in processes of their own, so that nobody waits for somebody else's bot."""

import asyncio
import logging
import os
import random
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

import numpy as np

from sintra.bots import new_bot
from sintra.bots.bot import Bot
from sintra.bots.search.bot import Search
from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Move, prepare
from sintra.core.table import UNDO_FREELY, Table
from sintra.games import GAMES

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")

HINTING = "search:1s"
MOST_HINTS = 3
MOST_KEPT = 8  # bots and tables that a worker remembers; the large trees of the strongest take much room
MOST_TRIES = 4
POLITE = 5  # how far workers step back behind the server


@dataclass(frozen=True)
class Question:
    """A position in which a bot is to choose: how the game began, and all that was played."""

    table: str
    game: str
    start: bytes
    actions: tuple[int, ...]
    bot: str
    seed: int


@dataclass(frozen=True)
class Idea:
    """A move that was considered: how often, and how likely it wins."""

    move: Move
    worth: float
    visits: int


def question_of(table_id: str, table: Table, bot: str, secret: object) -> Question:
    """A question about a table as it is now."""
    seed = random.Random(f"{secret} {table.turn}").getrandbits(SEED_BITS)
    actions = tuple(step.action for step in table.steps)
    return Question(table_id, table.game.name, table.start, actions, bot, seed)


# In the workers

tables: OrderedDict[str, Table] = OrderedDict()
bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()


def begin_work() -> None:
    """A worker does not hear Ctrl-C, and steps back behind the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)


def warm_up(game: str) -> None:
    """Compile what a game and its bots need, if nobody has before."""
    new_bot(HINTING, GAMES[game]).close()


def table_of(question: Question) -> Table:
    """The table of a question, brought up to its last move."""
    table = tables.pop(question.table, None)
    played = [step.action for step in table.steps] if table else []
    if table is None or table.start != question.start or list(question.actions[: len(played)]) != played:
        game = GAMES[question.game]
        prepare(game)
        table = Table(game, np.frombuffer(question.start, game.state_type).copy(), None, UNDO_FREELY)
    for action in question.actions[len(table.steps) :]:
        table.play(table.game.move_of(action))
    remember(tables, question.table, table)
    return table


def bot_of(question: Question) -> Bot:
    """The bot of a question; one that has thought about this table before keeps what it knows."""
    name = (question.table, question.bot, question.seed)
    bot = bots.pop(name, None) or new_bot(question.bot, GAMES[question.game], question.seed)
    remember(bots, name, bot)
    return bot


def remember(kept: OrderedDict[Any, Any], name: Any, thing: Any) -> None:
    """Keep what was used last."""
    kept[name] = thing
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def choose(question: Question) -> Move:
    """The move of a bot."""
    table = table_of(question)
    return bot_of(question).choose(table)


def consider(question: Question) -> list[Idea]:
    """The best moves for the seat to decide, knowing no more than it does."""
    table, game = table_of(question), GAMES[question.game]
    bot = bot_of(question)
    assert isinstance(bot, Search)
    assert table.turn is not None
    state = table.state()
    engine.redraw(state[0], table.turn, np.uint64(question.seed))
    bot.thinker.forget()  # what it knows was grown for another position
    thought = bot.think(state)
    return [
        Idea(game.move_of(candidate.action), candidate.worth[thought.seat], candidate.visits)
        for candidate in thought.candidates[:MOST_HINTS]
    ]


# In the server


class Minds:
    """The workers; one that dies is replaced, and its question asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(2, os.cpu_count() or 2)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), begin_work)

    async def ask(self, think: Callable[[Any], Answer], about: Any) -> Answer:
        """What a worker answers."""
        for _ in range(MOST_TRIES - 1):
            pool = self.pool
            try:
                return await self._run(pool, think, about)
            except BrokenProcessPool:
                self._replace(pool)
        return await self._run(self.pool, think, about)

    async def _run(self, pool: Executor, think: Callable[[Any], Answer], about: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(pool, think, about)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers, unless somebody else has seen to it."""
        if self.pool is broken:
            log.warning("a bot's process has died and is replaced")
            broken.shutdown(wait=False, cancel_futures=True)
            self.pool = self._new_pool()

    def close(self) -> None:
        """End all workers."""
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(cancel_futures=True)
