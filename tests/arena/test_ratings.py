"""Do ratings and their intervals say what is true?"""

import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.arena.ratings import ELO_PER_LOGIT, Array, Interval, Ratings, Shares, elo_of_share, share_of_elo, strengths
from sintra.arena.sequential import STRONGER, Verdict, evidence, verdict


def test_elo_has_its_usual_meaning() -> None:
    assert elo_of_share(0.5) == 0
    assert elo_of_share(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_of_share(10 / 11) == pytest.approx(400)


@given(st.floats(-800, 800))
def test_elo_and_share_belong_together(elo: float) -> None:
    assert elo_of_share(share_of_elo(elo)) == pytest.approx(elo, abs=1e-6)


# Two bots


def test_a_share_of_three_quarters() -> None:
    known = Shares([1, 0.5] * 500)
    assert known.share().estimate == pytest.approx(0.75, abs=0.001)
    assert known.difference().estimate == pytest.approx(190.85, abs=1)
    half = 1.96 * 0.25 / math.sqrt(1000)
    assert known.share().high - known.share().estimate == pytest.approx(half, rel=0.02)
    assert known.difference().high - known.difference().estimate == pytest.approx(
        half / (0.75 * 0.25) * ELO_PER_LOGIT, rel=0.02
    )


def test_pairs_that_cancel_out_say_more_than_games() -> None:
    cancelling, varying = Shares([0.5] * 200).difference(), Shares([0, 1] * 100).difference()
    assert cancelling.estimate == pytest.approx(varying.estimate)
    assert cancelling.high < varying.high / 5


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0])))
def test_intervals_are_finite_and_symmetric(shares: list[float]) -> None:
    interval, other = Shares(shares).difference(), Shares([1 - share for share in shares]).difference()
    assert -math.inf < interval.low < interval.estimate < interval.high < math.inf
    assert tuple(other) == pytest.approx(tuple(-interval), abs=1e-6)


@pytest.mark.parametrize("deals", [3, 5, 50, 500])
def test_who_wins_everything_is_stronger_by_more_the_longer_it_lasts(deals: int) -> None:
    won = Shares([1.0] * deals).difference()
    more = Shares([1.0] * (2 * deals)).difference()
    assert won.low < more.low < more.estimate < math.inf
    # With this many deals won, the true share is over p in 19 of 20 cases; the interval must not promise more.
    assert share_of_elo(won.low) < 0.05 ** (1 / deals)


@pytest.mark.parametrize("share", [0.5, 0.7, 0.9])
def test_the_interval_holds_the_truth_in_19_of_20_matches(share: float) -> None:
    chance = np.random.default_rng(1)
    matches = 400
    pairs = chance.binomial(2, share, size=(matches, 100)) / 2
    intervals = [Shares(list(each)).difference() for each in pairs]
    held = sum(interval.low <= elo_of_share(share) <= interval.high for interval in intervals)
    assert 0.92 < held / matches < 0.985


# More bots


def played(truth: list[float], deals: int, games: int, seed: int = 1) -> Array:
    """What bots of these strengths win of each other in every deal."""
    chance = np.random.default_rng(seed)
    wins = np.zeros((deals, len(truth), len(truth)))
    for i, j in combinations(range(len(truth)), 2):
        share = 1 / (1 + math.exp(truth[j] - truth[i]))
        wins[:, i, j] = chance.binomial(games, share, size=deals)
        wins[:, j, i] = games - wins[:, i, j]
    return wins


def everybody_meets(bots: int, games: int) -> Array:
    return games * (1 - np.eye(bots))


def ratings(wins: Array, meetings: Array) -> list[Interval]:
    found = Ratings(wins, meetings)
    return [found.rating(bot) for bot in range(len(meetings))]


def test_the_likeliest_strengths_explain_the_results() -> None:
    truth = np.array([1.5, 0.25, -0.5, -1.25])
    expected = 1 / (1 + np.exp(truth[None, :] - truth[:, None])) * (1 - np.eye(4))
    assert strengths(expected) == pytest.approx(truth, abs=1e-6)


def test_the_intervals_of_several_bots_hold_the_truth_in_19_of_20_matches() -> None:
    truth, matches, held = [1.0, 0.0, -1.0], 60, 0
    for seed in range(matches):
        found = ratings(played(truth, 100, 2, seed), everybody_meets(3, 2))
        assert sum(interval.estimate for interval in found) == pytest.approx(0, abs=1e-6)
        pairs = zip(truth, found, strict=True)
        held += sum(interval.low < ELO_PER_LOGIT * strength < interval.high for strength, interval in pairs)
    assert 0.92 < held / matches / len(truth) < 0.99


