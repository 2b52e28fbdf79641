"""How fast is each rule system? Random games on one core, beside the same games un-compiled, and how it starts.

Games that let a player pass without need are played twice: freely, and passing only when nothing else is possible.
"""

import subprocess
import sys
from typing import Any

import numpy as np
from rich.console import Console

import sintra
from benchmarks.speed import FEW, first_game, new_table, say, seconds_of, yes_or_no
from sintra.core import engine
from sintra.core.chance import new_generator
from sintra.core.events import mute_log

GAMES, SLOW_GAMES = 20_000, 2
TARGETS = {"classic": (3e6, 15), "duel": (1.5e6, 20), "garden": (0.3e6, 30)}  # decisions a second, seconds to compile
UNCOMPILED = """
import os
os.environ["NUMBA_DISABLE_JIT"] = "1"
from benchmarks import games
print(games.rate({name!r}, {count}))
"""


def dealt(game: sintra.Game, count: int) -> "np.ndarray[Any, Any]":
    """So many games that are about to begin, for every number of players in turn."""
    states, log = np.zeros(count, game.state_type), mute_log()
    parts = len(game.player_counts)
    for part, players in enumerate(game.player_counts):
        seeds, choices = np.arange(part, count, parts, np.uint64), game.packed(game.check(players, {}))
        engine.deal_all(states[part::parts], players, choices, seeds, log)
    return states


def rate(name: str, count: int) -> float:
    """Random decisions a second."""
    game = sintra.GAMES[name]
    states, generator, decisions = dealt(game, count), new_generator(1), []
    engine.play_out_all(states[:0], game.new_actions(), generator, mute_log())
    seconds = seconds_of(
        lambda: decisions.append(engine.play_out_all(states, game.new_actions(), generator, mute_log()))
    )
    return float(decisions[0] / seconds)


def uncompiled_rate(name: str) -> float:
    """The same in a Python of its own that compiles nothing."""
    script = UNCOMPILED.format(name=name, count=SLOW_GAMES)
    return float(subprocess.check_output([sys.executable, "-c", script], text=True))


def main() -> None:
    """Measure every rule system, then print all."""
    speed = new_table("Random decisions, one core", "game", "a second", "times un-compiled", "target", "reached")
    start = new_table("The first game of a process", "game", "compiling", "target", "reached", "later", "beyond import")
    for rules, (fastest, slowest) in TARGETS.items():
        name = next(game.name for game in sintra.GAMES.values() if game.rules == rules)
        say(f"Playing {name}")
        reached = max(rate(name, GAMES) for _ in range(FEW))
        times, target = reached / uncompiled_rate(name), f"{fastest / 1e6:.1f} M or more"
        speed.add_row(name, f"{reached / 1e6:.2f} M", f"{times:,.0f}", target, yes_or_no(reached >= fastest))
        say(f"Compiling {name} from nothing")
        cold, imported, warm = first_game(name)
        is_quick = yes_or_no(cold < slowest)
        start.add_row(
            name, f"{cold:.1f} s", f"under {slowest} s", is_quick, f"{warm:.2f} s", f"{warm - imported:.2f} s"
        )
    Console(width=100, highlight=False).print(speed, start)


if __name__ == "__main__":
    main()
