"""One test or more for every rule of the classic game; the rule's id stands beside it."""

import pytest

import sintra
from sintra import IllegalMove, Table
from tests.games.classic.build import board, events, kinds, table_at, targets
from tests.tables import play_randomly

# Set-up


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_every_display_gets_four_tiles(players: int, displays: int) -> None:  # C-01
    view = sintra.new_table("mini", players, seed=1).view()
    assert [len(display["tiles"]) for display in view["displays"]] == [4] * displays
    assert sum(view["bag"].values()) == 100 - 4 * displays
    assert [board["score"] for board in view["boards"]] == [0] * players
    assert view["centre"] == {"tiles": [], "marker": True}


def test_displays_are_filled_in_order() -> None:  # C-01
    table = sintra.new_table("mini", seed=1)
    assert [event["to"] for event in events(table, "deal")] == sorted([*range(5)] * 4)


def test_the_starter_is_drawn_or_chosen() -> None:  # C-01
    assert {sintra.new_table("mini", 4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {sintra.new_table("mini", 4, {"starter": 2}, seed=seed).turn for seed in range(20)} == {2}


# Phase A


def test_the_rest_of_a_display_goes_to_the_centre() -> None:  # C-10
    table = table_at(displays="BBYR/KKWW")
    table.play("1 blue 2")
    view = table.view()
    assert view["displays"][0]["tiles"] == []
    assert view["centre"]["tiles"] == ["yellow", "red"]
    assert view["boards"][0]["lines"][1]["tiles"] == 2


def test_all_tiles_of_one_colour_leave_the_centre() -> None:  # C-10
    table = table_at(board(floor="*"), displays="KKWW", centre="YYRR", marker=1)
    table.play("centre yellow 2")
    assert table.view()["centre"]["tiles"] == ["red", "red"]
    assert table.turn == 1


def test_an_absent_colour_can_not_be_taken() -> None:  # C-10
    table = table_at(displays="BBYR/KKWW")
    with pytest.raises(IllegalMove, match='not possible now: "1 white 1"'):
        table.play("1 white 1")
    with pytest.raises(IllegalMove, match="not possible now"):
        table.play("centre blue 1")


def test_the_first_from_the_centre_takes_the_marker_before_his_tiles() -> None:  # C-11
    table = table_at(displays="KKWW", centre="YYR")
    table.play("centre yellow floor")
    view = table.view()
    assert view["boards"][0]["floor"] == ["marker", "yellow", "yellow"]
    assert view["boards"][0]["marker"]
    assert not view["centre"]["marker"]
    table.play("centre red 1")
    assert table.view()["boards"][1]["floor"] == []


def test_the_marker_is_never_a_move_of_its_own() -> None:  # C-11
    table = table_at(displays="KKWW")
    assert all(move["from"] == 0 for move in table.legal)


def test_a_pick_goes_whole_into_one_line_or_to_the_floor() -> None:  # C-12
    table = table_at(displays="BBBY/KKWW")
    table.play("1 blue 2")
    mine = table.view()["boards"][0]
    assert (mine["lines"][1]["tiles"], mine["floor"]) == (2, ["blue"])
    assert [line["tiles"] for line in mine["lines"]] == [0, 2, 0, 0, 0]


def test_a_pick_may_be_dropped() -> None:  # C-12
    table = table_at(displays="BBBY/KKWW")
    table.play("1 blue floor")
    assert table.view()["boards"][0]["floor"] == ["blue"] * 3


def test_a_line_holds_one_colour_and_no_more_than_its_spaces() -> None:  # C-13
    table = table_at(board(lines="Y/-/RR/-/-"), displays="RKKW/BBYY")
    assert targets(table, 0, "red") == {1, 2, 3, 4, "floor"}
    assert targets(table, 0, "black") == {1, 3, 4, "floor"}
    assert targets(table, 1, "yellow") == {1, 3, 4, "floor"}


def test_a_colour_on_the_wall_row_is_not_allowed_in_its_line() -> None:  # C-13
    table = table_at(board(wall="B..../...../...../...../....."), displays="BKKW/YYYY")
    assert targets(table, 0, "blue") == {1, 2, 3, 4, "floor"}


def test_the_same_colour_may_lie_in_several_lines() -> None:  # C-13
    table = table_at(board(lines="-/-/B/B/-"), displays="BKKW/YYYY")
    assert targets(table, 0, "blue") == {0, 1, 2, 3, 4, "floor"}


def test_two_yellow_with_two_yellow_rows_and_a_blue_line() -> None:  # C-13, a worked example
    mine = board(lines="-/-/-/B/-", wall="...../..Y../...Y./...../.....")
    table = table_at(mine, displays="YYKK/RRRR")
    assert targets(table, 0, "yellow") == {0, 4, "floor"}
    table.play("1 yellow 1")
    assert table.view()["boards"][0]["floor"] == ["yellow"]


def test_a_full_floor_sends_tiles_to_the_lid_without_loss() -> None:  # C-14
    table = table_at(board(30, floor="YYYYYY"), displays="BBBK/WWRR")
    table.play("1 blue floor")
    view = table.view()
    assert view["boards"][0]["floor"] == ["yellow"] * 6 + ["blue"]
    assert view["lid"]["blue"] == 2
    assert [event["to"] for event in events(table, "fall")] == [6, "lid", "lid"]


def test_with_a_full_floor_the_marker_is_kept_and_its_holder_starts() -> None:  # C-14
    table = table_at(board(30, floor="YYYYYYY"), centre="B", starter=2)
    table.play("centre blue 5")
    assert events(table, "marker") == [{"event": "marker", "seat": 0, "to": "beside"}]
    assert table.scores[0] == 30 - 14
    assert (table.round, table.turn) == (10, 0)


def test_the_phase_ends_with_the_last_tile() -> None:  # C-15
    table = table_at(board(floor="*"), displays="BB", centre="R", marker=1)
    table.play("1 blue 2")
    assert "round" not in kinds(table)
    table.play("centre red 1")
    assert "round" in kinds(table)


# Phase B


def test_complete_lines_move_to_their_place_from_top_to_bottom() -> None:  # C-20
    table = table_at(board(lines="K/RR/-/-/-"), displays="B")
    table.play("1 blue 5")
    moved = [(event["line"], event["column"]) for event in events(table, "tile")]
    assert moved == [(0, 3), (1, 3)]
    assert [event["points"] for event in events(table, "tile")] == [1, 2]


@pytest.mark.parametrize(("row", "colour", "column"), [(0, "B", 0), (1, "B", 1), (4, "B", 4), (2, "W", 1), (4, "Y", 0)])
def test_every_colour_has_its_place(row: int, colour: str, column: int) -> None:  # C-20
    lines = ["-"] * 5
    lines[row] = colour * (row + 1)
    table = table_at(board(lines="/".join(lines)), displays="R", turn=2)
    table.play("1 red floor")
    assert (events(table, "tile")[0]["line"], events(table, "tile")[0]["column"]) == (row, column)


def test_red_and_blue_on_an_empty_wall() -> None:  # C-20, C-21, a worked example
    table = table_at(board(lines="-/RR/KK/BBBB/W"), displays="Y", turn=2)
    table.play("1 yellow 5")
    view = table.view()
    assert [event["points"] for event in events(table, "tile")] == [1, 1]
    assert (view["lid"]["red"], view["lid"]["blue"]) == (1, 3)
    assert [line["tiles"] for line in view["boards"][0]["lines"]] == [0, 0, 2, 0, 1]
    assert table.scores[0] == 2


def test_the_rest_of_moved_lines_leaves_after_the_last_line() -> None:  # C-21
    table = table_at(board(lines="-/RR/-/-/BBBBB"), wall="plain", displays="Y", turn=2)
    table.play("1 yellow floor")
    assert table.view()["boards"][0]["lines"][1] == {"spaces": 2, "tiles": 2, "colour": "red", "moved": False}
    table.play("tile 2 column 1")
    assert table.view()["boards"][0]["lines"][1] == {"spaces": 2, "tiles": 1, "colour": "red", "moved": True}
    assert table.view()["lid"]["red"] == 0
    table.play("tile 5 column 1")
    assert (table.view()["lid"]["red"], table.view()["lid"]["blue"]) == (1, 4)


def test_everybody_finishes_tiling_before_the_next() -> None:  # C-20, C-23
    table = table_at(
        board(lines="K/-/-/-/-", floor="Y"), board(lines="K/-/-/-/-", floor="YY"), displays="B", starter=2, turn=2
    )
    table.play("1 blue 5")
    told = [(event["event"], event["seat"]) for event in table.events if event["event"] in ("tile", "floor")]
    assert told == [("tile", 1), ("floor", 1), ("tile", 0), ("floor", 0)]


def test_the_floor_goes_to_the_lid_and_the_marker_to_its_holder() -> None:  # C-23
    table = table_at(board(9, floor="Y*R"), displays="B", marker=1, turn=2, starter=2)
    table.play("1 blue 5")
    view = table.view()
    assert (view["lid"]["yellow"], view["lid"]["red"]) == (1, 1)
    assert view["boards"][0]["floor"] == []
    assert (table.turn, view["starter"]) == (0, 0)
    assert view["centre"]["marker"]


# Phase C


def test_the_lid_fills_the_bag_only_when_it_is_empty() -> None:  # C-30
    table = table_at(displays="B", bag="B1", lid="B18Y20R20K20W20")
    table.play("1 blue 5")
    order = [event["event"] for event in table.events if event["event"] in ("pour", "deal")]
    assert order == ["deal", "pour"] + ["deal"] * 19
    assert events(table, "pour")[0]["count"] == 98
    assert sum(table.view()["lid"].values()) == 0


# Four walls with twenty tiles each, and lines that hold what is missing in their rows.
WALL_A = "BYRK./WBYR./KWBY./RKWB./YRKW."
WALL_B = ".YRKW/WBY.K/.WBYR/RK.BY/.RKWB"


def test_with_too_few_tiles_the_round_is_played_with_what_there_is() -> None:  # C-30
    full = [board(lines="-/K/RR/YYY/BBBB", wall=WALL_A), board(lines="-/K/RR/Y/-", wall=WALL_A)]
    table = table_at(*full, board(wall=WALL_A), board(wall=WALL_A), players=4, displays="W", lid="W3K2", bag="-")
    table.play("1 white floor")
    assert events(table, "pour") == [{"event": "pour", "count": 6}]
    assert [len(display["tiles"]) for display in table.view()["displays"]] == [4, 2, 0, 0, 0, 0, 0, 0, 0]


def test_without_any_tile_to_lay_out_the_game_ends() -> None:  # C-32
    table = table_at(
        board(lines="-/-/RR/YYY/BBB", wall=WALL_A),
        board(lines="-/-/RR/Y/-", wall=WALL_A),
        board(lines="-/-/KK/WWW/-", wall=WALL_B),
        board(lines="-/-/KK/W/-", wall=WALL_B),
        players=4,
        displays="B",
        bag="-",
        round=7,
    )
    table.play("1 blue 5")
    assert events(table, "end") == [{"event": "end", "reason": "tiles"}]
    assert (table.over, table.round) == (True, 7)
    assert table.scores == [28, 28, 14, 14]


def test_if_nobody_took_the_marker_the_same_player_starts() -> None:  # C-31
    table = table_at(displays="B", turn=2, starter=2)
    table.play("1 blue 5")
    assert (table.round, table.turn, table.view()["starter"]) == (10, 1, 1)


def test_the_game_ends_after_25_rounds() -> None:  # C-33
    table = table_at(displays="B", round=25)
    table.play("1 blue 5")
    assert table.over
    assert events(table, "end") == [{"event": "end", "reason": "rounds"}]
    earlier = table_at(displays="B", round=24)
    earlier.play("1 blue 5")
    assert (earlier.over, earlier.round) == (False, 25)


# The end

ROW_LEFT = "BYRK./...../...../...../....."


def test_a_complete_row_ends_the_game_after_the_tiling() -> None:  # C-40
    table = table_at(board(10, lines="W/-/-/-/-", wall=ROW_LEFT), board(30), displays="B", turn=2)
    table.play("1 blue 5")
    assert table.over
    assert table.legal == []
    assert table.scores == [10 + 5 + 2, 30]
    assert table.winners == [1]
    assert events(table, "end") == [{"event": "end", "reason": "row"}]


def test_rows_columns_and_colours_bring_their_points() -> None:  # C-40
    table = table_at(board(lines="W/-/-/-/-", wall=WALL_A), displays="B", turn=2)
    table.play("1 blue 5")
    assert table.breakdown[0] == {"tile": 5, "row": 2, "column": 28, "colour": 10}
    assert table.scores[0] == 45
    assert [event["column"] for event in events(table, "column")] == [0, 1, 2, 3]
    assert [event["colour"] for event in events(table, "colour")] == ["white"]


def test_more_complete_rows_win_a_tie() -> None:  # C-40
    mine = board(20, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    table = table_at(mine, board(27), displays="B", turn=2)
    table.play("1 blue 5")
    assert table.scores == [27, 27]
    assert table.winners == [0]


def test_a_tie_in_points_and_rows_is_shared() -> None:  # C-40
    mine = board(20, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    table = table_at(mine, mine, displays="B", turn=2)
    table.play("1 blue 5")
    assert table.winners == [0, 1]


# The plain side


def test_on_the_plain_side_the_player_chooses_a_free_space() -> None:  # C-50
    mine = board(lines="-/-/BBB/-/-", wall="B..../...../..Y../...../...B.")
    table = table_at(mine, wall="plain", displays="R", turn=2)
    table.play("1 red 1")
    assert table.turn == 0
    assert table.legal == [{"do": "tile", "line": 2, "column": column} for column in (1, 4)]
    with pytest.raises(IllegalMove):
        table.play("tile 3 column 1")
    table.play("tile 3 column 2")
    assert table.view()["boards"][0]["wall"][2] == [None, "blue", "yellow", None, None]
    assert table.scores[0] == 2


def test_a_single_possible_space_is_taken_without_asking() -> None:  # C-50
    mine = board(lines="B/-/-/-/-", wall=".YRK./B..../...../...../.....")
    table = table_at(mine, wall="plain", displays="R", turn=2)
    table.play("1 red 1")
    assert events(table, "tile")[0] == {
        "event": "tile", "seat": 0, "colour": "blue", "line": 0, "column": 4, "across": 4, "down": 1, "points": 4,
    }  # fmt: skip


NO_PLACE = ".YRK./B..../....B/...../....."


def test_a_line_without_a_place_falls_to_the_floor_of_this_round() -> None:  # C-51
    table = table_at(board(20, lines="B/-/-/-/-", wall=NO_PLACE, floor="Y"), wall="plain", displays="R", turn=2)
    table.play("1 red 1")
    assert events(table, "break") == [{"event": "break", "seat": 0, "colour": "blue", "count": 1, "line": 0}]
    assert events(table, "fall") == [{"event": "fall", "seat": 0, "colour": "blue", "to": 1}]
    assert table.scores[0] == 20 - 2
    assert table.view()["lid"]["blue"] == 1


def test_what_falls_from_a_line_onto_a_full_floor_goes_to_the_lid() -> None:  # C-51
    wall = "..B../...B./....B/B..../.YRKW"
    table = table_at(board(30, lines="-/-/-/-/BBBBB", wall=wall, floor="RRRRR"), wall="plain", displays="R", turn=2)
    table.play("1 red 1")
    assert [event["to"] for event in events(table, "fall")] == [5, 6, "lid", "lid", "lid"]
    assert table.scores[0] == 30 - 14


def test_a_colour_that_can_no_longer_be_placed_may_still_be_drafted() -> None:  # C-52
    table = table_at(board(wall=NO_PLACE), wall="plain", displays="BRRR/YYYY")
    assert 0 in targets(table, 0, "blue")


def test_five_tiles_of_a_colour_anywhere_bring_ten() -> None:  # C-53
    wall = "BYRK./.B.../..B../...B./....B"
    table = table_at(board(lines="W/-/-/-/-", wall=wall), wall="plain", displays="R", turn=2)
    table.play("1 red floor")
    assert table.over
    assert events(table, "colour") == [{"event": "colour", "seat": 0, "colour": "blue", "points": 10}]


# Special displays


def special_table(*boards: str, gold: str, **fields: object) -> Table:
    return table_at(*boards, game="chocolatier", gold=gold, **fields)


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_every_round_as_many_displays_as_players_are_gold(players: int, displays: int) -> None:  # C-60
    kinds_seen, places_seen = set(), set()
    for seed in range(60):
        table = sintra.new_table("chocolatier", players, {"special": "on"}, seed)
        golds = {event["display"]: event["special"] for event in events(table, "gold")}
        shown = [display["special"] for display in table.view()["displays"]]
        assert shown == [golds.get(display) for display in range(displays)]
        assert len(golds) == len(set(golds.values())) == players
        kinds_seen |= set(golds.values())
        places_seen |= set(golds)
    colours = ["blue", "brown", "white", "black", "red"]
    assert kinds_seen == {"extra", "keep", "spread", "shield", *(f"pull {colour}" for colour in colours)}
    assert places_seen == set(range(displays))


def test_gold_is_drawn_anew_for_the_next_round() -> None:  # C-60
    table = special_table(gold="keep/extra/-/-/-", displays="-/-/B")
    table.play("3 blue 5")
    assert len(events(table, "gold")) == 2
    shown = [display["special"] for display in table.view()["displays"] if display["special"]]
    assert shown == [event["special"] for event in events(table, "gold")]


def set_ups(kind: str) -> list[Table]:
    """Tables whose first round shows a kind of gold display."""
    tables = [sintra.new_table("chocolatier", 2, {"special": "on"}, seed) for seed in range(80)]
    return [table for table in tables if any(event["special"].startswith(kind) for event in events(table, "gold"))]


def test_extra_gets_one_more_tile_before_anything_is_pulled() -> None:  # C-61
    tables = set_ups("extra")
    assert any("pull" in kinds(table) for table in tables)
    for table in tables:
        deals = [event["to"] for event in events(table, "deal")]
        extra = next(event["display"] for event in events(table, "gold") if event["special"] == "extra")
        assert deals == [*sorted([*range(5)] * 4), extra]
        in_order = [kind for kind in kinds(table) if kind in ("deal", "pull")]
        assert in_order == sorted(in_order)


def test_extra_is_filled_from_the_lid_if_the_bag_is_empty() -> None:  # C-61
    for key in range(200):
        table = special_table(
            gold="keep/shield/-/-/-", displays="-/-/B", bag="B19R1", lid="R19K20W20N20", chance=f"{key:016x}.0"
        )
        table.play("3 blue 5")
        if any(event["special"] == "extra" for event in events(table, "gold")):
            order = [kind for kind in kinds(table) if kind in ("deal", "pour")]
            assert order == ["deal"] * 20 + ["pour", "deal"]
            return
    pytest.fail("no extra display in 200 rounds")


def test_pull_takes_one_tile_of_its_colour_from_each_neighbour_that_has_one() -> None:  # C-62
    tables = set_ups("pull")
    assert any(len(events(table, "pull")) == 2 for table in tables)
    for table in tables:
        dealt = [[event["colour"] for event in events(table, "deal") if event["to"] == display] for display in range(5)]
        expected = []
        for event in events(table, "gold"):
            colour = event["special"].removeprefix("pull ")
            around = [(event["display"] - 1) % 5, (event["display"] + 1) % 5]
            if event["special"].startswith("pull "):
                expected += [(colour, source, event["display"]) for source in around if colour in dealt[source]]
        pulled = [(event["colour"], event["from"], event["to"]) for event in events(table, "pull")]
        assert sorted(pulled) == sorted(expected)


def test_what_is_left_on_the_keep_display_stays_there() -> None:  # C-63
    table = special_table(gold="keep/extra/-/-/-", displays="BBWR/NNNN")
    table.play("1 blue 2")
    assert table.view()["displays"][0]["tiles"] == ["white", "red"]
    assert table.view()["centre"]["tiles"] == []
    table.play("1 red 1")
    assert table.view()["displays"][0]["tiles"] == ["white"]


def test_spread_asks_for_each_colour_after_the_tiles_are_placed() -> None:  # C-64
    table = special_table(gold="extra/-/spread/-/-", displays="-/W/BBNRR/N")
    table.play("3 blue 2")
    assert table.view()["boards"][0]["lines"][1]["tiles"] == 2
    assert (table.turn, table.view()["decision"]) == (0, "spread")
    assert table.legal == [{"do": "spread", "colour": "brown", "side": side} for side in ("left", "right")]
    table.play("spread brown right")
    assert table.legal == [{"do": "spread", "colour": "red", "side": side} for side in ("left", "right")]
    table.play("spread red left")
    view = table.view()
    assert [display["tiles"] for display in view["displays"]] == [[], ["white", "red", "red"], [], ["brown"] * 2, []]
    assert view["centre"]["tiles"] == []
    assert table.turn == 1


def test_everything_may_be_spread_to_one_side_even_to_an_empty_gold_display() -> None:  # C-64
    table = special_table(gold="spread/-/-/-/keep", displays="BNR/WWWW")
    for move in ("1 blue 1", "spread brown left", "spread red left"):
        table.play(move)
    assert table.view()["displays"][4] == {"tiles": ["brown", "red"], "special": "keep"}


def test_an_empty_spread_display_asks_nothing() -> None:  # C-64
    table = special_table(gold="spread/-/-/-/keep", displays="BBB/WWWW")
    table.play("1 blue 3")
    assert (table.turn, table.view()["decision"]) == (1, "draft")


def test_the_taker_of_the_shield_is_spared_the_overflow_of_that_very_pick() -> None:  # C-65
    table = special_table(gold="shield/-/-/-/keep", displays="BBBR/WWWW")
    table.play("1 blue 1")
    view = table.view()
    assert view["centre"]["tiles"] == ["red"]
    assert view["displays"][0]["special"] == "gone"
    assert view["boards"][0]["shield"] == {"piece": "blue"}
    assert view["boards"][0]["floor"] == ["blue"]


def test_the_shield_catches_the_marker_even_with_a_full_floor() -> None:  # C-65
    mine = board(40, floor="RRRRRRR")
    table = special_table(mine, gold="gone/-/-/-/keep", shields=["+", "-"], displays="-/WWWW", centre="B")
    table.play("centre blue 1")
    assert events(table, "marker") == [{"event": "marker", "seat": 0, "to": "shield"}]
    table.play("2 white 4")
    assert table.scores[0] == 40 - 14 + 1
    assert table.turn == 0


def test_the_shield_catches_one_piece_only_and_costs_nothing() -> None:  # C-65
    table = special_table(board(20), gold="gone/-/-/-/keep", shields=["+", "-"], displays="-/BBB", turn=1)
    table.play("2 blue floor")
    assert [event["to"] for event in events(table, "fall")] == ["shield", 0, 1]
    assert table.scores[0] == 18
    assert table.view()["lid"]["blue"] == 3
    assert table.view()["boards"][0]["shield"] is None


def test_the_shield_catches_a_line_that_falls() -> None:  # C-65, C-51
    wall = ".NWK./B..../....B/...../....."
    mine = board(20, lines="B/-/-/-/-", wall=wall)
    table = special_table(mine, gold="gone/-/-/-/keep", shields=["+", "-"], displays="-/R", wall="plain", turn=2)
    table.play("2 red 1")
    assert events(table, "fall") == [{"event": "fall", "seat": 0, "colour": "blue", "to": "shield"}]
    assert table.scores[0] == 20


def test_the_ring_closes_where_the_shield_was() -> None:  # C-66
    table = special_table(gold="spread/gone/-/-/-", shields=["+", "-"], displays="BNR/-/W/K/W")
    table.play("1 blue 1")
    assert table.view()["sides"] == {"left": 4, "right": 2}
    table.play("spread brown right")
    table.play("spread red left")
    assert table.view()["sides"] is None
    shown = [display["tiles"] for display in table.view()["displays"]]
    assert shown == [[], [], ["brown", "white"], ["black"], ["white", "red"]]


def test_chance_and_moves_alone_make_the_game() -> None:  # C-01
    one, two = (play_randomly(sintra.new_table("chocolatier", 3, {"special": "on"}, 5), 9) for _ in range(2))
    assert one.position() == two.position()
