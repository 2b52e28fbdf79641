"""What the games of a match say about its bots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from statistics import fmean
from typing import Any

import numpy as np

from sintra.arena.deals import Deals, share_of_first
from sintra.arena.match import Match
from sintra.arena.playing import Loss, Result
from sintra.arena.ratings import Array, Interval, Ratings, Shares
from sintra.arena.sequential import Verdict
from sintra.core.words import FIRST

EQUAL = Interval(0, 0, 0)


@dataclass
class Standing:
    """What one bot has done; a bot that sits in two seats has played two games."""

    name: str
    games: int = 0
    wins: int = 0  # first place alone
    draws: int = 0  # first place shared
    won: float = 0.0  # wins, and draws by their share
    margins: list[int] = field(default_factory=list)  # own points less the best of the others'
    rating: Interval = EQUAL
    lead: Interval | None = None  # above the next weaker bot; two that play each other have a rating that says it
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: list[Loss] = field(default_factory=list)

    def count(self, result: Result, seat: int) -> None:
        """One game in one seat."""
        self.games += 1
        if seat in result.winners:
            self.wins += len(result.winners) == 1
            self.draws += len(result.winners) > 1
            self.won += 1 / len(result.winners)
        if result.forfeit is None:
            others = (score for other, score in enumerate(result.scores) if other != seat)
            self.margins.append(result.scores[seat] - max(others))
        elif result.forfeit.seat == seat:
            self.forfeits.append(result.forfeit)
        self.moves += result.moves[seat]
        self.seconds += result.seconds[seat]
        self.longest = max(self.longest, result.longest[seat])

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def margin(self) -> float | None:
        """Its mean margin, in games that were finished."""
        return fmean(self.margins) if self.margins else None

    @property
    def pace(self) -> float:
        """Its mean seconds for a move."""
        return self.seconds / self.moves if self.moves else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "share": self.share,
            "margin": self.margin,
            "rating": self.rating._asdict(),
            "lead": self.lead and self.lead._asdict(),
            "seconds_per_move": self.pace,
            "longest_move": self.longest,
            "forfeits": dict(Counter(loss.kind[FIRST] for loss in self.forfeits)),
        }


@dataclass(frozen=True)
class Summary:
    """The standings after so many games, and what the sequential test says if there was one."""

    games: int
    standings: list[Standing]
    verdict: Verdict | None = None

    def to_json(self) -> dict[str, Any]:
        standings = [standing.to_json() for standing in self.standings]
        return {"games": self.games, "verdict": self.verdict and self.verdict.value, "standings": standings}


def summarise(match: Match, results: Iterable[Result], is_sequential: bool = False) -> Summary:
    """Count all whole deals; with a sequential test, only up to the one that decided it."""
    known = Deals(match, results, is_sequential)
    deals = known.decisive()
    standings = [Standing(name) for name in match.names]
    for result in (result for deal in deals for result in deal):
        for seat, number in enumerate(result.seating):
            standings[number].count(result, seat)
    if match.is_duel:
        rate_two(standings, deals)
    else:
        rate_all(standings, Ratings(wins_of(match, deals), meetings(match)))
    return Summary(sum(map(len, deals)), standings, known.verdict if is_sequential else None)


def rate_two(standings: Sequence[Standing], deals: Sequence[Sequence[Result]]) -> None:
    """Two bots that play each other: how far each is above the other."""
    difference = Shares([share_of_first(deal) for deal in deals]).difference()
    for standing, rating in zip(standings, (difference, -difference), strict=True):
        standing.rating = rating


def rate_all(standings: Sequence[Standing], ratings: Ratings) -> None:
    """The rating of every bot, and of all but the weakest how far it is above the next."""
    for bot, standing in enumerate(standings):
        standing.rating = ratings.rating(bot)
    ranked = sorted(range(len(standings)), key=lambda bot: -standings[bot].rating.estimate)
    for bot, weaker in pairwise(ranked):
        standings[bot].lead = ratings.lead(bot, weaker)


def wins_of(match: Match, deals: Sequence[Sequence[Result]]) -> Array:
    """For every deal, how often each bot was placed before each other."""
    bots = len(match.bots)
    return np.array([pairwise_wins(match, deal) for deal in deals]).reshape(-1, bots, bots)


def pairwise_wins(match: Match, deal: Sequence[Result]) -> Array:
    """How often each bot was placed before each other, half for an equal place."""
    wins = np.zeros((len(match.bots), len(match.bots)))
    for result in deal:
        placed = zip(result.seating, result.places(), strict=True)
        for (number, place), (other, other_place) in permutations(placed, 2):
            if number != other:
                wins[number, other] += (place < other_place) + (place == other_place) / 2
    return wins


def meetings(match: Match) -> Array:
    """How often each bot meets each other in one deal."""
    counts = np.zeros((len(match.bots), len(match.bots)))
    for line_up in match.line_ups:
        for number, other in permutations(line_up, 2):
            counts[number, other] += match.players * (number != other)
    return counts
