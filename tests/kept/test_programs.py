"""Programs of before: they hear in a game what they heard then, and their answers are understood."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import sintra
from sintra.bots import new_bot
from tests.golden import SEPARATOR
from tests.kept.actions import KEPT

TALKS = sorted((KEPT / "programs").glob("*.txt"))
SEED = 9
SOURCE = """
import json, sys
answers = open(sys.argv[1]).read().splitlines()
with open(sys.argv[2], "w") as heard:
    for line in sys.stdin:
        print(line, end="", file=heard, flush=True)
        if json.loads(line)["type"] == "decide":
            print(answers.pop(0), flush=True)
"""


@pytest.mark.parametrize("path", TALKS, ids=lambda path: path.stem)
def test_a_program_hears_what_it_heard_and_is_understood(path: Path, tmp_path: Path) -> None:
    """A file has the record of a game and what was said (<) and answered (>) in it, at some of a seat's moves."""
    record, talk = path.read_text(encoding="utf-8").split(SEPARATOR)
    said = [line[2:] for line in talk.splitlines() if line.startswith("<")]
    answers, heard = tmp_path / "answers", tmp_path / "heard"
    answers.write_text("".join(line[2:] + "\n" for line in talk.splitlines() if line.startswith(">")))
    spec = f"exec:{shlex.join([sys.executable, '-c', SOURCE, str(answers), str(heard)])}"
    play(record, [json.loads(line) for line in said], spec)
    assert [json.loads(line) for line in heard.read_text().splitlines()] == [json.loads(line) for line in said]


def play(record: str, said: list[dict[str, Any]], spec: str) -> None:
    """Play a recorded game, and ask the program whenever it was asked."""
    recorded = sintra.load(record)
    table = sintra.new_table(recorded.game.name, recorded.players, recorded.options, recorded.seed)
    asked_after = [len(message["moves"]) for message in said if message["type"] == "decide"]
    bot = new_bot(spec, table.game, SEED)
    for number, step in enumerate(recorded.steps):
        if number in asked_after:
            assert bot.choose(table) == step.move
        table.play(step.move)
    bot.end(table, said[0]["seat"])
    bot.close()


def test_a_talk_of_every_game_is_kept() -> None:
    assert [path.stem for path in TALKS] == ["chocolatier", "duel", "garden", "mini"]
