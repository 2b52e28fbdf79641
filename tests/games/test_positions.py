"""What holds for the position texts of every game."""

import pytest

import sintra
from tests.games.classic.build import OPENING as CLASSIC
from tests.games.duel.build import OPENING as DUEL
from tests.games.garden.build import OPENING as GARDEN

pytestmark = pytest.mark.parametrize("opening", [CLASSIC, DUEL, GARDEN], ids=["classic", "duel", "garden"])


def test_a_position_is_one_line_of_named_fields(opening: str) -> None:
    assert sintra.from_position(opening).position() == opening


def test_fields_may_come_in_any_order(opening: str) -> None:
    name, *fields = opening.split()
    assert sintra.from_position(" ".join([name, *reversed(fields)])).position() == opening


def test_without_chance_the_draws_to_come_are_new(opening: str) -> None:
    text = opening.rpartition(" ")[0]
    one, two = sintra.from_position(text), sintra.from_position(text)
    assert one.view() == two.view()
    assert one.position() != two.position()
