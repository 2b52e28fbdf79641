"""What tiles on the dome, broken tiles and the first-player tile are worth."""

import csv
from pathlib import Path

import numpy as np
import pytest

from sintra.games.duel.state import EMPTY
from sintra.games.family.grid import tile_points
from tests.games.duel.build import board, events, tiling

DATA = Path(__file__).parents[2] / "data" / "duel"


def placements() -> list[dict[str, str]]:
    lines = (DATA / "placement.csv").read_text().splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("# ")))


@pytest.mark.parametrize("case", placements(), ids=lambda case: case["source"])
def test_a_tile_scores_the_runs_it_joins(case: dict[str, str]) -> None:  # D-40
    rows = [[0 if space == "#" else EMPTY for space in row] for row in case["dome"].split("/")]
    assert tile_points(np.array(rows, np.int8), int(case["row"]), int(case["column"])) == int(case["points"])


def test_a_tile_alone_scores_one() -> None:  # D-40
    table = tiling(board(lines="Y/-/-/-/-/-", plates={0: "YKTS0"}))
    assert events(table, "tile")[0]["points"] == 1
    assert table.scores[0] == 6


def test_each_tile_scores_what_lies_there_when_it_comes() -> None:  # D-40
    mine = board(lines="K/TT/-/-/-/-", plates={0: "YKTS0", 1: "TRBS0"}, dome="..T...")
    table = tiling(mine, round=2)
    told = [(event["line"], event["column"], event["points"]) for event in events(table, "tile")]
    assert told == [(0, 1, 2), (1, 0, 1)]


def test_an_ornament_has_no_points_for_its_neighbours() -> None:  # D-35, D-40
    mine = board(lines="K/-/-/-/-/-", plates={0: "YKTS0", 1: "TRBS0"}, dome="Y.T.../T.B...")
    table = tiling(mine, round=3)
    assert [event["points"] for event in events(table, "tile")] == [3]
    assert [event["points"] for event in events(table, "ornament")] == [2]


# Losses


@pytest.mark.parametrize(("broken", "loss"), [("-", 0), ("Y", 1), ("YR", 3), ("YRY", 6), ("YRYB", 10)])
def test_broken_tiles_cost_more_and_more(broken: str, loss: int) -> None:  # D-41
    table = tiling(board(50, broken=broken))
    assert table.scores == [50 - loss, 5]
    assert table.breakdown[0] == ({"broken": -loss} if loss else {})
    assert table.view()["boards"][0]["broken"] == []


def test_two_broken_tiles_cost_three() -> None:  # D-41, a worked example
    assert tiling(board(20, broken="KK")).scores[0] == 17


def test_three_broken_tiles_and_the_first_player_tile_cost_eight() -> None:  # D-41, a worked example
    table = tiling(board(20, broken="KYB"), first=1)
    assert table.breakdown[0] == {"broken": -6, "late": -2}
    assert table.scores[0] == 12


def test_the_first_player_tile_costs_two() -> None:  # D-41
    assert tiling(board(20), board(20), first=1).scores == [18, 20]
    assert tiling(board(20), board(20), first=2).scores == [20, 18]
    assert tiling(board(20), board(20)).scores == [20, 20]


@pytest.mark.parametrize(("score", "left"), [(0, 0), (2, 0), (8, 0), (9, 1)])
def test_the_score_never_falls_below_zero(score: int, left: int) -> None:  # D-41
    table = tiling(board(score, broken="KYB"), first=1)
    assert table.scores[0] == left
    assert sum(table.breakdown[0].values()) == left - score


def test_points_of_the_round_come_before_its_losses() -> None:  # D-41
    table = tiling(board(0, lines="Y/TT/-/-/-/-", plates={0: "YKTS0"}, broken="KK"))
    assert table.breakdown[0] == {"tile": 3, "broken": -3}
    assert table.scores[0] == 0
