"""How strong are they? Ratings in Elo with the interval in which they lie with a probability of 95 %.

Deals are what chance draws independently; the games of one deal belong together. One fictitious deal is added in which
the first wins everything, and one in which the other does: so nobody is infinitely strong, however few games there are.
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


def ratings(wins: Array, meetings: Array) -> list[Interval]:
    """The rating of every bot by maximum likelihood (Bradley and Terry), with a mean of 0.

    `wins[deal, i, j]` is how often i was placed before j, half for an equal place; `meetings[i, j]` is how often they
    meet in one deal. Intervals come from weighing the deals anew at random (the Bayesian bootstrap).
    """
    fictitious = np.stack([np.triu(meetings), np.tril(meetings)])
    deals = np.concatenate([wins, fictitious])
    best = strengths(deals.sum(axis=0))
    chance = np.random.default_rng(BOOTSTRAP_SEED)
    others = np.stack([reweighed(deals, chance) for _ in range(BOOTSTRAPS)])
    low, high = np.quantile(others, [0.025, 0.975], axis=0)
    return [
        Interval(*(float(ELO_PER_LOGIT * value) for value in values)) for values in zip(best, low, high, strict=True)
    ]


def reweighed(deals: Array, chance: np.random.Generator) -> Array:
    """The strengths that follow if some deals count more than others."""
    weights = chance.exponential(size=len(deals))
    return strengths(np.tensordot(weights, deals, axes=1))


def strengths(wins: Array) -> Array:
    """The logits that make these wins likeliest, with a mean of 0 (Newton's method)."""
    logits = np.zeros(len(wins))
    games = wins + wins.T
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(logits[None, :] - logits[:, None]))
        slope = (wins - games * expected).sum(axis=1)
        curvature = games * expected * (1 - expected)
        hessian = np.diag(curvature.sum(axis=1)) - curvature
        # The likelihood leaves the mean open: without what is added, there would be no single solution.
        step = np.linalg.solve(hessian + curvature.mean(), slope)
        step *= min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), CLOSE_ENOUGH))
        logits = logits + step - step.mean()
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return logits
