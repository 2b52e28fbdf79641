"""A third language, made out of the first: every word is marked, so that what is not data shows."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from sintra.core.words import FIRST
from tests.copies import copy_to

CODE = "xx"
MARK = "ˣ"
WORD = re.compile(r"[^\W\d_]{3,}")


class Marking(Transformer):
    """Marks every word of a sentence."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        node.value = WORD.sub(rf"\g<0>{MARK}", node.value)
        return node


def with_marked_language(folder: Path) -> Path:
    """A copy of the program with one folder more."""
    locales = copy_to(folder) / "src/sintra/locales"
    (locales / CODE).mkdir()
    for path in (locales / FIRST).glob("*.ftl"):
        words = Marking().visit(FluentParser().parse(path.read_text("utf-8")))
        (locales / CODE / path.name).write_text(FluentSerializer().serialize(words), "utf-8")
    return folder


def unmarked(text: str) -> set[str]:
    """The words that did not come from the language."""
    return {word for word in WORD.findall(text) if not word.endswith(MARK)}
