"""One table's life: it changes in one way, and what bots and people ask waits in line as long as somebody wants it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.requests import Request

from sintra.games import GAMES
from sintra.server.app import while_there
from sintra.server.guests import Guest
from sintra.server.messages import Introduce, MakeMove, TakeBack
from sintra.server.refusals import Refusal
from sintra.server.room import Room
from sintra.server.seats import Viewer
from sintra.server.session import House, Session
from sintra.server.settings import Settings
from sintra.server.store import Change, SeatRow, Store, TableRow
from sintra.server.thinking import Idea
from sintra.workers.queue import MOST_DEATHS, Open, Queue, Rank

EVA, ELSEWHERE = Viewer((0,)), "192.0.2.7"


class NobodyThinks(Queue):
    """A pool without workers: the test answers."""

    def next(self) -> Open:
        """The question that a worker would be asked."""
        asked = self.take()
        assert asked is not None
        return asked


class Slow(Store):
    """A store that commits when it is told to, or refuses."""

    refuses = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_commit = asyncio.Event()
        self.may_commit.set()

    async def keep(self, table_id: str, changes: Sequence[Change]) -> None:
        await self.may_commit.wait()
        if self.refuses:
            raise OSError("no space left")
        await super().keep(table_id, changes)


class Table:
    """A session, with everything around it in the hands of a test."""

    def __init__(self, path: Path, *seats: SeatRow) -> None:
        self.store, self.pool, self.forgotten = Slow(path), NobodyThinks(), 0
        game = GAMES["mini"]
        self.row = TableRow("table", "mini", 1, game.check(2, {"starter": 0}), 4, None, list(seats))
        house = House(self.store, self.pool, Settings())  # type: ignore[arg-type]
        self.session = Session(Room(self.row, game), house, self.forget)

    def forget(self, session: Session) -> None:
        self.forgotten += 1

    def move(self, name: str = "a") -> MakeMove:
        room = self.session.room
        return MakeMove(type="move", id=name, sequence=room.sequence, move=room.table.legal[0])


Story = Callable[[Table], Coroutine[Any, Any, None]]
PEOPLE = [
    SeatRow(0, "me", "Eva", is_for_hints=True, key_hash="eva"),
    SeatRow(1, "link", "Petra", is_for_hints=True, key_hash="petra"),
]
BOT = [SeatRow(0, "me", "Eva", key_hash="eva"), SeatRow(1, "bot", bot="novice")]


def tell(story: Story, path: Path, seats: Sequence[SeatRow]) -> None:
    async def told() -> None:
        table = Table(path / "sintra.db", *[SeatRow(**vars(seat)) for seat in seats])
        await table.store.add_table(table.row)
        try:
            await story(table)
        finally:
            table.store.close()

    asyncio.run(told())


def new_eva() -> Guest:
    return Guest(EVA, {"eva"}, ELSEWHERE)


async def settle() -> None:
    """Let everything go on until it waits for something."""
    for _ in range(20):
        await asyncio.sleep(0)


# Changing


def test_nobody_hears_of_a_move_before_it_is_kept(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        session, store = table.session, table.store
        with session.guest("", "en", ELSEWHERE) as watcher:
            watcher.outbox.get_nowait()  # who is there
            store.may_commit.clear()
            moving = asyncio.create_task(session.do(new_eva(), table.move()))
            await settle()
            assert watcher.outbox.empty()
            store.may_commit.set()
            await moving
            assert orjson.loads(watcher.outbox.get_nowait() or b"")["moves"] == 1

    tell(story, tmp_path, PEOPLE)


def test_what_can_not_be_kept_has_not_happened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(table: Table) -> None:
        session = table.session
        table.store.refuses = True
        with pytest.raises(Refusal, match="could not be saved"):
            await session.do(new_eva(), table.move())
        with pytest.raises(Refusal, match="could not be saved"):
            await session.introduce(EVA, Introduce(type="introduce", name="Anna", avatar=1))
        assert session.room.sequence == 0
        assert session.room.seats.names == ("Eva", "Petra")
        table.store.refuses = False
        await session.do(new_eva(), table.move())
        assert session.room.sequence == 1

    tell(story, tmp_path, PEOPLE)
    assert "no space left" in caplog.text


# Bots


def test_a_bots_move_is_as_urgent_as_somebody_waits_for_it(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        session, queue = table.session, table.pool

        def waiting() -> tuple[Rank, str]:
            (asked,) = queue.waiting.values()
            return asked.question.rank, asked.question.address

        with session.visit(), session.guest("", "en", ELSEWHERE):
            await session.do(new_eva(), table.move())
            assert session.bot is not None
            await settle()
            assert waiting() == (Rank.MOVE, ELSEWHERE)
        assert waiting()[0] == Rank.OTHER
        assert not table.forgotten  # A bot's move is to come.
        with session.visit(), session.guest("", "en", "another"):
            assert waiting()[0] == Rank.MOVE
        queue.settle(queue.next(), session.room.table.legal[0])
        bot = session.bot
        assert bot is not None
        await bot
        assert session.room.sequence == 2
        assert table.forgotten == 1

    tell(story, tmp_path, BOT)


def test_a_bots_answer_to_an_old_position_is_not_played(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        session, queue = table.session, table.pool
        await session.do(new_eva(), table.move())
        await settle()
        old, answer = queue.next(), session.room.table.legal[0]
        await session.do(new_eva(), TakeBack(type="undo", id="b", sequence=1))
        queue.settle(old, answer)
        bot = session.bot
        assert bot is not None
        await bot
        assert session.room.table.turn == 0
        assert not session.room.table.steps

    tell(story, tmp_path, BOT)


# Hints


def test_a_seat_that_asks_twice_waits_for_one_hint(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        asking = [asyncio.create_task(table.session.hints(EVA, ELSEWHERE)) for _ in range(3)]
        await settle()
        asked = table.pool.next()
        assert (asked.question.rank, asked.question.address) == (Rank.HINT, ELSEWHERE)
        assert table.pool.take() is None
        move = table.session.room.table.legal[0]
        table.pool.settle(asked, [Idea(move, 0.5, 7)])
        assert [hint[0].move for hint in await asyncio.gather(*asking)] == [move] * 3

    tell(story, tmp_path, PEOPLE)


def test_a_new_question_takes_the_place_of_one_about_an_old_position(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        both = Viewer((0, 1))
        session = table.session
        old = asyncio.create_task(session.hints(both, ELSEWHERE))
        await settle()
        await session.do(new_eva(), table.move())
        await session.do(Guest(Viewer((1,)), {"petra"}, ELSEWHERE), table.move("b"))
        new = asyncio.create_task(session.hints(both, ELSEWHERE))
        await settle()
        with pytest.raises(Refusal, match="you answered number 0, now it is 2"):
            await old
        table.pool.settle(table.pool.next(), [])
        assert await new == []

    tell(story, tmp_path, PEOPLE)


def test_a_hint_that_nobody_can_give_is_refused_in_words(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        asking = asyncio.create_task(table.session.hints(EVA, ELSEWHERE))
        await settle()
        for _ in range(MOST_DEATHS):
            table.pool.ask_again(table.pool.next())
        with pytest.raises(Refusal, match="the bot could not be asked"):
            await asking

    tell(story, tmp_path, PEOPLE)


def test_nobody_looks_for_a_hint_whose_asker_has_gone(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        gone = asyncio.Event()

        async def receive() -> dict[str, str]:
            await gone.wait()
            return {"type": "http.disconnect"}

        request = Request({"type": "http"}, receive)  # type: ignore[arg-type]
        asking = asyncio.create_task(while_there(request, table.session.hints(EVA, ELSEWHERE)))
        await settle()
        assert len(table.pool.waiting) == 1
        gone.set()
        assert await asking is None
        await settle()
        assert table.pool.take() is None

    tell(story, tmp_path, PEOPLE)


def test_a_table_whose_bot_is_about_to_think_is_not_forgotten(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        with table.session.visit():
            await table.session.do(new_eva(), table.move())
        assert not table.forgotten  # though its bot has not been asked yet
        await settle()
        table.pool.settle(table.pool.next(), table.session.room.table.legal[0])
        assert table.session.bot is not None
        await table.session.bot
        assert table.forgotten == 1

    tell(story, tmp_path, BOT)
