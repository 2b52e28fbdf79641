"""Features in named blocks: where each block begins."""

from collections.abc import Mapping
from itertools import accumulate


def beginnings(blocks: Mapping[str, int]) -> tuple[int, ...]:
    """The number of the first feature of every block, in their order."""
    return tuple(accumulate(blocks.values(), initial=0))[:-1]
