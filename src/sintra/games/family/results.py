"""Points, and who wins."""

from typing import Any

import numpy as np

from sintra.core import engine
from sintra.core.compiling import compiled, per_game
from sintra.core.events import NOBODY


@compiled
def score(state, seat):
    return int(state.players[seat].score)


@per_game
def rank(state: Any, seat: Any) -> Any:
    """What the winner has more of than all others: points first, then what breaks a tie; never below 0."""


@compiled
def winners(state):
    """The seats of the highest rank, as bits; none while the game runs."""
    if state.seat != NOBODY:
        return 0
    best = 0
    for seat in range(int(state.seats)):
        best = max(best, rank(state, seat))
    bits = 0
    for seat in range(int(state.seats)):
        if rank(state, seat) == best:
            bits |= 1 << seat
    return bits


def register(state_type: "np.dtype[Any]") -> None:
    """Answer the engine so for the states of a game, which has its own `rank`."""
    engine.score.register(state_type)(score)
    engine.winners.register(state_type)(winners)
