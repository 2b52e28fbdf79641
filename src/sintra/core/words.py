"""Words for people: code says a key and its arguments, the folder of a language has the sentence.

A folder of `sintra/locales` is a language. A key begins with the name of its file: `duel-event-sun` is in `duel.ftl`,
or in `duel.terminal.ftl` if only the text screen says it; `duel.page.ftl` is for the page alone. Every sentence may
refer to those of `common.ftl`.
"""

import re
import unicodedata
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Literal

from babel.lists import format_list
from babel.localedata import locale_identifiers
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

FOLDER = Path(__file__).parent.parent / "locales"
FIRST = "en"  # the language of `str(error)`, records and positions
LANGUAGES = (FIRST, *sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name != FIRST))
COMMON = "common"
SEPARATORS = {"each": ", ", "words": " "}
ENTRY = re.compile(r"^(?=[a-z])", re.MULTILINE)  # where a sentence begins in its file
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")  # to another sentence
PARSING = Lock()
SCREENS = ("", ".terminal")  # what Python reads of an area; the page has its own


@dataclass(frozen=True)
class Player:
    """A player as an argument of a sentence: who renders it knows the names."""

    seat: int


@dataclass(frozen=True)
class Listed:
    """Several things as one argument: `all` ("a and b"), `any` ("a or b"), `each` ("a, b"), or `words` ("a b")."""

    items: tuple["Argument", ...]
    style: Literal["all", "any", "each", "words"] = "each"


class Text:
    """A sentence, not yet in any language: its key and its arguments."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: "Argument") -> None:
        self.key = key
        self.args: Mapping[str, Argument] = args

    def in_(self, language: str, names: Sequence["str | Text"] = ()) -> str:
        """The sentence in one language; players are called by their names, or numbered.

        A numbered player begins with a capital letter; `$player-inside` is the same inside a sentence.
        """
        args = {name: said(value, language, names) for name, value in self.args.items()}
        for name, value in self.args.items():
            if isinstance(value, Player):
                args[f"{name}-inside"] = called(value, language, names, "common-player-inside")
        return sentence(language, self.key, args)

    def __getattr__(self, language: str) -> str:
        if language in LANGUAGES:  # `title.en`
            return self.in_(language)
        raise AttributeError(language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.key, dict(self.args))

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.args)!r})"


Argument = str | int | float | Text | Player | Listed


def restored(key: str, args: dict[str, Argument]) -> Text:
    """A text that came from another process."""
    return Text(key, **args)


def called(player: Player, language: str, names: Sequence[str | Text], numbered: str = "common-player") -> str:
    name = names[player.seat] if player.seat < len(names) else Text(numbered, number=player.seat + 1)
    return name if isinstance(name, str) else name.in_(language)


def said(value: Argument, language: str, names: Sequence[str | Text]) -> Any:
    if isinstance(value, Player):
        return called(value, language, names)
    if isinstance(value, Text):
        return value.in_(language, names)
    if isinstance(value, Listed):
        items = [str(said(item, language, names)) for item in value.items]
        if value.style in SEPARATORS:
            return SEPARATORS[value.style].join(items)
        return format_list(items, "standard" if value.style == "all" else "or", known_locale(language))
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


@cache
def known_locale(language: str) -> str:
    """The language in which lists are put together: a new one may be known to nobody yet."""
    return language if language in locale_identifiers() else FIRST


def sentence(language: str, key: str, args: dict[str, Any]) -> str:
    """The words for a key; what is wrong with a sentence never keeps the others from being said."""
    area = area_of(language, key.partition("-")[0])
    name, _, attribute = key.partition(".")
    message = area.message(name)
    pattern = message.attributes.get(attribute, message.value)  # not every language has another form
    assert pattern is not None
    words, troubles = area.format_pattern(pattern, args)
    for trouble in troubles:
        warnings.warn(f"{language} {key}: {trouble}", stacklevel=2)
    return str(words)


class Area(FluentBundle):
    """The sentences of an area in a language, with the common ones; each is parsed when it is first said."""

    def __init__(self, language: str, area: str) -> None:
        super().__init__([language], use_isolating=False)
        files = (FOLDER / language / f"{name}{screen}.ftl" for name in (COMMON, area) for screen in SCREENS)
        texts = [path.read_text("utf-8") for path in files if path.exists()]
        self.unsaid = {entry.partition(" ")[0]: entry for text in reversed(texts) for entry in ENTRY.split(text)}

    def message(self, name: str) -> Any:
        """A sentence; LookupError if there is none."""
        if not self.has_message(name):
            with PARSING:
                self.parse(name)
        return self.get_message(name)

    def parse(self, name: str) -> None:
        """Parse a sentence, after those that it refers to."""
        source = self.unsaid.pop(name, "")
        for other in REFERENCE.findall(source):
            self.parse(other)
        if source:
            self.add_resource(FluentResource(source))


area_of = cache(Area)


def has_words(key: str, language: str = FIRST) -> bool:
    """Whether there is a sentence for a key, or for `key.attribute`."""
    area = area_of(language, key.partition("-")[0])
    name, _, attribute = key.partition(".")
    is_there = name in area.unsaid or area.has_message(name)
    return is_there and (not attribute or attribute in area.message(name).attributes)


def as_json(value: Argument) -> Any:
    """An argument as it goes over the wire, for a reader who renders it himself."""
    if isinstance(value, Text):
        return {"key": value.key, "args": {name: as_json(each) for name, each in value.args.items()}}
    if isinstance(value, Player):
        return {"player": value.seat}
    if isinstance(value, Listed):
        return {"list": [as_json(item) for item in value.items], "style": value.style}
    return value


def plain_letters(word: str) -> str:
    """Small letters without accents, so that both can be typed."""
    if word.isascii():
        return word.lower()
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
