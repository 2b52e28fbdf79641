"""Golden games: one recorded game of every setting, with its whole story in words.

    python -m tests.golden

writes tests/data/<rules>/*.game anew: the record stays as it is (a missing one is played by bots), the story is told by
the program as it is now. Read the difference before you commit it.
"""

import random
from pathlib import Path

import sintra
from sintra import Table
from sintra.bots import BOTS
from sintra.terminal.story import story
from tests.tables import SETTINGS, Setting

DATA = Path(__file__).parent / "data"
SEPARATOR = "-" * 80 + "\n"
SEED = 11
CARELESS = 0.2  # how often the players of a new golden game move at random


def path(setting: Setting) -> Path:
    return DATA / sintra.GAMES[setting.game].rules / f"{setting}.game"


def read(setting: Setting) -> tuple[str, str]:
    """The record and the story."""
    record, _, told = path(setting).read_text().partition(SEPARATOR)
    return record, told


def played(setting: Setting) -> Table:
    """A game between bots that are sometimes careless, so that tiles fall."""
    table, chance = setting.new_table(SEED), random.Random(SEED)
    careful, careless = (BOTS[name](table.game, SEED) for name in ("greedy", "random"))
    while not table.over:
        table.play((careless if chance.random() < CARELESS else careful).choose(table))
    return table


def write() -> None:
    for setting in SETTINGS:
        file = path(setting)
        table = sintra.load(read(setting)[0]) if file.exists() else played(setting)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(table.record() + SEPARATOR + story(table, "en"))
        print(file.relative_to(DATA.parent.parent))


if __name__ == "__main__":
    write()
