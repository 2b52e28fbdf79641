"""A course of lessons: games by the search, training, a match against the champion, and again, until the time is up.

Everything that was reached stands in one folder, so that a course goes on where it was stopped, even in the middle of a
round: `games/` has the positions, `nets/` every challenger, `champion.npz` the best so far, and `course.json` says how
all of it was made.
"""

import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from contextlib import closing
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from sintra import workers
from sintra.bots.values import nets
from sintra.core.chance import SEED_BITS
from sintra.core.options import Choice
from sintra.games import GAMES
from sintra.learning.comparing import Comparison, is_stronger, shares_of
from sintra.learning.playing import Games, Player, joined, load
from sintra.learning.training import lesson_of, train
from sintra.workers import Question

RECENT = 4  # rounds whose games are learned from
GAMES_IN_PART = 50


@dataclass
class Plan:
    """What is to be learned, and how."""

    game: str
    players: int
    options: dict[str, Choice]
    seed: int
    games: int = 4000  # of a round
    simulations: int = 200  # for a move
    epochs: int = 6
    pairs: int = 200  # of a match, at most


@dataclass
class Round:
    """What came of one round."""

    number: int
    seconds: float
    positions: int
    loss: float  # of the challenger, on games that it has not seen
    share: float  # of the challenger, against the champion
    pairs: int
    is_champion: bool


@dataclass
class Course:
    """A plan, its folder, and the rounds behind it."""

    plan: Plan
    folder: Path
    rounds: list[Round] = field(default_factory=list)

    @classmethod
    def opened(cls, plan: Plan, folder: Path) -> "Course":
        """A new course, or the one that was begun in the folder."""
        for name in ("games", "nets"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        file = folder / "course.json"
        if not file.exists():
            return cls(plan, folder)
        kept = json.loads(file.read_text())
        return cls(Plan(**kept["plan"]), folder, [Round(**each) for each in kept["rounds"]])

    def save(self) -> None:
        made_with = {name: version(name) for name in ("sintra", "numpy", "numba")}
        kept = {"plan": asdict(self.plan), "rounds": [asdict(each) for each in self.rounds]}
        text = json.dumps({**kept, "made_with": {**made_with, "python": platform.python_version()}}, indent=1)
        replace(self.folder / "course.json", lambda path: path.write_text(text))

    @property
    def rules(self) -> str:
        return GAMES[self.plan.game].rules

    @property
    def champion(self) -> nets.Net:
        path = self.folder / "champion.npz"
        return nets.load(path) if path.exists() else nets.untrained(self.rules)

    def part(self, number: int, part: int) -> Path:
        return self.folder / "games" / f"{number:03}-{part:04}.npz"

    def parts(self) -> list[Path]:
        """The games to learn from, the newest last."""
        first = len(self.rounds) + 1 - RECENT
        return [path for path in sorted((self.folder / "games").glob("*.npz")) if int(path.name[:3]) >= first]


def replace(path: Path, write: Callable[[Path], Any]) -> None:
    """Write a file so that it is whole whenever the program ends."""
    other = path.with_name(f"{path.stem}.new{path.suffix}")
    write(other)
    os.replace(other, path)


@dataclass(frozen=True)
class Order:
    """Games for a worker to play."""

    plan: Plan
    net: nets.Net
    seed: int
    path: Path


def play_part(order: Order) -> int:
    plan, game = order.plan, GAMES[order.plan.game]
    player = Player(game, plan.players, plan.options, plan.simulations, order.net, order.seed)
    games = joined([player.play() for _ in range(GAMES_IN_PART)])
    replace(order.path, games.save)
    return GAMES_IN_PART


def orders_of(course: Course, number: int) -> Iterator[Order]:
    """The games of a round that are not played yet; their seeds follow from the plan's."""
    for part in range(-(-course.plan.games // GAMES_IN_PART)):
        path = course.part(number, part)
        if not path.exists():
            seed = random.Random(f"{course.plan.seed} {number} {part}").getrandbits(SEED_BITS)
            yield Order(course.plan, course.champion, seed, path)


def play_round(course: Course, number: int, processes: int, tell: Callable[[str, int, int], None]) -> None:
    orders = list(orders_of(course, number))
    done = course.plan.games - len(orders) * GAMES_IN_PART
    tell("games", max(0, done), course.plan.games)
    with closing(workers.Pool(processes)) as pool:
        for answer in as_completed([pool.ask(Question(play_part, order, order.path.name)) for order in orders]):
            done += answer.result()
            tell("games", done, course.plan.games)


def known_games(course: Course) -> Games:
    return joined([load(path, GAMES[course.plan.game]) for path in course.parts()])


def learn(course: Course, number: int, tell: Callable[[str, int, int], None]) -> tuple[nets.Net, float, int]:
    """A challenger from the games so far, its loss on those it did not see, and how many positions there were."""
    lesson = lesson_of(known_games(course), course.rules, course.plan.players)
    net, losses = train(
        lesson, course.rules, course.plan.epochs, course.plan.seed + number, lambda done, of: tell("epochs", done, of)
    )
    return net, losses, len(lesson.table)


def hold_round(course: Course, processes: int, tell: Callable[[str, int, int], None]) -> Round:
    """One round: games, a lesson, a match; the challenger is the champion if it is clearly stronger."""
    number, start = len(course.rounds) + 1, time.monotonic()
    play_round(course, number, processes, tell)
    net, loss, positions = learn(course, number, tell)
    path = course.folder / "nets" / f"{number:03}.npz"
    replace(path, lambda file: nets.save(file, net))
    comparison = Comparison(course.plan.game, course.plan.players, course.plan.options, course.plan.simulations)
    seed = random.Random(f"{course.plan.seed} {number} match").getrandbits(SEED_BITS)
    shares = shares_of(comparison, (nets.load(path), course.champion), seed, course.plan.pairs, processes, tell)
    is_champion = is_stronger(shares)
    if is_champion:
        replace(course.folder / "champion.npz", lambda file: nets.save(file, net))
    seconds = time.monotonic() - start
    return Round(number, round(seconds, 1), positions, loss, float(np.mean(shares)), len(shares), is_champion)


def run(course: Course, hours: float, processes: int, tell: Callable[[str, int, int], None]) -> Iterator[Round]:
    """Hold rounds until the time is up; at least one."""
    end = time.monotonic() + 3600 * hours
    while True:
        done = hold_round(course, processes, tell)
        course.rounds.append(done)
        course.save()
        yield done
        if time.monotonic() >= end:
            return
