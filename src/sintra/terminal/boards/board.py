"""What the screen asks of a board: a drawing, and the same in sentences."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from sintra.core.contract import Game, View
from sintra.core.table import Step
from sintra.core.text import Text


@dataclass(frozen=True)
class Scene:
    """What is to be shown: a view, in whose words, and the moves to be marked in it."""

    game: Game
    view: View
    language: str
    names: Sequence[str]
    example: str = ""  # a legal move
    recent: Sequence[Step] = field(default_factory=tuple)

    def words(self, text: Text, **values: object) -> str:
        """A sentence in the language of the scene."""
        return text.in_(self.language).format(**values)


class Board(ABC):
    """The looks of one rule system."""

    @abstractmethod
    def draw(self, scene: Scene, width: int) -> RenderableType:
        """The whole table, in lines of at most `width` characters."""

    @abstractmethod
    def sentences(self, scene: Scene) -> list[str]:
        """The whole table in sentences."""

    @abstractmethod
    def brief_sentences(self, scene: Scene) -> list[str]:
        """What the viewer needs for his next move, in sentences."""

    @abstractmethod
    def offer(self, scene: Scene) -> list[str]:
        """What a round begins with, in sentences."""

    @abstractmethod
    def question(self, scene: Scene) -> str:
        """What is asked when it is not an ordinary turn, else nothing."""
