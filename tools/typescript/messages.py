"""The types of the messages."""

from pydantic import TypeAdapter

from sintra.server import messages
from tools.typescript.schemas import definitions, interface_of, type_of


def protocol() -> str:
    """All messages as one file; what has no fields here is a game's own."""
    schemas = definitions((*messages.ROOTS, *messages.UNIONS.values()))
    own = ", ".join(name for name, schema in schemas.items() if "properties" not in schema)
    interfaces = [interface_of(name, schema) for name, schema in schemas.items() if "properties" in schema]
    unions = [
        f"export type {name} = {type_of(TypeAdapter(of).json_schema())};\n" for name, of in messages.UNIONS.items()
    ]
    return "\n".join([f'import type {{ {own} }} from "./boards/games";\n', *interfaces, *unions])
