"""JSON schemas as TypeScript types."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter

Schema = dict[str, Any]
NEVER: Schema = {"not": {}}
NULL: Schema = {"type": "null"}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: Schema, names: Mapping[str, str] = {}) -> str:
    """A schema as a type; types that have names, by those."""
    written = written_type(schema, names)
    return names.get(written, written)


def written_type(schema: Schema, names: Mapping[str, str]) -> str:
    """A schema as a type without a name of its own."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if schema == NEVER:
        return "never"
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(sorted(map(json.dumps, schema["enum"])))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part, names) for part in schema[union]))
    if schema.get("type") == "array":
        return array_of(schema, type_of(schema["items"], names))
    if schema.get("type") == "object":
        return record_of(schema, names)
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def array_of(schema: Schema, inner: str) -> str:
    """A list; if it is always as long, one that does not change."""
    if "maxItems" in schema and schema["maxItems"] == schema.get("minItems"):
        return f"readonly [{', '.join([inner] * schema['maxItems'])}]"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def record_of(schema: Schema, names: Mapping[str, str]) -> str:
    """An object with fields of one type; where only some names can be, not all of them need be there."""
    values = schema.get("additionalProperties")
    inner = type_of(values, names) if isinstance(values, dict) else "unknown"
    keys = schema.get("propertyNames", {})
    return f"Partial<Record<{type_of(keys, names)}, {inner}>>" if "enum" in keys else f"Record<string, {inner}>"


def interface_of(name: str, schema: Schema, names: Mapping[str, str] = {}) -> str:
    """An object as an interface; what has a default may be left out by those who send it."""
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required or 'const' in inner else '?'}: {type_of(inner, names)};"
        for field, inner in schema["properties"].items()
    ]
    comment = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def definitions(roots: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of all objects that some types are made of, by name."""
    found: dict[str, Schema] = {}
    for root in roots:
        schema = TypeAdapter(root).json_schema()
        found |= schema.pop("$defs", {})
        if "title" in schema:
            found[schema["title"]] = schema
    return dict(sorted(found.items()))
