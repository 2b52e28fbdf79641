"""Whatever ends up inside machine code changes the digest that it is kept under, and nothing else does."""

import re
from typing import Any

import pytest

from sintra.core import compiling, fingerprint
from tests.test_architecture import MODULES, SOURCES

pytestmark = pytest.mark.skipif(not compiling.IS_COMPILED, reason="there is no machine code")

SOURCE = '''
import types

import numpy as np

from sintra.core.bits import bit_count
from sintra.core.compiling import compiled, inner, per_game

FACTOR = 2
TABLE = np.array([1, 2, 3])
PAIR = (4, TABLE)
IDLE = "nobody names it"
cardboard = types.ModuleType("cardboard")
cardboard.LIMIT = 6
MINE, OTHER = np.dtype([("mine", np.int64)]), np.dtype([("other", np.int64)])


def adding(number):
    return inner(lambda given: given + number)


added = adding(8)


@per_game
def points(state):
    """What a state is worth."""


@points.register(MINE)
@inner
def my_points(state):
    return state.mine + 1


@points.register(OTHER)
@inner
def other_points(state):
    return state.other + 10


@inner
def scaled(number, *, by=5):
    return bit_count(number) * FACTOR * by


@compiled
def total(states, start=7):
    found = start
    for i in range(len(states)):
        found += scaled(points(states[i])) + TABLE[0] + PAIR[0] + cardboard.LIMIT + added(1)
    return found
'''


def module(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "scoring"}
    exec(source, names)
    return names


def version(old: str = "", new: str = "", state: str = "MINE") -> str:
    """The digest of `total`, called with a type of states, after a change."""
    assert old in SOURCE
    names = module(SOURCE.replace(old, new))
    return fingerprint.digest_of(names["total"], fingerprint.type_name(names[state]) if state else "int64")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("found = start", "found = start + 1"),
        ("number) * FACTOR", "number) + FACTOR"),
        ("FACTOR = 2", "FACTOR = 3"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[1, 2, 3], np.int8"),
        ("PAIR = (4", "PAIR = (5"),
        ("LIMIT = 6", "LIMIT = 7"),
        ("adding(8)", "adding(9)"),
        ("given + number", "given - number"),
        ("start=7", "start=8"),
        ("by=5", "by=6"),
        ("state.mine + 1", "state.mine + 2"),
        ("@inner\ndef scaled", "@compiled\ndef scaled"),
    ],
)
def test_what_is_inside_is_in_the_digest(old: str, new: str) -> None:
    assert version(old, new) != version()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("FACTOR = 2", "# Lines move.\n\nFACTOR = 2"),
        ("nobody names it", "still nobody"),
        ("What a state is worth", "The worth of a state"),
        ("state.other + 10", "state.other + 20"),
    ],
)
def test_what_is_not_inside_is_not_in_the_digest(old: str, new: str) -> None:
    assert version(old, new) == version()


def test_without_a_state_every_game_counts() -> None:
    assert version("state.other + 10", "state.other + 20", state="") != version(state="")


def test_what_python_defines_counts_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    before, digest = version(), fingerprint.file_digest
    changed = lambda name: "changed" if name == "sintra.core.bits" else digest(name)  # noqa: E731
    monkeypatch.setattr(fingerprint, "file_digest", changed)
    assert version() != before


def test_what_numba_is_taught_stands_in_files_of_its_own() -> None:
    # The digest has the whole file of such a function; what that file imports is not looked at.
    found = [path for path in MODULES if "numba.extending" in path.read_text()]
    assert [path.relative_to(SOURCES).as_posix() for path in found] == [
        "core/bits.py",
        "core/compiling.py",
        "core/fresh.py",
    ]
    for name in ("bits", "fresh"):
        imports = re.findall(r"^from (sintra\S+)", (SOURCES / f"core/{name}.py").read_text(), re.MULTILINE)
        assert set(imports) <= {"sintra.core.compiling"}
