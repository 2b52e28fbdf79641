"""What only one player knows, or nobody: views, events, redraws, and moves that can not be taken back."""

import json
from typing import Any

import numpy as np
import pytest

import sintra
from sintra import NothingToUndo, Table
from sintra.core import engine
from tests.games.duel.build import board, position, table_at
from tests.tables import play_randomly

VIEWERS = (None, 0, 1)
DRAWN: dict[str, Any] = {"suns": "BBYR", "face_up": "YKTS/WBTK/TRBW", "stack": "KYRW/TYWK/KSTR/SKRB"}  # W W S S


def drawn_table(keep: int = 0, order: tuple[int, ...] = (1, 2), **fields: Any) -> Table:
    """Player 1 has drawn three plates, kept one and put the others under the stack; the kept one is to be placed."""
    table = table_at(board(9), **{**DRAWN, **fields})
    for move in ("draw", "draw", "draw", "stop"):
        table.play(move)
    table.play({"do": "keep", "plate": keep})
    table.play({"do": "under", "plate": order[0]})
    return table


def placed_table(keep: int = 0, order: tuple[int, ...] = (1, 2), **fields: Any) -> Table:
    table = drawn_table(keep, order, **fields)
    table.play("place 1 turned 0")
    return table


def known_stack(plates: str) -> Table:
    """Player 2 is to move, and all that is left of the stack has gone under it once: these plates, then two others."""
    return table_at(board(9), board(9), round=3, suns="BBYR", turn=2, under=f"{plates}/RTYW1/SKRB2")


def shown(table: Table, viewer: int | None) -> str:
    """Everything that a viewer gets, byte by byte; the legal moves only if they are his to choose from."""
    legal = table.legal if viewer == table.turn else None
    return json.dumps([table.view(viewer), table.events_for(viewer), table.moves_for(viewer), legal])


# What is put under the stack


def test_the_drawer_knows_what_he_put_under_the_stack() -> None:  # D-12
    table = placed_table()
    assert [place["plate"] for place in table.view(0)["stack"][-2:]] == ["TYWK", "KSTR"]
    assert [place["type"] for place in table.view(0)["stack"][-2:]] == ["mosaic", "ornament"]
    assert not {"TYWK", "KSTR"} & set(table.view(0)["unseen"])


@pytest.mark.parametrize("viewer", [None, 1])
def test_others_see_only_the_backs_in_their_order(viewer: int | None) -> None:  # D-12
    table = placed_table()
    assert table.view(viewer)["stack"][-2:] == [{"type": kind, "plate": None} for kind in ("mosaic", "ornament")]
    assert {"TYWK", "KSTR"} <= set(table.view(viewer)["unseen"])
    turned = placed_table(order=(2, 1))
    assert [place["type"] for place in turned.view(viewer)["stack"][-2:]] == ["ornament", "mosaic"]


def test_what_is_known_stays_known_until_the_plate_is_drawn() -> None:  # D-12
    table = table_at(board(9), round=3, suns="BBYR", under="KYRW1/KSTR2")
    for viewer, plates in ((None, [None, None]), (0, ["KYRW", None]), (1, [None, "KSTR"])):
        assert [place["plate"] for place in table.view(viewer)["stack"][-2:]] == plates
        assert [place["type"] for place in table.view(viewer)["stack"][-2:]] == ["mosaic", "ornament"]


def test_what_is_known_moves_up_with_its_plate() -> None:  # D-12
    table = table_at(board(9), round=3, suns="BBYR", under="KYRW1/KSTR2")
    for left in (2, 1):
        table.play("draw")
        for viewer, plates in ((None, [None, None]), (0, ["KYRW", None]), (1, [None, "KSTR"])):
            assert [place["plate"] for place in table.view(viewer)["stack"][left:]] == plates
            assert [place["type"] for place in table.view(viewer)["stack"][1:left]] == [None] * (left - 1)


