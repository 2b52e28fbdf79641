"""Where games are kept: one SQLite file. What happened is only ever added, and is kept once `write` has returned.

All writes go through one thread, which commits whatever has come together in one transaction; so a thousand tables do
not wait for a thousand commits.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Executable, Insert, TableClause, bindparam, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Connection, Engine

from sintra.server.schema import entries, migrate, seats, tables

MOST_TOGETHER = 1000  # writes in one transaction
GATHERING = 0.01  # seconds to wait for others, when there were others just before


def adding(table: TableClause) -> Insert:
    """One statement for any number of rows, given as JSON: Python's lock changes hands once, not for every row."""
    rows = func.json_each(bindparam("rows")).table_valued("value")
    fields = [func.json_extract(rows.c.value, f"$.{column.name}") for column in table.columns]
    return insert(table).from_select(table.columns.keys(), select(*fields))


ADD_TABLE, ADD_SEAT, ADD_ENTRY = adding(tables), adding(seats), adding(entries)


@dataclass(frozen=True)
class Happening:
    """Something that happened at a table: a move, so many moves taken back, or that somebody resigned."""

    number: int
    seat: int
    move: dict[str, Any] | None = None
    back: int = 0
    resigned: str | None = None  # the bot that takes the seat, empty where the game has ended
    message: str | None = None


@dataclass
class SeatRow:
    """A seat as it is kept: who plays there, what he is called, and the hash of his key."""

    seat: int
    kind: str
    name: str = ""
    avatar: int = 0
    bot: str = ""
    is_replaced: bool = False
    is_for_hints: bool = False
    key_hash: str | None = None  # the key itself is nowhere


@dataclass
class TableRow:
    """A table as it was made, and everything that happened at it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int | None  # none where a position is the start
    position: str | None
    seats: list[SeatRow]
    happenings: list[Happening] = field(default_factory=list)
    help: dict[str, bool] | None = None  # none: every help there is


Change = Happening | SeatRow  # of a table: something new, or somebody who sits differently
Write = tuple[Executable, list[dict[str, Any]] | None]
Wait = tuple[asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class Store:
    """The file, and the thread that writes it."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", prepare_connection)
        migrate(self.engine)
        self.waiting: queue.SimpleQueue[tuple[Sequence[Write], Wait] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.thread.start()

    # Reading

    def read(self, table_id: str) -> TableRow | None:
        """A table with its seats and all that has happened at it; None if there is no such table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if row is None:
                return None
            sitting, happenings = read_seats(connection, table_id), read_happenings(connection, table_id)
        seed = None if row.seed is None else int(row.seed)
        options, help_ = json.loads(row.options), row.help and json.loads(row.help)
        return TableRow(row.id, row.game, row.rules_version, options, seed, row.position, sitting, happenings, help_)

    # Writing

    async def add_table(self, row: TableRow) -> None:
        """Keep a new table, and what has happened at it already; it is on the disk when this returns."""
        seed = None if row.seed is None else str(row.seed)  # it has 64 bits, for which a number has no room
        as_text = {"options": json.dumps(row.options), "help": row.help and json.dumps(row.help)}
        made = {**vars(row), **as_text, "seed": seed, "made": time.time(), "happenings": None}
        sitting = [{"table_id": row.id, **vars(seat)} for seat in row.seats]
        happened = [entry_of(row.id, happening) for happening in row.happenings]
        await self.write([(ADD_TABLE, [made]), (ADD_SEAT, sitting), (ADD_ENTRY, happened)])

    async def keep(self, table_id: str, changes: Sequence[Change]) -> None:
        """Keep what has changed at a table, all of it or nothing."""
        if changes:
            await self.write([write_of(table_id, change) for change in changes])

    async def write(self, writes: Sequence[Write]) -> None:
        """Return when it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.put((writes, (loop, done)))
        await done

    def close(self) -> None:
        """Write what waits, and end."""
        self.waiting.put(None)
        self.thread.join()
        self.engine.dispose()

    # The thread

    def _write_all(self) -> None:
        jobs: list[tuple[Sequence[Write], Wait]] = []
        with self.engine.connect() as connection:
            while jobs := self._next_jobs(is_busy=len(jobs) > 1):
                try:
                    commit(connection, [write for writes, _ in jobs for write in writes])
                except Exception:  # Somebody's write was refused: everybody gets an answer of his own.
                    for writes, wait in jobs:
                        answer([wait], trouble_of(connection, writes))
                else:
                    answer([wait for _, wait in jobs], None)

    def _next_jobs(self, is_busy: bool) -> list[tuple[Sequence[Write], Wait]]:
        """All that waits, at least one; nothing at the end."""
        first = self.waiting.get()
        if first is None:
            return []
        if is_busy:
            time.sleep(GATHERING)
        jobs = [first]
        while len(jobs) < MOST_TOGETHER and not self.waiting.empty():
            job = self.waiting.get()
            if job is None:
                self.waiting.put(None)
                break
            jobs.append(job)
        return jobs


def prepare_connection(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed stays, also when the power fails."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_of(table_id: str, change: Change) -> Write:
    """How a change is kept: what happened is added, who sits somewhere is written over."""
    if isinstance(change, Happening):
        return ADD_ENTRY, [entry_of(table_id, change)]
    here = (seats.c.table_id == table_id) & (seats.c.seat == change.seat)
    return update(seats).where(here).values({name: vars(change)[name] for name in vars(change) if name != "seat"}), None


def entry_of(table_id: str, happening: Happening) -> dict[str, Any]:
    move = None if happening.move is None else orjson.dumps(happening.move).decode()
    return {**vars(happening), "table_id": table_id, "move": move, "made": time.time()}


def commit(connection: Connection, writes: Sequence[Write]) -> None:
    """Some writes in one transaction: all or nothing."""
    together: list[tuple[Executable, list[dict[str, Any]] | None]] = []
    for statement, rows in writes:
        if rows is not None and together and together[-1][0] is statement and together[-1][1] is not None:
            together[-1][1].extend(rows)
        else:
            together.append((statement, None if rows is None else list(rows)))
    with connection.begin():
        for statement, rows in together:
            connection.execute(statement, None if rows is None else {"rows": orjson.dumps(rows).decode()})


def trouble_of(connection: Connection, writes: Sequence[Write]) -> Exception | None:
    """What is wrong with the writes of one job, tried alone."""
    try:
        commit(connection, writes)
    except Exception as error:
        return error
    return None


def answer(waits: Sequence[Wait], trouble: Exception | None) -> None:
    """Tell those who wait that their writes are on the disk, or what is wrong; each loop is woken once."""

    def tell(futures: list["asyncio.Future[None]"]) -> None:
        for future in futures:
            if not future.done():
                future.set_result(None) if trouble is None else future.set_exception(trouble)

    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for loop, future in waits:
        by_loop.setdefault(loop, []).append(future)
    for loop, futures in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, futures)


def read_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    chosen = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    names = SeatRow.__dataclass_fields__
    return [SeatRow(**{name: getattr(row, name) for name in names}) for row in connection.execute(chosen)]


def read_happenings(connection: Connection, table_id: str) -> list[Happening]:
    chosen = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number)
    return [
        Happening(row.number, row.seat, row.move and json.loads(row.move), row.back, row.resigned, row.message)
        for row in connection.execute(chosen)
    ]
