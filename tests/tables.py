"""Tables to test with: every game with every combination of its options and players."""

import os
import random
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import sintra
from sintra import Table
from sintra.core.options import Option, Selection


class Setting(NamedTuple):
    """A game with its players and options."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        """With what is not usual, so that another option changes no name."""
        usual = {option.name: option.default for option in sintra.GAMES[self.game].options}
        chosen = (f"{name}-{in_words(value)}" for name, value in self.options if value != usual[name])
        return "-".join([self.game, str(self.players), *chosen])

    def new_table(self, seed: int, **more: str) -> Table:
        return sintra.new_table(self.game, self.players, dict(self.options), seed, **more)


def in_words(value: Any) -> str:
    """A value as part of a name."""
    return "+".join(value) if isinstance(value, tuple) else str(value)


def values_of(option: Option, players: int) -> list[Any]:
    """What an option can be; of all lists, the one with the last of each group."""
    lists = [tuple(group[-1].name for group in option.groups)] if isinstance(option, Selection) else []
    return [*option.names(players), *lists]


def settings() -> Iterator[Setting]:
    """Every combination; who starts is left to chance."""
    for name, game in sintra.GAMES.items():
        options = [option for option in game.options if option.name != "starter"]
        for players in game.player_counts:
            for values in product(*(values_of(option, players) for option in options)):
                names = [option.name for option in options]
                yield Setting(name, players, tuple(zip(names, values, strict=True)))


SETTINGS = tuple(settings())
THOROUGH = "SINTRA_THOROUGH" in os.environ  # `make thorough`
QUICK_BOTS = ("random", "greedy", "search:2", "novice")


def some_of(games: int) -> int:
    """How many games to compare: a third, or all where somebody wants to be thorough."""
    return games if THOROUGH else games // 3


def play_randomly(table: Table, seed: int, moves: int = 10_000) -> Table:
    """Make so many random moves, or as many as the game has."""
    chance = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.play(chance.choice(table.legal))
    return table
