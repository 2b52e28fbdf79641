"""Letters, colours and words of an edition."""

from rich.text import Text as Line

from sintra.core.kinds import as_word
from sintra.core.words import Argument, Listed, Text
from sintra.games.classic.options import EDITIONS, Colour
from sintra.terminal.boards.board import Scene, Voice

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


class Face(Voice):
    """How an edition looks and what it calls things, for one scene."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.edition = next(edition for edition in EDITIONS if edition.name == scene.game.name)
        self.colours: dict[str, Colour] = {colour.name: colour for colour in self.edition.colours}

    def text(self, key: str, /, **args: Argument) -> Text:
        """A sentence of the edition."""
        return super().text(key, edition=self.edition.name, **args)

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

    def piece(self, name: str | None) -> Text:
        """The name of a colour or of the marker; nothing is a free space."""
        return self.text("classic-piece", colour=name or "none")

    def tiles(self, names: list[str]) -> list[Text]:
        """Tiles as a sum: "2 blue, 1 red"."""
        counts = [(name, names.count(name)) for name in self.colours if name in names]
        return [self.text("classic-some", colour=name, count=count) for name, count in counts]

    def listed(self, things: list[Text]) -> Listed:
        """Things with commas, or that there are none."""
        return Listed(tuple(things or [self.text("classic-nothing")]))

    def special(self, special: str) -> str:
        """What a gold display does."""
        return self.words("classic-special", special=as_word(special))

    def out_of_sight(self) -> dict[str, int]:
        """How much is in the bag and in the lid."""
        return {name: sum(self.view[name].values()) for name in ("bag", "lid")}
