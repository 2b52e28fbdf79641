"""What the pieces of Duel are called."""

from dataclasses import dataclass

from sintra.core.text import Text
from sintra.games.duel import types
from sintra.games.duel.cardboard import COLOUR_LETTERS, MOSAIC, ORNAMENT


@dataclass(frozen=True)
class Colour:
    """A colour of tiles: its name in data, its letter, and its words."""

    name: types.Colour
    letter: str
    title: Text
    czech_forms: tuple[str, str, str]  # with tiles: "1 modrá", "2 modré", "5 modrých"
    czech_object: str  # whom one takes: "1 modrou"


COLOURS = (
    Colour("blue", "B", Text("blue", "modrá"), ("modrá", "modré", "modrých"), "modrou"),
    Colour("yellow", "Y", Text("yellow", "žlutá"), ("žlutá", "žluté", "žlutých"), "žlutou"),
    Colour("red", "R", Text("red", "červená"), ("červená", "červené", "červených"), "červenou"),
    Colour("black", "K", Text("black", "černá"), ("černá", "černé", "černých"), "černou"),
    Colour("turquoise", "T", Text("turquoise", "tyrkysová"), ("tyrkysová", "tyrkysové", "tyrkysových"), "tyrkysovou"),
)
assert "".join(colour.letter for colour in COLOURS) == COLOUR_LETTERS
COLOUR_NAMES = tuple(colour.name for colour in COLOURS)
SPACE_NAMES = (*COLOUR_NAMES, "ornament", "mosaic")
TYPE_NAMES: dict[int, types.PlateType] = {ORNAMENT: "ornament", MOSAIC: "mosaic"}
