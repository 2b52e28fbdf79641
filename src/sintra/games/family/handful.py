"""Handfuls of pieces, counted in a state and named in a view."""

from collections.abc import Sequence
from functools import cache
from typing import Any


def one_by_one(names: tuple[str, ...], counts: Sequence[int]) -> list[Any]:
    """Pieces one by one, in the order of their names."""
    return list(repeated(names, *counts))


@cache
def repeated(names: tuple[str, ...], *counts: int) -> tuple[str, ...]:
    """The same, remembered: the same few handfuls lie there again and again."""
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def counted(names: tuple[str, ...], counts: Sequence[int]) -> dict[Any, int]:
    return dict(zip(names, counts, strict=True))
