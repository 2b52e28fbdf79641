"""Letters, colours and words of Duel."""

from collections.abc import Sequence

from rich.text import Text as Line

from sintra.core.words import Listed, Text
from sintra.games.duel.cardboard import SPACE_LETTERS, TURNED
from sintra.games.duel.names import COLOURS, SPACE_NAMES
from sintra.terminal.boards.board import Scene, Voice

TILE_STYLES = {
    "blue": "bold #ffffff on #2f6fb7",
    "yellow": "bold #2a2000 on #e6b93c",
    "red": "bold #ffffff on #c2452d",
    "black": "bold #f0f0f0 on #45454d",
    "turquoise": "bold #06302c on #4cc0b0",
    "ornament": "bold #3a2a00 on #efe3bd",
    "first": "bold #1f1f1f on #c9b6e4",
}
SPACE_STYLES = {
    "blue": "#5d8fc7",
    "yellow": "#b9973b",
    "red": "#bb6a58",
    "black": "#9a9aa6",
    "turquoise": "#4fa398",
    "ornament": "#d8c37f",
    "mosaic": "#a98fc9",
}
COLOUR_LETTERS: dict[str, str] = {colour.name: colour.letter for colour in COLOURS}
TILE_LETTERS = {**COLOUR_LETTERS, "ornament": "★", "first": "1"}
SPACE_SIGNS = {**{name: letter.lower() for name, letter in COLOUR_LETTERS.items()}, "ornament": "☆", "mosaic": "▒"}
PIECES = dict(zip(SPACE_LETTERS, SPACE_NAMES, strict=True))
NOTHING = "·"
QUIET, CLEAR, MARK = "dim", "not dim", "not dim bold #4fb3a0"


def printed_on(plate: str, turn: int = 0) -> list[str]:
    """What the four spaces of a plate show, row by row."""
    return [PIECES[plate[space]] for space in TURNED[turn]]


class Face(Voice):
    """How Duel looks and what it calls things, for one scene."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.colours = {colour.name: colour for colour in COLOURS}

    # Letters

    def tile(self, piece: str, pad: str) -> Line:
        """A tile, with some space at both sides in its colour."""
        return Line(f"{pad}{TILE_LETTERS[piece]}{pad}", TILE_STYLES[piece])

    def covered(self, colour: str) -> Line:
        """A tile under another one."""
        return Line(f" {TILE_LETTERS[colour]} ", SPACE_STYLES[colour])

    def top(self, colour: str) -> Line:
        """The tile on top of a stack."""
        return Line(f"[{TILE_LETTERS[colour]}]", TILE_STYLES[colour])

    def space(self, piece: str, pad: str) -> Line:
        """A free space of a plate."""
        return Line(f"{pad}{SPACE_SIGNS[piece]}{pad}", SPACE_STYLES[piece])

    def nothing(self, pad: str) -> Line:
        """A free space on which nothing is printed."""
        return Line(f"{pad}{NOTHING}{pad}", QUIET)

    def chip(self, chip: str) -> Line:
        """The letters of a chip in their colours."""
        return Line.assemble(*((letter, TILE_STYLES[PIECES[letter]]) for letter in chip))

    # Words

    def piece(self, name: str) -> Text:
        """The name of a tile or of a space."""
        return Text("duel-piece", colour=name)

    def tiles(self, names: Sequence[str]) -> list[Text]:
        """Tiles as a sum: "2 blue, 1 red"."""
        counts = [(name, names.count(name)) for name in self.colours if name in names]
        return [Text("duel-some", colour=name, count=count) for name, count in counts]

    def chip_in_words(self, chip: str) -> Text:
        """A chip as it is typed, and its colours."""
        colours = Listed(tuple(self.piece(PIECES[letter]) for letter in chip))
        return Text("duel-chip-in-words", chip=chip, colours=colours)

    def plate_in_words(self, plate: str, turn: int = 0) -> Text:
        """A plate as it lies."""
        first, second, third, fourth = (self.piece(piece) for piece in printed_on(plate, turn))
        return Text("duel-plate-in-words", first=first, second=second, third=third, fourth=fourth)

    def out_of_sight(self) -> dict[str, int]:
        """How much is in the bag and in the tower."""
        return {name: sum(self.view[name].values()) for name in ("bag", "tower")}
