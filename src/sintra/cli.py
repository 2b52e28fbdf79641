"""The command line: the only place that imports everything."""

import argparse
import json
import os
import random
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from sintra import find_game, load
from sintra.arena import Match
from sintra.arena.host import Host
from sintra.arena.run import new_pool
from sintra.bots import BOTS, check_bot, new_bot, split_bots
from sintra.bots.simulate import PLAYERS as SIMULATED_BOTS
from sintra.bots.simulate import Simulation
from sintra.core import compiling
from sintra.core.chance import checked_seed
from sintra.core.errors import BadOption, BadRecord, SintraError, listed, shown
from sintra.core.progress import Progress
from sintra.core.table import UNDO_FREELY, Table
from sintra.core.words import FIRST, LANGUAGES, Listed, Text
from sintra.games import GAMES
from sintra.terminal.arguments import USUAL_GAME, USUAL_PORT, parse_arguments
from sintra.terminal.asked import (
    bots_in_seats,
    expect_same_game,
    number_between,
    parse_bots,
    parse_options,
    usual_players,
)
from sintra.terminal.play import INTERRUPTED, Session
from sintra.terminal.replay import Replay
from sintra.terminal.saving import read_record, write_record
from sintra.terminal.screen import Screen, printable
from sintra.terminal.seats import Seats
from sintra.terminal.story import story

REFUSED = 2  # exit status
STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
MOST_GAMES = 1_000_000_000
MOST_PORT = 65_535
MOST_MATCH_GAMES, MOST_JOBS = 1_000_000, 1024
QUIET = 1.0  # seconds until a simulation says how far it has come


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    language = language_of(given, os.environ)
    if language not in LANGUAGES:
        return complain(language_trouble(language, language_of([], os.environ)))
    compiling.screen["language"] = language
    try:
        return run(given, language)
    except BrokenPipeError:
        return end_quietly()
    except OSError as error:
        return complain(file_trouble(error, language))
    except SintraError as error:
        return complain(error.in_(language))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def run(given: list[str], language: str) -> int:
    """Do what the arguments ask for; the status with which the command ends."""
    parsed = parse_arguments(given, language, GAMES.values(), BOTS)
    commands = {
        "serve": serve_tables,
        "play": play,
        "replay": replay,
        "simulate": simulate,
        "arena": arena,
        "train": train,
    }
    status = commands[parsed.command](parsed, language)
    sys.stdout.flush()
    return status


def prepare_streams() -> None:
    """Nothing that is typed or printed may be too strange for its stream."""
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:  # It was closed before the program began.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  It stays open.
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
    code = next(filter(None, names), "").partition(".")[0].partition("_")[0]  # of cs_CZ.UTF-8
    return code if code in LANGUAGES else FIRST


def language_trouble(given: str, language: str) -> str:
    if not given or given.startswith("-"):
        return Text("command-refusal-no-language", expected=Listed(LANGUAGES, "any")).in_(language)
    return Text("command-refusal-language", given=given, expected=listed(LANGUAGES)).in_(language)


def complain(line: str) -> int:
    print(f"sintra: {printable(line)}", file=sys.stderr)
    return REFUSED


def file_trouble(error: OSError, language: str) -> str:
    reason = error.strerror or str(error)
    if not error.filename:
        return reason
    return Text("command-refusal-file", path=str(error.filename), reason=reason).in_(language)


