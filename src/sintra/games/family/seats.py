"""The order of the seats, and how a table and its rounds begin."""

from sintra.core.chance import below, seed_chance
from sintra.core.compiling import inner
from sintra.core.events import NOBODY, tell
from sintra.core.fresh import renew


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
def choose_starter(state):
    """Draw who starts the game, if nobody is chosen."""
    if state.starter == NOBODY:
        state.starter = below(state.chance, int(state.seats))


@inner
def next_round(state, holder, phase, kind, log):
    """A round begins with whoever holds the marker, or else with the starter of the last one (C-31, D-52, Q-60)."""
    if holder != NOBODY:
        state.starter = holder
    state.seat = state.starter
    state.round_number += 1
    state.phase = phase
    tell(log, kind, seat=state.starter, count=state.round_number)


@inner
def begin(state, blank, players, seed):
    """A table for so many players with nothing on it yet, and the chance of a seed."""
    renew(state, blank)
    seed_chance(state.chance, seed)
    state.seats = players
