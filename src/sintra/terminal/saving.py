"""Keeping a game in a file, so that nothing that happens to the program or the machine loses it."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sintra.core.errors import SintraError

LONGEST_RECORD = 1_000_000  # bytes; a game of four takes some ten thousand


def write_record(path: Path, record: str) -> None:
    """Replace a file at once by a new one: whoever looks finds the old record or the new one, never half of one."""
    path = behind_links(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(record)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        settle(path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError):
            beside.unlink()


def behind_links(path: Path) -> Path:
    """The file to which links lead, there already or not; OSError if they lead in a circle."""
    with suppress(FileNotFoundError):
        path.stat()
    return path.resolve()


def settle(folder: Path) -> None:
    """Let the new names in a folder outlive a power cut, where the system can do that for folders."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def read_record(path: Path) -> str:
    """The text of a file; what can not be a letter becomes a mark that the record's parser will refuse."""
    with path.open("rb") as file:
        content = file.read(LONGEST_RECORD + 1)
    if len(content) > LONGEST_RECORD:
        raise SintraError("terminal-too-long", path=str(path))
    return content.decode("utf-8-sig", errors="replace")


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until what is begun is done, so that no move is made and not kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupts: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt
