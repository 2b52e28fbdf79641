"""Seats are secrets, and hidden things never leave the server."""

import logging
import re
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.websockets import WebSocketDisconnect

import sintra
from sintra.core.table import Table
from sintra.core.words import Text
from sintra.server.steps import Scoring
from tests.server.visitor import LINK, ME, Inn, Visitor

SECRET_FIELDS = ("seed", "chance", "hidden", "reveal", "key", "key_hash")


def fields_of(thing: Any) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(thing, dict):
        return set(thing).union(*map(fields_of, thing.values()))
    return set().union(*map(fields_of, thing)) if isinstance(thing, list) else set()


def hear_all(visitors: list[Visitor], moves: int) -> None:
    """Let everybody hear of the last move."""
    for visitor in visitors:
        while visitor.position["moves"] < moves:
            visitor.hear()


def play_duel(inn: Inn, made: dict[str, Any], eva: Visitor, petra: Visitor, watcher: Visitor) -> None:
    """A whole game in which plates are drawn, looked at and put back as often as possible."""
    moves = 0
    while not eva.position["is_over"]:
        mover = eva if eva.position["legal"] else petra
        draws = [move for move in mover.position["legal"] if move["do"] in ("draw", "keep", "under")]
        mover.move(mover.chance.choice(draws) if draws else None)
        moves += 1
        hear_all([eva, petra, watcher], moves)


def test_all_that_an_opponent_and_a_watcher_hear_of_duel_could_be_known_to_them(inn: Inn) -> None:
    made = inn.make("duel", ME, LINK, seed=11)
    with inn.visit(made, seed=1) as eva, inn.visit(made, 1, seed=2) as petra, inn.visit(made, None) as watcher:
        play_duel(inn, made, eva, petra, watcher)
        heard = {0: eva.heard, 1: petra.heard, None: watcher.heard}
    table = sintra.load(inn.ask(made, "/record").text)
    assert [step for step in table.steps if step.move["do"] == "under"], "no plate was put back: nothing was tested"
    for viewer, messages in heard.items():
        check_views(table, viewer, [message for message in messages if message["type"] == "position"])


def check_views(table: Table, viewer: int | None, positions: list[dict[str, Any]]) -> None:
    """Every position is what the viewer may see of it, and so are the moves and events before it."""
    again = Table.new(table.game, table.players, table.options, table.seed, "freely")
    for position in sorted(positions, key=lambda position: position["moves"]):
        while len(again.steps) < position["moves"]:
            again.play(table.steps[len(again.steps)].move)
        if again.over:
            continue  # nothing is secret any more
        assert position["view"] == orjson.loads(orjson.dumps(again.view(viewer)))
        assert position["events"] == orjson.loads(orjson.dumps(again.events_for(viewer)))
        assert position["move"] == (again.moves_for(viewer)[-1] if again.steps else None)
        assert not fields_of(position) & set(SECRET_FIELDS)
        assert position["steps"] == orjson.loads(orjson.dumps(steps_for(again, viewer)))
        if again.steps and viewer != again.steps[-1].seat:
            told = position["told"]["text"]
            hidden = again.steps[-1].move["do"] in ("keep", "under")
            assert not (hidden and re.search(r"\b[BYRKTSW]{4}\b", told)), told


def steps_for(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """How the last move scored, as a viewer may see it."""
    return Scoring(table, table.steps[-1]).steps(viewer, table.view(viewer)) if table.steps else []


def test_a_replay_of_a_running_duel_tells_no_more_than_the_game_did(inn: Inn) -> None:
    made = inn.make("duel", ME, LINK, seed=11)
    with inn.visit(made, seed=1) as eva, inn.visit(made, 1, seed=2) as petra:
        for moves in range(1, 60):
            mover = eva if eva.position["legal"] else petra
            draws = [move for move in mover.position["legal"] if move["do"] in ("draw", "keep", "under")]
            mover.move(mover.chance.choice(draws) if draws else None)
            hear_all([eva, petra], moves)
        heard = {message["moves"]: message for message in petra.heard if message["type"] == "position"}
    for moves, message in heard.items():
        replayed = inn.ask(made, f"/replay?moves={moves}", key=1).json()
        assert replayed["view"] == message["view"]
        assert replayed["events"] == message["events"] or not moves
        assert replayed["steps"] == message["steps"]
    for told in inn.ask(made, "/log", key=1).json():
        message = heard.get(told["number"])
        sentences, events, scores = told.pop("sentences"), told.pop("events"), told.pop("scores")
        if message is not None:
            assert (events, scores) == (message["events"], message["scores"])
            names = [player["name"] or Text("common-player", number=2) for player in message["players"]]
            assert message["told"] == told
            assert sentences == [sintra.GAMES["duel"].say(event).in_("en", names) for event in message["events"]]


def test_keys_are_nowhere_but_in_the_hands_of_their_owners(
    inn: Inn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    made = inn.make("mini", ME, LINK, options={"starter": 0})
    secrets = [key["key"] for key in made["keys"]]
    with inn.visit(made) as eva, inn.visit(made, 1) as petra, inn.visit(made, None) as watcher:
        eva.move()
        hear_all([petra, watcher], 1)
        told = [str(visitor.heard) for visitor in (eva, petra, watcher)]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in "".join(told) + caplog.text
        assert secret.encode() not in kept


def test_pages_of_other_addresses_are_turned_away(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK)
    foreign = {"origin": "https://evil.example"}
    assert inn.client.post("/api/tables", json={}, headers=foreign).status_code == 403
    live = f"/api/tables/{made['table']}/live"
    with pytest.raises(WebSocketDisconnect), inn.client.websocket_connect(live, headers=foreign):
        pass
    own = {"origin": "http://testserver"}
    with inn.client.websocket_connect(live, headers=own) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] in ("people", "position")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "testserver", "localhost.evil.example", ""])
def test_a_local_server_does_not_answer_to_other_names(inn: Inn, host: str) -> None:
    assert inn.client.get("/api/catalogue", headers={"host": host}).status_code == 403


@pytest.mark.parametrize("host", ["localhost", "localhost:8642", "127.0.0.1:8642", "[::1]:8642"])
def test_a_local_server_answers_to_the_names_of_this_computer(inn: Inn, host: str) -> None:
    assert inn.client.get("/api/catalogue", headers={"host": host}).status_code == 200


def test_every_answer_forbids_what_the_page_does_not_need(inn: Inn) -> None:
    for path in ("/", "/api/catalogue", "/api/tables/nothing"):
        policy = inn.client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("style-src")[0]


def test_a_large_question_is_refused(inn: Inn) -> None:
    answer = inn.client.post("/api/tables", json={"game": "x" * 20_000, "seats": []})
    assert answer.status_code == 413
    assert "too large" in answer.json()["reason"]
