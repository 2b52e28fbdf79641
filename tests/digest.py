"""The digest of random games of every setting: every state and every event goes into it; and that of short thoughts.

    python -m tests.digest 2
    python -m tests.digest thoughts

Compiled, un-compiled and with bounds checks the same number comes out.
"""

import hashlib
import json
import random
import sys

import sintra
from sintra.bots import BOTS
from sintra.bots.search.thinking import Budget, Thinker
from sintra.core import engine
from sintra.core.chance import new_generator
from sintra.core.events import mute_log
from tests.tables import SETTINGS, Setting, play_randomly

GREEDY_MOVES = 25  # un-compiled they take long


def play(setting: Setting, seed: int, digest: "hashlib._Hash") -> None:
    """A game by random moves and the beginning of one by greedy ones, then a random play-out from the opening."""
    for bot in (None, BOTS["greedy"](setting.new_table(seed).game, seed)):
        table, chance = setting.new_table(seed), random.Random(seed)
        while not table.over and (bot is None or len(table.steps) < GREEDY_MOVES):
            digest.update(table.state().tobytes())
            events = table.play(bot.choose(table) if bot else chance.choice(table.legal))
            digest.update(json.dumps(events).encode())
        digest.update(json.dumps([table.scores, table.winners]).encode())
    state = setting.new_table(seed).state()
    engine.play_out(state, 0, table.game.new_actions(), new_generator(seed), mute_log())
    digest.update(state.tobytes())


def digest_of(games: int) -> str:
    digest = hashlib.sha256()
    for setting in SETTINGS:
        for seed in range(games):
            play(setting, seed, digest)
    return digest.hexdigest()


def digest_of_thoughts() -> str:
    """What the search thinks, and the solver finds, in every game for every number of players."""
    found = []
    for game in sintra.GAMES.values():
        for players in game.player_counts:
            table = play_randomly(sintra.new_table(game.name, players, {}, 1), 1, 9)
            thinker = Thinker(game, 1, nodes=1 << 16)
            thought = thinker.simulated(table.state(), Budget(simulations=6), 0.0)
            found += [(candidate.action, candidate.visits) for candidate in thought.candidates]
            found += sorted(thinker.solver.solve(table.state(), 3, thinker.net_for(table.state())))
    return hashlib.sha256(repr(found).encode()).hexdigest()


if __name__ == "__main__":
    print(digest_of_thoughts() if sys.argv[1] == "thoughts" else digest_of(int(sys.argv[1])))