def test_who_knew_a_plate_knows_it_when_it_is_drawn() -> None:  # D-12
    table = known_stack("KYRW1/TYWK2/KSTR12")
    for _ in range(3):
        table.play("draw")
    fronts = {viewer: [plate["plate"] for plate in table.view(viewer)["hand"]["plates"]] for viewer in VIEWERS}
    assert fronts == {None: [None] * 3, 0: ["KYRW", None, "KSTR"], 1: [None, "TYWK", "KSTR"]}
    table.play("stop")
    table.play("keep 2")
    table.play("under 3")
    assert [plate["plate"] for plate in table.view(0)["hand"]["plates"]] == ["KYRW", None, "KSTR"]
    assert table.view(0)["hand"]["kept"] is None
    assert not {"KYRW", "KSTR"} & set(table.view(0)["unseen"])


@pytest.mark.parametrize(
    ("kept", "known"),
    [
        ("keep 2", ["KYRW", "KSTR"]),  # one of each type has gone back, and both were known
        ("keep 3", [None, None]),  # two of one type have: which is where?
    ],
)
def test_what_went_back_is_known_to_the_other_where_it_is_certain(kept: str, known: list[str | None]) -> None:  # D-12
    table = known_stack("KYRW1/TYWK1/KSTR1")
    for move in ("draw", "draw", "draw", "stop", kept, "under 1", "place 1 turned 0"):
        table.play(move)
    assert [place["plate"] for place in table.view(0)["stack"][-2:]] == known
    assert None not in [place["plate"] for place in table.view(1)["stack"][-2:]]
    assert [place["plate"] for place in table.view()["stack"][-2:]] == [None, None]


def test_drawn_plates_are_in_nobodys_view_before_the_draw_ends() -> None:  # D-11, D-12
    table = table_at(board(9), **DRAWN)
    table.play("draw")
    table.play("draw")
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert [plate["plate"] for plate in view["hand"]["plates"]] == [None, None]
        assert {"KYRW", "TYWK"} <= set(view["unseen"])
    table.play("stop")
    assert [plate["plate"] for plate in table.view(0)["hand"]["plates"]] == ["KYRW", "TYWK"]
    for viewer in (None, 1):
        assert [plate["plate"] for plate in table.view(viewer)["hand"]["plates"]] == [None, None]


# Moves and events


@pytest.mark.parametrize("viewer", [None, 1])
def test_moves_that_tell_a_plate_are_hidden_from_others(viewer: int | None) -> None:  # D-12
    table = placed_table(keep=1, order=(0, 2))
    hidden = [{"do": "keep"}, {"do": "under"}]
    assert table.moves_for(viewer)[-3:] == [*hidden, {"do": "place", "field": 0, "turn": 0}]
    assert table.moves_for(0) == table.moves
    assert table.moves[-3:-1] == [{"do": "keep", "plate": 1}, {"do": "under", "plate": 0}]


@pytest.mark.parametrize("viewer", [None, 1])
def test_events_that_tell_a_plate_are_hidden_from_others(viewer: int | None) -> None:  # D-12
    table = table_at(board(9), **DRAWN)
    for move in ("draw", "draw", "draw"):
        table.play(move)
        assert table.events_for(viewer) == table.events_for(0) == table.events
    table.play("stop")
    assert [event["plate"] for event in table.events_for(0)] == ["KYRW", "TYWK", "KSTR"]
    assert [event["type"] for event in table.events_for(viewer)] == ["mosaic", "mosaic", "ornament"]
    assert all(event["event"] == "look" and "plate" not in event for event in table.events_for(viewer))
    table.play("keep 2")
    assert table.events_for(0) == [{"event": "keep", "seat": 0, "plate": "TYWK", "number": 1}]
    assert table.events_for(viewer) == [{"event": "keep", "seat": 0}]
    table.play("under 3")
    assert [event["plate"] for event in table.events_for(0)] == ["KSTR", "KYRW"]
    assert table.events_for(viewer) == [{"event": "under", "seat": 0, "type": kind} for kind in ("ornament", "mosaic")]


