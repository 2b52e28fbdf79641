"""Every refusal: what was expected and what came."""


class SintraError(ValueError):
    """Something given to Sintra was refused; nothing has changed."""


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

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
