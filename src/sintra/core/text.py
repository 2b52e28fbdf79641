"""Words for people, in every language we speak."""

import unicodedata
from collections.abc import Callable, Mapping
from typing import NamedTuple

LANGUAGES = ("en", "cs")


class Text(NamedTuple):
    """One thing said in each language."""

    en: str
    cs: str

    def in_(self, language: str) -> str:
        """The words in one language."""
        words: str = getattr(self, language)
        return words

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
