"""Does the program itself, in a real terminal, lose nothing and complete words?"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sintra
from tests.terminal.screens import mini, texts

pexpect = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no terminals of this kind")

Start = Callable[..., "pexpect.spawn[str]"]
ASKED = "Your move: "
LONG = 120  # seconds, in which a machine can compile


@pytest.fixture
def start() -> Iterator[Start]:
    started = []

    def start_program(*arguments: object) -> "pexpect.spawn[str]":
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "PYTHONUTF8": "1", "LC_ALL": "C"}
        program = pexpect.spawn(
            sys.executable,
            ["-m", "sintra", *map(str, arguments)],
            env=environment,
            encoding="utf-8",
            codec_errors="replace",
            dimensions=(40, 100),
            timeout=LONG,
        )
        started.append(program)
        return program

    yield start_program
    for program in started:
        program.close(force=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def new_game(start: Start, path: Path) -> "pexpect.spawn[str]":
    program = start("play", "mini", "--seed", 7, "--option", "starter=0", "--save", path)
    program.expect_exact(ASKED)
    return program


def first_move() -> str:
    return texts(mini())[0]


def assert_resumed(start: Start, path: Path) -> None:
    moves = sintra.load(path.read_text()).moves
    assert moves[0] == mini().legal[0]
    program = start("play", "--save", path)
    program.expect_exact(f"The game goes on from {path}.")
    program.expect_exact(ASKED)
    program.sendline("log")
    program.expect_exact("Player 1 takes")
    program.expect_exact(ASKED)
    program.sendeof()
    program.expect_exact("Goodbye.")
    program.expect(pexpect.EOF)
    program.wait()
    assert program.exitstatus == 0


def test_ctrl_c_loses_nothing(start: Start, path: Path) -> None:
    program = new_game(start, path)
    program.sendline(first_move())
    program.expect_exact("Player 1 takes")
    program.expect_exact(ASKED)
    program.sendintr()
    program.expect_exact(f"Goodbye. The game is saved; go on with: sintra play --save {path}")
    program.expect(pexpect.EOF)
    program.wait()
    assert program.exitstatus == 130
    assert_resumed(start, path)


def test_a_killed_program_loses_nothing(start: Start, path: Path) -> None:
    program = new_game(start, path)
    program.sendline(first_move())
    program.expect_exact("Player 1 takes")
    program.kill(signal.SIGKILL)
    program.expect(pexpect.EOF)
    assert_resumed(start, path)


def test_tab_completes_words(start: Start, path: Path) -> None:
    program = new_game(start, path)
    program.send("mov\t")
    program.expect_exact("moves")
    program.sendline()
    program.expect_exact("A move is one word of each group:")
    program.expect_exact(ASKED)
    source, colour, _ = first_move().split()
    program.send(f"{source} {colour[:2]}\t")
    program.expect_exact(f"{source} {colour} ")


def test_a_replay_goes_move_by_move(start: Start, path: Path) -> None:
    table = mini()
    table.play(table.legal[0])
    path.write_text(table.record())
    program = start("replay", path, "--plain")
    program.expect_exact("Move 0 of 1: ")
    program.sendline("")
    program.expect_exact("Player 1 takes")
    program.expect_exact("Move 1 of 1: ")
    program.sendline("play")
    program.expect_exact(ASKED)
    program.sendline("quit")
    program.expect_exact("Goodbye.")


def test_bytes_that_are_no_text_are_refused(start: Start, path: Path) -> None:
    program = new_game(start, path)
    os.write(program.child_fd, b"\xc3\x28\xff\n")
    program.expect_exact("Not understood")
    program.expect_exact(ASKED)
