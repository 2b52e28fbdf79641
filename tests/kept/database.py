"""A server's file of before, kept as SQL beside the keys of its seats and the record of every table."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sintra
from sintra import Table
from tests.kept.actions import KEPT
from tests.server.visitor import Inn, Json, new_inn

DATABASE = KEPT / "database"
TABLES: list[Json] = json.loads((DATABASE / "tables.json").read_text(encoding="utf-8"))


def named(name: str) -> Json:
    return next(kept for kept in TABLES if kept["name"] == name)


def recorded(kept: Json) -> Table:
    """The table as its record says."""
    return sintra.load((DATABASE / f"{kept['name']}.game").read_text(encoding="utf-8"))


def restore(path: Path) -> None:
    """Make the file."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(gzip.decompress((DATABASE / "sintra.sql.gz").read_bytes()).decode())


@contextmanager
def opened(folder: Path) -> Iterator[Inn]:
    """A server that finds the old file in its folder."""
    restore(folder / "sintra.db")
    with new_inn(folder) as inn:
        yield inn
