"""What every answer carries and every question must obey: sizes, rates, addresses, and what a page may load."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sintra.core.words import LANGUAGES
from sintra.server.limits import Doorkeeper
from sintra.server.refusals import Refusal, answer_to

RECORDS, MOST_RECORD = "/api/records", 131_072  # bytes; the longest games have some 20,000
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def language_of(headers: Headers) -> str:
    wanted = headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ["?"])[0])


def is_foreign(headers: Headers) -> bool:
    """Whether a page of another address asks; programs that are no pages name none."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def shown_key(headers: Headers) -> str:
    """The key somebody shows, empty if none."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


class Guard:
    """Stands in front of everything that comes over HTTP."""

    def __init__(self, app: ASGIApp, most_bytes: int, doorkeeper: Doorkeeper, is_local: bool) -> None:
        self.app = app
        self.most_bytes = most_bytes
        self.doorkeeper = doorkeeper
        self.is_local = is_local

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what is too much, and mark every answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
            most = MOST_RECORD if scope["path"] == RECORDS else self.most_bytes
            body = await read_body(receive, most)
        except Refusal as refusal:
            answer = JSONResponse(answer_to(refusal, language_of(headers)), refusal.status)
            await answer(scope, receive, marked(send))
            return
        await self.app(scope, body, marked(send))

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse foreign pages, foreign names and haste."""
        host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        if is_foreign(headers) or (self.is_local and host.strip("[]") not in LOCAL_HOSTS):
            raise Refusal("server-foreign-page", 403)
        if scope["path"].startswith("/api/") and not self.doorkeeper.lets_in(address_of(scope)):
            raise Refusal("server-too-fast", 429)


async def read_body(receive: Receive, most: int) -> Receive:
    """The whole body, as something to receive once; refuses a large one."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Refusal("server-too-large", 413, most=most)
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def marked(send: Send) -> Callable[[Message], Awaitable[None]]:
    """A way to send that adds the headers every answer has, unless the answer has its own."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers
