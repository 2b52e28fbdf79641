"""Players that need no person, by name."""

from sintra.bots.bot import Bot
from sintra.bots.search.bot import Search
from sintra.bots.simple import Greedy, Random
from sintra.core.contract import Game
from sintra.core.errors import CZECH_QUOTES, BadOption, listed, shown

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Search)}


def check_bot(spec: str) -> tuple[type[Bot], str]:
    """The kind of a bot that a person typed, and its argument: what stands after the first colon."""
    name, _, argument = spec.partition(":")
    if name not in BOTS:
        raise BadOption(
            f"no bot {shown(name)} (expected one of: {listed(BOTS)})",
            f"bota {shown(name, CZECH_QUOTES)} neznám (možnosti: {listed(BOTS)})",
        )
    BOTS[name].check_argument(argument)
    return BOTS[name], argument


def new_bot(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot that a person typed."""
    kind, argument = check_bot(spec)
    return kind(game, seed, argument)
