"""Programs to test with, good and bad: each is a command for `exec:`."""

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = f"exec:{shlex.join([sys.executable, str(ROOT / 'examples' / 'random_bot.py')])}"
FIRST_MOVE = "print(json.dumps({'move': message['legal'][0]}), flush=True)"


def program(answer: str, limit: str = "", first: str = "") -> str:
    """A bot that does `first` once and then `answer` for every message that asks for a move."""
    source = f"import json, os, sys\n{first}\nfor line in sys.stdin:\n message = json.loads(line)\n"
    source += f" if message['type'] == 'decide':\n  {answer}"
    return f"exec:{limit}{shlex.join([sys.executable, '-c', source])}"


def saying(words: str) -> str:
    """A bot that answers every question with the same line."""
    return program(f"print({words!r}, flush=True)")
