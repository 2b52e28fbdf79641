"""Where the last moves have left their traces."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sintra.core.contract import Event
from sintra.core.table import Step
from sintra.games.garden.cardboard import CELLS, PRINTED

Cell = tuple[int, int]


@dataclass
class Marks:
    """What recent events touched, as far as it can still be seen."""

    cells: set[tuple[int, Cell]] = field(default_factory=set)  # seat, cell
    slots: set[tuple[int, int]] = field(default_factory=set)  # seat, slot
    storages: set[int] = field(default_factory=set)  # seats

    @classmethod
    def of(cls, steps: Sequence[Step]) -> "Marks":
        """The traces of some moves, in their order."""
        marks = cls()
        for event in (event for step in steps for event in step.events):
            marks.note(event)
        return marks

    def note(self, event: Event) -> None:
        """The trace of an event."""
        kind = event["event"]
        if kind == "place":
            self.cells.add((event["seat"], (event["cell"][0], event["cell"][1])))
        elif kind == "expand":
            self.cells.add((event["seat"], CELLS[PRINTED[event["slot"], event["turn"]]]))
        elif kind == "buy":
            self.slots.add((event["seat"], event["slot"]))
        elif kind in ("take", "feature"):
            self.storages.add(event["seat"])
