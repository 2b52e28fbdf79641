"""A table as a whole, in a real browser: giving up, its help, records, games on another device, a cold start."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute

import sintra
from tests.kept.database import DATABASE
from tests.server.browser import PHONE, Person, expect, person
from tests.server.process import Process
from tests.server.test_browser import BUSY, invitation, line_of, sit_down, whoever_decides

pytestmark = pytest.mark.flaky(reruns=2)  # a real browser on a busy machine is late now and then
RECORD = (DATABASE / "mini-finished.game").read_text(encoding="utf-8")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    server = Process(tmp_path, replace(BUSY, away_seconds=0.0))
    yield server.url
    server.kill()


def resign(somebody: Person) -> None:
    somebody.page.get_by_role("button", name="Menu").first.click()
    somebody.page.get_by_role("button", name="Resign").click()
    assert somebody.check_access() == []
    somebody.page.get_by_role("button", name="Yes, resign").click()


# Giving up


def test_who_resigns_loses_and_the_home_page_says_so(browser: Browser, url: str) -> None:
    with person(browser, seed=1) as eva:
        eva.begin(url, "mini")
        eva.choices()
        resign(eva)
        expect(eva.page.locator(".result")).to_contain_text(" wins")
        expect(eva.page.locator(".result")).to_contain_text("resigned")
        eva.picture("resigned")
        eva.page.goto(url)
        expect(eva.page.get_by_text("won 0 : 0")).to_be_visible()
        eva.picture("home-results")
        assert eva.check_access() == []


def test_among_three_a_bot_takes_the_seat_and_one_looks_on(browser: Browser, url: str) -> None:
    with person(browser, seed=2) as eva:
        eva.page.goto(f"{url}/new/mini")
        eva.page.get_by_text("3", exact=True).first.click()
        eva.page.locator("form button.main").click()
        eva.choices()
        resign(eva)
        expect(eva.page.get_by_text("You are watching").first).to_be_visible()
        expect(eva.page.get_by_text("resigned, a bot plays")).to_be_visible()


# Help


def test_hints_come_when_everybody_is_for_them(browser: Browser, url: str) -> None:
    with person(browser, seed=3) as eva, person(browser, seed=4) as petra:
        sit_down(eva, petra, url)
        mover = whoever_decides(eva, petra)
        hint = mover.page.get_by_role("button", name="Hint", exact=True).first
        expect(hint).to_be_disabled()
        for somebody, count in ((eva, 1), (petra, 2)):
            somebody.page.get_by_role("checkbox", name=re.compile("I am for hints")).check()
            expect(mover.page.get_by_text(f"{count} of 2 are for hints")).to_be_visible()
        expect(hint).to_be_enabled()
        eva.picture("help")
        assert eva.check_access() == []


def test_the_maker_chooses_the_help_of_a_table_of_several(browser: Browser, url: str) -> None:
    with person(browser, seed=5) as eva:
        eva.page.goto(f"{url}/new/mini")
        bag = eva.page.get_by_role("checkbox", name="Bag by kind")
        expect(bag).to_have_count(0)
        eva.page.locator("article select").nth(1).select_option("here")
        bag.uncheck()
        eva.picture("new-help")
        assert eva.check_access() == []
        eva.page.locator("form button.main").click()
        eva.choices()
        eva.page.keyboard.press("b")
        expect(eva.page.locator("dialog[open]")).to_contain_text("Bag by kind: off")
        expect(eva.page.locator("dialog[open] details")).to_have_count(0)


# Records and my games


def test_a_pasted_record_is_replayed(browser: Browser, url: str) -> None:
    with person(browser, seed=6) as eva:
        eva.page.goto(url)
        eva.page.get_by_role("link", name="Open a record").click()
        eva.page.locator("textarea").fill("nonsense")
        eva.page.get_by_role("button", name="Open and replay").click()
        expect(eva.page.get_by_role("alert")).to_contain_text("Line 1: not a record")
        assert eva.check_access() == []
        eva.picture("record")
        eva.page.locator("textarea").fill(RECORD)
        eva.page.get_by_role("button", name="Open and replay").click()
        slider = eva.page.locator("input[type=range]")
        expect(slider).to_have_value("0")
        expect(slider).to_have_attribute("max", str(len(sintra.load(RECORD).moves)))
        eva.troubles.clear()  # what was refused is an error to the browser, too


def test_a_record_is_opened_from_a_file_on_a_phone(browser: Browser, url: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    with person(browser, seed=7, viewport=PHONE, locale="cs-CZ", color_scheme="dark") as eva:
        eva.page.goto(f"{url}/record")
        eva.page.locator("input[type=file]").set_input_files(path)
        eva.page.wait_for_url("**/replay/0")
        eva.page.locator("input[type=range]").wait_for()


def test_my_games_go_to_another_browser_and_keys_only_after_a_warning(browser: Browser, url: str) -> None:
    with person(browser, seed=8) as eva, person(browser, seed=9) as other:
        eva.begin(url, "mini")
        eva.choices()
        resign(eva)
        eva.begin(url, "duel")
        eva.choices()
        running = eva.page.url.rsplit("/", 1)[1]
        eva.page.goto(url)
        safe = saved_games(eva, has_running=False)
        assert [("key" in game, "record" in game) for game in safe["games"]] == [(False, True)]
        whole = saved_games(eva, has_running=True)
        assert next(game for game in whole["games"] if game["table"] == running)["key"]
        eva.picture("my-games")
        assert eva.check_access() == []
        other.page.goto(url)
        other.page.get_by_role("button", name="Take my games with me").click()
        file = {"name": "games.json", "mimeType": "application/json", "buffer": json.dumps(whole).encode()}
        other.page.get_by_label("Load from a file").set_input_files(file)
        expect(other.page.get_by_text("2 games are on your list now.")).to_be_visible()
        other.page.goto(f"{url}/t/{running}")
        assert other.choose()


def saved_games(somebody: Person, has_running: bool) -> dict:
    """Save my games; what is in the file."""
    if not somebody.page.locator("dialog[open]").count():
        somebody.page.get_by_role("button", name="Take my games with me").click()
    somebody.page.get_by_role("checkbox").set_checked(has_running)
    expect(somebody.page.get_by_text("Whoever has this file plays at your seat")).to_have_count(int(has_running))
    with somebody.page.expect_download() as download:
        somebody.page.get_by_role("button", name="Save to a file").click()
    return json.loads(Path(download.value.path()).read_text(encoding="utf-8"))


# Small things


def test_a_move_made_while_offline_is_shown_as_waiting_and_delivered(browser: Browser, url: str) -> None:
    with person(browser, seed=10) as eva:
        is_open, lines = [True], []

        def relay(line: WebSocketRoute) -> None:
            lines.append(line)
            line.connect_to_server() if is_open[0] else line.close(code=1001)

        eva.page.route_web_socket(re.compile("/live$"), relay)
        eva.begin(url, "mini")
        eva.choices()
        eva.page.locator("main [data-pick]").first.click()
        is_open[0] = False
        lines[-1].close(code=1001)
        eva.page.locator("main [data-drop]").last.click()
        expect(line_of(eva)).to_contain_text("Your move is waiting for the connection")
        eva.picture("waiting")
        is_open[0] = True
        expect(line_of(eva)).not_to_contain_text("waiting for the connection", timeout=30_000)
        expect(eva.page.locator("aside li").first).to_be_visible()


def test_a_bot_can_be_put_in_for_somebody_who_is_not_on_turn(browser: Browser, url: str) -> None:
    with person(browser, seed=11) as eva:
        invitation(eva, url)
        eva.page.get_by_role("listitem").get_by_role("button", name=re.compile("Let a bot play")).click()
        expect(eva.page.get_by_text("a bot plays now")).to_be_visible()


def test_the_sign_of_sintra_is_there_without_a_server(browser: Browser, url: str) -> None:
    with person(browser, seed=12) as eva:
        eva.page.route(re.compile("/(api/|icon.svg)"), lambda route: route.abort())
        eva.page.goto(url)
        expect(eva.page.get_by_text("The server is not answering")).to_be_visible()
        expect(eva.page.locator("header .name svg")).to_be_visible()
        expect(eva.page.locator("header img")).to_have_count(0)
        eva.troubles.clear()  # the server is away


def test_a_cold_start_says_what_is_prepared_and_how_far(browser: Browser, url: str) -> None:
    told = {"is_ready": False, "parts": [{"name": "rules", "share": 0.6}, {"name": "bots", "share": 0.25}]}

    def answer(route: Route) -> None:
        route.fulfill(json={**told, "seconds": 21})

    with person(browser, seed=13) as eva:
        eva.page.route(re.compile("/api/preparation/"), answer)
        eva.page.goto(f"{url}/new/mini")
        expect(eva.page.get_by_text("You can begin at once")).to_be_visible()
        expect(eva.page.get_by_role("progressbar", name="Rules")).to_have_attribute("value", "60")
        expect(eva.page.locator("option", has_text="Journeyman (in 21 s)")).to_have_count(1)
        expect(eva.page.locator("option", has_text=re.compile("^Novice$"))).to_have_count(1)
        assert eva.check_access() == []
        eva.picture("cold-new")
        eva.page.locator("form button.main").click()
        eva.choices()
        expect(eva.page.get_by_text("a simple one plays for the novice")).to_be_visible()
        eva.picture("cold-table")
        assert eva.check_access() == []
