"""The arithmetic of Duel that must always hold."""

from collections import Counter

from hypothesis import given

from sintra import Table, View
from tests.games.duel.build import CHIPS, PLATES
from tests.strategies import SEEDS, tables
from tests.tables import SETTINGS, play_randomly

DUEL = tuple(setting for setting in SETTINGS if setting.game == "duel")
NAMES = ("blue", "yellow", "red", "black", "turquoise")


def tiles(view: View) -> Counter[str]:
    """Every coloured tile on the table."""
    found = Counter(view["bag"]) + Counter(view["tower"])
    found.update(view["large"]["sun"] + view["large"]["moon"])
    for factory in view["factories"]:
        found.update(factory["sun"] + factory["moon"])
    for board in view["boards"]:
        found.update(board["broken"])
        found.update(tile for row in board["dome"] for tile in row if tile in NAMES)
        found.update(line["colour"] for line in board["lines"] for _ in range(line["tiles"]))
    return found


def plates(view: View) -> list[str]:
    """Every plate on the table, from what is revealed."""
    found = [*view["face_up"], *view["hidden"]["stack"], *view["hidden"]["drawn"]]
    found += [plate for board in view["boards"] for plate in board["plates"]]
    if not view["hidden"]["drawn"]:
        found.append(view["hidden"]["held"])
    return [plate for plate in found if plate]


def ornaments(view: View) -> int:
    return sum(row.count("ornament") for board in view["boards"] for row in board["dome"])


@given(tables(DUEL))
def test_there_are_thirteen_tiles_of_every_colour(table: Table) -> None:  # D-04
    assert tiles(table.view()) == dict.fromkeys(NAMES, 13)


@given(tables(DUEL))
def test_there_is_every_plate_once(table: Table) -> None:  # D-02
    view = table.reveal()
    assert sorted(plates(view)) == sorted(PLATES)
    if table.over:
        assert [sum(plate is not None for plate in board["plates"]) for board in view["boards"]] == [9, 9]


@given(tables(DUEL))
def test_there_are_twenty_chips_four_a_round(table: Table) -> None:  # D-17
    view = table.view()
    held = [chip for board in view["boards"] for chip in board["chips"] + board["spent"]]
    up = [factory["chip"]["face"] for factory in view["factories"] if factory["chip"] and factory["chip"]["face"]]
    assert sorted([*held, *up, *view["chips"]]) == sorted(CHIPS * 2)
    assert len(held) <= 4 * view["round"]
    for board in view["boards"]:
        assert len(board["chips"]) + len(board["spent"]) <= 2 * view["round"]
        if table.over:
            assert len(board["chips"]) + len(board["spent"]) == 10


@given(tables(DUEL))
def test_ornaments_lie_exactly_on_the_plates_that_are_full(table: Table) -> None:  # D-35
    view = table.view()
    assert ornaments(view) <= 9
    for board in view["boards"]:
        for field in range(9):
            row, column = field // 3 * 2, field % 3 * 2
            printed = [board["printed"][row + space // 2][column + space % 2] for space in range(4)]
            lying = [board["dome"][row + space // 2][column + space % 2] for space in range(4)]
            full = sum(tile is not None for tile in lying if tile != "ornament") == 3
            if "ornament" in printed:
                assert (lying[printed.index("ornament")] == "ornament") == full
            assert all(tile in (None, space) or space == "mosaic" for tile, space in zip(lying, printed, strict=True))


@given(tables(DUEL))
def test_ornaments_on_domes_and_events_agree(table: Table) -> None:  # D-35
    told = sum(event["event"] == "ornament" for step in table.steps for event in step.events)
    assert ornaments(table.view()) == told


@given(tables(DUEL))
def test_numbers_stay_in_their_bounds(table: Table) -> None:  # D-13, D-21, D-61
    view = table.view()
    assert 1 <= view["round"] <= 5
    for board in view["boards"]:
        assert board["score"] >= 0
        assert 0 <= board["tokens"] <= 2
        assert len(board["broken"]) <= 4
        assert board["chips_taken"] <= 2
        assert all(sum(tile in NAMES for tile in row) <= view["round"] for row in board["dome"])
    assert sum(board["first"] for board in view["boards"]) + view["large"]["first"] == 1
    assert bool(table.winners) == table.over
    if table.over:
        best = max(table.scores)
        assert all(table.scores[seat] == best for seat in table.winners)


@given(tables(DUEL), SEEDS)
def test_at_the_end_everything_has_been_used(table: Table, seed: int) -> None:  # D-13, D-17, D-23
    view = play_randomly(table, seed).reveal()
    assert table.over
    assert [sum(plate is not None for plate in board["plates"]) for board in view["boards"]] == [9, 9]
    assert [len(board["chips"]) + len(board["spent"]) for board in view["boards"]] == [10, 10]
    assert [factory["chip"] for factory in view["factories"]] == [None] * 4
    assert (view["hidden"]["stack"], view["face_up"], view["chips"]) == ([], [None] * 3, [])
    assert tiles(view) == dict.fromkeys(NAMES, 13)
