"""The web application: what can be asked over HTTP, and one WebSocket for every viewer."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sintra.core.contract import Game
from sintra.core.errors import SintraError
from sintra.server import refusals
from sintra.server.catalogue import catalogue_of
from sintra.server.guard import Guard, language_of, shown_key
from sintra.server.hall import Hall, Live, Settings, as_json
from sintra.server.limits import Doorkeeper
from sintra.server.live import converse
from sintra.server.manual import manual
from sintra.server.messages import (
    Catalogue,
    Hint,
    Join,
    Joined,
    NewTable,
    NewTableMade,
    Position,
    Preview,
    Previews,
    Told,
    Trouble,
)
from sintra.server.refusals import Refusal
from sintra.server.room import Viewer
from sintra.server.store import Store
from sintra.server.thinking import Minds

PAGE = Path(__file__).parent / "page"
REQUESTS_PER_SECOND, REQUESTS_AT_ONCE = 50.0, 600  # of one address
router = APIRouter()
TROUBLES: dict[int | str, dict[str, Any]] = {status: {"model": Trouble} for status in (403, 404, 409, 413, 422, 429)}


def new_app(games: Mapping[str, Game], data: Path, settings: Settings | None = None, is_local: bool = True) -> FastAPI:
    """The application, with its games handed in and its file in the folder `data`."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, minds = Store(data / "sintra.db"), Minds()
        app.state.hall = Hall(games, store, minds, settings)
        preparing = asyncio.create_task(app.state.hall.prepare_all())
        yield
        preparing.cancel()
        minds.close()
        store.close()

    app = FastAPI(
        title="Sintra", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    doorkeeper = Doorkeeper(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, most_bytes=settings.most_bytes, doorkeeper=doorkeeper, is_local=is_local)
    add_errors(app)
    app.state.catalogue = catalogue_of(games.values())
    app.include_router(router)
    add_page(app)
    return app


def hall_of(request: Request) -> Hall:
    """The hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


async def table_of(table: str, hall: "TheHall") -> AsyncIterator[Live]:
    """The table that is named in the address."""
    async with hall.visit(table) as live:
        yield live


async def viewer_of(request: Request, live: "TheTable") -> Viewer:
    """Whoever asks."""
    key = shown_key(request.headers)
    return Viewer(live.room.seats_of(key) if key else (), language_of(request.headers))


TheHall = Annotated[Hall, Depends(hall_of)]
TheTable = Annotated[Live, Depends(table_of)]
TheViewer = Annotated[Viewer, Depends(viewer_of)]


@router.get("/api/catalogue")
async def read_catalogue(request: Request) -> Catalogue:
    """The games with their options, and the bots."""
    catalogue: Catalogue = request.app.state.catalogue
    return catalogue


@router.post("/api/tables", status_code=201, responses=TROUBLES)
async def make_table(wish: NewTable, request: Request, hall: TheHall) -> NewTableMade:
    """Make a table. The keys in the answer are told to nobody else: keep them."""
    return await hall.make(wish, shown_key(request.headers))


@router.post("/api/tables/{table}/join", responses=TROUBLES)
async def join(wish: Join, live: TheTable, viewer: TheViewer, hall: TheHall) -> Joined:
    """Sit down with a key (Authorization: Bearer KEY), and say what to call you."""
    if not viewer.seats:
        raise Refusal(refusals.WRONG_KEY, 403)
    if wish.name:
        await hall.call(live, viewer, wish.name, wish.avatar)
    joined = {"table": live.room.row.id, "game": live.room.game.name, "seats": viewer.seats}
    return Joined.model_validate({**joined, "players": hall.players(live)})


@router.get("/api/tables/{table}", response_model=Position, responses=TROUBLES)
async def read_position(live: TheTable, viewer: TheViewer, hall: TheHall) -> Response:
    """The position as you may see it; without a key, as a watcher."""
    async with live.lock:
        return json_response(as_json(live.room.position(viewer, hall.players(live))))


@router.get("/api/tables/{table}/log", response_model=list[Told], responses=TROUBLES)
async def read_log(live: TheTable, viewer: TheViewer) -> Response:
    """All moves in words."""
    async with live.lock:
        return json_response(orjson.dumps(live.room.log(viewer)))


@router.get("/api/tables/{table}/replay", response_model=Position, responses=TROUBLES)
async def read_replay(moves: int, live: TheTable, viewer: TheViewer, hall: TheHall) -> Response:
    """The position after so many moves, as you may know it."""
    async with live.lock:
        return json_response(as_json(live.room.replayed(viewer, max(0, moves), hall.players(live))))


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse, responses=TROUBLES)
async def read_record(live: TheTable, viewer: TheViewer) -> str:
    """The record of a game that is over: its seed and all its moves."""
    if not live.room.table.over:
        raise Refusal(refusals.STILL_RUNNING)
    return live.room.table.record()


@router.post("/api/tables/{table}/hint", responses=TROUBLES)
async def read_hints(live: TheTable, viewer: TheViewer, hall: TheHall) -> list[Hint]:
    """The best three moves for you, as a strong bot sees it; takes about a second."""
    return await hall.hints(live, viewer)


@router.post("/api/tables/{table}/preview", responses=TROUBLES)
async def read_previews(asked: Previews, live: TheTable, viewer: TheViewer, hall: TheHall) -> list[Preview]:
    """What some of your moves would do, as far as it does not depend on chance."""
    async with live.lock:
        return await hall.previews(live, viewer, asked)


@router.websocket("/api/tables/{table}/live")
async def live_table(socket: WebSocket, table: str) -> None:
    """Everything that happens at a table, and what you do there."""
    await converse(socket, table, socket.app.state.hall)


@router.get("/api/docs", response_class=HTMLResponse, include_in_schema=False)
async def read_manual(request: Request) -> str:
    """This interface, to read."""
    return manual(request.app.openapi())


def json_response(content: bytes) -> Response:
    """JSON that is made already."""
    return Response(content, media_type="application/json")


def add_errors(app: FastAPI) -> None:
    """Refusals in the asker's language, never a stack trace."""

    @app.exception_handler(SintraError)
    async def refuse(request: Request, error: SintraError) -> JSONResponse:
        status = error.status if isinstance(error, Refusal) else 422
        return JSONResponse({"reason": error.in_(language_of(request.headers))}, status)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        problem = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
        return await refuse(request, Refusal(refusals.NOT_UNDERSTOOD, 422, problem=problem))

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse({"reason": str(error.detail)}, error.status_code)


class Kept(StaticFiles):
    """Files whose names change with their contents: a browser keeps them for ever."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        """A file, to be kept."""
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
