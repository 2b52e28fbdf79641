"""Everybody in front of one table: the messages on their way to them, and who has been away for how long."""

import asyncio
import time
from collections.abc import Set

from sintra.server.seats import Viewer

MOST_WAITING = 64  # messages for somebody who does not read them


class Guest:
    """Somebody in front of a table, and the messages on their way to him."""

    def __init__(self, viewer: Viewer, hashes: Set[str], address: str) -> None:
        self.viewer = viewer
        self.hashes = hashes  # of his keys
        self.address = address
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.is_lost = False

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read for long is lost."""
        if self.outbox.full():
            self.is_lost = True
            self.outbox.get_nowait()
            self.outbox.put_nowait(None)
        elif not self.is_lost:
            self.outbox.put_nowait(message)


class Guests(list[Guest]):
    """All of them, and when the others were last seen."""

    def __init__(self, players: Set[str], away_seconds: float) -> None:
        super().__init__()
        self.players = players  # the hashes of all keys of the table
        self.away_seconds = away_seconds
        self.opened = time.monotonic()
        self.left: dict[str, float] = {}  # by hashed key, when its owner was last seen
        self.address = ""  # for which bots think: of the player who came last, or else of the first watcher

    def come(self, guest: Guest) -> None:
        """Add a guest; bots think for his address if he plays, or if they have none yet."""
        self.append(guest)
        if guest.hashes or not self.address:
            self.address = guest.address

    def leave(self, guest: Guest) -> bool:
        """Somebody has gone; whether a player is away now."""
        self.remove(guest)
        gone = guest.hashes - self.here
        self.left |= dict.fromkeys(gone, time.monotonic())
        return bool(gone)

    @property
    def here(self) -> Set[str]:
        return {hashed for guest in self for hashed in guest.hashes}

    @property
    def away(self) -> Set[str]:
        """The players who have been away so long that a bot may play for them."""
        long_ago = time.monotonic() - self.away_seconds
        return {hashed for hashed in self.players - self.here if self.left.get(hashed, self.opened) <= long_ago}

    @property
    def watchers(self) -> int:
        return sum(not guest.hashes for guest in self)

    def tell(self, message: bytes) -> None:
        for guest in self:
            guest.send(message)
