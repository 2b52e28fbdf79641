"""Letters, colours and words of an edition."""

from rich.text import Text as Line

from sintra.core.kinds import as_word
from sintra.core.text import Text
from sintra.core.words import Argument
from sintra.core.words import Text as Words
from sintra.games.classic.options import EDITIONS, Colour
from sintra.terminal import messages
from sintra.terminal.boards.board import Scene

TILE_STYLES = {
    "blue": "bold #ffffff on #2f6fb7",
    "yellow": "bold #2a2000 on #e6b93c",
    "red": "bold #ffffff on #c2452d",
    "black": "bold #f0f0f0 on #45454d",
    "white": "bold #20303a on #e9e6dc",
    "brown": "bold #ffffff on #84552f",
    "marker": "bold #1f1f1f on #8fd0bd",
}
PLACE_STYLES = {
    "blue": "#5d8fc7",
    "yellow": "#b9973b",
    "red": "#bb6a58",
    "black": "#80808a",
    "white": "#b5b2a8",
    "brown": "#a5794f",
}
MARKER_LETTER = "1"
NOTHING = "·"
GONE = "gone"  # what is special about the shield's display once the shield is taken
QUIET, CLEAR, GOLD, MARK = "dim", "not dim", "not dim #d8a934", "not dim bold #4fb3a0"


class Face:
    """How an edition looks and what it calls things, for one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.language = scene.language
        self.edition = next(edition for edition in EDITIONS if edition.name == scene.game.name)
        self.colours: dict[str, Colour] = {colour.name: colour for colour in self.edition.colours}

    def words(self, text: Text, **values: object) -> str:
        """A sentence in the language of the scene."""
        return self.scene.words(text, **values)

    def said(self, key: str, **args: Argument) -> str:
        """Words of the edition."""
        return Words(key, **args, **self.scene.game.said_with).in_(self.language)

    # Letters

    def letter(self, piece: str) -> str:
        """The letter of a tile, or the marker's number."""
        return MARKER_LETTER if piece == "marker" else self.colours[piece].letter

    def tile(self, piece: str, pad: str) -> Line:
        """A piece, with some space at both sides in its colour."""
        return Line(f"{pad}{self.letter(piece)}{pad}", TILE_STYLES[piece])

    def place(self, colour: str | None, pad: str) -> Line:
        """A free space, on the coloured wall with the small letter of its colour."""
        if colour is None:
            return Line(f"{pad}{NOTHING}{pad}", QUIET)
        return Line(f"{pad}{self.letter(colour).lower()}{pad}", PLACE_STYLES[colour])

    # Words

    def colour(self, name: str) -> str:
        """The name of a colour."""
        return self.said("classic-colour", colour=name)

    def piece(self, name: str | None) -> str:
        """The name of a piece."""
        if name is None:
            return self.words(messages.FREE)
        return self.words(messages.MARKER) if name == "marker" else self.colour(name)

    def tiles(self, names: list[str]) -> str:
        """Tiles as a sum: "2 blue, 1 red"."""
        counts = [(name, names.count(name)) for name in self.colours if name in names]
        return ", ".join(self.count(name, count) for name, count in counts) or self.words(messages.EMPTY)

    def count(self, name: str, count: int) -> str:
        """So many of a colour."""
        return self.said("classic-some", colour=name, count=count)

    def special(self, special: str) -> str:
        """What a gold display does."""
        return self.said("classic-special", special=as_word(special))

    @property
    def display(self) -> str:
        """What a display is called, with a capital letter."""
        return self.said("classic-display").capitalize()

    @property
    def on_wall(self) -> str:
        """Where the wall's tiles are, with a capital letter."""
        return self.said("classic-on-wall").capitalize()
