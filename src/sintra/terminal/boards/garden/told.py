"""Where the events of Queen's Garden belong in its story, and which of them are told."""

from collections.abc import Iterable

from sintra.core.contract import Event
from sintra.terminal.boards.board import Chapter

# What is not here belongs wherever it happens: tiles are dealt in a turn and at the start of a round.
CHAPTERS = {
    **dict.fromkeys(("wheel", "pavilions"), Chapter.SCORING),
    **dict.fromkeys(("sweep", "return", "rest", "round"), Chapter.ROUND),
    **dict.fromkeys(("end", "jokers", "storage", "group", "bonus"), Chapter.FINAL),
}
UNTOLD = ("aside", "deal", "sweep", "rest")
EMPTY_HANDED = ("wheel", "pavilions")  # that are told only if they bring something


def shortened(events: Iterable[Event]) -> list[Event]:
    """Events without the untold ones."""
    told = (event for event in events if event["event"] not in UNTOLD)
    return [event for event in told if event["event"] not in EMPTY_HANDED or event["count"]]
