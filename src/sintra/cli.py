"""The command line: the only place that imports everything."""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from sintra import load
from sintra.bots import BOTS
from sintra.bots.simulate import PLAYERS as SIMULATED_BOTS
from sintra.bots.simulate import Simulation
from sintra.core.errors import BadOption, BadRecord, SintraError
from sintra.core.table import UNDO_FREELY, Table
from sintra.core.text import LANGUAGES
from sintra.games import GAMES
from sintra.terminal import messages
from sintra.terminal.arguments import USUAL_GAME, parse_arguments
from sintra.terminal.play import INTERRUPTED, Session
from sintra.terminal.replay import Replay
from sintra.terminal.request import Checker, Request, usual_players
from sintra.terminal.saving import read_record, write_record
from sintra.terminal.screen import Screen, printable
from sintra.terminal.seats import Seats
from sintra.terminal.story import story

REFUSED = 2  # exit status
MOST_GAMES = 1_000_000_000
FIRST_PROGRESS, NEXT_PROGRESS = 1.0, 0.2  # seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    language = language_of(given, os.environ)
    try:
        Checker("en").one_of(LANGUAGES, language, messages.NO_SUCH_LANGUAGE)
        return run(given, language)
    except BrokenPipeError:
        return end_quietly()
    except OSError as error:
        return complain(file_trouble(error, language))
    except SintraError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def run(given: list[str], language: str) -> int:
    """Parse and do."""
    parsed = parse_arguments(given, language, GAMES.values(), BOTS)
    commands = {"play": play, "replay": replay, "simulate": simulate}
    status = commands[parsed.command](parsed, language)
    sys.stdout.flush()
    return status


def prepare_streams() -> None:
    """Nothing that is typed or printed may be too strange for its stream."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  It stays open.
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def language_of(given: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that was asked for, or the environment's."""
    for word, following in pairwise([*given, ""]):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang":
            return following
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "cs" if next(filter(None, names), "").startswith("cs") else "en"


def complain(line: str) -> int:
    """One line on standard error."""
    print(f"sintra: {printable(line)}", file=sys.stderr)
    return REFUSED


def file_trouble(error: OSError, language: str) -> str:
    """What the system says about a file."""
    reason = error.strerror or str(error)
    return messages.FILE_TROUBLE.in_(language).format(path=error.filename, reason=reason) if error.filename else reason


def end_quietly() -> int:
    """Nobody reads our output any more; keep Python from complaining about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


# Play and replay


def play(parsed: argparse.Namespace, language: str) -> int:
    """A new game, or a saved one that goes on."""
    checker, screen = Checker(language), screen_of(parsed, language)
    request = Request(parsed.game, parsed.players, parsed.option, parsed.seed)
    bots = checker.bots(parsed.bots, list(BOTS))
    path = Path(parsed.save) if parsed.save else None
    saved = read_table(path, language) if path and path.exists() else None
    if path and saved:
        checker.same_game(saved, path, request)
    table = saved or new_table(request, bots, checker)
    seats = seats_of(table, bots, checker, request.seed)
    if path:
        write_record(path, table.record())
    if saved:
        screen.say_whole(messages.RESUMED, path=path)
    return Session(table, seats, screen, path).run()


def replay(parsed: argparse.Namespace, language: str) -> int:
    """Move by move for a person, as a story for a pipe."""
    checker, screen = Checker(language), screen_of(parsed, language)
    table = read_table(Path(parsed.file), language)
    seats = seats_of(table, checker.bots(parsed.bots, list(BOTS)), checker)
    if sys.stdin.isatty():
        return Replay(table, seats, screen).run()
    print(story(table, language), end="")
    return 0


def screen_of(parsed: argparse.Namespace, language: str) -> Screen:
    """The screen; one that can not show our signs gets sentences."""
    console = Console(highlight=False)
    return Screen(console, language, parsed.plain or console.options.ascii_only)


def new_table(request: Request, bots: list[str] | None, checker: Checker) -> Table:
    """A new game as it was asked for."""
    game = checker.game(request.game or USUAL_GAME, GAMES)
    players = usual_players(bots, game) if request.players is None else checker.players(request.players, game)
    checker.bots_in_seats(bots, players)
    options = checker.options(request.options, game, players)
    return Table.new(game, players, options, checker.seed(request.seed), UNDO_FREELY)


def read_table(path: Path, language: str) -> Table:
    """The table of a saved game; refuses a damaged one with its line."""
    try:
        return load(read_record(path, language))
    except BadRecord as error:
        text = messages.BAD_RECORD.in_(language)
        raise BadOption(text.format(path=path, line=error.line, reason=error.reason)) from error


def seats_of(table: Table, bots: list[str] | None, checker: Checker, seed: str | None = None) -> Seats:
    """People first, then the bots."""
    names = checker.bots_in_seats(bots, table.players)
    return Seats(
        [None if name is None else BOTS[name](table.game, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    )


def bot_seed(seed: str | None, seat: int) -> int | None:
    """A seed for a bot that follows from the game's but has nothing in common with it."""
    return None if seed is None else random.Random(f"{seed} {seat}").getrandbits(64)


# Simulate


def simulate(parsed: argparse.Namespace, language: str) -> int:
    """Many games by one bot; their means as JSON."""
    checker = Checker(language)
    game = checker.game(parsed.game, GAMES)
    players = checker.players(parsed.players, game)
    options = checker.options(parsed.option, game, players)
    games = checker.whole_number(parsed.games, "--games", 1, MOST_GAMES)
    bot = checker.one_of(SIMULATED_BOTS, parsed.bot, messages.NO_SUCH_BOT)
    simulation = Simulation(game, players, options, checker.seed(parsed.seed) or 0, bot)
    progress = Progress(games, language)
    means = simulation.run(games, progress.show)
    progress.clear()
    print(json.dumps(means, indent=2))
    return 0


class Progress:
    """A line on standard error, rewritten in place, once something takes over a second at a terminal."""

    def __init__(self, games: int, language: str) -> None:
        self.games = games
        self.language = language
        self.due = time.monotonic() + FIRST_PROGRESS
        self.is_shown = False

    def show(self, done: int) -> None:
        """Say how many games are played, now and then."""
        if time.monotonic() < self.due or not sys.stderr.isatty():
            return
        line = messages.SIMULATED.in_(self.language).format(done=done, games=self.games)
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        self.due = time.monotonic() + NEXT_PROGRESS
        self.is_shown = True

    def clear(self) -> None:
        """Leave nothing behind."""
        if self.is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
