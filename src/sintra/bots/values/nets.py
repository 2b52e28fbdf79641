"""The weights of nets, as data."""

from importlib import import_module
from pathlib import Path

import numpy as np

from sintra.bots.values.net import HIDDEN

Net = tuple["np.ndarray", "np.ndarray", "np.ndarray", "np.ndarray"]  # own, other, table, last


def sizes_of(rules: str) -> tuple[int, int]:
    """How many features a seat and the table have."""
    module = import_module(f"sintra.bots.values.{rules}_features")
    return module.SEAT_FEATURES, module.TABLE_FEATURES


def untrained(rules: str) -> Net:
    seat, table = sizes_of(rules)
    shapes = (seat, HIDDEN), (seat, HIDDEN), (table, HIDDEN), (HIDDEN + 1,)
    own, other, shared, last = (np.zeros(shape, np.float32) for shape in shapes)
    return own, other, shared, last


def load(path: Path) -> Net:
    with np.load(path) as kept:
        return tuple(np.ascontiguousarray(kept[name], np.float32) for name in ("own", "other", "table", "last"))  # type: ignore[return-value]


def save(path: Path, net: Net) -> None:
    np.savez_compressed(path, **{name: part.astype(np.float16) for name, part in zip(("own", "other", "table", "last"), net, strict=True)})
