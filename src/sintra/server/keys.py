"""Secrets of seats: whoever has one plays there. Only their hashes are kept."""

import hashlib
import hmac
import secrets

KEY_BYTES = 24
TABLE_BYTES = 12


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """A name of a table; whoever knows it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, key_hash: str | None) -> bool:
    """Whether a secret is the one of a seat; takes the same time for every wrong one."""
    return key_hash is not None and hmac.compare_digest(hash_of(key), key_hash)


def seed_hash(table_id: str, start: object) -> str:
    """What is published of the secret start of a game, so that everybody can check it afterwards."""
    return hashlib.sha256(f"{table_id} {start}".encode()).hexdigest()
