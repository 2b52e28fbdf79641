"""A server's file of before: its tables are there, its links open their seats, and its games go on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sintra.games import GAMES
from tests.kept.database import DATABASE, TABLES, named, opened, recorded, restore
from tests.server.visitor import Inn, Json

every_table = pytest.mark.parametrize("kept", TABLES, ids=lambda kept: kept["name"])
MOVES = 3  # that each game goes on
RUNNING = [kept for kept in TABLES if not recorded(kept).over]
FINISHED = [kept for kept in TABLES if recorded(kept).over]


def seats_of(kept: Json, key: int) -> list[int]:
    """The seats that a key opens: all on one screen, or that of a link."""
    return [each["seat"] for each in kept["keys"] if each["key"] == kept["keys"][key]["key"]]


@pytest.fixture(scope="module")
def quiet_inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """For all tests that only look."""
    with opened(tmp_path_factory.mktemp("quiet")) as inn:
        yield inn


@pytest.fixture(scope="module")
def busy_inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """For all tests that play on, each at a table of its own."""
    with opened(tmp_path_factory.mktemp("busy")) as inn:
        yield inn


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    """For one test."""
    with opened(tmp_path) as inn:
        yield inn


def test_every_game_runs_alone_and_over_a_link_and_one_has_ended() -> None:
    names = {kept["name"] for kept in TABLES}
    assert {f"{game}-{how}" for game in GAMES for how in ("alone", "over-a-link", "finished")} <= names
    assert len(RUNNING) == 13


@every_table
def test_a_table_is_as_it_was(quiet_inn: Inn, kept: Json) -> None:
    table, position = recorded(kept), quiet_inn.ask(kept, key=None).json()
    assert position["view"] == table.view()
    assert position["scores"] == table.scores
    assert (position["moves"], position["is_over"]) == (len(table.steps), table.over)
    assert (position["sequence"], position["seed_hash"]) == (kept["sequence"], kept["seed_hash"])
    assert position["seats"] == []
    for player, before in zip(position["players"], kept["players"], strict=True):
        assert {name: player[name] for name in before} == before


@every_table
def test_a_link_opens_its_seats(quiet_inn: Inn, kept: Json) -> None:
    table = recorded(kept)
    for key in range(len(kept["keys"])):
        seats, position = seats_of(kept, key), quiet_inn.ask(kept, key=key).json()
        mine = table.turn in seats
        assert position["seats"] == seats
        assert position["view"] == table.view(table.turn if mine else seats[0])
        assert position["legal"] == (table.legal if mine else [])
    wrong = quiet_inn.client.get(f"/api/tables/{kept['table']}", headers={"authorization": "Bearer no"})
    assert wrong.status_code == 403


@every_table
def test_every_move_is_still_told(quiet_inn: Inn, kept: Json) -> None:
    table, log = recorded(kept), quiet_inn.ask(kept, "/log").json()
    assert [(told["seat"], told["round"]) for told in log] == [
        (step.seat, table.round_of(step)) for step in table.steps
    ]
    half = len(log) // 2
    before = table.game.view(table.restored(table.steps[half].before) if log else table.state(), None)
    replayed = quiet_inn.ask(kept, f"/replay?moves={half}", key=None).json()["view"]
    assert {name: replayed[name] for name in before} == before


@pytest.mark.parametrize("kept", FINISHED, ids=lambda kept: kept["name"])
def test_the_record_of_a_finished_game_is_the_same(quiet_inn: Inn, kept: Json) -> None:
    assert quiet_inn.ask(kept, "/record").text == (DATABASE / f"{kept['name']}.game").read_text(encoding="utf-8")
    assert quiet_inn.ask(kept).json()["outcome"]["scores"] == recorded(kept).scores


def play_on(inn: Inn, kept: Json) -> int:
    """Let people move a few times, and bots in between; how often the table has moved."""
    for _ in range(MOVES):
        with inn.visit(kept) as watcher:
            while watcher.position["thinking"] is not None:
                watcher.hear()
        key = next(key for key in range(len(kept["keys"])) if inn.ask(kept, key=key).json()["legal"])
        with inn.visit(kept, key) as mover:
            mover.move()
    moves: int = inn.ask(kept).json()["moves"]
    return moves


@pytest.mark.parametrize("kept", RUNNING, ids=lambda kept: kept["name"])
def test_a_game_goes_on(busy_inn: Inn, kept: Json) -> None:
    assert play_on(busy_inn, kept) >= len(recorded(kept).steps) + MOVES


def test_a_message_that_was_taken_is_not_taken_again(inn: Inn, tmp_path: Path) -> None:
    kept = named("mini-over-a-link")
    restore(tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as file:
        taken = file.execute("SELECT message FROM entries WHERE table_id = ? AND seat = 1", [kept["table"]]).fetchone()
    with inn.visit(kept, 1) as visitor:
        visitor.answer("move", id=taken[0], move=visitor.position["legal"][0])
        assert visitor.hear_until("refused")["id"] == taken[0]
    assert inn.ask(kept).json()["sequence"] == kept["sequence"]


def test_an_old_move_can_be_taken_back(inn: Inn) -> None:
    kept = named("mini-undone-alone")
    with inn.visit(kept) as visitor:
        moves = visitor.position["moves"]
        visitor.answer("undo")
        assert visitor.hear_until("position")["moves"] < moves


def test_somebody_takes_his_seat_back_from_a_bot(inn: Inn) -> None:
    kept = named("mini-a-bot-plays-for-somebody")
    with inn.visit(kept, 1) as visitor:
        visitor.send("reclaim")
        assert not visitor.hear_until("position")["players"][1]["is_replaced"]
