"""What a move that scores looks like step by step, in few bytes: what changes from one picture to the next."""

from functools import cached_property
from itertools import pairwise
from typing import Any

from sintra.core.contract import State, View
from sintra.core.events import NOTHING
from sintra.core.table import Step, Table
from sintra.server.messages import Json


class Scoring:
    """How a move scored, step by step."""

    def __init__(self, table: Table, step: Step) -> None:
        self.table = table
        self.step = step
        self.shown = table.scoring_of(step)

    def steps(self, eyes: int | None, view: View) -> list[Json]:
        """All steps, as somebody may see them; the first one differs from the view after them all."""
        if not self.shown:
            return []
        number, state = self.shown[0]
        return [step_to(number, view, self._view(eyes, number, state)), *self._later]

    @cached_property
    def _later(self) -> list[Json]:
        """All steps but the first: points are counted openly, so they are the same for everybody."""
        views = [self._view(None, number, state) for number, state in self.shown]
        pairs = zip(self.shown[1:], pairwise(views), strict=True)
        return [step_to(number, before, after) for (number, _), (before, after) in pairs]

    def _view(self, eyes: int | None, number: int, state: State) -> View:
        """A state in the middle of a move: nobody decides, and whoever the event is about has the turn."""
        seat = int(state[0].seat) if number == NOTHING else self.step.events[number]["seat"]
        table = self.table
        return {**table.game.view(state, eyes), "options": table.options, "turn": seat, "decision": None}


def step_to(number: int, before: View, after: View) -> Json:
    """A `ScoringStep`."""
    return {"event": None if number == NOTHING else number, "view": difference(before, after)}


def difference(before: Any, after: Any) -> Any:
    """What has changed: fields of objects by name, items of lists by number; what is of another kind or size, whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {name: difference(before[name], after[name]) for name in after if before[name] != after[name]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(number): difference(one, other) for number, (one, other) in pairs if one != other}
    return after
