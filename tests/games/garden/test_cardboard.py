"""What is printed on cardboard."""

import pytest

from sintra.games.garden import cardboard as box
from sintra.games.garden.rules.actions import ACTIONS, PAYMENTS


def members(bits: int) -> list[int]:
    return [number for number in range(int(bits).bit_length()) if int(bits) >> number & 1]


def test_the_garden_has_55_cells_of_which_48_can_be_planted() -> None:
    assert len(set(box.CELLS)) == box.CELL_COUNT == 55
    assert box.PLANTABLE_COUNT == 48
    assert len(set(box.CELL_NAMES)) == 55


def test_slots_do_not_overlap() -> None:
    cells = [members(slot) for slot in box.SLOT_CELLS]
    assert [len(slot) for slot in cells] == [7] * 6
    assert len({cell for slot in cells for cell in slot}) == 42
    assert not set(members(box.RING_CELLS)) & {cell for slot in cells for cell in slot}


def test_neighbours_are_mutual_and_share_a_side() -> None:
    for cell, (q, r) in enumerate(box.CELLS):
        for other in members(box.NEIGHBOURS[cell]):
            dq, dr = box.CELLS[other][0] - q, box.CELLS[other][1] - r
            assert (dq, dr) in box.STEPS
            assert int(box.NEIGHBOURS[other]) >> cell & 1


@pytest.mark.parametrize("feature", range(box.FEATURE_COUNT))
def test_every_feature_has_six_neighbours_and_none_is_a_feature(feature: int) -> None:
    beside = members(box.NEIGHBOURS[box.FEATURE_CELL[feature]])
    assert len(beside) == 6
    assert not set(beside) & set(box.FEATURE_CELL.tolist())
    assert all(int(box.FEATURES_BESIDE[cell]) >> feature & 1 for cell in beside)
    assert sum(int(box.FEATURES_BESIDE[cell]) >> feature & 1 for cell in range(55)) == 6


def test_there_are_thirteen_features() -> None:
    assert box.FEATURE_KINDS == ["fountain"] + ["statue"] * 3 + ["bench"] * 3 + ["pavilion"] * 6
    assert box.FEATURE_JOKERS.tolist() == [1] + [2] * 6 + [3] * 6


def contacts(one: int, other: int) -> int:
    """How many cells of a set have a neighbour in another."""
    return sum(bool(int(box.NEIGHBOURS[cell]) & int(other)) for cell in members(one))


@pytest.mark.parametrize("slot", range(6))
def test_slots_touch_their_neighbours_and_the_ring_in_one_pair_of_cells(slot: int) -> None:
    touched = [contacts(box.SLOT_CELLS[slot], box.SLOT_CELLS[other]) for other in range(6) if other != slot]
    assert sorted(touched) == [0, 0, 0, 1, 1]
    assert contacts(box.SLOT_CELLS[slot], box.RING_CELLS) == 1


def test_turns_go_clockwise_around_the_middle_of_a_slot() -> None:
    for slot, (q, r) in enumerate(box.SLOTS):
        printed = [box.CELLS[cell] for cell in box.PRINTED[slot]]
        assert printed == [(q + dq, r + dr) for dq, dr in box.TURNS]
        for turn, cell in enumerate(box.PRINTED[slot]):
            assert int(box.NEIGHBOURS[cell]) >> int(box.PRINTED[slot, turn - 1]) & 1


def test_rows_have_letters_and_their_cells_are_counted_from_the_left() -> None:
    names = dict(zip(box.CELLS, box.CELL_NAMES, strict=True))
    assert (names[0, -4], names[4, -4], names[0, 0], names[4, 0], names[0, 4]) == ("a1", "a4", "e5", "e9", "i4")


def test_lines_hold_six_hexagons_each_and_every_hexagon_is_in_two() -> None:
    lines = [members(line) for line in box.LINE]
    assert [len(line) for line in lines] == [6] * 12
    assert all(sum(hexagon in line for line in lines) == 2 for hexagon in range(36))
    assert [members(line) for line in box.LINE] == [sorted(places) for places in box.CROSSING.tolist()]


def test_the_wheel_shows_every_colour_and_symbol_once() -> None:
    for side in box.WHEEL.tolist():
        assert sorted(line for entries in side for line, _ in entries) == list(range(12))


def test_every_payment_has_its_own_number() -> None:
    assert len({tuple(payment) for payment in PAYMENTS.tolist()}) == len(PAYMENTS)
    assert ACTIONS < 2**15
