"""What the screen asks of a board: a drawing, and the same in sentences."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import Group, RenderableType

from sintra.core.contract import Game, View
from sintra.core.table import Step
from sintra.core.words import Text


@dataclass(frozen=True)
class Scene:
    """What is to be shown: a view, in whose words, and the moves to be marked in it."""

    game: Game
    view: View
    language: str
    names: Sequence[Text]
    example: str = ""  # a legal move
    recent: Sequence[Step] = field(default_factory=tuple)


class Sentences(Protocol):
    """The module in which a rule system says what it shows."""

    def offered(self, face: Any) -> Iterable[str]:
        """What stands before the boards."""

    def board(self, face: Any, seat: int) -> Iterable[str]:
        """One player's board."""

    def needed(self, face: Any) -> Iterable[str]:
        """What a player hears before a decision."""

    def opening(self, face: Any) -> Iterable[str]:
        """What a round begins with."""


@dataclass(frozen=True)
class Board:
    """The looks of one rule system, made from what it draws and says with a face of its own."""

    face: Callable[[Scene], Any]
    said: Sentences
    drawing: Callable[[Any, int], Iterable[RenderableType]]  # in a width
    asked: Callable[[Any], str]
    narrowest: int  # columns; below that, sentences are easier to read than a broken drawing

    def draw(self, scene: Scene, width: int) -> RenderableType:
        """The whole table, in lines of at most `width` characters."""
        if width < self.narrowest:
            return "\n".join(self.sentences(scene))
        return Group(*self.drawing(self.face(scene), width))

    def sentences(self, scene: Scene) -> list[str]:
        """The whole table in sentences, the viewer's board before the others."""
        face = self.face(scene)
        boards = (sentence for seat in face.seats for sentence in self.said.board(face, seat))
        return [face.turn(), *self.said.offered(face), *boards, face.words(face.unseen, **face.out_of_sight())]

    def brief_sentences(self, scene: Scene) -> list[str]:
        """What the viewer needs for his next move, in sentences; a spectator gets everything."""
        if scene.view["viewer"] is None or scene.view["turn"] is None:
            return self.sentences(scene)
        face = self.face(scene)
        return [face.turn(), *self.said.needed(face)]

    def offer(self, scene: Scene) -> list[str]:
        """What a round begins with, in sentences."""
        return list(self.said.opening(self.face(scene)))

    def question(self, scene: Scene) -> str:
        """What is asked when it is not an ordinary turn, else nothing."""
        return self.asked(self.face(scene))
