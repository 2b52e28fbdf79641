"""The digest of random games of every setting: every state and every event goes into it.

    python -m tests.digest 2

Compiled, un-compiled and with bounds checks the same number comes out.
"""

import hashlib
import json
import random
import sys

from sintra.bots import BOTS
from sintra.core import engine
from sintra.core.chance import new_generator
from sintra.core.events import mute_log
from tests.tables import SETTINGS, Setting


def play(setting: Setting, seed: int, digest: "hashlib._Hash") -> None:
    """A game by random moves and one by greedy ones, then a random play-out from the opening."""
    for bot in (None, BOTS["greedy"](setting.new_table(seed).game, seed)):
        table, chance = setting.new_table(seed), random.Random(seed)
        while not table.over:
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


if __name__ == "__main__":
    print(digest_of(int(sys.argv[1])))
