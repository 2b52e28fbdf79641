"""Every game on the nine sizes of screen: what can be chosen is in sight, large enough, and free."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sintra.server.settings import Settings
from tests.server.browser import SIZES, TABLES, Person, person
from tests.server.process import Process

TRIES_AGAIN = 2
pytestmark = pytest.mark.flaky(reruns=TRIES_AGAIN)  # a real browser on a busy machine is late now and then
BUSY = Settings(messages_per_second=1000, messages_at_once=1000)
UPRIGHT_PHONES = [(390, 844), (360, 640)]  # there one may scroll
ON_TOUCH = [size for size in SIZES if min(size) <= 820 and size != (1024, 768)]
LEAST, LEAST_ON_TOUCH = 24, 32  # pixels
TURNS = 2  # are looked at in every game
SMALL_STEPS = 4  # until something can be picked up again

# From a point on a button as far as it is still the same button: that is what a finger can hit. A group of tiles has a
# point for every tile of it. What lies under something else is not hit at all.
FAULTS = """([least, mayScroll]) => {
  const board = document.querySelector('main');
  const faults = [];
  const page = document.documentElement;
  const over = page.scrollHeight - page.clientHeight;
  if (over > 0) faults.push(`the page scrolls by ${over}`);
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  if (board.scrollWidth > board.clientWidth) faults.push(`the board is ${board.scrollWidth} wide`);
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('button');
  const reach = (button, x, y, dx, dy) => {
    let step = 0;
    while (step < least && at(x + dx * (step + 1), y + dy * (step + 1)) === button) step++;
    return step;
  };
  const middles = (button) => [button, ...button.querySelectorAll('*')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  for (const button of board.querySelectorAll('[data-choice]')) {
    if (mayScroll) button.scrollIntoView({ block: 'center' });
    const name = button.getAttribute('aria-label') ?? button.innerText;
    const point = middles(button).find(([x, y]) => at(x, y) === button);
    if (!point) { faults.push(`out of reach: ${name}`); continue; }
    const across = reach(button, ...point, -1, 0) + reach(button, ...point, 1, 0) + 1;
    const down = reach(button, ...point, 0, -1) + reach(button, ...point, 0, 1) + 1;
    if (Math.min(across, down) < least) faults.push(`${across} x ${down}: ${name}`);
  }
  board.scrollTo(0, 0);
  return faults;
}"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Process(tmp_path_factory.mktemp("tables"), BUSY)
    yield server.url
    server.kill()


def faults(page: Page, sizes: list[tuple[int, int]], least: int) -> list[str]:
    """What is wrong with the page as it is now, at every size."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wrong = page.evaluate(FAULTS, [least, (width, height) in UPRIGHT_PHONES])
        found += [f"{width}x{height}: {fault}" for fault in wrong]
    return found


def look(eva: Person, sizes: list[tuple[int, int]], least: int) -> list[str]:
    """At what can be picked up, and with something in the hand at where it can go, for some turns."""
    found = []
    for _ in range(TURNS):
        if eva.choices()["over"]:
            break
        found += faults(eva.page, sizes, least)
        eva.choose()
        eva.choices()
        found += faults(eva.page, sizes, least)
        for _ in range(SMALL_STEPS):
            eva.choose()
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_to_be_chosen_is_in_sight_on_every_screen(
    browser: Browser, url: str, game: str, players: int
) -> None:
    with person(browser, seed=players) as eva:
        eva.sit_down(url, game, players)
        found = look(eva, SIZES, LEAST)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_to_be_chosen_is_large_enough_for_a_finger(
    browser: Browser, url: str, game: str, players: int
) -> None:
    with person(browser, seed=players, has_touch=True, is_mobile=True) as eva:
        eva.sit_down(url, game, players)
        found = look(eva, ON_TOUCH, LEAST_ON_TOUCH)
    assert not found, "\n".join(found)
