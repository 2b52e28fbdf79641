"""State records: one fixed-size NumPy record per position, laid out as C would."""

from typing import Any

import numpy as np


def alignment(dtype: "np.dtype[Any]") -> int:
    """The alignment C gives a type; NumPy says 1 for a record inside a record, which Numba refuses."""
    if dtype.subdtype:
        return alignment(dtype.subdtype[0])
    if dtype.fields:
        return max(alignment(field[0]) for field in dtype.fields.values())
    return dtype.alignment


def aligned(offset: int, to: int) -> int:
    """The next multiple."""
    return -(-offset // to) * to


def record_type(*fields: tuple[Any, ...]) -> "np.dtype[Any]":
    """A record of (name, type) and (name, type, shape) fields."""
    formats = [np.dtype(field[1:] if len(field) > 2 else field[1]) for field in fields]
    offsets, end = [], 0
    for format_ in formats:
        offsets.append(aligned(end, alignment(format_)))
        end = offsets[-1] + format_.itemsize
    size = aligned(end, max(map(alignment, formats)))
    layout: Any = {"names": [field[0] for field in fields], "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))
