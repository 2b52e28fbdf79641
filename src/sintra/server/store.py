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
from sqlalchemy import (
    Boolean,
    Column,
    Executable,
    Float,
    ForeignKey,
    Insert,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, Engine

MOST_TOGETHER = 1000  # writes in one transaction
GATHERING = 0.01  # seconds to wait for others, when there were others just before

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("seed", String),  # a number of 64 bits; none where a position is the start
    Column("position", String),
    Column("made", Float, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("avatar", Integer, nullable=False),
    Column("bot", String, nullable=False),
    Column("is_replaced", Boolean, nullable=False),
    Column("key_hash", String),  # the key itself is nowhere
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String),  # JSON; none where moves were taken back
    Column("back", Integer, nullable=False),  # how many
    Column("message", String),  # the client's name for it
    Column("made", Float, nullable=False),
)


def adding(table: Table) -> Insert:
    """One statement for any number of rows, given as JSON: Python's lock changes hands once, not for every row."""
    rows = func.json_each(bindparam("rows")).table_valued("value")
    fields = [func.json_extract(rows.c.value, f"$.{column.name}") for column in table.columns]
    return insert(table).from_select(table.columns.keys(), select(*fields))


ADD_TABLE, ADD_SEAT, ADD_ENTRY = adding(tables), adding(seats), adding(entries)


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table: a move, or so many moves taken back."""

    number: int
    seat: int
    move: dict[str, Any] | None = None
    back: int = 0
    message: str | None = None


@dataclass
class SeatRow:
    """Who sits where."""

    seat: int
    kind: str
    name: str = ""
    avatar: int = 0
    bot: str = ""
    is_replaced: bool = False
    key_hash: str | None = None


@dataclass
class TableRow:
    """A table as it was made, and everything that happened at it."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int | None
    position: str | None
    seats: list[SeatRow]
    entries: list[Entry] = field(default_factory=list)


Write = tuple[Executable, list[dict[str, Any]] | None]
Wait = tuple[asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class Store:
    """The file, and the thread that writes it."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", prepare_connection)
        metadata.create_all(self.engine)
        self.waiting: queue.SimpleQueue[tuple[Sequence[Write], Wait] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.thread.start()

    # Reading

    def read(self, table_id: str) -> TableRow | None:
        """Everything of a table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if row is None:
                return None
            return TableRow(
                row.id,
                row.game,
                json.loads(row.options),
                None if row.seed is None else int(row.seed),
                row.position,
                read_seats(connection, table_id),
                read_entries(connection, table_id),
            )

    # Writing

    async def add_table(self, row: TableRow) -> None:
        """Keep a new table."""
        made = {
            "id": row.id,
            "game": row.game,
            "options": json.dumps(row.options),
            "seed": None if row.seed is None else str(row.seed),
            "position": row.position,
            "made": time.time(),
        }
        sitting = [{"table_id": row.id, **vars(seat)} for seat in row.seats]
        await self.write([(ADD_TABLE, [made]), (ADD_SEAT, sitting)])

    async def add_entry(self, table_id: str, entry: Entry) -> None:
        """Keep what happened."""
        move = None if entry.move is None else orjson.dumps(entry.move).decode()
        added = {**vars(entry), "table_id": table_id, "move": move, "made": time.time()}
        await self.write([(ADD_ENTRY, [added])])

    async def change_seat(self, table_id: str, row: SeatRow) -> None:
        """Keep who sits somewhere now."""
        changed = {name: value for name, value in vars(row).items() if name != "seat"}
        here = (seats.c.table_id == table_id) & (seats.c.seat == row.seat)
        await self.write([(update(seats).where(here).values(changed), None)])

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
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
    """Tell those who wait."""

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
    """Who sits at a table."""
    chosen = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    names = SeatRow.__dataclass_fields__
    return [SeatRow(**{name: getattr(row, name) for name in names}) for row in connection.execute(chosen)]


def read_entries(connection: Connection, table_id: str) -> list[Entry]:
    """What happened at a table."""
    chosen = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number)
    return [
        Entry(row.number, row.seat, None if row.move is None else json.loads(row.move), row.back, row.message)
        for row in connection.execute(chosen)
    ]
