"""Is a record in a file always whole, whatever happens while it is written?"""

import os
import signal
import stat
import threading
from pathlib import Path

import pytest

from sintra import SintraError
from sintra.terminal import saving
from sintra.terminal.saving import read_record, uninterrupted, write_record


def test_a_record_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_record(path, "žluťoučký\n")
    write_record(path, "kůň\n")
    assert read_record(path) == "kůň\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_failed_write_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    write_record(path, "old")

    def fail(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left") as trouble:
        write_record(path, "new")
    assert trouble.value.filename == str(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.skipif(os.name != "posix", reason="folders can not be written through")
def test_the_record_and_then_its_folder_reach_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    settled = []

    def look(number: int) -> None:
        settled.append((stat.S_ISDIR(os.fstat(number).st_mode), path.exists()))

    monkeypatch.setattr(os, "fsync", look)
    write_record(path, "new")
    assert settled == [(False, False), (True, True)]


def test_a_circle_of_links_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "loop"
    path.symlink_to("loop")
    with pytest.raises(OSError, match="symbolic links") as trouble:
        write_record(path, "new")
    assert trouble.value.filename == str(path)
    assert path.is_symlink()


def test_a_link_to_a_file_that_is_not_there_yet_makes_it(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to("new.txt")
    write_record(tmp_path / "link.txt", "new")
    assert (tmp_path / "new.txt").read_text() == "new"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_record(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_a_file_that_is_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "LONGEST_RECORD", 10)
    path = tmp_path / "long.txt"
    path.write_text("12345678901")
    with pytest.raises(SintraError, match="too long to be a saved game"):
        read_record(path)


def test_bytes_that_are_no_text_are_for_the_parser_to_refuse(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(b"\xef\xbb\xbfsintra \xff")
    assert read_record(path) == "sintra \N{REPLACEMENT CHARACTER}"


def test_an_interrupt_waits_until_the_move_is_kept() -> None:
    done = []

    def move() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("kept")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["kept"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_are_never_interrupted() -> None:
    done = []

    def keep() -> None:
        with uninterrupted():
            done.append("kept")

    thread = threading.Thread(target=keep)
    thread.start()
    thread.join()
    assert done == ["kept"]
