"""How values stand in a position's text: a codec writes a value and reads it again, or says what it expected."""

import re
from collections.abc import Callable, Iterable, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from sintra.core.errors import BadPosition, listed
from sintra.core.words import Argument, Text

NONE = "-"  # nothing is there
LONGEST_GIVEN = 40
LEADING_ZEROS = re.compile("(?<![0-9A-Za-z])0{1,4}(?=[0-9])")


class Codec(NamedTuple):
    """A value as text, and back."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


class Unread(Exception):
    """A text that a codec can not read: the key of the reason, its arguments, and which part of the field it is."""

    def __init__(self, reason: str, given: str, **said: Argument) -> None:
        super().__init__(reason)
        self.reason = reason
        self.said: dict[str, Argument] = {"given": given[:LONGEST_GIVEN], **said}
        self.part = ""
        self.where: dict[str, Argument] = {}

    def within(self, part: str, **where: Argument) -> "Unread":
        """The same, in a part; the innermost name holds."""
        self.part = self.part or part
        self.where |= where
        return self

    def refusal(self, field: str) -> BadPosition:
        name = Text(self.part, field=field, **self.where) if self.part else field
        return BadPosition(self.reason, name=name, **self.said)


def number(least: int, most: int, first: int = 0) -> Codec:
    """A whole number in its bounds; what the state counts from 0, the text may count from 1."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdecimal() and len(text) <= 5
        if not is_number or not least <= int(text) <= most:
            raise Unread("refusal-field-number", text, least=least, most=most)
        return int(text) - first

    return Codec(lambda value: str(value + first), read)


def choice(words: Iterable[tuple[str, Any]], reason: str = "", **said: Argument) -> Codec:
    """A word out of a table: the first word of a value is written, the first value of a word is read."""
    pairs = list(words)[::-1]
    values, word_of = dict(pairs), {value: word for word, value in pairs}
    if not reason:
        reason, said = "refusal-field-choice", {"expected": listed(reversed(values))}

    def read(text: str) -> Any:
        word = text if text in values else LEADING_ZEROS.sub("", text)
        if word not in values:
            raise Unread(reason, text, **said)
        return values[word]

    return Codec(word_of.__getitem__, read)


def one_of(*words: str) -> Codec:
    """A word by its place in a list."""
    return choice((word, place) for place, word in enumerate(words))


def unless(word: str, value: Any, codec: Codec) -> Codec:
    """Another codec, but one value has a word of its own."""
    return Codec(
        lambda given: word if given == value else codec.write(given),
        lambda text: value if text == word else codec.read(text),
    )


def letters(alphabet: str, most: int, least: int = 0, first: int = 0) -> Codec:
    """A list of numbers as letters; the first letter of the alphabet stands for the number `first`."""
    number_of = {letter: place for place, letter in enumerate(alphabet, first)}
    letter_of = {place: letter for letter, place in number_of.items()}
    reason = "refusal-field-spaces" if least == most else "refusal-field-letters"

    def read(text: str) -> list[int]:
        found = [number_of.get(letter) for letter in ("" if text == NONE else text)]
        if None in found or not least <= len(found) <= most:
            raise Unread(reason, text, most=most, letters=" ".join(alphabet))
        return found  # type: ignore[return-value]  # None has been refused

    return Codec(lambda numbers: "".join([letter_of[each] for each in numbers]) or NONE, read)


def endings(words: Iterable[tuple[str, tuple[int, ...]]], *marks: str) -> list[tuple[str, tuple[int, ...]]]:
    """Every word with every mark after it, which adds its number to the value."""
    return [(word + mark, (*value, place)) for word, value in words for place, mark in enumerate(marks)]


def repeated(alphabet: str, most: int, mark: str) -> Codec:
    """One letter so many times, perhaps with a mark after it: its number, how many there are, and whether marked."""
    none = [(NONE, (-1, 0, 0)), (mark, (-1, 0, 1)), ("", (-1, 0, 0)), (NONE + mark, (-1, 0, 1))]
    some = [(letter * count, (kind, count)) for kind, letter in enumerate(alphabet) for count in range(1, most + 1)]
    return choice(none + endings(some, "", mark), "refusal-field-repeated", most=most, letters=" ".join(alphabet))


def counts(alphabet: str, most: int, digits: int, may_repeat: bool = False) -> Codec:
    """How many there are of each letter, as B12Y3."""
    pattern = re.compile(f"([{alphabet}])([0-9]{{1,{digits}}})")
    example = f"{alphabet[0]}12{alphabet[1]}3"

    def write(numbers: Sequence[int]) -> str:
        return "".join([f"{letter}{count}" for letter, count in zip(alphabet, numbers, strict=True) if count]) or NONE

    def read(text: str) -> list[int]:
        found = pattern.findall(text)
        numbers = [sum(int(count) for each, count in found if each == letter) for letter in alphabet]
        is_whole = text == NONE or "".join(letter + count for letter, count in found) == text
        is_clear = may_repeat or len({letter for letter, _ in found}) == len(found)
        if not is_whole or not is_clear or max(numbers) > most:
            raise Unread("refusal-field-counts", text, example=example, most=most)
        return numbers

    return Codec(write, read)


def tally(codec: Codec, kinds: int) -> Codec:
    """How many there are of each kind, written one by one."""

    def read(text: str) -> list[int]:
        found = codec.read(text)
        return [found.count(kind) for kind in range(kinds)]

    return Codec(lambda numbers: codec.write([kind for kind in range(kinds) for _ in range(numbers[kind])]), read)


def bits(codec: Codec) -> Codec:
    """A set as bits, written member by member; each may be there once."""

    def read(text: str) -> int:
        members = codec.read(text)
        if len(set(members)) < len(members):
            raise Unread("refusal-field-twice", text)
        return sum(1 << member for member in members)

    return Codec(lambda value: codec.write([n for n in range(value.bit_length()) if value >> n & 1]), read)


def series(separator: str, codecs: Sequence[Codec], item: str = "", least: int | None = None) -> Codec:
    """A list with a codec for each of its parts, of which the last may be missing if there are so many at least."""
    least, most = len(codecs) if least is None else least, len(codecs)

    def write(values: Iterable[Any]) -> str:
        return separator.join([codec.write(each) for codec, each in zip(codecs, values, strict=False)]) or NONE

    def read(text: str) -> list[Any]:
        parts = [] if text == NONE and not least else split_parts(text, separator, least, most)
        found = []
        for place, (codec, part) in enumerate(zip(codecs, parts, strict=False), 1):
            try:
                found.append(codec.read(part))
            except Unread as trouble:
                raise trouble.within(item, number=place) from None
        return found

    return Codec(write, read)


def split_parts(text: str, separator: str, least: int, most: int) -> list[str]:
    parts = text.split(separator)
    if not least <= len(parts) <= most:
        expected = most if least == most else Text("refusal-field-range", least=least, most=most)
        raise Unread("refusal-field-parts", text, count=len(parts), expected=expected, separator=separator)
    return parts


def read_chance(text: str) -> SimpleNamespace:
    """The chance to come: its key, and how much of it was used."""
    match = re.fullmatch(r"([0-9a-f]{16})\.([0-9]{1,15})", text)
    if not match:
        raise Unread("refusal-field-chance", text)
    return SimpleNamespace(key=int(match[1], 16), counter=int(match[2]))


CHANCE = Codec(lambda chance: f"{chance.key:016x}.{chance.counter}", read_chance)
