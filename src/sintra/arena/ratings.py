"""How strong are they? Ratings in Elo with the interval in which they lie with a probability of 95 %.

Deals are what chance draws independently; the games of one deal belong together. For any two bots that meet, one
fictitious deal is added in which the first wins everything, and one in which the other does: so nobody is infinitely
strong, however few games there are.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

ELO_PER_LOGIT = 400 / math.log(10)
WIDTH = 1.959964  # standard deviations to either side that hold 95 %
BOOTSTRAPS = 1000
BOOTSTRAP_SEED = 0
NEWTON_STEPS = 100
LONGEST_STEP = 2.0  # in logits
CLOSE_ENOUGH = 1e-9


class Interval(NamedTuple):
    """An estimate, and what it lies between."""

    estimate: float
    low: float
    high: float

    def __neg__(self) -> "Interval":
        return Interval(-self.estimate, -self.high, -self.low)


def elo_of_share(share: float) -> float:
    """The difference in rating with which one wins this share of the games."""
    return ELO_PER_LOGIT * math.log(share / (1 - share))


def share_of_elo(elo: float) -> float:
    """The share of the games that one wins with this difference in rating."""
    return 1 / (1 + math.exp(-elo / ELO_PER_LOGIT))


# Two bots


class Shares:
    """What the first of two bots has won of every deal, from 0 to 1, with the two fictitious deals."""

    def __init__(self, shares: Sequence[float]) -> None:
        known = np.array([0.0, 1.0, *shares])
        self.deals = len(known)
        self.mean = float(known.mean())
        self.variance = float(known.var(ddof=1))
        self.error = math.sqrt(self.variance / self.deals)

    def share(self) -> Interval:
        """The share that the first wins; its interval ends where everything is won or lost."""
        half = WIDTH * self.error
        return Interval(self.mean, max(0.0, self.mean - half), min(1.0, self.mean + half))

    def difference(self) -> Interval:
        """The rating of the first above the second."""
        elo = elo_of_share(self.mean)
        half = WIDTH * ELO_PER_LOGIT * self.error / (self.mean * (1 - self.mean))
        return Interval(elo, elo - half, elo + half)


# Any number of bots


class Ratings:
    """The ratings of all bots by maximum likelihood (Bradley and Terry), with a mean of 0.

    `wins[deal, i, j]` is how often i was placed before j, half for an equal place; `meetings[i, j]` is how often they
    meet in one deal. Intervals come from weighing the deals anew at random (the Bayesian bootstrap).
    """

    def __init__(self, wins: Array, meetings: Array) -> None:
        deals = np.concatenate([wins, fictitious_deals(meetings)])
        chance = np.random.default_rng(BOOTSTRAP_SEED)
        weighed = np.stack([np.tensordot(chance.exponential(size=len(deals)), deals, 1) for _ in range(BOOTSTRAPS)])
        self.likeliest = strengths(deals.sum(axis=0))
        self.drawn = strengths(weighed)

    def rating(self, bot: int) -> Interval:
        """How far a bot is above the mean."""
        return elo_interval(self.likeliest[bot], self.drawn[:, bot])

    def lead(self, bot: int, other: int) -> Interval:
        """How far a bot is above another."""
        return elo_interval(self.likeliest[bot] - self.likeliest[other], self.drawn[:, bot] - self.drawn[:, other])


def elo_interval(likeliest: float, drawn: Array) -> Interval:
    """What the likeliest logits and those drawn at random say in Elo."""
    low, high = np.quantile(drawn, [0.025, 0.975])
    return Interval(*(ELO_PER_LOGIT * float(logits) for logits in (likeliest, low, high)))


def fictitious_deals(meetings: Array) -> Array:
    """For every bot and every other that it meets, a deal in which it wins all their games."""
    winners, losers = np.nonzero(meetings)
    deals = np.zeros((len(winners), *meetings.shape))
    deals[range(len(winners)), winners, losers] = meetings[winners, losers]
    return deals


def strengths(wins: Array) -> Array:
    """The logits that make these wins likeliest, with a mean of 0 (Newton's method); of many tables at once, too."""
    logits: Array = np.zeros(wins.shape[:-1])
    games = wins + wins.swapaxes(-1, -2)
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(logits[..., None, :] - logits[..., :, None]))
        slope = (wins - games * expected).sum(axis=-1)
        curvature = games * expected * (1 - expected)
        hessian = curvature.sum(axis=-1)[..., None] * np.eye(wins.shape[-1]) - curvature
        # The likelihood leaves the mean open: without what is added, there would be no single solution.
        hessian += curvature.mean(axis=(-1, -2), keepdims=True)
        step = np.linalg.solve(hessian, slope[..., None])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        logits += step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, CLOSE_ENOUGH))
        if longest.max() < CLOSE_ENOUGH:
            break
    centred: Array = logits - logits.mean(axis=-1, keepdims=True)
    return centred
