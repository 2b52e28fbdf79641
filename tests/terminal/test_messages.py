"""Do both languages say the same, and is every command understood in both?"""

from string import Formatter

import pytest

from sintra.arena import messages as arena
from sintra.bots import external
from sintra.core.text import Text
from sintra.terminal import messages
from sintra.terminal.boards.duel import messages as duel
from sintra.terminal.boards.garden import messages as garden
from sintra.terminal.commands import COMMANDS, OTHER_WORDS, WORDS, parse_command
from sintra.terminal.play import HELP, Session

MESSAGES = {
    f"{module.__name__.removeprefix('sintra.terminal.')}.{name}": text
    for module in (messages, duel, garden, arena, external)
    for name, text in vars(module).items()
    if isinstance(text, Text)
}
# The Czech "of" depends on the number that follows.
CZECH_ONLY = {"messages.SAY_LINE": {"of"}, "messages.SAY_YOUR_LINE": {"of"}}


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("name", MESSAGES)
def test_both_languages_say_the_same(name: str) -> None:
    text = MESSAGES[name]
    assert text.en
    assert text.cs
    assert placeholders(text.cs) - CZECH_ONLY.get(name, set()) == placeholders(text.en)


def test_enumerations() -> None:
    assert messages.any_of(["1"], "en") == "1"
    assert messages.any_of(["1", "4", "floor"], "en") == "1, 4 or floor"
    assert messages.any_of(["1", "4", "podlaha"], "cs") == "1, 4 nebo podlaha"
    assert messages.all_of([], "en") == ""


def test_every_command_has_help_and_does_something() -> None:
    assert COMMANDS.keys() == HELP.keys()
    assert all(hasattr(Session, f"do_{name}") for name in [*COMMANDS, *OTHER_WORDS.values()])
    assert len(WORDS) == 2 * len(COMMANDS) + len(OTHER_WORDS)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("save a file.txt", ("save", "a file.txt")),
        ("ULOŽIT hra", ("save", "hra")),
        ("zpet", ("undo", "")),
        ("", ("board", "")),
        ("?", ("help", "")),
        ("3 blue 2", None),
    ],
)
def test_commands_are_understood_in_both_languages(typed: str, command: tuple[str, str] | None) -> None:
    assert parse_command(typed) == command
