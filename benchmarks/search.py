"""How fast the search simulates: per game on one core, and with two threads against one.

python -m benchmarks.search
"""

import time

import sintra
from sintra.bots.search.bot import Search
from sintra.bots.search.thinking import Budget, Thinker
from sintra.core.contract import Game

SECONDS = 2.0
RUNS = 5  # of which the best counts


def simulations_per_second(game: Game, threads: int) -> float:
    """From the opening for two, with a new tree."""
    state, best = game.new(2, {}, seed=1), 0.0
    for seed in range(RUNS):
        thinker = Thinker(game, seed, threads)
        start = time.perf_counter()
        thought = thinker.simulated(state, Budget(seconds=SECONDS), start)
        best = max(best, thought.simulations / thought.seconds)
    return best


def main() -> None:
    print("| game | simulations/s, one core | two threads against one |")
    print("|---|--:|--:|")
    for game in sintra.GAMES.values():
        Search(game, 0)  # compiles
        one, two = (simulations_per_second(game, threads) for threads in (1, 2))
        print(f"| {game.name} | {one:,.0f} | {two / one:.2f} |")


if __name__ == "__main__":
    main()
