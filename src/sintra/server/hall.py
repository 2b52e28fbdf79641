"""The hall: finds the tables that were kept, makes new ones, and forgets those that nobody looks at."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from sintra.core.chance import checked_seed
from sintra.core.contract import Game, is_prepared, prepare
from sintra.core.errors import listed
from sintra.core.record import parse_record
from sintra.core.table import UNDO_FREELY, Table
from sintra.server import keys, thinking
from sintra.server.messages import Beginning, NewTable, NewTableMade, SeatKey, SeatWish
from sintra.server.refusals import Refusal
from sintra.server.room import Room
from sintra.server.seats import seat_rows
from sintra.server.session import House, Session
from sintra.server.store import Happening, SeatRow, TableRow
from sintra.workers import Question, Rank

MOST_FRESH = 100  # new tables that are remembered until their maker comes


class Hall:
    """Finds tables by their names, makes new ones, and forgets those that nobody looks at."""

    def __init__(self, games: Mapping[str, Game], house: House) -> None:
        self.games = games
        self.house = house
        self.tables: dict[str, Session] = {}
        self.fresh: OrderedDict[str, TableRow] = OrderedDict()  # made, but not looked at yet
        self.prepared: set[str] = set()
        self.loading: dict[str, asyncio.Lock] = {}

    # Finding

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Session]:
        session = await self.find(table_id)
        with session.visit():
            yield session

    async def find(self, table_id: str) -> Session:
        if session := self.tables.get(table_id):
            return session
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = Session(await self.load(table_id), self.house, self.forget)
                return self.tables[table_id]
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> Room:
        row = self.fresh.pop(table_id, None) or await asyncio.to_thread(self.house.store.read, table_id)
        if row is None:
            raise Refusal("server-no-table", 404)
        game = self.game_of(row.game)
        if row.rules_version != game.rules_version:
            given, known = row.rules_version, game.rules_version
            raise Refusal("server-other-rules", game=game.name, given=given, known=known)
        await self.prepare(game)
        return await asyncio.to_thread(Room, row, game) if row.happenings else Room(row, game)

    def forget(self, session: Session) -> None:
        """A table that nobody looks at is only kept in the store."""
        if self.tables.get(session.id) is session:
            del self.tables[session.id]

    def game_of(self, name: str) -> Game:
        if name not in self.games:
            raise Refusal("refusal-no-game", 422, given=name, expected=listed(self.games))
        return self.games[name]

    async def prepare(self, game: Game, rank: Rank = Rank.MOVE) -> None:
        """Have a game ready; what has to be compiled for the first time is compiled by a worker, once."""
        if game.name in self.prepared:
            return
        if not is_prepared(game):
            await self.house.answer(Question(thinking.warm_up, game.rules, ("rules", game.rules), rank))
        await asyncio.to_thread(prepare, game)
        self.prepared.add(game.name)

    async def prepare_all(self) -> None:
        """Compile what has never been compiled before somebody asks."""
        for game in self.games.values():
            if not is_prepared(game):
                await self.prepare(game, Rank.OTHER)

    # Making

    async def make(self, wish: NewTable, key: str) -> NewTableMade:
        """Keep a new table as somebody wishes it; its name, and the keys of its seats, which nobody else is told."""
        seats, secrets = seat_rows(wish.seats, wish.help.hints)
        if wish.start is None:
            row = await self.new_row(wish, seats)
        else:
            row = await self.row_from(wish.start, seats, key)
        row.help = wish.help.model_dump(exclude={"hints"})
        return await self.keep(row, secrets)

    async def open_record(self, text: str) -> NewTableMade:
        """Keep a recorded game as a table, whose seats are all its opener's."""
        record = parse_record(text)
        game = self.game_of(record.game)
        await self.prepare(game)
        table = await asyncio.to_thread(Table.from_record, game, record, UNDO_FREELY)
        wishes = [SeatWish(kind="here", avatar=seat) for seat in range(table.players)]
        seats, secrets = seat_rows(wishes, is_for_hints=True)
        happened = [Happening(number, step.seat, step.move) for number, step in enumerate(table.steps)]
        name, version, position = keys.new_table_id(), game.rules_version, record.position or None
        row = TableRow(name, game.name, version, table.options, table.seed, position, seats, happened)
        return await self.keep(row, secrets)

    async def keep(self, row: TableRow, secrets: list[SeatKey]) -> NewTableMade:
        await self.house.store.add_table(row)
        self.fresh[row.id] = row
        if len(self.fresh) > MOST_FRESH:
            self.fresh.popitem(last=False)
        return NewTableMade(table=row.id, keys=secrets)

    async def new_row(self, wish: NewTable, seats: list[SeatRow]) -> TableRow:
        game = self.game_of(wish.game)
        options = dict(game.check(len(seats), wish.options))
        await self.prepare(game)
        seed = checked_seed(wish.seed)
        return TableRow(keys.new_table_id(), game.name, game.rules_version, options, seed, None, seats)

    async def row_from(self, start: Beginning, seats: list[SeatRow], key: str) -> TableRow:
        """A table that goes on from a position of another."""
        async with self.visit(start.table) as session:
            room, game = session.room, session.room.game
            expected = room.table.players
            if len(seats) != expected:
                raise Refusal("refusal-players", 422, game=game.name, given=len(seats), expected=expected)
            position = room.position_to_play_on(room.seats.viewer(key), start.moves)
            options = room.table.options
            return TableRow(keys.new_table_id(), game.name, game.rules_version, options, None, position, seats)
