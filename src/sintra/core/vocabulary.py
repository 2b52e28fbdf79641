"""Moves as objects and as typed words: what every game's vocabulary needs to read and to refuse them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sintra.core.errors import CZECH_QUOTES, NotAMove, listed, shown
from sintra.core.text import Text, plain_letters

# For every "do" its fields, and for every field what it can be, in the order of the engine's numbers.
Vocabulary = Mapping[str, Mapping[str, Sequence[Any]]]


def field_numbers(move: Any, vocabulary: Vocabulary) -> list[int]:
    """The numbers that stand for a move's fields inside the engine; refuses an object that is no move."""
    if not isinstance(move, dict) or move.get("do") not in list(vocabulary):
        known = listed(vocabulary)
        raise NotAMove(
            f'not a move: {shown(move)} (expected an object whose "do" is one of: {known})',
            f"neplatný tah: {shown(move, CZECH_QUOTES)} (očekává se objekt a v něm „do“; možnosti: {known})",
        )
    fields = vocabulary[move["do"]]
    if set(move) != {"do", *fields}:
        raise NotAMove(
            f"not a move: {shown(move)} (a {move['do']} has the fields {listed(['do', *fields])})",
            f"neplatný tah: {shown(move, CZECH_QUOTES)} (tah „{move['do']}“ má pole {listed(['do', *fields])})",
        )
    return [field_number(name, move[name], expected) for name, expected in fields.items()]


def field_number(name: str, value: Any, expected: Sequence[Any]) -> int:
    """The number that stands for a field's value inside the engine."""
    if isinstance(value, int | str | list) and not isinstance(value, bool) and value in expected:
        return expected.index(value)
    raise NotAMove(
        f'not a move: "{name}" can not be {shown(value)} (expected one of: {listed(expected)})',
        f"neplatný tah: „{name}“ nemůže být {shown(value, CZECH_QUOTES)} (možnosti: {listed(expected)})",
    )


def meant_word(typed: str, words: Mapping[str, Text]) -> str | None:
    """The name of the one word that was meant: whole, or by its beginning, in any language."""
    typed = plain_letters(typed)
    meant = {name for name, word in words.items() if any(plain_letters(form).startswith(typed) for form in word)}
    return meant.pop() if len(meant) == 1 else None


def meant_number(typed: str, most: int) -> int | None:
    """A number counted from 1, as an index."""
    numbers = [str(number) for number in range(1, most + 1)]
    return numbers.index(typed) if typed in numbers else None
