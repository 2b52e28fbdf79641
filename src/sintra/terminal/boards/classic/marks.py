"""Where the last moves have left their traces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.core.contract import Event
from sintra.core.table import Step


@dataclass
class Marks:
    """What recent events touched, as far as it can still be seen."""

    sources: set[int | str] = field(default_factory=set)
    lines: set[tuple[int, int]] = field(default_factory=set)  # seat, line
    floors: set[int] = field(default_factory=set)  # seats
    places: set[tuple[int, int, int]] = field(default_factory=set)  # seat, row, column

    @classmethod
    def of(cls, steps: Sequence[Step]) -> "Marks":
        """The traces of some moves, in their order."""
        marks = cls()
        for event in (event for step in steps for event in step.events):
            mark = TRACES.get(event["event"])
            if mark is not None:
                mark(marks, event)
        return marks

    def begin_round(self) -> None:
        """Displays, lines and floors have been cleared; only the walls show what happened."""
        self.sources.clear()
        self.lines.clear()
        self.floors.clear()


TRACES: dict[str, Callable[[Marks, Event], Any]] = {
    "take": lambda marks, event: marks.sources.add(event["from"]),
    "line": lambda marks, event: marks.lines.add((event["seat"], event["line"])),
    "fall": lambda marks, event: marks.floors.add(event["seat"]),
    "marker": lambda marks, event: marks.floors.add(event["seat"]),
    "spread": lambda marks, event: marks.sources.add(event["from"]),
    "tile": lambda marks, event: marks.places.add((event["seat"], event["line"], event["column"])),
    "round": lambda marks, event: marks.begin_round(),
    "end": lambda marks, event: marks.begin_round(),
}
