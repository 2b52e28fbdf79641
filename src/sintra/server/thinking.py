"""What workers think about for the server: bots' moves and hints."""

import random
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from sintra.bots import new_bot
from sintra.bots.bot import Bot
from sintra.bots.search.bot import Search
from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Move, prepare
from sintra.core.table import UNDO_FREELY, Table
from sintra.games import GAMES

HINTING = "search:1s"
MOST_HINTS = 3
MOST_KEPT = 8  # bots and tables that a worker remembers; the large trees of the strongest take much room


@dataclass(frozen=True)
class Situation:
    """A position in which a bot is to choose: how the game began, and all that was played."""

    table: str
    game: str
    start: bytes
    actions: tuple[int, ...]
    bot: str
    seed: int


class Idea(NamedTuple):
    """A move that was considered: how often, and how likely it wins."""

    move: Move
    worth: float
    visits: int


def situation_at(table_id: str, table: Table, bot: str, secret: object) -> Situation:
    seed = random.Random(f"{secret} {table.turn}").getrandbits(SEED_BITS)
    actions = tuple(step.action for step in table.steps)
    return Situation(table_id, table.game.name, table.start, actions, bot, seed)


# In the workers

tables: OrderedDict[str, Table] = OrderedDict()
bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()


def warm_up(rules: str) -> None:
    """Compile what the games of a rule system and their bots need, if nobody has before."""
    new_bot(HINTING, next(game for game in GAMES.values() if game.rules == rules)).close()


def table_of(situation: Situation) -> Table:
    """The table of a situation, brought up to its last move."""
    table = tables.pop(situation.table, None)
    played = [step.action for step in table.steps] if table else []
    if table is None or table.start != situation.start or list(situation.actions[: len(played)]) != played:
        game = GAMES[situation.game]
        prepare(game)
        table = Table(game, np.frombuffer(situation.start, game.state_type).copy(), None, UNDO_FREELY)
    for action in situation.actions[len(table.steps) :]:
        table.play(table.game.move_of(action))
    remember(tables, situation.table, table)
    return table


def bot_of(situation: Situation) -> Bot:
    """The bot of a situation; one that has thought about this table before keeps what it knows."""
    name = (situation.table, situation.bot, situation.seed)
    bot = bots.pop(name, None) or new_bot(situation.bot, GAMES[situation.game], situation.seed)
    remember(bots, name, bot)
    return bot


def remember(kept: OrderedDict[Any, Any], name: Any, thing: Any) -> None:
    kept[name] = thing
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def choose(situation: Situation) -> Move:
    table = table_of(situation)
    return bot_of(situation).choose(table)


def consider(situation: Situation) -> list[Idea]:
    """The best moves for the seat to decide, knowing no more than it does."""
    table, game = table_of(situation), GAMES[situation.game]
    bot = bot_of(situation)
    assert isinstance(bot, Search)
    assert table.turn is not None
    state = table.state()
    engine.redraw(state[0], table.turn, np.uint64(situation.seed))
    bot.thinker.forget()  # what it knows was grown for another position
    thought = bot.think(state)
    return [
        Idea(game.move_of(candidate.action), candidate.worth[thought.seat], candidate.visits)
        for candidate in thought.candidates[:MOST_HINTS]
    ]
