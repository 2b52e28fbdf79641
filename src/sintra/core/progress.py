"""How far something long has come: a bar on a terminal, a line now and then elsewhere, always on standard error."""

import sys
import time
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

NEXT_WORDS = 0.2  # seconds between two changes of the words beside the bar, where steps are many
NEXT_LINE = 30.0  # seconds between lines where there is no terminal


def new_bar() -> "Bar":
    """A bar that leaves nothing behind; its library is loaded by those who look at it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


class Progress:
    """Tells how much of something is done, in words made from that.

    On a terminal it begins after some seconds; elsewhere it says nothing, or a line at a time for who reads it later.
    """

    def __init__(
        self,
        total: int,
        words: Callable[[int], str],
        done: int = 0,
        after: float = 0.0,
        pause: float = NEXT_WORDS,
        has_lines: bool = False,
    ) -> None:
        self.total = total
        self.words = words
        self.done = done
        self.is_terminal = sys.stderr.isatty()
        self.pause = pause if self.is_terminal else NEXT_LINE if has_lines else inf
        self.due = time.monotonic() + (after if self.is_terminal else self.pause)
        self.bar: Bar | None = None

    def __enter__(self) -> Self:
        self.show(self.done)
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def end(self) -> None:
        """Leave nothing behind."""
        if self.bar:
            self.bar.stop()

    def show(self, done: int) -> None:
        self.done = done
        if time.monotonic() >= self.due:
            self.due = time.monotonic() + self.pause
            self.say(self.words(done))
        if self.bar:
            self.bar.update(self.bar.task_ids[0], completed=done)

    def say(self, words: str) -> None:
        if not self.is_terminal:
            print(words, file=sys.stderr, flush=True)
        elif self.bar:
            self.bar.update(self.bar.task_ids[0], description=words)
        else:
            self.bar = new_bar()
            self.bar.add_task(words, total=self.total, completed=self.done)
            self.bar.start()
