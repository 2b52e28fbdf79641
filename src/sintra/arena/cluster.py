"""Many machines: games as tasks of Ray, which is installed only where it is wanted."""

import logging
import os
import socket
from collections.abc import Generator, Sequence
from typing import Any

from sintra.arena.match import Fixture
from sintra.arena.playing import Result, play_game
from sintra.arena.pools import GAMES_PER_WORKER, WorkersDied, as_they_end
from sintra.core.errors import BadOption
from sintra.workers import MOST_DEATHS

LOCAL = "local"
PATIENCE = 5.0  # seconds


class Cluster:
    """Ray's workers; one that dies is replaced by Ray, and its game is played again."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs
        self.ray = import_ray()

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        ray = self.ray
        self.connect()
        try:
            task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(play_game)
            most = GAMES_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for done, fixture in as_they_end(fixtures, most, task.remote, lambda running: ray.wait(running)[0]):
                yield self.result_of(done, fixture)
        finally:
            ray.shutdown()

    def connect(self) -> None:
        """Start Ray on this machine, or find it at its address."""
        quietly: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self.address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            self.ray.init(address=LOCAL, num_cpus=self.jobs, include_dashboard=False, **quietly)
            return
        try:
            knock(self.address)
            self.ray.init(address=self.address, **quietly)
        except (OSError, OverflowError, ValueError, RuntimeError) as error:
            raise BadOption("arena-refusal-no-cluster", address=self.address) from error

    def result_of(self, done: Any, fixture: Fixture) -> Result:
        """The result of a task; what went wrong in it goes wrong here."""
        try:
            result: Result = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise WorkersDied(fixture) from error
        return result


def knock(address: str) -> None:
    """Find out quickly if nobody is at an address; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadOption("arena-refusal-no-ray") from error
    return ray
