"""Moves as objects and as typed words: what every game's vocabulary needs to read and to refuse them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from sintra.core.errors import NotAMove
from sintra.core.text import CZECH_QUOTES, Text, listed, plain_letters, shown

MOST_LISTED = 40  # that a refusal names

# For every "do" its fields, and for every field what it can be, in the order of the engine's numbers.
Vocabulary = Mapping[str, Mapping[str, Sequence[Any]]]


def all_moves(vocabulary: Vocabulary) -> Iterator[dict[str, Any]]:
    """Every move there is, in the order of the engine's numbers: kind by kind, the last field changing fastest."""
    for kind, fields in vocabulary.items():
        for values in product(*fields.values()):
            yield {"do": kind, **dict(zip(fields, values, strict=True))}


def move_number(move: Any, vocabulary: Vocabulary) -> int:
    """The number of a move among all moves; refuses an object that is none."""
    within = 0
    numbers = field_numbers(move, vocabulary)
    for number, values in zip(numbers, vocabulary[move["do"]].values(), strict=True):
        within = within * len(values) + number
    kinds = list(vocabulary)
    before = kinds[: kinds.index(move["do"])]
    return within + sum(prod(len(values) for values in vocabulary[kind].values()) for kind in before)


def field_numbers(move: Any, vocabulary: Vocabulary) -> list[int]:
    """The numbers that stand for a move's fields inside the engine; refuses an object that is no move."""
    if not isinstance(move, dict) or not isinstance(move.get("do"), str) or move["do"] not in vocabulary:
        known = listed(vocabulary)
        raise NotAMove(
            f'not a move: {shown(move)} (expected an object whose "do" is one of: {known})',
            f"neplatný tah: {shown(move, CZECH_QUOTES)} (očekává se objekt a v něm „do“; možnosti: {known})",
        )
    fields = vocabulary[move["do"]]
    if set(move) != {"do", *fields}:
        kind, names = move["do"], listed(["do", *fields])
        raise NotAMove(
            f'not a move: {shown(move)} ("{kind}" has the fields {names})',
            f"neplatný tah: {shown(move, CZECH_QUOTES)} (tah „{kind}“ má pole {names})",
        )
    return [field_number(name, move[name], expected) for name, expected in fields.items()]


def field_number(name: str, value: Any, expected: Sequence[Any]) -> int:
    """The number that stands for a field's value inside the engine."""
    is_list = isinstance(value, list) and all(type(each) in (int, str) for each in value)
    if (is_list or type(value) in (int, str)) and value in expected:
        return expected.index(value)
    examples = listed(expected) if len(expected) <= MOST_LISTED else f"{listed(expected[:MOST_LISTED])}, …"
    raise NotAMove(
        f'not a move: "{name}" can not be {shown(value)} (expected one of: {examples})',
        f"neplatný tah: „{name}“ nemůže být {shown(value, CZECH_QUOTES)} (možnosti: {examples})",
    )


def meant_word(typed: str, words: Mapping[str, Text]) -> str | None:
    """The name of the one word that was meant: whole, or by its beginning, in any language."""
    typed = plain_letters(typed)
    meant = {name for name, word in words.items() if any(plain_letters(form).startswith(typed) for form in word)}
    return meant.pop() if len(meant) == 1 else None


def meant_colour(typed: str, colours: Mapping[str, Text], letters: Mapping[str, str]) -> str | None:
    """The name of the colour that was meant: by its letter, or as a word."""
    by_letter = [name for name, letter in letters.items() if typed.casefold() == letter.casefold()]
    return by_letter[0] if by_letter else meant_word(typed, colours)


def meant_number(typed: str, most: int) -> int | None:
    """A number counted from 1, as an index."""
    numbers = [str(number) for number in range(1, most + 1)]
    return numbers.index(typed) if typed in numbers else None
