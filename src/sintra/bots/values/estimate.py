"""The estimates that every game gives in a file of its own; of a game that is over nobody asks them."""

from typing import Any

from sintra.core.compiling import per_game


@per_game
def value(state: Any, seat: Any) -> Any:
    """What a position is worth to a seat, in points. It may leave the state changed: give it a copy."""


@per_game
def outlook(state: Any, seat: Any) -> Any:
    """How many points a seat can expect to have in the end."""


@per_game
def spread(state: Any) -> Any:
    """How far, in points, the margin can still swing from what the outlooks say: small near the end."""


@per_game
def seat_features(state: Any, seat: Any, found: Any) -> Any:
    """List the features that describe a seat, by number, each at most once; return how many there are."""


@per_game
def table_features(state: Any, found: Any) -> Any:
    """List the features that all seats share, by number, each at most once; return how many there are."""
