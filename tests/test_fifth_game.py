"""A fifth game is its folders, its words and one line in a registry: a copy of the garden under another name."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.copies import copy_to, run, served
from tests.server.browser import person

MODEL, NAME = "garden", "orchard"
ITS_OWN = (
    *("src/sintra/games/*", "src/sintra/bots/values/*.py", "src/sintra/terminal/boards/*"),
    *("src/sintra/locales/*/*.ftl", "web/src/boards/*", "docs/rules/*.md"),
)
REGISTRY = "src/sintra/games/__init__.py"
# Where the model names itself, and not what a player plants in it.
ITSELF = re.compile(
    rf"\b{MODEL}(?=-)"  # words
    rf"|(?<=games\.){MODEL}\b|(?<=values\.){MODEL}\b|(?<=boards\.){MODEL}\b"  # modules
    rf"|(?:(?<== [\"'])|(?<=Literal\[\")|(?<=\"game\": \")|(?<=Games\[')){MODEL}(?=[\"'])"
)
TYPES = re.compile(rf"\b{MODEL.capitalize()}(?=(View|Move|Event|Options)\b)")
SLOWLY = {"NUMBA_DISABLE_JIT": "1"}  # it is not worth compiling


def renamed(text: str) -> str:
    return TYPES.sub(NAME.capitalize(), ITSELF.sub(NAME, text))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with a fifth game."""
    copy = copy_to(tmp_path_factory.mktemp("fifth"))
    for path in [path for pattern in ITS_OWN for path in copy.glob(pattern) if re.split("[._]", path.name)[0] == MODEL]:
        new = path.with_name(path.name.replace(MODEL, NAME, 1))
        shutil.copytree(path, new) if path.is_dir() else shutil.copy(path, new)
        for file in filter(Path.is_file, [new, *new.rglob("*")]):
            file.write_text(renamed(file.read_text()))
    faces = copy / "web/src/boards" / NAME / "faces"
    (faces / f"{MODEL}.svelte").rename(faces / f"{NAME}.svelte")
    registry = copy / REGISTRY
    registry.write_text(registry.read_text().replace(f'"{MODEL}")', f'"{MODEL}", "{NAME}")'))
    return copy


def test_it_is_played_in_the_terminal(copy: Path) -> None:
    command = ("-m", "sintra", "play", NAME, "--seed", "7", "--plain", "--bots", "greedy")
    assert "Top of the stack" in run(copy, *command, typed="?\nquit\n", **SLOWLY)


PLAY = f"""
import sintra
from sintra.bots import new_bot
for name in ("random", "greedy", "novice"):
    table = sintra.new_table("{NAME}", seed=1)
    table.play(new_bot(name, table.game, 1).choose(table))
    print(table.record())
"""


def test_bots_of_every_kind_play_it(copy: Path) -> None:
    assert run(copy, "-c", PLAY, **SLOWLY).count(NAME) == 3


@pytest.fixture
def url(copy: Path, tmp_path: Path) -> Iterator[str]:
    run(copy, "-m", "tools.typescript")
    with served(copy, tmp_path, **SLOWLY) as address:
        yield address


def test_it_is_played_on_the_page(url: str, browser: Browser) -> None:
    with person(browser, seed=3) as eva:
        eva.page.goto(url)
        card = eva.page.locator("article").filter(has=eva.page.locator(f"a[href='/new/{NAME}']"))
        expect(card.locator("svg").first).to_be_visible()
        eva.begin(url, NAME)
        eva.choose()
        assert eva.choices()["count"]
