"""How fast is the engine of the classic game? Run `python benchmarks/speed.py`; every figure is the best of several runs.

The yardstick is `classic.c` beside this file. It plays the same games from the same seeds, so moves, rounds and scores have
to be equal; if they are not, the script says so and fails. Being slow is no failure.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

from sintra.core import engine
from sintra.core.chance import CHANCE, GOLDEN, mix, seed_chance
from sintra.core.compiling import compiled
from sintra.core.events import NOBODY, mute_log
from sintra.games.classic import rules
from sintra.games.classic.actions import ACTIONS
from sintra.games.classic.state import STATE

Figures = dict[str, float]
Options = tuple[int, int, int]  # seats, plain wall, special displays

SEED = 1
GAMES, REPETITIONS = 30_000, 5  # about half a second each
FEW_GAMES, FEW_REPETITIONS = 5_000, 3
POSITIONS, PASSES, TARGET_STATES = 4096, 64, 16  # as in classic.c
COMPARED = ("moves", "rounds", "score", "checksum", "legal_actions")
CACHE_LINES = 256  # bytes, with what the processor fetches ahead

MINI: Options = (2, 0, 0)
WALLS = {"coloured": (0, 0), "plain": (1, 0), "coloured, special displays": (0, 1), "plain, special displays": (1, 1)}

IMPORT = "import sintra, sintra.games.classic.rules"
FIRST_GAME = """
import numpy as np
from sintra.core import chance, engine, events
from sintra.games.classic import actions, rules, state
states, logs = np.zeros(1, state.STATE), events.mute_log()
rules.set_up(states, 0, 2, 0, 0, 0, np.uint64(1), logs)
engine.play_out(states, 0, np.zeros(actions.ACTIONS, np.int16), chance.new_generator(1), logs)
"""
NO_COMPILER = (
    "No C compiler (cc) found: the column C, the row engine / C and the check for equal games are left out."
    " To get one: apt-get install gcc"
)


class Row(NamedTuple):
    """A figure beside C's and its target."""

    name: str
    engine: str
    c: str = "–"
    target: str = "–"
    is_reached: bool | None = None


# What is timed, in compiled code


@compiled
def play_games(states, seats, plain, special, games, seed, actions, generator, logs):
    """Whole random games, as in classic.c; return moves, rounds, score and checksum."""
    moves = rounds = score = 0
    checksum = np.uint64(0)
    for game in range(games):
        rules.set_up(states, 0, seats, plain, special, NOBODY, seed + np.uint64(game), logs)
        moves += engine.play_out(states, 0, actions, generator, logs)
        rounds += states[0].round_number
        for seat in range(seats):
            points = engine.score(states[0], seat)
            score += points
            checksum = mix(checksum + GOLDEN + np.uint64(points))
    return moves, rounds, score, checksum


@compiled
def collect_positions(positions, states, seed, actions, generator, logs):
    """The first positions of such games for two."""
    states[0].seat = NOBODY
    for i in range(len(positions)):
        if states[0].seat < 0:
            rules.set_up(states, 0, 2, 0, 0, NOBODY, seed, logs)
            seed += np.uint64(1)
        positions[i] = states[0]
        engine.play(states[0], engine.random_action(states[0], actions, generator[0]), logs[0])


@compiled
def mask_all(positions, actions, mask, passes):
    """The legal mask of every position; return how many actions are legal."""
    count = 0
    for _ in range(passes):
        for i in range(len(positions)):
            count += engine.legal_mask(positions, i, actions, mask)
    return count


@compiled
def copy_all(positions, targets, passes):
    """Copy every position."""
    for _ in range(passes):
        for i in range(len(positions)):
            engine.copy(positions, i, targets, i % len(targets))


# The engine


def say(what: str) -> None:
    """Progress, a line for each part."""
    print(f"{what} …", file=sys.stderr, flush=True)


