"""A scene in words, and the letters of its tiles; each board adds what it calls its pieces."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.core.words import Argument, Listed, Player, Text
from sintra.terminal.boards.board import Scene
from sintra.terminal.boards.marks import Traces


class Voice:
    """Puts a scene into words."""

    traces: ClassVar[Traces]
    containers: ClassVar[tuple[str, ...]]  # of what is out of sight
    unseen: ClassVar[str]  # the key of what is said of them

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.language = scene.language
        self.marks = self.traces.marks(scene.recent)

    def text(self, key: str, /, **args: Argument) -> Text:
        return Text(key, **args)

    def words(self, key: str, /, **args: Argument) -> str:
        return self.text(key, **args).in_(self.language, self.scene.names)

    def name(self, seat: int) -> str:
        return self.scene.names[seat].in_(self.language)

    def heading(self) -> str:
        """The game, the round and the turn, above a drawing."""
        return self.at_turn("terminal-round-and-turn", "terminal-game-over")

    def turn(self) -> str:
        """The round and who is to move, in a sentence."""
        return self.at_turn("terminal-say-turn", "terminal-say-over")

    def at_turn(self, key: str, over: str) -> str:
        """A sentence about the turn, or another one if the game is over."""
        turn, args = self.view["turn"], {"game": self.scene.game.title, "round": self.view["round"]}
        return self.words(over, **args) if turn is None else self.words(key, player=Player(turn), **args)

    @property
    def seats(self) -> list[int]:
        """The viewer's seat, then the others in turn order."""
        seats = range(len(self.view["boards"]))
        first = self.view["viewer"] or 0
        return [*seats[first:], *seats[:first]]

    def is_marked(self, what: str, *which: object) -> bool:
        return (what, *which) in self.marks

    def out_of_sight(self) -> dict[str, int]:
        return {name: sum(self.view[name].values()) for name in self.containers}

    def numbered(self, sentences: Iterable[str], key: str) -> Iterator[str]:
        """Sentences about numbered things, then the numbers of those about which there is nothing to say."""
        said = list(sentences)
        yield from filter(None, said)
        if empty := tuple(number for number, sentence in enumerate(said, 1) if not sentence):
            yield self.words(key, numbers=Listed(empty))


class TileVoice(Voice):
    """Knows tiles and pattern lines."""

    letters: Mapping[str, str]  # of every piece, the colours first
    styles: Mapping[str, str]
    colours: Sequence[str]

    def tile(self, piece: str, pad: str) -> Line:
        """A piece, with some space at both sides in its colour."""
        return Line(f"{pad}{self.letters[piece]}{pad}", self.styles[piece])

    def piece(self, name: str | None) -> Text:
        """The name of a piece; nothing is a free space."""
        return self.text(f"{self.scene.game.rules}-piece", colour=name or "none")

    def tiles(self, names: Sequence[str]) -> list[Text]:
        """Tiles as a sum: "2 blue, 1 red"."""
        key = f"{self.scene.game.rules}-some"
        return [self.text(key, colour=name, count=names.count(name)) for name in self.colours if name in names]

    def in_columns(self, row: Sequence[str | None]) -> list[Text]:
        """What lies in a row, with its columns."""
        numbered = [(column, piece) for column, piece in enumerate(row, 1) if piece]
        return [self.text("terminal-say-column", colour=self.piece(piece), column=column) for column, piece in numbered]

    def lines(self, seat: int) -> Iterator[str]:
        """The pattern lines that hold tiles, then the numbers of the empty ones."""
        key = "terminal-say-your-line" if seat == self.view["viewer"] else "terminal-say-line"
        numbered = list(enumerate(self.view["boards"][seat]["lines"], 1))
        for number, line in numbered:
            if line["tiles"]:
                colour = self.piece(line["colour"])
                yield self.words(key, line=number, tiles=line["tiles"], spaces=line["spaces"], colour=colour)
            yield from self.remarks(number, line)
        if empty := tuple(number for number, line in numbered if not line["tiles"]):
            yield self.words("terminal-say-empty-lines", lines=Listed(empty))

    def remarks(self, number: int, line: View) -> Iterable[str]:
        """What else there is to say of a line."""
        return ()
