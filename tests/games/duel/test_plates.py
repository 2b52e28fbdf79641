"""Plates: the opening, those that lie face up, and those drawn from the stack; the rule's id stands beside it."""

import pytest

import sintra
from sintra import IllegalMove, Table
from sintra.core import engine
from tests.games.duel.build import PLATES, asked, board, events, kinds, printed, table_at, turned

NAMES = {
    "B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "turquoise", "S": "ornament", "W": "mosaic", ".": None,
}  # fmt: skip


def spaces(table: Table, seat: int = 0) -> list[list[str | None]]:
    return table.view()["boards"][seat]["printed"]  # type: ignore[no-any-return]


# The opening


@pytest.mark.parametrize("starter", [0, 1])
def test_the_second_player_takes_the_first_opening_plate(starter: int) -> None:  # D-06
    table = sintra.new_table("duel", options={"starter": starter}, seed=3)
    assert (table.turn, table.view()["decision"]) == (1 - starter, "opening")
    assert table.legal == [{"do": "plate", "from": place} for place in range(3)]
    shown = table.view()["face_up"]
    table.play("plate 2")
    assert (table.turn, table.view()["decision"]) == (1 - starter, "place")
    table.play({"do": "place", "field": 4, "turn": 1})
    assert table.view()["boards"][1 - starter]["plates"][4] == shown[1]
    assert (table.turn, table.view()["decision"]) == (starter, "opening")
    table.play("plate 1")
    table.play({"do": "place", "field": 0, "turn": 0})
    assert (table.turn, table.view()["decision"]) == (starter, "turn")
    assert "sun" in asked(table)


def test_the_face_up_plates_are_refilled_after_each_opening_plate() -> None:  # D-06
    table = sintra.new_table("duel", options={"starter": 0}, seed=4)
    hidden, shown = table.reveal()["hidden"]["stack"], table.view()["face_up"]
    table.play("plate 2")
    table.play("place 1 turned 0")
    assert events(table, "refill") == [{"event": "refill", "plate": hidden[0], "to": 1}]
    assert table.view()["face_up"] == [shown[0], hidden[0], shown[2]]
    table.play("plate 3")
    table.play("place 1 turned 0")
    assert table.view()["face_up"] == [shown[0], hidden[0], hidden[1]]
    assert len(table.view()["stack"]) == 13


def test_opening_plates_are_free_and_go_anywhere() -> None:  # D-06
    table = sintra.new_table("duel", seed=5)
    table.play("plate 1")
    everywhere = [{"do": "place", "field": at, "turn": turn} for at in range(9) for turn in range(4)]
    assert sorted(table.legal, key=str) == sorted(everywhere, key=str)
    table.play("place 9 turned 270")
    table.play("plate 1")
    table.play("place 9 turned 0")
    assert table.scores == [5, 5]
    assert [one["tokens"] for one in table.view()["boards"]] == [2, 2]


def test_opening_plates_are_not_turns() -> None:  # D-06
    table = sintra.new_table("duel", seed=5)
    for typed in 2 * ["plate 1", "place 9 turned 0"]:
        assert not engine.is_turn(table.state()[0])
        table.play(typed)
    assert engine.is_turn(table.state()[0])


# Face-up plates


def test_a_face_up_plate_costs_a_token_and_is_not_refilled() -> None:  # D-10
    table = table_at(board(), suns="BBYR", face_up="YKTS/WBTK/TRBW")
    table.play("plate 2")
    assert table.view()["boards"][0]["tokens"] == 1
    table.play("place 1 turned 0")
    view = table.view()
    assert view["face_up"] == ["YKTS", None, "TRBW"]
    assert "refill" not in kinds(table)
    assert (table.turn, table.scores) == (1, [5, 5])
    assert {move["from"] for move in table.legal if move["do"] == "plate"} == {0, 2}


def test_a_plate_keeps_its_place_when_others_are_empty() -> None:  # D-10
    table = table_at(board(tokens=1), suns="BBYR", face_up="-/WBTK/TRBW")
    table.play("plate 3")
    assert table.view()["hand"]["plates"][0]["plate"] == "TRBW"


def test_a_plate_goes_to_any_empty_field_in_any_rotation_and_stays() -> None:  # D-10
    mine = board(plates={0: "YKTS0", 4: "KYRW1", 8: "KSTR2"})
    table = table_at(mine, suns="BBYR", round=2, face_up="WBTK/TRBW/YBKS")
    table.play("plate 1")
    free = [at for at in range(9) if at not in (0, 4, 8)]
    expected = [{"do": "place", "field": at, "turn": turn} for at in free for turn in range(4)]
    assert sorted(table.legal, key=str) == sorted(expected, key=str)
    before = spaces(table)
    table.play("place 2 turned 0")
    after = spaces(table)
    assert [row[:2] for row in after[:2]] == [row[:2] for row in before[:2]]
    assert [row[2:4] for row in after[:2]] == [["mosaic", "blue"], ["turquoise", "black"]]


