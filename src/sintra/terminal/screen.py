"""The screen: the one place through which everything is printed and typed."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType

from sintra.core.words import FIRST, Argument, Text

REFUSED = "yellow"  # the style of what was expected instead
PATIENCE = 1.0  # seconds after which a person is told that something takes long


def read_line(prompt: str) -> str:
    """A line that is typed; one that comes from elsewhere is printed, so that what follows can be understood."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def printable(text: str) -> str:
    """A text without control characters, so that nothing typed or read from a file can move the cursor."""
    plain = text.replace("\N{NO-BREAK SPACE}", " ")  # which Czech has after a preposition, and Python does not print
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in plain)


class Screen:
    """A console, a language, and lines that a person types."""

    def __init__(
        self,
        console: Console,
        language: str = FIRST,
        is_plain: bool = False,
        read: Callable[[str], str] = read_line,
    ) -> None:
        self.console = console
        self.language = language
        self.is_plain = is_plain
        self.read = read

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return self.console.is_terminal and sys.stdin.isatty()

    def words(self, key: str, /, **args: Argument) -> str:
        return Text(key, **args).in_(self.language)

    def say(self, key: str, style: str = "", /, **args: Argument) -> None:
        self.write(self.words(key, **args), style)

    def say_whole(self, key: str, /, **args: Argument) -> None:
        """Print a sentence with something in it that somebody may want to copy."""
        self.write_whole(self.words(key, **args))

    def write(self, line: str, style: str = "") -> None:
        """Print a line as it is; in plain mode without colour, and there and in a file without breaks."""
        is_whole = self.is_plain or not self.console.is_terminal
        self.print(line, "" if self.is_plain else style, is_whole)

    def write_whole(self, line: str) -> None:
        """Print a line that is broken by nobody but the terminal."""
        self.print(line, "", is_whole=True)

    def print(self, line: str, style: str, is_whole: bool) -> None:
        """Print a text in which nothing has a meaning of its own."""
        self.console.print(printable(line), style=style, markup=False, highlight=False, emoji=False, soft_wrap=is_whole)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def ask(self, prompt: str) -> str:
        """A line that a person types; EOFError when there is none any more."""
        return printable(self.read(f"{prompt} ")).strip()

    @contextmanager
    def patience(self, key: str, /, **args: Argument) -> Iterator[None]:
        """Say so if something takes over a second."""
        timer = threading.Timer(PATIENCE, lambda: self.say(key, "dim", **args))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
