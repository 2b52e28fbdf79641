"""A third language is one folder: a game is played in it, in the terminal and on the page, by the program as it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.copies import run, served
from tests.server.browser import person
from tests.words.marked import CODE, MARK, unmarked, with_marked_language

TYPED = "3 bˣ 2\n?\nnonsense\nquit\n"
LANGUAGE_NAMES = {"English", "Čeština"}
# The first language says these as they stand in the data; one that does not selects on them.
NAMES_IN_DATA = {"blue", "yellow", "red", "black", "white", "marker"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_marked_language(tmp_path_factory.mktemp("marked"))


def test_a_game_is_played_in_the_terminal(copy: Path) -> None:
    said = run(
        copy, "-m", "sintra", "play", "mini", "--seed", "7", "--plain", "--lang", CODE, "--bots", "random", typed=TYPED
    )
    assert said.count(MARK) > 100
    assert unmarked(said) <= NAMES_IN_DATA | {"quit", "nonsense"}


@pytest.fixture
def url(copy: Path, tmp_path: Path) -> Iterator[str]:
    with served(copy, tmp_path) as address:
        yield address


def test_a_game_is_played_on_the_page(url: str, browser: Browser) -> None:
    with person(browser, seed=3) as eva:
        eva.page.add_init_script(f"localStorage.setItem('sintra.language', '{CODE}')")
        eva.begin(url, "mini")
        for _ in range(8):
            eva.choose()
        eva.choices()
        assert unmarked(eva.page.inner_text("body")) <= LANGUAGE_NAMES | NAMES_IN_DATA
        labels = eva.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join(' ')")
        assert unmarked(labels) <= NAMES_IN_DATA
