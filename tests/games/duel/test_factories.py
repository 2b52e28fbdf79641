"""Suns, moons, chips, pattern lines and broken tiles; the rule's id stands beside it."""

import pytest

from sintra import IllegalMove, Table
from tests.games.duel.build import UP, asked, board, events, kinds, table_at


def targets(table: Table, colour: str, factory: int | None = None) -> set[int | str]:
    """Where tiles of a colour may go, from a sun or (without one) from the moons."""
    kind = "moon" if factory is None else "sun"
    return {
        move["to"]
        for move in table.legal
        if (move["do"], move.get("factory"), move.get("colour")) == (kind, factory, colour)
    }


def lines(table: Table, seat: int = 0) -> list[str]:
    shown = table.view()["boards"][seat]["lines"]
    return [f"{line['tiles']} {line['colour']}" if line["tiles"] else "-" for line in shown]


# Suns


def test_all_tiles_of_one_colour_leave_the_sun_of_a_small_factory() -> None:  # D-14
    table = table_at(board(), suns="BBYR/BKKT", chips="RT?/T?")
    table.play("sun 1 blue 2")
    view = table.view()
    assert lines(table)[1] == "2 blue"
    assert view["factories"][1] == {"sun": ["blue", "black", "black", "turquoise"], "moon": [], "chip": {"face": None}}
    assert events(table, "sun") == [{"event": "sun", "seat": 0, "colour": "blue", "count": 2, "factory": 0}]


@pytest.mark.parametrize(("bottom", "top"), [("yellow", "red"), ("red", "yellow")])
def test_the_rest_is_stacked_on_the_chip_in_a_chosen_order(bottom: str, top: str) -> None:  # D-14
    table = table_at(board(), suns="BBYR", chips="RT?")
    table.play("sun 1 blue 2")
    assert (table.turn, table.view()["decision"], table.view()["focus"]) == (0, "stack", 0)
    assert sorted(move["colour"] for move in table.legal) == ["red", "yellow"]
    table.play({"do": "stack", "colour": bottom})
    assert table.view()["factories"][0] == {"sun": [], "moon": [bottom, top], "chip": {"face": None}}
    assert table.turn == 1


def test_three_tiles_are_stacked_one_by_one() -> None:  # D-14
    table = table_at(board(), suns="-/BKKT", chips="-/RT?")
    table.play("sun 2 blue 1")
    assert sorted(move["colour"] for move in table.legal) == ["black", "turquoise"]
    table.play("stack black")
    assert sorted(move["colour"] for move in table.legal) == ["black", "turquoise"]
    table.play("stack turquoise")
    assert table.view()["factories"][1]["moon"] == ["black", "turquoise", "black"]
    table = table_at(board(), suns="BYRK")
    table.play("sun 1 yellow 1")
    table.play("stack red")
    table.play("stack black")
    assert table.view()["factories"][0]["moon"] == ["red", "black", "blue"]


def test_a_rest_of_one_colour_is_stacked_without_asking() -> None:  # D-14
    table = table_at(board(), suns="BYYY")
    table.play("sun 1 blue 1")
    assert (table.turn, table.view()["decision"]) == (1, "turn")
    assert table.view()["factories"][0]["moon"] == ["yellow"] * 3
    table = table_at(board(), suns="BKTT")
    table.play("sun 1 blue 1")
    table.play("stack black")
    assert (table.turn, table.view()["factories"][0]["moon"]) == (1, ["black", "turquoise", "turquoise"])


def test_the_rest_of_the_large_factory_goes_to_its_moon() -> None:  # D-14
    table = table_at(board(), large="YBKTT")
    table.play("sun large turquoise 2")
    large = table.view()["large"]
    assert large == {"sun": [], "moon": ["blue", "yellow", "black"], "first": True}
    assert (table.turn, table.view()["decision"]) == (1, "turn")
    assert {move["colour"] for move in table.legal if move["do"] == "moon"} == {"blue", "yellow", "black"}


