"""Which rules and bots are playing: games of different ones are no match."""

import hashlib
from pathlib import Path

SOURCES = Path(__file__).parent.parent
PLAYING = ("core", "games", "bots")
DIGITS = 16


def sources_digest() -> str:
    """Name the version of all rules and bots, whatever can change a move."""
    digest = hashlib.sha256()
    for folder in PLAYING:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:DIGITS]
