"""A session: one table while somebody looks at it, everybody in front of it, and the one way in which it changes.

A table changes under its lock: the room decides, the store keeps, and only then everybody hears of it and bots wake.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from sintra.bots import new_bot
from sintra.bots.levels import LEVELS
from sintra.server import thinking
from sintra.server.guests import Guest, Guests
from sintra.server.messages import Hint, Introduce, Join, Json, Preview, Previews, React, Reacted, as_json
from sintra.server.preparing import Preparing
from sintra.server.preview import preview_of
from sintra.server.refusals import Refusal
from sintra.server.room import Room
from sintra.server.seats import Presence, Viewer, expect_player
from sintra.server.settings import Settings
from sintra.server.store import Change, SeatRow, Store
from sintra.workers import NoAnswer, Pool, Question, Rank, Replaced

log = logging.getLogger(__name__)

A_MOMENT = 0.1  # seconds; a clock may ring a little early
STAND_IN = "greedy"  # plays for the lowest level until that is compiled
ASK_AGAIN = 5.0  # seconds until a bot that could not answer is asked again


@dataclass(frozen=True)
class House:
    """What all tables share: where they are kept, who thinks for them, and the settings."""

    store: Store
    pool: Pool
    settings: Settings
    preparing: Preparing | None = None  # where nothing was ever compiled

    async def answer(self, question: Question) -> Any:
        """What a worker finds out; who stops waiting for it has not asked."""
        return await asyncio.wrap_future(self.pool.ask(question))


class Session:
    """A room with everybody in it; when nobody visits it any more, it says so."""

    def __init__(self, room: Room, house: House, forget: Callable[["Session"], None]) -> None:
        self.room = room
        self.house = house
        self.forget = forget
        self.lock = asyncio.Lock()
        self.visits = 0  # of people in front of it, and of those who only ask something
        self.guests = Guests(room.seats.hashes_of(range(len(room.seats))), house.settings.away_seconds)
        self.bot: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.room.row.id

    # Who is there

    @contextmanager
    def visit(self) -> Iterator[None]:
        """Keep the table in memory while somebody needs it."""
        self.visits += 1
        try:
            yield
        finally:
            self.visits -= 1
            self.forget_if_idle()

    def forget_if_idle(self) -> None:
        """A table that nobody needs, and at which no bot thinks, is forgotten."""
        if not self.visits and self.bot is None:
            self.forget(self)

    @contextmanager
    def guest(self, key: str, language: str, address: str) -> Iterator[Guest]:
        viewer = self.room.seats.viewer(key, language)
        guest = Guest(viewer, self.room.seats.hashes_of(viewer.seats), address)
        self.guests.come(guest)
        self.tell_people()
        self.wake()
        try:
            yield guest
        finally:
            if self.guests.leave(guest):
                away = self.house.settings.away_seconds + A_MOMENT
                asyncio.get_running_loop().call_later(away, self.tell_people)
            self.tell_people()
            self.rank_bot()

    @property
    def presence(self) -> Presence:
        """Who is there; nobody has to be there when the game is over."""
        return Presence(self.guests.here, set() if self.room.is_over else self.guests.away)

    @property
    def players(self) -> list[Json]:
        return self.room.seats.players(self.presence)

    # Telling

    def tell_positions(self, sender: Guest | None = None, accepted: str | None = None) -> None:
        """Tell everybody what the table looks like now, and one of them which message of his led there."""
        players = self.players
        for guest in self.guests:
            position = self.room.position(guest.viewer, players)
            guest.send(as_json({**position, "accepted": accepted} if guest is sender else position))

    def tell_position(self, guest: Guest) -> None:
        guest.send(as_json(self.room.position(guest.viewer, self.players)))

    def tell_people(self) -> None:
        self.guests.tell(as_json({"type": "people", "players": self.players, "watchers": self.guests.watchers}))

    # Changing

    async def change(self, decide: Callable[[], Sequence[Change] | None], tell: Callable[[], None]) -> None:
        """The one way: the room decides (None: nothing happens), the store keeps it, everybody hears of it."""
        async with self.lock:
            changes = decide()
            if changes is None:
                return
            await self._keep(changes)
            tell()
        self.wake()

    async def _keep(self, changes: Sequence[Change]) -> None:
        """Keep what has happened; if that fails, it has not."""
        try:
            await self.house.store.keep(self.id, changes)
        except Exception as error:
            log.exception("a change could not be kept")
            row = await asyncio.to_thread(self.house.store.read, self.id)
            assert row is not None
            self.room = await asyncio.to_thread(Room, row, self.room.game)
            raise Refusal("server-store-trouble", 503) from error

    async def do(self, guest: Guest, message: Any) -> None:
        """Do what somebody's message asks; who answers a position hears that his message led to the next."""
        if isinstance(message, React):
            self.react(guest.viewer, message)
        elif isinstance(message, Introduce):
            await self.introduce(guest.viewer, message)
        else:
            tell: Callable[[], None] = self.tell_resigned if message.type == "resign" else self.tell_positions
            if message.type in ("move", "undo", "answer"):
                tell = partial(self.tell_positions, guest, message.id)
            await self.change(lambda: DECISIONS[message.type](self, guest.viewer, message), tell)

    def tell_resigned(self) -> None:
        """Who has given his seat away watches from now on."""
        for guest in self.guests:
            guest.viewer = self.room.seats.viewer_of(guest.hashes, guest.viewer.language)
        self.tell_positions()

    async def introduce(self, viewer: Viewer, message: Introduce | Join) -> None:
        await self.change(lambda: self.room.reseated(self.room.seats.introduce(viewer, message)), self.tell_people)

    def react(self, viewer: Viewer, message: React) -> None:
        """A small sign to everybody; nothing changes."""
        expect_player(viewer)
        self.guests.tell(as_json(Reacted(seat=viewer.seats[0], reaction=message.reaction)))

    # Bots

    def wake(self) -> None:
        if self.bot is None and self.room.bot_to_move:
            self.bot = asyncio.create_task(self.let_bots_play())
        self.rank_bot()

    async def let_bots_play(self) -> None:
        """Ask bots for moves as long as they are to decide."""
        try:
            while seat := self.room.bot_to_move:
                await self.let_bot_move(seat)
        except Exception:
            log.exception("a bot could not move; it is asked again as long as somebody is there")
            asyncio.get_running_loop().call_later(ASK_AGAIN, self.wake_if_watched)
        finally:
            self.bot = None
            self.forget_if_idle()

    def wake_if_watched(self) -> None:
        """Ask a bot again, unless nobody waits for it; then it is asked when somebody comes."""
        if self.guests:
            self.wake()

    async def let_bot_move(self, seat: SeatRow) -> None:
        """One move of a bot, unless the table changes while it thinks."""
        room, sequence = self.room, self.room.sequence
        preparing = self.house.preparing
        if preparing and not preparing.has_bots(room.game):
            if seat.bot == LEVELS[0].name:
                move = new_bot(STAND_IN, room.game).choose(room.table)
                await self.change(lambda: self.room.move_of_bot(seat, move, sequence), self.tell_positions)
                return
            await preparing.wait_for_bots(room.game)
        situation = thinking.situation_at(self.id, room.table, seat.bot, room.start)
        move = await self.house.answer(
            Question(thinking.choose, situation, self.move_of(seat), self.rank, self.guests.address, self.id)
        )
        await self.change(lambda: self.room.move_of_bot(seat, move, sequence), self.tell_positions)

    def move_of(self, seat: SeatRow) -> tuple[str, str, int]:
        return "move", self.id, seat.seat

    @property
    def rank(self) -> Rank:
        return Rank.MOVE if self.guests else Rank.OTHER

    def rank_bot(self) -> None:
        """Somebody has come or gone: a bot that has not begun to think is more urgent now, or less."""
        if seat := self.room.bot_to_move:
            self.house.pool.rank(self.move_of(seat), self.rank)

    # Questions

    async def hints(self, viewer: Viewer, address: str) -> list[Hint]:
        room, sequence = self.room, self.room.sequence
        seat = room.expect_turn(viewer)
        room.expect_help("hints")
        if self.house.preparing and not self.house.preparing.has_bots(room.game):
            raise Refusal("server-preparing")
        situation = thinking.situation_at(f"hint {self.id}", room.table, thinking.HINTING, self.id)
        question = Question(thinking.consider, situation, ("hint", self.id, seat), Rank.HINT, address, self.id)
        try:
            ideas = await self.house.answer(question)
        except Replaced as error:
            raise Refusal("server-late", given=sequence, now=self.room.sequence) from error
        except NoAnswer as error:
            raise Refusal("server-no-thought", 503) from error
        return [Hint(text=room.game.format_move(idea.move, viewer.language), **idea._asdict()) for idea in ideas]

    def previews(self, viewer: Viewer, asked: Previews) -> list[Preview]:
        self.room.expect_turn(viewer)
        self.room.expect_help("previews")
        self.room.expect_now(asked.sequence)
        return [preview_of(self.room, move) for move in asked.moves]


DECISIONS: dict[str, Callable[[Session, Viewer, Any], Sequence[Change]]] = {
    "move": lambda at, viewer, message: at.room.move(viewer, message),
    "undo": lambda at, viewer, message: at.room.take_back(viewer, message, at.presence),
    "answer": lambda at, viewer, message: at.room.answer(viewer, message),
    "replace": lambda at, viewer, message: at.room.reseated(at.room.seats.replace(viewer, message, at.presence)),
    "reclaim": lambda at, viewer, message: at.room.reseated(at.room.seats.reclaim(viewer)),
    "resign": lambda at, viewer, message: at.room.resign(viewer, message),
    "hints": lambda at, viewer, message: at.room.reseated(at.room.seats.agree(viewer, message)),
}
