"""Completion of typed words with the Tab key, where Python has the readline module."""

from collections.abc import Callable, Sequence

from sintra.core.words import plain_letters
from sintra.terminal.choices import Choices
from sintra.terminal.commands import COMMANDS, words_of

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]


def completions(choices: Choices, before: Sequence[str], begun: str) -> list[str]:
    """The words that can stand after some words and begin with what is begun."""
    known = choices.following(before)
    if not before:
        known += [words_of(command, choices.language)[0] for command in COMMANDS]
    return [word for word in known if plain_letters(word).startswith(plain_letters(begun))]


def complete_with(current: Callable[[], Choices]) -> None:
    """Let the Tab key offer what can be typed at the moment."""
    if readline is None:
        return

    def complete(begun: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = completions(current(), before, begun)
        return f"{found[number]} " if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
