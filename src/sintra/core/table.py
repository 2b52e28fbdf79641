"""A table: the one door through which a real game advances."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from sintra.core import engine
from sintra.core.chance import checked_seed, seed_chance
from sintra.core.contract import Event, Game, Move, State, View, prepare, without
from sintra.core.errors import BadOption, BadRecord, IllegalMove, NothingToUndo, SintraError, listed, shown
from sintra.core.events import NOTHING, read_shown
from sintra.core.memory import bytes_of
from sintra.core.options import Choice, format_choice, told_choices
from sintra.core.record import UNFINISHED, Record, RecordedMove, format_record, whole_number

UNDO_FREELY, UNDO_KNOWN, UNDO_NEVER = "freely", "known", "never"
UNDO = (UNDO_FREELY, UNDO_KNOWN, UNDO_NEVER)


@dataclass(frozen=True)
class Step:
    """A move that was made, with what it did and the position before it."""

    seat: int
    move: Move
    action: int
    events: list[Event]
    before: bytes
    shown: tuple[int, ...] = ()  # the events whose scoring can be shown, see `scoring_of`


class Table:
    """A game that is being played, from its seed or from a position.

    `undo` says what may be taken back: everything ("freely"), nothing after chance has been revealed ("known": two
    people must not try their luck twice), or nothing at all ("never").
    """

    def __init__(self, game: Game, state: State, seed: int | None, undo: str = UNDO_FREELY) -> None:
        if undo not in UNDO:
            raise BadOption("refusal-undo-rule", given=shown(undo), expected=listed(UNDO))
        self.game = game
        self.seed = seed
        self.undo_rule = undo
        self.players = int(state[0].seats)
        self._options: dict[str, Choice] = game.options_of(state)
        self.start = state.tobytes()
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self._state = state
        self._opening: list[Event] = []
        self._look()

    @classmethod
    def new(cls, game: Game, players: int, options: Mapping[str, Any], seed: int | None, undo: str) -> "Table":
        """A table with a new game, dealt as the options say; refuses what the game does not have."""
        choices = game.check(players, options)
        seed = checked_seed(seed)
        prepare(game)
        log = game.new_log()
        table = cls(game, game.new(players, choices, seed, log), seed, undo)
        table._options = choices
        table._opening = game.events_of(log)
        return table

    @classmethod
    def from_position(cls, game: Game, text: str, seed: int | None, undo: str) -> "Table":
        """A game that goes on from a position; `seed` draws its chance anew."""
        prepare(game)
        state = game.parse_position(text)
        if seed is not None:
            seed_chance(state[0].chance, np.uint64(checked_seed(seed)))
        return cls(game, state, None, undo)

    @classmethod
    def from_record(cls, game: Game, record: Record, undo: str) -> "Table":
        """A recorded game, replayed; BadRecord names the line that is wrong."""
        try:
            line = record.start_line
            if record.position:
                table = cls._from_recorded_position(game, record, undo)
            else:
                players, seed = whole_number(record, "players"), whole_number(record, "seed")
                table = cls.new(game, players, record.options, seed, undo)
            for recorded in record.moves:
                line = recorded.line
                table.play(recorded.move, recorded.seat)
        except BadRecord:
            raise
        except SintraError as error:
            raise BadRecord(line, error.text) from error
        if record.end.split() != table._end().split():
            raise BadRecord(record.end_line, "refusal-record-end", given=record.end[:60], expected=table._end())
        return table

    @classmethod
    def _from_recorded_position(cls, game: Game, record: Record, undo: str) -> "Table":
        """The start of a game that did not begin with a seed; it must leave nothing to chance."""
        table = cls.from_position(game, record.position, None, undo)
        if sorted(table.position().split()) != sorted(record.position.split()):
            raise BadRecord(record.start_line, "refusal-record-position-open")
        if record.players or record.options or record.seed:
            raise BadRecord(record.start_line, "refusal-record-position-and-more")
        return table

    def _look(self) -> None:
        self._turn = self.game.turn(self._state)
        self._actions = self.game.legal_actions(self._state)
        known = self.game.known_moves
        self._legal = [known[action] for action in self._actions]

    # What there is

    @property
    def options(self) -> dict[str, Choice]:
        """Every option with its value."""
        return without(self._options)

    @property
    def turn(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return self._turn

    @property
    def round(self) -> int:
        """The round, counted from 1."""
        return int(self._state["round_number"][0])

    def round_of(self, step: Step) -> int:
        """The round in which a step was made."""
        return int.from_bytes(step.before[bytes_of(self.game.state_type, "round_number")], sys.byteorder)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.turn is None

    @property
    def legal(self) -> list[Move]:
        """Every move that can be made now."""
        return [without(move) for move in self._legal]

    @property
    def legal_as_known(self) -> Sequence[Move]:
        """The same, but not to be changed: moves that tables share."""
        return self._legal

    @property
    def moves(self) -> list[Move]:
        """Every move that was made."""
        return [without(step.move) for step in self.steps]

    @property
    def events(self) -> list[Event]:
        """What the last move did, step by step; before the first move, what the set-up did."""
        return [without(event) for event in (self.steps[-1].events if self.steps else self._opening)]

    @property
    def opening(self) -> list[Event]:
        """What the set-up did, step by step."""
        return [without(event) for event in self._opening]

    def seen(self, step: Step, viewer: int | None) -> Step:
        """A step as a viewer may know it: what is secret shows when the game is over."""
        self._check_viewer(viewer)
        if self.over:
            viewer = step.seat
        move = self.game.seen_move(step.move, step.seat, viewer)
        return replace(step, move=move, events=[self.game.seen_event(event, viewer) for event in step.events])

    def scoring_of(self, step: Step) -> list[tuple[int, State]]:
        """The states of a step that scored, each with the number of the event that it shows.

        Before the first of them there is what the move itself did, with NOTHING for its number. They are not kept: the
        same action does the same again.
        """
        if max(step.shown, default=NOTHING) == NOTHING:
            return []
        state, log = self.restored(step.before), self.game.new_log()
        engine.play_at(state, 0, step.action, log)
        return read_shown(log)

    def legal_for(self, viewer: int | None) -> list[Move]:
        """Every move that a seat can make now; nothing to choose from when it is not its turn."""
        self._check_viewer(viewer)
        return self.legal if viewer is not None and viewer == self.turn else []

    def moves_for(self, viewer: int | None) -> list[Move]:
        """Every move that was made, as a seat or a spectator (None) may know it."""
        self._check_viewer(viewer)
        return [self.seen(step, viewer).move for step in self.steps]

    def events_for(self, viewer: int | None) -> list[Event]:
        """What the last move did, as a seat or a spectator (None) may know it."""
        self._check_viewer(viewer)
        return self.seen(self.steps[-1], viewer).events if self.steps else self.events

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, none while the game runs."""
        return self.game.winners(self._state)

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """Where each seat's points come from since the table began; the sums are the change in score."""
        parts: list[dict[str, int]] = [{} for _ in range(self.players)]
        for event in (event for step in self.steps for event in step.events if event.get("points")):
            of_seat = parts[event["seat"]]
            of_seat[event["event"]] = of_seat.get(event["event"], 0) + event["points"]
        return parts

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without one, what a spectator may see."""
        self._check_viewer(seat)
        return {**self.game.view(self._state, seat), "options": self.options}

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise IllegalMove("refusal-no-seat", given=shown(seat), last=self.players - 1)

    def reveal(self) -> View:
        """Everything, hidden things and the seed included."""
        return {**self.game.reveal(self._state), "options": self.options, "seed": self.seed}

    def position(self) -> str:
        """The position as one line of text; it contains the chance to come."""
        return self.game.format_position(self._state)

    def record(self, remarks: Mapping[int, str] | None = None) -> str:
        """The game as text: its seed and all moves, with what is to be said after so many of them."""
        moves = list(self._recorded_moves())
        record = Record(self.game.name, end=self._end(), moves=moves, remarks=dict(remarks or {}))
        if self.seed is None:
            record.position = self.game.format_position(self.restored(self.start))
        else:
            record.players, record.seed = str(self.players), str(self.seed)
            told = told_choices(self.game.options, self.options)
            record.options = {name: format_choice(choice) for name, choice in told.items()}
        return format_record(record)

    def _recorded_moves(self) -> Iterator[RecordedMove]:
        round_number = 0
        for step in self.steps:
            heading = ""
            if self.round_of(step) != round_number:
                round_number = self.round_of(step)
                scores = self.game.scores(self.restored(step.before))
                heading = f"round {round_number}, scores {' '.join(map(str, scores))}"
            yield RecordedMove(step.seat, self.game.format_move(step.move), heading)

    def _end(self) -> str:
        return f"result {' '.join(map(str, self.scores))}" if self.over else UNFINISHED

    def state(self) -> State:
        """A copy of the state, for search."""
        return self.restored(self._state.tobytes())

    # What can be done

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Make a move, given as an object or as text; refuse an illegal one and change nothing."""
        if self.over:
            raise IllegalMove("refusal-over")
        if seat is not None and (type(seat) is not int or seat != self.turn):
            raise IllegalMove("refusal-turn", given=shown(seat), turn=self._turn or 0)
        events = self._advance(self.action_of(move))
        self.undone.clear()
        return events

    def action_of(self, move: Move | str) -> int:
        """The number of a move that is legal now, given as an object or as text."""
        if isinstance(move, str):
            move = self.game.parse_move(move, self._legal)
        action = self.game.action_of(move)
        if action not in self._actions:
            given, example = (self.game.move_text(asked) for asked in (move, self._legal[0]))
            raise IllegalMove("refusal-not-now", given=given, example=example)
        return action

    def _advance(self, action: int) -> list[Event]:
        seat, before, log = self.turn, self._state.tobytes(), self.game.new_log()
        assert seat is not None
        engine.play_at(self._state, 0, action, log)
        events, shown = self.game.events_of(log), tuple(number for number, _ in read_shown(log))
        self.steps.append(Step(seat, self.game.move_of(action), action, events, before, shown))
        self._look()
        return events

    def can_undo(self, moves: int = 1) -> bool:
        """Whether so many moves may be taken back."""
        if type(moves) is not int or not 0 < moves <= len(self.steps) or self.undo_rule == UNDO_NEVER:
            return False
        return self.undo_rule == UNDO_FREELY or not self._has_drawn_since(self.steps[-moves])

    def _has_drawn_since(self, step: Step) -> bool:
        """Whether a step or one after it has revealed chance."""
        counter = bytes_of(self.game.state_type, "chance", "counter")
        return step.before[counter] != self._state.tobytes()[counter]

    def undo(self) -> Move:
        """Take back the last move; which one it was."""
        if not self.steps:
            raise NothingToUndo("refusal-no-undo")
        if not self.can_undo():
            raise NothingToUndo("refusal-undo-closed")
        step = self.steps.pop()
        self._state = self.restored(step.before)
        self.undone.append(step)
        self._look()
        return without(step.move)

    def redo(self) -> Move:
        """Make again the move taken back last; which one it is."""
        if not self.undone:
            raise NothingToUndo("refusal-no-redo")
        step = self.undone.pop()
        self._advance(step.action)
        return without(step.move)

    def restored(self, saved: bytes) -> State:
        """The state of a step, of the start, or of any other saved bytes."""
        return np.frombuffer(bytearray(saved), self.game.state_type)  # a copy that can be written to
