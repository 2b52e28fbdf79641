"""Where the last moves have left their traces."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.core.contract import Event
from sintra.core.table import Step

Mark = tuple[Any, ...]  # what is marked, and which of them
Trace = Callable[[Event], Mark]
CLEARING = ("round", "end")  # events


@dataclass(frozen=True)
class Traces:
    """What each kind of event marks on a board, and what it wipes away."""

    left: Mapping[str, Trace]
    wiped: Mapping[str, Trace] = field(default_factory=dict)
    lasting: Collection[str] = ()  # what can still be seen in the next round

    def marks(self, steps: Sequence[Step]) -> set[Mark]:
        """What some moves touched, as far as it can still be seen."""
        marks: set[Mark] = set()
        for event in (event for step in steps for event in step.events):
            kind = event["event"]
            if kind in self.left:
                marks.add(self.left[kind](event))
            elif kind in self.wiped:
                marks.discard(self.wiped[kind](event))
            elif kind in CLEARING:
                marks = {mark for mark in marks if mark[0] in self.lasting}
        return marks
