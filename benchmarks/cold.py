"""A cold start: python -m benchmarks.cold [--game mini] [--level novice].

Starts a server on this machine as if Sintra had never run here, with an empty cache, and comes as somebody who chooses
a game at once. Prints how long it took from the click until the first position stood and the first move was
acknowledged, until the bots were compiled, and until the compiled server took over, if the game still ran then.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from httpx2 import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

MOST_SECONDS = 5.0  # until the first move is acknowledged
Json = dict[str, Any]


@asynccontextmanager
async def cold_server() -> AsyncIterator[str]:
    """A server with an empty cache; its address."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = {**os.environ, "SINTRA_CACHE": f"{folder}/cache"}
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sintra", "serve", "--port", "0", "--data", folder),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        try:
            yield line.split("http://")[1].split("/")[0].replace("localhost", "127.0.0.1")
        finally:
            server.terminate()
            await server.wait()


class Visitor:
    """Somebody who plays, and comes back when the line breaks."""

    def __init__(self, host: str, table: str, key: str) -> None:
        self.address = f"ws://{host}/api/tables/{table}/live"
        self.hello = orjson.dumps({"type": "hello", "key": key}).decode()
        self.moves = 0

    async def play(self, has_moved: asyncio.Event, breaks: list[float]) -> None:
        """Make one legal move after another, until the game is over."""
        while True:
            try:
                async with connect(self.address) as line:
                    await line.send(self.hello)
                    if await self.play_on(line, has_moved):
                        return
            except (ConnectionClosed, OSError):
                breaks.append(time.perf_counter())
                await asyncio.sleep(0.3)

    async def play_on(self, line: Any, has_moved: asyncio.Event) -> bool:
        async for text in line:
            said: Json = orjson.loads(text)
            if said["type"] != "position":
                continue
            if said["accepted"]:
                has_moved.set()
            if said["is_over"]:
                return True
            if said["legal"]:
                self.moves += 1
                move = {"type": "move", "id": str(self.moves), "sequence": said["sequence"], "move": said["legal"][0]}
                await line.send(orjson.dumps(move).decode())
                await asyncio.sleep(0.5)  # as somebody who thinks a little
        return False


async def measure(game: str, level: str) -> float:
    async with cold_server() as host, AsyncClient(base_url=f"http://{host}/api", timeout=600) as client:
        await client.get(f"/preparation/{game}")
        clicked = time.perf_counter()

        def tell(what: str) -> float:
            seconds = time.perf_counter() - clicked
            print(f"{seconds:7.2f} s  {what}", flush=True)
            return seconds

        seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
        made = (await client.post("/tables", json={"game": game, "seats": seats, "options": {}})).json()
        tell("the table is made")
        key = made["keys"][0]["key"]
        position = await client.get(f"/tables/{made['table']}", headers={"authorization": f"Bearer {key}"})
        tell(f"the first position stands ({len(position.json()['legal'])} legal moves)")
        has_moved, breaks = asyncio.Event(), []
        playing = asyncio.create_task(Visitor(host, made["table"], key).play(has_moved, breaks))
        await has_moved.wait()
        first = tell("the first move is acknowledged")
        while not (told := (await client.get(f"/preparation/{game}")).json())["is_ready"]:
            shares = ", ".join(f"{part['name']} {part['share']:.0%}" for part in told["parts"])
            tell(f"prepared: {shares}; {told['seconds']} s left")
            await asyncio.sleep(5)
        tell(f"the bots of {game} are compiled")
        while not breaks and not playing.done():
            await asyncio.sleep(0.1)
        if breaks:
            tell("the compiled server takes over")
            await client.get(f"/tables/{made['table']}")
            tell("and answers")
        await playing
        tell("the game is over")
        return first


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mini")
    parser.add_argument("--level", default="novice")
    parsed = parser.parse_args()
    return 0 if asyncio.run(measure(parsed.game, parsed.level)) <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
