"""What a bot answers: a name, and a move for the seat to decide."""

import secrets
from abc import ABC, abstractmethod

import numpy as np

from sintra.core import compiling, engine
from sintra.core.chance import checked_seed, new_generator
from sintra.core.contract import Game, Move, State
from sintra.core.errors import IllegalMove
from sintra.core.events import mute_log
from sintra.core.table import Table


class Bot(ABC):
    """A player for one game. What it can not know is drawn anew before it looks."""

    name: str

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.actions = game.new_actions()
        self.log = mute_log()
        self.generator = new_generator(0)
        self.prepare()
        self.generator = new_generator(checked_seed(seed))

    def prepare(self) -> None:
        """Compile what a first move needs, with a visible line when it takes long."""
        game = self.game
        steps = [*game.preparation(), lambda: self.action(game.new(game.player_counts[0], {}, seed=0))]
        compiling.prepare([game.rules, f"{game.rules}-{self.name}"], steps)

    def choose(self, table: Table) -> Move:
        """A legal move for the seat to decide."""
        if table.over:
            raise IllegalMove("the game is over", "hra už skončila")
        state = table.state()
        engine.redraw(state[0], int(state[0].seat), np.uint64(secrets.randbits(64)))
        return self.game.move_of(int(self.action(state)))

    @abstractmethod
    def action(self, state: State) -> int:
        """The number of a legal action."""
