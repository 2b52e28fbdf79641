"""Is everything printed as it is meant, at a terminal, in a pipe and in plain mode?"""

from io import StringIO

import pytest
from rich.console import Console

from sintra.terminal import screen as module
from sintra.terminal.screen import Screen, printable


def screen(**settings: bool) -> tuple[Screen, StringIO]:
    output = StringIO()
    return Screen(Console(file=output, width=20, **settings)), output  # type: ignore[arg-type]


def test_nothing_printed_can_move_the_cursor() -> None:
    page, output = screen()
    page.write("\x1b[2J[bold]\r:smile:")
    assert output.getvalue() == "\N{REPLACEMENT CHARACTER}[2J[bold]\N{REPLACEMENT CHARACTER}:smile:\n"
    assert printable("a\tb") == "a\N{REPLACEMENT CHARACTER}b"


def test_lines_are_broken_for_a_terminal_only() -> None:
    page, output = screen()
    page.write("one two three four five six")
    assert output.getvalue().count("\n") == 1
    page, output = screen(force_terminal=True)
    page.write("one two three four five six")
    assert output.getvalue().count("\n") == 2


def test_a_plain_screen_has_no_colours() -> None:
    page, output = screen(force_terminal=True)
    page.write("red", "red")
    assert "\x1b[31m" in output.getvalue()
    page.is_plain = True
    page.write("blue", "blue")
    assert "\x1b[34m" not in output.getvalue()


def test_a_line_that_was_not_typed_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("undo\n"))
    assert module.read_line("Your move: ") == "undo"
    assert capsys.readouterr().out == "Your move: undo\n"


def test_what_takes_long_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient:
        """A timer that is over at once."""

        def __init__(self, seconds: float, say: object) -> None:
            self.say = say

        def start(self) -> None:
            self.say()  # type: ignore[operator]

        def cancel(self) -> None:
            pass

    monkeypatch.setattr(module.threading, "Timer", Impatient)
    page, output = screen()
    with page.patience("terminal-thinking", player="Bot"):
        pass
    assert output.getvalue() == "Bot is thinking …\n"
