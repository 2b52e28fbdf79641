"""Runs of tiles in the bits of a row or a column, looked up by what lies there."""

import numpy as np


def run_lengths(size: int) -> "np.ndarray":
    """The length of the run through every place, were it filled, by the bits of so many places and by the place."""
    return np.array([[run_through(filled, place) for place in range(size)] for filled in range(1 << size)], np.int64)


def run_through(filled: int, place: int) -> int:
    first = last = place
    while first and filled >> (first - 1) & 1:
        first -= 1
    while filled >> (last + 1) & 1:
        last += 1
    return last - first + 1
