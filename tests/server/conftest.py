"""A server for tests: its file in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sintra.games import GAMES
from sintra.server.app import new_app
from sintra.server.hall import Settings
from tests.server.visitor import Inn

PATIENT = Settings(away_seconds=0.0, messages_per_second=10_000, messages_at_once=10_000)


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    with TestClient(new_app(GAMES, tmp_path, PATIENT)) as client:
        yield Inn(client)
