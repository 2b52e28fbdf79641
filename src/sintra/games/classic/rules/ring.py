"""The ring of displays."""

from sintra.core.compiling import inner
from sintra.games.classic.cardboard import GONE


@inner
def neighbour(state, display, step):
    """The next display around the ring, the shield's place closed up once it is gone (C-66)."""
    ring = int(state.ring)
    there = (display + step + ring) % ring
    return (there + step + ring) % ring if state.backs[there] == GONE else there
