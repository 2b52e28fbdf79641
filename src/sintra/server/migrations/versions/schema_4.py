"""Schema 4: a table of several people says which help there is, and every seat whether it is for hints."""

from alembic import op
from sqlalchemy import Boolean, Column, String, true

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add both; all tables so far have every help."""
    op.add_column("tables", Column("help", String))
    op.add_column("seats", Column("is_for_hints", Boolean, nullable=False, server_default=true()))