def test_a_single_drawn_plate_is_hidden_too_until_it_is_placed() -> None:  # D-12
    table = table_at(board(1), **DRAWN)
    table.play("draw")
    for viewer in (None, 1):
        assert "KYRW" not in shown(table, viewer).replace(json.dumps(table.view(viewer)["unseen"]), "")
    table.play("place 1 turned 0")
    assert table.view()["boards"][0]["plates"][0] == "KYRW"


def test_everything_is_shown_when_the_game_is_over() -> None:  # D-12
    table = play_randomly(placed_table(), 5)
    assert table.over
    for viewer in VIEWERS:
        assert table.moves_for(viewer) == table.moves
        for step in table.steps:
            assert table.seen(step, viewer).events == step.events


def test_secret_moves_and_events_read_well() -> None:  # D-12
    table = drawn_table()
    game = table.game
    assert [game.format_move(move) for move in table.moves_for(1)[-2:]] == ["keep", "under"]
    assert [game.describe(event, "en") for event in table.events_for(1)] == [
        "A plate (mosaic) goes under the stack.",
        "A plate (ornament) goes under the stack.",
    ]


# Two tables that differ in hidden things only


def assert_alike(one: Table, two: Table, viewers: tuple[int | None, ...]) -> None:
    assert one.position() != two.position()
    for viewer in viewers:
        assert shown(one, viewer) == shown(two, viewer)


MOVES = ["sun 1 blue 2", "stack yellow", "plate 1", "place 9 turned 90", "moon red 1"]


def test_plates_of_the_unknown_stack_are_alike() -> None:  # D-02, D-12
    one = table_at(board(9), **{**DRAWN, "stack": "KYRW/TYWK/KSTR/SKRB"})
    for stack in ("TYWK/KYRW/KSTR/SKRB", "KYRW/KSTR/TYWK/SKRB", "KYRW/SKRB/TYWK/KSTR"):
        two = table_at(board(9), **{**DRAWN, "stack": stack})
        assert_alike(one, two, VIEWERS)
        again = sintra.from_position(one.position())
        for move in MOVES[:2]:
            again.play(move)
            two.play(move)
            assert_alike(again, two, VIEWERS)


def test_a_draw_does_not_tell_its_front() -> None:  # D-11, D-12
    one, two = (table_at(board(9), **{**DRAWN, "stack": stack}) for stack in ("KYRW/TYWK/KSTR", "TYWK/KYRW/KSTR"))
    for move in ("draw", "draw"):
        for table in (one, two):
            table.play(move)
        assert_alike(one, two, VIEWERS)
    for table in (one, two):
        table.play("stop")
    assert_alike(one, two, (None, 1))
    assert shown(one, 0) != shown(two, 0)


def test_the_type_of_the_next_plate_is_seen_after_a_draw() -> None:  # D-12
    one, two = (table_at(board(9), **{**DRAWN, "stack": stack}) for stack in ("KYRW/TYWK/KSTR", "KYRW/KSTR/TYWK"))
    assert_alike(one, two, VIEWERS)
    for table in (one, two):
        table.play("draw")
    assert [table.view()["stack"][0]["type"] for table in (one, two)] == ["mosaic", "ornament"]


def test_face_down_chips_are_like_those_of_the_supply() -> None:  # D-05, D-17
    one, two, three = (table_at(board(), suns="BBYR/YYRK", chips=chips) for chips in ("RT?/T?", "B?/T?", "T?/RT?"))
    assert_alike(one, two, VIEWERS)
    assert_alike(one, three, VIEWERS)
    for table in (one, two):
        table.play("sun 2 yellow 2")
        table.play("stack red")
    assert_alike(one, two, VIEWERS)


def swapped(text: str, one: str, two: str) -> str:
    """The text with two plates changed for one another."""
    return text.replace(one, "????").replace(two, one).replace("????", two)


def test_what_one_put_under_is_hidden_from_the_other() -> None:  # D-12
    text = position(board(9), round=2, suns="BBYR", stack="KSTR/RTYW/SKRB", under="KYRW1/TYWK1/YSKR2", turn=2)
    for pair, unlike in ((("KYRW", "TYWK"), 0), (("KYRW", "RTYW"), 0), (("YSKR", "SKRB"), 1)):
        one, two = sintra.from_position(text), sintra.from_position(swapped(text, *pair))
        assert_alike(one, two, (None, 1 - unlike))
        assert shown(one, unlike) != shown(two, unlike)


