"""Sets as the bits of whole numbers."""

import pytest

from sintra.core.bits import bit_count, lowest, nth
from sintra.core.compiling import compiled


@compiled
def looked_up(bits, n):
    """How many members, the first one, and the n-th one."""
    return bit_count(bits), lowest(bits), nth(bits, n)


@pytest.mark.parametrize(
    ("members", "n"), [([0], 0), ([3], 0), ([54], 0), ([0, 1, 2], 2), ([5, 17, 35, 62], 1), ([5, 17, 35, 62], 3)]
)
def test_members_are_counted_and_found(members: list[int], n: int) -> None:
    bits = sum(1 << member for member in members)
    assert looked_up(bits, n) == (len(members), members[0], members[n])
    assert bit_count(bits) == len(members)


def test_an_empty_set_has_no_members() -> None:
    assert bit_count(0) == 0
