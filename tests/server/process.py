"""A server in a process of its own. It is forked from one that has loaded everything, so that it starts at once."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from sintra.games import GAMES
from sintra.server.serve import Address, serve
from sintra.server.settings import Settings

context = get_context("forkserver")
context.set_forkserver_preload(["tests.server.warm"])


def run(data: Path, tells: Connection, settings: Settings) -> None:
    """Serve until it is killed; tells its address first."""
    os.setsid()  # so that its workers can be killed with it
    serve(GAMES, Address("127.0.0.1", 0, data), tells.send, settings=settings)


class Process:
    """A server with its games in a folder."""

    def __init__(self, data: Path, settings: Settings | None = None) -> None:
        hears, tells = context.Pipe(duplex=False)
        self.process = context.Process(target=run, args=(data, tells, settings or Settings()))
        self.process.start()
        self.url: str = hears.recv().rstrip("/")
        self.address = self.url.removeprefix("http://")

    def kill(self) -> None:
        """End it as a power cut would, with all its workers."""
        with suppress(ProcessLookupError):  # it may be dead already
            os.killpg(self.process.pid or 0, signal.SIGKILL)
        self.process.join()
