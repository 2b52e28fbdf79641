"""Perft: how many sequences of decisions there are inside a round, from many positions.

    python -m tests.perft

writes the tables in tests/data/<rules>/*.perft anew: for every setting a dozen positions or more from random games,
with the counts of the engine to depth 3. A sequence that the end of the round cuts short counts as one. The tests
compare the engine with the tables, and the independent reference to depth 2.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import sintra
from sintra import Table
from sintra.core import engine
from sintra.core.events import mute_log
from tests.tables import SETTINGS, Setting, play_randomly

DATA = Path(__file__).parent / "data"
DEPTHS = (1, 2, 3)
POSITIONS = 216  # of each rule system, and a dozen or more of each setting
HEADING = """# Sequences of decisions inside a round, for {setting}: position ; depth 1 ; depth 2 ; depth 3
# Written by `python -m tests.perft`; tests/reference counts the same to depth 2.
"""


def count(text: str, depth: int) -> int:
    """The engine's count from a position."""
    table = sintra.from_position(text)
    states = np.zeros(depth + 1, table.game.state_type)
    engine.copy(table.state(), 0, states, depth)
    actions = np.zeros((depth + 1, table.game.actions), np.int16)
    return int(engine.perft(states, depth, actions, mute_log()))


def path(setting: Setting) -> Path:
    rules = sintra.GAMES[setting.game].rules
    return DATA / rules / f"{setting}.perft"


def first_name(setting: Setting) -> str:
    """What a setting was called when its positions were drawn: the heading of its table keeps that."""
    file = path(setting)
    heading = re.search(r", for (\S+): position", file.read_text()) if file.exists() else None
    return heading[1] if heading else str(setting)


def positions(setting: Setting) -> int:
    """How many positions of a setting make up its share; a table that is there keeps those it has."""
    if path(setting).exists():
        return len(read(path(setting)))
    rules = sintra.GAMES[setting.game].rules
    return POSITIONS // sum(sintra.GAMES[other.game].rules == rules for other in SETTINGS)


def tables(setting: Setting) -> Iterator[Table]:
    """Tables somewhere in the first half of a game, small choices at the end of a round among them."""
    for seed in range(positions(setting)):
        table = play_randomly(setting.new_table(seed), seed)
        moves = random.Random(f"{first_name(setting)} {seed}").randrange(len(table.steps) // 2)
        while len(table.steps) > moves:
            table.undo()
        yield table


def texts(setting: Setting) -> list[str]:
    return [table.position() for table in tables(setting)]


def read(file: Path) -> list[tuple[str, list[int]]]:
    rows = [line.split(" ; ") for line in file.read_text().splitlines() if not line.startswith("#")]
    return [(row[0], [int(number) for number in row[1:]]) for row in rows]


def write() -> None:
    for setting in SETTINGS:
        file = path(setting)
        file.parent.mkdir(parents=True, exist_ok=True)
        rows = [" ; ".join([text, *(str(count(text, depth)) for depth in DEPTHS)]) for text in texts(setting)]
        file.write_text(HEADING.format(setting=first_name(setting)) + "\n".join(rows) + "\n")
        print(file.relative_to(DATA.parent.parent))


if __name__ == "__main__":
    write()
