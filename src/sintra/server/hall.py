"""The hall: all tables that somebody looks at, everybody in front of them, and the one way in which they change.

A table changes under its lock: the room decides, the store keeps, and only then everybody hears of it.
"""

import asyncio
import logging
import re
import time
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import orjson

from sintra.core.chance import checked_seed
from sintra.core.contract import Game, is_prepared, prepare
from sintra.core.text import listed
from sintra.server import keys, refusals, thinking
from sintra.server.messages import (
    Answer,
    Beginning,
    Hint,
    Introduce,
    Json,
    MakeMove,
    Message,
    NewTable,
    NewTableMade,
    Preview,
    Previews,
    React,
    Reacted,
    Replace,
    SeatKey,
    SeatWish,
    TakeBack,
)
from sintra.server.preview import preview_of
from sintra.server.refusals import Refusal
from sintra.server.room import Room, Viewer
from sintra.server.store import Entry, SeatRow, Store, TableRow
from sintra.server.thinking import Minds
from sintra.server.words import LEVEL_SPECS

log = logging.getLogger(__name__)

SUBSTITUTE = "journeyman"  # plays for somebody who left
A_MOMENT = 0.1  # seconds; a clock may ring a little early
ASK_AGAIN = 5.0  # seconds until a bot that could not answer is asked again
MOST_FRESH = 100  # new tables that are remembered until their maker comes
MOST_WAITING = 64  # messages for somebody who does not read them


@dataclass(frozen=True)
class Settings:
    """What can be set, for a quiet test or a busy server."""

    away_seconds: float = 60.0  # until a bot may play for somebody
    most_bytes: int = 16_384  # of a message
    messages_per_second: float = 20.0
    messages_at_once: int = 60


class Guest:
    """Somebody in front of a table, and the messages on their way to him."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.is_lost = False

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read for long is lost."""
        if self.outbox.full():
            self.is_lost = True
            self.outbox.get_nowait()
            self.outbox.put_nowait(None)
        elif not self.is_lost:
            self.outbox.put_nowait(message)


@dataclass
class Live:
    """A room with everybody in it."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    visits: int = 0  # of people in front of it, and of those who only ask something
    guests: list[Guest] = field(default_factory=list)
    left: dict[str, float] = field(default_factory=dict)  # by hashed key, when its owner was last seen
    opened: float = field(default_factory=time.monotonic)
    bot: asyncio.Task[None] | None = None


def as_json(message: Message | Json) -> bytes:
    """A message as it goes over the wire."""
    return orjson.dumps(message, default=vars)


def clean(name: str) -> str:
    """A name on one line, without signs that nobody sees."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    return re.sub(" +", " ", visible).strip()


