"""One WebSocket: a viewer's messages in, positions out."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sintra.core.errors import SintraError
from sintra.core.words import LANGUAGES
from sintra.server import refusals
from sintra.server.guard import is_foreign, language_of
from sintra.server.hall import Guest, Hall, Live, as_json
from sintra.server.limits import Allowance
from sintra.server.messages import Hello, Refused, Up
from sintra.server.refusals import Refusal

POLICY, GONE = 1008, 4404  # why a connection is closed
UP: TypeAdapter[Any] = TypeAdapter(Up)
Deed = Callable[[Hall, Live, Guest, Any], Awaitable[None]]

DEEDS: dict[str, Deed] = {
    "move": Hall.move,
    "undo": Hall.take_back,
    "answer": Hall.answer,
    "react": Hall.react,
    "introduce": Hall.introduce,
    "replace": Hall.replace,
    "reclaim": lambda hall, live, guest, message: hall.reclaim(live, guest),
}


async def converse(socket: WebSocket, table_id: str, hall: Hall) -> None:
    """From the first message to the last."""
    if is_foreign(socket.headers):
        await socket.close(POLICY)
        return
    await socket.accept()
    language = language_of(socket.headers)
    try:
        hello = await first_message(socket, hall)
        language = hello.language if hello.language in LANGUAGES else language
        async with hall.visit(table_id) as live, hall.guest(live, hello.key, language) as guest:
            await talk(socket, hall, live, guest)
    except SintraError as refusal:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(as_json(Refused(id=None, reason=refusal.in_(language))).decode())
            await socket.close(GONE if getattr(refusal, "status", 0) == 404 else POLICY)
    except WebSocketDisconnect:
        pass


async def first_message(socket: WebSocket, hall: Hall) -> Hello:
    """Who it is."""
    message, _ = understood(await socket.receive_text(), hall)
    if isinstance(message, Hello):
        return message
    raise Refusal(refusals.HELLO_FIRST)


async def talk(socket: WebSocket, hall: Hall, live: Live, guest: Guest) -> None:
    """Listen and speak until one of the two ends."""
    async with live.lock:
        hall.tell_position(live, guest)
    speaking = asyncio.create_task(speak(socket, guest))
    allowance = Allowance(hall.settings.messages_per_second, hall.settings.messages_at_once)
    try:
        while not guest.is_lost:
            await hear(await socket.receive_text(), hall, live, guest, allowance)
    finally:
        speaking.cancel()


async def speak(socket: WebSocket, guest: Guest) -> None:
    """Send what is on its way."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while (message := await guest.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(POLICY)


async def hear(text: str, hall: Hall, live: Live, guest: Guest, allowance: Allowance) -> None:
    """Do what a message asks; what can't be done is answered with the reason and the position, and changes nothing."""
    name = None
    try:
        message, name = understood(text, hall)
        if not allowance.use():
            raise Refusal(refusals.TOO_FAST, 429)
        if isinstance(message, Hello):
            raise Refusal(refusals.HELLO_AGAIN)
        await DEEDS[message.type](hall, live, guest, message)
    except SintraError as refusal:
        guest.send(as_json(Refused(id=name, reason=refusal.in_(guest.viewer.language))))
        async with live.lock:
            hall.tell_position(live, guest)


def understood(text: str, hall: Hall) -> tuple[Any, str | None]:
    """A message, and what its sender calls it."""
    if len(text) > hall.settings.most_bytes:
        raise Refusal(refusals.TOO_LARGE, 413, most=hall.settings.most_bytes)
    try:
        message = UP.validate_python(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise Refusal(refusals.NOT_UNDERSTOOD, 422, problem=f"JSON: {error.msg}") from error
    except ValidationError as error:
        first = error.errors()[0]
        problem = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
        raise Refusal(refusals.NOT_UNDERSTOOD, 422, problem=problem) from error
    return message, getattr(message, "id", None)
