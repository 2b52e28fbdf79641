"""The page and Python speak of the same messages, words, views, moves and cardboard."""

from pathlib import Path

import pytest

from tools.typescript.files import files

ROOT = Path(__file__).parents[2]
FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_the_page_knows_is_made_from_ours(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run `make types`"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()
