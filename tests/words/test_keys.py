"""Every language says the same: no sentence is missing, none is unused, none wants other arguments."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from sintra.core.words import FIRST, FOLDER, LANGUAGES
from tools.typescript.words import Mentions, arguments_of, mentions_of

ROOT = Path(__file__).parent.parent.parent
SOURCES = [
    *(ROOT / "web").glob("*.ts"),
    *(path for folder in ("src/sintra", "web/src") for path in (ROOT / folder).rglob("*.*")),
]
ENDINGS = (".py", ".ts", ".svelte")
MADE_FROM_WORDS = "keys.ts"
QUOTED = [re.compile(rf"{quote}([^{quote}\n\\]*){quote}") for quote in ('"', "'", "`")]
VALUES = re.compile(r'values_of\(\s*"([^"]+)"')  # the words of all values of an option
HOLE = re.compile(r"\$?\{[^}]*\}")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
EVERYWHERE = {"edition"}  # what all sentences of an area get, whether they need it or not
AREAS = {path.name.partition(".")[0] for path in (FOLDER / FIRST).glob("*.ftl")}


@cache
def words_of(language: str) -> dict[str, Mentions]:
    return mentions_of(FOLDER / language)


def sentences_of(language: str) -> set[str]:
    """The keys without the other forms of a word, of which each language has as many as it needs."""
    return {key for key in words_of(language) if "." not in key}


@cache
def said() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The keys that code says as they are, and the patterns of those that it puts together."""
    texts = [path.read_text("utf-8") for path in SOURCES if path.suffix in ENDINGS and path.name != MADE_FROM_WORDS]
    quoted = {found for text in texts for kind in QUOTED for found in kind.findall(text)}
    quoted |= {f"{found}-{{value}}" for text in texts for found in VALUES.findall(text)}
    keys = {text for text in quoted if KEY.fullmatch(HOLE.sub("x", text)) and is_of_an_area(text)}
    patterns = {"[a-z0-9-]+".join(map(re.escape, HOLE.split(key))) for key in keys if HOLE.search(key)}
    return frozenset(key for key in keys if not HOLE.search(key)), tuple(map(re.compile, patterns))


def is_of_an_area(text: str) -> bool:
    """Whether a text begins with an area, or with what stands for one before words of its own."""
    first, *others = text.split("-")
    return first in AREAS or (HOLE.fullmatch(first) is not None and any(map(str.isalpha, others)))


def is_said(key: str) -> bool:
    whole, patterns = said()
    return key in whole or any(pattern.fullmatch(key) for pattern in patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert sentences_of(language) == sentences_of(FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_arguments_in_every_language(language: str) -> None:
    words, first = words_of(language), words_of(FIRST)
    other = {key for key in sentences_of(FIRST) if (arguments_of(key, words) ^ arguments_of(key, first)) - EVERYWHERE}
    assert other == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_refers_to_its_own_area_and_to_common_words_only(language: str) -> None:
    words = words_of(language)
    wrong = {
        (key, other)
        for key, mentions in words.items()
        for other in mentions.messages
        if other not in words or other.partition("-")[0] not in (key.partition("-")[0], "common")
    }
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_stands_once_and_in_a_file_that_its_key_names(language: str) -> None:
    found: list[str] = []
    for path in (FOLDER / language).glob("*.ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
        assert [key for key in keys if key.partition("-")[0] != path.name.partition(".")[0]] == []
        found += keys
    assert [key for key, times in Counter(found).items() if times > 1] == []


def test_no_sentence_is_unused() -> None:
    words = words_of(FIRST)
    used = {key for key in words if is_said(key.partition(".")[0])}
    while more := {other for key in used for other in words[key].messages} - used:
        used |= more
    assert set(words) - used == set()


def test_no_sentence_is_missing() -> None:
    whole, patterns = said()
    keys = set(words_of(FIRST))
    assert whole - keys == set()
    assert {pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, keys))} == set()
