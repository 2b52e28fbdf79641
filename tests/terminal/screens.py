"""Screens to test with: what is typed comes from a list, what is printed is kept."""

import random
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from rich.console import Console

import sintra
from sintra import Table
from sintra.bots import BOTS
from sintra.terminal.boards import board_of
from sintra.terminal.boards.board import Scene
from sintra.terminal.choices import Choices
from sintra.terminal.play import Session
from sintra.terminal.screen import Screen
from sintra.terminal.seats import Seats


class Paper:
    """A screen that remembers."""

    def __init__(
        self, typed: Iterable[str] = (), language: str = "en", is_plain: bool = False, width: int = 80
    ) -> None:
        self.lines: Iterator[str] = iter(typed)
        self.output = StringIO()
        console = Console(file=self.output, width=width, force_terminal=False, legacy_windows=False)
        self.screen = Screen(console, language, is_plain, self.read)

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        self.output.write(prompt)
        if line is None:
            raise EOFError
        self.output.write(f"{line}\n")
        return line

    @property
    def text(self) -> str:
        return self.output.getvalue()


def seats_against(table: Table, bots: int) -> Seats:
    """People, and greedy bots in the last seats."""
    people = table.players - bots
    return Seats([None] * people + [BOTS["greedy"](table.game, seed) for seed in range(bots)])


def sit_down(table: Table, paper: Paper, bots: int = 1, path: Path | None = None) -> Session:
    return Session(table, seats_against(table, bots), paper.screen, path)


def random_moves(table: Table, language: str) -> Iterator[str]:
    """Legal moves of a table as they are typed, one whenever it is asked."""
    chance = random.Random(7)
    while True:
        yield table.game.format_move(chance.choice(table.legal), language)


def mini(seed: int = 7, players: int = 2, **options: str | int) -> Table:
    """A game that the first player starts."""
    return sintra.new_table("mini", players, {"starter": 0, **options}, seed)


def texts(table: Table, language: str = "en") -> list[str]:
    """The legal moves as they are typed."""
    return [table.game.format_move(move, language) for move in table.legal]


def scene(table: Table, language: str = "en", viewer: int | None = 0, recent: int = 1) -> Scene:
    """A table as somebody sees it, its last moves marked."""
    names = Seats.of_people(table.players).names
    example = "" if table.over else Choices.at(table, language).example
    marked = [table.seen(step, viewer) for step in table.steps[-recent:]]
    return Scene(table.game, table.view(viewer), language, names, example, marked)


def drawn(shown: Scene, width: int, colour: bool = False) -> str:
    output = StringIO()
    # Wider than the drawing may be: nothing is cut off or broken by the console.
    system = "truecolor" if colour else None
    console = Console(file=output, width=width + 80, force_terminal=colour, color_system=system)
    console.print(board_of(shown.game).draw(shown, width))
    return "".join(f"{line.rstrip()}\n" for line in output.getvalue().splitlines())
