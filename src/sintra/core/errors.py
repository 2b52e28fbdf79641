"""Every refusal: what was expected and what came, in every language we speak."""

from collections.abc import Iterable

from sintra.core.text import Text

LONGEST_SHOWN = 60
CZECH_QUOTES = "„“"


class SintraError(ValueError):
    """Something given to Sintra was refused; nothing has changed. As a string it is English."""

    def __init__(self, en: str, cs: str) -> None:
        super().__init__(en, cs)
        self.text = Text(en, cs)

    def __str__(self) -> str:
        return self.text.en

    def in_(self, language: str) -> str:
        """The refusal in one language."""
        return self.text.in_(language)


class BadOption(SintraError):
    """An unknown game, option, value or number of players."""


class BadSeed(SintraError):
    """A seed that is not one."""


class IllegalMove(SintraError):
    """A move that is not possible now, or not this seat's to make."""


class NotAMove(IllegalMove):
    """A text or an object that is no move of the game at all."""


class BadPosition(SintraError):
    """A position text that can not be read or can not occur."""


class NothingToUndo(SintraError):
    """There is no move to take back or to repeat, or it may not be taken back."""


class BadRecord(SintraError):
    """A record that can not be read or replayed."""

    def __init__(self, line: int, en: str, cs: str) -> None:
        super().__init__(f"line {line}: {en}", f"řádek {line}: {cs}")
        self.args = (line, en, cs)  # from which a copy is made, for example in another process
        self.line = line
        self.reason = en


def shown(value: object, quotes: str = "''") -> str:
    """A value that came, as Python writes it; a long one is cut."""
    try:
        text = repr(value)
    except ValueError:  # a number with more digits than Python is willing to write
        text = f"a very large {type(value).__name__}"
    is_text = isinstance(value, str)
    text = text[1:-1] if is_text else text
    text = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return quotes[0] + text + quotes[1] if is_text else text


def listed(expected: Iterable[object]) -> str:
    """What would have been right."""
    return ", ".join(map(str, expected))
