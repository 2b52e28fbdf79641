"""What the database looks like, by a number, and how one of an earlier number becomes one of today's.

A change of the schema is a new file in `migrations/versions` and the same change here.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, inspect, text
from sqlalchemy.engine import Connection, Engine

from sintra.server.refusals import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
BEFORE_NUMBERS = "1"  # what a file has that was made before there were numbers
ONE_AT_A_TIME = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7366)"}  # till the end of it

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
    Column("rules_version", Integer, nullable=False, server_default=text("1")),
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


def migrate(engine: Engine) -> None:
    """Bring a database to today's schema: all of it or, whatever happens meanwhile, nothing."""
    with engine.begin() as connection:
        connection.exec_driver_sql(ONE_AT_A_TIME[connection.dialect.name])
        config = new_config(connection=connection)
        expect_known(connection, config)
        names = inspect(connection).get_table_names()
        if tables.name in names and "alembic_version" not in names:
            command.stamp(config, BEFORE_NUMBERS)
        command.upgrade(config, "head")


def new_config(**database: object) -> Config:
    """Where the migrations are, and the database they are for."""
    config = Config(attributes={"database": database})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def expect_known(connection: Connection, config: Config) -> None:
    """Refuse a database of a later version of the program."""
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    for number in MigrationContext.configure(connection).get_current_heads():
        if number not in known:
            path = connection.engine.url.database
            raise Refusal("server-later-database", path=str(path), given=number, known=known[0])
