"""States in memory: one fixed-size NumPy record per position, laid out as C would."""

from collections.abc import Callable
from functools import cache
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

GAP = "gap"  # how the names of fields begin that only fill gaps
SIGNS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}  # NumPy's, struct's


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
        layout.append((f"{GAP}{end}", np.uint8, (gap,)))
    return end + gap


# Reading


@cache
def bytes_of(dtype: "np.dtype[Any]", *names: str) -> slice:
    """Which bytes of a record are those of a field, or of a field inside a field."""
    first = 0
    for name in names:
        assert dtype.fields is not None
        dtype, offset, *_ = dtype.fields[name]
        first += offset
    return slice(first, first + dtype.itemsize)


class Reading(SimpleNamespace):
    """A record that was read: the same names, plain numbers and lists; changing it changes no state."""


def plain(records: "np.ndarray[Any, Any]", i: int = 0) -> Reading:
    """A record as plain Python with the same names: reading NumPy's own takes microseconds for every field."""
    return reader(records.dtype)(records[i : i + 1].tobytes())


@cache
def reader(dtype: "np.dtype[Any]") -> Callable[[bytes], Reading]:
    """What reads the bytes of a record: all its numbers at once, then their names by one expression."""
    signs, expression, _ = reading(dtype, 0)
    numbers_in = Struct(f"={signs}").unpack
    named: Callable[[tuple[int, ...]], Reading] = eval(f"lambda numbers: {expression}", {"Reading": Reading})
    return lambda saved: named(numbers_in(saved))


def reading(dtype: "np.dtype[Any]", first: int) -> tuple[str, str, int]:
    """The signs of a type for `struct`, the expression that names its numbers from the first on, and which is next."""
    if dtype.fields:
        return reading_fields(dtype, first)
    if dtype.subdtype:
        return reading_list(*dtype.subdtype, first)
    return SIGNS[dtype.str[1:]], f"numbers[{first}]", first + 1


def reading_fields(dtype: "np.dtype[Any]", first: int) -> tuple[str, str, int]:
    """The same for a record; gaps have no name."""
    signs, named = "", []
    for name, (kind, *_) in (dtype.fields or {}).items():
        if name.startswith(GAP):
            signs += f"{kind.itemsize}x"
        else:
            more, expression, first = reading(kind, first)
            signs += more
            named.append(f"{name}={expression}")
    return signs, f"Reading({', '.join(named)})", first


def reading_list(kind: "np.dtype[Any]", shape: tuple[int, ...], first: int) -> tuple[str, str, int]:
    """The same for a list, or a list of lists."""
    length, *inner = shape
    if not inner and not kind.fields:
        return reading(kind, first)[0] * length, f"[*numbers[{first}:{first + length}]]", first + length
    item = np.dtype((kind, tuple(inner))) if inner else kind
    signs, items = "", []
    for _ in range(length):
        more, expression, first = reading(item, first)
        signs += more
        items.append(expression)
    return signs, f"[{', '.join(items)}]", first