def end_quietly() -> int:
    """Nobody reads our output any more; keep Python from complaining about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


# The table in the browser


def serve_tables(parsed: argparse.Namespace, language: str) -> int:
    from sintra.server import serve

    port = USUAL_PORT if parsed.port is None else number_between(parsed.port, "--port", 0, MOST_PORT)
    is_taken = parsed.port is None and serve.is_taken(parsed.host, port)
    data = Path(parsed.data) if parsed.data else serve.usual_data()
    if parsed.public_url and not parsed.public_url.startswith(("http://", "https://")):
        return complain(Text("command-refusal-url", given=parsed.public_url).in_(language))
    address = serve.Address(parsed.host, 0 if is_taken else port, data, parsed.public_url)

    def tell(url: str) -> None:
        if not serve.has_page():
            complain(Text("command-no-page").in_(language))
        print(printable(Text("command-serving", url=url, data=str(data)).in_(language)), flush=True)

    serve.serve(GAMES, address, tell, parsed.open, may_begin_anew=True)
    return 0


# Play and replay


def play(parsed: argparse.Namespace, language: str) -> int:
    """A new game, or a saved one that goes on."""
    screen = screen_of(parsed, language)
    bots = parse_bots(parsed.bots)
    path = Path(parsed.save) if parsed.save else None
    saved = read_table(path) if path and path.exists() else None
    if path and saved:
        expect_same_game(saved, path, parsed)
    table = saved or new_table(parsed, bots)
    seats = seats_of(table, bots, parsed.seed)
    if path:
        write_record(path, table.record())
    if saved:
        screen.say_whole("terminal-resumed", path=str(path))
    return Session(table, seats, screen, path).run()


def replay(parsed: argparse.Namespace, language: str) -> int:
    """Move by move for a person, as a story for a pipe."""
    screen = screen_of(parsed, language)
    table = read_table(Path(parsed.file))
    seats = seats_of(table, parse_bots(parsed.bots))
    if sys.stdin.isatty():
        return Replay(table, seats, screen).run()
    print(story(table, language), end="")
    return 0


def screen_of(parsed: argparse.Namespace, language: str) -> Screen:
    """The screen; one that can not show our signs gets sentences."""
    console = Console(highlight=False)
    return Screen(console, language, parsed.plain or console.options.ascii_only)


def new_table(asked: argparse.Namespace, bots: list[str] | None) -> Table:
    """A new game as it was asked for; what is wrong is refused before anything is compiled."""
    game = find_game(asked.game or USUAL_GAME)
    players = usual_players(bots, game) if asked.players is None else asked.players
    options = game.check(players, parse_options(asked.option, game))
    # The game and its bots are prepared at once, so that the first run of a machine shows one line for both.
    for spec in set(filter(None, bots_in_seats(bots, players))):
        new_bot(spec, game)
    return Table.new(game, players, options, asked.seed, UNDO_FREELY)


def read_table(path: Path) -> Table:
    """The table of a saved game; refuses a damaged one with its line."""
    try:
        return load(read_record(path))
    except BadRecord as error:
        raise BadOption("refusal-in-file", path=str(path), reason=error.text) from error


def seats_of(table: Table, bots: list[str] | None, seed: int | None = None) -> Seats:
    specs = bots_in_seats(bots, table.players)
    return Seats(
        [None if spec is None else new_bot(spec, table.game, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]
    )


def bot_seed(seed: int | None, seat: int) -> int | None:
    """A seed for a bot that follows from the game's but has nothing in common with it."""
    return None if seed is None else random.Random(f"{seed} {seat}").getrandbits(64)


# Simulate


def simulate(parsed: argparse.Namespace, language: str) -> int:
    game = find_game(parsed.game)
    games = number_between(parsed.games, "--games", 1, MOST_GAMES)
    if parsed.bot not in SIMULATED_BOTS:
        raise BadOption("bot-refusal-unknown", given=shown(parsed.bot), expected=listed(SIMULATED_BOTS))
    options = parse_options(parsed.option, game)
    simulation = Simulation(game, parsed.players, options, checked_seed(parsed.seed), parsed.bot, parsed.no_idle_pass)

    def line(done: int) -> str:
        return Text("command-simulated", done=done, games=games).in_(language)

    with Progress(games, line, after=QUIET) as progress:
        means = simulation.run(games, progress.show)
    print(json.dumps(means, indent=2))
    return 0


# Arena


def arena(parsed: argparse.Namespace, language: str) -> int:
    match = match_of(parsed)
    if parsed.stop and not match.is_duel:
        raise BadOption("arena-refusal-stop", bots=len(match.bots), players=match.players)
    pool = new_pool(number_between(parsed.jobs, "--jobs", 1, MOST_JOBS), parsed.ray)
    path = Path(parsed.json) if parsed.json else None
    is_finished = Host(match, pool, language, path, parsed.stop).run(lambda line: print(printable(line), flush=True))
    return 0 if is_finished else INTERRUPTED


def match_of(parsed: argparse.Namespace) -> Match:
    game = find_game(parsed.game)
    bots = tuple(split_bots(parsed.bots))
    for spec in bots:
        check_bot(spec)
    return Match(
        game=game.name,
        players=parsed.players,
        options=game.check(parsed.players, parse_options(parsed.option, game)),
        bots=bots,
        games=number_between(parsed.games, "--games", 1, MOST_MATCH_GAMES),
        seed=checked_seed(parsed.seed),
        has_neighbours_only=parsed.neighbours,
    )


# Train


def train(parsed: argparse.Namespace, language: str) -> int:
    """Rounds of games, lessons and matches; a line for each that is over."""
    from sintra.learning.course import GAMES_IN_PART, Course, Plan, run
    from sintra.learning.telling import Teller

    game = find_game(parsed.game)
    options = game.check(parsed.players, parse_options(parsed.option, game))
    games = number_between(parsed.games, "--games", GAMES_IN_PART, MOST_GAMES)
    jobs = number_between(parsed.jobs, "--jobs", 1, MOST_JOBS)
    plan = Plan(game.name, parsed.players, options, checked_seed(parsed.seed), games)
    course = Course.opened(plan, Path(parsed.out))
    with Teller(language) as teller:
        for done in run(course, parsed.hours, jobs, teller.tell):
            print(teller.line(done), flush=True)
    return 0
