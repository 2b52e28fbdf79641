"""The arithmetic of Queen's Garden that must always hold."""

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import sintra
from sintra import Table, View
from tests.strategies import SEEDS, tables
from tests.tables import SETTINGS, Setting

GARDEN = tuple(setting for setting in SETTINGS if sintra.GAMES[setting.game].rules == "garden")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@st.composite
def busy_tables(draw: st.DrawFn) -> Table:
    """A game after any number of random moves by players who seldom pass."""
    setting: Setting = draw(st.sampled_from(GARDEN))
    table, chance = setting.new_table(draw(SEEDS)), random.Random(draw(SEEDS))
    for _ in range(draw(st.integers(0, 300))):
        others = [move for move in table.legal if move["do"] != "pass" or chance.random() < 0.05]
        if not table.over:
            table.play(chance.choice(others or table.legal))
    return table


def tiles(view: View) -> Counter[str]:
    """Every tile on the table."""
    found = Counter(view["bag"]) + Counter(view["tower"])
    found.update(tile for place in [view["top"] or [], *view["piles"]] for tile in place)
    for board in view["boards"]:
        found.update(board["tiles"])
        found.update(plot["hexagon"] for plot in board["garden"] if not plot["printed"])
    return found


def expansions(shown: View) -> list[str]:
    """Every expansion on the table."""
    hidden = shown["hidden"]
    found = [*(name for stack in hidden["stacks"] for name in stack), *hidden["piles"], *hidden["supply"]]
    found += shown["face_up"]
    for board, slots in zip(shown["boards"], hidden["slots"], strict=True):
        found += [*board["expansions"], *(name for name in slots if name)]
    return found


def groups(board: dict[str, Any], trait: int) -> list[list[str]]:
    """The hexagons of every group of a colour (0) or of a symbol (1)."""
    garden = {tuple(plot["cell"]): plot["hexagon"] for plot in board["garden"]}
    traits = {cell: hexagon.rpartition(" ")[::2][trait] for cell, hexagon in garden.items()}
    left, found = set(garden), []
    while left:
        group, edge = [], [left.pop()]
        while edge:
            cell = edge.pop()
            group.append(garden[cell])
            beside = {(cell[0] + q, cell[1] + r) for q, r in STEPS} & left
            joined = {other for other in beside if traits[other] == traits[cell]}
            left -= joined
            edge += joined
        found.append(group)
    return found


@given(busy_tables())
def test_there_are_three_tiles_of_every_hexagon_and_one_expansion(table: Table) -> None:
    shown = table.reveal()
    assert tiles(shown) == dict.fromkeys(shown["bag"], 3)
    assert sum(tiles(shown).values()) == 108
    assert sorted(expansions(shown)) == sorted(shown["bag"])
    assert len(expansions(shown)) == 36


@given(busy_tables())
def test_a_group_never_holds_two_identical_hexagons_nor_more_than_six(table: Table) -> None:
    for board in table.view()["boards"]:
        for trait in (0, 1):
            for group in groups(board, trait):
                assert len(set(group)) == len(group) <= 6


@given(busy_tables())
def test_storages_and_slots_hold_no_more_than_they_can(table: Table) -> None:
    view = table.view()
    for board in view["boards"]:
        assert board["jokers"] + len(board["tiles"]) <= 12
        assert len(board["expansions"]) <= 2
        assert board["score"] >= 0
        assert all(plot["cell"] not in board["free"] for plot in board["garden"])
        pavilions = [feature for feature in board["features"] if feature["feature"] == "pavilion"]
        assert len(pavilions) == sum(bool(slot and slot["hexagon"]) for slot in board["slots"])


@given(busy_tables())
def test_the_hidden_and_the_seen_expansions_are_all_there_are(table: Table) -> None:
    view = table.view()
    seen = [*view["face_up"], *view["returned"]]
    for board in view["boards"]:
        seen += [*board["expansions"], *(slot["hexagon"] for slot in board["slots"] if slot and slot["hexagon"])]
    assert sorted([*seen, *view["unseen"]]) == sorted(view["bag"])


@given(busy_tables())
def test_busy_games_round_trip_through_text(table: Table) -> None:
    again = sintra.from_position(table.position())
    assert again.state().tobytes() == table.state().tobytes()


@given(tables(GARDEN))
def test_points_told_add_up(table: Table) -> None:
    assert [15 + sum(parts.values()) for parts in table.breakdown] == table.scores
