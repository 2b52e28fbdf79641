"""The numbers of all actions with their texts and objects, as they were first given out.

    python -m tests.kept.actions

adds the numbers that are new; a line that is there is never written again.
"""

import gzip
import json
from pathlib import Path
from typing import NamedTuple

import sintra
from sintra import Game, Move
from tests.golden import DATA

KEPT = DATA / "kept"
ACTIONS = KEPT / "actions"
PACKED = ("garden",)  # its payments are many


class Action(NamedTuple):
    """One line."""

    number: int
    english: str
    czech: str
    move: Move


def path_of(name: str) -> Path:
    return ACTIONS / f"{name}.tsv{'.gz' if name in PACKED else ''}"


def text_of(path: Path) -> str:
    """What a file says, none if it is not there."""
    if not path.exists():
        return ""
    return (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).decode()


def parse_action(line: str) -> Action:
    number, english, czech, move = line.split("\t")
    return Action(int(number), english, czech, json.loads(move))


def kept_actions(name: str) -> list[Action]:
    return [parse_action(line) for line in text_of(path_of(name)).splitlines()]


def format_action(game: Game, number: int) -> str:
    move = game.move_of(number)
    texts = [game.format_move(move, language) for language in ("en", "cs")]
    return "\t".join([str(number), *texts, json.dumps(move, ensure_ascii=False)])


def add_new(name: str) -> None:
    game, path, lines = sintra.GAMES[name], path_of(name), text_of(path_of(name)).splitlines()
    lines += [format_action(game, number) for number in range(len(lines), game.actions)]
    written = "".join(f"{line}\n" for line in lines).encode()
    path.write_bytes(gzip.compress(written, mtime=0) if name in PACKED else written)


if __name__ == "__main__":
    for each in sintra.GAMES:
        add_new(each)
