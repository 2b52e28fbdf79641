"""Schema 1: tables, their seats, and what happened at them."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("options", String, nullable=False),
        Column("seed", String),
        Column("position", String),
        Column("made", Float, nullable=False),
    )
    op.create_table(
        "seats",
        Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("name", String, nullable=False),
        Column("avatar", Integer, nullable=False),
        Column("bot", String, nullable=False),
        Column("is_replaced", Boolean, nullable=False),
        Column("key_hash", String),
    )
    op.create_table(
        "entries",
        Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("move", String),
        Column("back", Integer, nullable=False),
        Column("message", String),
        Column("made", Float, nullable=False),
    )
