"""What the command line asks for: what the core can not check, because it is about bots, files and typing."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from sintra.bots import BOTS, check_bot, join_bots, kind_of, split_bots
from sintra.core.contract import Game
from sintra.core.errors import BadOption, listed, shown
from sintra.core.table import Table
from sintra.core.words import Argument

NO_BOTS = "none"
USUAL_OPPONENT = "apprentice"
FEWEST_PLAYERS = 2


def number_between(given: int, name: str, least: int, most: int) -> int:
    if not least <= given <= most:
        raise BadOption("command-refusal-range", option=name, given=given, least=least, most=most)
    return given


def parse_options(given: Sequence[str], game: Game) -> dict[str, str]:
    """Options, each given as name=value; whether the game has them is for the game to say."""
    chosen: dict[str, str] = {}
    for text in given:
        name, is_pair, value = text.partition("=")
        if not is_pair:
            first = game.options[0]
            example = f"{first.name}={first.default}"
            raise BadOption("command-refusal-not-an-option", given=text, example=example)
        if name in chosen:
            raise BadOption("command-refusal-option-twice", option=name)
        chosen[name] = value
    return chosen


# Bots


def parse_bots(given: Sequence[str] | None) -> list[str] | None:
    if given is None:
        return None
    if list(given) == [NO_BOTS]:
        return []
    specs = split_bots(given)
    for spec in specs:
        if kind_of(spec) is None:
            expected = listed([*BOTS, NO_BOTS])
            raise BadOption("bot-refusal-unknown", given=shown(spec.partition(":")[0]), expected=expected)
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
        raise BadOption("command-refusal-too-many-bots", bots=len(bots), players=players)
    return [None] * (players - len(bots)) + list(bots)


def usual_players(bots: list[str] | None, game: Game) -> int:
    """How many play if nobody says: two, or one more than there are bots, as far as the game allows."""
    wanted = FEWEST_PLAYERS if bots is None else max(FEWEST_PLAYERS, len(bots) + 1)
    return min(wanted, max(game.player_counts))


# A saved game that goes on


def expect_same_game(table: Table, path: Path, asked: Namespace) -> None:
    """Refuse what contradicts a saved game; None is what was left open."""
    expect_same(path, "game", table.game.name, asked.game)
    expect_same(path, "players", table.players, asked.players)
    expect_same(path, "seed", table.seed, asked.seed)
    options = parse_options(asked.option, table.game)
    choices = table.game.check(table.players, options)
    for name in options:
        expect_same(path, "option", table.options[name], choices[name], option=name)


def expect_same(path: Path, what: str, saved: object, given: object, option: str = "") -> None:
    if given is not None and given != saved:
        said: dict[str, Argument] = {"path": str(path), "what": what, "option": option}
        raise BadOption("command-refusal-another-game", **said, saved=str(saved), given=str(given))
