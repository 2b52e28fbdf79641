"""Letters, colours, words and traces of an edition."""

from rich.text import Text as Line

from sintra.core.kinds import as_word
from sintra.core.words import Argument, Listed, Text
from sintra.games.classic.options import EDITIONS
from sintra.terminal.boards.board import Scene
from sintra.terminal.boards.frames import nothing
from sintra.terminal.boards.marks import Traces
from sintra.terminal.boards.voice import TileVoice

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
GONE = "gone"  # what is special about the shield's display once the shield is taken
GOLD = "not dim #d8a934"
TRACES = Traces(
    {
        "take": lambda event: ("source", event["from"]),
        "spread": lambda event: ("source", event["from"]),
        "line": lambda event: ("line", event["seat"], event["line"]),
        "fall": lambda event: ("floor", event["seat"]),
        "marker": lambda event: ("floor", event["seat"]),
        "tile": lambda event: ("place", event["seat"], event["line"], event["column"]),
    },
    lasting=["place"],
)


class Face(TileVoice):
    """How an edition looks and what it calls things, for one scene."""

    traces, containers, unseen, styles = TRACES, ("bag", "lid"), "classic-say-bag", TILE_STYLES

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.edition = next(edition for edition in EDITIONS if edition.name == scene.game.name)
        self.colours = [colour.name for colour in self.edition.colours]
        self.letters = {**{colour.name: colour.letter for colour in self.edition.colours}, "marker": "1"}

    def text(self, key: str, /, **args: Argument) -> Text:
        return super().text(key, edition=self.edition.name, **args)

    def place(self, colour: str | None, pad: str) -> Line:
        """A free space, on the coloured wall with the small letter of its colour."""
        return Line(f"{pad}{self.letters[colour].lower()}{pad}", PLACE_STYLES[colour]) if colour else nothing(pad)

    def listed(self, things: list[Text]) -> Listed:
        """Things with commas, or that there are none."""
        return Listed(tuple(things or [self.text("classic-nothing")]))

    def special(self, special: str) -> str:
        return self.words("classic-special", special=as_word(special))
