"""What a move did, told by the functions that do it: a log of small rows that a game turns into words."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.core.compiling import inner
from sintra.core.memory import record_type

MOST_EVENTS = 512

EVENT = record_type(
    ("kind", np.int16),
    ("seat", np.int16),
    ("piece", np.int16),
    ("count", np.int16),
    ("source", np.int16),
    ("target", np.int16),
    ("points", np.int16),
)


@dataclass(slots=True)
class Row:
    """A row of a log that was read."""

    kind: int
    seat: int
    piece: int
    count: int
    source: int
    target: int
    points: int


LOG = record_type(("rows", EVENT, (MOST_EVENTS,)), ("told", np.int16), ("is_open", np.int8))

NOBODY = NOWHERE = NOTHING = -1


def new_log() -> "np.ndarray[Any, Any]":
    """A log that listens: an array of one."""
    log = np.zeros(1, LOG)
    log["is_open"] = 1
    return log


def read_log(log: "np.ndarray[Any, Any]") -> list[Row]:
    """The rows that were told."""
    return [Row(*row) for row in log["rows"][0][: log["told"][0]].tolist()]


def mute_log() -> "np.ndarray[Any, Any]":
    """A log that nobody reads, for search."""
    return np.zeros(1, LOG)


@inner
def tell(log, kind, seat, piece, count, source, target, points):
    """Write one row, if anybody listens and there is room; no game tells half as much."""
    if not log.is_open or log.told == MOST_EVENTS:
        return
    row = log.rows[log.told]
    row.kind = kind
    row.seat = seat
    row.piece = piece
    row.count = count
    row.source = source
    row.target = target
    row.points = points
    log.told += 1
