"""What tiles, floors and walls are worth."""

import csv
from pathlib import Path

import numpy as np
import pytest

from sintra.games.family.grid import tile_points
from tests.games.classic.build import board, events, table_at

DATA = Path(__file__).parents[2] / "data" / "classic"


def placements() -> list[dict[str, str]]:
    lines = (DATA / "placement.csv").read_text().splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("# ")))


def as_wall(text: str) -> np.ndarray:
    return np.array([[0 if space == "#" else -1 for space in row] for row in text.split("/")], np.int8)


@pytest.mark.parametrize("case", placements(), ids=lambda case: case["source"])
def test_a_tile_scores_the_runs_it_joins(case: dict[str, str]) -> None:  # C-22
    points = tile_points(as_wall(case["wall"]), int(case["row"]), int(case["column"]))
    assert points == int(case["points"])


FLOORS = [("Y", 1), ("YY", 2), ("YYY", 4), ("YYYY", 6), ("YYYYY", 8), ("YYYYYY", 11), ("YYYYYYY", 14), ("-", 0)]


@pytest.mark.parametrize(("floor", "loss"), FLOORS)
def test_the_floor_costs_what_is_printed_above_it(floor: str, loss: int) -> None:  # C-23
    table = table_at(board(50, floor=floor), board(floor="*"), displays="K", marker=2)
    table.play("1 black 5")
    assert table.scores[0] == 50 - loss


def test_the_score_never_falls_below_zero() -> None:  # C-23
    table = table_at(board(3, floor="YYYYYYY"), displays="K")
    table.play("1 black 5")
    assert table.scores[0] == 0
    assert events(table, "floor")[0]["points"] == -3


def test_four_tiles_and_the_marker_cost_eight() -> None:  # C-23, a worked example
    table = table_at(board(20, floor="*YYYY"), displays="K", marker=1)
    table.play("1 black 5")
    assert table.scores[0] == 12
