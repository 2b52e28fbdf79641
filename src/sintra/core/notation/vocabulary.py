"""The moves of a game in one table, from which their numbers, their objects and their texts follow."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Any, NamedTuple

from sintra.core.errors import NotAMove, listed, shown
from sintra.core.words import Listed, Text

MOST_LISTED = 40  # that a refusal names

PAID = "paid"  # the gap for everything that is paid

Move = dict[str, Any]


class Value(NamedTuple):
    """What a field can be, how it is written, and what else can be typed for it."""

    field: str
    value: Any
    text: Text | str  # words, which may be shortened; or letters and numbers, the same in every language
    also: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a move's text: one of its values, or several of them with a word before each."""

    name: str
    values: tuple[Value, ...]  # in the order of the engine's numbers
    is_list: bool = False
    before: Text | None = None

    @cached_property
    def fields(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(value.field for value in self.values))

    @cached_property
    def texts(self) -> dict[tuple[str, Any], tuple[Text | str, ...]]:
        before = (self.before,) if self.before else ()
        return {(each.field, hashable(each.value)): (*before, each.text) if each.text else () for each in self.values}

    def said(self, move: Move) -> tuple[Text | str, ...]:
        """What a move says here; nothing where that is kept secret."""
        given = [(field, move[field]) for field in self.fields if field in move]
        if self.is_list:
            given = [(field, item) for field, items in given for item in items]
        return tuple(text for field, value in given for text in self.texts[field, hashable(value)])


class Kind:
    """Moves of one kind: every combination of their parts, the last changing fastest, or `only` some, which pay.

    What pays may be typed in any order; `refusal` is the key of what is said of combinations that do not.
    """

    def __init__(
        self, name: str, *parts: Part, only: Callable[[], Iterable[Move]] | None = None, refusal: str = ""
    ) -> None:
        self.name = name
        self.parts = parts
        self.only = only
        self.refusal = refusal
        self.fields = ("do", *(field for part in parts for field in part.fields))
        self.gaps = (PAID,) if only else tuple(part.name for part in parts)  # of the text

    def moves(self) -> Iterator[Move]:
        """Every move, in the order of the engine's numbers."""
        if self.only:
            yield from ({"do": self.name, **move} for move in self.only())
        else:
            for values in product(*(part.values for part in self.parts)):
                yield {"do": self.name, **{each.field: each.value for each in values}}

    def said(self, move: Move) -> list[tuple[str, tuple[Text | str, ...]]]:
        """What stands in every gap of a move's text."""
        words = [part.said(move) for part in self.parts]
        return list(zip(self.gaps, [sum(words, ())] if self.only else words, strict=True))


def numbered(field: str, texts: Iterable[str], *others: Value) -> Part:
    """Values that data count from 0, as they are written; and others after them."""
    return Part(field, (*(Value(field, number, text) for number, text in enumerate(texts)), *others))


def counted(field: str, count: int, *others: Value) -> Part:
    """Numbers, which people count from 1."""
    return numbered(field, map(str, range(1, count + 1)), *others)


class Vocabulary:
    """Every move of a game, in the order of the engine's numbers.

    `key` is that of a kind's text, with a gap for its name; `refusal` that of what is said of texts that are no moves.
    """

    def __init__(self, key: str, refusal: str, *kinds: Kind) -> None:
        self.key = key
        self.refused = refusal
        self.kinds = {kind.name: kind for kind in kinds}

    @cached_property
    def moves(self) -> list[Move]:
        return [move for kind in self.kinds.values() for move in kind.moves()]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every move, by what Python writes for it: 1 is neither True nor 1.0."""
        return {repr(move): number for number, move in enumerate(self.moves)}

    def number(self, move: Any) -> int:
        """The number of a move; refuses an object that is none."""
        if not isinstance(move, dict) or not isinstance(move.get("do"), str) or move["do"] not in self.kinds:
            raise NotAMove("refusal-move-kind", given=shown(move), expected=listed(self.kinds))
        kind = self.kinds[move["do"]]
        number = self.numbers.get(written_out({field: move[field] for field in kind.fields if field in move}))
        if number is None or len(move) != len(self.moves[number]):
            raise self.refusal(kind, move)
        return number

    def refusal(self, kind: Kind, move: Move) -> NotAMove:
        """What is wrong with the fields of an object that is no move."""
        chosen = [[field for field in part.fields if field in move] for part in kind.parts]
        if any(len(fields) != 1 for fields in chosen) or len(move) != 1 + len(chosen):
            expected = Listed(("do", *(Listed(part.fields, "any") for part in kind.parts)))
            return NotAMove("refusal-move-fields", given=shown(move), kind=kind.name, expected=expected)
        wrong = [wrong_value(part, field, move[field]) for part, (field,) in zip(kind.parts, chosen, strict=True)]
        return next(filter(None, wrong), None) or NotAMove(kind.refusal, given=self.text(move))

    # Text

    def text(self, move: Move) -> Text:
        kind = self.kinds[move["do"]]
        return Text(self.key.format(kind.name), **{gap: Listed(words, "words") for gap, words in kind.said(move)})

    def template(self, kind: Kind, language: str) -> str:
        """The text of a kind of moves in a language, with the names of its gaps in braces."""
        return in_words(Text(self.key.format(kind.name), **{gap: f"{{{gap}}}" for gap in kind.gaps}), language)

    def format(self, move: Move, language: str) -> str:
        """A move as a person types it; what is kept secret is left out."""
        kind = self.kinds[move["do"]]
        said = {gap: " ".join(in_words(text, language) for text in words) for gap, words in kind.said(move)}
        return self.template(kind, language).format(**said).rstrip()


def wrong_value(part: Part, field: str, given: Any) -> NotAMove | None:
    """What is wrong with the value of a field, if it is none of those that can be."""
    values = [each.value for each in part.values if each.field == field]
    expected = listed([*values[:MOST_LISTED], *(["…"] if len(values) > MOST_LISTED else [])])
    if part.is_list and not isinstance(given, list):
        return NotAMove("refusal-move-list", field=field, given=shown(given), expected=expected)
    known = {written_out(value) for value in values}
    wrong = [item for item in (given if part.is_list else [given]) if written_out(item) not in known]
    return NotAMove("refusal-move-field", field=field, given=shown(wrong[0]), expected=expected) if wrong else None


def written_out(value: Any) -> str:
    """A value as Python writes it; nothing for a number with more digits than Python is willing to write."""
    try:
        return repr(value)
    except ValueError:
        return ""


def hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=4096)
def in_words(text: Text | str, language: str) -> str:
    """Words in a language: few, and needed again and again."""
    return text if isinstance(text, str) else text.in_(language)
