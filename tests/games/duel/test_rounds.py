"""The set-up, and from one round to the next; the rule's id stands beside it."""

import pytest

import sintra
from sintra import Table
from tests.games.duel.build import PLATES, asked, board, events, kinds, table_at, tiling
from tests.tables import play_randomly

# Set-up


def test_both_players_start_with_five_points() -> None:  # D-01
    table = sintra.new_table("duel", seed=1)
    assert table.scores == [5, 5]
    assert (table.round, table.players) == (1, 2)
    for one in table.view()["boards"]:
        assert (one["tokens"], one["broken"], one["chips"], one["first"]) == (2, [], [], False)
        assert [line["spaces"] for line in one["lines"]] == [1, 2, 3, 4, 5, 6]
        assert not any(line["tiles"] for line in one["lines"])


def test_three_plates_lie_face_up_and_the_rest_is_the_stack() -> None:  # D-02
    view = sintra.new_table("duel", seed=1).reveal()
    assert len(view["face_up"]) == 3
    assert len(view["hidden"]["stack"]) == 15
    assert sorted([*view["face_up"], *view["hidden"]["stack"]]) == sorted(PLATES)


def test_the_plates_are_shuffled() -> None:  # D-02
    shown = [sintra.new_table("duel", seed=seed).view()["face_up"][0] for seed in range(200)]
    assert set(shown) == set(PLATES)


def test_only_the_back_of_the_top_plate_is_seen() -> None:  # D-02
    table = sintra.new_table("duel", seed=1)
    top = table.reveal()["hidden"]["stack"][0]
    for viewer in (None, 0, 1):
        stack = table.view(viewer)["stack"]
        assert stack[0] == {"type": "mosaic" if "W" in top else "ornament", "plate": None}
        assert stack[1:] == [{"type": None, "plate": None}] * 14


def test_the_bag_holds_65_tiles_before_the_first_deal() -> None:  # D-04
    view = sintra.new_table("duel", seed=1).view()
    assert sum(view["bag"].values()) == 65 - 5 - 4 * 4
    tiles = [*view["large"]["sun"], *(tile for factory in view["factories"] for tile in factory["sun"])]
    for colour, count in view["bag"].items():
        assert count + tiles.count(colour) == 13
    assert sum(view["tower"].values()) == 0


def test_the_first_player_tile_lies_on_the_large_moon() -> None:  # D-04
    view = sintra.new_table("duel", seed=1).view()
    assert view["large"]["first"]
    assert view["large"]["moon"] == []