class Hall:
    """All tables."""

    def __init__(self, games: Mapping[str, Game], store: Store, minds: Minds, settings: Settings) -> None:
        self.games = games
        self.store = store
        self.minds = minds
        self.settings = settings
        self.tables: dict[str, Live] = {}
        self.fresh: OrderedDict[str, TableRow] = OrderedDict()  # made, but not looked at yet
        self.prepared: set[str] = set()
        self.loading: dict[str, asyncio.Lock] = {}  # by table, and by rule system

    # Finding and making tables

    async def find(self, table_id: str) -> Live:
        """A table that is looked at or was kept."""
        if live := self.tables.get(table_id):
            return live
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = Live(await self.load(table_id))
                return self.tables[table_id]
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> Room:
        """A room as it was kept."""
        row = self.fresh.pop(table_id, None) or await asyncio.to_thread(self.store.read, table_id)
        if row is None:
            raise Refusal(refusals.NO_TABLE, 404)
        game = self.games[row.game]
        await self.prepare(game)
        return await asyncio.to_thread(Room, row, game) if row.entries else Room(row, game)

    async def prepare(self, game: Game) -> None:
        """Have a game ready; what has to be compiled for the first time is compiled beside us, once."""
        if game.name in self.prepared:
            return
        async with self.loading.setdefault(game.rules, asyncio.Lock()):
            if not is_prepared(game):
                await self.minds.ask(thinking.warm_up, game.name)
            await asyncio.to_thread(prepare, game)
        self.prepared.add(game.name)

    async def prepare_all(self) -> None:
        """Compile what has never been compiled before somebody asks."""
        for game in self.games.values():
            if not is_prepared(game):
                await self.prepare(game)

    async def make(self, wish: NewTable, key: str) -> NewTableMade:
        """A new table."""
        seats, secrets = seat_rows(wish.seats)
        if wish.start is None:
            row = await self.new_row(wish, seats)
        else:
            row = await self.row_from(wish.start, seats, key)
        await self.store.add_table(row)
        self.fresh[row.id] = row
        if len(self.fresh) > MOST_FRESH:
            self.fresh.popitem(last=False)
        return NewTableMade(table=row.id, keys=secrets)

    async def new_row(self, wish: NewTable, seats: list[SeatRow]) -> TableRow:
        """A table that is dealt anew."""
        game = self.game_of(wish.game)
        options = game.check(len(seats), wish.options)
        await self.prepare(game)
        return TableRow(keys.new_table_id(), game.name, dict(options), checked_seed(wish.seed), None, seats)

    def game_of(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.games:
            raise Refusal(refusals.NO_SUCH_GAME, 422, given=name, expected=listed(self.games))
        return self.games[name]

    async def row_from(self, start: Beginning, seats: list[SeatRow], key: str) -> TableRow:
        """A table that goes on from a position of another."""
        async with self.visit(start.table) as live:
            room = live.room
            if len(seats) != room.table.players:
                expected = room.table.players
                raise Refusal(refusals.SEATS_WRONG, 422, game=room.game.name, given=len(seats), expected=expected)
            position = room.position_to_play_on(Viewer(room.seats_of(key) if key else ()), start.moves)
            return TableRow(keys.new_table_id(), room.game.name, room.table.options, None, position, seats)

    # Who is there

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Live]:
        """A table, as long as somebody looks at it."""
        live = await self.find(table_id)
        live.visits += 1
        try:
            yield live
        finally:
            live.visits -= 1
            self.forget_if_idle(live)

    @asynccontextmanager
    async def guest(self, live: Live, key: str, language: str) -> AsyncIterator[Guest]:
        """Somebody in front of a table, as long as he stays."""
        guest = Guest(Viewer(live.room.seats_of(key) if key else (), language))
        live.guests.append(guest)
        self.tell_people(live)
        self.wake(live)
        try:
            yield guest
        finally:
            live.guests.remove(guest)
            for hashed in live.room.hashes_of(guest.viewer.seats) - self.present(live):
                live.left[hashed] = time.monotonic()
                asyncio.get_running_loop().call_later(self.settings.away_seconds + A_MOMENT, self.tell_people, live)
            self.tell_people(live)

    def forget_if_idle(self, live: Live) -> None:
        """A table that nobody looks at is only kept in the store."""
        if not live.visits and live.bot is None and self.tables.get(live.room.row.id) is live:
            del self.tables[live.room.row.id]

    def present(self, live: Live) -> set[str]:
        """The hashed keys of everybody in front of a table."""
        return {hashed for guest in live.guests for hashed in live.room.hashes_of(guest.viewer.seats)}

    def players(self, live: Live) -> list[Json]:
        """Who plays, as everybody may know it."""
        present = self.present(live)
        return [self.player(live, seat, seat.key_hash in present) for seat in live.room.seats]

    def player(self, live: Live, seat: SeatRow, is_present: bool) -> Json:
        """Who plays a seat: a `Player`."""
        is_bot = seat.kind == "bot"
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "avatar": seat.avatar,
            "bot": seat.bot,
            "is_present": is_bot or is_present,
            "is_replaced": seat.is_replaced,
            "can_be_replaced": not (is_bot or is_present or seat.is_replaced) and self.is_long_away(live, seat),
        }

    def is_long_away(self, live: Live, seat: SeatRow) -> bool:
        """Whether somebody has been away so long that a bot may play for him."""
        since = live.left.get(seat.key_hash or "", live.opened)
        return not live.room.table.over and time.monotonic() - since >= self.settings.away_seconds

    # Telling

    def tell_positions(self, live: Live, sender: Guest | None = None, accepted: str | None = None) -> None:
        """Tell everybody what the table looks like now."""
        players = self.players(live)
        for guest in live.guests:
            position = live.room.position(guest.viewer, players)
            guest.send(as_json({**position, "accepted": accepted} if guest is sender else position))

    def tell_position(self, live: Live, guest: Guest) -> None:
        """Tell one of them."""
        guest.send(as_json(live.room.position(guest.viewer, self.players(live))))

    def tell_people(self, live: Live) -> None:
        """Tell everybody who is there."""
        watchers = sum(not guest.viewer.seats for guest in live.guests)
        message = as_json({"type": "people", "players": self.players(live), "watchers": watchers})
        for guest in live.guests:
            guest.send(message)

    # Changing

    async def keep(self, live: Live, entry: Entry) -> None:
        """Keep what has happened; if that fails, it has not."""
        try:
            await self.store.add_entry(live.room.row.id, entry)
        except Exception as error:
            log.exception("an entry could not be kept")
            live.room = await self.load(live.room.row.id)
            raise Refusal(refusals.STORE_TROUBLE, 503) from error

    async def move(self, live: Live, guest: Guest, message: MakeMove) -> None:
        """A person's move."""
        async with live.lock:
            live.room.expect(guest.viewer, message.sequence, message.id)
            await self.keep(live, live.room.move(guest.viewer, message.move, message.id))
            self.tell_positions(live, guest, message.id)
        self.wake(live)

    async def take_back(self, live: Live, guest: Guest, message: TakeBack) -> None:
        """A person's wish to take back, done at once or asked of the others."""
        async with live.lock:
            live.room.expect(guest.viewer, message.sequence, message.id)
            entry = live.room.take_back(guest.viewer, message.id, self.present(live))
            await self.keep_if_any(live, entry)
            self.tell_positions(live, guest, message.id)
        self.wake(live)

    async def answer(self, live: Live, guest: Guest, message: Answer) -> None:
        """Somebody's yes or no."""
        async with live.lock:
            live.room.expect(guest.viewer, message.sequence, message.id)
            await self.keep_if_any(live, live.room.answer(guest.viewer, message.is_agreed, message.id))
            self.tell_positions(live, guest, message.id)
        self.wake(live)

    async def keep_if_any(self, live: Live, entry: Entry | None) -> None:
        """Keep what has happened, if anything has."""
        if entry is not None:
            await self.keep(live, entry)

    async def introduce(self, live: Live, guest: Guest, message: Introduce) -> None:
        """What somebody wants to be called."""
        await self.call(live, guest.viewer, message.name, message.avatar)

    async def call(self, live: Live, viewer: Viewer, name: str, avatar: int) -> None:
        """Give somebody a name and a colour; of several seats on one screen, the first."""
        if not viewer.seats:
            raise Refusal(refusals.NO_SEAT, 403)
        async with live.lock:
            seat = live.room.seats[viewer.seats[0]]
            seat.name, seat.avatar = clean(name), avatar
            await self.store.change_seat(live.room.row.id, seat)
            live.room.forget_shown()
            self.tell_people(live)

    async def replace(self, live: Live, guest: Guest, message: Replace) -> None:
        """Let a bot play for somebody who left."""
        async with live.lock:
            seat = live.room.seats[message.seat] if message.seat < len(live.room.seats) else None
            if not guest.viewer.seats:
                raise Refusal(refusals.NO_SEAT, 403)
            if seat is None or not self.player(live, seat, seat.key_hash in self.present(live))["can_be_replaced"]:
                raise Refusal(refusals.NOT_AWAY)
            await self.change_bot(live, seat, SUBSTITUTE)
        self.wake(live)

    async def reclaim(self, live: Live, guest: Guest) -> None:
        """The bots leave somebody's seats."""
        async with live.lock:
            mine = [live.room.seats[seat] for seat in guest.viewer.seats if live.room.seats[seat].is_replaced]
            if not mine:
                raise Refusal(refusals.NOT_REPLACED)
            for seat in mine:
                await self.change_bot(live, seat, "")

    async def change_bot(self, live: Live, seat: SeatRow, bot: str) -> None:
        """A bot comes to a person's seat, or leaves it."""
        seat.bot, seat.is_replaced = bot, bool(bot)
        await self.store.change_seat(live.room.row.id, seat)
        live.room.forget_shown()
        self.tell_positions(live)

    async def react(self, live: Live, guest: Guest, message: React) -> None:
        """A small sign to everybody."""
        if not guest.viewer.seats:
            raise Refusal(refusals.NO_SEAT, 403)
        sign = as_json(Reacted(seat=guest.viewer.seats[0], reaction=message.reaction))
        for other in live.guests:
            other.send(sign)

    # Bots

    def wake(self, live: Live) -> None:
        """Let a bot think if it is to decide."""
        if live.bot is None and live.room.bot_to_move:
            live.bot = asyncio.create_task(self.let_bots_play(live))

    async def let_bots_play(self, live: Live) -> None:
        """Ask bots for moves as long as they are to decide."""
        try:
            while seat := live.room.bot_to_move:
                await self.let_bot_move(live, seat)
        except Exception:
            log.exception("a bot could not move; it is asked again as long as somebody is there")
            asyncio.get_running_loop().call_later(ASK_AGAIN, self.wake_if_watched, live)
        finally:
            live.bot = None
            self.forget_if_idle(live)

    def wake_if_watched(self, live: Live) -> None:
        """Ask a bot again, unless nobody waits for it; then it is asked when somebody comes."""
        if live.guests:
            self.wake(live)

    async def let_bot_move(self, live: Live, seat: SeatRow) -> None:
        """One move of a bot, unless the table changes while it thinks."""
        room, sequence = live.room, live.room.sequence
        question = thinking.question_of(room.row.id, room.table, seat.bot, room.start)
        move = await self.minds.ask(thinking.choose, question)
        async with live.lock:
            if live.room.sequence == sequence and live.room.bot_to_move is seat:
                await self.keep(live, live.room.enter(seat.seat, move))
                self.tell_positions(live)

    # Questions

    async def hints(self, live: Live, viewer: Viewer) -> list[Hint]:
        """The best three moves for the viewer."""
        room = live.room
        if room.table.turn is None or room.table.turn not in viewer.seats:
            raise Refusal(refusals.NOT_NOW)
        question = thinking.question_of(f"hint {room.row.id}", room.table, thinking.HINTING, room.row.id)
        ideas = await self.minds.ask(thinking.consider, question)
        return [
            Hint(
                move=idea.move,
                text=room.game.format_move(idea.move, viewer.language),
                worth=idea.worth,
                visits=idea.visits,
            )
            for idea in ideas
        ]

    async def previews(self, live: Live, viewer: Viewer, asked: Previews) -> list[Preview]:
        """What some moves would do."""
        room = live.room
        if room.table.turn is None or room.table.turn not in viewer.seats:
            raise Refusal(refusals.NOT_NOW)
        if asked.sequence != room.sequence:
            raise Refusal(refusals.LATE, given=asked.sequence, now=room.sequence)
        return [preview_of(room, move, viewer.language) for move in asked.moves]


# Seats


def seat_rows(wishes: list[SeatWish]) -> tuple[list[SeatRow], list[SeatKey]]:
    """The seats of a new table and their secrets: one for everybody on the maker's screen, one for each link."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal(refusals.ONE_MAKER, 422)
    own, rows, secrets = keys.new_key(), [], []
    for number, wish in enumerate(wishes):
        key = None if wish.kind == "bot" else keys.new_key() if wish.kind == "link" else own
        bot = known_bot(wish.bot) if wish.kind == "bot" else ""
        hashed = keys.hash_of(key) if key else None
        rows.append(SeatRow(number, wish.kind, clean(wish.name), wish.avatar, bot, key_hash=hashed))
        if key:
            secrets.append(SeatKey(seat=number, kind=wish.kind, key=key))
    return rows, secrets


def known_bot(spec: str) -> str:
    """A bot that may be sat at a table: a level, never a program."""
    if spec not in LEVEL_SPECS:
        raise Refusal(refusals.NO_SUCH_BOT, 422, given=spec, expected=listed(LEVEL_SPECS))
    return spec
