"""What the server calls people, bots and things, in every language we speak."""

import re
from collections.abc import Sequence

from sintra.bots import check_bot
from sintra.bots.levels import LEVELS
from sintra.core.words import Text
from sintra.server.store import SeatRow

AT_THE_START = Text("server-at-the-start")
NUMBERED = re.compile(r"\b(?:Player|Hráč) ([1-4])\b", re.IGNORECASE)

LEVEL_SPECS = (*(level.name for level in LEVELS), "grandmaster:3s", "grandmaster:10s")


def with_names(sentence: str, names: Sequence[str]) -> str:
    """A sentence of a game that calls players by their numbers, with their names."""
    return NUMBERED.sub(lambda found: names[int(found[1]) - 1], sentence)


def title_of(spec: str) -> Text:
    """What a level is called."""
    kind, argument = check_bot(spec)
    title = Text(f"bot-level-{kind.name}")
    return Text("bot-level-timed", level=title, seconds=argument.removesuffix("s")) if argument else title


def meaning_of(spec: str) -> Text:
    """How a level plays."""
    return Text(f"bot-level-{check_bot(spec)[0].name}-meaning")


def name_of(seat: SeatRow, language: str) -> str:
    """What the player of a seat is called."""
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return title_of(seat.bot).in_(language)
    return Text("common-player", number=seat.seat + 1).in_(language)
