"""What the server calls people and bots."""

from sintra.bots import check_bot
from sintra.bots.levels import LEVELS
from sintra.core.words import Text
from sintra.server.store import SeatRow

LEVEL_SPECS = (*(level.name for level in LEVELS), "grandmaster:3s", "grandmaster:10s")


def title_of(spec: str) -> Text:
    kind, argument = check_bot(spec)
    title = Text(f"bot-level-{kind.name}")
    return Text("bot-level-timed", level=title, seconds=argument.removesuffix("s")) if argument else title


def meaning_of(spec: str) -> Text:
    return Text(f"bot-level-{check_bot(spec)[0].name}-meaning")


def name_of(seat: SeatRow) -> str | Text:
    if seat.name:
        return seat.name
    return title_of(seat.bot) if seat.kind == "bot" else Text("common-player", number=seat.seat + 1)
