"""Pictures of the boards for the pages: python -m tests.pictures FOLDER. Needs the built page and Chromium."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.browser import CHROMIUM, DESKTOP, person
from tests.server.process import Process

CLICKS = {"mini": 22, "chocolatier": 16, "duel": 60, "garden": 44}
THEMES = {"chocolatier": "dark"}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, chromium = Process(Path(data)), playwright.chromium.launch(**CHROMIUM)
        for game, clicks in CLICKS.items():
            with person(chromium, seed=3, viewport=DESKTOP, color_scheme=THEMES.get(game, "light")) as eva:
                eva.begin(server.url, game, "journeyman")
                for _ in range(clicks):
                    eva.choose()
                eva.choices()
                eva.page.screenshot(path=folder / f"table-{game}.png")
        chromium.close()
        server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
