"""Putting a table on the screen: drawn or in sentences, its moves told, its result shown."""

from collections.abc import Callable, Iterable, Sequence

from rich.table import Table as Grid

from sintra.core.kinds import Chapter
from sintra.core.table import Step, Table
from sintra.core.words import Text
from sintra.terminal import result
from sintra.terminal.boards import board_of
from sintra.terminal.boards.board import Scene
from sintra.terminal.choices import Choices
from sintra.terminal.screen import Screen
from sintra.terminal.story import Teller, whole

CHAPTER_STYLES = {Chapter.MOVE: "", Chapter.SCORING: "cyan", Chapter.ROUND: "bold", Chapter.FINAL: "cyan"}


class Stage:
    """A table on a screen, with the names of its players; what is told is what its listeners may know."""

    def __init__(
        self, table: Table, screen: Screen, names: Sequence[Text], heard: Callable[[Step], Step] = whole
    ) -> None:
        self.table = table
        self.screen = screen
        self.names = names
        self.board = board_of(table.game)
        self.teller = Teller(table, screen.language, heard)

    def choices(self) -> Choices:
        return Choices.at(self.table, self.screen.language)

    def show(self, viewer: int | None, recent: Sequence[Step], is_brief: bool = False) -> None:
        """The table as somebody sees it, with some moves marked; in sentences it may be brief."""
        example = "" if self.table.over else self.choices().example
        marked = [self.teller.heard(step) for step in recent]
        scene = Scene(self.table.game, self.table.view(viewer), self.screen.language, self.names, example, marked)
        self.screen.write("")
        if self.screen.is_plain:
            self.write(self.board.brief_sentences(scene) if is_brief else self.board.sentences(scene))
        else:
            self.screen.show(self.board.draw(scene, self.screen.width))
        if question := self.board.question(scene):
            self.screen.write(question)

    def show_moves(self) -> None:
        if self.screen.is_plain:
            self.write(self.choices().in_sentences())
            return
        grid = Grid.grid(padding=(0, 3, 0, 1))
        for group in self.choices().groups():
            grid.add_row(" ".join(group.firsts), group.middle, " ".join(group.lasts))
        self.screen.show(grid)

    def write(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.screen.write(line, style)

    def tell_opening(self) -> None:
        """How the game began; nothing once a move has been made."""
        if not self.table.steps:
            self.write(self.teller.opening(), CHAPTER_STYLES[Chapter.ROUND])

    def tell(self, numbers: Iterable[int]) -> None:
        for chapter, lines in (passage for number in numbers for passage in self.teller.passages(number)):
            if chapter != Chapter.MOVE:  # which alone does not stand apart
                self.screen.write("")
            self.write(lines, CHAPTER_STYLES[chapter])

    def show_result(self) -> None:
        language = self.screen.language
        self.screen.write("")
        if self.screen.is_plain:
            self.write(result.sentences(self.table, self.names, language))
            return
        self.screen.show(result.drawing(self.table, self.names, language))
        self.screen.write(result.winners(self.table, self.names).in_(language), "bold")
