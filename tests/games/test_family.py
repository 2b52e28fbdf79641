"""What the games share."""

import pytest

from sintra.games.classic import cardboard as classic
from sintra.games.duel import cardboard as duel
from sintra.games.family import bag


@pytest.mark.parametrize("box", [classic, duel])
def test_the_bag_counts_every_colour(box: object) -> None:
    assert box.COLOURS == bag.COLOURS
