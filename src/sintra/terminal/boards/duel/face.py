"""Letters, colours, words and traces of Duel."""

from collections.abc import Iterator

from rich.text import Text as Line

from sintra.core.contract import Event, View
from sintra.core.words import Listed, Text
from sintra.games.duel.cardboard import FIELDS_ACROSS, SPACE_LETTERS, TURNED
from sintra.games.duel.names import COLOURS, SPACE_NAMES
from sintra.terminal.boards.marks import Mark, Traces
from sintra.terminal.boards.voice import TileVoice

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


def printed_on(plate: str, turn: int = 0) -> list[str]:
    """What the four spaces of a plate show, row by row."""
    return [PIECES[plate[space]] for space in TURNED[turn]]


def upper_left(event: Event) -> Mark:
    """The space of a dome by which a plate is marked."""
    row, column = divmod(event["field"], FIELDS_ACROSS)
    return "space", event["seat"], 2 * row, 2 * column


TRACES = Traces(
    {
        "sun": lambda event: ("factory", event["factory"]),
        "moon": lambda event: ("factory", event["factory"]),
        "chip": lambda event: ("factory", event["factory"]),
        "plate": lambda event: ("face up", event["from"]),
        "place": upper_left,
        "line": lambda event: ("line", event["seat"], event["line"]),
        "break": lambda event: ("broken", event["seat"]),
        "tile": lambda event: ("space", event["seat"], event["line"], event["column"]),
        "ornament": lambda event: ("space", event["seat"], event["row"], event["column"]),
    },
    wiped={
        "refill": lambda event: ("face up", event["to"]),
        "broken": lambda event: ("broken", event["seat"]),
    },
    lasting=["space"],
)


class Face(TileVoice):
    """How Duel looks and what it calls things, for one scene."""

    traces, containers, unseen = TRACES, ("bag", "tower"), "duel-say-bag"
    letters, styles, colours = TILE_LETTERS, TILE_STYLES, tuple(COLOUR_LETTERS)

    # Letters

    def covered(self, colour: str) -> Line:
        return Line(f" {TILE_LETTERS[colour]} ", SPACE_STYLES[colour])

    def top(self, colour: str) -> Line:
        return Line(f"[{TILE_LETTERS[colour]}]", TILE_STYLES[colour])

    def space(self, piece: str, pad: str) -> Line:
        return Line(f"{pad}{SPACE_SIGNS[piece]}{pad}", SPACE_STYLES[piece])

    def chip(self, chip: str) -> Line:
        return Line.assemble(*((letter, TILE_STYLES[PIECES[letter]]) for letter in chip))

    # Words

    def chip_in_words(self, chip: str) -> Text:
        """A chip as it is typed, and its colours."""
        colours = Listed(tuple(self.piece(PIECES[letter]) for letter in chip))
        return Text("duel-chip-in-words", chip=chip, colours=colours)

    def plate_in_words(self, plate: str, turn: int = 0) -> Text:
        first, second, third, fourth = (self.piece(piece) for piece in printed_on(plate, turn))
        return Text("duel-plate-in-words", first=first, second=second, third=third, fourth=fourth)

    def remarks(self, number: int, line: View) -> Iterator[str]:
        """What is already done with a line in the tiling."""
        if line["moved"]:
            yield self.words("duel-say-moved", line=number)
        if line["paid"]:
            yield self.words("duel-say-paid", line=number, count=line["paid"])