def test_the_large_factory_gets_five_tiles_and_the_small_ones_four() -> None:  # D-05
    table = sintra.new_table("duel", seed=1)
    assert [event["to"] for event in events(table, "deal")] == [4] * 5 + [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    view = table.view()
    assert len(view["large"]["sun"]) == 5
    for factory in view["factories"]:
        assert (len(factory["sun"]), factory["moon"], factory["chip"]) == (4, [], {"face": None})
    assert len(view["chips"]) == 20


def test_the_chips_are_shuffled() -> None:  # D-05
    assert len({table.reveal()["hidden"]["chips"][0] for table in map(new, range(100))}) == 10


def new(seed: int) -> Table:
    return sintra.new_table("duel", seed=seed)


def test_the_starter_is_drawn_or_chosen() -> None:  # D-07
    assert {new(seed).view()["starter"] for seed in range(40)} == {0, 1}
    for starter in (0, 1):
        tables = [sintra.new_table("duel", options={"starter": starter}, seed=seed) for seed in range(10)]
        assert {table.view()["starter"] for table in tables} == {starter}


# A large factory of one colour


def test_a_large_factory_never_shows_one_colour() -> None:  # D-05
    tables = [tiling(board(), chance=f"{seed:016x}.0", bag="B13Y1", tower="Y12R13K13T13") for seed in range(40)]
    told = [kinds(table).count("redeal") for table in tables]
    assert max(told) > 0
    for table, redeals in zip(tables, told, strict=True):
        assert len(set(table.view()["large"]["sun"])) > 1
        assert len(table.view()["large"]["sun"]) == 5
        assert kinds(table).count("deal") == 5 * (redeals + 1) + 16
        assert kinds(table).count("pour") == 1


def test_tiles_of_one_colour_go_back_into_the_bag() -> None:  # D-05
    table = next(
        table
        for table in (tiling(board(), chance=f"{seed:016x}.0", bag="B13Y8", tower="Y5R13K13T13") for seed in range(99))
        if "redeal" in kinds(table)
    )
    assert events(table, "redeal")[0] == {"event": "redeal", "colour": "blue", "count": 5}
    assert "pour" not in kinds(table)
    assert sum(table.view()["bag"].values()) == 0


@pytest.mark.parametrize("blue", [5, 6, 13])
def test_a_bag_of_one_colour_gets_the_tower_first(blue: int) -> None:  # D-05, our ruling
    tower = f"B{13 - blue}Y13R13K13T13" if blue < 13 else "Y13R13K13T13"
    table = tiling(board(), bag=f"B{blue}", tower=tower)
    order = [kind for kind in kinds(table) if kind in ("deal", "redeal", "pour")]
    assert order[:5] == ["deal"] * 5
    assert sorted(order[5:7]) == ["pour", "redeal"]
    assert len(set(table.view()["large"]["sun"])) > 1
    assert sum(table.view()["bag"].values()) == 65 - 21
    assert sum(table.view()["tower"].values()) == 0


# Lines and domes that hold every tile but thirteen blue ones, and no line that moves or breaks.
ALL_BUT_BLUE = (
    board(
        lines="-/-/RR/YY/TTTTT/RRRRRR",
        plates={0: "TRBS3", 1: "TKRW1", 2: "YKTS0", 3: "RTYW1", 5: "YBKS3", 7: "BKST1", 8: "KYRW1"},
        dome="..RT../T..K../YR..../K...Y./....RK/....TY",
    ),
    board(
        lines="-/-/K/TT/YYYY/KKKKKK",
        plates={0: "YSKR3", 2: "STYB2", 3: "TRBW3", 4: "WBTK0", 5: "SYBR3", 6: "RWBK0", 8: "TBWY1"},
        dome=".R...Y/Y...T./.K..Y./T..K../....RT/.K..Y.",
    ),
)
# The same for every tile but seven.
ALL_BUT_SEVEN = (
    board(
        lines="-/K/YY/RRRR/KKKKK/YYYYYY",
        plates={0: "SYBR2", 1: "BKST1", 2: "WBTK0", 3: "KYRW3", 5: "TKRW2", 6: "YRWB1", 8: "TYWK3"},
        dome="R...T./..T..K/.R...R/KR..../B....K/....TY",
    ),
    board(
        lines="T/K/Y/BBB/TTTTT/BBBBB",
        plates={1: "KSTR3", 2: "YBKS2", 3: "SKRB2", 4: "TRBW1", 5: "YKTS1", 7: "RTYW1", 8: "TRBS2"},
        dome="...R.K/...TB./.R..T./...R.K/..Y..B/...TR.",
    ),
)


@pytest.mark.parametrize(("bag", "tower"), [("B13", "-"), ("B6", "B7"), ("B2", "B11"), ("-", "B13")])
def test_one_colour_is_accepted_when_there_is_no_other(bag: str, tower: str) -> None:  # D-05, our ruling
    table = tiling(*ALL_BUT_BLUE, round=3, bag=bag, tower=tower)
    view = table.view()
    assert (table.round, view["large"]["sun"]) == (4, ["blue"] * 5)
    assert [len(factory["sun"]) for factory in view["factories"]] == [4, 4, 0, 0]


# The next round


def test_tokens_come_back_and_plates_are_refilled_in_order() -> None:  # D-50
    table = tiling(board(), face_up="-/WBTK/-", stack="YKTS/TRBW/KYRW")
    view = table.view()
    assert [one["tokens"] for one in view["boards"]] == [2, 2]
    assert events(table, "refill") == [
        {"event": "refill", "plate": "YKTS", "to": 0},
        {"event": "refill", "plate": "TRBW", "to": 2},
    ]
    assert view["face_up"] == ["YKTS", "WBTK", "TRBW"]
    assert table.reveal()["hidden"]["stack"][0] == "KYRW"


def test_the_factories_are_filled_again_the_large_one_first() -> None:  # D-50
    table = tiling(board())
    assert [event["to"] for event in events(table, "deal")] == [4] * 5 + [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    view = table.view()
    assert [factory["chip"] for factory in view["factories"]] == [{"face": None}] * 4
    assert len(view["chips"]) == 16
    assert (table.round, view["decision"]) == (2, "turn")
    assert events(table, "round") == [{"event": "round", "seat": 0, "round": 2}]


def test_there_are_no_plates_left_for_round_five() -> None:  # D-50
    table = tiling(board(), round=4)
    assert "refill" not in kinds(table)
    assert (table.view()["face_up"], table.view()["stack"]) == ([None] * 3, [])
    assert asked(table) == ["sun"]


def test_the_tower_is_poured_only_when_the_bag_is_empty() -> None:  # D-51
    table = tiling(board(), bag="B1Y1R1", tower="B12Y12R12K13T13")
    order = [kind for kind in kinds(table) if kind in ("deal", "pour", "redeal")]
    assert order[:5] == ["deal", "deal", "deal", "pour", "deal"]
    assert events(table, "pour") == [{"event": "pour", "count": 62}]
    assert sum(table.view()["tower"].values()) == 0


def test_a_bag_that_is_just_enough_leaves_the_tower_alone() -> None:  # D-51
    table = tiling(board(), bag="B5Y5R5K5T1", tower="B8Y8R8K8T12")
    assert "pour" not in kinds(table)
    assert sum(table.view()["tower"].values()) == 44


def test_without_enough_tiles_the_round_starts_with_what_there_is() -> None:  # D-51
    table = tiling(*ALL_BUT_SEVEN, round=3)
    view = table.view()
    assert (table.round, len(view["large"]["sun"])) == (4, 5)
    assert [len(factory["sun"]) for factory in view["factories"]] == [2, 0, 0, 0]


def test_the_chip_of_a_factory_without_tiles_is_face_up() -> None:  # D-51
    table = tiling(*ALL_BUT_SEVEN, round=3)
    hidden = table.reveal()["hidden"]["chips"]
    faces = [factory["chip"]["face"] for factory in table.view()["factories"]]
    assert faces == [None, *hidden[1:]]
    assert [event["factory"] for event in events(table, "reveal")] == [1, 2, 3]
    assert [move["factory"] for move in table.legal if move["do"] == "chip"] == [1, 2, 3]


def test_tiles_that_come_late_fill_the_factories_one_after_another() -> None:  # D-51
    table = tiling(*ALL_BUT_SEVEN, round=3, bag="B2", tower="Y2R1K1T1")
    assert [event["to"] for event in events(table, "deal")] == [4] * 5 + [0] * 2
    assert events(table, "pour") == [{"event": "pour", "count": 5}]


@pytest.mark.parametrize(("first", "starter", "next_starter"), [(1, 2, 0), (2, 1, 1), (1, 1, 0), (2, 2, 1)])
def test_the_holder_of_the_first_player_tile_starts(first: int, starter: int, next_starter: int) -> None:  # D-52
    table = tiling(board(), first=first, starter=starter)
    assert (table.turn, table.view()["starter"]) == (next_starter, next_starter)
    assert table.view()["large"]["first"]
    assert not any(one["first"] for one in table.view()["boards"])


@pytest.mark.parametrize("starter", [1, 2])
def test_if_nobody_took_the_first_player_tile_the_starter_stays(starter: int) -> None:  # D-52, our ruling
    table = tiling(board(), starter=starter)
    assert (table.turn, table.view()["starter"]) == (starter - 1, starter - 1)


def test_the_game_has_five_rounds() -> None:  # D-50, D-60
    table = play_randomly(new(11), 11)
    assert (table.over, table.round) == (True, 5)
    assert [event["round"] for step in table.steps for event in step.events if event["event"] == "round"] == [
        2,
        3,
        4,
        5,
    ]


def test_players_alternate_and_the_starter_begins() -> None:  # D-10, D-14
    table = table_at(board(tokens=0), board(tokens=0), suns="BBBB/YYYY", large="KKTTR", turn=2, starter=2)
    for seat, move in ((1, "sun 1 blue 4"), (0, "sun 2 yellow 4"), (1, "sun large black 2"), (0, "moon red 1")):
        assert table.turn == seat
        table.play(move)
    assert table.turn == 1