@pytest.mark.parametrize(
    ("turn", "upper", "lower"),
    [(0, "BK", "ST"), (1, "SB", "TK"), (2, "TS", "KB"), (3, "KT", "BS")],
)
def test_a_turn_is_a_quarter_clockwise(turn: int, upper: str, lower: str) -> None:  # D-10
    table = table_at(board(), suns="BBYR", face_up="BKST/WBTK/TRBW")
    table.play("plate 1")
    table.play({"do": "place", "field": 5, "turn": turn})
    rows = spaces(table)
    assert [rows[2][4:], rows[3][4:]] == [[NAMES[letter] for letter in half] for half in (upper, lower)]
    assert table.view()["boards"][0]["turns"][5] == turn


@pytest.mark.parametrize("plate", PLATES)
def test_every_plate_shows_what_is_printed_on_it(plate: str) -> None:  # D-10, the table of plates
    other = next(name for name in PLATES if name != plate)
    dome = {0: f"{plate}0", 1: f"{other}3"}
    table = table_at(board(plates={**dome, 8: next(name for name in PLATES if name not in (plate, other)) + "1"}),
                     suns="BBYR", round=2)  # fmt: skip
    shown = [[NAMES[letter] for letter in row] for row in printed(dome)]
    assert [row[:4] for row in spaces(table)[:2]] == [row[:4] for row in shown[:2]]
    assert turned(f"{plate}0") == plate


def test_equal_colours_may_repeat_on_the_dome() -> None:  # D-10
    table = table_at(board(plates={0: "TRBW0"}), suns="BBYR", face_up="TRBS/WBTK/KYRW")
    table.play("plate 1")
    table.play("place 2 turned 0")
    assert spaces(table)[0][:4] == ["turquoise", "red"] * 2


def test_a_plate_needs_a_token() -> None:  # D-10
    table = table_at(board(tokens=0), suns="BBYR", face_up="YKTS/WBTK/TRBW")
    assert asked(table) == ["sun"]
    with pytest.raises(IllegalMove):
        table.play("draw")


# The stack

DRAWN = {"suns": "BBYR", "face_up": "YKTS/WBTK/TRBW", "stack": "KYRW/KSTR/TYWK/SKRB"}


def test_every_plate_drawn_costs_a_point_and_is_not_seen() -> None:  # D-11
    table = table_at(board(4), **DRAWN)
    table.play("draw")
    assert table.scores == [3, 5]
    unseen = [{"type": "mosaic", "plate": None, "number": 0}]
    assert table.view(0)["hand"] == {"plates": unseen, "kept": None, "returned": 0}
    assert table.legal == [{"do": "draw"}, {"do": "stop"}]
    table.play("draw")
    assert table.scores == [2, 5]
    assert events(table, "draw") == [{"event": "draw", "seat": 0, "type": "ornament", "number": 1, "points": -1}]
    assert [plate["plate"] for plate in table.view(0)["hand"]["plates"]] == [None, None]
    assert table.view()["boards"][0]["tokens"] == 1
    assert table.turn == 0


def test_after_stopping_one_plate_is_kept_and_placed() -> None:  # D-11
    table = table_at(board(4), **DRAWN)
    table.play("draw")
    table.play("draw")
    table.play("stop")
    assert [plate["plate"] for plate in table.view(0)["hand"]["plates"]] == ["KYRW", "KSTR"]
    assert table.legal == [{"do": "keep", "plate": 0}, {"do": "keep", "plate": 1}]
    table.play("keep 2")
    assert [event["plate"] for event in events(table, "under")] == ["KYRW"]
    assert table.view()["decision"] == "place"
    table.play("place 1 turned 0")
    assert table.view()["boards"][0]["plates"][0] == "KSTR"
    assert table.reveal()["hidden"]["stack"][-1] == "KYRW"
    assert (table.turn, table.view()["hand"]) == (1, None)


def test_a_single_plate_is_kept_without_asking() -> None:  # D-11
    table = table_at(board(4), **DRAWN)
    table.play("draw")
    table.play("stop")
    assert table.view()["decision"] == "place"
    assert len(table.view()["stack"]) == 12
    table.play("place 1 turned 0")
    assert table.view()["boards"][0]["plates"][0] == "KYRW"


