"""What is seen and what happens is what the types of a game say, from which the page's are made."""

import random
from importlib import import_module
from typing import Any, Literal, NotRequired

import pytest
from pydantic import TypeAdapter
from typing_extensions import TypedDict

from sintra import GAMES
from sintra.core.kinds import Kind
from tests.tables import SETTINGS, Setting, play_randomly

ADDED = ("options", "seed")  # by the table


def is_all_of(kind: TypeAdapter[Any], seen: Any) -> bool:
    """Whether something is of a type, and has nothing that the type does not name."""
    own = {name: value for name, value in seen.items() if name not in ADDED}
    return bool(kind.validate_python(own, strict=True) == own)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_views_of_a_random_game_are_as_their_types_say(setting: Setting) -> None:
    rules = GAMES[setting.game].rules
    types = import_module(f"sintra.games.{rules}.types")
    view, revealed = TypeAdapter(getattr(types, f"{rules.capitalize()}View")), TypeAdapter(types.Revealed)
    table, chance = setting.new_table(5), random.Random(5)
    while not table.over:
        table.play(chance.choice(table.legal))
        assert all(is_all_of(view, table.view(seat)) for seat in (None, *range(setting.players)))
        assert is_all_of(revealed, table.reveal())


def event_type(kind: Kind) -> TypeAdapter[Any]:
    """The events of a kind, as its table says; a field that not all of them have may be missing."""
    fields = {name: NotRequired[field.type] for name, field in kind.fields.items()}
    points = {"always": {"points": int}, "if any": {"points": NotRequired[int]}, "never": {}}[kind.points]
    return TypeAdapter(TypedDict(kind.name, {"event": Literal[kind.name], **fields, **points}))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_events_of_a_random_game_are_as_their_types_say(setting: Setting) -> None:
    types = {kind.name: event_type(kind) for kind in GAMES[setting.game].kinds.values()}
    table = play_randomly(setting.new_table(5), 5)
    assert all(is_all_of(types[event["event"]], event) for step in table.steps for event in step.events)


def test_what_a_type_does_not_name_is_noticed() -> None:
    types = import_module("sintra.games.duel.types")
    line = {"spaces": 2, "tiles": 1, "colour": "blue", "moved": False, "paid": 0}
    assert is_all_of(TypeAdapter(types.Line), line)
    assert not is_all_of(TypeAdapter(types.Line), {**line, "more": 1})
