"""Typed moves: the one move whose text was typed, whole or shortened, with or without accents, in any language."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from math import prod
from operator import itemgetter
from typing import Any, NamedTuple

from sintra.core.errors import LONGEST_SHOWN, NotAMove
from sintra.core.notation.vocabulary import Kind, Move, Part, Vocabulary
from sintra.core.words import LANGUAGES, Text, has_words, plain_letters

MOST_READINGS = 100  # of one text; more are hopeless
NOTHING: frozenset[Any] = frozenset()
LONGEST = 400  # letters of a typed move
MOST_REMEMBERED = 4096  # typed moves

Meanings = set[Any] | frozenset[Any]
Read = tuple[tuple[Part, Meanings], ...]  # what was read for a part: the numbers of its values
Spelling = tuple[str, bool]  # words as they are typed, and whether they may be shortened


def spellings(text: Text | str, also: Iterable[str] = ()) -> Iterator[Spelling]:
    """Every way to type something: in each language, or by letters and numbers."""
    yield from ((short, False) for short in also)
    if isinstance(text, str):
        yield text, False
        return
    for language, key in product(LANGUAGES, (text.key, f"{text.key}.also")):
        if has_words(key, language):
            yield Text(key, **text.args).in_(language), True


class Lexicon:
    """What typed words mean at one place: for each number of words, what every one of them can mean."""

    def __init__(self, spelled: Iterable[tuple[Any, Spelling]]) -> None:
        self.whole: dict[int, list[dict[str, set[Any]]]] = {}
        self.begun: dict[int, list[dict[str, set[Any]]]] = {}
        self.heads: set[str] = set()  # of words that are written with a hyphen
        for meaning, (words, may_be_short) in spelled:
            if words:
                self.learn(meaning, plain_letters(words).split(), may_be_short)
        # A whole word is never taken for the beginning of another.
        self.known = {
            count: [{**begun, **whole} for begun, whole in zip(self.begun[count], self.whole[count], strict=True)]
            for count in self.whole
        }

    def learn(self, meaning: Any, words: list[str], may_be_short: bool) -> None:
        """Remember words, and what begins them; / stands between words of which any will do."""
        whole, begun = (known.setdefault(len(words), [{} for _ in words]) for known in (self.whole, self.begun))
        for place, forms in enumerate(words):
            for form in forms.split("/"):
                whole[place].setdefault(form, set()).add(meaning)
                self.heads.update(form.split("-")[:-1])
                for length in range(1, len(form)) if may_be_short else ():
                    begun[place].setdefault(form[:length], set()).add(meaning)

    def read(self, typed: Sequence[str]) -> Iterator[tuple[Meanings, Sequence[str]]]:
        """What the first words can mean, so many as mean anything, with the words that are left."""
        for count, places in self.known.items():
            if count <= len(typed):
                first, *others = [place.get(word, NOTHING) for place, word in zip(places, typed, strict=False)]
                if meant := first.intersection(*others):
                    yield meant, typed[count:]


@cache
def lexicon_of(texts: tuple[tuple[Text | str, tuple[str, ...]], ...]) -> Lexicon:
    """What the texts mean that some values are written with: their places among them."""
    return Lexicon((number, each) for number, (text, also) in enumerate(texts) for each in spellings(text, also))


class Pattern(NamedTuple):
    """How moves of a kind are typed after their first word: part by part, with words between that may be left out."""

    kind: Kind
    parts: tuple[Part, ...]
    fillers: list[set[str]]  # before each part and after the last, with their beginnings


class Reader:
    """Reads the moves of one game; what can be typed is collected once, in every language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.kinds = frozenset(vocabulary.kinds)
        parts = [part for kind in vocabulary.kinds.values() for part in kind.parts]
        self.values = {part: lexicon_of(tuple((each.text, each.also) for each in part.values)) for part in parts}
        self.labels = {part: lexicon_of(((part.before, ()),)) for part in parts if part.before}
        self.patterns: dict[str, dict[tuple[Part, ...], Pattern]] = {}  # by the kind that the first word names, or ""
        verbs = [self.learn(kind, language) for kind, language in product(vocabulary.kinds.values(), LANGUAGES)]
        self.verbs = Lexicon((name, (verb, True)) for name, verb in verbs if name)
        self.heads = set().union(*(lexicon.heads for lexicon in self.values.values()))

    def learn(self, kind: Kind, language: str) -> tuple[str, str]:
        """Remember how a kind is typed in a language; its name and its first word, nothing where that is a part."""
        words = plain_letters(self.vocabulary.template(kind, language)).split()
        named = {f"{{{gap}}}": part for gap, part in zip(kind.gaps, kind.parts, strict=False)}
        name, verb = ("", "") if words[0] in named else (kind.name, words.pop(0))
        order = tuple(named[word] for word in words if word in named)
        pattern = Pattern(kind, order, [set() for _ in range(len(order) + 1)])
        pattern = self.patterns.setdefault(name, {}).setdefault(order, pattern)
        place = 0
        for word in words:
            place += word in named
            if word not in named:
                pattern.fillers[place].update(word[:length] for length in range(1, len(word) + 1))
        return name, verb

    def read(self, text: str, among: Sequence[Move] = ()) -> Move:
        """The move that was typed; of several that it can be, the one that is among those that are possible."""
        typed = text if len(text) <= LONGEST else ""
        found = readings(self, typed, self.kinds)
        if len(found) != 1:  # a beginning alone, of several first words, is never enough to pass
            found = readings(self, typed, frozenset(move["do"] for move in among if len(move) > 1))
            found = [move for move in found if move in among]
        if len(found) != 1:
            raise NotAMove(self.vocabulary.refused, given=text[:LONGEST_SHOWN])
        if self.vocabulary.kinds[found[0]["do"]].only:
            self.vocabulary.number(found[0])  # says what is wrong with a payment
        return found[0]

    def meant_kind(self, typed: Sequence[str], kinds: frozenset[str]) -> set[str]:
        meant = set().union(*(meant for meant, _ in self.verbs.read(typed))) & kinds
        return meant if len(meant) == 1 else set()

    def joined(self, words: Iterable[str]) -> list[str]:
        """Words with those as one that are written with a hyphen: dark green."""
        joined: list[str] = []
        for word in words:
            if joined and joined[-1] in self.heads:
                joined[-1] += f"-{word}"
            else:
                joined.append(word)
        return joined

    def moves(self, pattern: Pattern, typed: Sequence[str]) -> Iterator[Move]:
        read, made = (self.in_any_order, paid) if pattern.kind.only else (self.in_order, put_together)
        for meanings in read(pattern, typed):
            if prod(len(meant) for _, meant in meanings) <= MOST_READINGS:
                for numbers in product(*(meant for _, meant in meanings)):
                    parts = (part for part, _ in meanings)
                    yield made(pattern.kind, zip(parts, numbers, strict=True))

    def in_order(self, pattern: Pattern, typed: Sequence[str], place: int = 0) -> Iterator[Read]:
        """Every way to read words as one value for each part."""
        if typed and typed[0] in pattern.fillers[place]:
            yield from self.in_order(pattern, typed[1:], place)
        if place < len(pattern.parts):
            part = pattern.parts[place]
            for meant, rest in self.values[part].read(typed):
                yield from (((part, meant), *others) for others in self.in_order(pattern, rest, place + 1))
        elif not typed:
            yield ()

    def in_any_order(self, pattern: Pattern, typed: Sequence[str]) -> list[Read]:
        """Every way to read words as values of any parts.

        A word that can begin a value of two parts belongs to the first, if the rest can be read as well.
        """
        for part in pattern.kind.parts:
            found: list[Read] = [
                ((part, meant), *others)
                for meant, rest in self.labelled(part, typed)
                for others in (self.in_any_order(pattern, rest) if rest else [()])
            ]
            if found:
                return found
        return []

    def labelled(self, part: Part, typed: Sequence[str]) -> Iterator[tuple[Meanings, Sequence[str]]]:
        """The values that words begin with, after the word that has to stand before them."""
        rests = [rest for _, rest in self.labels[part].read(typed)] if part in self.labels else [typed]
        for rest in rests:
            yield from self.values[part].read(rest)


@lru_cache(MOST_REMEMBERED)
def readings(reader: Reader, text: str, kinds: frozenset[str]) -> list[Move]:
    """Every move of some kinds that a text can be; to be looked at, never to be changed."""
    words = reader.joined(plain_letters(text).split())
    found: list[Move] = []
    for verb in ("", *reader.meant_kind(words[:1], kinds)):
        for pattern in reader.patterns.get(verb, {}).values():
            moves = reader.moves(pattern, words[1:] if verb else words)
            found += [move for move in moves if move not in found]
    return found


def put_together(kind: Kind, numbers: Iterable[tuple[Part, int]]) -> Move:
    values = [part.values[number] for part, number in numbers]
    return {"do": kind.name, **{each.field: each.value for each in values}}


def paid(kind: Kind, numbers: Iterable[tuple[Part, int]]) -> Move:
    """Everything that is paid, in the order of the table."""
    move: Move = {"do": kind.name, **{part.name: [] if part.is_list else 0 for part in kind.parts}}
    for part, number in sorted(numbers, key=itemgetter(1)):
        value = part.values[number].value
        move[part.name] += [value] if part.is_list else value
    return move
