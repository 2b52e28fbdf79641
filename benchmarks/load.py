"""Many people at one server: python -m benchmarks.load [--games 500] [--rate 1500] [--seconds 20] [--game mini].

Starts a server on this machine with a new SQLite file, and as many WebSocket clients as games, each of which plays
random legal moves for both seats of its game, all together so many a second. Prints how many moves a second were
acknowledged, after their commit, and how long the acknowledgement took.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import orjson
from httpx2 import AsyncClient, Limits
from websockets.asyncio.client import ClientConnection, connect

LEAST_MOVES, MOST_P99 = 1500, 150.0  # a second, and milliseconds: what is aimed at with 500 games
WARM_UP = 20.0  # seconds in which people sit down, about as long as a random game of Mini takes


@dataclass
class Measured:
    """What the clients saw."""

    begins: float = 0.0
    waits: list[float] = field(default_factory=list)  # seconds, of moves after the warm-up
    refused: int = 0
    finished: int = 0


@dataclass
class Client:
    """Plays one game after another."""

    base: str
    game: str
    pause: float  # seconds between two moves
    measured: Measured
    chance: random.Random

    async def play(self, http: AsyncClient, begins: float, until: float) -> None:
        """Play until the time is over."""
        await asyncio.sleep(begins)
        while time.perf_counter() < until:
            seats = [{"kind": "me"}, {"kind": "here"}]
            made = (await http.post("/api/tables", json={"game": self.game, "seats": seats})).json()
            address = f"ws://{self.base}/api/tables/{made['table']}/live"
            async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
                await socket.send(orjson.dumps({"type": "hello", "key": made["keys"][0]["key"]}).decode())
                await self.play_game(socket, until)

    async def play_game(self, socket: ClientConnection, until: float) -> None:
        """Play one game."""
        position = await self.next_position(socket)
        due = time.perf_counter() + self.chance.random() * self.pause
        while not position["is_over"] and time.perf_counter() < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.pause
            position = await self.move(socket, position)
        self.measured.finished += position["is_over"]

    async def move(self, socket: ClientConnection, position: dict[str, Any]) -> dict[str, Any]:
        """Make one move and wait for its acknowledgement."""
        name = f"{position['sequence']}"
        move = self.chance.choice(position["legal"])
        message = {"type": "move", "id": name, "sequence": position["sequence"], "move": move}
        begun = time.perf_counter()
        await socket.send(orjson.dumps(message).decode())
        answer = await self.next_position(socket)
        assert answer["accepted"] == name, answer
        if begun >= self.measured.begins:
            self.measured.waits.append(time.perf_counter() - begun)
        return answer

    async def next_position(self, socket: ClientConnection) -> dict[str, Any]:
        """The next position that comes."""
        while True:
            message: dict[str, Any] = orjson.loads(await socket.recv())
            self.measured.refused += message["type"] == "refused"
            if message["type"] == "position":
                return message


async def run(base: str, game: str, games: int, rate: float, seconds: float) -> Measured:
    """Let all play; people do not sit down, nor do their games end, all at the same moment."""
    measured = Measured()
    measured.begins = time.perf_counter() + WARM_UP
    until = measured.begins + seconds
    clients = [Client(base, game, games / rate, measured, random.Random(number)) for number in range(games)]
    async with AsyncClient(base_url=f"http://{base}", timeout=60, limits=Limits(keepalive_expiry=1)) as http:
        begins = (WARM_UP * number / games for number in range(games))
        await asyncio.gather(*(client.play(http, at, until) for client, at in zip(clients, begins, strict=True)))
    return measured


def start_server(data: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--data", data]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return server, line.split("http://")[1].split("/")[0].replace("localhost", "127.0.0.1")
    raise SystemExit("the server did not start")


def report(measured: Measured, games: int, seconds: float) -> str:
    """What came out."""
    waits = sorted(wait * 1000 for wait in measured.waits)
    at = {share: waits[int(share / 100 * (len(waits) - 1))] for share in (50, 90, 99)}
    rate = len(waits) / seconds
    lines = [
        f"{games} games at once on {os.cpu_count()} cores for {seconds:.0f} s, {measured.finished} of them finished",
        f"acknowledged moves/s   {rate:8.0f}   (aim: {LEAST_MOVES})",
        f"median                 {at[50]:8.1f} ms",
        f"90th percentile        {at[90]:8.1f} ms",
        f"99th percentile        {at[99]:8.1f} ms   (aim: under {MOST_P99:.0f})",
        f"refused                {measured.refused:8d}",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=float(LEAST_MOVES) * 1.05)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="mini")
    given = parser.parse_args()
    gc.disable()  # the clients are not what is measured
    with tempfile.TemporaryDirectory() as data:
        server, base = start_server(data)
        try:
            measured = asyncio.run(run(base, given.game, given.games, given.rate, given.seconds))
        finally:
            server.terminate()
            server.wait()
    print(report(measured, given.games, given.seconds))


if __name__ == "__main__":
    main()
