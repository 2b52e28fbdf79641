"""What a bot answers: a name, and a move for the seat to decide."""

import random
from abc import ABC, abstractmethod

import numpy as np

from sintra.core import compiling, engine
from sintra.core.chance import SEED_BITS, checked_seed, new_generator
from sintra.core.contract import Game, Move, State
from sintra.core.errors import BadOption, IllegalMove, SintraError, shown
from sintra.core.events import mute_log
from sintra.core.table import Table
from sintra.core.words import Text


class Forfeit(SintraError):
    """A bot gave no legal move when it had to and so loses the game: why, in a few words (`kind`) and in a sentence."""

    def __init__(self, kind: Text, reason: Text) -> None:
        super().__init__(reason.key)
        self.text = reason
        self.kind = kind


class Bot(ABC):
    """A player for one seat of one game."""

    name: str  # of the kind; with the argument, if it takes one, after a colon: what a person types

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        self.game = game
        self.argument = argument
        self.check_argument(argument)
        self.seed = checked_seed(seed)

    @classmethod
    def check_argument(cls, argument: str) -> None:
        if argument:
            raise BadOption("bot-refusal-argument", name=cls.name, given=shown(argument))

    @property
    def spec(self) -> str:
        """What a person types to have this bot."""
        return f"{self.name}:{self.argument}" if self.argument else self.name

    @property
    def title(self) -> Text:
        """What people call it."""
        return self.word()

    @classmethod
    def word(cls) -> Text:
        """What the kind is called; it can be typed too."""
        return Text("bot-word", name=cls.name)

    @abstractmethod
    def choose(self, table: Table) -> Move:
        """A legal move for the seat to decide."""

    def end(self, table: Table, seat: int) -> None:  # noqa: B027  Most need not know.
        """Hear how the game ended for the seat."""

    def close(self) -> None:  # noqa: B027  Most hold nothing.
        """Give back what the bot holds; it is not asked again."""


class EngineBot(Bot):
    """A bot that thinks with the engine, on a copy of the state in which all it can not know is drawn anew."""

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        super().__init__(game, seed, argument)
        self.actions = game.new_actions()
        self.log = mute_log()
        self.generator = new_generator(0)
        self.prepare()
        self.generator = new_generator(self.seed)
        self.redraws = random.Random(self.seed)

    def prepare(self) -> None:
        """Compile what a first move needs, with a visible line when it takes long."""
        steps = [*self.game.preparation(), lambda: self.warm_up(self.game.new(self.game.player_counts[0], {}, seed=0))]
        compiling.prepare(steps)

    def warm_up(self, state: State) -> None:
        """Do once, on a state, whatever has to be compiled."""
        self.action(state)

    def choose(self, table: Table) -> Move:
        """A legal move for the seat to decide."""
        if table.over:
            raise IllegalMove("refusal-over")
        state = table.state()
        engine.redraw(state[0], int(state[0].seat), np.uint64(self.redraws.getrandbits(SEED_BITS)))
        return self.game.move_of(int(self.action(state)))

    @abstractmethod
    def action(self, state: State) -> int:
        """The number of a legal action."""
