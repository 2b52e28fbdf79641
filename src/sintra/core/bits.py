"""Sets as the bits of a whole number: how many members, and which comes first."""

from typing import Any

import numba
from numba.extending import intrinsic, overload

from sintra.core.compiling import inner


@intrinsic
def population(typing: Any, bits: Any) -> Any:
    """The processor's own instruction."""
    return numba.types.int64(numba.types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


def bit_count(bits: Any) -> int:
    """How many bits are set; the number is not negative."""
    return int(bits).bit_count()


@overload(bit_count)
def compiled_bit_count(bits):  # Numba wants the very signature of the lambda.
    return lambda bits: population(bits)


@inner
def lowest(bits):
    """The number of the lowest bit that is set."""
    return bit_count((bits & -bits) - 1)


@inner
def nth(bits, n):
    """The number of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
