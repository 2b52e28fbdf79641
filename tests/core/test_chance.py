"""Chance: reproducible, and fair."""

from collections import Counter

import numpy as np
import pytest

from sintra import BadSeed
from sintra.bots.simple import random_at
from sintra.core.chance import checked_seed, new_generator
from tests.tables import SETTINGS


def test_seeds_make_different_generators() -> None:
    assert len({int(new_generator(seed)[0].key) for seed in range(1000)}) == 1000


def test_no_seed_is_a_secret_one() -> None:
    assert len({checked_seed(None) for _ in range(10)}) == 10
    with pytest.raises(BadSeed, match="expected a whole number"):
        checked_seed(3.0)


def test_random_play_draws_every_action_equally_often() -> None:
    table = SETTINGS[0].new_table(1)
    actions, generator = table.game.new_actions(), new_generator(5)
    drawn = Counter(random_at(table.state(), 0, actions, generator) for _ in range(20_000))
    expected = 20_000 / len(table.legal)
    assert set(drawn) == set(table.game.legal_actions(table.state()))
    surprise = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert surprise < np.sqrt(2 * len(drawn)) * 4 + len(drawn)  # chi-squared, four deviations


def test_every_colour_is_dealt_equally_often() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(500):
        dealt.update(event["colour"] for event in SETTINGS[0].new_table(seed).events if event["event"] == "deal")
    assert all(abs(count - 2000) < 4 * np.sqrt(2000) for count in dealt.values())
