"""Files of every version become files of today's, and a table of rules that nobody knows is refused in words."""

import io
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from sintra.server.refusals import Refusal
from sintra.server.schema import entries, new_config, seats, tables
from sintra.server.store import Store
from tests.conftest import Run
from tests.server.visitor import Inn, new_inn

BEFORE_NUMBERS = Path(__file__).parents[1] / "data" / "server" / "before_numbers.sql"
TODAY = "4"
TABLES = [  # of that file: name, the maker's key, moves
    ("JlHjXOYOZYiwehRk", "QktVYzqb3zMXzQEN1ooYx92CojCk0NFd", 4),
    ("W2bFIfcv-jcFQMGy", "8k5itiw7-aq6sO0aYSQengJlBP0F-6iq", 2),
    ("B4efcstUiHreq0or", "kAnkt4U_cjrrToufIaa1mIskC5tw7JP_", 1),
]
KILLED = """
import os, sys
from sqlalchemy import create_engine, event
from sintra.server.schema import migrate

def die(connection, cursor, statement, *more):
    if statement.startswith("UPDATE alembic_version"):
        os.kill(os.getpid(), 9)

engine = create_engine(f"sqlite:///{sys.argv[1]}")
event.listen(engine, "before_cursor_execute", die)
migrate(engine)
"""


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "sintra.db"
    with sqlite3.connect(path) as database:
        database.executescript(BEFORE_NUMBERS.read_text())
    database.close()
    return path


def asked(path: Path, question: str) -> list[tuple[Any, ...]]:
    """What a file answers, and commits."""
    with sqlite3.connect(path) as database:
        rows = database.execute(question).fetchall()
    database.close()
    return rows


def made(name: str, key: str) -> dict[str, Any]:
    return {"table": name, "keys": [{"key": key}]}


def test_a_new_file_has_todays_schema(tmp_path: Path) -> None:
    store = Store(tmp_path / "sintra.db")
    with store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == TODAY
        for table in (tables, seats, entries):
            found = inspect(connection).get_columns(table.name)
            assert {column["name"] for column in found} == set(table.columns.keys())
    store.close()


@pytest.mark.parametrize(("name", "key", "moves"), TABLES)
def test_a_table_of_a_file_without_a_number_plays_on(old_file: Path, name: str, key: str, moves: int) -> None:
    with new_inn(old_file.parent) as inn, inn.visit(made(name, key)) as eva:
        assert eva.position["moves"] == moves
        eva.wait_for_turn()
        assert eva.move()["moves"] == moves + 1
    assert asked(old_file, "SELECT version_num FROM alembic_version") == [(TODAY,)]
    assert asked(old_file, "SELECT DISTINCT rules_version FROM tables") == [(1,)]
    with new_inn(old_file.parent) as inn:
        assert inn.ask(made(name, key)).json()["moves"] > moves


def test_a_migration_that_is_killed_has_not_begun(old_file: Path) -> None:
    before = asked(old_file, "SELECT sql FROM sqlite_master")
    killed = subprocess.run([sys.executable, "-c", KILLED, str(old_file)], check=False)
    assert killed.returncode == -9
    assert asked(old_file, "SELECT sql FROM sqlite_master") == before
    Store(old_file).close()
    assert asked(old_file, "SELECT version_num FROM alembic_version") == [(TODAY,)]


@pytest.mark.parametrize("is_new", [True, False])
def test_many_may_begin_with_a_file_at_once(old_file: Path, is_new: bool) -> None:
    if is_new:
        old_file.unlink()
    together, stores = threading.Barrier(6), []

    def begin() -> None:
        together.wait()
        stores.append(Store(old_file))

    threads = [threading.Thread(target=begin) for _ in range(together.parties)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert len(stores) == together.parties
    assert asked(old_file, "SELECT version_num FROM alembic_version") == [(TODAY,)]


def test_the_migrations_can_be_said_to_postgresql() -> None:
    config = new_config(dialect_name="postgresql", literal_binds=True)
    config.output_buffer = io.StringIO()
    command.upgrade(config, "head", sql=True)
    said = config.output_buffer.getvalue()
    assert "ALTER TABLE tables ADD COLUMN rules_version INTEGER DEFAULT 1 NOT NULL" in said
    assert "ALTER TABLE seats ADD COLUMN is_for_hints BOOLEAN DEFAULT true NOT NULL" in said
    assert said.strip().endswith("COMMIT;")


REFUSED = {
    "UPDATE tables SET rules_version = 2": "played by version 2 of the rules of mini, and this server knows version 1",
    "UPDATE tables SET rules_version = 0": "played by version 0 of the rules of mini",
    "UPDATE tables SET game = 'chess'": "no game chess (expected one of: mini",
}


@pytest.mark.parametrize("change", REFUSED)
def test_a_table_of_unknown_rules_is_refused_with_the_reason(old_file: Path, change: str) -> None:
    Store(old_file).close()
    asked(old_file, f"{change} WHERE id = '{TABLES[0][0]}'")
    with new_inn(old_file.parent) as inn:
        answer = inn.ask(made(*TABLES[0][:2]))
        assert 400 <= answer.status_code < 500
        assert REFUSED[change] in answer.json()["reason"]
        assert REFUSED[change] in greeted(inn, TABLES[0][0])["reason"]
        assert inn.ask(made(*TABLES[1][:2])).status_code == 200


def greeted(inn: Inn, name: str) -> dict[str, Any]:
    """The first answer over a WebSocket."""
    with inn.client.websocket_connect(f"/api/tables/{name}/live") as socket:
        socket.send_json({"type": "hello"})
        first: dict[str, Any] = socket.receive_json()
        return first


def test_a_new_table_is_kept_with_the_version_of_its_rules(inn: Inn, tmp_path: Path) -> None:
    name = inn.make("duel", {"kind": "me"}, {"kind": "link"})["table"]
    assert asked(tmp_path / "sintra.db", f"SELECT rules_version FROM tables WHERE id = '{name}'") == [(1,)]


@pytest.fixture
def later_file(old_file: Path) -> Path:
    Store(old_file).close()
    asked(old_file, "UPDATE alembic_version SET version_num = '99'")
    return old_file


def test_a_file_of_a_later_version_is_refused_and_left_alone(later_file: Path) -> None:
    before = later_file.read_bytes()
    with pytest.raises(Refusal, match=r"sintra\.db was written by a later version .*its schema is 99.* knows 4"):
        Store(later_file)
    assert later_file.read_bytes() == before


def test_a_server_says_why_it_does_not_begin(later_file: Path, run: Run) -> None:
    status, said, complaint = run("serve --port 0 --data", "", str(later_file.parent))
    assert (status, said) == (2, "")
    assert complaint.startswith(f"sintra: {later_file} was written by a later version of Sintra")
