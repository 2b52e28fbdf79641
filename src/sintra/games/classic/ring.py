"""The ring of displays, and the order of the seats."""

from sintra.core.compiling import inner
from sintra.games.classic.components import COLOURS, GONE


@inner
def first_colour(state, source):
    """The first colour that lies there, COLOURS if none."""
    for colour in range(COLOURS):
        if state.tiles[source, colour]:
            return colour
    return COLOURS


@inner
def neighbour(state, display, step):
    """The next display around the ring, the shield's place closed up once it is gone (C-66)."""
    ring = int(state.ring)
    there = (display + step + ring) % ring
    return (there + step + ring) % ring if state.backs[there] == GONE else there


@inner
def next_seat(state):
    """Clockwise."""
    seat = int(state.seat) + 1
    return seat if seat < state.seats else 0
