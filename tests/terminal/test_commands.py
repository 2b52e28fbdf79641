"""Is every command understood in every language?"""

import pytest

from sintra.core.words import LANGUAGES, has_words
from sintra.terminal.commands import COMMANDS, WORDS, parse_command, words_of
from sintra.terminal.play import Session


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_does_something(command: str) -> None:
    assert hasattr(Session, f"do_{command}")
    assert all(has_words(f"terminal-help-{command}", language) for language in LANGUAGES)


def test_no_word_means_two_commands() -> None:
    for command in COMMANDS:
        for language in LANGUAGES:
            assert {parse_command(word) for word in words_of(command, language)} == {(command, "")}
    assert set(WORDS.values()) == set(COMMANDS)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("save a file.txt", ("save", "a file.txt")),
        ("ULOŽIT hra", ("save", "hra")),
        ("zpet", ("undo", "")),
        ("pomoc", ("help", "")),
        ("exit", ("quit", "")),
        ("", ("board", "")),
        ("?", ("help", "")),
        ("3 blue 2", None),
    ],
)
def test_commands_are_understood_in_both_languages(typed: str, command: tuple[str, str] | None) -> None:
    assert parse_command(typed) == command
