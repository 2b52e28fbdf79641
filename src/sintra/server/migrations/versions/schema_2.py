"""Schema 2: every table says by which version of its rules it is played."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the version; all tables so far are played by the first."""
    op.add_column("tables", Column("rules_version", Integer, nullable=False, server_default=text("1")))