def test_which_of_two_equal_backs_was_kept_is_hidden_until_it_is_placed() -> None:  # D-12
    one, two = drawn_table(keep=0, order=(1, 2)), drawn_table(keep=1, order=(0, 2))
    assert_alike(one, two, (None, 1))
    assert shown(one, 0) != shown(two, 0)


def test_in_which_order_equal_backs_were_drawn_is_hidden() -> None:  # D-12
    one = placed_table(keep=0, order=(1, 2), stack="KYRW/TYWK/KSTR")
    two = placed_table(keep=1, order=(0, 2), stack="TYWK/KYRW/KSTR")
    assert one.position() == two.position()
    for viewer in (None, 1):
        assert shown(one, viewer) == shown(two, viewer)


def test_the_order_of_equal_backs_under_the_stack_is_hidden() -> None:  # D-12
    fields: dict[str, Any] = {"stack": "KSTR/KYRW/TYWK"}
    one, two = placed_table(0, (1, 2), **fields), placed_table(0, (2, 1), **fields)
    assert_alike(one, two, (None, 1))
    assert one.view(0)["stack"][-2:] == two.view(0)["stack"][:-3:-1]


# Redrawing what a seat can not know


def redrawn(table: Table, seat: int, seed: int) -> Table:
    state = table.state()
    engine.redraw(state[0], seat, np.uint64(seed))
    return Table(table.game, state, None)


def stacks(table: Table, seat: int) -> list[list[str]]:
    return [redrawn(table, seat, seed).reveal()["hidden"]["stack"] for seed in range(200)]


KNOWN: dict[str, Any] = {"round": 2, "suns": "BBYR", "face_up": "YKTS/WBTK/TRBW", "under": "KYRW1/KSTR2/TYWK1"}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_redraw_keeps_what_a_seat_sees(seat: int) -> None:  # D-12
    table = table_at(board(9), **KNOWN)
    viewer = None if seat < 0 else seat
    for seed in range(50):
        other = redrawn(table, seat, seed)
        assert json.dumps([other.view(viewer), other.legal]) == json.dumps([table.view(viewer), table.legal])
        assert sorted(other.reveal()["hidden"]["stack"]) == sorted(table.reveal()["hidden"]["stack"])


def test_a_redraw_keeps_the_plates_that_a_seat_put_under_the_stack() -> None:  # D-12
    table = table_at(board(9), **KNOWN)
    places = list(zip(*stacks(table, 0), strict=True))
    assert [set(place) for place in (places[-3], places[-1])] == [{"KYRW"}, {"TYWK"}]
    assert len(set(places[-2])) > 1
    assert all("S" in plate for plate in places[-2])
    assert all("KSTR" in place for place in places[1:-3])
    places = list(zip(*stacks(table, 1), strict=True))
    assert set(places[-2]) == {"KSTR"}
    assert all(len(set(place)) > 1 and all("W" in plate for plate in place) for place in (places[-3], places[-1]))


def test_a_redraw_keeps_the_type_on_top_and_changes_the_rest() -> None:  # D-12
    table = table_at(board(9), **KNOWN)
    top = table.reveal()["hidden"]["stack"][0]
    for seat in (-1, 0, 1):
        places = list(zip(*stacks(table, seat), strict=True))
        assert len(set(places[0])) > 1
        assert {"W" in plate for plate in places[0]} == {"W" in top}
        assert all({"W" in plate for plate in place} == {True, False} for place in places[1:-3])


def test_a_redraw_changes_face_down_chips_and_the_chance_to_come() -> None:  # D-05, D-17
    table = table_at(board(), suns="BBYR/-/YYRK", chips="RT?/B/T?")
    seen = [redrawn(table, 0, seed).reveal() for seed in range(100)]
    for factory, count in ((0, 6), (2, 6)):
        assert len({view["hidden"]["chips"][factory] for view in seen}) > count
    assert {view["hidden"]["chips"][1] for view in seen} == {"B"}
    assert len({view["chance"]["key"] for view in seen}) == 100


