"""What is around the table in a real browser: sound, settings, the last page, bots, invitations, the installed page."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sintra.server.settings import Settings
from tests.server.browser import PHONE, Person, expect, person
from tests.server.process import Process

pytestmark = pytest.mark.flaky(reruns=2)  # a real browser on a busy machine is late now and then
HEARD = """
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function () { heard.push(this.buffer.duration); start.call(this); };
"""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    server = Process(tmp_path, Settings(messages_per_second=1000, messages_at_once=1000))
    yield server.url
    server.kill()


def settings_of(somebody: Person) -> dict[str, object]:
    kept: dict[str, object] = somebody.page.evaluate("JSON.parse(localStorage.getItem('sintra.settings') ?? '{}')")
    return kept


# Sound


def test_nothing_is_heard_or_loaded_until_one_click_turns_sound_on(browser: Browser, url: str) -> None:
    with person(browser, seed=3) as eva:
        asked: list[str] = []
        eva.page.on("request", lambda request: asked.append(request.url))
        eva.page.add_init_script(HEARD)
        eva.begin(url, "mini")
        eva.choose()
        eva.choose()
        eva.choices()
        assert eva.page.evaluate("heard") == []
        assert not [one for one in asked if "/play-" in one]
        eva.page.get_by_role("button", name="Sound").click()
        eva.page.wait_for_function("heard.length === 1")
        eva.page.locator("main [data-pick]").first.click()
        eva.page.wait_for_function("heard.length === 2 && heard[1] !== heard[0]")
        assert [one for one in asked if "/play-" in one]
        eva.page.get_by_role("button", name="Sound").click()
        eva.page.keyboard.press("Escape")
        eva.page.locator("main [data-pick]").first.click()
        assert eva.page.evaluate("heard.length") == 2


# Settings


def test_all_settings_are_in_one_place_and_are_kept(browser: Browser, url: str) -> None:
    with person(browser) as eva:
        eva.page.goto(url)
        eva.page.get_by_role("button", name="Settings").click()
        window = eva.page.locator("dialog[open]")
        for name in ("Largest", "More", "Slow", "the left hand"):
            window.get_by_text(name, exact=True).click()
        for name in ("Confirm each move", "Show notation", "Sound"):
            window.get_by_role("switch", name=name).check()
        assert eva.check_access() == []
        wanted = {"text": "largest", "contrast": "more", "animation": "slow", "hand": "left"}
        assert settings_of(eva).items() >= {**wanted, "confirm": True, "notation": True, "sound": True}.items()
        eva.page.reload()
        eva.page.locator("h1").wait_for()
        shown = eva.page.evaluate("({...document.documentElement.dataset})")
        assert shown.items() >= wanted.items()
        assert eva.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"


def test_a_move_to_be_confirmed_can_be_taken_back_and_counts_when_confirmed(browser: Browser, url: str) -> None:
    with person(browser, seed=4) as eva:
        eva.page.add_init_script("localStorage.setItem('sintra.settings', '{\"confirm\": true}')")
        eva.begin(url, "mini")
        eva.choices()
        entries = eva.page.locator("aside li [data-avatar]")
        before = entries.count()
        choose_a_move(eva)
        expect(eva.page.get_by_role("button", name="Play", exact=True)).to_be_focused()
        eva.page.get_by_role("button", name="Back", exact=True).click()
        assert entries.count() == before
        choose_a_move(eva)
        eva.page.keyboard.press("Enter")
        expect(entries).not_to_have_count(before)


def choose_a_move(somebody: Person) -> None:
    """Pick something up and put it on the first line."""
    somebody.page.locator("main [data-pick]").first.click()
    somebody.page.locator("main [data-drop]").first.click()


def test_the_bar_of_a_phone_turns_to_the_hand_that_holds_it(browser: Browser, url: str) -> None:
    with person(browser, viewport=PHONE) as eva:
        eva.begin(url, "mini")
        eva.choices()
        right = eva.page.locator("nav button").first.bounding_box()
        eva.page.evaluate("document.documentElement.dataset.hand = 'left'")
        left = eva.page.locator("nav button").first.bounding_box()
        assert right is not None
        assert left is not None
        assert right["x"] < left["x"]


# The last page


def test_the_last_page_shows_boards_parts_and_the_course_and_is_kept(browser: Browser, url: str) -> None:
    with person(browser, seed=5) as eva:
        eva.begin(url, "mini")
        eva.play_to_the_end()
        result = eva.page.locator(".result")
        expect(result.get_by_role("region", name="Board of")).to_have_count(2)
        expect(result.locator("section > svg polyline")).to_have_count(2)
        scores = [int(score) for score in result.locator("tfoot td").all_inner_texts()]
        ends = result.locator("section > svg text.last").all_text_contents()
        assert [int(end) for end in ends] == scores
        expect(result.get_by_text("The biggest move")).to_be_visible()
        with eva.page.expect_download() as saved:
            result.get_by_role("button", name="Save the picture").click()
        picture = saved.value.path().read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
        assert eva.page.url.endswith("/result")
        address = eva.page.url
        eva.page.get_by_role("button", name="Look at the board").click()
        expect(result).to_have_count(0)
        assert not eva.page.url.endswith("/result")
    for motion, count in (("no-preference", 1), ("reduce", 0)):
        with person(browser, reduced_motion=motion) as petra:
            petra.page.goto(address)
            petra.page.locator(".result table").wait_for()
            expect(petra.page.locator(".party")).to_have_count(count)


# Bots


def test_bots_have_names_and_faces_of_their_own_and_their_level_beside(browser: Browser, url: str) -> None:
    with person(browser, seed=6) as eva:
        eva.page.goto(f"{url}/new/mini")
        eva.page.get_by_text("4", exact=True).click()
        eva.page.locator("form button.main").click()
        eva.page.wait_for_url("**/t/*")
        rows = eva.page.get_by_role("region", name="Players").get_by_role("listitem")
        bots = rows.filter(has_text="Novice")
        expect(bots).to_have_count(3)
        names = bots.locator("strong").all_inner_texts()
        assert len({*names, "Novice"}) == 4
        faces = [face.inner_html() for face in bots.locator(".avatar svg").all()]
        assert len(faces) == 3
        eva.page.reload()
        expect(bots.locator("strong").first).to_have_text(names[0])


def test_the_first_opponent_is_a_novice_then_the_level_chosen_last(browser: Browser, url: str) -> None:
    with person(browser) as eva:
        eva.page.goto(f"{url}/new/mini")
        level = eva.page.locator("select").last
        expect(level).to_have_value("novice")
        level.select_option("artisan")
        eva.page.reload()
        expect(level).to_have_value("novice")
        finished = {**settings_of(eva), "hasFinished": True}
        eva.page.evaluate("(kept) => localStorage.setItem('sintra.settings', kept)", json.dumps(finished))
        eva.page.reload()
        expect(level).to_have_value("artisan")


# Invitations


def test_an_invitation_says_that_only_this_computer_can_open_it_and_is_a_code_too(browser: Browser, url: str) -> None:
    with person(browser) as eva:
        eva.page.goto(f"{url}/new/mini")
        eva.page.locator("article select").nth(1).select_option("link")
        eva.page.locator("form button.main").click()
        window = eva.page.locator("dialog[open]")
        expect(window.get_by_role("note")).to_contain_text("--host 0.0.0.0")
        window.get_by_role("button", name="QR code").first.click()
        expect(window.get_by_role("img", name="QR code: Seat 2")).to_be_visible()
        assert eva.check_access() == []
        assert eva.hosts == {url.removeprefix("http://")}


def test_an_invitation_carries_the_address_that_others_reach(browser: Browser, url: str) -> None:
    reach = {"is_local": False, "address": "https://games.example", "is_public": True}
    with person(browser) as eva:
        eva.page.route("**/api/reach", lambda route: route.fulfill(json=reach))
        eva.page.goto(f"{url}/new/mini")
        eva.page.locator("article select").nth(1).select_option("link")
        eva.page.locator("form button.main").click()
        window = eva.page.locator("dialog[open]")
        expect(window.locator("input").first).to_have_value(re.compile(r"^https://games\.example/t/.+#key=.+"))
        expect(window.get_by_role("note")).to_have_count(0)


def test_a_seat_is_taken_along_to_a_phone(browser: Browser, url: str) -> None:
    with person(browser, seed=7) as eva, person(browser, viewport=PHONE) as phone:
        eva.begin(url, "mini")
        eva.choices()
        eva.page.get_by_role("button", name="Menu").click()
        eva.page.get_by_role("button", name="Continue on my phone").click()
        window = eva.page.locator("dialog[open]")
        expect(window.get_by_role("img", name="QR code")).to_be_visible()
        phone.page.goto(window.locator("input").input_value())
        assert phone.choose()
