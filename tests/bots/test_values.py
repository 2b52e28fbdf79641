"""What the estimates of all games promise to the search."""

import random
from itertools import pairwise

import numpy as np
import pytest

import sintra
from sintra.bots.search.utility import MOST_SEATS, judge
from tests.tables import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_judgement_changes_nothing_and_ends_with_the_winners(setting: Setting) -> None:
    worth, points = np.zeros(MOST_SEATS, np.float32), np.zeros(MOST_SEATS)
    table, chance = setting.new_table(5), random.Random(5)
    while not table.over:
        state = table.state()
        before = state.tobytes()
        judge(state, 0, points, worth)
        assert state.tobytes() == before
        assert all(0 <= each <= 1 for each in worth)
        assert 0.8 < sum(worth[: table.players]) < 1.2
        assert all(-100 < each < 400 for each in points)
        table.play(chance.choice(table.legal))
    judge(table.state(), 0, points, worth)
    assert points[: table.players].tolist() == table.scores
    best = max(worth[: table.players])
    assert [seat for seat in range(table.players) if worth[seat] == best] == table.winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_chooses_earlier_can_expect_more(players: int) -> None:
    worth, points = np.zeros(MOST_SEATS, np.float32), np.zeros(MOST_SEATS)
    table = sintra.new_table("mini", players, {}, 1)
    judge(table.state(), 0, points, worth)
    in_order = [points[(int(table.turn or 0) + k) % players] for k in range(players)]
    assert all(earlier > later for earlier, later in pairwise(in_order))
