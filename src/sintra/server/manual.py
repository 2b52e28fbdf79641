"""The HTTP interface as a page to read, made from its OpenAPI description."""

from html import escape
from typing import Any

FRAME = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sintra: the HTTP interface</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
:root {{ color-scheme: light dark; }}
td {{ padding: 0.2rem 0.8rem 0.2rem 0; vertical-align: top; }}
</style>
<h1>Sintra: the HTTP interface</h1>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a>. The WebSocket has a page of its own,
<code>docs/server.md</code>.</p>
{questions}<h2>Messages</h2>{schemas}</html>"""


def manual(schema: dict[str, Any]) -> str:
    questions = "".join(
        question(method, path, told) for path, methods in schema["paths"].items() for method, told in methods.items()
    )
    schemas = "".join(message(name, told) for name, told in sorted(schema["components"]["schemas"].items()))
    return FRAME.format(questions=questions, schemas=schemas)


def question(method: str, path: str, told: dict[str, Any]) -> str:
    answers = [type_name(part["content"]) for part in told["responses"].values() if "content" in part]
    body = told.get("requestBody", {}).get("content")
    sent = f"<br>Send: {type_name(body)}" if body else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(told.get('description', ''))}{sent}<br>Answer: {answers[0] if answers else '–'}</p>"
    )


def type_name(content: dict[str, Any]) -> str:
    return next((f"{type_of(part.get('schema', {}))}" for part in content.values()), "")


def type_of(schema: dict[str, Any]) -> str:
    """A type of the description in words, with links to messages."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "items" in schema:
        return f"list of {type_of(schema['items'])}"
    if "anyOf" in schema:
        return " or ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return " | ".join(escape(str(value)) for value in schema.get("enum", [schema.get("const")]))
    return escape(schema.get("type", "anything"))


def message(name: str, told: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{type_of(inner)}</td></tr>"
        for field, inner in told.get("properties", {}).items()
    )
    return (
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(told.get("description", ""))}</p><table>{rows}</table>'
    )
