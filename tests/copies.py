"""A copy of the program, in which a test changes something, and which then runs as it is."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.build_page import environment

ROOT = Path(__file__).parent.parent
COPIED = ("src/sintra", "web", "docs/rules", "tools")
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__", "page")


def copy_to(folder: Path) -> Path:
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
    return folder


def settings(copy: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONUNBUFFERED": "1"}


def run(copy: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """What a module says; it must end well."""
    command, environ = [sys.executable, *arguments], settings(copy) | more
    done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=copy, env=environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def served(copy: Path, data: Path, **more: str) -> Iterator[str]:
    """The address of a server of the copy, with its own page."""
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    build = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(build, cwd=copy / "web", env=environment(), check=True)
    command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings(copy) | more, cwd=copy) as server:
        assert server.stdout is not None
        address = next(found for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        yield address[0]
        server.kill()
