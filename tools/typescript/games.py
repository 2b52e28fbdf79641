"""The types and the cardboard of every rule system."""

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_origin

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

import sintra
from sintra.core.contract import Game
from sintra.core.kinds import Kind
from sintra.core.options import Option, Selection
from tools.typescript.schemas import NEVER, NULL, Schema, definitions, interface_of, type_of

RULES = list(dict.fromkeys(game.rules for game in sintra.GAMES.values()))
WIDTH = 110  # of a table that is written in one line
NOT_SHOWN = ("Hidden", "Revealed")  # positions as the page never sees them
WIDER = 220  # where one thing has one line

IMPORT = 'import type {{ {0}Event, {0}Move, {0}View }} from "./{1}/types";'
PLAYED = "  {1}: {{ view: {0}View; move: {0}Move; event: {0}Event }};"
BOARD = '  {1}: () => import("./{1}"),'
GAMES = """\
import type {{ BoardModule }} from "./board";
{imports}

/** What is seen, what can be played and what happens, by rule system. */
export interface Games {{
{played}
}}
export type Rules = keyof Games;
export type View = Games[Rules]["view"];
export type Move = Games[Rules]["move"];
export type GameEvent = Games[Rules]["event"];

/** The boards; each is loaded when it is needed. */
export const BOARDS: {{ [R in Rules]: () => Promise<{{ default: BoardModule<Games[R]> }}> }} = {{
{boards}
}};
"""

KINDS = """\
import type {{ Kind }} from "../board";
import type {{ {0}Event }} from "./types";

export const KINDS: Record<{0}Event["event"], Kind> = {1};
"""


def games() -> str:
    """Which rule systems there are."""
    parts = {"imports": IMPORT, "played": PLAYED, "boards": BOARD}
    return GAMES.format(
        **{name: "\n".join(line.format(rules.capitalize(), rules) for rules in RULES) for name, line in parts.items()}
    )


def module_of(rules: str) -> ModuleType:
    """The types of a rule system."""
    return import_module(f"sintra.games.{rules}.types")


def types(rules: str) -> str:
    """All types of a rule system."""
    module, title = module_of(rules), rules.capitalize()
    aliases = aliases_of(module)
    names = {written: name for name, written in aliases.items()}
    played = [game for game in sintra.GAMES.values() if game.rules == rules]
    moves = {f"{kind.capitalize()}Move": move_schema(played, kind) for kind in played[0].vocabulary.kinds}
    shown = (each for name, each in vars(module).items() if is_typeddict(each) and name not in NOT_SHOWN)
    objects = definitions(shown)
    objects[f"{title}View"]["properties"]["options"] = {"$ref": f"{title}Options"}
    objects[f"{title}View"]["required"].append("options")
    events = {f"{name.capitalize()}Event": event_schema(kind) for name, kind in played[0].kinds.items()}
    objects |= {f"{title}Options": options_schema(played), **moves}
    return "\n".join(
        [
            *(f"export type {name} = {written};" for name, written in aliases.items()),
            "",
            *(interface_of(name, schema, names) for name, schema in objects.items()),
            *(on_one_line(interface_of(name, schema, names)) for name, schema in events.items()),
            "",
            f"export type {title}Move = {' | '.join(moves)};\n",
            f"export type {title}Event = {' | '.join(events)};\n",
        ]
    )


def on_one_line(interface: str) -> str:
    return " ".join(interface.split())


def aliases_of(module: ModuleType) -> dict[str, str]:
    """The types that only have a name."""
    found: dict[str, str] = {}
    for name, value in vars(module).items():
        if get_origin(value) in (Literal, Annotated, Union, UnionType):
            found[name] = type_of(TypeAdapter(value).json_schema(), {text: known for known, text in found.items()})
    return found


# Options and moves


def options_schema(played: list[Game]) -> Schema:
    """The options of all games of a rule system, which a table adds to what is seen."""
    options = [option for game in played for option in game.options]
    names = dict.fromkeys(option.name for option in options)
    properties = {name: choice_schema([option for option in options if option.name == name]) for name in names}
    shared = [name for name in names if all(any(each.name == name for each in game.options) for game in played)]
    return {"properties": properties, "required": shared}


