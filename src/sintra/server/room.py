"""A room: one table with its seats, what each viewer may see and do, and what happens when somebody does it.

Nothing here waits or writes: a room says what has to be kept, and the hall keeps it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from secrets import randbits

import numpy as np
import orjson

from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Event, Game, Move, State
from sintra.core.table import UNDO_FREELY, UNDO_KNOWN, Step, Table
from sintra.server import keys, refusals
from sintra.server.messages import Json, Outcome, Part
from sintra.server.refusals import Refusal
from sintra.server.store import Entry, SeatRow, TableRow
from sintra.server.words import AT_THE_START, name_of, with_names

MOST_SENTENCES = 20_000  # that are remembered


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: the seats he plays, none if he watches, and his language."""

    seats: tuple[int, ...] = ()
    language: str = "en"


@dataclass
class Request:
    """Somebody's wish to take back so many moves, and whose yes is still needed."""

    seat: int
    back: int
    waiting: set[str]  # hashes of keys


@lru_cache(MOST_SENTENCES)
def sentence(game: Game, language: str, names: tuple[str, ...], told: bytes) -> str:
    """An event in words, with the names of the players; the same things happen again and again."""
    return with_names(game.describe(orjson.loads(told), language), names)


@cache
def move_text(game: Game, action: int, language: str) -> str:
    """A move as a person types it."""
    return game.format_move(game.known_moves[action], language)


