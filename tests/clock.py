"""Time that passes when it is told to."""

from types import ModuleType

import pytest


class Clock:
    """What a module takes for `time`."""

    def __init__(self, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(module, "time", self)

    def monotonic(self) -> float:
        return self.now
