"""What a position is worth to a seat: one file per rule system, which registers itself."""

from sintra.bots.values import classic, duel, garden
from sintra.bots.values.estimate import value

__all__ = ["classic", "duel", "garden", "value"]