class Room:
    """A table with its seats."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.seats = row.seats
        self.table = self._deal()
        self.sequence = 0
        self.known: set[str] = set()  # the clients' names of what was taken
        self.has_secrets = game.has_secrets
        self.seed_hash = keys.seed_hash(row.id, self.start)
        self.request: Request | None = None
        self._shown: dict[Viewer, Json] = {}
        self._names: dict[str, tuple[str, ...]] = {}  # by language
        for entry in row.entries:
            self._apply(entry)

    def _deal(self) -> Table:
        """The table before the first move."""
        undo = UNDO_KNOWN if len(self.people) > 1 else UNDO_FREELY
        if self.row.position is not None:
            return Table.from_position(self.game, self.row.position, None, undo)
        return Table.new(self.game, len(self.seats), self.row.options, self.row.seed, undo)

    def _apply(self, entry: Entry) -> None:
        """Let something that happened happen."""
        if entry.move is not None:
            self.table.play(entry.move, entry.seat)
        for _ in range(entry.back):
            self.table.undo()
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        """Something has happened: what was known before is old."""
        self.sequence = entry.number + 1
        if entry.message:
            self.known.add(entry.message)
        self.request = None
        self._shown.clear()

    def forget_shown(self) -> None:
        """What viewers were shown is no longer right."""
        self._shown.clear()
        self._names.clear()

    # Who is who

    @property
    def people(self) -> list[SeatRow]:
        """The seats that people have taken, whether they are there or not."""
        return [seat for seat in self.seats if seat.kind != "bot"]

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that a key opens; refuses one that opens none."""
        found = tuple(seat.seat for seat in self.seats if keys.opens(key, seat.key_hash))
        if not found:
            raise Refusal(refusals.WRONG_KEY, 403)
        return found

    def names(self, language: str) -> list[str]:
        """What everybody is called."""
        return [name_of(seat, language) for seat in self.seats]

    def hashes_of(self, seats: Iterable[int]) -> set[str]:
        """What the keys of some seats are kept as."""
        return {hashed for seat in seats if (hashed := self.seats[seat].key_hash)}

    def others(self, viewer: Viewer) -> set[str]:
        """The hashed keys of the other people who play themselves."""
        mine = self.hashes_of(viewer.seats)
        return {seat.key_hash for seat in self.people if seat.key_hash and not seat.is_replaced} - mine

    @property
    def bot_to_move(self) -> SeatRow | None:
        """The seat that a bot has to decide for, if it is one."""
        turn = self.table.turn
        return None if turn is None or not self.seats[turn].bot else self.seats[turn]

    # What a viewer sees

    def eyes(self, viewer: Viewer, turn: int | None) -> int | None:
        """The seat whose view is shown: the one to decide if it is his, otherwise his first; none for a watcher."""
        if turn in viewer.seats:
            return turn
        return viewer.seats[0] if viewer.seats else None

    def position(self, viewer: Viewer, players: list[Json]) -> Json:
        """The whole position for somebody: a `Position`, as plain objects because it is told so often."""
        if viewer not in self._shown:
            self._shown[viewer] = self._position(viewer)
        request, bot = self.request, self.bot_to_move
        return {
            **self._shown[viewer],
            "players": players,
            "undo": self.undo_for(viewer),
            "asked": request.seat if request else None,
            "is_asked": bool(request and request.waiting & self.hashes_of(viewer.seats)),
            "thinking": bot.seat if bot else None,
        }

    def _position(self, viewer: Viewer) -> Json:
        table = self.table
        eyes = self.eyes(viewer, table.turn)
        can_move = eyes is not None and not self.seats[eyes].bot
        view = table.view(eyes)
        return {
            **self._frame(viewer, len(table.steps)),
            **self._last_move(viewer, len(table.steps), eyes),
            "view": view,
            "legal": table.legal_as_known if can_move and eyes == table.turn else [],
            "scores": [board["score"] for board in view["boards"]],
            "is_over": table.over,
            "outcome": self.outcome(viewer.language) if table.over else None,
        }

    def _last_move(self, viewer: Viewer, moves: int, eyes: int | None) -> Json:
        """What the last of so many moves did, as somebody may know it."""
        if not moves:
            return {
                "move": None,
                "mover": None,
                "events": self.table.events if not self.table.steps else [],
                "told": None,
            }
        step = self.table.steps[moves - 1]
        if self.has_secrets:
            step = self.table.seen(step, eyes)
        told = self._told(moves - 1, step, viewer.language)
        return {"move": step.move, "mover": step.seat, "events": step.events, "told": told}

    def _frame(self, viewer: Viewer, moves: int) -> Json:
        """What does not depend on the position."""
        return {
            "type": "position",
            "table": self.row.id,
            "game": self.game.name,
            "rules": self.game.rules,
            "sequence": self.sequence,
            "moves": moves,
            "seats": list(viewer.seats),
            "players": [],
            "undo": "no",
            "asked": None,
            "is_asked": False,
            "thinking": None,
            "seed_hash": self.seed_hash,
            "accepted": None,
        }

    @property
    def start(self) -> int | str | None:
        """What the game follows from: its seed, or a position."""
        return self.row.seed if self.row.position is None else self.row.position

    def replayed(self, viewer: Viewer, moves: int, players: list[Json]) -> Json:
        """The position after so many moves, as the viewer may know it now."""
        state = self.state_after(moves)
        eyes = self.eyes(viewer, self.game.turn(state))
        is_over = moves == len(self.table.steps) and self.table.over
        return {
            **self._frame(viewer, moves),
            **self._last_move(viewer, moves, eyes),
            "players": players,
            "view": {**self.game.view(state, eyes), "options": self.table.options},
            "legal": [],
            "scores": self.game.scores(state),
            "is_over": is_over,
            "outcome": self.outcome(viewer.language) if is_over else None,
        }

    def state_after(self, moves: int) -> State:
        """The state after so many moves."""
        steps = self.table.steps
        if moves > len(steps):
            raise Refusal(refusals.NO_SUCH_MOMENT, 404, moves=len(steps))
        return self.table.state() if moves == len(steps) else self.table.restored(steps[moves].before)

    def position_to_play_on(self, viewer: Viewer, moves: int) -> str:
        """The position after so many moves as text; what the viewer can not know is drawn anew in it."""
        if not viewer.seats and not self.table.over:
            raise Refusal(refusals.NOT_YOUR_GAME, 403)
        state = self.state_after(moves)
        turn = self.game.turn(state)
        if turn is None:
            raise Refusal(refusals.GAME_OVER)
        eyes = self.eyes(viewer, turn)
        engine.redraw(state[0], turn if eyes is None else eyes, np.uint64(randbits(SEED_BITS)))
        return self.game.format_position(state)

    def _told(self, number: int, seen: Step, language: str) -> Json:
        """A move in words, as somebody has seen it: a `Told`; counted from 0."""
        step = self.table.steps[number]
        return {
            "number": number + 1,
            "seat": step.seat,
            "round": self.table.round_of(step),
            "text": move_text(self.game, step.action, language) if seen.move == step.move else "",
            "sentences": self.sentences(seen.events, language),
        }

    def sentences(self, events: list[Event], language: str) -> list[str]:
        """Events in words, with the names of the players."""
        if language not in self._names:
            self._names[language] = tuple(self.names(language))
        names = self._names[language]
        return [sentence(self.game, language, names, orjson.dumps(event)) for event in events]

    def log(self, viewer: Viewer) -> list[Json]:
        """All moves in words; on one screen, as the one to decide may know them."""
        eyes = self.eyes(viewer, self.table.turn)
        seen = [self.table.seen(step, eyes) for step in self.table.steps]
        return [self._told(number, step, viewer.language) for number, step in enumerate(seen)]

    def outcome(self, language: str) -> Outcome:
        """How the game ended, and where all points come from."""
        before = self.game.scores(self.table.restored(self.table.start))
        breakdown = self.table.breakdown
        parts = [Part(title=AT_THE_START.in_(language), points=before)] if any(before) else []
        for kind in dict.fromkeys(kind for of_seat in breakdown for kind in of_seat):
            title = self.game.part_title(kind).in_(language)
            parts.append(Part(title=title, points=[of_seat.get(kind, 0) for of_seat in breakdown]))
        return Outcome(winners=self.table.winners, scores=self.table.scores, parts=parts)

    # Moves

    def expect(self, viewer: Viewer, sequence: int, message: str) -> None:
        """Refuse what comes from a watcher, comes again, or answers an old position."""
        if not viewer.seats:
            raise Refusal(refusals.NO_SEAT, 403)
        if message in self.known:
            raise Refusal(refusals.REPEATED)
        if sequence != self.sequence:
            raise Refusal(refusals.LATE, given=sequence, now=self.sequence)

    def move(self, viewer: Viewer, move: Move, message: str) -> Entry:
        """Make a person's move; what is to be kept of it."""
        turn = self.table.turn
        if turn is None:
            raise Refusal(refusals.GAME_OVER)
        if turn not in viewer.seats:
            raise Refusal(refusals.NOT_YOUR_TURN, name=name_of(self.seats[turn], viewer.language))
        if self.seats[turn].bot:
            raise Refusal(refusals.BOT_PLAYS)
        return self.enter(turn, move, message)

    def enter(self, seat: int, move: Move, message: str | None = None) -> Entry:
        """Make a move of a seat."""
        self.table.play(move, seat)
        entry = Entry(self.sequence, seat, self.table.steps[-1].move, message=message)
        self._note(entry)
        return entry

    # Taking back

    def steps_back(self, viewer: Viewer) -> int:
        """How many moves back the viewer's last decision is, 0 if he has made none."""
        steps = enumerate(reversed(self.table.steps), 1)
        return next((back for back, step in steps if step.seat in viewer.seats), 0)

    def is_inside_turn(self, viewer: Viewer) -> bool:
        """Whether the viewer's own turn is not finished: he may go back in it without asking."""
        table = self.table
        is_mine = bool(table.steps) and table.turn in viewer.seats and table.steps[-1].seat == table.turn
        return is_mine and not engine.is_turn(table.state()[0])

    def undo_for(self, viewer: Viewer) -> str:
        """What the viewer may take back: at once, after asking, or nothing."""
        back = self.steps_back(viewer)
        if not back or self.table.over or not self.table.can_undo(back):
            return "no"
        return "now" if not self.others(viewer) or self.is_inside_turn(viewer) else "ask"

    def take_back(self, viewer: Viewer, message: str, present: set[str]) -> Entry | None:
        """Take back the viewer's last decision; without an entry, the others are asked first."""
        if self.table.over:
            raise Refusal(refusals.GAME_OVER)
        back = self.steps_back(viewer)
        if not back:
            raise Refusal(refusals.NOTHING_BACK)
        if not self.table.can_undo(back):
            raise Refusal(refusals.CHANCE_SHOWN)
        seat = self.table.steps[-back].seat
        if self.undo_for(viewer) == "now":
            return self._back(seat, back, message)
        waiting = self.others(viewer) & present
        if not waiting:
            raise Refusal(refusals.NOBODY_TO_ASK)
        self.request = Request(seat, back, waiting)
        return None

    def answer(self, viewer: Viewer, is_agreed: bool, message: str) -> Entry | None:
        """Say yes or no; the last yes takes back."""
        request, mine = self.request, self.hashes_of(viewer.seats)
        if request is None or not request.waiting & mine:
            raise Refusal(refusals.NOBODY_ASKS)
        request.waiting -= mine
        if not is_agreed:
            self.request = None
        elif not request.waiting:
            return self._back(request.seat, request.back, message)
        return None

    def _back(self, seat: int, back: int, message: str) -> Entry:
        entry = Entry(self.sequence, seat, back=back, message=message)
        self._apply(entry)
        return entry
