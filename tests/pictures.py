"""Pictures of the boards: python -m tests.pictures FOLDER [SIZES]. Needs the built page and Chromium.

FOLDER gets the pictures of the pages; SIZES, a folder too, every game on the nine sizes of screen."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.browser import CHROMIUM, DESKTOP, SIZES, TABLES, person
from tests.server.process import Process

CLICKS = {"mini": 22, "chocolatier": 16, "duel": 60, "garden": 44}
THEMES = {"chocolatier": "dark"}
SOME_CLICKS = 12


def picture_boards(chromium: Browser, url: str, folder: Path) -> None:
    """A board of every game, well into it."""
    for game, clicks in CLICKS.items():
        with person(chromium, seed=3, viewport=DESKTOP, color_scheme=THEMES.get(game, "light")) as eva:
            eva.begin(url, game, "journeyman")
            for _ in range(clicks):
                eva.choose()
            eva.choices()
            eva.page.screenshot(path=folder / f"table-{game}.png")


def picture_sizes(chromium: Browser, url: str, folder: Path) -> None:
    """A page of every game and number of players, resized through the nine sizes."""
    for game, players in TABLES:
        with person(chromium, seed=3, viewport=DESKTOP) as eva:
            eva.sit_down(url, game, players)
            for _ in range(SOME_CLICKS):
                eva.choose()
            eva.choices()
            for width, height in SIZES:
                eva.page.set_viewport_size({"width": width, "height": height})
                eva.page.screenshot(path=folder / f"{game}-{players}-{width}x{height}.png")


def main(folders: list[Path]) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, chromium = Process(Path(data)), playwright.chromium.launch(**CHROMIUM)
        for take, folder in zip((picture_boards, picture_sizes), folders, strict=False):
            folder.mkdir(parents=True, exist_ok=True)
            take(chromium, server.url, folder)
        chromium.close()
        server.kill()


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
