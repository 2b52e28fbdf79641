"""Giving up: of two players the other has won, among more a bot takes the seat; records are opened as tables."""

from pathlib import Path

import pytest

import sintra
from tests.kept.database import DATABASE
from tests.server.visitor import HERE, LINK, ME, NOVICE, Inn, new_inn

KEPT = [DATABASE / f"{game}-{how}.game" for game in sintra.GAMES for how in ("alone", "finished")]


def test_of_two_players_the_other_has_won(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, seed=4, options={"starter": 0})
    with inn.visit(made, 0) as eva, inn.visit(made, 1) as petra:
        eva.move()
        petra.send("resign", seat=1)
        while not eva.hear_until("position")["is_over"]:
            pass
        outcome = eva.position["outcome"]
        assert (outcome["winners"], outcome["resigned"]) == ([0], 1)
        assert eva.position["legal"] == []
        assert eva.position["view"]["turn"] is None
        assert eva.position["undo"] == "no"
        petra.send("resign", seat=1)
        assert "the game is over" in petra.hear_until("refused")["reason"]


def test_a_bot_does_not_move_after_its_opponent_gave_up(inn: Inn) -> None:
    made = inn.make("mini", ME, NOVICE, seed=4, options={"starter": 0})
    with inn.visit(made) as eva:
        eva.send("resign", seat=0)
        assert eva.hear_until("position")["outcome"]["winners"] == [1]
        assert eva.position["thinking"] is None


def test_a_resignation_is_kept_and_is_a_comment_in_the_record(tmp_path: Path) -> None:
    with new_inn(tmp_path) as inn:
        made = inn.make("mini", ME, HERE, seed=4)
        with inn.visit(made) as eva:
            eva.move()
            eva.send("resign", seat=0)
            eva.hear_until("position")
    with new_inn(tmp_path) as inn:
        assert inn.ask(made).json()["outcome"]["resigned"] == 0
        text = inn.ask(made, "/record").text
    assert text.endswith("# player 1 resigns\nunfinished\n")
    assert len(sintra.load(text).moves) == 1


def test_among_more_a_bot_of_the_chosen_level_takes_the_seat_for_good(tmp_path: Path) -> None:
    with new_inn(tmp_path) as inn:
        made = inn.make("mini", ME, LINK, LINK, seed=4, options={"starter": 0})
        with inn.visit(made, 0) as eva, inn.visit(made, 1) as petra:
            petra.send("resign", seat=1, bot="apprentice")
            while not eva.hear_until("position")["players"][1]["has_resigned"]:
                pass
            assert not eva.position["is_over"]
            assert eva.position["players"][1]["bot"] == "apprentice"
            assert petra.hear_until("position")["seats"] == []
            petra.send("reclaim")
            assert "no bot plays your seat" in petra.hear_until("refused")["reason"]
    with new_inn(tmp_path) as inn:
        assert inn.ask(made, key=1).json()["seats"] == []
        assert inn.ask(made, key=1).json()["players"][1]["has_resigned"]


REFUSED = [(1, "apprentice", "this is not your seat"), (0, "exec:x", "no bot exec:x"), (0, "", "no bot")]


@pytest.mark.parametrize(("seat", "bot", "reason"), REFUSED)
def test_nobody_gives_up_for_others_or_sits_a_program_down(inn: Inn, seat: int, bot: str, reason: str) -> None:
    made = inn.make("mini", ME, LINK, LINK)
    with inn.visit(made) as eva:
        eva.send("resign", seat=seat, bot=bot)
        assert reason in eva.hear_until("refused")["reason"]
        assert not eva.hear_until("position")["players"][0]["has_resigned"]


# Records


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_is_opened_as_a_table_and_replayed(inn: Inn, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    answer = inn.client.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    made, table = answer.json(), sintra.load(text)
    assert inn.ask(made).json()["moves"] == len(table.moves)
    assert inn.ask(made, "/replay?moves=2").json()["move"] == table.moves[1]
    assert inn.ask(made).json()["is_over"] == table.over


def test_an_opened_record_is_there_after_a_restart_and_can_be_played_on(tmp_path: Path) -> None:
    table = sintra.new_table("mini", 2, seed=3)
    table.play(table.legal[0])
    with new_inn(tmp_path) as inn:
        made = inn.client.post("/api/records", json={"record": table.record()}).json()
    with new_inn(tmp_path) as inn, inn.visit(made) as eva:
        assert eva.position["moves"] == 1
        assert eva.move()["moves"] == 2


def test_a_text_that_is_no_record_is_refused_with_the_line(inn: Inn) -> None:
    for text, reason in (("hello", 'line 1: not a record: "hello"'), ("sintra record 1\ngame chess\n", "line 3")):
        answer = inn.client.post("/api/records", json={"record": text})
        assert answer.status_code == 422
        assert reason in answer.json()["reason"]
    assert inn.client.post("/api/records", json={"record": "x" * 200_000}).status_code == 413