def test_only_colours_on_the_sun_can_be_taken() -> None:  # D-14
    table = table_at(board(), suns="BBYR", large="KKTTB")
    suns = {(move["factory"], move["colour"]) for move in table.legal if move["do"] == "sun"}
    small = {(0, colour) for colour in ("blue", "yellow", "red")}
    assert suns == small | {(4, colour) for colour in ("black", "turquoise", "blue")}
    assert "moon" not in asked(table)
    with pytest.raises(IllegalMove, match="not possible now"):
        table.play("sun 1 black 1")


def test_four_tiles_of_one_colour_reveal_the_chip_at_once() -> None:  # D-18
    table = table_at(board(), suns="BBBB/YYRR", chips="RT?/T?")
    table.play("sun 1 blue 4")
    assert events(table, "reveal") == [{"event": "reveal", "chip": "RT", "factory": 0}]
    assert table.view()["factories"][0] == {"sun": [], "moon": [], "chip": {"face": "RT"}}
    assert table.view()["factories"][1]["chip"] == {"face": None}
    assert [move["factory"] for move in table.legal if move["do"] == "chip"] == [0]


# Moons


def test_visible_tiles_of_one_colour_leave_all_five_moons() -> None:  # D-15
    table = table_at(board(), moons="RY/KY/YR/BB", loose="YYK")
    table.play("moon yellow 4")
    view = table.view()
    assert [factory["moon"] for factory in view["factories"]] == [["red"], ["black"], ["yellow", "red"], ["blue"] * 2]
    assert view["large"]["moon"] == ["black"]
    assert lines(table)[3] == "4 yellow"


def test_only_the_top_tile_leaves_a_small_moon() -> None:  # D-15
    table = table_at(board(), moons="RYY/BYY/KK")
    table.play("moon yellow 2")
    assert [factory["moon"] for factory in table.view()["factories"]][:2] == [["red", "yellow"], ["blue", "yellow"]]
    assert lines(table)[1] == "2 yellow"
    assert "reveal" not in kinds(table)


def test_covered_tiles_can_not_be_taken() -> None:  # D-15
    table = table_at(board(), moons="RY/BK", loose="T")
    assert {move["colour"] for move in table.legal if move["do"] == "moon"} == {"yellow", "black", "turquoise"}


def test_tiles_on_suns_stay_when_moons_are_taken() -> None:  # D-15
    table = table_at(board(), suns="-/YYRK", moons="RY", loose="Y")
    table.play("moon yellow 2")
    assert table.view()["factories"][1]["sun"] == ["yellow", "yellow", "red", "black"]


def test_the_first_to_take_from_the_large_moon_takes_the_first_player_tile() -> None:  # D-16
    table = table_at(board(), moons="RY", loose="YKT")
    table.play("moon black 1")
    view = table.view()
    assert events(table, "first") == [{"event": "first", "seat": 0}]
    assert [one["first"] for one in view["boards"]] == [True, False]
    assert not view["large"]["first"]
    assert view["boards"][0]["broken"] == []
    table.play("moon turquoise 1")
    assert "first" not in kinds(table)
    assert [one["first"] for one in table.view()["boards"]] == [True, False]


def test_small_moons_leave_the_first_player_tile_where_it_is() -> None:  # D-16
    table = table_at(board(), moons="RY/KY", loose="KT")
    table.play("moon yellow 2")
    assert table.view()["large"]["first"]
    assert not any(one["first"] for one in table.view()["boards"])


def test_the_first_player_tile_is_never_taken_alone_or_from_the_sun() -> None:  # D-16
    table = table_at(board(), large="BBYRK", moons="RY")
    table.play("sun large blue 2")
    assert table.view()["large"]["first"]


def test_one_tile_from_the_large_moon_is_enough_for_the_first_player_tile() -> None:  # D-16
    table = table_at(board(), moons="RY/KY", loose="YT")
    table.play("moon yellow 3")
    assert table.view()["boards"][0]["first"]


# Chips


