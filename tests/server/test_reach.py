"""Who can open a server, as it says itself."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from sintra.cli import main
from sintra.games import GAMES
from sintra.server import serve
from sintra.server.app import new_app
from sintra.server.serve import Address, reach_of

NOWHERE = Path()


def test_a_server_of_this_computer_has_no_address_for_others() -> None:
    reach = reach_of(Address("127.0.0.1", 0, NOWHERE), 8642)
    assert (reach.is_local, reach.address) == (True, "")


@pytest.mark.parametrize(
    ("found", "address"), [("192.168.1.5", "http://192.168.1.5:8642"), ("", "")], ids=["network", "none"]
)
def test_a_server_for_everybody_offers_its_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, found: str, address: str
) -> None:
    monkeypatch.setattr(serve, "address_in_network", lambda: found)
    reach = reach_of(Address("0.0.0.0", 0, NOWHERE), 8642)
    assert (reach.is_local, reach.address, reach.is_public) == (False, address, False)


def test_a_public_address_is_told_and_let_in(tmp_path: Path) -> None:
    reach = reach_of(Address("127.0.0.1", 0, NOWHERE, "https://games.example/"), 8642)
    with TestClient(new_app(GAMES, tmp_path, reach=reach), base_url="https://games.example") as client:
        assert client.get("/api/reach").json() == {
            "is_local": False,
            "address": "https://games.example",
            "is_public": True,
        }


def test_what_is_no_address_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--public-url", "games.example"]) != 0
    assert "games.example" in capsys.readouterr().err
