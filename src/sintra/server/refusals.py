"""What the server answers when it does not do what it was asked."""

from collections.abc import Sequence
from typing import Any

from sintra.core.errors import SintraError
from sintra.core.words import Argument, as_json
from sintra.server.messages import Json


class Refusal(SintraError):
    """A message that changed nothing, and why."""

    def __init__(self, key: str, status: int = 409, /, **args: Argument) -> None:
        super().__init__(key, **args)
        self.status = status


def not_understood(errors: Sequence[Any]) -> Refusal:
    """Refuse what Pydantic has not understood: the first thing that is wrong, and where."""
    problem = f"{'.'.join(str(part) for part in errors[0]['loc'])}: {errors[0]['msg']}"
    return Refusal("server-not-understood", 422, problem=problem)


def answer_to(error: SintraError, language: str) -> Json:
    """Why something was refused: in words, and for those who render it themselves."""
    return {"reason": error.in_(language), **as_json(error.text)}
