"""What all tests share."""

import pytest

import sintra
from sintra.bots import BOTS
from sintra.bots.simulate import PLAYERS, Simulation
from tests.tables import COMPILED_BOTS


@pytest.fixture(scope="session", autouse=True)
def _everything_is_compiled() -> None:
    """Compile before the first test, so that none of them sees the line that the first run of a machine shows."""
    for game in sintra.GAMES.values():
        for name in COMPILED_BOTS:
            BOTS[name](game)
        for player in PLAYERS:
            Simulation(game, game.player_counts[0], {}, 0, player).prepare()
