"""What all tests share."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from sintra import cli
from sintra.core import compiling

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _preparing_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that happens to be the first to need something compiles it without the line that people see then."""
    monkeypatch.setattr(compiling, "prepare", lambda steps: [run() for run in steps])


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command as it is typed; its status, and what it prints on both streams."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run_command(command: str, typed: str = "", *more: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        status = cli.main([*command.split(), *more])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run_command


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which files take longest: added up over the processes, so more than the clock shows."""
    took: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.location[0]] += report.duration
    terminalreporter.write_line(f"{sum(took.values()):.0f} s of tests, most of it in")
    for name, seconds in took.most_common(8):
        terminalreporter.write_line(f"{seconds:7.0f} s  {name}")


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """A real browser; its library is loaded by those who look at it."""
    from playwright.sync_api import sync_playwright

    from tests.server.browser import CHROMIUM

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**CHROMIUM)
        yield chromium
        chromium.close()
