"""What the database looks like has a number: how one of an earlier number becomes one of today's.

The schema is what the files in `migrations/versions` say, one after another.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, column, inspect, table
from sqlalchemy.engine import Connection, Engine

from sintra.server.refusals import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
BEFORE_NUMBERS = "1"  # what a file has that was made before there were numbers
ONE_AT_A_TIME = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7366)"}  # till the end of it

# The columns that are read and written; what they are, the migrations say.
tables = table("tables", *map(column, ("id", "game", "rules_version", "options", "seed", "position", "help", "made")))
seats = table(
    "seats",
    *map(column, ("table_id", "seat", "kind", "name", "avatar", "bot", "key_hash")),
    column("is_replaced", Boolean),
    column("is_for_hints", Boolean),
)
entries = table("entries", *map(column, ("table_id", "number", "seat", "move", "back", "resigned", "message", "made")))


def migrate(engine: Engine) -> None:
    """Bring a database to today's schema: all of it or, whatever happens meanwhile, nothing."""
    with engine.begin() as connection:
        connection.exec_driver_sql(ONE_AT_A_TIME[connection.dialect.name])
        config = new_config(connection=connection)
        expect_known(connection, config)
        names = inspect(connection).get_table_names()
        if "tables" in names and "alembic_version" not in names:
            command.stamp(config, BEFORE_NUMBERS)
        command.upgrade(config, "head")


def new_config(**database: object) -> Config:
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
