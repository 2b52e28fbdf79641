"""What the command line asks for: what the core can not check, because it is about bots, files and typing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import NoReturn

from sintra.bots import BOTS, check_bot, join_bots, kind_of, split_bots
from sintra.core.contract import Game
from sintra.core.errors import BadOption
from sintra.core.table import Table
from sintra.core.text import Text, listed
from sintra.terminal import messages

NO_BOTS = "none"
USUAL_OPPONENT = "apprentice"
FEWEST_PLAYERS = 2


@dataclass(frozen=True)
class Asked:
    """A game as it was asked for; None is what was left open."""

    game: str | None
    players: int | None
    options: Sequence[str]
    seed: int | None


def refuse(text: Text, **values: object) -> NoReturn:
    """Say what was expected."""
    raise BadOption(*text.filled(**values))


def one_of(known: Iterable[str], given: str, text: Text) -> str:
    """A name that is known."""
    names = list(known)
    if given not in names:
        refuse(text, name=given, known=listed(names))
    return given


def number_between(given: int, name: str, least: int, most: int) -> int:
    """A number in a range."""
    if not least <= given <= most:
        refuse(messages.NOT_IN_RANGE, name=name, given=given, least=least, most=most)
    return given


def parse_options(given: Sequence[str], game: Game) -> dict[str, str]:
    """Options, each given as name=value; whether the game has them is for the game to say."""
    chosen: dict[str, str] = {}
    for text in given:
        name, is_pair, value = text.partition("=")
        if not is_pair:
            first = game.options[0]
            refuse(messages.NOT_AN_OPTION, given=text, example=f"{first.name}={first.default}")
        if name in chosen:
            refuse(messages.OPTION_TWICE, name=name)
        chosen[name] = value
    return chosen


# Bots


def parse_bots(given: Sequence[str] | None) -> list[str] | None:
    """The bots that are asked for, None if nothing is."""
    if given is None:
        return None
    if list(given) == [NO_BOTS]:
        return []
    specs = split_bots(given)
    for spec in specs:
        if kind_of(spec) is None:
            refuse(messages.NO_SUCH_BOT, name=spec.partition(":")[0], known=listed([*BOTS, NO_BOTS]))
        check_bot(spec)
    return specs


def format_bots(seats: Sequence[str | None]) -> str:
    """What to type to have these bots in these seats, nothing if nobody need be asked for."""
    if list(seats) == bots_in_seats(None, len(seats)):
        return ""
    asked = join_bots([spec for spec in seats if spec]) or [NO_BOTS]
    return "".join(f" --bots {quote(text)}" for text in asked)


def bots_in_seats(bots: list[str] | None, players: int) -> list[str | None]:
    """For every seat its bot or None: people first, then the bots; if nothing is asked for, one person."""
    if bots is None:
        bots = [USUAL_OPPONENT] * (players - 1)
    if len(bots) > players:
        refuse(messages.TOO_MANY_BOTS, bots=len(bots), players=players)
    return [None] * (players - len(bots)) + list(bots)


def usual_players(bots: list[str] | None, game: Game) -> int:
    """How many play if nobody says: two, or one more than there are bots, as far as the game allows."""
    wanted = FEWEST_PLAYERS if bots is None else max(FEWEST_PLAYERS, len(bots) + 1)
    return min(wanted, max(game.player_counts))


# A saved game that goes on


def expect_same_game(table: Table, path: Path, asked: Asked) -> None:
    """Refuse what contradicts a saved game."""
    expect_same(path, messages.THE_GAME, table.game.name, asked.game)
    expect_same(path, messages.THE_PLAYERS, table.players, asked.players)
    expect_same(path, messages.THE_SEED, table.seed, asked.seed)
    options = parse_options(asked.options, table.game)
    choices = table.game.check(table.players, options)
    for name in options:
        expect_same(path, messages.THE_OPTION.filled(name=name), table.options[name], choices[name])


def expect_same(path: Path, name: Text, saved: object, given: object) -> None:
    """Refuse one thing that differs from a saved game."""
    if given is not None and given != saved:
        refuse(messages.CONTRADICTION, path=path, name=name, saved=saved, given=given)
