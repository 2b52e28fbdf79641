"""A machine that has never compiled anything: games are played at once, and go on when another server takes over."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Client
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sintra.core import caching
from sintra.games import GAMES
from sintra.server import preparing
from sintra.server.app import new_app
from sintra.server.preparing import COLD, LISTENING, UNCOMPILED, Part, Preparing
from tests.server.visitor import ME, NOVICE, Inn, Json

APPRENTICE = {"kind": "bot", "bot": "apprentice"}
PATIENCE = 300.0


class NeverReady(Part):
    """A part that nobody compiles."""

    async def compile(self) -> None:
        self.began, self.compiled = 0.0, 30
        await asyncio.Event().wait()


@pytest.fixture
def cold_inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    monkeypatch.setattr(preparing, "Part", NeverReady)
    with TestClient(new_app(GAMES, tmp_path, preparing=Preparing(GAMES)), base_url="http://localhost") as client:
        yield Inn(client)


def test_a_simple_bot_plays_for_the_novice_until_bots_are_compiled(cold_inn: Inn) -> None:
    made = cold_inn.make("mini", ME, NOVICE, options={"starter": 0})
    with cold_inn.visit(made) as eva:
        eva.move()
        assert eva.wait_for_turn()["moves"] > 1


def test_other_levels_wait_and_say_how_far_they_are(cold_inn: Inn) -> None:
    made = cold_inn.make("mini", ME, APPRENTICE, options={"starter": 0})
    with cold_inn.visit(made) as eva:
        assert eva.move()["thinking"] == 1
    told = cold_inn.client.get("/api/preparation/mini").json()
    assert not told["is_ready"]
    assert [part["name"] for part in told["parts"]] == ["rules", "bots"]
    assert all(0 < part["share"] < 1 for part in told["parts"])
    assert told["seconds"] > 0


def test_a_hint_that_nobody_can_give_yet_is_refused_in_words(cold_inn: Inn) -> None:
    made = cold_inn.make("mini", ME, NOVICE, options={"starter": 0})
    answer = cold_inn.ask(made, "/hint")
    assert answer.status_code == 409
    assert "still being prepared" in answer.json()["reason"]


def test_the_game_that_was_chosen_is_compiled_first() -> None:
    parts = Preparing(GAMES)
    parts.want(GAMES["garden"])
    assert [part.name for part in parts.parts[:2]] == ["rules", "bots"]
    assert {part.game.rules for part in parts.parts[:2]} == {"garden"}
    assert len(parts.parts) == 2 * len({game.rules for game in GAMES.values()})


def test_a_warm_machine_has_nothing_to_prepare(inn: Inn) -> None:
    assert inn.client.get("/api/preparation/duel").json() == {"is_ready": True, "parts": [], "seconds": 0}
    assert inn.client.get("/api/preparation/chess").status_code == 422


def test_a_machine_is_cold_when_a_game_was_never_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert not preparing.is_cold(GAMES.values())
    monkeypatch.setattr(caching, "CACHE", tmp_path)
    assert preparing.is_cold(GAMES.values())
    monkeypatch.setenv(LISTENING, "3")  # Who has taken over does not begin a second time.
    assert not preparing.is_cold(GAMES.values())


# Handing over


@pytest.fixture
def cold_server(tmp_path: Path) -> Iterator[str]:
    """A server that began un-compiled, where everything has been compiled meanwhile."""
    environment = {**os.environ, COLD: "1", UNCOMPILED: "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    yield server.stdout.readline().split("http://")[1].split("/")[0].replace("localhost", "127.0.0.1")
    server.terminate()
    server.communicate()


def hear(line: ClientConnection) -> Json:
    """The next position."""
    while (said := json.loads(line.recv(PATIENCE)))["type"] != "position":
        pass
    position: Json = said
    return position


def listen_to_the_end(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)


def test_a_game_goes_on_when_the_compiled_server_takes_over(cold_server: str) -> None:
    wish: dict[str, Any] = {"game": "mini", "seats": [ME, {"kind": "link"}], "options": {"starter": 0}}
    with Client(base_url=f"http://{cold_server}/api") as client:
        made = client.post("/tables", json=wish).json()
        assert not client.get("/preparation/mini").json()["is_ready"]
    hello = f'{{"type": "hello", "key": "{made["keys"][0]["key"]}"}}'
    address = f"ws://{cold_server}/api/tables/{made['table']}/live"
    with connect(address) as line:
        line.send(hello)
        move = {"type": "move", "id": "a", "sequence": 0, "move": hear(line)["legal"][0]}
        line.send(json.dumps(move))
        assert hear(line)["accepted"] == "a"
        listen_to_the_end(line)
    with connect(address, open_timeout=PATIENCE) as line:
        line.send(hello)
        assert hear(line)["moves"] == 1
    with Client(base_url=f"http://{cold_server}/api") as client:
        assert client.get("/preparation/mini").json()["is_ready"]
