"""Lines that bonus chips complete; the rule's id stands beside it."""

import pytest

from tests.games.duel.build import asked, board, events, kinds, payments, tiling

T_ROW = {3: "TRBS0"}  # T R in the third row


def choices(line: int) -> list[dict[str, object]]:
    return [{"do": "complete", "line": line}, {"do": "leave", "line": line}]


def test_two_half_turquoise_chips_make_up_for_a_turquoise_tile() -> None:  # D-33, a worked example
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="RT,TY"))
    assert (table.turn, table.view()["decision"], table.view()["focus"]) == (0, "complete", 2)
    assert table.legal == choices(2)
    table.play("complete 3")
    assert events(table, "pay") == [{"event": "pay", "seat": 0, "chips": ["RT", "TY"], "line": 2}]
    assert [(event["line"], event["column"]) for event in events(table, "tile")] == [(2, 0)]
    mine = table.view()["boards"][0]
    assert (mine["chips"], mine["spent"]) == ([], ["RT", "TY"])
    assert mine["dome"][2][0] == "turquoise"


def test_any_three_chips_make_up_for_a_tile() -> None:  # D-33, a worked example
    mine = board(lines="-/-/-/TTT/-/-", plates={3: "YKTS0"}, chips="B,K,Y")
    table = tiling(mine, round=2)
    assert table.legal == choices(3)
    table.play("complete 4")
    assert events(table, "pay")[0]["chips"] == ["B", "K", "Y"]
    assert table.view()["boards"][0]["dome"][3][0] == "turquoise"


@pytest.mark.parametrize("chips", ["T,B", "B,K", "BR,KB", "T,Y"])
def test_two_chips_that_do_not_both_show_the_colour_are_too_few(chips: str) -> None:  # D-33
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips=chips))
    assert "complete" not in asked(table)
    assert table.view()["boards"][0]["lines"][2]["tiles"] == 2


@pytest.mark.parametrize("chips", ["T,T", "T,RT", "T,TY", "RT,RT", "TY,TY"])
def test_two_chips_that_show_the_colour_are_enough(chips: str) -> None:  # D-33
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips=chips))
    assert table.legal == choices(2)
    table.play("complete 3")
    assert events(table, "pay")[0]["chips"] == sorted(chips.split(","))


def test_the_player_chooses_what_to_pay() -> None:  # D-33
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="T,T,RT"), round=2)
    table.play("complete 3")
    assert table.view()["decision"] == "pay"
    assert payments(table) == [["RT", "T"], ["RT", "T", "T"], ["T", "T"]]
    table.play("pay RT T")
    mine = table.view()["boards"][0]
    assert (mine["chips"], "RT" in mine["spent"], mine["dome"][2][0]) == (["T"], True, "turquoise")


def test_every_missing_tile_is_paid_on_its_own() -> None:  # D-33
    mine = board(lines="-/-/T/-/-/-", plates=T_ROW, chips="T,T,RT,TY")
    table = tiling(mine, round=2)
    table.play("complete 3")
    assert payments(table) == [["RT", "T"], ["RT", "TY"], ["T", "T"], ["T", "TY"]]
    table.play("pay T TY")
    assert [event["chips"] for event in events(table, "pay")] == [["T", "TY"], ["RT", "T"]]
    assert table.view()["boards"][0]["chips"] == []


def test_a_payment_that_leaves_the_rest_unpayable_is_not_offered() -> None:  # D-33
    mine = board(lines="-/-/T/-/-/-", plates=T_ROW, chips="T,T,B,Y,K")
    table = tiling(mine, round=3)
    table.play("complete 3")
    assert payments(table) == [["B", "K", "Y"], ["T", "T"]]
    table.play("pay T T")
    assert [event["chips"] for event in events(table, "pay")] == [["T", "T"], ["B", "K", "Y"]]


def test_after_a_payment_there_may_be_a_choice_again() -> None:  # D-33
    mine = board(lines="-/-/T/-/-/-", plates=T_ROW, chips="T,T,RT,TY,B")
    table = tiling(mine, round=3)
    table.play("complete 3")
    assert ["B", "RT", "T"] in payments(table)
    assert ["T", "T"] in payments(table)
    table.play("pay T T")
    assert table.view()["decision"] == "pay"
    assert table.view()["boards"][0]["lines"][2] == {
        "spaces": 3, "tiles": 1, "colour": "turquoise", "moved": False, "paid": 1,
    }  # fmt: skip
    assert payments(table) == [["B", "RT", "TY"], ["RT", "TY"]]
    table.play("pay B RT TY")
    assert table.view()["boards"][0]["chips"] == []
    assert table.view()["boards"][0]["dome"][2][0] == "turquoise"


