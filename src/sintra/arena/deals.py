"""The results of a match so far, deal by deal. Only whole deals count: everybody has then played every seat."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from statistics import fmean

from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.sequential import Verdict, verdict


class Deals:
    """Deals that are finished and deals that are not; with a sequential test, what that says."""

    def __init__(self, match: Match, results: Iterable[Result] = (), is_sequential: bool = False) -> None:
        self.is_sequential = is_sequential
        self.size = len(match.line_ups) * match.players
        self.by_number: dict[int, list[Result]] = {}
        self.shares: dict[int, float] = {}  # what the first bot has won of every whole deal
        self.in_sequence: list[float] = []  # the same, up to the first deal that is not finished
        self.verdict = Verdict.OPEN
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        deal = self.by_number.setdefault(result.deal, [])
        deal.append(result)
        if len(deal) == self.size:
            self.shares[result.deal] = share_of_first(deal)
        if self.is_sequential:
            self.test()

    def test(self) -> None:
        """Take up the deals that follow without a gap; once the test has its verdict, that stays."""
        while self.verdict is Verdict.OPEN and len(self.in_sequence) in self.shares:
            self.in_sequence.append(self.shares[len(self.in_sequence)])
            self.verdict = verdict(self.in_sequence)

    def whole(self) -> list[list[Result]]:
        """Whole deals, and the games of each, as they were planned, in whatever order they ended."""
        return [sorted(self.by_number[deal], key=attrgetter("number")) for deal in sorted(self.shares)]

    def decisive(self) -> list[list[Result]]:
        """The deals up to the verdict of the sequential test; all whole ones if it has none."""
        return self.whole() if self.verdict is Verdict.OPEN else self.whole()[: len(self.in_sequence)]


def share_of_first(deal: Sequence[Result]) -> float:
    """What the first bot has won of its games in a deal."""
    seats = [(result, seat) for result in deal for seat, number in enumerate(result.seating) if number == 0]
    return fmean((seat in result.winners) / len(result.winners) for result, seat in seats)