def choice_schema(options: list[Option]) -> Schema:
    """What an option can be: one of its values, or a list of names."""
    chosen = schema_of(value.name for option in options for value in option.values)
    groups = [group for option in options if isinstance(option, Selection) for group in option.groups]
    listed = {"type": "array", "items": schema_of(value.name for group in groups for value in group)}
    return {"anyOf": [chosen, listed]} if groups else chosen


def move_schema(played: list[Game], kind: str) -> Schema:
    """The moves of a kind, in all games of a rule system."""
    parts = [part for game in played for part in game.vocabulary.kinds[kind].parts]
    optional = {field for part in parts if len(part.fields) > 1 for field in part.fields}
    optional |= {*played[0].secret_moves.get(kind, ())}
    properties: dict[str, Schema] = {"do": {"const": kind}}
    for field in dict.fromkeys(field for part in parts for field in part.fields):
        values = [each.value for part in parts for each in part.values if each.field == field]
        is_list = any(part.is_list for part in parts if field in part.fields)
        properties[field] = {"type": "array", "items": schema_of(values)} if is_list else schema_of(values)
    return {"properties": properties, "required": [field for field in properties if field not in optional]}


def schema_of(values: Iterable[Any]) -> Schema:
    """A schema for values: numbers, names, and lists of so many numbers."""
    found: dict[str, Schema] = {}
    for value in values:
        if isinstance(value, str):
            found.setdefault("names", {"enum": []})["enum"].append(value)
        elif isinstance(value, int):
            found["numbers"] = {"type": "integer"}
        else:
            found["lists"] = {
                "type": "array",
                "items": schema_of(value),
                "minItems": len(value),
                "maxItems": len(value),
            }
    if "names" in found:
        found["names"] = {"enum": sorted({*found["names"]["enum"]})}
    kinds = [found[kind] for kind in sorted(found, reverse=True)]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


# Events


def event_schema(kind: Kind) -> Schema:
    """The events of a kind; a seat and points can be asked of every event."""
    fields = {name: TypeAdapter(field.type).json_schema() for name, field in kind.fields.items()}
    points = NEVER if kind.points == "never" else {"type": "integer"}
    properties = {"event": {"const": kind.name}, "seat": NEVER, **fields, "points": points}
    optional = {name for name, schema in properties.items() if NULL in schema.get("anyOf", ()) or schema == NEVER}
    optional |= {*kind.secret} | ({"points"} if kind.points != "always" else set())
    return {
        "properties": {name: without_null(schema) for name, schema in properties.items()},
        "required": [name for name in properties if name not in optional],
    }


def without_null(schema: Schema) -> Schema:
    """What something is if it is there at all."""
    return next(part for part in schema["anyOf"] if part != NULL) if NULL in schema.get("anyOf", ()) else schema


def kinds(rules: str) -> str:
    """The table of the kinds of events: when and how each is told."""
    table = next(game.kinds for game in sintra.GAMES.values() if game.rules == rules)
    return KINDS.format(rules.capitalize(), literal({name: kind_entry(kind) for name, kind in table.items()}, WIDER))


def kind_entry(kind: Kind) -> dict[str, Any]:
    """A kind as the page knows it."""
    fields = {name: field.style for name, field in kind.fields.items()}
    return {"chapter": kind.chapter.name.lower(), "told": kind.told, "is_joined": kind.is_joined, "fields": fields}


# Cardboard


def cardboard(rules: str) -> str:
    """The printed tables of a rule system, as far as the page needs them."""
    return "".join(
        f"export const {name} = {literal(value)}{'' if isinstance(value, int) else ' as const'};\n"
        for name, value in module_of(rules).CARDBOARD.items()
    )


def literal(value: Any, width: int = WIDTH, indent: str = "") -> str:
    """A value as it is written; what is too long for a line, one part in each."""
    written = json.dumps(value)
    if len(written) + len(indent) < width or not isinstance(value, list | tuple | dict):
        return written
    opening, closing = written[0], written[-1]
    return "\n".join([opening, *parts_of(value, width, indent + "  "), indent + closing])


def parts_of(value: Any, width: int, indent: str) -> Iterator[str]:
    """The parts of a list or of an object."""
    for part in value:
        name, inner = (f"{json.dumps(part)}: ", value[part]) if isinstance(value, dict) else ("", part)
        yield f"{indent}{name}{literal(inner, width, indent)},"
