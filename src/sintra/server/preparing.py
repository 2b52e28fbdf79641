"""A cold start: games are played un-compiled while other processes compile them, and the server then begins anew.

Run as a program it compiles one part of one game, and tells after each function how many there were:
`python -m sintra.server.preparing rules mini`.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numba.core import event

from sintra.bots import new_bot
from sintra.bots.search.bot import SMALL_TREE
from sintra.bots.search.thinking import Budget, Thinker
from sintra.core import caching
from sintra.core.compiling import IS_COMPILED
from sintra.core.contract import Game, is_prepared, prepare
from sintra.games import GAMES
from sintra.server.messages import Preparation, PreparedPart
from sintra.server.thinking import HINTING

UNCOMPILED = "NUMBA_DISABLE_JIT"
COLD, LISTENING = "SINTRA_COLD", "SINTRA_LISTENING"  # that a server begins cold; the socket that it takes over
PROCESSES = 2  # so many compile at once
FUNCTIONS = {"rules": 90, "bots": 140}  # about so many are compiled
MOST = 0.97  # of a part that is not finished, whatever was counted
POLITE = 5  # how far the compiling processes step back behind the server
SURE = 0.05  # of a part from which on the time it takes can be guessed


@dataclass
class Part:
    """What is compiled in one go."""

    game: Game
    name: str
    compiled: int = 0  # functions
    began: float | None = None
    is_done: bool = False

    @property
    def share(self) -> float:
        return 1.0 if self.is_done else min(MOST, self.compiled / FUNCTIONS[self.name])

    @property
    def seconds(self) -> int | None:
        """How long it still takes, as far as that can be guessed."""
        if self.is_done:
            return 0
        if self.began is None or self.share < SURE:
            return None
        return round((time.monotonic() - self.began) * (1 - self.share) / self.share) + 1

    async def compile(self) -> None:
        """Have it compiled by a process of its own; what goes wrong there goes wrong again where it is told."""
        self.began = time.monotonic()
        environment = {name: value for name, value in os.environ.items() if name not in (UNCOMPILED, COLD)}
        state = self.game.new(self.game.player_counts[0], {}, 0).tobytes().hex()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, self.name, self.game.name, state),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self.compiled = int(line)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
        self.is_done = True


@dataclass
class Preparing:
    """All that is to be compiled: of the game that somebody wants first, before the others."""

    games: Mapping[str, Game]
    parts: list[Part] = field(init=False)
    on_done: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        by_rules = {game.rules: game for game in self.games.values()}
        self.parts = [Part(game, name) for game in by_rules.values() for name in FUNCTIONS]
        self.changed = asyncio.Condition()

    async def run(self) -> None:
        await asyncio.gather(*(self._compile_parts() for _ in range(PROCESSES)))
        self.on_done()

    async def _compile_parts(self) -> None:
        while part := next((part for part in self.parts if part.began is None), None):
            await part.compile()
            async with self.changed:
                self.changed.notify_all()

    def want(self, game: Game) -> None:
        """Somebody has chosen a game: what it needs comes first."""
        self.parts.sort(key=lambda part: part.game.rules != game.rules)

    def of(self, game: Game) -> list[Part]:
        return [part for part in self.parts if part.game.rules == game.rules]

    def has_bots(self, game: Game) -> bool:
        return all(part.is_done for part in self.of(game))

    async def wait_for_bots(self, game: Game) -> None:
        async with self.changed:
            await self.changed.wait_for(lambda: self.has_bots(game))

    def told(self, game: Game) -> Preparation:
        """How far a game is."""
        parts = [PreparedPart.model_validate({"name": part.name, "share": part.share}) for part in self.of(game)]
        guesses = [part.seconds for part in self.of(game)]
        seconds = None if None in guesses else max(guess or 0 for guess in guesses)
        return Preparation(is_ready=self.has_bots(game), parts=parts, seconds=seconds)


# Beginning


def is_cold(games: Iterable[Game]) -> bool:
    """Whether a game has never been compiled here, and it is worth while to do it beside a server that runs."""
    can_begin_anew = os.name == "posix" and LISTENING not in os.environ and IS_COMPILED
    return can_begin_anew and caching.is_writable(caching.user_cache()) and not all(map(is_prepared, games))


def begin_anew(**environment: str) -> None:
    """Become the same program once more, with or without compiled code."""
    kept = {name: value for name, value in os.environ.items() if name not in (UNCOMPILED, COLD, LISTENING)}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], kept | environment)


def begun_cold() -> bool:
    """Whether this server plays un-compiled for now; its workers do not."""
    if os.environ.pop(COLD, None) is None:
        return False
    os.environ.pop(UNCOMPILED, None)
    return True


# Compiling


class Counting(event.Listener):  # type: ignore[misc]  # Numba has no types.
    """Tells how many functions have been compiled."""

    compiled = 0

    def on_start(self, event: object) -> None:
        """A function is going to be compiled."""

    def on_end(self, event: object) -> None:
        self.compiled += 1
        print(self.compiled, flush=True)


def compile_part(name: str, game: Game, state: bytes) -> None:
    """Compile the rules, or what bots need besides: they begin from a state, not to compile the rules too."""
    if name == "rules":
        prepare(game)
        return
    thinker = Thinker(game, 0, nodes=SMALL_TREE)
    thinker.think(np.frombuffer(bytearray(state), game.state_type), Budget(simulations=1))
    new_bot(HINTING, game).close()


if __name__ == "__main__":
    os.nice(POLITE)
    with event.install_listener("numba:compile", Counting()):
        compile_part(sys.argv[1], GAMES[sys.argv[2]], bytes.fromhex(sys.argv[3]))
