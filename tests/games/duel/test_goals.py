"""The goals, the end of the game, and who wins; the rule's id stands beside it."""

from typing import Any

import pytest

import sintra
from sintra import BadOption, Table
from tests.games.duel.build import board, events, filled, kinds, position, tiling

MINE = {
    0: "YKTS0", 1: "TRBW0", 2: "KSTR0",  # Y K T R K S   T S B W T R
    3: "KYRW0", 4: "BKST0", 5: "WBTK0",  # K Y B K W B   R W S T T K
    6: "SYBR0", 7: "TYWK0", 8: "RWBK0",  # S Y T Y R W   B R W K B K
}  # fmt: skip
COLOURFUL = {
    0: "YKTS0", 1: "WBTK0", 2: "KSTR0",  # Y K W B K S   T S T K T R
    3: "KYRW0", 4: "TRBW0", 5: "BKST0",  # K Y T R B K   R W B W S T
    6: "SYBR0", 7: "TYWK0", 8: "RWBK0",
}  # fmt: skip
TWO_ORNAMENTS = {
    0: "YKTS0",
    1: "TRBS0",
    2: "KYRW0",
    6: "SYBR0",
    7: "TYWK0",
    8: "RWBK0",
}  # T S B S R W below Y K T R K Y
ALL = "rows,border,corners,ornaments"
OTHER_SIDES = "colours,columns,diagonals,mosaics"


def last_tile(
    pattern: str, goals: str = ALL, column: int = 3, plates: dict[int, str] = MINE, mosaic: str = "B", **fields: Any
) -> Table:
    """The end of a game: player 1 tiles last, his line 6 goes to a black space, and the goals are counted."""
    score, other = fields.pop("score", 50), fields.pop("other", board(50))
    dome = filled(plates, pattern, mosaic)
    mine = board(score, lines="-/-/-/-/-/KKKKKK", plates=plates, dome=dome, tokens=2)
    said = {"round": 5, "phase": "tile:6", "turn": 1, "starter": 2, "goals": goals, **fields}
    table = sintra.from_position(position(mine, other, **said))
    table.play({"do": "tile", "line": 5, "column": column})
    assert table.over
    return table


def goal(table: Table, name: str, seat: int = 0) -> tuple[int, int]:
    """How often a goal was reached and what that brought."""
    found = [event for event in events(table, "goal") if (event["goal"], event["seat"]) == (name, seat)]
    return sum(event["count"] for event in found), sum(event["points"] for event in found)


# Choosing goals


def test_the_goals_of_beginners_are_rows_columns_and_diagonals() -> None:  # D-03
    assert sintra.new_table("duel", seed=1).view()["goals"] == ["rows", "columns", "diagonals"]
    table = sintra.new_table("duel", options={"goals": "beginner"}, seed=1)
    assert table.view()["goals"] == ["rows", "columns", "diagonals"]


TABLETS = [("rows", "colours"), ("columns", "border"), ("diagonals", "corners"), ("mosaics", "ornaments")]


@pytest.mark.parametrize(("choice", "count"), [("random3", 3), ("random4", 4)])
def test_goals_can_be_drawn_at_random(choice: str, count: int) -> None:  # D-03
    drawn = [sintra.new_table("duel", options={"goals": choice}, seed=seed).view()["goals"] for seed in range(60)]
    for goals in drawn:
        assert len(goals) == count
        assert all(sum(side in goals for side in tablet) <= 1 for tablet in TABLETS)
    assert {name for goals in drawn for name in goals} == {side for tablet in TABLETS for side in tablet}
    if count == 3:
        assert {tablet for tablet in TABLETS for goals in drawn if not set(tablet) & set(goals)} == set(TABLETS)


@pytest.mark.parametrize("goals", [["border", "corners", "rows"], "rows,border,corners", ALL, OTHER_SIDES])
def test_goals_can_be_chosen(goals: Any) -> None:  # D-03
    names = goals.split(",") if isinstance(goals, str) else goals
    shown = sintra.new_table("duel", options={"goals": goals}, seed=1).view()["goals"]
    assert sorted(shown) == sorted(names)


