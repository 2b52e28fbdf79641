"""Somebody at a table of a server in this process: over HTTP, and over a WebSocket."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from starlette.testclient import TestClient, WebSocketTestSession

from sintra.core.words import Listed, Text
from sintra.games import GAMES
from sintra.server.app import new_app
from sintra.server.hall import Hall
from sintra.server.messages import Down
from sintra.server.settings import Settings

Json = dict[str, Any]
DOWN: TypeAdapter[Any] = TypeAdapter(Down)  # what is told so often is not made from its model, but must fit it
ME, HERE, LINK = {"kind": "me", "name": "Eva"}, {"kind": "here", "name": "Jan"}, {"kind": "link"}
NOVICE = {"kind": "bot", "bot": "novice"}
PATIENT = Settings(away_seconds=0.0, messages_per_second=10_000, messages_at_once=10_000)


class Visitor:
    """One WebSocket, and the last position it was told."""

    def __init__(self, socket: WebSocketTestSession, seed: int = 0) -> None:
        self.socket = socket
        self.position: Json = {}
        self.heard: list[Json] = []
        self.chance = random.Random(seed)
        self.sent = 0

    def hear(self) -> Json:
        """The next message."""
        message: Json = self.socket.receive_json()
        DOWN.validate_python(message)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    def hear_until(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; its name."""
        self.sent += 1
        name = str(fields.pop("id", f"{id(self)} {self.sent}"))
        self.socket.send_json({"type": kind, "id": name, **fields})
        return name

    def answer(self, kind: str, **fields: Any) -> str:
        """Send a message that answers the last position."""
        return self.send(kind, sequence=self.position["sequence"], **fields)

    def move(self, move: Json | None = None) -> Json:
        """Make a move, any legal one if none is given; the position that acknowledges it."""
        name = self.answer("move", move=move or self.chance.choice(self.position["legal"]))
        while self.hear_until("position")["accepted"] != name:
            pass
        return self.position

    def wait_for_turn(self) -> Json:
        """The position in which something is to be decided, or the last one."""
        while not self.position.get("legal") and not self.position.get("is_over"):
            self.hear()
        return self.position


class Inn:
    """A server in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def hall(self) -> Hall:
        """The hall of the server."""
        hall: Hall = self.client.app.state.hall  # type: ignore[attr-defined]
        return hall

    def make(self, game: str, *seats: Json, **more: Any) -> Json:
        """A new table."""
        answer = self.client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def ask(self, made: Json, question: str = "", key: int | None = 0, **more: Any) -> Any:
        """Ask about a table, with the key of a seat or none."""
        headers = {"accept-language": more.pop("language", "en")}
        if key is not None:
            headers["authorization"] = f"Bearer {made['keys'][key]['key']}"
        method = "POST" if "json" in more or question in ("/hint",) else "GET"
        return self.client.request(method, f"/api/tables/{made['table']}{question}", headers=headers, **more)

    @contextmanager
    def visit(self, made: Json, key: int | None = 0, language: str = "en", seed: int = 0) -> Iterator[Visitor]:
        """Come to a table, with the key of a seat or none."""
        with self.client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
            hello = {"type": "hello", "language": language}
            socket.send_json(hello if key is None else {**hello, "key": made["keys"][key]["key"]})
            visitor = Visitor(socket, seed)
            visitor.hear_until("position")
            yield visitor


@contextmanager
def new_inn(data: Path, settings: Settings = PATIENT) -> Iterator[Inn]:
    """A server with its file in a folder, as long as it runs."""
    with TestClient(new_app(GAMES, data, settings), base_url="http://localhost") as client:
        yield Inn(client)


def text_of(said: Any) -> Any:
    """A sentence that came over the wire, or an argument of one, as those who render it themselves read it."""
    if isinstance(said, dict) and "key" in said:
        return Text(said["key"], **{name: text_of(value) for name, value in said["args"].items()})
    if isinstance(said, dict) and "list" in said:
        return Listed(tuple(map(text_of, said["list"])), said["style"])
    return said
