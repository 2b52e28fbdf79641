"""How far a match has come: a bar on a terminal, a line now and then elsewhere, always on standard error."""

import time
from collections.abc import Iterable
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from sintra.arena.deals import Deals
from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.ratings import Shares
from sintra.arena.report import decimal
from sintra.core.words import Text

NEXT_LINE = 30.0  # seconds between lines where there is no terminal
NEXT_ESTIMATE = 0.2  # seconds between estimates on the bar


class Watch:
    """Tells how far a match has come, and what it says so far about the first bot."""

    def __init__(self, match: Match, done: Iterable[Result], language: str) -> None:
        self.match = match
        self.language = language
        self.deals = Deals(match, done)
        self.done = sum(map(len, self.deals.by_number.values()))
        self.console = Console(stderr=True)
        self.is_bar = self.console.is_terminal
        self.pause = NEXT_ESTIMATE if self.is_bar else NEXT_LINE
        self.due = time.monotonic() + self.pause
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=self.console, transient=True, disable=not self.is_bar)
        self.task = self.bar.add_task(self.line(), total=match.total, completed=self.done)

    def __enter__(self) -> "Watch":
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def see(self, result: Result) -> None:
        """One more game."""
        self.deals.add(result)
        self.done += 1
        self.bar.update(self.task, completed=self.done)
        if time.monotonic() < self.due:
            return
        self.due = time.monotonic() + self.pause
        if self.is_bar:
            self.bar.update(self.task, description=self.line())
        else:
            self.console.print(self.line(), highlight=False, markup=False, soft_wrap=True)

    def line(self) -> str:
        """How many games are played, and the estimate."""
        counted = Text("arena-count", done=self.done, total=self.match.total).in_(self.language)
        return f"{counted} · {self.estimate()}" if self.deals.shares else counted

    def estimate(self) -> str:
        """What the first bot wins, with half the width of its interval."""
        known = Shares(list(self.deals.shares.values())).share()
        share, half = (decimal(100 * part, self.language) for part in (known.estimate, (known.high - known.low) / 2))
        return Text("arena-estimate", name=self.match.names[0], share=share, half=half).in_(self.language)
