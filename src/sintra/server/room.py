"""A room: one table with its seats, what each viewer may see and do, and what happens when somebody does it.

Nothing here waits or writes: a room says what has to be kept, and the session keeps it.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from secrets import randbits

import numpy as np
import orjson

from sintra.core import engine, words
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Event, Game, Move, State, View
from sintra.core.table import UNDO_FREELY, UNDO_KNOWN, Step, Table
from sintra.core.words import Text
from sintra.server import keys
from sintra.server.messages import Answer, Json, MakeMove, Outcome, Part, Resign, TakeBack
from sintra.server.refusals import Refusal
from sintra.server.seats import Presence, Seats, Viewer, expect_player
from sintra.server.steps import Scoring
from sintra.server.store import Change, Happening, SeatRow, TableRow
from sintra.server.words import name_of

MOST_SENTENCES = 20_000  # that are remembered
TWO = 2  # players: when one gives up, the other has won


@dataclass
class UndoRequest:
    """Somebody's wish to take back so many moves, and whose yes is still needed."""

    seat: int
    back: int
    waiting: set[str]  # hashes of keys


def points_of(events: list[Event], seats: int) -> list[int]:
    """What events bring each seat; points are counted openly."""
    return [sum(event.get("points", 0) for event in events if event.get("seat") == seat) for seat in range(seats)]


@lru_cache(MOST_SENTENCES)
def sentence(game: Game, language: str, names: tuple[str | Text, ...], told: bytes) -> str:
    """An event in words, with the names of the players; the same things happen again and again."""
    return game.say(orjson.loads(told)).in_(language, names)


def part_of(title: Text, points: list[int], language: str) -> Part:
    return Part.model_validate({"title": title.in_(language), "points": points, **words.as_json(title)})


@cache
def move_text(game: Game, action: int, language: str) -> str:
    return game.format_move(game.known_moves[action], language)