@pytest.mark.parametrize(
    "goals",
    [
        ["rows", "columns"],
        ["rows", "colours", "columns"],
        ["rows", "rows", "columns"],
        ["rows", "columns", "circles"],
        ["rows", "columns", "diagonals", "mosaics", "ornaments"],
        "random5",
        [],
        7,
    ],
)
def test_goals_that_do_not_go_together_are_refused(goals: Any) -> None:  # D-03
    with pytest.raises(BadOption, match="goals"):
        sintra.new_table("duel", options={"goals": goals}, seed=1)


# What they bring


@pytest.mark.parametrize(("pattern", "count"), [("", 0), ("######/##..##", 1), ("######/######", 2)])
def test_a_complete_row_brings_three(pattern: str, count: int) -> None:  # D-60
    assert goal(last_tile(pattern), "rows") == (count, 3 * count)


def test_five_tiles_are_no_complete_row() -> None:  # D-60
    assert goal(last_tile("#####."), "rows") == (0, 0)
    assert goal(last_tile("....../....../#####."), "rows") == (0, 0)


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        ("....../....../#####.", 1),
        ("....../....../####..", 0),
        ("....../....../.#####", 1),
        ("....../....../###.##", 0),
        ("######/##..##", 1),  # Y K T B K and an ornament
        ("#####./##..#.", 0),  # the same without the ornament
    ],
)
def test_five_different_colours_in_a_row_bring_four(pattern: str, count: int) -> None:  # D-60
    table = last_tile(pattern, OTHER_SIDES, plates=COLOURFUL, mosaic="T")
    assert goal(table, "colours") == (count, 4 * count)


@pytest.mark.parametrize(("mosaic", "count"), [("K", 1), ("B", 0), ("Y", 1), ("R", 0)])
def test_only_one_ornament_counts_as_a_colour(mosaic: str, count: int) -> None:  # D-60, our ruling
    table = last_tile("####../######", OTHER_SIDES, plates=TWO_ORNAMENTS, mosaic=mosaic)
    assert goal(table, "colours") == (count, 4 * count)


COLUMN = "#...../#...../#...../#...../##..../##...."
COLUMNS = "##..../##..../##..../##..../##..../##...."


@pytest.mark.parametrize(("pattern", "count"), [("", 0), (COLUMN, 1), (COLUMNS, 2), (COLUMN.replace("#", ".", 1), 0)])
def test_a_complete_column_brings_seven(pattern: str, count: int) -> None:  # D-60
    assert goal(last_tile(pattern, OTHER_SIDES), "columns") == (count, 7 * count)


RING = "######/##..##/#....#/#....#/##...#/##..#."


@pytest.mark.parametrize(
    ("pattern", "count"), [("", 1), (RING, 18), ("....../..#.../.##.../....#./..#...", 1), ("#.....", 2)]
)
def test_every_tile_on_the_border_brings_one(pattern: str, count: int) -> None:  # D-60
    assert goal(last_tile(pattern, column=5), "border") == (count, count)


FALLING = "##..../##..../..#.../...#../....#."
BOTH = "##..##/##..##/..##../..##../.#..#./#....."


@pytest.mark.parametrize(
    ("pattern", "column", "count"),
    [
        ("", 5, 0),
        (FALLING, 5, 1),
        (FALLING, 3, 0),
        (BOTH, 5, 2),
        (BOTH, 3, 1),
        (BOTH.replace("/#.....", "/......"), 5, 1),
    ],
)
def test_a_complete_diagonal_brings_ten(pattern: str, column: int, count: int) -> None:  # D-60
    assert goal(last_tile(pattern, OTHER_SIDES, column), "diagonals") == (count, 10 * count)


UPPER_LEFT, UPPER_RIGHT = "##..../##....", "....##/....##"
LOWER_LEFT = "....../....../....../....../##..../##...."
LOWER_RIGHT = "....../....../....../....../....##/....#."
MIDDLE = "....../....../..##../..##.."


