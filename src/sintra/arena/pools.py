"""Who plays the games: this process, several processes on this machine, or Ray; the results are the same."""

from collections import deque
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from typing import Protocol, TypeVar

from sintra import workers
from sintra.arena.match import Fixture
from sintra.arena.playing import Result, play_game
from sintra.core.errors import SintraError
from sintra.workers import MOST_DEATHS, NoAnswer, Question

GAMES_PER_WORKER = 2  # that are begun, so that nobody waits for work
Begun = TypeVar("Begun", bound=Hashable)


class WorkersDied(SintraError):
    """The same game has ended several workers: there is no sense in another one."""

    def __init__(self, fixture: Fixture) -> None:
        bots = ", ".join(fixture.match.names[number] for number in fixture.seating)
        super().__init__("arena-refusal-workers-died", deaths=MOST_DEATHS, number=fixture.number + 1, bots=bots)


class Pool(Protocol):
    """Plays games, several at a time; whoever closes the iterator early stops it."""

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        """Play all games; their results as they come."""


class InProcess:
    """No pool: one game after another, here."""

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        for fixture in fixtures:
            yield play_game(fixture)


class Processes:
    """A number of workers; one that dies is replaced, and its game is played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        with closing(workers.Pool(self.jobs)) as pool:

            def begin(fixture: Fixture) -> "Future[Result]":
                return pool.ask(Question(play_game, fixture, fixture.number))

            for done, fixture in as_they_end(fixtures, GAMES_PER_WORKER * self.jobs, begin, first_done):
                yield result_of(done, fixture)


def as_they_end(
    fixtures: Iterable[Fixture],
    most: int,
    begin: Callable[[Fixture], Begun],
    ended: Callable[[list[Begun]], Iterable[Begun]],
) -> Iterator[tuple[Begun, Fixture]]:
    """Begin games so that some, but never more than so many, are under way; each when it has ended."""
    waiting = deque(fixtures)
    running: dict[Begun, Fixture] = {}
    while waiting or running:
        while waiting and len(running) < most:
            fixture = waiting.popleft()
            running[begin(fixture)] = fixture
        for done in ended(list(running)):
            yield done, running.pop(done)


def first_done(running: "list[Future[Result]]") -> "Iterable[Future[Result]]":
    return wait(running, return_when=FIRST_COMPLETED).done


def result_of(done: "Future[Result]", fixture: Fixture) -> Result:
    """The result of a game; what went wrong in a worker goes wrong here."""
    try:
        return done.result()
    except NoAnswer as error:
        raise WorkersDied(fixture) from error
