"""Bots think aside; one whose process dies is asked again."""

import asyncio
import os
import signal

import pytest

from sintra.core.table import Table
from sintra.games import GAMES
from sintra.server import thinking
from sintra.server.thinking import Minds, Question, question_of


def question(bot: str = "novice", moves: int = 0) -> Question:
    table = Table.new(GAMES["mini"], 2, {}, 7, "freely")
    for _ in range(moves):
        table.play(table.legal[0])
    return question_of("table", table, bot, "secret")


def die_once(path: str) -> str:
    """The death of a worker, the first time it is asked."""
    try:
        os.mkdir(path)
    except FileExistsError:
        return "alive"
    os.kill(os.getpid(), signal.SIGKILL)
    return "dead"


def ask(minds: Minds, think: object, about: object) -> object:
    try:
        return asyncio.run(minds.ask(think, about))  # type: ignore[arg-type]
    finally:
        minds.close()


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: os.PathLike[str]) -> None:
    assert ask(Minds(1), die_once, f"{tmp_path}/died") == "alive"


def test_a_bot_moves_the_same_whoever_asks_and_whatever_was_asked_before() -> None:
    first = [thinking.choose(question(moves=moves)) for moves in (0, 2, 4)]
    thinking.tables.clear()
    thinking.bots.clear()
    assert thinking.choose(question(moves=4)) == first[2]
    assert thinking.choose(question(moves=0)) == first[0]  # moves have been taken back
    assert ask(Minds(1), thinking.choose, question(moves=2)) == first[1]


def test_a_worker_forgets_what_was_not_used_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_KEPT", 2)
    for number in range(5):
        thinking.choose(Question(**{**vars(question()), "table": str(number)}))
    assert list(thinking.tables) == ["3", "4"]
    assert len(thinking.bots) == 2
