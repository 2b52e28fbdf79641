"""A server for tests: its file in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitor import Inn, new_inn


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    with new_inn(tmp_path) as inn:
        yield inn