def test_a_redraw_during_a_draw_keeps_only_the_backs() -> None:  # D-11, D-12
    table = table_at(board(9), **DRAWN)
    for move in ("draw", "draw", "draw"):
        table.play(move)
    for seat in (-1, 0, 1):
        hands = [redrawn(table, seat, seed).reveal()["hidden"]["drawn"] for seed in range(60)]
        assert all(["W" in plate for plate in hand] == [True, True, False] for hand in hands)
        assert all(len(set(place)) > 1 for place in zip(*hands, strict=True))
    table.play("stop")
    own = [redrawn(table, 0, seed).reveal()["hidden"]["drawn"] for seed in range(20)]
    assert all(hand == ["KYRW", "TYWK", "KSTR"] for hand in own)
    others = [redrawn(table, 1, seed).reveal()["hidden"]["drawn"] for seed in range(60)]
    assert all(len(set(place)) > 1 for place in zip(*others, strict=True))


def test_a_redrawn_game_can_be_played_to_its_end() -> None:  # D-12
    for table in (drawn_table(), placed_table()):
        for seat in (0, 1):
            other = redrawn(table, seat, 7)
            assert sintra.from_position(other.position()).view(seat) == other.view(seat)
            assert play_randomly(other, 3).over


# Moves that can not be taken back between two people


def can_not_undo(table: Table) -> bool:
    with pytest.raises(NothingToUndo):
        table.undo()
    return not table.can_undo()


def test_a_plate_not_placed_yet_can_be_taken_back() -> None:  # D-10
    table = table_at(board(9), undo="known", **DRAWN)
    before = table.position()
    table.play("plate 1")
    table.undo()
    assert table.position() == before
    table.play("plate 2")
    table.play("place 1 turned 0")
    table.undo()
    table.undo()
    assert table.position() == before


def test_a_draw_and_a_look_can_not_be_taken_back() -> None:  # D-11
    table = table_at(board(9), undo="known", **DRAWN)
    table.play("draw")
    assert can_not_undo(table)
    table.play("draw")
    table.play("stop")
    assert can_not_undo(table)
    table.play("keep 1")
    assert table.can_undo()
    assert not table.can_undo(2)
    table.play("place 1 turned 0")
    assert table.can_undo(2)
    assert not table.can_undo(3)


def test_a_look_at_a_single_plate_can_not_be_taken_back() -> None:  # D-11
    table = table_at(board(9), undo="known", **DRAWN)
    table.play("draw")
    table.play("stop")
    assert can_not_undo(table)
    table = table_at(board(0), undo="known", **DRAWN)
    table.play("draw")
    assert can_not_undo(table)


def test_a_revealed_chip_can_not_be_taken_back() -> None:  # D-17, D-18
    table = table_at(board(), suns="BBBB/YYRK", undo="known")
    table.play("sun 1 blue 4")
    assert can_not_undo(table)
    table.play("sun 2 yellow 2")
    assert table.can_undo()
    table = table_at(board(), moons="B", suns="-/YYRK", undo="known")
    table.play("moon blue 1")
    assert can_not_undo(table)


def test_a_refill_can_not_be_taken_back() -> None:  # D-06, D-50
    table = sintra.new_table("duel", seed=1, undo="known")
    table.play("plate 1")
    assert table.can_undo()
    table.play("place 1 turned 0")
    assert can_not_undo(table)
    table = table_at(board(tokens=0), board(tokens=0), large="B", undo="known")
    table.play("sun large blue 6")
    assert table.round == 2
    assert can_not_undo(table)


def test_what_reveals_nothing_can_be_taken_back() -> None:  # D-14, D-15
    table = table_at(board(), suns="BBYR", moons="-/KY", undo="known")
    before = table.position()
    for move in ("sun 1 blue 2", "stack red", "moon yellow 2"):
        table.play(move)
    for _ in range(3):
        table.undo()
    assert table.position() == before