@pytest.mark.parametrize(
    ("pattern", "count", "points"),
    [
        (UPPER_LEFT, 1, 3),
        (UPPER_RIGHT, 1, 3),
        (LOWER_LEFT, 1, 8),
        (LOWER_RIGHT, 1, 8),
        (MIDDLE, 0, 0),
        ("##..##/##..##/....../....../##..##/##..#.", 4, 22),
        ("....../....../....../....../....##/......", 0, 0),
    ],
)
def test_complete_plates_in_the_corners_bring_three_or_eight(pattern: str, count: int, points: int) -> None:  # D-60
    assert goal(last_tile(pattern, column=5), "corners") == (count, points)


MOSAICS = "....../...#../....#./.#..../.....#/..#..."


@pytest.mark.parametrize(
    ("pattern", "count", "points"),
    [(MOSAICS, 5, 10), (MOSAICS.replace("/..#...", "/......"), 0, 0), (MOSAICS.replace("...#..", "......"), 0, 0)],
)
def test_mosaics_bring_two_each_if_all_are_filled(pattern: str, count: int, points: int) -> None:  # D-60
    found = goal(last_tile(pattern, OTHER_SIDES), "mosaics")
    assert found[1] == points
    assert found[0] == count or not points


@pytest.mark.parametrize(("pattern", "empty"), [("", 4), (UPPER_LEFT, 3), (BOTH, 1), ("##..../......", 4)])
def test_every_empty_ornament_space_costs_three(pattern: str, empty: int) -> None:  # D-60
    table = last_tile(pattern)
    assert goal(table, "ornaments") == (empty, -3 * empty)
    assert goal(table, "ornaments", seat=1) == (5, -15)


def test_only_goals_in_play_count() -> None:  # D-60
    table = last_tile(COLUMNS, "rows,columns,diagonals")
    assert {event["goal"] for event in events(table, "goal")} == {"rows", "columns", "diagonals"}
    assert table.scores[0] == 50 + table.breakdown[0]["tile"] + 14


def test_goals_are_added_once_and_never_fall_below_zero() -> None:  # D-60
    table = last_tile("", "rows,border,ornaments", score=2, other=board(4))
    assert goal(table, "border") == (1, 1)
    assert table.scores == [0, 0]  # 2 + 1 for the tile + 1 - 12, and 4 - 15
    assert [sum(parts.values()) for parts in table.breakdown] == [-2, -4]
    table = last_tile(COLUMN, "colours,columns,ornaments", score=10, other=board(20))
    assert table.scores == [10 + 1 + 7 - 9, 5]
    table = last_tile("", "rows,border,ornaments", score=40)
    assert table.scores[0] == 40 + 1 + 1 - 12


def test_a_loss_is_set_off_against_gains_before_it_is_cut() -> None:  # D-60
    pattern = "....../....../....../....../....../##...."  # two tiles on the border, and the last one: 3, against -12
    table = last_tile(pattern, "rows,border,ornaments", score=0)
    assert goal(table, "border")[1] == 3
    assert table.scores[0] == 0


def test_goals_come_after_round_five_only() -> None:  # D-60
    table = tiling(board(20), round=4)
    assert (table.over, table.round) == (False, 5)
    assert "goal" not in kinds(table)
    table = tiling(board(20), round=5)
    assert table.over
    assert kinds(table)[-7:-6] == ["end"]
    assert "deal" not in kinds(table)
    assert table.legal == []


# Who wins

PLAIN = "rows,columns,diagonals"


def test_most_points_win() -> None:  # D-61
    assert last_tile("", PLAIN, score=10, other=board(12)).winners == [1]
    assert last_tile("", PLAIN, score=12, other=board(12)).winners == [0]


@pytest.mark.parametrize(("first", "score", "winners"), [("moon", 10, [0, 1]), (1, 12, [0]), (2, 10, [1])])
def test_the_first_player_tile_breaks_a_tie(first: int | str, score: int, winners: list[int]) -> None:  # D-61
    table = last_tile("", PLAIN, score=score, other=board(11), first=first)
    assert table.scores == [11, 11]
    assert table.winners == winners


def test_the_first_player_tile_does_not_matter_without_a_tie() -> None:  # D-61
    assert last_tile("", PLAIN, score=10, other=board(12), first=1).winners == [1]
    assert last_tile("", PLAIN, score=30, other=board(12), first=2).winners == [0]


def test_nobody_has_won_while_the_game_runs() -> None:  # D-61
    assert sintra.new_table("duel", seed=1).winners == []
