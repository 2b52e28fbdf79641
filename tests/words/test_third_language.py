"""A third language is one folder: a game is played in it, in the terminal and on the page, by the program as it is."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.server.browser import CHROMIUM, person
from tests.words.marked import CODE, MARK, ROOT, unmarked, with_marked_language
from tools.build_page import environment

TYPED = "3 bˣ 2\n?\nnonsense\nquit\n"
LANGUAGE_NAMES = {"English", "Čeština"}
# The first language says these as they stand in the data; one that does not selects on them.
NAMES_IN_DATA = {"blue", "yellow", "red", "black", "white", "marker"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_marked_language(tmp_path_factory.mktemp("marked"))


def sintra(copy: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "sintra", *arguments]


def settings(copy: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONUNBUFFERED": "1"}


def test_a_game_is_played_in_the_terminal(copy: Path) -> None:
    command = sintra(copy, "play", "mini", "--seed", "7", "--plain", "--lang", CODE, "--bots", "random")
    played = subprocess.run(command, input=TYPED, capture_output=True, text=True, env=settings(copy), cwd=copy)
    assert played.returncode == 0, played.stderr
    assert played.stdout.count(MARK) > 100
    assert unmarked(played.stdout) <= NAMES_IN_DATA | {"quit", "nonsense"}


@pytest.fixture
def url(copy: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the copy, with its own page."""
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    build = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(build, cwd=copy / "web", env=environment(), check=True)
    command = sintra(copy, "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings(copy), cwd=copy) as server:
        assert server.stdout is not None
        address = next(found for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        yield address[0]
        server.kill()


def test_a_game_is_played_on_the_page(url: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        with person(browser, seed=3) as eva:
            eva.page.add_init_script(f"localStorage.setItem('sintra.language', '{CODE}')")
            eva.begin(url, "mini")
            for _ in range(8):
                eva.choose()
            eva.choices()
            assert unmarked(eva.page.inner_text("body")) <= LANGUAGE_NAMES | NAMES_IN_DATA
            labels = eva.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join(' ')")
            assert unmarked(labels) <= NAMES_IN_DATA
        browser.close()
