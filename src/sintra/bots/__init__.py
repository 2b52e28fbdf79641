"""Players that need no person, by name."""

from sintra.bots.bot import Bot
from sintra.bots.simple import Greedy, Random

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy)}
