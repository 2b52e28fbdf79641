"""People in a real browser: Debian's Chromium, driven by Playwright."""

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
CHROMIUM: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium",
    "args": ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
}
SOON = 2_000
PATIENCE = 60_000  # milliseconds until a test gives up

# What brings a turn forward: targets first, then everything else that can be chosen on the board.
CHOICES = """() => {
  const result = document.querySelector('.result');
  if (result && result.offsetParent) return { over: true };
  const all = [...document.querySelectorAll('main button:enabled:not([data-aside]):not([aria-pressed="true"])')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('dialog, [popover]'));
  const drops = all.filter((button) => button.hasAttribute('data-drop'));
  const chosen = drops.length ? drops : all;
  document.querySelectorAll('[data-choice]').forEach((old) => old.removeAttribute('data-choice'));
  chosen.forEach((button, number) => button.setAttribute('data-choice', number));
  return chosen.length ? { over: false, count: chosen.length } : null;
}"""


class Person:
    """Somebody in front of a page, who chooses at random what can be chosen."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.troubles: list[str] = []
        self.hosts: set[str] = set()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self.note(message.type, message.text))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def note(self, kind: str, text: str) -> None:
        """Remember what the page complains about; a question about a position that has just passed is refused (409)."""
        if kind in ("error", "warning") and "409" not in text:
            self.troubles.append(text)

    def begin(self, url: str, game: str, level: str = "novice") -> None:
        """From the home page to the first move, against a bot."""
        self.page.goto(url)
        self.page.locator(f"a[href='/new/{game}']").first.click()
        self.page.locator("select").last.select_option(level)
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/t/*")

    def choices(self) -> dict[str, Any]:
        """What can be chosen now, once something can be, or that the game is over."""
        found: dict[str, Any] = self.page.wait_for_function(CHOICES, timeout=PATIENCE).json_value()
        return found

    def numbered(self, number: int) -> Locator:
        """One of the choices."""
        return self.page.locator(f"[data-choice='{number}']")

    def choose(self) -> bool:
        """One click; whether the game goes on."""
        found = self.choices()
        if found["over"]:
            return False
        with suppress(TooLate):  # it may be gone: the answer to the last click comes when it wants
            self.numbered(self.chance.randrange(found["count"])).click(timeout=SOON)
        return True

    def play_to_the_end(self, most: int = 1500) -> None:
        """Click until the game is over."""
        for _ in range(most):
            if not self.choose():
                return
        raise AssertionError(f"not over after {most} clicks")

    def picture(self, name: str) -> None:
        """Keep what is to be seen."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def check_access(self) -> list[str]:
        """What a checker of accessibility finds serious."""
        self.page.evaluate(AXE)
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]


@contextmanager
def person(browser: Browser, seed: int = 0, **settings: Any) -> Iterator[Person]:
    """Somebody with a browser of his own; the page must not complain."""
    usual = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **settings})
    somebody = Person(context.new_page(), seed)
    try:
        yield somebody
        assert not somebody.troubles, somebody.troubles
    finally:
        context.close()


__all__ = ["DESKTOP", "PHONE", "Person", "expect", "person"]
