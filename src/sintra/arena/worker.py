"""A process of its own that plays one game after another."""

import signal
import sys
import traceback
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from sintra.arena.match import Fixture
from sintra.arena.playing import Result, play_game

LAST_WISH = 5.0  # seconds in which a worker may clear up


class Worker:
    """Our end of a worker."""

    fixture: Fixture  # the game it plays, or has played last

    def __init__(self) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """Let it play a game; if it is dead, that shows when the result is taken."""
        self.fixture = fixture
        with suppress(BrokenPipeError):
            self.connection.send(fixture)

    def take(self) -> Result | None:
        """The result it has sent, None if it has died; what went wrong in it goes wrong here."""
        try:
            outcome: Result | Exception = self.connection.recv()
        except (EOFError, ConnectionResetError):
            return None
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def stop(self) -> None:
        """Let it clear up, and end it."""
        self.process.terminate()
        self.process.join(LAST_WISH)
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def work(pipe: Connection) -> None:
    """What a worker does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for our parent, who then ends us.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(outcome_of(pipe.recv()))


def outcome_of(fixture: Fixture) -> Result | Exception:
    """The result of a game, or what went wrong, with the place where it did."""
    try:
        return play_game(fixture)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
