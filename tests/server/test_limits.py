"""How much somebody may ask."""

from pathlib import Path

import pytest

from sintra.server import limits
from sintra.server.limits import Allowance, Doorkeeper
from sintra.server.settings import Settings
from tests.clock import Clock
from tests.server.visitor import HERE, ME, Inn, new_inn


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(limits, monkeypatch)


def test_an_allowance_is_used_up_and_fills_with_time(clock: Clock) -> None:
    allowance = Allowance(2.0, 3, seen=clock.now)
    assert [allowance.use() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.0
    assert [allowance.use() for _ in range(3)] == [True, True, False]
    clock.now += 1000.0
    assert [allowance.use() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_an_allowance_of_its_own(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    doorkeeper = Doorkeeper(1.0, 1)
    assert doorkeeper.lets_in("a")
    assert not doorkeeper.lets_in("a")
    assert doorkeeper.lets_in("b")
    assert doorkeeper.lets_in("c")  # the one who has been quiet longest is forgotten
    assert doorkeeper.lets_in("a")


def test_haste_is_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    slow = Settings(messages_per_second=0.0, messages_at_once=2)
    with new_inn(tmp_path, slow) as inn, inn.visit(inn.make("mini", ME, HERE)) as eva:
        eva.move()
        eva.move()
        eva.answer("move", move=eva.position["legal"][0])
        assert "too many messages" in eva.hear_until("refused")["reason"]
        assert eva.hear_until("position")["moves"] == 2


def test_haste_is_told_by_the_name_of_the_message(tmp_path: Path) -> None:
    slow = Settings(messages_per_second=0.0, messages_at_once=1)
    with new_inn(tmp_path, slow) as inn, inn.visit(inn.make("mini", ME, HERE)) as eva:
        eva.move()
        name = eva.answer("move", move=eva.position["legal"][0])
        assert eva.hear_until("refused")["id"] == name  # or the page would wait for an answer for ever


def test_tables_that_nobody_looks_at_take_no_room(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE)
    assert inn.ask(made).status_code == 200
    assert inn.client.get("/api/tables/nothing").status_code == 404
    with inn.visit(made) as eva:
        eva.move()
        assert list(inn.hall.tables) == [made["table"]]
    assert inn.ask(made).json()["moves"] == 1
    assert not inn.hall.tables
    assert not inn.hall.loading


def test_only_so_many_new_tables_are_remembered_and_none_is_lost(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.server.hall.MOST_FRESH", 1)
    first, second = inn.make("mini", ME, HERE, seed=1), inn.make("mini", ME, HERE, seed=2)
    assert list(inn.hall.fresh) == [second["table"]]
    assert [inn.ask(made).status_code for made in (first, second)] == [200, 200]
    assert not inn.hall.fresh
