"""One test or more for every rule of Queen's Garden; the rule's id stands beside it."""

import pytest

import sintra
from sintra import IllegalMove
from tests.games.garden.build import (
    BLANKS,
    barren,
    board,
    cells,
    events,
    kinds,
    moves,
    player,
    table_at,
    texts,
)

# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_15_points_3_jokers_and_an_empty_garden(players: int) -> None:
    table = sintra.new_table("garden", players, seed=1)
    for seat in range(players):
        mine = board(table, seat)
        assert (mine["score"], mine["jokers"], mine["tiles"], mine["expansions"]) == (15, 3, [], [])
        assert (mine["garden"], mine["slots"]) == ([], [None] * 6)
        assert len(mine["free"]) == 6


@pytest.mark.parametrize(("players", "stack", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
def test_four_stacks_and_a_supply_are_made_of_all_expansions(players: int, stack: int, supply: int) -> None:
    shown = sintra.new_table("garden", players, seed=1).reveal()
    assert (shown["stacks"], shown["supply"]) == ([stack] * 4, supply)
    hidden = shown["hidden"]
    all_of_them = [*(name for one in hidden["stacks"] for name in one), *hidden["supply"]]
    assert sorted(all_of_them) == sorted(shown["bag"])
    assert all_of_them != list(shown["bag"])


def test_the_first_stack_gets_four_tiles_from_a_bag_of_108() -> None:
    view = sintra.new_table("garden", 2, seed=1).view()
    assert len(view["top"]) == 4
    assert sum(view["bag"].values()) == 104
    assert (view["stack"], view["piles"], view["face_up"]) == (5, [], [])


def test_the_starter_is_drawn_or_chosen() -> None:
    assert {sintra.new_table("garden", 4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {sintra.new_table("garden", 4, {"starter": 2}, seed=seed).turn for seed in range(20)} == {2}


def test_turns_go_to_the_next_higher_seat() -> None:
    table = table_at(count=3, turn=2, top="B1P1Y2", left=4)
    table.play("take blue")
    assert table.turn == 2
    table.play(moves(table, "buy")[0])
    assert table.turn == 0


# Acquire


def test_all_of_a_colour_with_different_symbols_are_taken() -> None:
    table = table_at(top="B12Y3", piles="D1:B4Y4", left=3)
    table.play("take blue")
    assert board(table)["tiles"] == ["blue tree", "blue bird", "blue flower"]
    assert table.view()["piles"] == [["yellow flower"], ["yellow butterfly"]]


def test_all_of_a_symbol_in_different_colours_are_taken() -> None:
    table = table_at(top="B2Y2D2B3", piles="D1:G2", up="P2", left=3)
    table.play("take bird")
    assert board(table)["tiles"] == ["blue bird", "yellow bird", "light green bird", "dark green bird"]
    assert board(table)["expansions"] == ["dark purple bird"]


def test_only_what_is_seen_can_be_named() -> None:
    table = table_at(top="B2Y3", up="G4", left=3)
    assert texts(table, "acquire") == {
        "take blue", "take yellow", "take light-green", "take bird", "take butterfly", "take flower",
    }  # fmt: skip
    with pytest.raises(IllegalMove, match='not possible now: "take tulips"'):
        table.play("take tulips")


def test_a_colour_and_a_symbol_that_take_the_same_are_both_offered() -> None:
    assert texts(table_at(top="B2", left=2), "acquire") == {"take blue", "take bird"}


def test_of_identical_hexagons_one_is_taken_and_the_player_chooses_which() -> None:
    table = table_at(top="B2Y3", piles="D1:B2/D2:B2Y4", up="B2", left=2)
    table.play("take blue")
    assert texts(table, "copy") == {
        "copy blue bird top", "copy blue bird pile 1", "copy blue bird pile 2", "copy blue bird expansion",
    }  # fmt: skip
    assert len(table.legal) == 4
    assert (board(table)["tiles"], kinds(table)) == ([], [])
    table.play("copy blue bird pile 2")
    view = table.view()
    assert view["boards"][0]["tiles"] == ["blue bird"]
    assert (view["top"], view["piles"]) == (["blue bird", "yellow butterfly"], [["blue bird"], ["yellow flower"]])
    assert view["face_up"] == ["blue bird"]


def test_several_copies_in_one_place_are_one_choice() -> None:
    table = table_at(top="B22Y3", left=3)
    table.play("take blue")
    assert board(table)["tiles"] == ["blue bird"]
    assert table.view()["piles"] == [["blue bird", "yellow butterfly"]]


def test_copies_are_chosen_one_after_another_in_hexagon_order() -> None:
    table = table_at(top="B2B4B5", piles="D1:B24/D2:B4", left=3)
    table.play("take blue")
    assert {move["hexagon"] for move in table.legal} == {"blue bird"}
    table.play("copy blue bird pile 1")
    assert {move["hexagon"] for move in table.legal} == {"blue flower"}
    assert table.view()["pending"] == {"colour": "blue", "chosen": [{"hexagon": "blue bird", "from": 0}]}
    table.play("copy blue flower pile 2")
    taken = [(event["hexagon"], event["from"]) for event in events(table, "take")]
    assert taken == [("blue bird", 0), ("blue flower", 1), ("blue lily", "top")]


def test_copies_of_a_symbol_are_chosen_by_colour() -> None:
    table = table_at(top="Y2D2", piles="D1:Y2D2", left=3)
    table.play("take bird")
    table.play("copy yellow bird top")
    assert texts(table, "copy") == {"copy dark-green bird top", "copy dark-green bird pile 1"}


def test_what_does_not_fit_can_not_be_taken() -> None:
    table = table_at(player(jokers=6, tiles="P1234"), top="B123Y5", left=3)
    assert "take blue" not in texts(table, "acquire")
    assert "take lily" in texts(table, "acquire")


def test_expansions_have_two_places_of_their_own() -> None:
    table = table_at(player(jokers=12, expansions="P1"), up="B1B2Y3", top="G4", left=2)
    assert texts(table, "acquire") == {"take yellow", "take tree", "take bird", "take butterfly"}
    table = table_at(player(expansions="P1P2"), up="B1B2Y3", top="G4", left=2)
    assert texts(table, "acquire") == {"take light-green", "take flower"}


def test_a_hexagon_seen_as_tile_and_as_expansion_is_taken_where_there_is_room() -> None:
    both = {"top": "B2Y3", "up": "B2", "left": 3}
    table = table_at(player(jokers=12), **both)
    table.play("take blue")
    assert board(table)["expansions"] == ["blue bird"]
    table = table_at(player(expansions="P1P2"), **both)
    table.play("take blue")
    assert board(table)["tiles"] == ["blue bird"]


def test_with_storage_nearly_full_a_choice_must_leave_room_for_the_others() -> None:
    # One place for a tile and one for an expansion: of the two hexagons seen both ways one goes to each.
    table = table_at(player(jokers=11, expansions="P1"), top="B23", up="B23", left=3)
    table.play("take blue")
    assert texts(table, "copy") == {"copy blue bird top", "copy blue bird expansion"}
    table.play("copy blue bird top")
    assert (board(table)["tiles"], board(table)["expansions"]) == (
        ["blue bird"],
        ["blue butterfly", "dark purple tree"],
    )
    # The place for an expansion is needed by the lily: the bird must come from the top or the pile.
    table = table_at(player(jokers=10, expansions="P1"), top="B2", piles="D1:B2Y1", up="B25", left=2)
    table.play("take blue")
    assert texts(table, "copy") == {"copy blue bird top", "copy blue bird pile 1"}


def test_taking_from_the_top_moves_it_aside_and_deals_four_new_tiles() -> None:
    table = table_at(top="B1Y2Y3Y4", left=3)
    table.play("take blue")
    view = table.view()
    assert view["piles"] == [["yellow bird", "yellow butterfly", "yellow flower"]]
    assert (len(view["top"]), view["stack"]) == (4, 2)
    assert kinds(table) == ["take", "aside", *["deal"] * 4]


def test_taking_from_a_pile_only_deals_nothing() -> None:
    table = table_at(top="Y2Y3", piles="D1:B1Y4", left=3)
    table.play("take blue")
    assert kinds(table) == ["take"]
    assert table.view()["stack"] == 3


def test_a_used_up_stack_is_not_refilled() -> None:
    table = table_at(top="B1Y2", left=1)
    table.play("take blue")
    view = table.view()
    assert (view["top"], view["stack"], view["piles"]) == (None, 0, [["yellow bird"]])
    assert "deal" not in kinds(table)


def test_an_empty_expansion_beside_the_stack_turns_face_up() -> None:
    table = table_at(top="B1", piles="D1:B2/D2:Y1", left=2, stacks="P1P2/B12345/G12345/L12345")
    table.play("take blue")
    view = table.view()
    assert view["face_up"] == ["dark purple tree", "dark green tree"]
    assert view["piles"] == [["yellow tree"]]
    opened = [(event["hexagon"], event["from"]) for event in events(table, "open")]
    assert opened == [("dark green tree", 0), ("dark purple tree", 2)]


def test_piles_close_up_and_keep_their_order() -> None:
    table = table_at(top="Y5", piles="D1:Y1/D2:B2/D3:G3", left=2)
    table.play("take blue")
    assert table.view()["piles"] == [["yellow tree"], ["light green butterfly"]]
    assert table.reveal()["hidden"]["piles"] == ["dark green tree", "dark green butterfly"]


def test_an_expansion_face_up_can_be_acquired_from_the_next_turn_on() -> None:
    table = table_at(top="Y5", piles="P3:B2", left=2)
    assert "take dark-purple" not in texts(table, "acquire")
    table.play("take blue")
    assert "take dark-purple" in texts(table, "acquire")
    table.play("take dark-purple")
    assert board(table, 1)["expansions"] == ["dark purple butterfly"]
    assert table.view()["face_up"] == []


def test_the_tower_is_poured_into_an_empty_bag() -> None:
    table = barren(bag="Y6G4", tower="B2B3P4", top="B1Y2G3", left=3, piles=5)
    table.play("take blue")
    assert [kind for kind in kinds(table) if kind in ("deal", "pour")] == ["deal", "deal", "pour", "deal", "deal"]
    view = table.view()
    assert (len(view["top"]), sum(view["bag"].values()), sum(view["tower"].values())) == (4, 1, 0)


def test_with_bag_and_tower_empty_fewer_tiles_are_dealt() -> None:
    table = barren(bag="Y6G4", top="B1Y2G3", left=3, piles=5)
    table.play("take blue")
    assert table.view()["top"] == ["yellow tulips", "light green flower"]
    assert table.view()["stack"] == 2


def test_without_any_tile_the_rest_of_the_stack_turns_face_up() -> None:
    table = barren(top="B1Y2G3", left=3, piles=5)
    hidden = table.reveal()["hidden"]["stacks"][3]
    table.play("take blue")
    view = table.view()
    assert (view["top"], view["stack"], set(view["face_up"])) == (None, 0, set(hidden[1:]))
    assert "deal" not in kinds(table)
    assert len(view["piles"]) == 6


def test_at_the_start_of_a_round_too_a_stack_without_tiles_turns_face_up() -> None:
    table = barren(round=3, passed="123", marker=1, turn=4)
    hidden = table.reveal()["hidden"]["stacks"][3]
    table.play("pass")
    view = table.view()
    assert (view["round"], view["top"], view["stack"], set(view["face_up"])) == (4, None, 0, set(hidden))


# Place one tile


def test_a_tree_costs_nothing_but_itself() -> None:
    table = table_at(player(tiles="B1"))
    table.play("place blue tree e4")
    assert board(table)["tiles"] == []
    assert board(table)["garden"] == [{"cell": [-1, 0], "hexagon": "blue tree", "printed": False}]
    assert kinds(table) == ["place"]
    assert table.turn == 1


def test_number_less_one_others_are_discarded() -> None:
    table = table_at(player(tiles="B3B4B5"))
    table.play("place blue butterfly e4")
    assert board(table)["tiles"] == []
    assert [event["hexagon"] for event in events(table, "pay")] == ["blue flower", "blue lily"]


def test_what_can_not_be_paid_can_not_be_placed() -> None:
    table = table_at(player(tiles="B3B4Y5"))
    assert cells(table, "blue butterfly") == set()
    table = table_at(player(jokers=1, tiles="B3B4Y5"))
    assert len(cells(table, "blue butterfly")) == 6
    assert cells(table, "yellow lily") == set()


# The worked example of the rulebook: a blue butterfly costs two others.


def payments(table: sintra.Table, move: str = "place blue butterfly e4") -> set[str]:
    table.play(move)
    return texts(table, "pay")


def test_a_blue_butterfly_is_paid_with_other_butterflies_or_other_blue_ones() -> None:  # Q-21, a worked example
    table = table_at(player(tiles="B3Y3G3B15D6"))
    assert payments(table) == {
        "pay yellow butterfly light-green butterfly",
        "pay blue tree blue lily",
    }


def test_identical_hexagons_and_mixtures_do_not_pay() -> None:  # Q-21, a worked example
    assert cells(table_at(player(tiles="B333")), "blue butterfly") == set()
    assert cells(table_at(player(tiles="B33B1")), "blue butterfly") == set()
    assert cells(table_at(player(tiles="B3B1Y3")), "blue butterfly") == set()
    assert cells(table_at(player(tiles="B3Y33")), "blue butterfly") == set()


def test_jokers_stand_for_one_or_both() -> None:  # Q-22, a worked example
    table = table_at(player(jokers=2, tiles="B3Y3B1"))
    assert payments(table) == {
        "pay jokers 2",
        "pay yellow butterfly jokers 1",
        "pay blue tree jokers 1",
    }


def test_jokers_may_be_spent_though_real_ones_are_held() -> None:
    table = table_at(player(jokers=3, tiles="B3B1B2"))
    payments(table)
    table.play("pay jokers 2")
    mine = board(table)
    assert (mine["jokers"], mine["tiles"]) == (1, ["blue tree", "blue bird"])


def test_a_joker_is_never_placed() -> None:
    assert moves(table_at(player(jokers=5)), "place") == []


def test_stored_expansions_pay_by_their_printed_hexagon() -> None:
    table = table_at(player(jokers=1, tiles="B3B1", expansions="B1Y3"))
    assert payments(table) == {
        "pay blue tree jokers 1",
        "pay expansion blue tree jokers 1",
        "pay expansion yellow butterfly jokers 1",
    }
    table.play("pay expansion blue tree jokers 1")
    mine = board(table)
    assert (mine["tiles"], mine["expansions"], mine["jokers"]) == (["blue tree"], ["yellow butterfly"], 0)


def test_an_expansion_with_the_placed_hexagon_does_not_pay_for_it() -> None:
    assert cells(table_at(player(tiles="B2", expansions="B2")), "blue bird") == set()


def test_payments_go_to_the_tower_under_the_supply_and_to_the_bank() -> None:
    table = table_at(player(jokers=3, tiles="B6B1B2", expansions="B4Y1"))
    supply = table.view()["supply"]
    table.play("place blue tulips e4")
    table.play("pay blue tree blue bird expansion blue flower jokers 2")
    view = table.view()
    assert {name for name, count in view["tower"].items() if count} == {"blue tree", "blue bird"}
    assert (view["supply"], view["returned"]) == (supply + 1, ["blue flower"])
    assert table.reveal()["hidden"]["supply"][-1] == "blue flower"
    assert board(table)["jokers"] == 1


def test_nothing_moves_before_the_payment_is_chosen() -> None:
    table = table_at(player(jokers=2, tiles="B3Y3"))
    before = board(table)
    table.play("place blue butterfly e4")
    assert (board(table), kinds(table), table.turn) == (before, [], 0)
    assert table.view()["pending"] == {"hexagon": "blue butterfly", "cell": [-1, 0], "slot": None}


def test_a_tile_without_neighbours_may_lie_anywhere_free() -> None:
    table = table_at(player(tiles="B1", slots="P1:-/-/-/-/-/-"))
    assert cells(table, "blue tree") == {
        "d4", "d5", "e4", "e6", "f4", "f5", "e7", "e8", "e9", "d7", "d8", "f7", "f8",
    }  # fmt: skip


def test_features_and_empty_slots_can_not_be_planted() -> None:
    table = table_at(player(tiles="B1", slots="P1:1/-/-/-/-/-"))
    assert "e8" not in cells(table, "blue tree")  # the pavilion
    with pytest.raises(IllegalMove):
        table.play({"do": "place", "hexagon": "blue tree", "cell": [0, 0]})
    with pytest.raises(IllegalMove, match="not possible now"):
        table.play("place blue tree a1")


def test_a_neighbour_must_share_the_colour_or_the_symbol() -> None:
    table = table_at(player(jokers=5, tiles="B1Y2G3", garden="d4B2"))
    assert cells(table, "blue tree") == {"d5", "e6", "f5", "f4", "e4"}
    assert cells(table, "yellow bird") == {"d5", "e6", "f5", "f4", "e4"}
    assert cells(table, "light-green butterfly") == {"e6", "f5", "f4"}


def test_one_related_neighbour_is_enough() -> None:
    table = table_at(player(tiles="B1", garden="d5B2.f5Y3"))
    assert "e6" in cells(table, "blue tree")
    table = table_at(player(tiles="B1", garden="d5G2.f5Y3"))
    assert "e6" not in cells(table, "blue tree")


def test_an_identical_neighbour_is_forbidden() -> None:
    table = table_at(player(tiles="B1", garden="d4B1"))
    assert cells(table, "blue tree") == {"e6", "f5", "f4"}
    table = table_at(player(tiles="B1", garden="d4B1.e6B2"))
    assert cells(table, "blue tree") == {"f5", "f4"}


def test_a_group_never_gets_the_same_hexagon_twice_by_extension() -> None:
    table = table_at(player(tiles="B1", garden="d4B1.d5B2"))
    assert cells(table, "blue tree") == {"f5", "f4"}


def test_a_group_of_a_symbol_never_gets_the_same_hexagon_twice() -> None:
    table = table_at(player(tiles="Y1", garden="d4Y1.d5B1.e6G1"))
    assert cells(table, "yellow tree") == {"f4"}


def test_two_groups_with_the_same_hexagon_are_not_joined() -> None:
    table = table_at(player(jokers=2, tiles="B3", garden="d4B1.e6B1"))
    assert cells(table, "blue butterfly") == {"f5", "f4", "e4"}  # d5 would join them
    table = table_at(player(jokers=2, tiles="B3", garden="d4B1.e6B2"))
    assert "d5" in cells(table, "blue butterfly")


def test_three_groups_are_joined_only_if_all_their_hexagons_differ() -> None:
    # The middle of a blank expansion touches all of its six cells.
    blank = "P1:-/-/-/-/-/-"
    table = table_at(player(jokers=5, tiles="B6", garden="d8B1.f8B2.e7B3", slots=blank))
    assert "e8" in cells(table, "blue tulips")
    table = table_at(player(jokers=5, tiles="B6", garden="d8B1.f8B2.e7B1", slots=blank))
    assert "e8" not in cells(table, "blue tulips")


def test_a_joining_that_is_forbidden_by_one_trait_is_not_saved_by_the_other() -> None:
    table = table_at(player(jokers=5, tiles="B2", garden="d4Y2.e6Y2.f4B5"))
    assert cells(table, "blue bird") == {"f5", "e4"}  # between the yellow birds it would join them


RING_BUT_ONE = "d4B1.d5B2.e6B3.f5B4.f4B5"


def test_a_surrounded_fountain_pays_a_joker() -> None:
    table = table_at(player(jokers=5, tiles="B6", garden=RING_BUT_ONE))
    table.play("place blue tulips e4")
    assert events(table, "feature") == [
        {"event": "feature", "seat": 0, "feature": "fountain", "cell": [0, 0], "count": 1, "lost": 0}
    ]
    assert board(table)["jokers"] == 1


def test_several_features_completed_at_once_all_pay() -> None:
    # e6 is the last neighbour of the fountain, of the statue d6 and of the bench f6.
    garden = "d4B1.d5P1.f5Y1.f4L1.e4G1.c4P2.c5Y2.d7B2.e7B3.f7B4.g5Y4.g4Y5"
    slots = "?:-/?:-/-/-/-/?:-"
    table = table_at(player(tiles="D1", garden=garden, slots=slots))
    table.play("place dark-green tree e6")
    paid = [(event["feature"], event["cell"], event["count"]) for event in events(table, "feature")]
    assert paid == [("fountain", [0, 0], 1), ("statue", [2, -1], 2), ("bench", [1, 1], 2)]
    assert board(table)["jokers"] == 5


def test_jokers_without_a_place_are_lost() -> None:
    garden = "d4B1.d5P1.f5Y1.f4L1.e4G1.c4P2.c5Y2.d7B2.e7B3.f7B4.g5Y4.g4Y5"
    slots = "?:-/?:-/-/-/-/?:-"
    table = table_at(player(jokers=6, tiles="D1B2P3L4Y5G6", garden=garden, slots=slots))
    table.play("place dark-green tree e6")
    assert [(event["count"], event["lost"]) for event in events(table, "feature")] == [(1, 0), (0, 2), (0, 2)]
    assert board(table)["jokers"] == 7


def test_jokers_come_after_the_payment_has_left_storage() -> None:
    table = table_at(player(jokers=11, tiles="B6", garden=RING_BUT_ONE))
    table.play("place blue tulips e4")
    assert board(table)["jokers"] == 7


def test_a_pavilion_pays_three_jokers_and_a_blank_middle_none() -> None:
    outer = "d8B1.d7B2.e7B3.f7B4.f8B5"
    table = table_at(player(jokers=1, tiles="Y1", garden="d8B2.d7B3.e7B4.f7B5.f8B6", slots="B1:1/-/-/-/-/-"))
    assert [event["filled"] for event in board(table)["features"] if event["feature"] == "pavilion"] == [6]
    table = table_at(player(tiles="B6B1B2", jokers=3, garden="d7B3.e7B4.f7B5.f8B2", slots="B1:1/-/-/-/-/-"))
    table.play("place blue tulips d8")
    assert [event["count"] for event in events(table, "feature")] == [3]
    table = table_at(player(tiles="B6", jokers=5, garden=outer, slots="P1:-/-/-/-/-/-"))
    table.play("place blue tulips e9")
    assert events(table, "feature") == []


# Place one expansion


def test_an_expansion_is_paid_like_a_tile_and_its_hexagon_counts() -> None:
    table = table_at(player(tiles="B1", expansions="B2"))
    table.play("expand blue bird slot 1 turn 4")
    mine = board(table)
    assert mine["garden"] == [{"cell": [2, 0], "hexagon": "blue bird", "printed": True}]
    assert mine["slots"][0] == {"hexagon": "blue bird", "turn": 3}
    assert (mine["tiles"], mine["expansions"]) == ([], [])
    assert len(mine["free"]) == 6 + 5
    assert {event["feature"] for event in mine["features"]} == {"fountain", "statue", "bench", "pavilion"}


def test_an_expansion_goes_on_any_free_slot_in_any_turn() -> None:
    table = table_at(player(expansions="B1", slots="P1:1/-/-/-/-/-"))
    assert len(moves(table, "expand")) == 5 * 6


@pytest.mark.parametrize(("turn", "cell"), list(enumerate([[4, 0], [3, 1], [2, 1], [2, 0], [3, -1], [4, -1]])))
def test_turns_count_clockwise(turn: int, cell: list[int]) -> None:
    table = table_at(player(expansions="B1"))
    table.play({"do": "expand", "hexagon": "blue tree", "slot": 0, "turn": turn})
    assert [plot["cell"] for plot in board(table)["garden"]] == [cell]


def test_the_printed_hexagon_obeys_the_rules_of_neighbours_and_groups() -> None:
    # Only turn 4 of slot 1 touches the ring, at e6.
    table = table_at(player(expansions="B1", garden="e6Y3"))
    assert {(move["slot"], move["turn"]) for move in moves(table, "expand") if move["slot"] == 0} == {
        (0, turn) for turn in (0, 1, 2, 4, 5)
    }
    table = table_at(player(expansions="B1", garden="e6B1"))
    assert (0, 3) not in {(move["slot"], move["turn"]) for move in moves(table, "expand")}
    table = table_at(player(expansions="B1", garden="e6B3"))
    assert (0, 3) in {(move["slot"], move["turn"]) for move in moves(table, "expand")}
    table = table_at(player(expansions="B1", garden="d5B1.e6B3"))
    assert (0, 3) not in {(move["slot"], move["turn"]) for move in moves(table, "expand")}


def test_a_blank_expansion_costs_six_points_and_has_seven_cells() -> None:
    table = table_at(player(score=6))
    supply = table.view()["supply"]
    top = table.reveal()["hidden"]["supply"][0]
    table.play("buy slot 3")
    mine = board(table)
    assert (mine["score"], len(mine["free"]), mine["slots"][2]) == (0, 13, {"hexagon": None, "turn": None})
    assert table.view()["supply"] == supply - 1
    assert table.reveal()["hidden"]["slots"][0][2] == top
    assert events(table, "buy") == [{"event": "buy", "seat": 0, "slot": 2, "points": -6}]


def test_with_five_points_or_an_empty_supply_nothing_is_bought() -> None:
    assert moves(table_at(player(score=5)), "buy") == []
    full = [player(slots="?:-/?:-/-/-/-/-"), player(slots="?:-/?:-/-/-/-/-")]
    table = table_at(*full, count=4, left=8, top="B1")
    assert table.view()["supply"] == 0
    assert moves(table, "buy") == []


def test_a_blank_expansion_has_no_rule_of_neighbours() -> None:
    table = table_at(player(garden="e6Y3"))
    assert {move["slot"] for move in moves(table, "buy")} == set(range(6))


# Pass


def test_passing_is_always_possible_and_forced_when_nothing_else_is() -> None:
    assert {"do": "pass"} in table_at(player(tiles="B1"), top="B1", left=2).legal
    assert table_at(player(score=0)).legal == [{"do": "pass"}]


def test_who_has_passed_is_left_out_until_all_have() -> None:
    table = table_at(count=3, top="B1Y2G3D4", left=7)
    table.play("pass")
    for turn in (1, 2, 1, 2):
        assert table.turn == turn
        table.play(moves(table, "buy")[0])
    assert [one["passed"] for one in table.view()["boards"]] == [True, False, False]


def test_everybody_may_pass_at_once() -> None:
    table = sintra.new_table("garden", 4, {"starter": 2}, seed=5)
    for number in range(16):
        assert table.round == 1 + number // 4
        table.play("pass")
    assert table.over
    # 15 points less 1 a round for the one who passes first, and 3 jokers.
    assert table.scores == [18, 18, 14, 18]


def test_the_first_to_pass_takes_the_marker_and_loses_a_point() -> None:
    table = table_at(player(score=10), top="B1", left=2)
    table.play("pass")
    assert (board(table)["score"], board(table)["marker"]) == (9, True)
    assert events(table, "marker") == [{"event": "marker", "seat": 0, "points": -1}]
    table.play("pass")
    assert table.scores[1] == 50
    assert table.turn == 0


def test_with_no_points_the_marker_costs_nothing() -> None:
    table = table_at(player(score=0), top="B1", left=2)
    table.play("pass")
    assert (board(table)["score"], board(table)["marker"]) == (0, True)
    assert events(table, "marker") == [{"event": "marker", "seat": 0, "points": 0}]


def test_without_the_option_nothing_is_discarded_on_passing() -> None:
    table = table_at(player(tiles="B1"), top="B1", left=2)
    table.play("pass")
    assert table.turn == 1


def test_stored_hexagons_may_be_discarded_for_their_values() -> None:
    table = table_at(player(score=20, tiles="B6Y2Y2", expansions="G3"), top="B1", left=2, pass_discard="on")
    table.play("pass")
    assert texts(table, "discard") == {"discard blue tulips", "discard yellow bird", "discard light-green butterfly"}
    table.play("discard yellow bird")
    table.play("discard light-green butterfly")
    # Nothing moves before the last decision of a chain.
    assert (board(table)["score"], table.turn, len(board(table)["tiles"])) == (20, 0, 3)
    assert table.view()["pending"] == {"tiles": ["yellow bird"], "expansions": ["light green butterfly"]}
    table.play("done")
    mine = board(table)
    assert (mine["score"], mine["tiles"], mine["expansions"]) == (14, ["blue tulips", "yellow bird"], [])
    assert [event["points"] for event in table.events if "points" in event] == [-1, -2, -3]
    assert table.view()["tower"]["yellow bird"] == 1
    assert table.view()["returned"] == ["light green butterfly"]


def test_only_what_the_points_suffice_for_can_be_discarded() -> None:
    table = table_at(player(score=6, tiles="B6B5B1"), top="B2", left=2, pass_discard="on")
    table.play("pass")  # the marker costs a point
    assert texts(table, "discard") == {"discard blue lily", "discard blue tree"}
    table.play("discard blue lily")
    assert table.turn == 1
    assert board(table)["score"] == 0


def test_a_tile_is_discarded_before_an_expansion_with_the_same_hexagon() -> None:
    table = table_at(player(tiles="B2", expansions="B2"), top="B1", left=2, pass_discard="on")
    table.play("pass")
    table.play("discard blue bird")
    assert table.view()["pending"] == {"tiles": ["blue bird"], "expansions": []}
    table.play("discard blue bird")
    assert [event["kind"] for event in events(table, "discard")] == ["tile", "expansion"]


def test_whoever_can_discard_nothing_is_not_asked() -> None:
    table = table_at(player(score=3, tiles="B6"), top="B1", left=2, pass_discard="on")
    table.play("pass")
    assert table.turn == 1


# Round scoring


def last_pass(*players: str, **fields: object) -> sintra.Table:
    """The round ends with a pass of player 1."""
    fields = {"passed": "2", "marker": 2, "round": 1, **fields}
    table = table_at(*players, **fields)
    table.play("pass")
    return table


WHEEL = [
    (1, "base", {"dark green": 1, "tree": 1, "blue": 1}),
    (2, "base", {"bird": 1, "dark purple": 1, "butterfly": 2}),
    (3, "base", {"light purple": 1, "flower": 2, "yellow": 1}),
    (4, "base", {"lily": 3, "light green": 1, "tulips": 3}),
    (1, "variant", {"dark green": 1, "tree": 1, "blue": 1}),
    (2, "variant", {"bird": 2, "dark purple": 1, "butterfly": 3}),
    (3, "variant", {"light purple": 1, "flower": 4, "yellow": 1}),
    (4, "variant", {"lily": 5, "light green": 1, "tulips": 6}),
]


@pytest.mark.parametrize(("number", "side", "entries"), WHEEL)
def test_the_wheel_scores_colours_and_symbols(number: int, side: str, entries: dict[str, int]) -> None:
    garden = "d4B1.e6P2.f4L3.e8Y4.b5G5.b2D6"
    table = last_pass(player(score=10, garden=garden, slots="?:-/?:-/?:-/-/-/-"), round=number, scoring=side)
    told = {
        event.get("colour", event.get("symbol")): event["points"]
        for event in events(table, "wheel")
        if not event["seat"]
    }
    assert told == entries


def test_a_hexagon_may_score_twice() -> None:
    table = last_pass(player(score=10, garden="d4B1"))
    assert table.scores[0] == 12


def test_printed_hexagons_score_too_and_pavilions_one_point_each() -> None:
    table = last_pass(player(score=10, slots="B1:1/-/D2:3/-/-/-"))
    assert [event["points"] for event in table.events if event.get("seat") == 0 and "points" in event] == [1, 1, 1, 2]
    assert table.scores[0] == 15


def test_blank_expansions_have_no_pavilion() -> None:
    table = last_pass(player(score=10, slots="?:-/-/-/-/-/-"))
    assert events(table, "pavilions")[-1]["count"] == 0
    assert table.scores[0] == 10


# Next round


def test_the_display_is_cleared_and_the_next_stack_laid_out() -> None:
    table = last_pass(player(jokers=2, tiles="B3"), top="B1Y2", piles="D1:G3", up="P4", left=2)
    view = table.view()
    assert (view["round"], view["stack"], view["piles"], view["face_up"]) == (2, 5, [], [])
    assert len(view["top"]) == 4
    assert sum(view["tower"].values()) == 3
    assert view["stacks"] == [0, 5, 5, 5]
    assert view["returned"] == ["dark purple flower"]
    assert [kind for kind in kinds(table) if kind in ("sweep", "return", "rest")] == ["sweep", "return", "rest"]
    assert (board(table)["jokers"], board(table)["tiles"]) == (2, ["blue butterfly"])


def test_expansions_go_under_the_supply_in_hexagon_order() -> None:
    stacks = "L2P1/B12345/G12345/Y12345"
    table = last_pass(top="B1", piles="D1:G3", up="P4", stacks=stacks)
    names = table.reveal()["hidden"]["supply"][-4:]
    assert names == ["dark purple tree", "dark purple flower", "light purple bird", "dark green tree"]


def test_the_holder_of_the_marker_starts() -> None:
    table = last_pass(starter=1)
    view = table.view()
    assert (table.turn, view["starter"], view["marker"]) == (1, 1, None)
    assert not any(one["passed"] or one["marker"] for one in view["boards"])


# The end


def test_after_the_fourth_round_the_display_stays_and_the_game_is_over() -> None:
    table = last_pass(round=4, top="B1Y2", left=2)
    assert table.over
    assert "sweep" not in kinds(table)
    assert table.view()["top"] == ["blue tree", "yellow bird"]


def test_storages_bring_a_point_a_joker_and_cost_their_numbers() -> None:
    table = last_pass(player(score=30, jokers=4, tiles="B6Y2Y2", expansions="G3"), round=4)
    assert table.scores[0] == 30 + 4 - 6 - 2 - 2 - 3
    mine = board(table)
    assert (mine["jokers"], mine["tiles"], mine["expansions"]) == (0, [], [])
    assert table.view()["tower"]["yellow bird"] == 2
    assert table.reveal()["hidden"]["supply"][-1] == "light green butterfly"


def test_a_loss_is_cut_at_zero_before_groups_score() -> None:
    table = last_pass(player(score=3, jokers=1, tiles="B6", garden="d4Y1.d5Y2.e6Y3"), round=4)
    told = [(event["event"], event["points"]) for event in table.events if event.get("seat") == 0 and "points" in event]
    assert told[-3:] == [("jokers", 1), ("storage", -4), ("group", 6)]
    assert table.scores[0] == 6


def test_groups_of_three_and_more_score_their_numbers() -> None:
    table = last_pass(player(score=0, garden="d4Y1.d5Y2.e6Y4.f4B3.e4B1"), round=4)
    assert [(event["hexagons"], event["points"]) for event in events(table, "group")] == [
        (["yellow tree", "yellow bird", "yellow flower"], 7)
    ]


def test_a_hexagon_counts_in_a_colour_group_and_in_a_symbol_group() -> None:
    table = last_pass(player(score=0, garden="d4Y1.d5Y2.e6Y3.e4B1.f4G1"), round=4)
    assert [event["points"] for event in events(table, "group")] == [6, 3]


def test_any_number_of_groups_of_a_line_scores() -> None:
    table = last_pass(player(score=0, garden="d4Y1.d5Y2.e6Y3.b2Y1.b1Y2.c1Y4", slots="-/-/?:-/-/-/-"), round=4)
    assert [event["points"] for event in events(table, "group")] == [7, 6]


@pytest.mark.parametrize(
    ("side", "size", "bonus"),
    [("base", 4, 0), ("base", 5, 0), ("base", 6, 6), ("variant", 3, 0), ("variant", 4, 4), ("variant", 5, 5),
     ("variant", 6, 6)],
)  # fmt: skip
def test_large_groups_bring_a_bonus(side: str, size: int, bonus: int) -> None:
    ring = ("d4", "d5", "e6", "f5", "f4", "e4")
    garden = ".".join(f"{cell}Y{number}" for number, cell in enumerate(ring[:size], 1))
    table = last_pass(player(score=0, garden=garden), round=4, scoring=side)
    assert sum(event["points"] for event in events(table, "bonus")) == bonus
    assert [event["points"] for event in events(table, "group")] == [sum(range(size + 1))]


def test_the_final_scoring_of_the_rulebook() -> None:  # a worked example
    garden = ".".join([
        "b2B1.a2B2.a1B3.b1B6",  # 1 + 2 + 3 + 6
        "b5P1.b6L1.a4Y1.a3G1.c5D1",  # five trees
        "e8Y1.e9Y2.d8Y3.d7Y4.f7Y5.f8Y6",  # 1 to 6, with a bonus of 6
        "h2P3.h1L3.i1G3",  # three butterflies
        "e2D3.d1D4.e1D5.f1D6",  # 3 + 4 + 5 + 6
        "h5B4.h6P4.i4L4",  # three flowers
        "d4P5.d5L5",  # a group of two scores nothing
    ])  # fmt: skip
    table = last_pass(player(score=20, jokers=2, tiles="G4", garden=garden, slots=BLANKS), round=4)
    parts = {kind: sum(event["points"] for event in events(table, kind) if event["seat"] == 0)
             for kind in ("jokers", "storage", "group", "bonus")}  # fmt: skip
    assert parts == {"jokers": 2, "storage": -4, "group": 12 + 5 + 21 + 9 + 18 + 12, "bonus": 6}
    assert sum(parts.values()) == 81


def test_most_points_win_and_ties_share_the_victory() -> None:
    table = last_pass(player(score=30), player(score=30), round=4)
    assert table.winners == [0, 1]
    table = last_pass(player(score=31), player(score=30), round=4)
    assert table.winners == [0]
    assert last_pass(round=3).winners == []


# What is hidden


def test_undo_between_people_stops_where_something_came_to_light() -> None:
    table = sintra.from_position(table_at(top="Y5", piles="P3:B2", left=2).position(), undo="known")
    table.play("take blue")  # nothing is dealt, but an expansion turns face up
    assert not table.can_undo()
    table = sintra.from_position(table_at(top="Y5", piles="P3:B2B3", left=2).position(), undo="known")
    table.play("take bird")
    assert table.can_undo()


def test_what_went_under_the_supply_in_public_is_known() -> None:
    table = last_pass(player(jokers=1, tiles="B2"), top="B1", up="P4", left=2, returned="-")
    assert table.view()["returned"] == ["dark purple flower"]
    assert "dark purple flower" not in table.view()["unseen"]
    assert len(table.view()["unseen"]) == 35


def test_blank_expansions_show_nothing_of_their_front() -> None:
    table = table_at()
    front = table.reveal()["hidden"]["supply"][0]
    table.play("buy slot 1")
    assert front in table.view()["unseen"]
    assert front not in str(table.view()["boards"])
