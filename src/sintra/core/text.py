"""Words for people, in every language we speak."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from sintra.core import words

LANGUAGES = ("en", "cs")
LONGEST_SHOWN = 60
CZECH_QUOTES = "„“"


class Text(words.Text):
    """One thing said in each language."""

    def __init__(self, en: str, cs: str) -> None:
        super().__init__("", en=en, cs=cs)

    def in_(self, language: str, names: object = ()) -> str:
        """The words in one language."""
        return str(self.args[language])

    def _asdict(self) -> dict[str, str]:
        return {language: self.in_(language) for language in LANGUAGES}

    def __iter__(self) -> Iterator[str]:
        return iter((self.in_("en"), self.in_("cs")))

    def __reduce__(self) -> tuple[Any, ...]:
        return Text, tuple(self)

    def filled(self, **values: object) -> "Text":
        """The same with its gaps filled; a value that is a Text comes in the language of the sentence."""
        return Text(*(self.in_(language).format(**in_language(values, language)) for language in LANGUAGES))


def in_language(values: Mapping[str, object], language: str) -> dict[str, object]:
    """Values as they are, texts among them in one language."""
    return {name: value.in_(language) if isinstance(value, Text) else value for name, value in values.items()}


class Filling(dict[str, object]):
    """Values for the gaps of a sentence, each found when a gap asks for it."""

    def __init__(self, find: Callable[[str], object]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, name: str) -> object:
        return self.find(name)


def plural(count: int, language: str, forms: tuple[str, ...]) -> str:
    """The form of a word for a number: (one, more) in English, (one, two to four, others) in Czech."""
    if language == "en":
        return forms[0] if abs(count) == 1 else forms[1]
    return forms[0] if abs(count) == 1 else forms[1] if 2 <= abs(count) <= 4 else forms[2]


def plain_letters(word: str) -> str:
    """Small letters without accents, so that both can be typed."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def points_in_words(points: int, language: str) -> str:
    """A number of points."""
    forms = ("point", "points") if language == "en" else ("bod", "body", "bodů")
    return f"{points} {plural(points, language, forms)}"


def shown(value: object, quotes: str = "''") -> str:
    """A value that came, as Python writes it; a long one is cut."""
    try:
        text = repr(value)
    except ValueError:  # a number with more digits than Python is willing to write
        text = f"a very large {type(value).__name__}"
    is_text = isinstance(value, str)
    text = text[1:-1] if is_text else text
    text = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return quotes[0] + text + quotes[1] if is_text else text


def listed(expected: Iterable[object]) -> str:
    """What would have been right."""
    return ", ".join(map(str, expected))
