"""The engine against the slow references: same moves, same scores, same positions, over thousands of games."""

from importlib import import_module

import pytest

import sintra
from tests.games.comparison import Comparison
from tests.tables import SETTINGS, Setting, some_of


def comparison_of(setting: Setting) -> Comparison:
    comparison: Comparison = import_module(f"tests.games.{sintra.GAMES[setting.game].rules}.comparison").COMPARISON
    return comparison


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_engine_and_reference_play_the_same_games(setting: Setting) -> None:
    comparison = comparison_of(setting)
    for seed in range(some_of(comparison.games)):
        comparison.play_both(setting, seed)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_reference_counts_the_same_sequences(setting: Setting) -> None:
    comparison_of(setting).count_sequences(setting)
