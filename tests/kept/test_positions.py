"""Position texts of before: read and written as ever, and refused as ever."""

import pytest

import sintra
from tests.kept.actions import KEPT

POSITIONS = KEPT / "positions"
TEXTS = {path.stem: path for path in sorted(POSITIONS.glob("*.txt"))}


def lines_of(name: str) -> list[str]:
    return (POSITIONS / name).read_text(encoding="utf-8").splitlines()


def test_every_phase_of_every_game_is_kept() -> None:
    phases = {"mini": 3, "chocolatier": 4, "duel": 11, "garden": 5}
    found = {
        name: {line.split(" phase=")[1].split()[0].split(":")[0] for line in lines_of(f"{name}.txt")} for name in phases
    }
    assert {name: len(of_game) for name, of_game in found.items()} == phases


@pytest.mark.parametrize("name", TEXTS)
def test_a_position_is_written_as_it_was_read(name: str) -> None:
    for line in lines_of(f"{name}.txt"):
        assert sintra.from_position(line).position() == line


def test_a_position_may_be_written_loosely() -> None:
    for line in lines_of("loose.tsv"):
        given, written = line.split("\t")
        assert given != written
        assert sintra.from_position(given).position() == written


def refused() -> list[list[str]]:
    return [line.split("\t") for line in lines_of("refused.tsv") if not line.startswith("#")]


def test_what_was_refused_is_refused() -> None:
    assert len(refused()) > 200
    for kind, text in refused():
        with pytest.raises(getattr(sintra, kind)) as caught:
            sintra.from_position(text)
        assert caught.value.in_("cs") != caught.value.in_("en"), text
