"""When is it clear enough? A sequential test that ends a match of two bots early.

It weighs "the first is no stronger" (0 Elo) against "the first is stronger by 30 Elo", with the results of whole pairs
of games (the generalised sequential probability ratio test): each is accepted wrongly in at most 5 % of matches.
"""

import math
from collections.abc import Sequence
from enum import Enum

from sintra.arena.ratings import Shares, share_of_elo

STRONGER = 30.0  # Elo
ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS = 8  # before that nobody knows how much results vary


class Verdict(Enum):
    """What the test says."""

    OPEN = "open"
    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"


def evidence(shares: Sequence[float]) -> float:
    """How much likelier the results are if the first is stronger: the logarithm of the ratio."""
    known = Shares(shares)
    equal, stronger = share_of_elo(0), share_of_elo(STRONGER)
    return known.deals * (stronger - equal) * (2 * known.mean - equal - stronger) / (2 * known.variance)


def verdict(shares: Sequence[float]) -> Verdict:
    if len(shares) < FEWEST_DEALS or abs(evidence(shares)) < BOUND:
        return Verdict.OPEN
    return Verdict.STRONGER if evidence(shares) > 0 else Verdict.NOT_STRONGER
