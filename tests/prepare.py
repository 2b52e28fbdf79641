"""Compile all that the tests use, two games at a time; otherwise every test process would do the same work.

python -m tests.prepare
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import sintra
from sintra.bots import new_bot
from sintra.bots.simulate import PLAYERS, Simulation
from tests.tables import QUICK_BOTS

PROCESSES = 2


def prepare(name: str) -> None:
    """Compile one game, its bots and its simulation."""
    game = sintra.GAMES[name]
    for bot in QUICK_BOTS:
        new_bot(bot, game)
    for player in PLAYERS:
        Simulation(game, game.player_counts[0], {}, 0, player).prepare()


if __name__ == "__main__":
    one_of_each = {game.rules: game.name for game in reversed(sintra.GAMES.values())}
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        list(pool.map(prepare, one_of_each.values()))
