"""What the server calls people, bots and things, in every language we speak."""

import re
from collections.abc import Sequence

from sintra.bots import check_bot
from sintra.core.text import Text
from sintra.server.store import SeatRow

AT_THE_START = Text("at the start", "na začátku")
PLAYER = Text("Player {number}", "Hráč {number}")
NUMBERED = re.compile(r"\b(?:Player|Hráč) ([1-4])\b", re.IGNORECASE)
SECONDS = Text("{level}, {seconds} s", "{level}, {seconds} s")

LEVELS = {
    "novice": Text(
        "Takes any of the better moves. For your first games.", "Zahraje kterýkoli z lepších tahů. Na první hry."
    ),
    "apprentice": Text(
        "Sees what a move brings, and misses the best one now and then.",
        "Vidí, co tah přinese, a ten nejlepší tu a tam přehlédne.",
    ),
    "journeyman": Text(
        "Plays with care, and rarely misses a good move.", "Hraje s rozmyslem a dobrý tah přehlédne zřídka."
    ),
    "artisan": Text("Knows what a position promises, and plays for it.", "Ví, co pozice slibuje, a hraje podle toho."),
    "master": Text("Sees what is coming, and makes few mistakes.", "Vidí, co přijde, a chybuje málokdy."),
    "grandmaster": Text(
        "The strongest: uses every second it is given.", "Nejsilnější: využije každou vteřinu, kterou dostane."
    ),
}
LEVEL_SPECS = (*LEVELS, "grandmaster:3s", "grandmaster:10s")


def with_names(sentence: str, names: Sequence[str]) -> str:
    """A sentence of a game that calls players by their numbers, with their names."""
    return NUMBERED.sub(lambda found: names[int(found[1]) - 1], sentence)


def title_of(spec: str) -> Text:
    """What a bot is called."""
    kind, argument = check_bot(spec)
    title = Text(kind.name.capitalize(), (kind.czech or kind.name).capitalize())
    return SECONDS.filled(level=title, seconds=argument.removesuffix("s")) if argument else title


def name_of(seat: SeatRow, language: str) -> str:
    """What the player of a seat is called."""
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return title_of(seat.bot).in_(language)
    return PLAYER.filled(number=seat.seat + 1).in_(language)
