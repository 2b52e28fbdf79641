"""What a move that scores looks like step by step, in few bytes: what changes from one picture to the next."""

from typing import Any

from sintra.core.contract import View
from sintra.core.events import NOTHING
from sintra.core.table import Step, Table
from sintra.server.messages import Json


def steps_of(table: Table, step: Step, eyes: int | None, view: View) -> list[Json]:
    """The views of a step that scored, as somebody may see them; the first one differs from the view after it."""
    steps = []
    for number, state in table.scoring_of(step):
        seat = step.events[number]["seat"] if number != NOTHING else int(state[0].seat)
        now = {**table.game.view(state, eyes), "options": table.options, "turn": seat, "decision": None}
        steps.append({"event": None if number == NOTHING else number, "view": difference(view, now)})
        view = now
    return steps


def difference(before: Any, after: Any) -> Any:
    """What has changed: fields of objects by name, items of lists by number; what is of another kind or size, whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {name: difference(before[name], after[name]) for name in after if before[name] != after[name]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(number): difference(one, other) for number, (one, other) in pairs if one != other}
    return after
