"""What a move did, told by the functions that do it: a log of small rows, and of states that show how it scored."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import numpy as np

from sintra.core.compiling import inner, per_game
from sintra.core.memory import record_type

MOST_EVENTS = 512
MOST_SHOWN = 128  # states

NOBODY = NOWHERE = NOTHING = -1

MUTE = record_type(("nothing", np.int8))

Log = np.ndarray[Any, Any]


@dataclass(slots=True)
class Row:
    """A row of a log."""

    kind: int
    seat: int
    piece: int
    count: int
    extra: int
    source: int
    target: int
    points: int


EVENT = record_type(*((column.name, np.int16) for column in fields(Row)))


@cache
def log_type(state_type: "np.dtype[Any]") -> "np.dtype[Any]":
    """A log that listens to a game: its rows, and states with the row that each of them shows."""
    listening = record_type(
        ("states", state_type, (MOST_SHOWN,)),
        ("rows", EVENT, (MOST_EVENTS,)),
        ("rows_shown", np.int16, (MOST_SHOWN,)),
        ("told", np.int16),
        ("shown", np.int16),
    )
    write.register(listening)(write_row)
    keep.register(listening)(keep_state)
    return listening


def new_log(state_type: "np.dtype[Any]") -> Log:
    """A log that listens: an array of one."""
    return np.zeros(1, log_type(state_type))


def mute_log() -> Log:
    """A log that nobody reads, for search: what is told to it compiles to nothing."""
    return np.zeros(1, MUTE)


def read_log(log: Log) -> list[Row]:
    return [Row(*row) for row in log["rows"][0][: log["told"][0]].tolist()]


def read_shown(log: Log) -> list[tuple[int, Log]]:
    """The states that were shown, each with the number of its row, or NOTHING."""
    rows = log["rows_shown"][0][: log["shown"][0]].tolist()
    return [(row, log["states"][0, number : number + 1]) for number, row in enumerate(rows)]


@inner
def tell(log, kind, seat=NOBODY, piece=NOTHING, count=1, extra=0, source=NOWHERE, target=NOWHERE, points=0):
    """Write one row, if anybody listens; its number, for `show`. What is in which column, the table of kinds says."""
    return write(log, kind, seat, piece, count, extra, source, target, points)


@inner
def show(log, state, row):
    """Keep what the table looks like now, for those who want to see it: that is what a row did."""
    keep(log, state, row)


@per_game
def write(log: Any, *values: Any) -> Any:
    """Write one row; its number."""


@per_game
def keep(log: Any, state: Any, row: Any) -> Any:
    """Keep a state."""


@write.register(MUTE)
@inner
def write_nothing(log, kind, seat, piece, count, extra, source, target, points):
    return NOTHING


@keep.register(MUTE)
@inner
def keep_nothing(log, state, row):
    """Nobody looks."""


@inner
def write_row(log, kind, seat, piece, count, extra, source, target, points):
    """Write one row, if there is room; no game tells half as much."""
    number = int(log.told)
    if number == MOST_EVENTS:
        return NOTHING
    row = log.rows[number]
    row.kind = kind
    row.seat = seat
    row.piece = piece
    row.count = count
    row.extra = extra
    row.source = source
    row.target = target
    row.points = points
    log.told = number + 1
    return number


@inner
def keep_state(log, state, row):
    if log.shown < MOST_SHOWN:
        log.states[log.shown] = state
        log.rows_shown[log.shown] = row
        log.shown += 1
