"""What a position is worth to a seat: one file per rule system, which registers itself."""

from sintra.bots.values import classic, duel, garden
from sintra.bots.values.estimate import outlook, spread, value

__all__ = ["classic", "duel", "garden", "outlook", "spread", "value"]
