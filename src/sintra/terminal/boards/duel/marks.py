"""Where the last moves have left their traces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.core.contract import Event
from sintra.core.table import Step
from sintra.games.duel.cardboard import FIELDS_ACROSS


@dataclass
class Marks:
    """What recent events touched, as far as it can still be seen."""

    factories: set[int] = field(default_factory=set)
    face_up: set[int] = field(default_factory=set)  # places from which a plate was taken
    lines: set[tuple[int, int]] = field(default_factory=set)  # seat, line
    broken: set[int] = field(default_factory=set)  # seats
    spaces: set[tuple[int, int, int]] = field(default_factory=set)  # seat, row, column

    @classmethod
    def of(cls, steps: Sequence[Step]) -> "Marks":
        """The traces of some moves, in their order."""
        marks = cls()
        for event in (event for step in steps for event in step.events):
            mark = TRACES.get(event["event"])
            if mark is not None:
                mark(marks, event)
        return marks

    def add_space(self, event: Event, row: int, column: int) -> None:
        """A space of somebody's dome."""
        self.spaces.add((event["seat"], row, column))

    def add_plate(self, event: Event) -> None:
        """The upper left space of a plate on somebody's dome."""
        row, column = divmod(event["field"], FIELDS_ACROSS)
        self.add_space(event, 2 * row, 2 * column)

    def begin_round(self) -> None:
        """Everything is new; only the domes show what happened."""
        for traces in (self.factories, self.face_up, self.lines, self.broken):
            traces.clear()


TRACES: dict[str, Callable[[Marks, Event], Any]] = {
    "sun": lambda marks, event: marks.factories.add(event["factory"]),
    "moon": lambda marks, event: marks.factories.add(event["factory"]),
    "chip": lambda marks, event: marks.factories.add(event["factory"]),
    "plate": lambda marks, event: marks.face_up.add(event["from"]),
    "refill": lambda marks, event: marks.face_up.discard(event["to"]),
    "place": lambda marks, event: marks.add_plate(event),
    "line": lambda marks, event: marks.lines.add((event["seat"], event["line"])),
    "break": lambda marks, event: marks.broken.add(event["seat"]),
    "broken": lambda marks, event: marks.broken.discard(event["seat"]),
    "tile": lambda marks, event: marks.add_space(event, event["line"], event["column"]),
    "ornament": lambda marks, event: marks.add_space(event, event["row"], event["column"]),
    "round": lambda marks, event: marks.begin_round(),
    "end": lambda marks, event: marks.begin_round(),
}
