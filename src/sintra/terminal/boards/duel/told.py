"""Where the events of Duel belong in its story, and which of them are told."""

from collections.abc import Iterable

from sintra.core.contract import Event
from sintra.terminal.boards.board import Chapter

# What is not here belongs wherever it happens: a tile can break in a turn and in the tiling.
CHAPTERS = {
    **dict.fromkeys(("pay", "tile", "ornament", "lose", "clear", "broken", "late"), Chapter.SCORING),
    **dict.fromkeys(("round", "pour", "redeal", "deal", "hide"), Chapter.ROUND),
    **dict.fromkeys(("end", "goal", "spared"), Chapter.FINAL),
}
UNTOLD = ("rest", "clear", "deal", "hide", "refill")
TOGETHER = ("break", "stack")


def shortened(events: Iterable[Event]) -> list[Event]:
    """Events without the untold ones; tiles that go the same way one after another go together."""
    short: list[Event] = []
    for event in events:
        if event["event"] in UNTOLD:
            continue
        if short and goes_with(short[-1], event):
            short[-1] = {**event, "count": short[-1].get("count", 1) + 1}
        else:
            short.append(event)
    return short


def goes_with(one: Event, other: Event) -> bool:
    """Whether two events are tiles that go the same way."""
    return one["event"] == other["event"] and one["event"] in TOGETHER and trace(one) == trace(other)


def trace(event: Event) -> tuple[int, str, bool]:
    """Whose tile of which colour goes where; all broken spaces are one place."""
    return event["seat"], event["colour"], event.get("to") == "tower"
