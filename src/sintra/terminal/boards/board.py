"""What the screen asks of a board: a drawing, and the same in sentences."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

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


@dataclass(frozen=True)
class Board:
    """The looks of one rule system, made from what it draws and says with a face of its own."""

    face: Callable[[Scene], Any]
    narrowest: int  # columns; below that, sentences are easier to read than a broken drawing
    drawing: Callable[[Any, int], Iterable[RenderableType]]  # in a width
    offered: Callable[[Any], Iterable[str]]  # what stands before the boards
    player: Callable[[Any, int], Iterable[str]]  # the board of a seat
    unseen: str  # the key of what is said last
    opening: Callable[[Any], Iterable[str]]  # what a round begins with
    asked: Callable[[Any], str]
    needed: Callable[[Any], Iterable[str]] | None = None  # for a decision, if that is not what is offered and a board

    def draw(self, scene: Scene, width: int) -> RenderableType:
        """The whole table, in lines of at most `width` characters."""
        if width < self.narrowest:
            return "\n".join(self.sentences(scene))
        return Group(*self.drawing(self.face(scene), width))

    def sentences(self, scene: Scene) -> list[str]:
        """The whole table in sentences, the viewer's board before the others."""
        face = self.face(scene)
        boards = (sentence for seat in face.seats for sentence in self.player(face, seat))
        return [face.turn(), *self.offered(face), *boards, face.words(self.unseen, **face.out_of_sight())]

    def brief_sentences(self, scene: Scene) -> list[str]:
        """What the viewer needs for his next move, in sentences; a spectator gets everything."""
        if scene.view["viewer"] is None or scene.view["turn"] is None:
            return self.sentences(scene)
        face = self.face(scene)
        if self.needed:
            return [face.turn(), *self.needed(face)]
        return [face.turn(), *self.offered(face), *self.player(face, scene.view["viewer"])]

    def offer(self, scene: Scene) -> list[str]:
        """What a round begins with, in sentences."""
        return list(self.opening(self.face(scene)))

    def question(self, scene: Scene) -> str:
        """What is asked when it is not an ordinary turn, else nothing."""
        return self.asked(self.face(scene))