def test_the_interval_of_a_lead_is_that_of_the_difference() -> None:
    truth, matches, held = [1.0, 0.0, -1.0], 100, 0
    for seed in range(matches):
        lead = Ratings(played(truth, 100, 2, seed), everybody_meets(3, 2)).lead(0, 1)
        held += lead.low < ELO_PER_LOGIT * (truth[0] - truth[1]) < lead.high
    assert 0.9 < held / matches <= 0.99


def test_ratings_are_the_same_again() -> None:
    wins = played([0.3, 0.0, -0.3], 20, 2)
    assert ratings(wins, everybody_meets(3, 2)) == ratings(wins, everybody_meets(3, 2))


def test_two_ways_to_an_interval_agree() -> None:
    wins = played([0.4, -0.4], 300, 2)
    difference = Shares(list(wins[:, 0, 1] / 2)).difference()
    found = Ratings(wins, everybody_meets(2, 2))
    above_mean, lead = found.rating(0), found.lead(0, 1)
    assert lead.estimate == pytest.approx(difference.estimate, abs=1e-6)
    assert lead.low == pytest.approx(difference.low, abs=6)
    assert lead.high == pytest.approx(difference.high, abs=6)
    assert [2 * part for part in above_mean] == pytest.approx(lead)


def test_a_chain_of_neighbours_is_rated_as_a_whole() -> None:
    meetings = np.array([[0, 2, 0], [2, 0, 2], [0, 2, 0]], float)
    wins = np.tile(np.array([[0, 1.5, 0], [0.5, 0, 1.5], [0, 0.5, 0]]), (2000, 1, 1))
    first, middle, last = ratings(wins, meetings)
    assert first.estimate - middle.estimate == pytest.approx(190.85, abs=1)
    assert middle.estimate - last.estimate == pytest.approx(190.85, abs=1)


def test_who_loses_everything_has_a_finite_rating() -> None:
    wins = np.tile(np.triu(np.full((3, 3), 2.0), 1), (10, 1, 1))
    best, middle, worst = ratings(wins, everybody_meets(3, 2))
    assert 0 < best.low < best.estimate < best.high < 3000
    assert -3000 < worst.low < worst.high < 0
    assert middle.low < -50 < middle.estimate < 50 < middle.high  # There is doubt about everybody.


def test_nothing_played_means_nothing_known() -> None:
    for interval in ratings(np.zeros((0, 2, 2)), everybody_meets(2, 2)):
        assert interval.estimate == pytest.approx(0)
        assert interval.low < -100
        assert interval.high > 100


# The sequential test


def decided(share: float, seed: int, deals: int = 3000) -> Verdict:
    """The verdict on a bot that wins this share."""
    shares = (np.random.default_rng(seed).binomial(2, share, size=deals) / 2).tolist()
    verdicts = (verdict(shares[:count]) for count in range(0, deals, 5))
    return next((each for each in verdicts if each is not Verdict.OPEN), Verdict.OPEN)


@pytest.mark.parametrize(
    ("elo", "right"),
    [(0.0, Verdict.NOT_STRONGER), (-100.0, Verdict.NOT_STRONGER), (STRONGER, Verdict.STRONGER)],
)
def test_the_sequential_test_is_wrong_in_one_of_20_matches(elo: float, right: Verdict) -> None:
    matches = 100
    verdicts = [decided(share_of_elo(elo), seed) for seed in range(matches)]
    assert Verdict.OPEN not in verdicts
    assert verdicts.count(right) >= 0.9 * matches


def test_the_sequential_test_waits_for_some_deals() -> None:
    assert verdict([]) is Verdict.OPEN
    assert verdict([1.0] * 7) is Verdict.OPEN
    assert verdict([1.0] * 30) is Verdict.STRONGER
    assert verdict([0.0] * 30) is Verdict.NOT_STRONGER


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), max_size=30))
def test_a_better_result_is_more_evidence(shares: list[float]) -> None:
    assert (evidence(shares) > 0) == (Shares(shares).mean > (0.5 + share_of_elo(STRONGER)) / 2)
