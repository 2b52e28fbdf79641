"""The story of a game in words: what a move did, how a round scored, and a whole game."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sintra.core.contract import Event, Game
from sintra.core.kinds import Chapter, Kinds
from sintra.core.options import told_choices
from sintra.core.record import parse_record
from sintra.core.table import UNDO_FREELY, Step, Table
from sintra.core.words import Argument, Listed, Text
from sintra.terminal import result
from sintra.terminal.boards import board_of
from sintra.terminal.boards.board import Scene
from sintra.terminal.seats import Seats


class Passage(NamedTuple):
    """Lines that belong together."""

    chapter: Chapter
    lines: list[str]


def whole(step: Step) -> Step:
    """A step with its secrets, for a game that is studied."""
    return step


class Teller:
    """Tells the moves of a table in one language, as far as the listener may know them."""

    def __init__(self, table: Table, language: str, heard: Callable[[Step], Step] = whole) -> None:
        self.table = table
        self.heard = heard
        self.game: Game = table.game
        self.language = language

    def events(self, number: int) -> list[Event]:
        """What a move did, as far as the listener may know."""
        return self.heard(self.table.steps[number]).events

    def words(self, key: str, /, **args: Argument) -> str:
        return Text(key, **args).in_(self.language)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Events in words, those that matter."""
        return [self.game.describe(event, self.language) for event in shortened(self.game.kinds, events)]

    def chapter(self, event: Event) -> Chapter:
        return self.game.kinds[event["event"]].chapter

    def chapters(self, events: Sequence[Event]) -> dict[Chapter, list[Event]]:
        """Events by chapter; a story never goes back to an earlier one."""
        chapters: dict[Chapter, list[Event]] = {}
        now = Chapter.MOVE
        for event in events:
            now = max(now, self.chapter(event))
            chapters.setdefault(now, []).append(event)
        return chapters

    def opening(self) -> list[str]:
        """What the set-up did, while no move has been made."""
        return self.sentences(self.table.events)

    def passages(self, number: int) -> Iterator[Passage]:
        """What a move did: itself, the round's scoring, the next round or the end."""
        chapters = self.chapters(self.events(number))
        if Chapter.MOVE in chapters:
            yield Passage(Chapter.MOVE, [" ".join(self.sentences(chapters[Chapter.MOVE]))])
        if chapters and list(chapters) != [Chapter.MOVE]:
            yield Passage(Chapter.SCORING, list(self.scoring(number, chapters)))
        for chapter in (Chapter.ROUND, Chapter.FINAL):
            if chapter in chapters:
                yield Passage(chapter, self.sentences(chapters[chapter]))

    def scoring(self, number: int, chapters: dict[Chapter, list[Event]]) -> Iterator[str]:
        """What each tile brought and each floor cost; at the end of it, everybody's points."""
        if not self.is_scoring(number - 1):
            yield self.words("terminal-round-over")
        events = chapters.get(Chapter.SCORING, [])
        yield from self.sentences(events)
        if Chapter.ROUND in chapters or Chapter.FINAL in chapters:
            yield self.totals(self.scores_before(number), [*chapters.get(Chapter.MOVE, []), *events])

    def is_scoring(self, number: int) -> bool:
        """Whether a move left the round in the middle of its scoring; one that did nothing left it where it was."""
        if number < 0:
            return False
        chapters = self.chapters(self.events(number))
        return max(chapters) == Chapter.SCORING if chapters else self.is_scoring(number - 1)

    def scores_before(self, number: int) -> list[int]:
        return self.game.scores(self.table.restored(self.table.steps[number].before))

    def totals(self, scores: list[int], events: Sequence[Event]) -> str:
        for event in events:
            if "seat" in event:
                scores[event["seat"]] += event.get("points", 0)
        named = [Text("terminal-score-of", player=seat, score=score) for seat, score in enumerate(scores, 1)]
        return self.words("terminal-totals", scores=Listed(tuple(named)))

    def begins_round(self, number: int) -> bool:
        return any(self.chapter(event) == Chapter.ROUND for event in self.events(number))

    def since_scoring(self) -> range:
        """The moves from the one that ended the last round."""
        numbers = range(len(self.table.steps))
        return range(next((number for number in reversed(numbers) if self.begins_round(number)), 0), len(numbers))


def shortened(kinds: Kinds, events: Sequence[Event]) -> list[Event]:
    """Events without those that the board shows as well; tiles that go the same way one after another go together."""
    short: list[Event] = []
    for event in events:
        kind = kinds[event["event"]]
        if kind.told == "never" or (kind.told == "if any" and not event["count"]):
            continue
        if short and kind.is_joined and trace(short[-1]) == trace(event):
            short[-1] = {**event, "count": short[-1].get("count", 1) + 1}
        else:
            short.append(event)
    return short


def trace(event: Event) -> list[object]:
    """Who does what to what, and where if the place has a name: numbered ones, as the spaces of a floor, are alike."""
    return [event.get("seat"), *(value for value in event.values() if isinstance(value, str))]


def rewound(table: Table) -> Table:
    """The same game before its first move; the moves are there to be made again."""
    copy = Table.from_record(table.game, parse_record(table.record()), UNDO_FREELY)
    while copy.can_undo():
        copy.undo()
    return copy


def story(table: Table, language: str) -> str:
    """A whole game as plain text: the same table always gives the same text."""
    return "\n".join(story_lines(rewound(table), language)) + "\n"


def story_lines(table: Table, language: str) -> Iterator[str]:
    """A rewound game, told while its moves are made again."""
    teller = Teller(table, language)
    yield from heading(table, language)
    yield from ["", *teller.opening(), *offer(table, language)]
    while table.undone:
        table.redo()
        number = len(table.steps) - 1
        yield from ["", move_heading(teller, number)]
        for passage in teller.passages(number):
            yield from passage.lines
        if teller.begins_round(number):
            yield from offer(table, language)
    yield ""
    if table.over:
        yield from result.sentences(table, Seats.of_people(table.players).names, language)
    else:
        yield teller.words("terminal-unfinished")


def heading(table: Table, language: str) -> Iterator[str]:
    yield Text("terminal-story-heading", game=table.game.title, players=table.players).in_(language)
    told = told_choices(table.game.options, table.options)
    for option in table.game.options:
        if option.name in told:
            yield f"{option.title.in_(language)}: {option.title_of(told[option.name]).in_(language)}"


def move_heading(teller: Teller, number: int) -> str:
    step = teller.table.steps[number]
    move = teller.game.format_move(step.move, teller.language)
    return teller.words("terminal-story-move", number=number + 1, player=step.seat + 1, move=move)


def offer(table: Table, language: str) -> list[str]:
    names = Seats.of_people(table.players).names
    return board_of(table.game).offer(Scene(table.game, table.view(), language, names))
