"""What the server answers when it does not do what it was asked."""

from sintra.core.errors import SintraError
from sintra.core.words import Argument


class Refusal(SintraError):
    """A message that changed nothing, and why."""

    def __init__(self, key: str, status: int = 409, /, **args: Argument) -> None:
        super().__init__(key, **args)
        self.status = status
