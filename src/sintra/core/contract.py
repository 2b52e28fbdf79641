"""What a game answers; bots, screens, server and learning ask nothing else.

The answers in numbers, for compiled code, are in `engine`; here are the ones for everybody else, in JSON-ready
objects and text. A `State` is an array of one state record.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import numpy as np

from sintra.core import caching, compiling, engine, words
from sintra.core.chance import checked_seed
from sintra.core.errors import BadOption, listed, shown
from sintra.core.events import Row, log_type, new_log, read_log
from sintra.core.kinds import Event as Event
from sintra.core.kinds import Kinds
from sintra.core.notation import vocabulary
from sintra.core.notation.reader import Reader
from sintra.core.notation.vocabulary import Vocabulary
from sintra.core.options import Choice, Option, chosen_options
from sintra.core.words import FIRST, Argument, Text

State = np.ndarray[Any, Any]
Move = vocabulary.Move
View = Mapping[str, Any]  # a game has its own types for it


class Game(ABC):
    """One game of the family."""

    name: str  # as typed
    rules: str  # the rule system, shared by editions: its folder and its compiled code
    rules_version: int = 1  # grows when a game that was kept would go on differently; kept with every table
    title: Text
    said_with: Mapping[str, Argument] = {}  # arguments that all its sentences get
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]
    state_type: "np.dtype[Any]"
    blank: State  # one state before the game, with nothing dealt
    actions: int  # how many action numbers there are
    kinds: Kinds  # of events
    pieces: Sequence[str]  # the names of what an event calls a piece
    vocabulary: Vocabulary

    # What only the player himself may know of moves while the game runs: fields by "do".
    secret_moves: Mapping[str, tuple[str, ...]] = {}

    # What people see

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see."""

    @abstractmethod
    def reveal(self, state: State) -> View:
        """Everything, hidden things included."""

    def loss(self, event: Event) -> int:
        """What a piece that falls in an event will cost its seat at the end of the round, if nothing else happens."""
        return 0

    def stake(self, state: State, action: int) -> int:
        """What the line that a move fills will score, if the round ends with it; nothing where that depends on more."""
        return 0

    # Positions

    @abstractmethod
    def format_position(self, state: State) -> str:
        """A state as one line of text."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """The state of a text; BadPosition says what can not be."""

    # What follows for every game

    @property
    def known_moves(self) -> Sequence[Move]:
        """The move of every number, always the same objects: to be looked at, never to be changed."""
        return self.vocabulary.moves

    def move_of(self, action: int) -> Move:
        """The move with a number."""
        return without(self.known_moves[action])

    def action_of(self, move: Move) -> int:
        """The number of a move; NotAMove if the object is none."""
        return self.vocabulary.number(move)

    def format_move(self, move: Move, language: str = FIRST) -> str:
        """A move as a person types it."""
        return self.vocabulary.format(move, language)

    def move_text(self, move: Move) -> words.Text:
        """The same, in whatever language it will be read."""
        return self.vocabulary.text(move)

    def parse_move(self, text: str, among: Sequence[Move] = ()) -> Move:
        """The move that a person typed, in any language; NotAMove says what was expected.

        A text that can be several moves is the one `among` those that are possible now, if that is only one.
        """
        return without(self.reader.read(text, among))

    @cached_property
    def reader(self) -> Reader:
        return Reader(self.vocabulary)

    def new_state(self) -> State:
        """Room for one state."""
        return np.zeros(1, self.state_type)

    def new_log(self) -> State:
        """A log that listens to what a move does."""
        return new_log(self.state_type)

    def new_actions(self) -> State:
        """Room for the numbers of all legal actions."""
        return np.zeros(self.actions, np.int16)

    def check(self, players: Any, options: Mapping[str, Any]) -> dict[str, Choice]:
        """All options with their values; refuses what the game does not have."""
        if type(players) is not int or players not in self.player_counts:
            expected = listed(self.player_counts)
            raise BadOption("refusal-players", game=self.name, given=shown(players), expected=expected)
        return chosen_options(self.options, options, players)

    def packed(self, options: Mapping[str, Choice]) -> State:
        """Options as compiled code takes them: the state before a game that is played with them."""
        states = self.blank.copy()
        for option in self.options:
            states[option.field] = option.number_of(options[option.name])
        return states

    def options_of(self, state: State) -> dict[str, Choice]:
        """The options a state is played with; what a state does not remember has its default."""
        return {option.name: option.choice_of(int(state[0][option.field])) for option in self.options}

    def set_up(self, state: State, players: int, options: Mapping[str, Choice], seed: int, log: State) -> None:
        """Deal a new game; everything given is checked already."""
        engine.deal_at(state, 0, players, self.packed(options), np.uint64(seed), log)

    def new(self, players: int, options: Mapping[str, Any], seed: int | None, log: State | None = None) -> State:
        state = self.new_state()
        choices = self.check(players, options)
        self.set_up(state, players, choices, checked_seed(seed), self.new_log() if log is None else log)
        return state

    def legal_actions(self, state: State) -> list[int]:
        actions = self.new_actions()
        count = engine.legal_at(state, 0, actions)
        found: list[int] = actions[:count].tolist()
        return found

    def event_of(self, row: Row) -> Event:
        """A row of the log as an object; `points` is what it brings to `seat`."""
        return self.kinds.numbered[row.kind].event(row, self.pieces)

    def say(self, event: Event) -> Text:
        """An event as a sentence, in no language yet."""
        return Text(f"{self.rules}-event-{event['event']}", **self.kinds.said(event), **self.said_with)

    def describe(self, event: Event, language: str) -> str:
        """An event as a sentence; players have numbers."""
        return self.say(event).in_(language)

    def part_title(self, kind: str) -> Text:
        """What the points of a kind of event are called in the final breakdown."""
        return Text(f"{self.rules}-part-{kind}", **self.said_with)

    def events_of(self, log: State) -> list[Event]:
        return [self.event_of(row) for row in read_log(log)]

    def seen_move(self, move: Move, seat: int, viewer: int | None) -> Move:
        """A move of a seat as a viewer may see it while the game runs."""
        return without(move, () if seat == viewer else self.secret_moves.get(move["do"], ()))

    def seen_event(self, event: Event, viewer: int | None) -> Event:
        """An event as a viewer may see it while the game runs."""
        return without(event, () if event.get("seat", viewer) == viewer else self.kinds[event["event"]].secret)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether somebody may know something that others do not."""
        return bool(self.secret_moves) or any(kind.secret for kind in self.kinds.values())

    def turn(self, state: State) -> int | None:
        """The seat to decide, None when the game is over."""
        seat = int(state["seat"][0])
        return None if seat < 0 else seat

    def scores(self, state: State) -> list[int]:
        record = state[0]
        return [int(engine.score(record, seat)) for seat in range(state["seats"][0])]

    def winners(self, state: State) -> list[int]:
        """The seats that have won, none while the game runs."""
        bits = int(engine.winners(state[0]))
        return [seat for seat in range(state["seats"][0]) if bits >> seat & 1]

    def preparation(self) -> list[Callable[[], Any]]:
        """What has to be compiled before a table can be used, step by step."""
        state, log = self.new_state(), self.new_log()
        players = self.player_counts[0]
        return [
            lambda: self.set_up(state, players, self.check(players, {}), 0, log),
            lambda: engine.legal_at(state, 0, self.new_actions()),
            lambda: engine.play_at(state, 0, self.legal_actions(state)[0], log),
            lambda: (self.scores(state), self.winners(state)),
        ]


def without(fields: Mapping[str, Any], secret: tuple[str, ...] = ()) -> dict[str, Any]:
    """A copy of a move or an event, without some of its fields."""
    return {
        name: list(value) if isinstance(value, list) else value for name, value in fields.items() if name not in secret
    }


@cache
def prepare(game: Game) -> None:
    """Compile what a table needs, once in a process, with a visible line when it takes long."""
    compiling.prepare(game.preparation())


def is_prepared(game: Game) -> bool:
    """Whether what a table needs has been compiled on this machine, in this or an earlier run."""
    return caching.is_kept(engine.play_at, game.state_type, log_type(game.state_type))
