"""The TypeScript types of the messages, made from the Python ones: `python -m sintra.server.typescript FILE`."""

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from sintra.server import messages

HEADING = "// Made from src/sintra/server/messages.py by `make types`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(type_of(part) for part in schema[union])
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def interface_of(name: str, schema: dict[str, Any]) -> str:
    """A message as an interface; what has a default may be left out by those who send it."""
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required or 'const' in inner else '?'}: {type_of(inner)};"
        for field, inner in schema.get("properties", {}).items()
    ]
    comment = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def definitions() -> dict[str, dict[str, Any]]:
    """The schemas of all messages, by name."""
    found: dict[str, dict[str, Any]] = {}
    for root in (*messages.ROOTS, *messages.UNIONS.values()):
        schema = TypeAdapter(root).json_schema()
        found |= schema.pop("$defs", {})
        if "title" in schema:
            found[schema["title"]] = schema
    return dict(sorted(found.items()))


def typescript() -> str:
    """All types as one file."""
    interfaces = [interface_of(name, schema) for name, schema in definitions().items()]
    unions = [
        f"export type {name} = {type_of(TypeAdapter(of).json_schema())};\n" for name, of in messages.UNIONS.items()
    ]
    return "\n".join([HEADING, *interfaces, *unions])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript())
