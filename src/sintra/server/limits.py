"""How much somebody may ask: so many messages a second, more for a moment."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

MOST_ADDRESSES = 10_000


@dataclass
class Allowance:
    """Fills with time, is used up by messages."""

    per_second: float
    at_once: int
    left: float = 0.0
    seen: float = field(default_factory=lambda: time.monotonic())

    def __post_init__(self) -> None:
        self.left = float(self.at_once)

    def use(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorkeeper:
    """An allowance for every address."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.known: OrderedDict[str, Allowance] = OrderedDict()

    def lets_in(self, address: str) -> bool:
        allowance = self.known.pop(address, None) or Allowance(self.per_second, self.at_once)
        self.known[address] = allowance
        while len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return allowance.use()
