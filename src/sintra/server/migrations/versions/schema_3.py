"""Schema 3: somebody can resign; then an entry says which bot takes the seat, or that the game has ended."""

from alembic import op
from sqlalchemy import Column, String

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the bot, empty where the game has ended; nobody has resigned so far."""
    op.add_column("entries", Column("resigned", String))