def test_the_last_tile_of_a_small_moon_reveals_the_chip() -> None:  # D-17
    table = table_at(board(), moons="Y/KY", chips="RT?/T?")
    table.play("moon yellow 2")
    assert events(table, "reveal") == [{"event": "reveal", "chip": "RT", "factory": 0}]
    assert [factory["chip"] for factory in table.view()["factories"]][:2] == [{"face": "RT"}, {"face": None}]


def test_taking_a_face_up_chip_is_an_action() -> None:  # D-17
    table = table_at(board(chips="B", taken=1), suns="-/BBYR", chips="RT/T?")
    table.play("chip 1")
    view = table.view()
    assert (view["boards"][0]["chips"], view["boards"][0]["chips_taken"]) == (["B", "RT"], 2)
    assert view["factories"][0] == {"sun": [], "moon": [], "chip": None}
    assert table.turn == 1


def test_a_face_down_chip_can_not_be_taken() -> None:  # D-17
    table = table_at(board(), suns="-/BBYR", moons="Y", chips="RT?/T?")
    assert "chip" not in asked(table)


def test_a_third_chip_may_not_be_taken() -> None:  # D-17
    table = table_at(board(taken=2), board(taken=0), suns="-/BBYR", chips=f"{UP}/T?/-/-", turn=1)
    assert "chip" not in asked(table)
    table = table_at(board(taken=2), board(taken=0), suns="-/BBYR", chips=f"{UP}/T?/-/-", turn=2)
    assert "chip" in asked(table)


def test_the_chips_taken_are_counted_anew_in_every_round() -> None:  # D-17
    table = table_at(board(tokens=0), board(tokens=0), large="B")
    table.play("sun large blue 6")
    assert table.round == 2
    assert [one["chips_taken"] for one in table.view()["boards"]] == [0, 0]
    assert [len(one["spent"]) for one in table.view()["boards"]] == [2, 2]


# Pattern lines


def test_a_take_goes_whole_into_one_line() -> None:  # D-20
    table = table_at(board(), suns="BBBY")
    table.play("sun 1 blue 2")
    assert lines(table) == ["-", "2 blue", "-", "-", "-", "-"]
    assert table.view()["boards"][0]["broken"] == ["blue"]


@pytest.mark.parametrize("to", range(6))
def test_a_line_has_as_many_spaces_as_its_number(to: int) -> None:  # D-20
    table = table_at(board(), moons="Y/Y/Y/Y", loose="YYY")
    table.play({"do": "moon", "colour": "yellow", "to": to})
    mine = table.view()["boards"][0]
    assert mine["lines"][to] == {
        "spaces": to + 1, "tiles": to + 1, "colour": "yellow", "moved": False, "paid": 0,
    }  # fmt: skip
    assert len(mine["broken"]) == min(4, 7 - to - 1)


def test_a_line_holds_one_colour_and_a_full_one_can_not_be_chosen() -> None:  # D-20
    table = table_at(board(lines="Y/-/RR/KKKK/-/-"), suns="RKKT/YYBB")
    assert targets(table, "red", 0) == {1, 2, 4, 5, "broken"}
    assert targets(table, "black", 0) == {1, 4, 5, "broken"}
    assert targets(table, "yellow", 1) == {1, 4, 5, "broken"}


def test_moon_takes_go_where_sun_takes_go() -> None:  # D-20
    table = table_at(board(lines="Y/-/RR/KKKK/-/-"), moons="R/K", loose="Y")
    assert targets(table, "red") == {1, 2, 4, 5, "broken"}
    assert targets(table, "black") == {1, 4, 5, "broken"}
    assert targets(table, "yellow") == {1, 4, 5, "broken"}


def test_a_take_may_be_broken_whole() -> None:  # D-20, our ruling
    table = table_at(board(), suns="BBBY")
    table.play("sun 1 blue broken")
    assert table.view()["boards"][0]["broken"] == ["blue"] * 3
    assert lines(table) == ["-"] * 6


def test_a_colour_may_lie_in_several_lines_and_where_it_can_not_score() -> None:  # D-20
    mine = board(lines="-/B/B/-/-/-", plates={0: "YKTS0", 1: "KYRW0", 2: "RTYW3"})
    table = table_at(mine, suns="BKKT", round=2)
    assert targets(table, "blue", 0) == {0, 1, 2, 3, 4, 5, "broken"}


