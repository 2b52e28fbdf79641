"""The order of the seats, and who starts."""

from sintra.core.chance import below
from sintra.core.compiling import inner
from sintra.core.events import NOBODY


@inner
def seat_after(state, seat, steps):
    """So many seats further, clockwise."""
    return (int(seat) + steps) % int(state.seats)


@inner
def next_seat(state):
    """The seat after the one that decides, clockwise; a comparison is faster than a division."""
    seat = int(state.seat) + 1
    return seat if seat < state.seats else 0


@inner
def starting_seat(state, starter):
    """Who starts the game: as chosen, or drawn if that is NOBODY."""
    return below(state.chance, int(state.seats)) if starter == NOBODY else starter
