"""What the net sees of a duel position: nothing yet."""

from sintra.bots.values import estimate
from sintra.core.compiling import inner
from sintra.games.duel.state import STATE

SEAT_FEATURES = TABLE_FEATURES = 1


@estimate.seat_features.register(STATE)
@inner
def seat_features(state, seat, found):
    return 0


@estimate.table_features.register(STATE)
@inner
def table_features(state, found):
    return 0
