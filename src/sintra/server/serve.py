"""Running the server: on an address, with its games in a folder, and a browser to open."""

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from sintra.core.contract import Game
from sintra.server import preparing
from sintra.server.app import LOCAL, PAGE, new_app
from sintra.server.guard import LOCAL_HOSTS
from sintra.server.messages import Reach
from sintra.server.settings import Settings

COLLECTING = (100_000, 50, 100)  # how many new objects make Python look for cycles
SWITCHING = 0.0005  # seconds until Python lets another thread run: the one that keeps moves must not wait for long
EVERYWHERE = ("0.0.0.0", "::")
SOMEBODY_FAR = ("192.0.2.1", 9)  # an address that belongs to nobody
MOST_FRAME = 1 << 20  # bytes of one WebSocket message; what is too large for us gets an answer, what is larger does not


@dataclass(frozen=True)
class Address:
    """Where to listen, and where the games are kept."""

    host: str
    port: int
    data: Path
    public_url: str = ""  # what others call it, where something stands in front


def usual_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "sintra"


class Server(uvicorn.Server):
    """A server that says when it listens, so that a browser is not opened too early."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.hands_over = False

    def hand_over(self) -> None:
        """End, for the one who takes over."""
        self.hands_over = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def bound(host: str, port: int) -> socket.socket:
    """A socket on an address; port 0 takes any that is free. OSError says what is wrong with it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    return listening


def inherited() -> socket.socket:
    """The socket of the server that this one takes over from."""
    return socket.socket(fileno=int(os.environ.pop(preparing.LISTENING)))


def is_taken(host: str, port: int) -> bool:
    try:
        bound(host, port).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def serve(
    games: Mapping[str, Game],
    address: Address,
    tell: Callable[[str], None],
    opens_browser: bool = False,
    settings: Settings | None = None,
    may_begin_anew: bool = False,
) -> None:
    """Serve until somebody stops it; `tell` hears the address.

    Where nothing was ever compiled, a program that may begin anew plays un-compiled until it is.
    """
    if may_begin_anew and preparing.is_cold(games.values()):
        preparing.begin_anew(**{preparing.UNCOMPILED: "1", preparing.COLD: "1"})
    beginning = preparing.Preparing(games) if preparing.begun_cold() else None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what ends while we stop is no error
    is_heir = preparing.LISTENING in os.environ
    with inherited() if is_heir else bound(address.host, address.port) as listening:
        app = new_app(games, address.data, settings, reach_of(address, listening.getsockname()[1]), beginning)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws_max_size=MOST_FRAME,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        url = url_of(address.host, listening.getsockname()[1])

        def ready() -> None:
            if is_heir:
                return  # Everybody knows the address.
            tell(url)
            if opens_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

        collect_rarely()
        sys.setswitchinterval(SWITCHING)
        server = Server(config, ready)
        if beginning:
            beginning.on_done = server.hand_over
        heirloom = os.dup(listening.fileno())  # those who come meanwhile wait there
        server.run(sockets=[listening])
        if server.hands_over:
            os.set_inheritable(heirloom, True)
            preparing.begin_anew(**{preparing.LISTENING: str(heirloom)})
        os.close(heirloom)


def url_of(host: str, port: int) -> str:
    shown = "localhost" if host in LOCAL_HOSTS else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def reach_of(address: Address, port: int) -> Reach:
    """Who can open a server on an address."""
    if address.public_url:
        return Reach(is_local=False, address=address.public_url.rstrip("/"), is_public=True)
    if address.host in LOCAL_HOSTS:
        return LOCAL
    host = address_in_network() if address.host in EVERYWHERE else address.host
    return Reach(is_local=False, address=url_of(host, port).rstrip("/") if host else "", is_public=False)


def address_in_network() -> str:
    """This computer's address in its network, empty without one; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEBODY_FAR)
        except OSError:
            return ""
        found: str = asking.getsockname()[0]
    return "" if found in LOCAL_HOSTS else found


def has_screen() -> bool:
    """Whether a browser could open a window; a browser of the terminal would be in the way of ours."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def collect_rarely() -> None:
    """Games are many small objects that live long and have no cycles; looking for those took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def has_page() -> bool:
    return (PAGE / "index.html").exists()
