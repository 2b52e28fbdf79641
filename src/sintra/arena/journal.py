"""Keeping a match in a file: whatever ends the program, every finished game stays, and the match can go on.

The file is one JSON object at any time, with a line for every game. A new game takes the place of the end of the file
and is followed by a new end.
"""

import json
import os
import time
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from sintra.arena.playing import Result
from sintra.arena.sources import sources_digest
from sintra.core.errors import BadOption

SETTLE_AFTER = 1.0  # seconds: what a power cut may take away


class Journal:
    """The file of a match: what was played before, and a place for what is played now."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        self.path = path
        self.settings = {"sintra": version("sintra"), "code": sources_digest(), **settings}
        self.results: list[Result] = []
        self.settled = time.monotonic()
        is_new = not path.exists() or path.stat().st_size == 0
        self.file = path.open("w+b" if is_new else "r+b")
        try:
            if is_new:
                self.end = self.file.write(compact({"settings": self.settings, "games": []}).removesuffix(b"]}"))
                self.write_end(None)
            else:
                self.read()
        except BaseException:
            self.file.close()
            raise

    def read(self) -> None:
        """Take up a match that was begun; a last line that was cut off is forgotten."""
        head, *lines = self.file.read().split(b"\n")
        self.expect_same_match(head)
        self.end = len(head)
        for number, line in enumerate(lines):
            if line.startswith(b"]"):
                break
            try:
                self.results.append(Result.from_json(json.loads(line.removesuffix(b","))))
            except (ValueError, TypeError, KeyError) as error:
                if any(lines[number + 1 :]):
                    raise BadOption("arena-refusal-damaged", path=str(self.path), line=number + 2) from error
                break
            self.end += len(b"\n" + line.removesuffix(b",")) + (number > 0)  # the comma before it

    def expect_same_match(self, head: bytes) -> None:
        try:
            settings = json.loads(head + b"]}")["settings"]
            names = [name for name, value in self.settings.items() if settings[name] != value]
        except (ValueError, TypeError, KeyError) as error:
            raise BadOption("arena-refusal-not-a-match", path=str(self.path)) from error
        for name in names:
            saved, given = (json.dumps(each[name], ensure_ascii=False) for each in (settings, self.settings))
            raise BadOption("arena-refusal-another-match", path=str(self.path), name=name, saved=saved, given=given)

    def add(self, result: Result) -> None:
        self.file.seek(self.end)
        self.end += self.file.write((b",\n" if self.results else b"\n") + compact(result.to_json()))
        self.results.append(result)
        self.write_end(None)
        if time.monotonic() - self.settled > SETTLE_AFTER:
            self.settle()

    def write_end(self, summary: Mapping[str, Any] | None) -> None:
        self.file.seek(self.end)
        self.file.write(b"\n], " + compact({"summary": summary}).removeprefix(b"{") + b"\n")
        self.file.truncate()
        self.file.flush()

    def settle(self) -> None:
        """Let what is written outlive a power cut."""
        os.fsync(self.file.fileno())
        self.settled = time.monotonic()

    def close(self, summary: Mapping[str, Any] | None = None) -> None:
        self.write_end(summary)
        self.settle()
        self.file.close()


def compact(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
