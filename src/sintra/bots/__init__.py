"""Players that need no person, by name."""

from collections.abc import Iterable, Sequence

from sintra.bots.bot import Bot
from sintra.bots.external import External
from sintra.bots.levels import LEVELS
from sintra.bots.search.bot import Search
from sintra.bots.simple import Greedy, Random
from sintra.core.contract import Game
from sintra.core.errors import BadOption, listed, shown
from sintra.core.words import LANGUAGES

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (*LEVELS, Random, Greedy, Search, External)}
TYPED = {bot.word().in_(language): bot for language in LANGUAGES for bot in BOTS.values()}


def kind_of(spec: str) -> type[Bot] | None:
    """The kind of a bot that a person typed, in any language; None if there is none."""
    name = spec.partition(":")[0]
    return BOTS.get(name) or TYPED.get(name)


def check_bot(spec: str) -> tuple[type[Bot], str]:
    """The kind of a bot that a person typed, and its argument: what stands after the first colon."""
    kind, (name, _, argument) = kind_of(spec), spec.partition(":")
    if kind is None:
        raise BadOption("bot-refusal-unknown", given=shown(name), expected=listed(BOTS))
    kind.check_argument(argument)
    return kind, argument


def new_bot(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot that a person typed."""
    kind, argument = check_bot(spec)
    return kind(game, seed, argument)


def split_bots(given: Iterable[str]) -> list[str]:
    """The bots in texts that a person typed, with commas between them."""
    return [spec for text in given for spec in specs_in(text)]


def specs_in(text: str) -> list[str]:
    """The bots in one text; a command (`exec:`) may have commas of its own and takes all that follows."""
    if is_command(text):
        return [text.strip()]
    spec, comma, rest = text.partition(",")
    return [spec.strip(), *(specs_in(rest) if comma else [])]


def join_bots(specs: Sequence[str]) -> list[str]:
    """The fewest texts that `split_bots` takes apart into these bots."""
    texts: list[str] = []
    for number, spec in enumerate(specs):
        if number and not is_command(specs[number - 1]):
            texts[-1] += f",{spec}"
        else:
            texts.append(spec)
    return texts


def is_command(spec: str) -> bool:
    """Whether a bot is a program of somebody else."""
    return spec.strip().startswith(f"{External.name}:")
