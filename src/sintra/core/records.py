"""State records: one fixed-size NumPy record per position, laid out as C would."""

from collections.abc import Callable
from functools import cache
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


def record_type(*fields: tuple[Any, ...]) -> "np.dtype[Any]":
    """A record of (name, type) and (name, type, shape) fields.

    Gaps are fields too: NumPy does not copy what no field covers, and equal states must have equal bytes.
    """
    layout: list[tuple[Any, ...]] = []
    end, widest = 0, 1
    for field in fields:
        format_ = np.dtype(field[1:] if len(field) > 2 else field[1])
        widest = max(widest, alignment(format_))
        end = pad(layout, end, alignment(format_))
        layout.append((field[0], format_))
        end += format_.itemsize
    pad(layout, end, widest)
    return np.dtype((np.record, np.dtype(layout, align=True)))


def pad(layout: list[tuple[Any, ...]], end: int, to: int) -> int:
    """Fill the gap up to the next multiple; where the next field begins."""
    gap = -end % to
    if gap:
        layout.append((f"gap{end}", np.uint8, (gap,)))
    return end + gap


@cache
def reader(dtype: "np.dtype[Any]") -> Callable[[Any], Any]:
    """What gives the tuple that stands for a record its names back, and those inside it theirs."""
    if dtype.fields:
        readers = [(name, reader(field[0])) for name, field in dtype.fields.items()]
        return lambda value: SimpleNamespace(
            **{name: read(item) for (name, read), item in zip(readers, value, strict=True)}
        )
    if dtype.subdtype and dtype.subdtype[0].fields:
        read = reader(dtype.subdtype[0])
        return lambda value: [read(item) for item in value.tolist()]
    return (lambda value: value.tolist()) if dtype.subdtype else (lambda value: value)


def plain(records: "np.ndarray[Any, Any]", i: int = 0) -> Any:
    """A record as plain Python with the same names: reading NumPy's own takes microseconds for every field."""
    return reader(records.dtype)(records[i].item())
