"""What lies on the table before a game, as a record to begin from."""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload


def fresh(kind: "np.dtype[Any]", **values: Any) -> "np.ndarray[Any, Any]":
    """An array of one record: 0 everywhere but where something else is said."""
    records = np.zeros(1, kind)
    for name, value in values.items():
        records[name] = value
    return records


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types.
def copy_bytes(typing: Any, target: Any, source: Any) -> Any:
    """A record over another one of its type, at once."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, *args, context.get_constant(types.intp, target.size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


def renew(record: Any, other: Any) -> None:
    """Make a record what another one is."""
    for name in record.dtype.names:
        record[name] = other[name]


@overload(renew)
def compiled_renew(record, other):  # type: ignore[no-untyped-def]  # Numba wants the lambda's signature.
    return lambda record, other: copy_bytes(record, other)
