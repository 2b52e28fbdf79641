"""No stale machine code ever runs: in a copy of the sources what is changed counts, and nothing else compiles anew."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sintra.core import compiling
from tests import freshness
from tests.test_architecture import ROOT, SOURCES

Change = tuple[str, str, str]  # a folder, a text in one of its files, and what takes its place

RULE: Change = ("games/classic", "return min(FLOOR_LOSS_OF[", "return min(3 * FLOOR_LOSS_OF[")
CARDBOARD: Change = ("games/classic", "FLOOR_LOSSES = (1, 1, 2,", "FLOOR_LOSSES = (1, 1, 3,")
VALUE: Change = ("bots/values", "return worth + weights.TURN_WORTH", "return worth - 5 * weights.TURN_WORTH")
CORE: Change = ("core", "0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17")
OTHER_RULE: Change = ("games/duel", "FIRST_TILE_LOSS = 2", "FIRST_TILE_LOSS = 3")

PLAYING = {"play_out", "search"}  # the machine code that plays

pytestmark = pytest.mark.skipif(not compiling.IS_COMPILED, reason="there is no machine code")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(SOURCES, tmp_path / "sintra", ignore=shutil.ignore_patterns("__pycache__", "page"))
    return tmp_path / "sintra"


def change(copy: Path, folder: str, old: str, new: str) -> None:
    (path,) = (path for path in (copy / folder).rglob("*.py") if old in path.read_text())
    path.write_text(path.read_text().replace(old, new))


def ask(copy: Path, question: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(copy.parent)}
    command = [sys.executable, "-m", "tests.freshness", question]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(said)
    assert Path(found["program"]).parent == copy
    return found


def changed_versions(copy: Path) -> set[str]:
    before, after = freshness.versions(), ask(copy, "versions")["found"]
    return {name for name in before if before[name] != after[name]}


def test_a_rule_changes_the_shared_play_out(copy: Path) -> None:
    change(copy, *RULE)
    assert ask(copy, "play_out")["found"] != freshness.play_out()


def test_a_value_changes_the_shared_search(copy: Path) -> None:
    change(copy, *VALUE)
    assert ask(copy, "search")["found"] != freshness.search()


def test_words_screens_and_other_games_compile_nothing_anew(copy: Path) -> None:
    expected = {question: freshness.answer(question)["found"] for question in ("play_out", "search")}
    change(copy, *OTHER_RULE)
    for path in [copy / "cli.py", *(copy / "terminal").rglob("*.py"), *(copy / "games").rglob("*.py")]:
        path.write_text(f"{path.read_text()}\nCHANGED = True\n")
    for question, found in expected.items():
        answer = ask(copy, question)
        assert (answer["found"], answer["compiled"]) == (found, 0)


@pytest.mark.parametrize(
    ("what", "expected"),
    [(RULE, PLAYING), (CARDBOARD, PLAYING), (CORE, PLAYING), (VALUE, {"search"}), (OTHER_RULE, set())],
    ids=["rule", "cardboard", "core", "value", "other rule"],
)
def test_exactly_what_contains_a_change_compiles_anew(copy: Path, what: Change, expected: set[str]) -> None:
    change(copy, *what)
    assert changed_versions(copy) == expected


def test_machine_code_with_bounds_checks_is_kept_apart(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert changed_versions(copy) == {"play_out", "search", "keep"}
