"""The web application: what can be asked over HTTP, and one WebSocket for every viewer."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import APIRouter, Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sintra.core.contract import Game
from sintra.core.errors import SintraError
from sintra.server import messages
from sintra.server.catalogue import catalogue_of
from sintra.server.guard import RECORDS, Guard, address_of, language_of, shown_key
from sintra.server.hall import Hall
from sintra.server.limits import Doorkeeper
from sintra.server.manual import manual
from sintra.server.preparing import Preparing
from sintra.server.refusals import Refusal, answer_to, not_understood
from sintra.server.seats import Viewer
from sintra.server.session import House, Session
from sintra.server.settings import Settings
from sintra.server.socket import converse
from sintra.server.store import Store
from sintra.workers import Pool

PAGE = Path(__file__).parent / "page"
FEWEST_WORKERS = 2
POLITE = 5  # how far workers step back behind the server
REQUESTS_PER_SECOND, REQUESTS_AT_ONCE = 50.0, 600  # of one address
router = APIRouter()
Answered = TypeVar("Answered")
TROUBLES: dict[int | str, Any] = {status: {"model": messages.Trouble} for status in (403, 404, 409, 413, 422, 429)}


LOCAL = messages.Reach(is_local=True, address="", is_public=False)


def new_app(
    games: Mapping[str, Game],
    data: Path,
    settings: Settings | None = None,
    reach: messages.Reach = LOCAL,
    preparing: Preparing | None = None,
) -> FastAPI:
    """The application, with its games handed in and its file in the folder `data`."""
    settings = settings or Settings()
    store = Store(data / "sintra.db")

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        pool = Pool(max(FEWEST_WORKERS, os.cpu_count() or 0), POLITE)
        app.state.hall = Hall(games, House(store, pool, settings, preparing))
        compiling = asyncio.create_task(preparing.run() if preparing else app.state.hall.prepare_all())
        yield
        compiling.cancel()
        pool.close()
        store.close()

    app = FastAPI(
        title="Sintra", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    doorkeeper = Doorkeeper(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, most_bytes=settings.most_bytes, doorkeeper=doorkeeper, is_local=reach.is_local)
    add_errors(app)
    app.state.reach = reach
    app.state.catalogue = catalogue_of(games.values())
    app.include_router(router)
    add_page(app)
    return app


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(table: str, hall: "TheHall") -> AsyncIterator[Session]:
    async with hall.visit(table) as session:
        yield session


async def viewer_of(request: Request, session: "TheTable") -> Viewer:
    """Whoever asks: the seats that the shown key opens, and the language to answer in."""
    return session.room.seats.viewer(shown_key(request.headers), language_of(request.headers))


TheHall = Annotated[Hall, Depends(hall_of)]
TheTable = Annotated[Session, Depends(table_of)]
TheViewer = Annotated[Viewer, Depends(viewer_of)]


@router.get("/api/catalogue")
async def read_catalogue(request: Request) -> messages.Catalogue:
    """The games with their options, and the bots."""
    catalogue: messages.Catalogue = request.app.state.catalogue
    return catalogue


@router.get("/api/preparation/{game}", responses=TROUBLES)
async def read_preparation(game: str, hall: TheHall) -> messages.Preparation:
    """How far a game is prepared on this machine; it is prepared before the others from now on."""
    wanted, preparing = hall.game_of(game), hall.house.preparing
    if preparing is None:
        return messages.Preparation(is_ready=True)
    preparing.want(wanted)
    return preparing.told(wanted)


@router.get("/api/reach")
async def read_reach(request: Request) -> messages.Reach:
    """Who can open this server, and by which address."""
    reach: messages.Reach = request.app.state.reach
    return reach


@router.post("/api/tables", status_code=201, responses=TROUBLES)
async def make_table(wish: messages.NewTable, request: Request, hall: TheHall) -> messages.NewTableMade:
    """Make a table. The keys in the answer are told to nobody else: keep them."""
    return await hall.make(wish, shown_key(request.headers))


@router.post(RECORDS, status_code=201, responses=TROUBLES)
async def open_record(wish: messages.OpenRecord, hall: TheHall) -> messages.NewTableMade:
    """Open a recorded game as a table, to look at it and to play on from it."""
    return await hall.open_record(wish.record)


@router.post("/api/tables/{table}/join", responses=TROUBLES)
async def join(wish: messages.Join, session: TheTable, viewer: TheViewer) -> messages.Joined:
    """Sit down with a key (Authorization: Bearer KEY), and say what to call you."""
    if not viewer.seats:
        raise Refusal("server-wrong-key", 403)
    if wish.name:
        await session.introduce(viewer, wish)
    joined = {"table": session.id, "game": session.room.game.name, "seats": viewer.seats}
    return messages.Joined.model_validate({**joined, "players": session.players})


@router.get("/api/tables/{table}", response_model=messages.Position, responses=TROUBLES)
async def read_position(session: TheTable, viewer: TheViewer) -> Response:
    """The position as you may see it; without a key, as a watcher."""
    async with session.lock:
        return json_response(messages.as_json(session.room.position(viewer, session.players)))


@router.get("/api/tables/{table}/log", response_model=list[messages.Told], responses=TROUBLES)
async def read_log(session: TheTable, viewer: TheViewer) -> Response:
    """All moves in words."""
    async with session.lock:
        return json_response(orjson.dumps(session.room.log(viewer)))


@router.get("/api/tables/{table}/replay", response_model=messages.Position, responses=TROUBLES)
async def read_replay(moves: int, session: TheTable, viewer: TheViewer) -> Response:
    """The position after so many moves, as you may know it."""
    async with session.lock:
        return json_response(messages.as_json(session.room.replayed(viewer, max(0, moves), session.players)))


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse, responses=TROUBLES)
async def read_record(session: TheTable, viewer: TheViewer) -> str:
    """The record of a game that is over: its seed and all its moves."""
    if not session.room.is_over:
        raise Refusal("server-still-running")
    return session.room.record()


@router.post("/api/tables/{table}/hint", responses=TROUBLES)
async def read_hints(request: Request, session: TheTable, viewer: TheViewer) -> list[messages.Hint]:
    """The best three moves for you, as a strong bot sees it; takes about a second."""
    return await while_there(request, session.hints(viewer, address_of(request.scope))) or []


@router.post("/api/tables/{table}/preview", responses=TROUBLES)
async def read_previews(asked: messages.Previews, session: TheTable, viewer: TheViewer) -> list[messages.Preview]:
    """What some of your moves would do, as far as it does not depend on chance."""
    async with session.lock:
        return session.previews(viewer, asked)


@router.websocket("/api/tables/{table}/live")
async def open_socket(socket: WebSocket, table: str) -> None:
    """Everything that happens at a table, and what you do there."""
    await converse(socket, table, socket.app.state.hall)


@router.get("/api/docs", response_class=HTMLResponse, include_in_schema=False)
async def read_manual(request: Request) -> str:
    return manual(request.app.openapi())


async def while_there(request: Request, answer: Coroutine[Any, Any, Answered]) -> Answered | None:
    """An answer for somebody; when he goes, nobody looks for it any more."""
    answering, leaving = asyncio.create_task(answer), asyncio.create_task(departure_of(request))
    try:
        await asyncio.wait([answering, leaving], return_when=asyncio.FIRST_COMPLETED)
        return answering.result() if answering.done() else None
    finally:
        answering.cancel()
        leaving.cancel()


async def departure_of(request: Request) -> None:
    """Return when whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def json_response(content: bytes) -> Response:
    return Response(content, media_type="application/json")


def add_errors(app: FastAPI) -> None:
    """Refusals in the asker's language, never a stack trace."""

    @app.exception_handler(SintraError)
    async def refuse(request: Request, error: SintraError) -> JSONResponse:
        status = error.status if isinstance(error, Refusal) else 422
        return JSONResponse(answer_to(error, language_of(request.headers)), status)

    @app.exception_handler(RequestValidationError)
    async def refuse_form(request: Request, error: RequestValidationError) -> JSONResponse:
        return await refuse(request, not_understood(error.errors()))

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse({"reason": str(error.detail)}, error.status_code)


class Kept(StaticFiles):
    """Files whose names change with their contents: a browser keeps them for ever."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI) -> None:
    """The page: its files, and itself for every other address, because it finds its own way."""
    if (PAGE / "assets").exists():
        app.mount("/assets", Kept(directory=PAGE / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> FileResponse:
        if path.startswith(("api/", "assets/")) or not (PAGE / "index.html").exists():
            raise HTTPException(404)
        is_file = path in ("icon.svg",)
        return FileResponse(PAGE / (path if is_file else "index.html"), headers={"cache-control": "no-cache"})
