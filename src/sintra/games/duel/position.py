"""A position of Duel as one line of text, and back."""

from typing import Any


def format_position(state: Any) -> str:
    return ""


def parse_position(text: str) -> Any:
    return None
