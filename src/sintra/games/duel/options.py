"""The goals and the other options, as data for people."""

from collections.abc import Iterable
from typing import get_args

from sintra.core.options import Selection, starter_option, values_of
from sintra.core.words import Text
from sintra.games.duel.cardboard import BEGINNER_GOALS, GOAL_NAMES, SEATS, TABLETS
from sintra.games.duel.types import Goal

GOALS = values_of("duel-goal", *GOAL_NAMES)


def goal_bits(names: Iterable[str]) -> int:
    return sum(1 << GOAL_NAMES.index(name) for name in names)


GOALS_OPTION = Selection(
    "goals",
    Text("duel-option-goals"),
    values_of("duel-option-goals", "beginner", "random3", "random4"),
    groups=tuple((GOALS[2 * tablet], GOALS[2 * tablet + 1]) for tablet in range(TABLETS)),
    sizes=(3, 4),
    field="goals",
    numbers=(goal_bits(BEGINNER_GOALS), -3, -4),  # so many are drawn
)
OPTIONS = (GOALS_OPTION, starter_option(SEATS))


def goal_names(bits: int) -> list[Goal]:
    """The names of a set of goals, tablet by tablet."""
    return [name for goal, name in enumerate(get_args(Goal)) if bits >> goal & 1]
