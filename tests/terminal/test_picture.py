"""Is the picture in the documentation what the program draws?"""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sintra.terminal import picture

PICTURE = Path(__file__).parents[2] / "docs" / "terminal-mini.svg"


def test_the_picture_is_up_to_date_and_loads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "picture.svg"
    monkeypatch.setattr(sys, "argv", ["picture", str(path)])
    picture.main()
    drawn = path.read_text(encoding="utf-8")
    assert drawn == PICTURE.read_text(encoding="utf-8")
    assert drawn.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert len(drawn) < 100_000
    ElementTree.fromstring(drawn)
