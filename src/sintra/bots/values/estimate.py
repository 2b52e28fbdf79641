"""The estimate that every game gives in a file of its own."""

from typing import Any

from sintra.core.compiling import per_game


@per_game
def value(state: Any, seat: Any) -> Any:
    """What a position is worth to a seat, in points. It may leave the state changed: give it a copy."""