class Room:
    """A table with its seats."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.seats = Seats(row.seats)
        self.table = self._deal()
        self.sequence = 0
        self.known: set[str] = set()  # the clients' names of what was taken
        self.has_secrets = game.has_secrets
        self.seed_hash = keys.seed_hash(row.id, self.start)
        self.request: UndoRequest | None = None
        self.resigned: int | None = None  # the seat that has ended the game
        self.gave_up: list[tuple[int, int]] = []  # after how many moves, and which seat
        self._shown: dict[Viewer, Json] = {}
        self._seen: dict[int | None, Json] = {}  # by whoever may know it
        self._scoring: Scoring | None = None  # of the move that was looked at last
        for happening in row.happenings:
            self._apply(happening)

    def _deal(self) -> Table:
        undo = UNDO_KNOWN if len(self.seats.people) > 1 else UNDO_FREELY
        if self.row.position is not None:
            return Table.from_position(self.game, self.row.position, None, undo)
        return Table.new(self.game, len(self.seats), self.row.options, self.row.seed, undo)

    def _apply(self, happening: Happening) -> None:
        if happening.move is not None:
            self.table.play(happening.move, happening.seat)
        for _ in range(happening.back):
            self.table.undo()
        if happening.resigned is not None:
            self._give_up(happening.seat)
        self._note(happening)

    def _note(self, happening: Happening) -> None:
        """Something has happened: what was known before is old."""
        self.sequence = happening.number + 1
        if happening.message:
            self.known.add(happening.message)
        self.request = None
        self._shown.clear()
        self._seen.clear()

    @property
    def bot_to_move(self) -> SeatRow | None:
        """The seat that a bot has to decide for, if it is one."""
        turn = self.table.turn
        return None if turn is None or self.is_over or not self.seats[turn].bot else self.seats[turn]

    @property
    def is_over(self) -> bool:
        """Whether the game is over, by the rules or because somebody has given up."""
        return self.table.over or self.resigned is not None

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
            "is_asked": bool(request and request.waiting & self.seats.hashes_of(viewer.seats)),
            "thinking": bot.seat if bot else None,
            "help": self.help,
        }

    @property
    def help(self) -> Json:
        return self.seats.help(self.row.help)

    def _position(self, viewer: Viewer) -> Json:
        """The position now, but for what changes without a move."""
        table = self.table
        moves, eyes = len(table.steps), self.eyes(viewer, table.turn)
        knower = eyes if self.has_secrets else None  # without secrets everybody sees the same
        if knower not in self._seen:
            self._seen[knower] = self._view(table.state(), moves, knower)
        can_move = eyes is not None and eyes == table.turn and not self.seats[eyes].bot and not self.is_over
        shown = self._frame(viewer, moves, eyes, self._seen[knower])
        return {**shown, "legal": table.legal_as_known if can_move else []}

    def _view(self, state: State, moves: int, eyes: int | None) -> Json:
        """What somebody sees after so many moves, and how the last of them scored."""
        view = {**self.game.view(state, eyes), "options": self.table.options}
        return {"view": view, "steps": self._steps(self.table.steps[moves - 1], eyes, view) if moves else []}

    def _steps(self, step: Step, eyes: int | None, view: View) -> list[Json]:
        """How a move scored that led to a view; what is the same for everybody is made once."""
        if self._scoring is None or self._scoring.step is not step:
            self._scoring = Scoring(self.table, step)
        return self._scoring.steps(eyes, view)

    def _last_move(self, viewer: Viewer, moves: int, eyes: int | None) -> Json:
        """What the last of so many moves did, as somebody may know it."""
        if not moves:
            events = [] if self.table.steps else self.table.events
            return {"move": None, "mover": None, "events": events, "told": None}
        step = self.table.steps[moves - 1]
        if self.has_secrets and eyes != step.seat:
            step = self.table.seen(step, eyes)
        told = self._told(moves - 1, step, viewer.language)
        return {"move": step.move, "mover": step.seat, "events": step.events, "told": told}

    def _frame(self, viewer: Viewer, moves: int, eyes: int | None, seen: Json) -> Json:
        """A `Position` after so many moves in which nobody does anything, with what somebody sees."""
        is_over = moves == len(self.table.steps) and self.is_over
        turn = None if is_over else seen["view"]["turn"]
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
            **self._last_move(viewer, moves, eyes),
            "view": {**seen["view"], "viewer": eyes, "turn": turn},
            "steps": seen["steps"],
            "legal": [],
            "scores": [board["score"] for board in seen["view"]["boards"]],
            "is_over": is_over,
            "outcome": self.outcome(viewer.language) if is_over else None,
            "help": self.help,
        }

    @property
    def start(self) -> int | str | None:
        """What the game follows from: its seed, or a position."""
        return self.row.seed if self.row.position is None else self.row.position

    def replayed(self, viewer: Viewer, moves: int, players: list[Json]) -> Json:
        """The position after so many moves, as the viewer may know it now."""
        state = self.state_after(moves)
        eyes = self.eyes(viewer, self.game.turn(state))
        return {**self._frame(viewer, moves, eyes, self._view(state, moves, eyes)), "players": players}

    def state_after(self, moves: int) -> State:
        steps = self.table.steps
        if moves > len(steps):
            raise Refusal("server-no-such-moment", 404, moves=len(steps))
        return self.table.state() if moves == len(steps) else self.table.restored(steps[moves].before)

    def position_to_play_on(self, viewer: Viewer, moves: int) -> str:
        """The position after so many moves as text; what the viewer can not know is drawn anew in it."""
        if not viewer.seats and not self.is_over:
            raise Refusal("server-not-your-game", 403)
        state = self.state_after(moves)
        turn = self.game.turn(state)
        if turn is None:
            raise Refusal("refusal-over")
        eyes = self.eyes(viewer, turn)
        engine.redraw(state[0], turn if eyes is None else eyes, np.uint64(randbits(SEED_BITS)))
        return self.game.format_position(state)

    def _told(self, number: int, seen: Step, language: str) -> Json:
        """A move as somebody has seen it: a `Moved`; counted from 0."""
        step = self.table.steps[number]
        return {
            "number": number + 1,
            "seat": step.seat,
            "round": self.table.round_of(step),
            "text": move_text(self.game, step.action, language) if seen.move == step.move else "",
            "points": points_of(step.events, len(self.seats)),
        }

    def sentences(self, events: list[Event], language: str) -> list[str]:
        names = self.seats.names
        return [sentence(self.game, language, names, orjson.dumps(event)) for event in events]

    def log(self, viewer: Viewer) -> list[Json]:
        """All moves in words; on one screen, as the one to decide may know them."""
        eyes = self.eyes(viewer, self.table.turn)
        scores = self.game.scores(self.table.restored(self.table.start))
        told: list[Json] = []
        for number, step in enumerate(self.table.steps):
            seen = self.table.seen(step, eyes)
            scores = scores_after(scores, step.events)
            words = self.sentences(seen.events, viewer.language)
            moved = self._told(number, seen, viewer.language)
            told.append({**moved, "events": seen.events, "sentences": words, "scores": scores})
        return told

    def outcome(self, language: str) -> Outcome:
        before = self.game.scores(self.table.restored(self.table.start))
        breakdown = self.table.breakdown
        parts = [part_of(Text("common-part-start"), before, language)] if any(before) else []
        for kind in dict.fromkeys(kind for of_seat in breakdown for kind in of_seat):
            points = [of_seat.get(kind, 0) for of_seat in breakdown]
            parts.append(part_of(self.game.part_title(kind), points, language))
        return Outcome(winners=self.winners, scores=self.table.scores, parts=parts, resigned=self.resigned)

    @property
    def winners(self) -> list[int]:
        """The seats that have won: all but the one that gave up, or as the rules say."""
        if self.resigned is None:
            return self.table.winners
        return [seat.seat for seat in self.seats if seat.seat != self.resigned]

    def record(self) -> str:
        """The game as text, with who resigned when."""
        remarks: dict[int, str] = {}
        for moves, seat in self.gave_up:
            number = min(moves, len(self.table.steps))  # some may have been taken back since
            remarks[number] = ", ".join(filter(None, [remarks.get(number), f"player {seat + 1} resigns"]))
        return self.table.record(remarks)

    # Moves

    def expect(self, viewer: Viewer, message: MakeMove | TakeBack | Answer) -> None:
        """Refuse what comes from a watcher, comes again, or answers an old position."""
        expect_player(viewer)
        if message.id in self.known:
            raise Refusal("server-repeated")
        self.expect_now(message.sequence)

    def expect_now(self, sequence: int) -> None:
        if sequence != self.sequence:
            raise Refusal("server-late", given=sequence, now=self.sequence)

    def expect_turn(self, viewer: Viewer) -> int:
        """The seat to decide; refuses if it is not one of the viewer's."""
        turn = self.table.turn
        if turn is None or self.is_over or turn not in viewer.seats:
            raise Refusal("server-not-now")
        return turn

    def expect_help(self, kind: str) -> None:
        if not self.help[kind]:
            raise Refusal("server-no-help", 403)

    def move(self, viewer: Viewer, message: MakeMove) -> list[Change]:
        """Make a person's move; what is to be kept of it."""
        self.expect(viewer, message)
        turn = self.table.turn
        if turn is None or self.is_over:
            raise Refusal("refusal-over")
        if turn not in viewer.seats:
            raise Refusal("server-not-your-turn", name=name_of(self.seats[turn]))
        if self.seats[turn].bot:
            raise Refusal("server-bot-plays")
        return self._enter(turn, message.move, message.id)

    def move_of_bot(self, seat: SeatRow, move: Move, sequence: int) -> list[Change] | None:
        """Make a bot's move, unless the table has changed while it thought."""
        if sequence != self.sequence or self.bot_to_move is not seat:
            return None
        return self._enter(seat.seat, move)

    def _enter(self, seat: int, move: Move, message: str | None = None) -> list[Change]:
        self.table.play(move, seat)
        happening = Happening(self.sequence, seat, self.table.steps[-1].move, message=message)
        self._note(happening)
        return [happening]

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
        if not back or self.is_over or not self.table.can_undo(back):
            return "no"
        return "now" if not self.seats.others(viewer) or self.is_inside_turn(viewer) else "ask"

    def take_back(self, viewer: Viewer, message: TakeBack, presence: Presence) -> list[Change]:
        """Take back the viewer's last decision, or ask the others first: then there is nothing to keep yet."""
        self.expect(viewer, message)
        if self.is_over:
            raise Refusal("refusal-over")
        back = self.steps_back(viewer)
        if not back:
            raise Refusal("server-nothing-back")
        if not self.table.can_undo(back):
            raise Refusal("server-chance-shown")
        seat = self.table.steps[-back].seat
        if self.undo_for(viewer) == "now":
            return self._back(seat, back, message.id)
        waiting = self.seats.others(viewer) & presence.here
        if not waiting:
            raise Refusal("server-nobody-to-ask")
        self.request = UndoRequest(seat, back, waiting)
        return []

    def answer(self, viewer: Viewer, message: Answer) -> list[Change]:
        """Say yes or no; the last yes takes back."""
        self.expect(viewer, message)
        request, mine = self.request, self.seats.hashes_of(viewer.seats)
        if request is None or not request.waiting & mine:
            raise Refusal("server-nobody-asks")
        request.waiting -= mine
        if not message.is_agreed:
            self.request = None
        elif not request.waiting:
            return self._back(request.seat, request.back, message.id)
        return []

    def _back(self, seat: int, back: int, message: str) -> list[Change]:
        happening = Happening(self.sequence, seat, back=back, message=message)
        self._apply(happening)
        return [happening]

    # Giving up

    def resign(self, viewer: Viewer, message: Resign) -> list[Change]:
        """Of two players the other has won; among more a bot takes the seat."""
        seat = self.seats.expect_own(viewer, message.seat)
        if self.is_over:
            raise Refusal("refusal-over")
        ends = len(self.seats) == TWO
        changes = [] if ends else self.reseated(self.seats.resign(viewer, message))
        happening = Happening(self.sequence, seat.seat, resigned="" if ends else seat.bot, message=message.id)
        self._apply(happening)
        return [happening, *changes]

    def _give_up(self, seat: int) -> None:
        self.gave_up.append((len(self.table.steps), seat))
        if len(self.seats) == TWO:
            self.resigned = seat

    # Seats

    def reseated(self, seats: list[SeatRow]) -> list[Change]:
        """Somebody sits differently: what viewers were shown is no longer right."""
        self._shown.clear()
        return [*seats]


def scores_after(scores: list[int], events: list[Event]) -> list[int]:
    """The points of all seats after something happened: events add up to them."""
    after = list(scores)
    for event in events:
        if "seat" in event:
            after[event["seat"]] += event.get("points", 0)
    return after