def test_the_others_go_under_the_stack_in_a_chosen_order() -> None:  # D-11
    table = table_at(board(9), **DRAWN)
    for _ in range(4):
        table.play("draw")
    table.play("stop")
    table.play("keep 2")
    assert table.view()["decision"] == "under"
    assert table.legal == [{"do": "under", "plate": number} for number in (0, 2, 3)]
    table.play("under 4")
    assert table.legal == [{"do": "under", "plate": number} for number in (0, 2)]
    table.play("under 1")
    assert table.view()["decision"] == "place"
    table.play("place 1 turned 0")
    assert table.view()["boards"][0]["plates"][0] == "KSTR"
    assert table.reveal()["hidden"]["stack"][-3:] == ["SKRB", "KYRW", "TYWK"]
    assert table.scores == [5, 5]


def test_with_no_points_one_plate_is_free_and_there_is_no_second() -> None:  # D-11, our ruling
    table = table_at(board(0), **DRAWN)
    table.play("draw")
    assert table.scores == [0, 5]
    assert "points" not in events(table, "draw")[0]
    assert table.view()["decision"] == "place"
    assert table.view(0)["hand"]["plates"][0]["plate"] == "KYRW"
    table.play("place 1 turned 0")
    assert table.turn == 1


def test_with_one_point_one_plate_is_paid_and_there_is_no_second() -> None:  # D-11, our ruling
    table = table_at(board(1), **DRAWN)
    table.play("draw")
    assert table.scores == [0, 5]
    assert events(table, "draw")[0]["points"] == -1
    assert table.view()["decision"] == "place"


def test_with_two_points_there_are_two_plates_and_no_third() -> None:  # D-11, our ruling
    table = table_at(board(2), **DRAWN)
    table.play("draw")
    assert table.view()["decision"] == "draw"
    table.play("draw")
    assert (table.scores, table.view()["decision"]) == ([0, 5], "keep")


def test_an_empty_stack_stops_the_draw_by_itself() -> None:  # D-11
    table = table_at(board(9), round=4, suns="BBYR")
    assert len(table.view()["stack"]) == 1
    table.play("draw")
    assert (table.scores[0], table.view()["decision"]) == (8, "place")
    assert table.view()["stack"] == []


def test_the_whole_stack_may_be_drawn() -> None:  # D-11
    table = table_at(board(20), round=3, suns="BBYR")
    assert len(table.view()["stack"]) == 5
    for _ in range(5):
        assert "draw" in asked(table)
        table.play("draw")
    assert table.view()["decision"] == "keep"
    assert table.scores[0] == 15


def test_nothing_is_drawn_from_an_empty_stack() -> None:  # D-11
    table = table_at(board(9), board(tokens=1), round=4, suns="BBYR")
    assert len(table.view()["stack"]) == 0
    assert "draw" not in asked(table)
    assert "plate" in asked(table)


# Tokens


def test_a_turn_can_not_be_left_out_while_there_are_tokens() -> None:  # D-13
    table = table_at(board(tokens=1), board(tokens=1), large="B")
    table.play("sun large blue 6")
    assert (table.turn, table.round) == (1, 1)
    assert asked(table) == ["draw", "plate"]
    table.play("plate 1")
    table.play("place 1 turned 0")
    assert (table.turn, asked(table)) == (0, ["draw", "plate"])
    table.play("plate 2")
    table.play("place 1 turned 0")
    assert table.round == 2


def test_who_has_two_tokens_uses_both_while_the_other_passes() -> None:  # D-13, D-22
    table = table_at(board(tokens=2), board(tokens=0), large="B", turn=2)
    table.play("sun large blue 6")
    for place in (1, 2):
        assert (table.turn, table.round) == (0, 1)
        table.play(f"plate {place}")
        table.play(f"place {place} turned 0")
    assert table.round == 2


def test_a_player_without_tokens_does_not_get_a_third_plate() -> None:  # D-13
    table = table_at(board(tokens=1), suns="BBYR", face_up="YKTS/WBTK/TRBW")
    table.play("plate 1")
    table.play("place 1 turned 0")
    table.play("sun 1 blue 2")
    table.play("stack red")
    assert table.turn == 0
    assert asked(table) == ["moon"]


def test_no_token_is_used_in_round_five() -> None:  # D-13
    table = table_at(board(), suns="BBYR", round=5)
    assert asked(table) == ["sun"]
    assert [one["tokens"] for one in table.view()["boards"]] == [2, 2]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_plates_can_be_had_in_rounds_one_to_four(number: int) -> None:  # D-13
    assert {"plate", "draw", "sun"} == set(asked(table_at(board(), suns="BBYR", round=number)))
