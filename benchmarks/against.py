"""The search of this tree against that of another commit, at equal thinking time, on paired deals.

    python -m benchmarks.against REV --game mini --bot search:0.2s --games 400 --seed 9000

The other commit is checked out into a folder of its own and runs there. The first seat of a deal is taken by each side
once. It prints the share of the victories with its interval (95 %, over deals), and what both were.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import fmean, stdev

import sintra

ROOT = Path(__file__).parents[1]


class Side:
    """A process that plays for one version."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
        command = [sys.executable, str(ROOT / "benchmarks" / "player.py")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment, cwd=tree)

    def tell(self, said: dict[str, object]) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def ask(self) -> str:
        assert self.process.stdout
        self.tell({})
        return str(json.loads(self.process.stdout.readline()))


def play(sides: list[Side], asked: argparse.Namespace, seed: int, first: int) -> float:
    """What this tree's side wins of a game in which it has the seat `first` and the other side all others."""
    told = {"game": asked.game, "players": asked.players, "options": dict(asked.option), "seed": seed}
    table = sintra.new_table(**told)
    for number, side in enumerate(sides):
        side.tell({"table": told, "bot": asked.bot, "seed": seed + number})
    while table.turn is not None:
        move = sides[0 if table.turn == first else 1].ask()
        table.play(table.game.parse_move(move))
        for side in sides:
            side.tell({"move": move})
    return (first in table.winners) / len(table.winners)


def report(shares: list[float], players: int) -> str:
    error = 1.96 * stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{len(shares) * players} games: {100 * fmean(shares):.1f} % ± {100 * error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev")
    parser.add_argument("--game", default="mini")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", type=lambda text: text.split("="), action="append", default=[])
    parser.add_argument("--bot", default="search:0.2s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=9000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", other, asked.rev], cwd=ROOT, check=True)
        try:
            sides, shares = [Side(ROOT), Side(other)], []
            for deal in range(-(-asked.games // asked.players)):
                won = [play(sides, asked, asked.seed + deal, seat) for seat in range(asked.players)]
                shares.append(fmean(won))
                print(report(shares, asked.players), end="\r" if sys.stdout.isatty() else "\n", flush=True)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)
    print()


if __name__ == "__main__":
    main()
