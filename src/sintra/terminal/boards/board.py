"""What the screen asks of a board: a drawing, and the same in sentences."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from sintra.core.contract import Game, View
from sintra.core.table import Step
from sintra.core.words import Argument, Player, Text


@dataclass(frozen=True)
class Scene:
    """What is to be shown: a view, in whose words, and the moves to be marked in it."""

    game: Game
    view: View
    language: str
    names: Sequence[Text]
    example: str = ""  # a legal move
    recent: Sequence[Step] = field(default_factory=tuple)


class Voice:
    """Puts a scene into words; each board adds what it calls its pieces."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.language = scene.language

    def text(self, key: str, /, **args: Argument) -> Text:
        """A sentence, or a part of one."""
        return Text(key, **args)

    def words(self, key: str, /, **args: Argument) -> str:
        """A sentence in the language of the scene."""
        return self.text(key, **args).in_(self.language, self.scene.names)

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self.scene.names[seat].in_(self.language)

    def points(self, points: int) -> str:
        """A number of points."""
        return self.words("common-points", points=points)

    def heading(self) -> str:
        """The game, the round and the turn, above a drawing."""
        game, number, turn = self.scene.game.title, self.view["round"], self.view["turn"]
        if turn is None:
            return self.words("terminal-game-over", game=game, round=number)
        return self.words("terminal-round-and-turn", game=game, round=number, player=Player(turn))

    def turn(self) -> str:
        """The round and who is to move, in a sentence."""
        number, turn = self.view["round"], self.view["turn"]
        if turn is None:
            return self.words("terminal-say-over", round=number)
        return self.words("terminal-say-turn", round=number, player=Player(turn))

    def line(self, number: int, line: View, colour: Text, is_yours: bool) -> str:
        """A pattern line that holds tiles, in a sentence."""
        key = "terminal-say-your-line" if is_yours else "terminal-say-line"
        return self.words(key, line=number, tiles=line["tiles"], spaces=line["spaces"], colour=colour)


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
