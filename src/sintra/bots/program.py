"""A program of somebody else, spoken to in lines: whatever it does, it can neither block us nor fill our memory."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

LONGEST_LINE = 65_536  # bytes
LONGEST_COMPLAINT = 4_096  # bytes of its standard error that are remembered
CHUNK = 65_536  # bytes read or written at once


class Program:
    """A running program with pipes to its standard streams, in a process group of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self.stdin, self.stdout, self.stderr = map(unblocked, self.streams)
        self.unsent, self.heard, self.complaints = bytearray(), bytearray(), bytearray()
        self.is_leaving = False
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.stdout, selectors.EVENT_READ, self.hear)
        self.selector.register(self.stderr, selectors.EVENT_READ, self.hear_complaint)

    @property
    def streams(self) -> tuple[IO[bytes] | None, ...]:
        return self.process.stdin, self.process.stdout, self.process.stderr

    def send(self, line: bytes) -> None:
        """Have a line sent while we wait for the next answer."""
        if not self.unsent:
            self.selector.register(self.stdin, selectors.EVENT_WRITE, self.speak)
        self.unsent += line + b"\n"

    def receive(self, seconds: float) -> bytes:
        """The next line; TimeoutError, EOFError or, if it is too long, OverflowError."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self.heard:
            left = deadline - time.monotonic()
            for key, _ in self.selector.select(max(left, 0)):
                key.data()
            if b"\n" not in self.heard[: LONGEST_LINE + 1] and len(self.heard) > LONGEST_LINE:
                raise OverflowError
            if left <= 0 and b"\n" not in self.heard:
                raise TimeoutError
        line, _, self.heard = self.heard.partition(b"\n")
        return bytes(line)

    def speak(self) -> None:
        """Write as much as the program takes; what it does not want to hear is lost."""
        try:
            del self.unsent[: os.write(self.stdin, self.unsent[:CHUNK])]
        except BrokenPipeError:
            self.unsent.clear()
        if not self.unsent:
            self.selector.unregister(self.stdin)
            if self.is_leaving and self.process.stdin:
                self.process.stdin.close()

    def hear(self) -> None:
        said = os.read(self.stdout, CHUNK)
        if not said:
            raise EOFError
        self.heard += said

    def hear_complaint(self) -> None:
        """Read what the program complains about, and remember the end of it."""
        said = os.read(self.stderr, CHUNK)
        if not said:
            self.selector.unregister(self.stderr)
        self.complaints += said
        del self.complaints[:-LONGEST_COMPLAINT]

    def last_complaint(self) -> str:
        """The last line on its standard error, if there is any."""
        with suppress(BlockingIOError, KeyError):  # Nothing more to read, or nothing ever again.
            self.hear_complaint()
        lines = self.complaints.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def leave(self, line: bytes, seconds: float) -> None:
        """Say a last line, close the program's input and let it end by itself, if it does so in time."""
        self.is_leaving = True
        self.send(line)
        with suppress(TimeoutError, EOFError, OverflowError):
            self.receive(seconds)

    def stop(self) -> int:
        """End the program and all it has started; its exit status."""
        # It is waited for only afterwards: until then nobody else can have its number.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        status = self.process.wait()
        self.selector.close()
        for stream in self.streams:
            assert stream is not None
            stream.close()
        return status


def unblocked(stream: IO[bytes] | None) -> int:
    """The number of a stream that from now on makes nobody wait."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
