"""One WebSocket: a viewer's messages in, positions out."""

import asyncio
import contextlib
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sintra.core.errors import SintraError
from sintra.core.words import LANGUAGES
from sintra.server.guard import address_of, is_foreign, language_of
from sintra.server.guests import Guest
from sintra.server.hall import Hall
from sintra.server.limits import Allowance
from sintra.server.messages import Hello, Json, Up, as_json
from sintra.server.refusals import Refusal, answer_to, not_understood
from sintra.server.session import Session
from sintra.server.settings import Settings

POLICY, GONE = 1008, 4404  # why a connection is closed
UP: TypeAdapter[Any] = TypeAdapter(Up)


async def converse(socket: WebSocket, table_id: str, hall: Hall) -> None:
    if is_foreign(socket.headers):
        await socket.close(POLICY)
        return
    await socket.accept()
    language = language_of(socket.headers)
    try:
        hello = await first_message(socket, hall.house.settings)
        language = hello.language if hello.language in LANGUAGES else language
        async with hall.visit(table_id) as session:
            with session.guest(hello.key, language, address_of(socket.scope)) as guest:
                await talk(socket, session, guest)
    except SintraError as refusal:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(as_json(refused(None, refusal, language)).decode())
            await socket.close(GONE if getattr(refusal, "status", 0) == 404 else POLICY)
    except WebSocketDisconnect:
        pass


async def first_message(socket: WebSocket, settings: Settings) -> Hello:
    """The message with which a client says who it is; nothing else may come first."""
    message, _ = understood(await socket.receive_text(), settings)
    if isinstance(message, Hello):
        return message
    raise Refusal("server-hello-first")


async def talk(socket: WebSocket, session: Session, guest: Guest) -> None:
    async with session.lock:
        session.tell_position(guest)
    speaking = asyncio.create_task(speak(socket, guest))
    settings = session.house.settings
    allowance = Allowance(settings.messages_per_second, settings.messages_at_once)
    try:
        while not guest.is_lost:
            await hear(await socket.receive_text(), session, guest, allowance)
    finally:
        speaking.cancel()


async def speak(socket: WebSocket, guest: Guest) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while (message := await guest.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(POLICY)


async def hear(text: str, session: Session, guest: Guest, allowance: Allowance) -> None:
    """Do what a message asks; what can't be done is answered with the reason and the position, and changes nothing."""
    name = None
    try:
        message, name = understood(text, session.house.settings)
        if not allowance.use():
            raise Refusal("server-too-fast", 429)
        if isinstance(message, Hello):
            raise Refusal("server-hello-again")
        await session.do(guest, message)
    except SintraError as refusal:
        guest.send(as_json(refused(name, refusal, guest.viewer.language)))
        async with session.lock:
            session.tell_position(guest)


def refused(name: str | None, refusal: SintraError, language: str) -> Json:
    """Why a message changed nothing: a `Refused`."""
    return {"type": "refused", "id": name, **answer_to(refusal, language)}


def understood(text: str, settings: Settings) -> tuple[Any, str | None]:
    """A message, and what its sender calls it."""
    if len(text) > settings.most_bytes:
        raise Refusal("server-too-large", 413, most=settings.most_bytes)
    try:
        message = UP.validate_python(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise Refusal("server-not-understood", 422, problem=f"JSON: {error.msg}") from error
    except ValidationError as error:
        raise not_understood(error.errors()) from error
    return message, getattr(message, "id", None)
