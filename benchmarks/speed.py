"""How fast is the engine of the classic game? Every figure is the best of several runs.

The yardstick is `classic.c` beside this file. It plays the same games from the same seeds, so moves, rounds and scores
have to be equal; if they are not, the script says so and fails. Being slow is no failure.
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
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

import sintra
from sintra.core import engine
from sintra.core.chance import CHANCE, GOLDEN, mix, seed_chance
from sintra.core.compiling import compiled
from sintra.core.events import NOBODY, mute_log

Figures = dict[str, float]

SEED = 1
GAMES, REPETITIONS = 30_000, 5  # about half a second each
FEW = 3
POSITIONS, PASSES, TARGET_STATES = 4096, 64, 16  # as in classic.c
COMPARED = ("moves", "rounds", "score", "checksum", "legal_actions")
CACHE_LINES = 256  # bytes, with what the processor fetches ahead

GAME = sintra.GAMES["chocolatier"]  # Mini with one option more
STATE, ACTIONS = GAME.state_type, GAME.actions

IMPORT = "import sintra"
FIRST_GAME = """
import sintra
from sintra.core import chance, engine, events
game = sintra.GAMES[{name!r}]
state = game.new(game.player_counts[0], {{}}, 1)
engine.play_out(state, 0, game.new_actions(), chance.new_generator(1), events.mute_log())
"""
NO_COMPILER = (
    "No C compiler (cc) found: the column C, the row engine / C and the check for equal games are left out."
    " To get one: apt-get install gcc"
)


# What is timed, in compiled code


@compiled
def play_games(states, seats, choices, games, seed, actions, generator, logs):
    """Whole random games, as in classic.c; return moves, rounds, score and checksum."""
    moves = rounds = score = 0
    checksum = np.uint64(0)
    for game in range(games):
        engine.deal_at(states, 0, seats, choices, seed + np.uint64(game), logs)
        moves += engine.play_out(states, 0, actions, generator, logs)
        rounds += states[0].round_number
        for seat in range(seats):
            points = engine.score(states[0], seat)
            score += points
            checksum = mix(checksum + GOLDEN + np.uint64(points))
    return moves, rounds, score, checksum


@compiled
def collect_positions(positions, states, choices, seed, actions, generator, logs):
    """The first positions of such games for two."""
    states[0].seat = NOBODY
    for i in range(len(positions)):
        if states[0].seat < 0:
            engine.deal_at(states, 0, 2, choices, seed, logs)
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


def seconds_of(run: Callable[..., Any], *args: Any) -> float:
    """How long it takes."""
    start = time.perf_counter()
    run(*args)
    return time.perf_counter() - start


def memory(count: int, dtype: Any) -> "np.ndarray[Any, Any]":
    """An array with room behind it: two threads that write to one cache line slow each other down by a sixth."""
    return np.zeros(count + CACHE_LINES // np.dtype(dtype).itemsize + 1, dtype)[:count]


def new_generator() -> "np.ndarray[Any, Any]":
    """The generator that chooses the moves."""
    generator = memory(1, CHANCE)
    seed_chance(generator[0], np.uint64(SEED))
    return generator


def choices_of(**options: str) -> "np.ndarray[Any, Any]":
    """Options as compiled code takes them."""
    return GAME.packed(GAME.check(2, options))


def timed_games(seats: int, games: int, **options: str) -> Figures:
    """What was played, and how fast."""
    states, actions, generator, logs = memory(1, STATE), memory(ACTIONS, np.int16), new_generator(), mute_log()
    choices, start = choices_of(**options), time.perf_counter()
    totals = play_games(states, seats, choices, games, np.uint64(SEED), actions, generator, logs)
    seconds = time.perf_counter() - start
    figures = dict(zip(("moves", "rounds", "score", "checksum"), map(int, totals), strict=True))
    return figures | {"moves_per_second": totals[0] / seconds}


def timed_positions() -> Figures:
    """Legal masks and copies, in nanoseconds."""
    positions, targets = memory(POSITIONS, STATE), memory(TARGET_STATES, STATE)
    actions, mask = memory(ACTIONS, np.int16), memory(ACTIONS, np.int8)
    collect_positions(positions, targets, choices_of(), np.uint64(SEED), actions, new_generator(), mute_log())
    to_ns = 1e9 / POSITIONS / PASSES
    return {
        "legal_actions": mask_all(positions, actions, mask, 1),
        "mask_ns": seconds_of(mask_all, positions, actions, mask, PASSES) * to_ns,
        "copy_ns": seconds_of(copy_all, positions, targets, PASSES) * to_ns,
    }


def play_in_threads(count: int) -> None:
    """The same games in several threads at once."""
    threads = [threading.Thread(target=timed_games, args=(2, GAMES)) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def start_seconds(script: str, cache: str) -> float:
    """How long a Python of its own takes for a script."""
    environment = os.environ | {"SINTRA_CACHE": cache}
    return seconds_of(lambda: subprocess.run([sys.executable, "-c", script], env=environment, check=True))


def first_game(name: str) -> tuple[float, float, float]:
    """How long a Python of its own takes to compile and play a game, only to import, and to play when all is there."""
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(FIRST_GAME.format(name=name), cache)
        imported = min(start_seconds(IMPORT, cache) for _ in range(FEW))
        return cold, imported, min(start_seconds(FIRST_GAME.format(name=name), cache) for _ in range(FEW))


def best(repetitions: list[Figures]) -> Figures:
    """The highest speed, the lowest times; what was played is always the same."""
    keys = repetitions[0] if repetitions else ()
    return {key: (max if key == "moves_per_second" else min)(each[key] for each in repetitions) for key in keys}


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


def compare(compiler: str | None) -> tuple[Figures, Figures]:
    """The best figures of the engine and of C (none without a compiler), measured in turns."""
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = compiler and build_yardstick(compiler, folder)
        for _ in range(REPETITIONS):
            ours.append(timed_games(2, GAMES) | timed_positions())
            if program:
                theirs.append(timed_yardstick(program))
                check_equal(ours[-1], theirs[-1])
    return best(ours), best(theirs)


# Tables


def new_table(title: str, first: str, *headings: str) -> Table:
    """A name and figures."""
    table = Table(first, title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def millions(figures: Figures) -> str:
    """Moves a second."""
    return f"{figures['moves_per_second'] / 1e6:.2f} M" if figures else ""


def yes_or_no(is_reached: bool) -> str:
    """Whether a target is reached."""
    return "yes" if is_reached else "no"


def add_speed(table: Table, compiler: str | None) -> None:
    """The engine beside C."""
    say(f"Playing {REPETITIONS} times {GAMES} games in the engine{' and in C' if compiler else ''}")
    ours, theirs = compare(compiler)
    is_fast = yes_or_no(ours["moves_per_second"] >= 3e6)
    table.add_row("random moves a second, one core", millions(ours), millions(theirs), "3 M or more", is_fast)
    if theirs:
        ratio = ours["moves_per_second"] / theirs["moves_per_second"]
        table.add_row("engine / C", f"{ratio:.2f}", "1", "0.95 or more", yes_or_no(ratio >= 0.95))
    for name, key, most in (("legal mask", "mask_ns", 150), ("copy", "copy_ns", 20)):
        c = f"{theirs[key]:.1f} ns" if theirs else ""
        table.add_row(name, f"{ours[key]:.1f} ns", c, f"under {most} ns", yes_or_no(ours[key] < most))


def add_threads(table: Table) -> None:
    """How many times as much two threads play as one."""
    say("Playing in two threads")
    pairs = [[seconds_of(play_in_threads, count) for count in (1, 2)] for _ in range(REPETITIONS)]
    one, two = (min(times) for times in zip(*pairs, strict=True))
    gain = 2 * one / two
    table.add_row("two threads / one", f"{gain:.2f}", "", "1.7 or more", yes_or_no(gain >= 1.7))


def add_start(table: Table) -> None:
    """The first game of a new installation, and of a new process."""
    say("Compiling from nothing")
    cold, imported, warm = first_game(GAME.name)
    beyond = warm - imported
    table.add_row("first start: compile, play a game", f"{cold:.1f} s", "", "under 15 s", yes_or_no(cold < 15))
    table.add_row("later start: play a game", f"{warm:.2f} s")
    table.add_row("  Python and import sintra", f"{imported:.2f} s")
    table.add_row("  the rest", f"{beyond:.2f} s", "", "under 0.5 s", yes_or_no(beyond < 0.5))


def add_option_sets(table: Table) -> None:
    """Moves a second of every option set."""
    say("Playing every option set")
    for wall, special in product(("coloured", "plain"), ("off", "on")):
        figures = (
            best([timed_games(seats, GAMES // 6, wall=wall, special=special) for _ in range(FEW)])
            for seats in (2, 3, 4)
        )
        table.add_row(wall, special, *map(millions, figures))


def main() -> None:
    """Measure everything, then print it."""
    compiler = shutil.which("cc")
    say("Compiling")
    timed_games(2, 1)
    timed_positions()
    targets = new_table("Classic for two, coloured wall", "", "engine", "C", "target", "reached")
    add_speed(targets, compiler)
    add_threads(targets)
    add_start(targets)
    option_sets = new_table(
        "Random moves a second, one core", "wall", "special displays", "2 players", "3 players", "4 players"
    )
    add_option_sets(option_sets)
    Console(width=100, highlight=False).print(targets, option_sets)
    if not compiler:
        print(NO_COMPILER)


if __name__ == "__main__":
    main()
