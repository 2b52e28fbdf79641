"""What workers think about, and what they remember."""

from contextlib import closing

import pytest

from sintra.core.table import Table
from sintra.games import GAMES
from sintra.server import thinking
from sintra.server.thinking import Situation, situation_at
from sintra.workers import Pool, Question


def situation(bot: str = "novice", moves: int = 0) -> Situation:
    table = Table.new(GAMES["mini"], 2, {}, 7, "freely")
    for _ in range(moves):
        table.play(table.legal[0])
    return situation_at("table", table, bot, "secret")


def test_a_bot_moves_the_same_whoever_asks_and_whatever_was_asked_before() -> None:
    first = [thinking.choose(situation(moves=moves)) for moves in (0, 2, 4)]
    thinking.tables.clear()
    thinking.bots.clear()
    assert thinking.choose(situation(moves=4)) == first[2]
    assert thinking.choose(situation(moves=0)) == first[0]  # moves have been taken back
    with closing(Pool(1)) as pool:
        assert pool.ask(Question(thinking.choose, situation(moves=2), "move")).result() == first[1]


def test_a_worker_forgets_what_was_not_used_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_KEPT", 2)
    for number in range(5):
        thinking.choose(Situation(**{**vars(situation()), "table": str(number)}))
    assert list(thinking.tables) == ["3", "4"]
    assert len(thinking.bots) == 2
