"""The words that are not moves: what each command is called in every language."""

from sintra.core.words import LANGUAGES, Text, plain_letters

COMMANDS = ("help", "moves", "board", "undo", "redo", "save", "log", "position", "quit")
AGAIN = {"": "board"}  # Enter shows the table again


def words_of(command: str, language: str) -> list[str]:
    """What can be typed for a command; the first word is what it is called."""
    return Text(f"terminal-command-{command}").in_(language).split()


WORDS = AGAIN | {
    plain_letters(word): name for language in LANGUAGES for name in COMMANDS for word in words_of(name, language)
}


def parse_command(typed: str) -> tuple[str, str] | None:
    """The name of a command and what stands behind it; None if it is none."""
    word, _, rest = typed.partition(" ")
    name = WORDS.get(plain_letters(word))
    return None if name is None else (name, rest.strip())
