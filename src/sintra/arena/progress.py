"""How far a match has come, and what it says so far about the first bot."""

from collections.abc import Iterable

from sintra.arena.deals import Deals
from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.ratings import Shares
from sintra.arena.report import decimal
from sintra.core.progress import Progress
from sintra.core.words import Text


class Watch(Progress):
    """Watches a match, game by game."""

    def __init__(self, match: Match, done: Iterable[Result], language: str) -> None:
        self.match = match
        self.language = language
        self.deals = Deals(match, done)
        played = sum(map(len, self.deals.by_number.values()))
        super().__init__(match.total, self.line, played, has_lines=True)

    def see(self, result: Result) -> None:
        self.deals.add(result)
        self.show(self.done + 1)

    def line(self, done: int) -> str:
        counted = Text("arena-count", done=done, total=self.match.total).in_(self.language)
        return f"{counted} · {self.estimate()}" if self.deals.shares else counted

    def estimate(self) -> str:
        """What the first bot wins, with half the width of its interval."""
        known = Shares(list(self.deals.shares.values())).share()
        share, half = (decimal(100 * part, self.language) for part in (known.estimate, (known.high - known.low) / 2))
        return Text("arena-estimate", name=self.match.names[0], share=share, half=half).in_(self.language)
