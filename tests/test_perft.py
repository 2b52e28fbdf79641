"""The tables of expected counts."""

import pytest

from tests import perft
from tests.tables import SETTINGS, Setting

TABLES = sorted(perft.DATA.glob("*/*.perft"))


def test_every_setting_has_its_table() -> None:
    assert sorted(perft.path(setting) for setting in SETTINGS) == TABLES


def test_there_are_at_least_200_positions_of_every_rule_system() -> None:
    for folder in {table.parent for table in TABLES}:
        assert sum(len(perft.read(table)) for table in TABLES if table.parent == folder) >= 200


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_counts_are_as_expected(setting: Setting) -> None:
    for text, expected in perft.read(perft.path(setting)):
        assert [perft.count(text, depth) for depth in perft.DEPTHS] == expected, text
