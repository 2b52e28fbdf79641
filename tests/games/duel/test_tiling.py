"""From the lines to the dome: lines that stay, lines that break, and ornaments; the rule's id stands beside it."""

import pytest

from sintra import IllegalMove, Table
from tests.games.duel.build import asked, board, events, kinds, table_at, tiling


def moved(table: Table) -> list[tuple[int, int]]:
    return [(event["line"], event["column"]) for event in events(table, "tile")]


def lines(table: Table, seat: int = 0) -> list[int]:
    return [line["tiles"] for line in table.view()["boards"][seat]["lines"]]


# Complete lines


def test_complete_lines_move_from_top_to_bottom() -> None:  # D-30
    table = tiling(board(lines="Y/TT/-/-/-/-", plates={0: "YKTS0"}))
    assert moved(table) == [(0, 0), (1, 0)]
    assert [event["points"] for event in events(table, "tile")] == [1, 2]
    assert table.view()["boards"][0]["dome"][0][0] == "yellow"
    assert table.view()["boards"][0]["dome"][1][0] == "turquoise"


@pytest.mark.parametrize("row", range(6))
def test_a_line_moves_into_its_own_dome_row(row: int) -> None:  # D-30
    lines_of = ["-"] * 6
    lines_of[row] = "T" * (row + 1)
    plates = {3 * (row // 2): "YKTS0" if row % 2 else "TRBS0"}
    table = tiling(board(lines="/".join(lines_of), plates=plates))
    assert moved(table) == [(row, 0)]


def test_an_incomplete_line_does_not_move() -> None:  # D-30
    table = tiling(board(lines="-/T/-/-/-/-", plates={0: "YKTS0"}))
    assert "tile" not in kinds(table)
    assert lines(table) == [0, 1, 0, 0, 0, 0]


def test_with_several_spaces_the_player_chooses() -> None:  # D-30
    table = tiling(board(lines="T/-/-/-/-/-", plates={0: "TRBW0", 1: "SKRB0", 2: "TRBS0"}))
    assert (table.turn, table.view()["decision"], table.view()["focus"]) == (0, "tile", 0)
    assert table.legal == [{"do": "tile", "line": 0, "column": column} for column in (0, 4)]
    with pytest.raises(IllegalMove):
        table.play("tile 1 column 2")
    table.play("tile 1 column 5")
    assert table.view()["boards"][0]["dome"][0] == [None, None, None, None, "turquoise", None]


def test_a_mosaic_space_takes_any_colour() -> None:  # D-30
    table = tiling(board(lines="-/RR/-/-/-/-", plates={0: "TYWK0"}))
    assert moved(table) == [(1, 0)]
    table = tiling(board(lines="-/KK/-/-/-/-", plates={0: "TYWK0"}))
    assert [move["column"] for move in table.legal] == [0, 1]
    table.play("tile 2 column 1")
    assert table.view()["boards"][0]["dome"][1][:2] == ["black", None]


def test_a_line_that_can_move_must_move() -> None:  # D-30
    table = tiling(board(lines="-/KK/-/-/-/-", plates={0: "TYWK0"}, chips="B,Y"))
    assert asked(table) == ["tile"]


def test_an_ornament_space_takes_no_line() -> None:  # D-30
    table = tiling(board(lines="-/BB/-/-/-/-", plates={0: "YKTS0"}))
    assert "tile" not in kinds(table)
    assert lines(table)[1] == 2


def test_a_filled_space_is_not_free() -> None:  # D-30
    plates = {0: "TRBW0", 1: "TRBS0"}
    table = tiling(board(lines="T/-/-/-/-/-", plates=plates, dome="T....."), round=2)
    assert moved(table) == [(0, 2)]


def test_everybody_finishes_tiling_before_the_other() -> None:  # D-30, D-41
    mine = board(20, lines="Y/-/-/-/-/-", plates={0: "YKTS0"}, broken="B")
    other = board(20, lines="T/-/-/-/-/-", plates={0: "TRBW0"}, broken="BB")
    for starter, order in ((1, (0, 1)), (2, (1, 0))):
        table = tiling(mine, other, starter=starter)
        told = [(event["event"], event["seat"]) for event in table.events if event["event"] in ("tile", "broken")]
        assert told == [(kind, seat) for seat in order for kind in ("tile", "broken")]
        assert table.scores == [20 + 1 - 1, 20 + 1 - 3]


# Lines that stay and lines that break

ROW = {0: "YKTS0", 1: "TRBS0", 2: "KSTR0"}  # Y K T R K S, and below it T S B S T R


@pytest.mark.parametrize("empty", [0, 1, 2])
def test_a_line_without_a_space_stays_while_a_plate_may_still_come(empty: int) -> None:  # D-31
    plates = {4 if at == empty else at: plate for at, plate in ROW.items()}
    table = tiling(board(20, lines="B/Y/-/-/-/-", plates=plates))
    assert "lose" not in kinds(table)
    assert lines(table) == [1, 1, 0, 0, 0, 0]
    assert (table.round, table.scores[0]) == (2, 20)


def test_a_complete_line_waits_for_the_next_round() -> None:  # D-31
    plates = {0: "YKTS0", 1: "TRBS0", 4: "KSTR0"}
    table = tiling(board(20, lines="-/YY/-/-/-/-", plates=plates))
    assert (lines(table)[1], table.view()["tower"]["yellow"]) == (2, 0)


def test_a_line_breaks_when_all_three_plates_have_no_space_for_it() -> None:  # D-32
    table = tiling(board(20, lines="B/-/-/-/-/-", plates=ROW))
    assert events(table, "lose") == [{"event": "lose", "seat": 0, "colour": "blue", "count": 1, "line": 0}]
    assert [event["to"] for event in events(table, "break")] == [0]
    assert (table.scores[0], lines(table)[0]) == (19, 0)


def test_an_incomplete_line_breaks_too() -> None:  # D-32
    table = tiling(board(20, lines="-/Y/-/-/-/-", plates=ROW))
    assert events(table, "lose") == [{"event": "lose", "seat": 0, "colour": "yellow", "count": 1, "line": 1}]
    assert (table.scores[0], lines(table)[1]) == (19, 0)


def test_a_line_breaks_when_the_last_fitting_space_is_filled() -> None:  # D-32
    mine = board(20, lines="Y/-/-/-/-/-", plates=ROW, dome="Y.....")
    table = tiling(mine, round=2)
    assert [event["line"] for event in events(table, "lose")] == [0]
    assert table.scores[0] == 19


def test_a_line_with_a_free_space_does_not_break() -> None:  # D-32
    table = tiling(board(20, lines="-/B/-/-/-/-", plates=ROW))
    assert "lose" not in kinds(table)
    assert lines(table)[1] == 1
    mosaic = {0: "YKTS0", 1: "TRBW0", 2: "KSTR0"}
    table = tiling(board(20, lines="-/Y/-/-/-/-", plates=mosaic))
    assert "lose" not in kinds(table)


def test_broken_lines_come_after_what_is_broken_already() -> None:  # D-32, D-21
    bottom = {6: "YKTS0", 7: "TRBS0", 8: "KSTR0"}
    table = tiling(board(40, lines="-/-/-/-/-/YYYYY", plates=bottom, broken="R"))
    assert [event["to"] for event in events(table, "break")] == [1, 2, 3, "tower", "tower"]
    assert events(table, "broken") == [{"event": "broken", "seat": 0, "count": 4, "points": -10}]
    assert table.scores[0] == 30


def test_a_line_that_breaks_can_not_be_saved_by_chips() -> None:  # D-32, D-33
    table = tiling(board(20, lines="-/Y/-/-/-/-", plates=ROW, chips="Y,Y"))
    assert [event["line"] for event in events(table, "lose")] == [1]
    assert table.view()["boards"][0]["chips"] == ["Y", "Y"]


# After the lines


def test_moved_lines_are_emptied_into_the_tower_and_the_rest_stays() -> None:  # D-34
    mine = board(lines="-/TT/RRR/KKK/-/-", plates={0: "YKTS0", 3: "RTYW0", 4: "SYBR0"})
    table = tiling(mine, other=board(plates={0: "SKRB0", 4: "KSTR0", 8: "YSKR0"}))
    assert moved(table) == [(1, 0), (2, 0)]
    cleared = [(event["line"], event["colour"], event["count"]) for event in events(table, "clear")]
    assert cleared == [(1, "turquoise", 1), (2, "red", 2)]
    assert lines(table) == [0, 0, 0, 3, 0, 0]
    assert kinds(table).index("clear") > max(i for i, kind in enumerate(kinds(table)) if kind == "tile")


def test_lines_are_emptied_after_the_last_of_them() -> None:  # D-34
    table = tiling(board(lines="-/TT/-/-/-/KKKKKK", plates={0: "YKTS0", 6: "WBTK0", 7: "RWBK0"}))
    assert table.view()["decision"] == "tile"
    assert table.view()["boards"][0]["lines"][1] == {
        "spaces": 2,
        "tiles": 1,
        "colour": "turquoise",
        "moved": True,
        "paid": 0,
    }
    assert table.view()["tower"]["turquoise"] == 0
    table.play(table.legal[0])
    assert (table.round, lines(table)) == (2, [0, 0, 0, 0, 0, 0])
    assert [event["count"] for event in events(table, "clear")] == [1, 5]


def test_the_tower_has_what_was_cleared_and_broken() -> None:  # D-34, D-41
    table = tiling(board(30, lines="-/TT/RRR/-/-/-", plates={0: "YKTS0", 3: "RTYW0"}, broken="BK"))
    view = table.view()
    assert view["tower"] == {"blue": 1, "yellow": 0, "red": 2, "black": 1, "turquoise": 1}


# Ornaments


def test_an_ornament_comes_at_once_when_the_other_three_are_filled() -> None:  # D-35
    mine = board(lines="K/-/-/-/-/-", plates={0: "YKTS0"}, dome="Y...../T.....")
    table = tiling(mine, round=2)
    assert kinds(table)[1:3] == ["tile", "ornament"]
    assert events(table, "ornament") == [{"event": "ornament", "seat": 0, "row": 1, "column": 1, "points": 2}]
    assert table.view()["boards"][0]["dome"][1][:2] == ["turquoise", "ornament"]
    assert table.scores[0] == 5 + 2 + 2


def test_two_tiles_of_three_bring_no_ornament() -> None:  # D-35
    table = tiling(board(lines="K/-/-/-/-/-", plates={0: "YKTS0"}, dome="Y....."), round=2)
    assert "tile" in kinds(table)
    assert "ornament" not in kinds(table)


def test_a_full_mosaic_plate_brings_no_ornament() -> None:  # D-35
    mine = board(lines="Y/-/-/-/-/-", plates={0: "TYWK0"}, dome="T...../BK....")
    table = tiling(mine, round=3)
    assert "tile" in kinds(table)
    assert "ornament" not in kinds(table)


@pytest.mark.parametrize(("row", "turns"), [(1, 0), (2, 2), (3, 0), (4, 2), (5, 0)])
def test_an_ornament_scores_the_number_of_its_row(row: int, turns: int) -> None:  # D-35
    at = row // 2 * 3
    # Unturned the ornament of YKTS is below and the last tile comes above it; turned over it is the other way round.
    tiles = {0: ("Y.....", "T....."), 2: (".T....", ".Y....")}[turns]
    rows, lines_of = ["......"] * 6, ["-"] * 6
    rows[row // 2 * 2], rows[row // 2 * 2 + 1] = tiles
    last = row // 2 * 2 + (0 if turns == 0 else 1)
    lines_of[last] = "K" * (last + 1)
    mine = board(lines="/".join(lines_of), plates={at: f"YKTS{turns}"}, dome="/".join(rows))
    table = tiling(mine, round=2)
    assert [(event["row"], event["points"]) for event in events(table, "ornament")] == [(row, row + 1)]


def test_the_ornament_of_the_first_row_scores_one() -> None:  # D-35
    table = tiling(board(lines="-/KK/-/-/-/-", plates={0: "YKTS2"}, dome=".T..../.Y...."), round=2)
    assert events(table, "ornament")[0]["points"] == 1
    assert table.scores[0] == 5 + 2 + 1


def test_a_later_line_counts_the_ornament_of_an_earlier_one() -> None:  # D-35
    mine = board(lines="Y/RR/-/-/-/-", plates={0: "YKTS1", 1: "SKRB0"}, dome="T...../.K....")
    table = tiling(mine, round=2)
    assert [event["event"] for event in table.events if event["event"] in ("tile", "ornament")] == [
        "tile", "ornament", "tile",
    ]  # fmt: skip
    assert [event["points"] for event in events(table, "tile")] == [2 + 2, 3]
    assert table.scores[0] == 5 + 4 + 2 + 3


def test_one_tile_serves_its_ornament_and_the_run_of_the_next_line() -> None:  # D-35
    # K of the upper row fills the third space of its plate; the line below it needs the same tile for its column.
    mine = board(lines="K/TT/-/-/-/-", plates={0: "YKTS0", 1: "KSTR0"}, dome="Y...../......")
    table = tiling(mine, round=2)
    assert table.view()["decision"] == "tile"
    table.play("tile 1 column 2")
    table.play("tile 2 column 1")
    told = [event for step in table.steps for event in step.events if event["event"] in ("tile", "ornament")]
    assert [(event["event"], event["points"]) for event in told] == [("tile", 2), ("tile", 2), ("ornament", 2)]


def test_the_worked_example_of_the_ornament() -> None:  # D-35, D-40, D-41, a worked example
    plates = {0: "YKTS1", 3: "BKST0"}  # T Y above S K, and B in the third row below the ornament
    mine = board(20, lines="Y/-/BBB/-/-/-", plates=plates, dome="T...../.K....", broken="YRK")
    table = tiling(mine, round=2, first=1)
    told = [(event["event"], event["points"]) for event in table.events if event.get("points")]
    assert told == [("tile", 4), ("ornament", 2), ("tile", 3), ("broken", -6), ("late", -2)]
    assert (events(table, "tile")[0]["across"], events(table, "tile")[0]["down"]) == (2, 2)
    assert table.scores[0] == 20 + 4 + 2 + 3 - 8


def test_a_table_may_start_in_the_middle_of_tiling() -> None:  # D-30
    mine = board(lines="-/T>/KKK/-/-/-", plates={0: "YKTS0", 3: "WBTK0", 4: "KSTR0"}, dome="....../T.....")
    table = table_at(mine, phase="tile:3")
    assert [move["column"] for move in table.legal] == [0, 2]
    table.play("tile 3 column 3")
    assert (table.round, lines(table)) == (2, [0] * 6)
