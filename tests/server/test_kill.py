"""The server may be killed at any moment: what was acknowledged is there, and every game goes on."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest
from httpx2 import AsyncClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import sintra
from tests.server.process import Process
from tests.server.visitor import HERE, LINK, ME, NOVICE

KILLS = 25  # in each of two runs
MOST_MESSAGES = 40  # between two kills


def known_to_all(told: dict[str, Any]) -> tuple[Any, ...]:
    """What everybody knows of a move; on one screen the next player does not hear what only the last one knew."""
    return (told["number"], told["seat"], told["round"])


class Witness:
    """Plays one table through all kills, and remembers everything that was acknowledged."""

    def __init__(self, made: dict[str, Any], chance: random.Random) -> None:
        self.made = made
        self.chance = chance
        self.told: dict[int, Any] = {}  # the moves that were heard of, by number
        self.acknowledged = 0  # own messages
        self.is_over = False
        self.sent = 0

    async def come(self, server: Process) -> ClientConnection:
        """Sit down again; everything that was heard of must be there."""
        socket = await connect(f"ws://{server.address}/api/tables/{self.made['table']}/live", compression=None)
        await socket.send(orjson.dumps({"type": "hello", "key": self.made["keys"][0]["key"]}).decode())
        async with AsyncClient(base_url=server.url) as http:
            key = {"authorization": f"Bearer {self.made['keys'][0]['key']}"}
            log = (await http.get(f"/api/tables/{self.made['table']}/log", headers=key)).json()
        by_number = {told["number"]: known_to_all(told) for told in log}
        assert {number: by_number.get(number) for number in self.told} == self.told
        return socket

    async def hear(self, socket: ClientConnection) -> None:
        """One message; a position in which something is to be decided is answered."""
        message = orjson.loads(await socket.recv())
        if message["type"] != "position":
            return
        if message["told"]:
            self.told[message["moves"]] = known_to_all(message["told"])
        self.acknowledged += message["accepted"] is not None
        self.is_over = message["is_over"]
        if message["legal"]:
            self.sent += 1
            move = {"sequence": message["sequence"], "move": self.chance.choice(message["legal"])}
            await socket.send(orjson.dumps({"type": "move", "id": f"{self.sent}", **move}).decode())


async def play_until_killed(server: Process, witnesses: list[Witness], messages: int) -> None:
    """Let all play until so many messages have come, then kill the server while moves are on their way."""
    sockets = [await witness.come(server) for witness in witnesses]
    heard = 0

    async def listen(witness: Witness, socket: ClientConnection) -> None:
        nonlocal heard
        with suppress(ConnectionClosed):
            while heard < messages and not witness.is_over:
                await witness.hear(socket)
                heard += 1
        server.kill()

    listening = [listen(witness, socket) for witness, socket in zip(witnesses, sockets, strict=True)]
    await asyncio.gather(*listening)


async def make_tables(server: Process, chance: random.Random, opponent: dict[str, Any]) -> list[Witness]:
    """A table of every game, the first against some opponent."""
    async with AsyncClient(base_url=server.url, timeout=60) as http:
        wishes = [{"game": game, "seats": [ME, opponent if game == "mini" else HERE]} for game in sintra.GAMES]
        made = [(await http.post("/api/tables", json=wish)).json() for wish in wishes]
    return [Witness(table, chance) for table in made]


async def go_on(server: Process, witnesses: list[Witness]) -> None:
    """Every game that is not over goes on, the bots' moves included."""
    for witness in witnesses:
        socket = await witness.come(server)
        before, moves = witness.acknowledged, len(witness.told)
        while not witness.is_over and (witness.acknowledged < before + 2 or len(witness.told) < moves + 4):
            await witness.hear(socket)
        await socket.close()


@pytest.mark.parametrize("opponent", [HERE, NOVICE], ids=lambda opponent: opponent["kind"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, opponent: dict[str, Any]) -> None:
    chance = random.Random(opponent["kind"])
    server = Process(tmp_path)
    try:
        witnesses = asyncio.run(make_tables(server, chance, opponent))
        for _ in range(KILLS):
            running = [witness for witness in witnesses if not witness.is_over]
            asyncio.run(play_until_killed(server, running, chance.randint(1, MOST_MESSAGES)))
            server = Process(tmp_path)
            if len(running) < len(witnesses):  # somebody has finished: another table
                witnesses = [*running, *asyncio.run(make_tables(server, chance, opponent))[len(running) :]]
        asyncio.run(go_on(server, witnesses))
    finally:
        server.kill()
    assert sum(witness.acknowledged for witness in witnesses) > KILLS


def test_a_table_is_there_after_a_restart_with_its_people(tmp_path: Path) -> None:
    async def sit_down(server: Process) -> dict[str, Any]:
        async with AsyncClient(base_url=server.url, timeout=60) as http:
            made = (await http.post("/api/tables", json={"game": "mini", "seats": [ME, LINK]})).json()
            key = {"authorization": f"Bearer {made['keys'][1]['key']}"}
            await http.post(f"/api/tables/{made['table']}/join", json={"name": "Petra", "avatar": 4}, headers=key)
        return dict(made)

    async def names(server: Process, made: dict[str, Any]) -> list[tuple[str, int]]:
        async with AsyncClient(base_url=server.url, timeout=60) as http:
            players = (await http.get(f"/api/tables/{made['table']}")).json()["players"]
        return [(player["name"], player["avatar"]) for player in players]

    server = Process(tmp_path)
    made = asyncio.run(sit_down(server))
    server.kill()
    server = Process(tmp_path)
    try:
        assert asyncio.run(names(server, made)) == [("Eva", 0), ("Petra", 4)]
    finally:
        server.kill()
