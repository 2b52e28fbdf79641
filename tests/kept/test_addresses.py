"""Addresses of before, of pages and of questions over HTTP, lead where they led."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.kept.actions import KEPT
from tests.kept.database import TABLES, opened, restore
from tests.server.browser import person
from tests.server.process import Process

ADDRESSES = (KEPT / "pages.txt").read_text(encoding="utf-8").splitlines()
SEATS = [page for page in ADDRESSES if "#key=" in page]
PAGES = [page for page in ADDRESSES if page not in SEATS]
NOWHERE = "/nowhere/at/all"


def questions() -> list[list[str]]:
    lines = (KEPT / "questions.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def test_a_question_is_answered_as_ever(tmp_path: Path) -> None:
    assert len(questions()) > 30
    with opened(tmp_path) as inn:
        for method, address, key, sent, status, kind, fields in questions():
            headers = {"content-type": "application/json"} | ({} if key == "-" else {"authorization": f"Bearer {key}"})
            answer = inn.client.request(method, address, headers=headers, content=None if sent == "-" else sent)
            assert str(answer.status_code) == status, address
            assert answer.headers["content-type"].partition(";")[0] == kind, address
            expected = fields.removeprefix("list ")
            if expected != "-":
                said = answer.json()[0] if fields.startswith("list ") else answer.json()
                assert set(expected.split()) <= set(said), address


# Pages


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server in whose folder the old file lies."""
    restore(tmp_path / "sintra.db")
    server = Process(tmp_path)
    yield server.url
    server.kill()


@pytest.mark.flaky(reruns=2)  # a real browser on a busy machine is late now and then
def test_a_page_is_where_it_was(browser: Browser, url: str) -> None:
    with person(browser) as eva:
        titles = {}
        for page in [NOWHERE, *PAGES]:
            eva.page.goto(url + page)
            titles[page] = eva.page.locator("h1").first.text_content()
    assert [page for page in PAGES if titles[page] == titles[NOWHERE]] == []


@pytest.mark.flaky(reruns=2)
@pytest.mark.parametrize("page", SEATS)
def test_the_link_of_a_seat_opens_it(browser: Browser, url: str, page: str) -> None:
    with person(browser) as eva:
        eva.page.goto(url + page)
        assert eva.choices()["count"] > 0


def test_a_seat_of_every_game_has_its_link() -> None:
    tables = {kept["table"]: kept["game"] for kept in TABLES}
    assert {tables[page.split("/")[2].partition("#")[0]] for page in SEATS} == {"mini", "chocolatier", "duel", "garden"}
