"""The keys of all words that the page may say, with the names of their arguments."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sintra.core.words import FIRST, FOLDER


class Mentions(Visitor):
    """What a message mentions: its own arguments, and other messages whose arguments are its own too."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """An argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        """Another message."""
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def mentions_of(folder: Path, but: str = "-") -> dict[str, Mentions]:
    """Every message of a language with what it mentions, without those of some files."""
    found: dict[str, Mentions] = {}
    for path in sorted(folder.glob("*.ftl")):
        if path.name.endswith(but):
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= dict(mentions_in(entry))
    return found


def mentions_in(message: ast.Message) -> Iterator[tuple[str, Mentions]]:
    """What a message and each of its other forms mention, by key."""
    forms = {
        message.id.name: message.value,
        **{f"{message.id.name}.{form.id.name}": form for form in message.attributes},
    }
    for key, form in forms.items():
        mentions = Mentions()
        if form is not None:
            mentions.visit(form)
        yield key, mentions


def arguments_of(key: str, mentions: Mapping[str, Mentions]) -> set[str]:
    """All arguments that a message needs, also for those it refers to."""
    own = mentions[key]
    return own.arguments.union(*(arguments_of(other, mentions) for other in own.messages))


def keys() -> str:
    """All keys as one file."""
    mentions = mentions_of(FOLDER / FIRST, but=".terminal.ftl")
    needed = {key: sorted(arguments_of(key, mentions)) for key in mentions}
    lines = [f"  '{key}': {quoted(names)};" for key, names in needed.items()]
    return "\n".join(["export interface Words {", *lines, "}", ""])


def quoted(names: list[str]) -> str:
    """Some names as a type."""
    return " | ".join(f"'{name}'" for name in names) or "never"
