"""How far something has come is told once, and nothing is left behind."""

import sys

import pytest

from sintra.core import progress
from sintra.core.progress import Progress
from tests.clock import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(progress, monkeypatch)


def played(done: int) -> str:
    return f"{done} played"


def test_a_terminal_shows_a_bar_after_a_while_and_takes_it_away(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress(100, played, after=1.0) as shown:
        clock.now += 0.5
        shown.show(10)
        assert shown.bar is None
        clock.now += 1.0
        shown.show(20)
        clock.now += progress.NEXT_WORDS / 2
        shown.show(30)
        assert shown.bar is not None
        assert [(task.description, task.completed) for task in shown.bar.tasks] == [("20 played", 30)]
    told = capsys.readouterr().err
    assert "10 played" not in told
    assert told.endswith("\x1b[2K")  # the line is empty again


def test_elsewhere_a_line_comes_now_and_then_if_somebody_reads_it(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with Progress(100, played) as silent, Progress(100, played, done=3, has_lines=True) as told:
        for done in range(4, 8):
            clock.now += progress.NEXT_LINE / 2
            silent.show(done)
            told.show(done)
    assert capsys.readouterr().err == "5 played\n7 played\n"


def test_where_steps_are_few_the_words_follow_each_of_them(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress(3, played, pause=0.0) as shown:
        shown.show(1)
        assert shown.bar is not None
        assert shown.bar.tasks[0].description == "1 played"
