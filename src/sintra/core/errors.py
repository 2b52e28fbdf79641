"""Every refusal: what was expected and what came, in every language we speak."""

from collections.abc import Iterable
from typing import Any

from sintra.core.words import Argument, Listed, Text

LONGEST_SHOWN = 60


class SintraError(ValueError):
    """Something given to Sintra was refused; nothing has changed. As a string it is English."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.text = Text(key, **args)

    def __str__(self) -> str:
        return self.in_("en")

    def in_(self, language: str) -> str:
        """The refusal in one language."""
        return self.text.in_(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return refused_again, (type(self), self.__dict__)


def refused_again(kind: type[SintraError], said: dict[str, Any]) -> SintraError:
    """A refusal that came from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(said)
    return error


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

    def __init__(self, line: int, key: str | Text, /, **args: Argument) -> None:
        reason = key if isinstance(key, Text) else Text(key, **args)
        super().__init__("refusal-in-line", line=line, reason=reason)
        self.line = line
        self.why = reason

    @property
    def reason(self) -> str:
        """The refusal without its line."""
        return self.why.in_("en")


def shown(value: object) -> Argument:
    """A value that came, as Python writes it; a long one is cut."""
    try:
        text = repr(value)
    except ValueError:  # a number with more digits than Python is willing to write
        return Text("common-very-large", kind=type(value).__name__)
    is_text = isinstance(value, str)
    text = text[1:-1] if is_text else text
    text = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return Text("common-shown", text=text) if is_text else text


def listed(expected: Iterable[object]) -> Listed:
    """What would have been right."""
    return Listed(tuple(each if isinstance(each, Text) else str(each) for each in expected))
