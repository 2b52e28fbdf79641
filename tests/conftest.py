"""What all tests share."""

import sys
from collections.abc import Callable
from io import StringIO

import pytest

import sintra
from sintra import cli
from tests.prepare import prepare

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session", autouse=True)
def _everything_is_compiled() -> None:
    """Compile before the first test, so that none of them sees the line that the first run of a machine shows."""
    for name in sintra.GAMES:
        prepare(name)


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
