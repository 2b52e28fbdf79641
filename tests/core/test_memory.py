"""State records: laid out as C would, with equal bytes for equal states."""

import numpy as np

import sintra
from sintra.core.memory import plain, record_type

INNER = record_type(("wide", np.uint64), ("small", np.int8))


def test_records_inside_records_are_aligned() -> None:
    outer = record_type(("flag", np.int8), ("inner", INNER, (2,)), ("last", np.int8))
    assert INNER.itemsize == 16
    assert outer.fields["inner"][1] == 8
    assert outer.itemsize == 48


def test_every_byte_belongs_to_a_field() -> None:
    for game in sintra.GAMES.values():
        covered = sum(field[0].itemsize for field in game.state_type.fields.values())
        assert covered == game.state_type.itemsize


def test_a_record_can_be_read_as_plain_python() -> None:
    records = np.zeros(2, record_type(("inner", INNER, (2,)), ("grid", np.int8, (2, 3)), ("number", np.int16)))
    records[1].inner[1].wide = 2**63
    records[1].grid[1, 2] = -5
    read = plain(records, 1)
    assert read.inner[1].wide == 2**63
    assert read.grid == [[0, 0, 0], [0, 0, -5]]
    assert type(read.number) is int
