"""What nets see: features in their blocks, each at most once, the same compiled and un-compiled, and nothing hidden."""

import numpy as np
import pytest

from sintra.bots.values.estimate import seat_features, table_features
from sintra.bots.values.net import MOST_FEATURES
from sintra.bots.values.nets import sizes_of
from sintra.core.compiling import compiled
from sintra.core.contract import State
from tests.tables import SETTINGS, Setting, play_randomly


@compiled
def features_at(states, i, seat, found):  # type: ignore[no-untyped-def]
    return table_features(states[i], found) if seat < 0 else seat_features(states[i], seat, found)


def features(state: State, seat: int) -> list[int]:
    """Those of a seat, or of the table below 0."""
    found = np.zeros(MOST_FEATURES, np.int16)
    count = features_at(state, 0, seat, found)
    return [int(feature) for feature in found[:count]]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_feature_stands_in_its_block_and_once(setting: Setting) -> None:
    table = play_randomly(setting.new_table(5), 5)
    of_seat, of_table = sizes_of(table.game.rules)
    for step in table.steps:
        state = table.restored(step.before)
        for seat in range(-1, setting.players):
            found = features(state, seat)
            assert len(set(found)) == len(found) < MOST_FEATURES
            assert 0 <= min(found) <= max(found) < (of_table if seat < 0 else of_seat)
