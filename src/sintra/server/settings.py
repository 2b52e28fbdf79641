"""What can be set, for a quiet test or a busy server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The limits of a server."""

    away_seconds: float = 60.0  # until a bot may play for somebody
    most_bytes: int = 16_384  # of a message
    messages_per_second: float = 20.0
    messages_at_once: int = 60