def seconds_of(run: Callable[[], Any]) -> float:
    """How long it takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def memory(count: int, dtype: Any) -> "np.ndarray[Any, Any]":
    """An array with room behind it: two threads that write to one cache line slow each other down by a sixth."""
    return np.zeros(count + CACHE_LINES // np.dtype(dtype).itemsize + 1, dtype)[:count]


def game_player(options: Options, games: int) -> Callable[[], Figures]:
    """A function that plays games in memory of its own."""
    states, actions, generator, logs = memory(1, STATE), memory(ACTIONS, np.int16), memory(1, CHANCE), mute_log()

    def run() -> Figures:
        seed_chance(generator[0], np.uint64(SEED))
        totals = play_games(states, *options, games, np.uint64(SEED), actions, generator, logs)
        return dict(zip(("moves", "rounds", "score", "checksum"), map(int, totals), strict=True))

    return run


def timed_games(options: Options, games: int) -> Figures:
    """What was played, and how fast."""
    run = game_player(options, games)
    start = time.perf_counter()
    figures = run()
    return figures | {"moves_per_second": figures["moves"] / (time.perf_counter() - start)}


def timed_positions() -> Figures:
    """Legal masks and copies, in nanoseconds."""
    positions, targets = memory(POSITIONS, STATE), memory(TARGET_STATES, STATE)
    actions, mask, generator = memory(ACTIONS, np.int16), memory(ACTIONS, np.int8), memory(1, CHANCE)
    seed_chance(generator[0], np.uint64(SEED))
    collect_positions(positions, targets, np.uint64(SEED), actions, generator, mute_log())
    copies = POSITIONS * PASSES
    return {
        "legal_actions": mask_all(positions, actions, mask, 1),
        "mask_ns": seconds_of(lambda: mask_all(positions, actions, mask, PASSES)) / copies * 1e9,
        "copy_ns": seconds_of(lambda: copy_all(positions, targets, PASSES)) / copies * 1e9,
    }


def play_in_threads(count: int) -> None:
    """The same games in several threads at once."""
    threads = [threading.Thread(target=game_player(MINI, GAMES)) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def thread_gain() -> float:
    """How many times as much two threads play as one."""
    pairs = [(seconds_of(lambda: play_in_threads(1)), seconds_of(lambda: play_in_threads(2))) for _ in range(REPETITIONS)]
    one, two = (min(times) for times in zip(*pairs, strict=True))
    return 2 * one / two


def start_seconds(script: str, cache: str) -> float:
    """How long a Python of its own takes for a script."""
    environment = os.environ | {"SINTRA_CACHE": cache}
    return seconds_of(lambda: subprocess.run([sys.executable, "-c", script], env=environment, check=True))


# The comparison with C


def build_yardstick(compiler: str, folder: str) -> str:
    """Compile `classic.c`."""
    program = str(Path(folder) / "classic")
    source = str(Path(__file__).with_name("classic.c"))
    subprocess.run([compiler, "-std=c11", "-O3", "-march=native", source, "-o", program], check=True)
    return program


def timed_yardstick(program: str) -> Figures:
    """The same figures, from the program in C."""
    figures: Figures = json.loads(subprocess.check_output([program, str(GAMES), str(SEED)]))
    return figures


def check_equal(ours: Figures, theirs: Figures) -> None:
    """Same seeds, same games; anything else ends the script."""
    differing = [f"{key} {ours[key]} and {theirs[key]}" for key in COMPARED if ours[key] != theirs[key]]
    if differing:
        sys.exit(f"The engine and C played different games: {', '.join(differing)}.")


def compare() -> tuple[Figures, Figures]:
    """The best figures of the engine and of C (none without a compiler), measured in turns."""
    compiler = shutil.which("cc")
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = compiler and build_yardstick(compiler, folder)
        for _ in range(REPETITIONS):
            ours.append(timed_games(MINI, GAMES) | timed_positions())
            if program:
                theirs.append(timed_yardstick(program))
                check_equal(ours[-1], theirs[-1])
    return best(ours), best(theirs)


def best(repetitions: list[Figures]) -> Figures:
    """The highest speed, the lowest times; what was played is always the same."""
    if not repetitions:
        return {}
    times = {key: min(figures[key] for figures in repetitions) for key in ("mask_ns", "copy_ns")}
    return repetitions[0] | times | {"moves_per_second": max(figures["moves_per_second"] for figures in repetitions)}


# Tables


def millions(figures: Figures) -> str:
    """Moves a second."""
    return f"{figures['moves_per_second'] / 1e6:.2f} M" if figures else "–"


def time_row(name: str, key: str, target: int, ours: Figures, theirs: Figures) -> Row:
    """A time that should be short."""
    c = f"{theirs[key]:.1f} ns" if theirs else "–"
    return Row(name, f"{ours[key]:.1f} ns", c, f"under {target} ns", ours[key] < target)


def speed_rows(ours: Figures, theirs: Figures) -> list[Row]:
    """The engine against C, and two threads against one."""
    rows = [Row("random moves a second, one core", millions(ours), millions(theirs))]
    if theirs:
        ratio = ours["moves_per_second"] / theirs["moves_per_second"]
        rows.append(Row("engine / C", f"{ratio:.2f}", "1", "0.8 or more", ratio >= 0.8))
    rows.append(time_row("legal mask", "mask_ns", 150, ours, theirs))
    rows.append(time_row("copy", "copy_ns", 20, ours, theirs))
    say("Playing in two threads")
    gain = thread_gain()
    return [*rows, Row("two threads / one", f"{gain:.2f}", target="1.7 or more", is_reached=gain >= 1.7)]


def start_rows() -> list[Row]:
    """The first game of a new installation, and of a new process."""
    say("Compiling from nothing")
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(FIRST_GAME, cache)
        imported = min(start_seconds(IMPORT, cache) for _ in range(FEW_REPETITIONS))
        warm = min(start_seconds(FIRST_GAME, cache) for _ in range(FEW_REPETITIONS))
    beyond = warm - imported
    return [
        Row("first start: compile, play a game", f"{cold:.1f} s", target="under 15 s", is_reached=cold < 15),
        Row("later start: play a game", f"{warm:.2f} s"),
        Row("  of it Python and import sintra", f"{imported:.2f} s"),
        Row("  of it the rest", f"{beyond:.2f} s", target="under 0.5 s", is_reached=beyond < 0.5),
    ]


def targets_table(rows: list[Row], caption: str) -> Table:
    """Every figure with its target."""
    table = Table("", title="Classic for two, coloured wall", caption=caption, **LOOK)
    for heading in ("engine", "C", "target"):
        table.add_column(heading, justify="right")
    table.add_column("reached")
    for *texts, is_reached in rows:
        table.add_row(*texts, {True: "yes", False: "no", None: ""}[is_reached])
    return table


def options_table() -> Table:
    """Moves a second of every option set."""
    say("Playing every option set")
    table = Table("wall", title="Random moves a second, one core", **LOOK)
    for seats in (2, 3, 4):
        table.add_column(f"{seats} players", justify="right")
    for name, (plain, special) in WALLS.items():
        sets = [(seats, plain, special) for seats in (2, 3, 4)]
        table.add_row(name, *(millions(best_games(options)) for options in sets))
    return table
