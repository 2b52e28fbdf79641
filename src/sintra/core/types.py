"""What the types of views are made of: they are checked when views are built, and the page's are made from them."""

from collections.abc import Iterable
from typing import Any

from typing_extensions import TypedDict


class OneOf:
    """Says of a type that it is one of these names, where they come from cardboard: `Annotated[str, OneOf(NAMES)]`."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        return {"type": "literal", "expected": self.names}


class Chance(TypedDict):
    """Where the chance of a game has come to."""

    key: int
    counter: int


def chance_of(state: Any) -> Chance:
    return {"key": int(state.chance.key), "counter": int(state.chance.counter)}
