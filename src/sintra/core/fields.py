"""The text of a position: a name and fields as name=value, each read and refused in the same way in every game."""

import re
import secrets
from collections.abc import Iterable
from typing import Any

from sintra.core.errors import BadPosition
from sintra.core.text import Text, listed

NONE = "-"
MISSING = Text("{name} is missing", "chybí {name}")
UNKNOWN = Text("{name} is unknown", "{name} je neznámé pole")


def as_written(name: str) -> Text:
    """The name of a field, which is the same in every language."""
    return Text(name, name)


def split_fields(text: str, game: str) -> dict[str, str]:
    """The name of the game, then name=value, each name once."""
    words = text.split()
    if not words or words[0] != game:
        raise BadPosition(
            f'not a position of {game}: "{text[:40]}" (expected "{game} …")',
            f"tohle není pozice hry {game}: „{text[:40]}“ (očekává se „{game} …“)",
        )
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or not value or name in fields:
            raise BadPosition(
                f'can not read "{word[:40]}" (expected every field once, as name=value)',
                f"„{word[:40]}“ nelze přečíst (každé pole se očekává jednou, ve tvaru jméno=hodnota)",
            )
        fields[name] = value
    return fields


def expect_fields(fields: dict[str, str], names: Iterable[str], optional: Iterable[str] = ("chance",)) -> None:
    """No field missing and none too many."""
    expected = set(names)
    missing, extra = expected - fields.keys(), fields.keys() - expected - set(optional)
    if missing or extra:
        wrong = [MISSING.filled(name=name) for name in sorted(missing)]
        wrong += [UNKNOWN.filled(name=name) for name in sorted(extra)]
        raise BadPosition(
            f"{listed(text.en for text in wrong)} (expected the fields {listed(sorted(expected))})",
            f"{listed(text.cs for text in wrong)} (očekávají se pole {listed(sorted(expected))})",
        )


def required(fields: dict[str, str], name: str) -> str:
    """The text of a field."""
    if name not in fields:
        raise BadPosition(*MISSING.filled(name=name))
    return fields[name]


def number_in(fields: dict[str, str], name: str, least: int, most: int) -> int:
    """A whole number in its bounds."""
    return whole_number(required(fields, name), as_written(name), least, most)


def whole_number(text: str, name: Text, least: int, most: int) -> int:
    """A whole number in its bounds."""
    if re.fullmatch(r"[0-9]{1,5}", text) and least <= int(text) <= most:
        return int(text)
    raise BadPosition(
        f'{name.en} is "{text[:20]}" (expected {least} to {most})',
        f"{name.cs} je „{text[:20]}“ (očekává se číslo od {least} do {most})",
    )


def one_of(fields: dict[str, str], name: str, expected: tuple[str, ...]) -> str:
    """A word out of a list."""
    if required(fields, name) in expected:
        return fields[name]
    raise BadPosition(
        f'{name} is "{fields[name][:20]}" (expected one of: {listed(expected)})',
        f"{name} je „{fields[name][:20]}“ (možnosti: {listed(expected)})",
    )


def split_exactly(text: str, separator: str, parts: int, name: Text) -> list[str]:
    """So many parts and no other number."""
    found = text.split(separator)
    if len(found) != parts:
        raise BadPosition(
            f'{name.en} has {len(found)} parts (expected {parts}, separated by "{separator}")',
            f"{name.cs}: částí je {len(found)} (má jich být {parts}, oddělených znakem „{separator}“)",
        )
    return found


def format_chance(chance: Any) -> str:
    """The chance to come."""
    return f"{chance.key:016x}.{chance.counter}"


def parse_chance(fields: dict[str, str], chance: Any) -> None:
    """The chance to come, drawn anew if it is not given."""
    text = fields.get("chance", f"{secrets.randbits(64):016x}.0")
    match = re.fullmatch(r"([0-9a-f]{16})\.([0-9]{1,15})", text)
    if not match:
        raise BadPosition(
            f'chance is "{text[:40]}" (expected 16 hexadecimal digits, a point and a number)',
            f"chance je „{text[:40]}“ (očekává se 16 šestnáctkových číslic, tečka a číslo)",
        )
    chance.key, chance.counter = int(match[1], 16), int(match[2])
