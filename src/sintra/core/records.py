"""State records: one fixed-size NumPy record per position, laid out as C would."""

from types import SimpleNamespace
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


def plain(records: "np.ndarray[Any, Any]", i: int = 0) -> Any:
    """A record as plain Python with the same names: reading NumPy's own takes microseconds for every field."""
    return named(records.dtype, records[i].item())


def named(dtype: "np.dtype[Any]", value: Any) -> Any:
    """Give the tuple that stands for a record its names back, and those inside it theirs."""
    if dtype.fields:
        fields = zip(dtype.fields.items(), value, strict=True)
        return SimpleNamespace(**{name: named(field[0], item) for (name, field), item in fields})
    if dtype.subdtype and dtype.subdtype[0].fields:
        return [named(dtype.subdtype[0], item) for item in value.tolist()]
    return value.tolist() if dtype.subdtype else value
