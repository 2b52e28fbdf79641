"""Where the events of a classic game belong in its story, and which of them are told."""

from collections.abc import Iterable

from sintra.core.contract import Event
from sintra.terminal.boards.board import Chapter

CHAPTERS = {
    "break": Chapter.SCORING,
    "tile": Chapter.SCORING,
    "clear": Chapter.SCORING,
    "floor": Chapter.SCORING,
    "round": Chapter.ROUND,
    "gold": Chapter.ROUND,
    "pour": Chapter.ROUND,
    "deal": Chapter.ROUND,
    "pull": Chapter.ROUND,
    "end": Chapter.FINAL,
    "row": Chapter.FINAL,
    "column": Chapter.FINAL,
    "colour": Chapter.FINAL,
}
UNTOLD = ("rest", "clear", "deal", "pull")


def shortened(events: Iterable[Event]) -> list[Event]:
    """Events without the untold ones; tiles that fall one after another fall together."""
    short: list[Event] = []
    for event in events:
        if event["event"] in UNTOLD:
            continue
        if short and falls_with(short[-1], event):
            short[-1] = {**event, "count": short[-1].get("count", 1) + 1}
        else:
            short.append(event)
    return short


def falls_with(one: Event, other: Event) -> bool:
    """Whether two events are tiles of one player that fall to the same place."""
    return one["event"] == other["event"] == "fall" and trace(one) == trace(other)


def trace(event: Event) -> tuple[int, str, str]:
    """Whose tile of which colour falls where; all spaces of the floor are one place."""
    return event["seat"], event["colour"], "floor" if isinstance(event["to"], int) else event["to"]