@pytest.mark.parametrize(("chips", "is_enough"), [("B,B,Y,Y,K,R", True), ("B,B,Y,Y,K", False), ("T,T,Y,K", False)])
def test_a_line_is_completed_to_the_end_or_not_at_all(chips: str, is_enough: bool) -> None:  # D-33
    table = tiling(board(lines="-/-/T/-/-/-", plates=T_ROW, chips=chips), round=3)
    assert ("complete" in asked(table)) == is_enough


def test_a_chip_of_one_colour_counts_once() -> None:  # D-33
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="T"))
    assert "complete" not in asked(table)


def test_a_line_without_tiles_can_not_be_completed() -> None:  # D-33
    table = tiling(board(lines="-/-/-/-/-/-", plates=T_ROW, chips="T,T"))
    assert table.round == 2
    table = tiling(board(plates={0: "TRBS0"}, chips="T,T,RT,RT,TY,TY"), round=3)
    assert table.round == 4


def test_chips_are_not_spent_on_a_line_that_could_not_place() -> None:  # D-33, our ruling
    table = tiling(board(lines="-/-/YY/-/-/-", plates=T_ROW, chips="Y,Y"))
    assert table.round == 2
    assert table.view()["boards"][0]["chips"] == ["Y", "Y"]
    assert table.view()["boards"][0]["lines"][2]["tiles"] == 2


def test_a_line_may_be_left_as_it_is() -> None:  # D-33, D-31
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="RT,TY"))
    table.play("leave 3")
    mine = table.view()["boards"][0]
    assert (table.round, mine["lines"][2]["tiles"], mine["chips"]) == (2, 2, ["RT", "TY"])
    assert "pay" not in kinds(table)


def test_chips_for_one_line_are_missing_for_the_next() -> None:  # D-33, D-30
    mine = board(lines="-/-/TT/TTT/-/-", plates={3: "TRBS0", 4: "TYWK0"}, chips="T,T")
    table = tiling(mine)
    table.play("leave 3")
    assert table.legal == choices(3)
    table.undo()
    table.play("complete 3")
    table.play("tile 3 column 3")
    assert table.round == 2
    assert table.view()["boards"][0]["lines"][3]["tiles"] == 3


def test_the_space_is_chosen_after_paying() -> None:  # D-33, D-30
    mine = board(lines="-/-/TT/-/-/-", plates={3: "TRBS0", 4: "TYWK0"}, chips="T,T")
    table = tiling(mine)
    table.play("complete 3")
    assert kinds(table) == ["pay"]
    assert table.legal == [{"do": "tile", "line": 2, "column": column} for column in (0, 2)]
    table.play("tile 3 column 1")
    assert table.view()["boards"][0]["dome"][2][:3] == ["turquoise", None, None]


def test_only_tiles_go_to_the_tower_from_a_line_that_chips_completed() -> None:  # D-33, D-34
    table = tiling(board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="RT,TY"))
    table.play("complete 3")
    assert [(event["line"], event["count"]) for event in events(table, "clear")] == [(2, 1)]
    assert table.view()["boards"][0]["lines"][2]["tiles"] == 0
    table = tiling(board(lines="-/T/-/-/-/-", plates={0: "YKTS0"}, chips="RT,TY"))
    table.play("complete 2")
    assert (table.view()["boards"][0]["dome"][1][0], table.view()["tower"]["turquoise"]) == ("turquoise", 0)


def test_spent_chips_can_not_be_used_again() -> None:  # D-33
    mine = board(lines="-/T/TT/-/-/-", plates={0: "YKTS0", 3: "TRBS0"}, chips="T,T")
    table = tiling(mine)
    table.play("complete 2")
    assert (table.round, table.view()["boards"][0]["lines"][2]["tiles"]) == (2, 2)
    assert (table.view()["boards"][0]["chips"], table.view()["boards"][0]["spent"]) == ([], ["T", "T"])


def test_only_one_s_own_chips_count() -> None:  # D-33
    mine = board(lines="-/-/TT/-/-/-", plates=T_ROW, chips="Y,B")
    table = tiling(mine, board(chips="T"), chips="T")
    assert table.round == 2
