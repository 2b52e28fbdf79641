"""Are the pictures in the documentation what the program draws?"""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import terminal_pictures as picture

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", picture.MOMENTS)
def test_a_picture_is_up_to_date_and_loads_nothing(name: str) -> None:
    drawn = picture.draw(name)
    assert drawn == (DOCS / f"terminal-{name}.svg").read_text(encoding="utf-8")
    assert drawn.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert len(drawn) < 150_000
    ElementTree.fromstring(drawn)


def test_all_pictures_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["picture", str(tmp_path)])
    picture.main()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        f"terminal-{name}.svg" for name in picture.MOMENTS
    )
