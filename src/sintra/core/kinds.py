"""The table of a game's kinds of events: what each tells, where in a row that stands, and how it is said.

Everything else reads the table: objects, secrets, chapters of the story, sentences, and the page.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Annotated, Any, Literal

from sintra.core.events import Row
from sintra.core.types import OneOf
from sintra.core.words import Argument, Listed, Player

Event = dict[str, Any]
Saying = Callable[[str, Event], dict[str, Argument]]  # the arguments of a sentence that a field makes
When = Literal["always", "never", "if any"]


class Chapter(IntEnum):
    """The parts of what a move does, in the order in which they happen."""

    MOVE = 0
    SCORING = 1
    ROUND = 2
    FINAL = 3


@dataclass(frozen=True)
class Field:
    """A fact that events tell: what reads it from a row (None: it has none), and how people say it.

    What a row calls `piece` are mostly the pieces of the game, which knows their names.
    """

    read: Callable[[Row, Sequence[str]], Any]
    style: str  # its name in STYLES, or among the game's own
    type: Any  # what it can be in an event


@dataclass(frozen=True)
class Kind:
    """A kind of event."""

    name: str
    fields: Mapping[str, Field]
    chapter: Chapter = Chapter.MOVE  # or wherever it happens: a tile can fall in a turn and in the scoring
    told: When = "always"  # in the short story; if any: unless its count is 0
    is_joined: bool = False  # with its like that follow at once
    points: When = "never"  # whether it tells what it brings to its seat; if any: unless that is nothing
    secret: tuple[str, ...] = ()  # fields that only the seat itself may know while the game runs

    def event(self, row: Row, pieces: Sequence[str]) -> Event:
        event: Event = {"event": self.name}
        for name, field in self.fields.items():
            if (value := field.read(row, pieces)) is not None:
                event[name] = value
        if self.points == "always" or (self.points == "if any" and row.points):
            event["points"] = row.points
        return event


class Kinds(dict[str, Kind]):
    """The kinds of a game by name, in the order of their numbers; a game may have styles of its own."""

    def __init__(self, fields: Mapping[str, Field], styles: Mapping[str, Saying] | None = None) -> None:
        super().__init__()
        self.fields = {"seat": SEAT, **fields}
        self.styles = {**STYLES, **(styles or {})}
        self.numbered: list[Kind] = []

    def add(self, name: str, *fields: str, **more: Any) -> int:
        """Add a kind; its number, by which the rules tell it."""
        self[name] = Kind(name, {field: self.fields[field] for field in fields}, **more)
        self.numbered.append(self[name])
        return len(self) - 1

    def said(self, event: Event) -> dict[str, Argument]:
        """The arguments of the sentence for an event; what it does not tell is hidden."""
        points = event.get("points", 0)
        said: dict[str, Argument] = {"count": event.get("count", 1), "points": points, "lost": -points}
        for name, field in self[event["event"]].fields.items():
            said |= self.styles[field.style](name, event) if name in event else {name: "hidden"}
        return said


# How fields are said. Words are selected on by sentences, so they have no spaces.


def as_word(text: str) -> str:
    """A name from the data as sentences select on it."""
    return text.replace(" ", "-")


def said_place(name: str, event: Event) -> dict[str, Argument]:
    value = event[name]
    return {name: value + 1 if isinstance(value, int) else value}


STYLES: dict[str, Saying] = {
    "player": lambda name, event: {"player": Player(event[name])},
    "word": lambda name, event: {name: as_word(event[name])},
    "number": lambda name, event: {name: event[name]},
    "place": said_place,
    "list": lambda name, event: {name: Listed(tuple(event[name]))},
}


# Fields


SEAT = Field(lambda row, pieces: row.seat, "player", int)


def piece(kind: Any, style: str = "word") -> Field:
    return Field(lambda row, pieces: pieces[row.piece], style, kind)


def word(column: str, words: Sequence[str]) -> Field:
    """A number that stands for a word."""
    return Field(lambda row, pieces: words[getattr(row, column)], "word", Annotated[str, OneOf(dict.fromkeys(words))])


def number(column: str) -> Field:
    return Field(lambda row, pieces: getattr(row, column), "number", int)


def place(column: str, words: Mapping[int, str] = MappingProxyType({})) -> Field:
    """One of several places, counted from 0 here and from 1 by people; some have names."""

    def read(row: Row, pieces: Sequence[str]) -> int | str:
        value: int = getattr(row, column)
        return words.get(value, value)

    return Field(read, "place", int | Annotated[str, OneOf(words.values())] if words else int)
