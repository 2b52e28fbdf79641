"""A process of its own that answers one question after another."""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from sintra.workers.queue import Open

LAST_WISH = 5.0  # seconds in which a worker may clear up
Outcome = tuple[Any, Exception | None]  # the answer, or what went wrong


class Worker:
    """Our end of a worker, which steps back behind others by so much."""

    asked: Open  # what it thinks about, or has thought about last

    def __init__(self, niceness: int) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, niceness), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, asked: Open) -> None:
        """Let it think; if it is dead, that shows when the outcome is taken."""
        self.asked = asked
        with suppress(BrokenPipeError):
            self.connection.send((asked.question.think, asked.question.about))

    def outcome(self) -> Outcome | None:
        """What it has sent, None if it has died."""
        try:
            outcome: Outcome = self.connection.recv()
        except (EOFError, ConnectionResetError):
            return None
        except Exception as error:  # It is something that can't be read here.
            return None, error
        return outcome

    def stop(self) -> None:
        """Let it clear up, and end it."""
        self.process.terminate()
        self.process.join(LAST_WISH)
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def work(pipe: Connection, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for our parent, who then ends us.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    if hasattr(os, "nice"):  # Windows has none.
        os.nice(niceness)
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(outcome_of(*pipe.recv()))


def outcome_of(think: Callable[[Any], Any], about: Any) -> Outcome:
    """The answer, or what went wrong, with the place where it did."""
    try:
        return think(about), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error
