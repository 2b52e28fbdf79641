"""Who plays the games: this process, several processes on this machine, or Ray; the results are the same."""

from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from multiprocessing import connection
from typing import Any, Protocol

from sintra.arena.match import Fixture
from sintra.arena.playing import Result, play_game
from sintra.arena.worker import Worker
from sintra.core.errors import SintraError

MOST_DEATHS = 3  # of workers over the same game


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
        """Play all games; their results as they come."""
        for fixture in fixtures:
            yield play_game(fixture)


class Processes:
    """A number of workers; one that dies is replaced, and its game is played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.idle: list[Worker] = []
        self.busy: dict[Any, Worker] = {}  # by the connections on which they answer
        self.waiting: deque[Fixture] = deque()
        self.deaths: Counter[int] = Counter()

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        """Play all games; their results as they come."""
        self.waiting.extend(fixtures)
        try:
            while self.waiting or self.busy:
                self.give_work()
                for ready in connection.wait(list(self.busy)):
                    yield from self.take_result(ready)
        finally:
            self.stop()

    def give_work(self) -> None:
        """Let everybody play who can."""
        while self.waiting and len(self.busy) < self.jobs:
            worker = self.idle.pop() if self.idle else Worker()
            self.busy[worker.connection] = worker
            worker.give(self.waiting.popleft())

    def take_result(self, ready: Any) -> Iterator[Result]:
        """The result that a worker has sent, none if it has died."""
        worker = self.busy[ready]
        result = worker.take()
        del self.busy[ready]
        if result is None:
            worker.stop()
            self.replay(worker.fixture)
        else:
            self.idle.append(worker)
            yield result

    def replay(self, fixture: Fixture) -> None:
        """Have a game played again whose worker has died."""
        self.deaths[fixture.number] += 1
        if self.deaths[fixture.number] == MOST_DEATHS:
            raise WorkersDied(fixture)
        self.waiting.appendleft(fixture)

    def stop(self) -> None:
        """End all workers."""
        workers = [*self.idle, *self.busy.values()]
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.stop()
        self.idle.clear()
        self.busy.clear()
        self.waiting.clear()
