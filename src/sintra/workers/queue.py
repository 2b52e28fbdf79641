"""Which question is next: the most urgent one; among equals addresses take turns, and so do the tables of an address.

Nothing here knows of processes: a queue says what to ask, and is told what came of it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

MOST_DEATHS = 3  # of workers over the same question


class Rank(IntEnum):
    """How urgent a question is, the most urgent first."""

    MOVE = 0  # of a bot at a table that somebody watches
    HINT = 1
    OTHER = 2


class Replaced(Exception):
    """Another question was asked in place of this one."""


class NoAnswer(Exception):
    """The question has ended several workers: there is no sense in asking again."""


@dataclass(frozen=True)
class Question:
    """What a worker is to find out: `think(about)`."""

    think: Callable[[Any], Any]
    about: Any
    name: Hashable  # only one question of a name is open, such as a seat's for a hint
    rank: Rank = Rank.OTHER
    address: str = ""
    table: str = ""

    @property
    def place(self) -> Sequence[Hashable]:
        return self.address, self.table, self.name

    def is_same(self, other: "Question") -> bool:
        """Whether both have the same answer."""
        return (self.think, self.about) == (other.think, other.about)


@dataclass(eq=False)
class Open:
    """A question without an answer yet, and those who wait for it."""

    question: Question
    askers: list["Future[Any]"] = field(default_factory=list)
    deaths: int = 0  # of workers that were asked

    def settle(self, answer: Any = None, error: Exception | None = None) -> None:
        """Tell those who still wait what came of it."""
        for asker in filter(is_waiting, self.askers):
            asker.set_result(answer) if error is None else asker.set_exception(error)
        self.askers.clear()


def is_waiting(asker: "Future[Any]") -> bool:
    """Whether somebody still wants to know; from now on he can not say that he does not."""
    return asker.running() or asker.set_running_or_notify_cancel()


class Line:
    """Things in line, each at a place; those whose places begin alike share their turns."""

    def __init__(self) -> None:
        self.inside: OrderedDict[Hashable, Any] = OrderedDict()

    def add(self, place: Sequence[Hashable], thing: Any) -> None:
        """Let something stand at the end of its place."""
        first, *rest = place
        if rest:
            self.inside.setdefault(first, Line()).add(rest, thing)
        else:
            self.inside[first] = thing

    def remove(self, place: Sequence[Hashable]) -> None:
        """Let something go without its turn."""
        first, *rest = place
        if rest:
            self.inside[first].remove(rest)
        if not rest or not self.inside[first].inside:
            del self.inside[first]

    def take(self) -> Any:
        """What is next; whoever shares its turn stands at the end now."""
        first, thing = self.inside.popitem(last=False)
        if not isinstance(thing, Line):
            return thing
        taken = thing.take()
        if thing.inside:
            self.inside[first] = thing
        return taken


class Queue:
    """All open questions. While one is asked, the next of its name waits outside the line."""

    def __init__(self) -> None:
        self.lines = {rank: Line() for rank in Rank}
        self.waiting: dict[Hashable, Open] = {}
        self.asked: dict[Hashable, Open] = {}

    def ask(self, question: Question) -> "Future[Any]":
        """Let a question stand in line: with the same one, if that is open, and in place of another of its name."""
        asker: Future[Any] = Future()
        of_name = [known[question.name] for known in (self.asked, self.waiting) if question.name in known]
        same = next((known for known in of_name if known.question.is_same(question)), None)
        for other in of_name:
            if other is not same:
                self._replace(other)
        if same is None:
            same = Open(question)
            self._line_up(same)
        same.askers.append(asker)
        self.rank(question.name, min(question.rank, same.question.rank))
        return asker

    def rank(self, name: Hashable, rank: Rank) -> None:
        known = self.waiting.get(name)
        if known is not None and known.question.rank != rank:
            self._leave(known)
            known.question = replace(known.question, rank=rank)
            self._line_up(known)

    def take(self) -> Open | None:
        """The next question to ask; one whose askers have all gone is dropped."""
        for line in self.lines.values():
            while line.inside:
                known: Open = line.take()
                del self.waiting[known.question.name]
                known.askers = [asker for asker in known.askers if is_waiting(asker)]
                if known.askers:
                    self.asked[known.question.name] = known
                    return known
        return None

    def settle(self, known: Open, answer: Any = None, error: Exception | None = None) -> None:
        """Give the answer of a worker to all who wait for it."""
        self._end(known)
        known.settle(answer, error)

    def ask_again(self, known: Open) -> None:
        """A worker has died over a question: ask another, if somebody still wants to know."""
        self._end(known)
        known.deaths += 1
        if known.deaths == MOST_DEATHS:
            known.settle(error=NoAnswer())
        elif known.askers:
            self._line_up(known)

    def _end(self, known: Open) -> None:
        """A question is no longer asked: the next of its name may stand in line."""
        name = known.question.name
        del self.asked[name]
        if name in self.waiting:
            self._line_up(self.waiting[name])

    def _replace(self, known: Open) -> None:
        known.settle(error=Replaced())
        if self.waiting.get(known.question.name) is known:
            self._leave(known)

    def _line_up(self, known: Open) -> None:
        question = known.question
        self.waiting[question.name] = known
        if question.name not in self.asked:
            self.lines[question.rank].add(question.place, known)

    def _leave(self, known: Open) -> None:
        question = known.question
        del self.waiting[question.name]
        if question.name not in self.asked:
            self.lines[question.rank].remove(question.place)