def test_tiles_fill_a_line_up_to_its_end() -> None:  # D-20
    table = table_at(board(lines="-/-/B/-/-/-"), suns="BBBK")
    table.play("sun 1 blue 3")
    assert lines(table)[2] == "3 blue"
    assert table.view()["boards"][0]["broken"] == ["blue"]


def test_a_fifth_broken_tile_goes_to_the_tower() -> None:  # D-21
    table = table_at(board(30, broken="YYR"), suns="BBBK")
    table.play("sun 1 blue broken")
    view = table.view()
    assert view["boards"][0]["broken"] == ["yellow", "yellow", "red", "blue"]
    assert view["tower"]["blue"] == 2
    assert [event["to"] for event in events(table, "break")] == [3, "tower", "tower"]


def test_tiles_in_the_tower_cost_nothing() -> None:  # D-21
    table = table_at(board(30, broken="YYRR", tokens=0), board(tokens=0), large="B", turn=1)
    table.play("sun large blue broken")
    assert table.scores[0] == 30 - 10


# The end of the phase


def test_who_can_not_act_passes_while_the_other_goes_on() -> None:  # D-22
    table = table_at(board(tokens=0, taken=2), board(tokens=0, taken=0), large="B", chips="RT/T")
    table.play("sun large blue 6")
    assert (table.turn, asked(table)) == (1, ["chip"])
    table.play("chip 1")
    assert events(table, "pass") == [{"event": "pass", "seat": 0}]
    assert (table.turn, table.round) == (1, 1)
    assert [one["passed"] for one in table.view()["boards"]] == [True, False]
    table.play("chip 2")
    assert (table.round, [one["passed"] for one in table.view()["boards"]]) == (2, [False, False])


def test_the_turn_is_asked_even_with_one_move() -> None:  # D-22
    table = table_at(board(tokens=0, taken=1), board(tokens=0, taken=1), chips="RT/T")
    assert table.legal == [{"do": "chip", "factory": 0}, {"do": "chip", "factory": 1}]
    table.play("chip 1")
    assert table.legal == [{"do": "chip", "factory": 1}]
    assert (table.turn, table.round) == (1, 1)


def test_there_is_no_pass_while_an_action_is_possible() -> None:  # D-22
    table = table_at(board(tokens=0), suns="BBYR")
    assert asked(table) == ["sun"]
    table.play("sun 1 blue 1")
    table.play("stack red")
    assert not any(one["passed"] for one in table.view()["boards"])


def test_the_phase_lasts_while_there_are_tiles() -> None:  # D-23
    table = table_at(board(tokens=0), board(tokens=0), large="B", loose="-", moons="-")
    table.play("sun large blue 6")
    assert table.round == 2
    table = table_at(board(tokens=0), board(tokens=0), large="BK")
    table.play("sun large blue 6")
    assert (table.round, table.turn) == (1, 1)
    table.play("moon black 1")
    assert table.round == 2


def test_the_phase_lasts_while_there_are_chips() -> None:  # D-23
    table = table_at(board(tokens=0, taken=1), board(tokens=0, taken=2), large="B", chips=UP)
    table.play("sun large blue 6")
    assert (table.round, table.turn, asked(table)) == (1, 0, ["chip"])
    table.play("chip 1")
    assert table.round == 2


def test_the_phase_lasts_while_there_are_tokens() -> None:  # D-23
    table = table_at(board(tokens=0), board(tokens=1), large="B")
    table.play("sun large blue 6")
    assert (table.round, table.turn, asked(table)) == (1, 1, ["draw", "plate"])
    table.play("plate 1")
    table.play("place 1 turned 0")
    assert table.round == 2


def test_tokens_do_not_matter_in_round_five() -> None:  # D-23
    table = table_at(board(tokens=2), board(tokens=2), large="B", round=5)
    table.play("sun large blue 6")
    assert table.over
