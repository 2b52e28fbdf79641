"""Workers think aside; one that dies is replaced, and its question asked again."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from sintra.workers import NoAnswer, Pool, Question


@pytest.fixture
def pool() -> Iterator[Pool]:
    with closing(Pool(1)) as pool:
        yield pool
    assert active_children() == []


def die_once(path: str) -> str:
    """The death of a worker, the first time it is asked."""
    try:
        os.mkdir(path)
    except FileExistsError:
        return "alive"
    return die("")


def die(_: str) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return "dead"


def test_a_worker_that_dies_is_replaced_and_asked_again(pool: Pool, tmp_path: Path) -> None:
    assert pool.ask(Question(die_once, f"{tmp_path}/died", "question")).result() == "alive"


def test_a_question_that_ends_every_worker_ends_no_other(pool: Pool) -> None:
    fatal, harmless = pool.ask(Question(die, "", "fatal")), pool.ask(Question(len, "four", "harmless"))
    with pytest.raises(NoAnswer):
        fatal.result()
    assert harmless.result() == 4


def test_what_goes_wrong_in_a_worker_goes_wrong_here(pool: Pool) -> None:
    with pytest.raises(ValueError, match="invalid literal") as error:
        pool.ask(Question(int, "seven", "number")).result()
    assert "outcome_of" in error.value.__notes__[0]


def test_what_can_not_be_sent_is_refused_and_nobody_waits_for_ever(pool: Pool) -> None:
    with pytest.raises(TypeError, match="pickle"):
        pool.ask(Question(str, threading.Lock(), "lock")).result()
    assert pool.ask(Question(len, "four", "harmless")).result() == 4
