"""A position as one line of text: a table of fields writes and reads it, rows say what can not be."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

from sintra.core.errors import BadPosition, listed
from sintra.core.events import NOBODY
from sintra.core.notation import codecs
from sintra.core.notation.codecs import NONE, Codec, Unread, choice, number, split_parts, unless
from sintra.core.options import Option
from sintra.core.words import Listed, Text


class Field:
    """A part of a text that says one attribute of a state, or several of them: item by item if they are lists.

    Its name stands in the text, and is the attribute's too if no other is given; or it is what refusals call the part.
    """

    def __init__(self, name: str, codec: Codec, *attributes: str) -> None:
        self.name, self.codec, self.attributes = name, codec, attributes or (name,)
        self.value_of, self.is_one = attrgetter(*self.attributes), len(self.attributes) == 1

    def write(self, state: Any) -> str:
        """What the state has; of several lists, as many items as the shortest has."""
        value = self.value_of(state)
        is_whole = self.is_one or not isinstance(value[0], list)
        return self.codec.write(value if is_whole else zip(*value, strict=False))

    def read(self, said: Any, text: str) -> None:
        value = self.codec.read(text)
        if self.is_one:
            setattr(said, self.attributes[0], value)
            return
        for place, attribute in enumerate(self.attributes):
            setattr(said, attribute, [item[place] for item in value] if isinstance(value, list) else value[place])


class Later(Field):
    """An option that came later than texts that people keep: a text without it does not use it."""

    def __init__(self, option: Option) -> None:
        super().__init__(option.name, codecs.one_of(*(str(value.name) for value in option.values)), option.field)
        self.usual = str(option.default)


class Board(Field):
    """What one player has; the boards are read in the order of the seats."""

    def __init__(self, name: str, codec: Codec, seat: int) -> None:
        super().__init__(f"{name}{seat + 1}", codec, "players")
        self.seat = seat

    def write(self, state: Any) -> str:
        return self.codec.write(state.players[self.seat])

    def read(self, said: Any, text: str) -> None:
        said.players.append(self.codec.read(text))


class Phase(Field):
    """What is to be decided; in some phases a colon follows, and what it is decided about.

    A text that is not strict may end with an idle colon.
    """

    def __init__(self, words: Mapping[int, str], about: Mapping[int, Sequence[Field]], is_strict: bool = True) -> None:
        super().__init__("phase", choice((word, phase) for phase, word in words.items()), "phase")
        self.about, self.is_strict = about, is_strict
        self.longer = Listed(tuple(words[phase] for phase in about), "all")

    def write(self, state: Any) -> str:
        fields = self.about.get(state.phase)
        return super().write(state) + (f":{write_parts(':', fields, state)}" if fields else "")

    def read(self, said: Any, text: str) -> None:
        word, colon, rest = text.partition(":")
        super().read(said, word)
        if said.phase in self.about:
            read_parts(":", self.about[said.phase], said, rest)
        elif rest or (colon and self.is_strict):
            raise Unread("refusal-field-phase", text, longer=self.longer)


def write_parts(separator: str, fields: Sequence[Field], state: Any) -> str:
    return separator.join([field.write(state) for field in fields])


def read_parts(separator: str, fields: Sequence[Field], said: Any, text: str) -> None:
    for field, part in zip(fields, split_parts(text, separator, len(fields), len(fields)), strict=True):
        try:
            field.read(said, part)
        except Unread as trouble:
            raise trouble.within(field.name) from None


def record(separator: str, *fields: Field) -> Codec:
    """An object with attributes of its own."""

    def read(text: str) -> SimpleNamespace:
        said = SimpleNamespace()
        read_parts(separator, fields, said, text)
        return said

    return Codec(lambda of: write_parts(separator, fields, of), read)


# What several games have

SCORE = Field("refusal-part-score", number(0, 30_000), "score")  # a state has room for it; no game reaches it
CHANCE = Field("chance", codecs.CHANCE)


def later(options: Iterable[Option]) -> list[Field]:
    return [Later(option) for option in options if option.came_later]


def turn(seats: int) -> Field:
    """Who is to decide: nobody when the game is over."""
    return Field("turn", unless(NONE, NOBODY, number(1, seats, first=1)), "seat")


# A whole text


def format_fields(game: str, fields: Sequence[Field], state: Any) -> str:
    """The name of the game, then name=value."""
    written = [(field, field.write(state)) for field in fields]
    return " ".join([game, *[f"{field.name}={text}" for field, text in written if text != getattr(field, "usual", "")]])


def split_fields(text: str, game: str) -> dict[str, str]:
    """The fields of a text, each name once; the chance is drawn anew if it is not given."""
    words = text.split()
    if not words or words[0] != game:
        raise BadPosition("refusal-position", game=game, given=text[:40])
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, _, value = word.partition("=")
        if not value or name in fields:
            raise BadPosition("refusal-field", given=word[:40])
        fields[name] = value
    return {"chance": f"{secrets.randbits(64):016x}.0", **fields}


def read_fields(fields: Sequence[Field], texts: dict[str, str], **said: Any) -> SimpleNamespace:
    """What the fields say, no field missing and none too many."""
    expected = {field.name for field in fields}
    texts = {field.name: field.usual for field in fields if isinstance(field, Later)} | texts
    wrong = [Text("refusal-field-missing", name=name) for name in sorted(expected - texts.keys())]
    wrong += [Text("refusal-field-unknown", name=name) for name in sorted(texts.keys() - expected)]
    if wrong:
        raise BadPosition("refusal-fields", wrong=listed(wrong), expected=listed(sorted(expected - {"chance"})))
    found = SimpleNamespace(texts=texts, players=[], **said)
    for field in fields:
        read_field(field, texts, found)
    return found


def read_field(field: Field, texts: dict[str, str], said: Any) -> None:
    if field.name not in texts:
        raise BadPosition("refusal-field-missing", name=field.name)
    try:
        field.read(said, texts[field.name])
    except Unread as trouble:
        raise trouble.refusal(field.name) from None


def fill(place: Any, said: Any) -> None:
    """Put what is said into a record, where that has such a field; a list may be shorter than there is room for."""
    values = vars(said)
    for name in place.dtype.names:
        value = values.get(name)
        if isinstance(value, SimpleNamespace):
            fill(place[name], value)
        elif isinstance(value, list):
            fill_list(place[name], value)
        elif value is not None:
            place[name] = value


def fill_list(places: Any, values: list[Any]) -> None:
    if not values or isinstance(values[0], int):
        places[: len(values)] = values
        return
    for place, value in zip(places, values, strict=False):
        (fill_list if isinstance(value, list) else fill)(place, value)


# What can not be

Invariants = Iterator[tuple[object, str, Mapping[str, Any]]]  # whether it is broken, the refusal and its arguments


def refuse_broken(invariants: Invariants) -> None:
    """Refuse a position that no game can reach, for the first reason; later rows may rely on those before them."""
    for is_broken, reason, args in invariants:
        if is_broken:
            raise BadPosition(reason, **args)


def turn_fits(said: Any, over: int) -> Invariants:
    is_wrong = (said.phase == over) != (said.seat == NOBODY)
    yield is_wrong, "refusal-position-turn", {"turn": said.texts["turn"], "phase": said.texts["phase"]}
