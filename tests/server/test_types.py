"""The page and the server speak of the same messages."""

from pathlib import Path

from sintra.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_made_from_ours() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text()
    assert written == typescript(), "run `make types`"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()
