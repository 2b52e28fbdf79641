"""Golden games: recorded once, told the same way ever after."""

import pytest

import sintra
from sintra.terminal.story import story
from tests import golden
from tests.tables import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_golden_game_is_told_as_ever(setting: Setting) -> None:
    record, told = golden.read(setting)
    table = sintra.load(record)
    assert table.over
    assert table.record() == record
    assert story(table, "en").splitlines() == told.splitlines()
