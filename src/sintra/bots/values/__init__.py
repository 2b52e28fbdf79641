"""What a position is worth to a seat: one file per rule system, which registers itself."""

from importlib import import_module

from sintra.bots.values.estimate import outlook, spread, value
from sintra.games import RULES

for rules in RULES:
    import_module(f"{__name__}.{rules}_features")

VALUES = {rules: import_module(f"{__name__}.{rules}") for rules in RULES}

__all__ = ["VALUES", "outlook", "spread", "value"]
