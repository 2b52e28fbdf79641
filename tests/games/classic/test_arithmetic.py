"""The arithmetic of the classic game that must always hold."""

from collections import Counter
from typing import Any

from hypothesis import given

import sintra
from sintra import Table, View
from tests.strategies import tables
from tests.tables import SETTINGS

CLASSIC = tuple(setting for setting in SETTINGS if sintra.GAMES[setting.game].rules == "classic")


def words(value: Any) -> list[str]:
    """Every word in a value, however deep."""
    if isinstance(value, dict):
        return [word for item in value.values() for word in words(item)]
    if isinstance(value, list):
        return [word for item in value for word in words(item)]
    return [value] if isinstance(value, str) else []


def pieces(view: View) -> Counter[str]:
    """Every tile and marker on the table."""
    found = Counter(view["bag"]) + Counter(view["lid"])
    found.update(word for display in view["displays"] for word in display["tiles"])
    found.update(view["centre"]["tiles"] + ["marker"] * view["centre"]["marker"])
    for board in view["boards"]:
        found.update(words([board["wall"], board["floor"], board["shield"]]))
        found.update(line["colour"] for line in board["lines"] for _ in range(line["tiles"]))
    return found


@given(tables(CLASSIC))
def test_there_are_twenty_tiles_of_every_colour_and_one_marker(table: Table) -> None:
    view = table.view()
    found = pieces(view)
    assert found.pop("marker", 0) <= 1
    assert found == dict.fromkeys(view["bag"], 20)
    assert sum(board["marker"] for board in view["boards"]) + view["centre"]["marker"] == 1


@given(tables(CLASSIC))
def test_a_row_gets_one_tile_a_round_at_most(table: Table) -> None:
    view = table.view()
    for board in view["boards"]:
        assert all(sum(tile is not None for tile in row) <= view["round"] for row in board["wall"])
        assert 0 <= board["score"] <= 240
    assert not table.over or view["round"] >= 5
