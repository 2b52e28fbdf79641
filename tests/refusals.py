"""Which refusals a game's positions have, and which of them texts meet with."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import sintra
from sintra import BadPosition
from sintra.core.words import Text

GAMES = Path(sintra.__file__).parent / "games"


def refusals_of(rules: str) -> set[str]:
    """The keys that a game's `position` and `validity` name."""
    sources = ((GAMES / rules / f"{name}.py").read_text() for name in ("position", "validity"))
    return {key for source in sources for key in re.findall(rf'"({rules}-refusal-[a-z-]+)"', source)}


def met_by(texts: Iterable[str]) -> set[str]:
    """The keys of the refusals that texts meet with."""
    found = set()
    for text in texts:
        with pytest.raises(BadPosition) as refused:
            sintra.from_position(text)
        assert isinstance(refused.value.text, Text)
        found.add(refused.value.text.key)
    return found
