"""Letters, numbers, colours, words and traces of Queen's Garden."""

from rich.text import Text as Line

from sintra.core.words import Listed, Text
from sintra.games.garden.cardboard import CELL_NAMES, CELL_NUMBER, CELLS, PRINTED
from sintra.games.garden.names import HEXAGON_CODES, HEXAGON_NUMBER, hexagon_title, line_of, line_title
from sintra.terminal.boards.frames import MARK, SIGN
from sintra.terminal.boards.marks import Traces
from sintra.terminal.boards.voice import Voice

STYLES = {
    "B": "bold #ffffff on #2f6fb7",
    "P": "bold #ffffff on #5b2f86",
    "L": "bold #2a1338 on #c3a1dc",
    "Y": "bold #2a2000 on #e6c83c",
    "G": "bold #14300c on #9bd06b",
    "D": "bold #ffffff on #2d6b3c",
}
FEATURE = "bold #c9a25a"
TRACES = Traces(
    {
        "place": lambda event: ("cell", event["seat"], *event["cell"]),
        "expand": lambda event: ("cell", event["seat"], *CELLS[PRINTED[event["slot"], event["turn"]]]),
        "buy": lambda event: ("slot", event["seat"], event["slot"]),
        "take": lambda event: ("storage", event["seat"]),
        "feature": lambda event: ("storage", event["seat"]),
    },
    lasting=["cell", "slot", "storage"],
)


class Face(Voice):
    """How the game looks and what it calls things, for one scene."""

    traces, containers, unseen = TRACES, ("bag", "tower"), "garden-say-out-of-sight"

    # Letters

    def hexagon(self, name: str, is_marked: bool = False) -> Line:
        """The letter and the number of a hexagon in its colour, with space or the mark at its sides."""
        code = HEXAGON_CODES[HEXAGON_NUMBER[name]]
        style = STYLES[code[0]]
        return Line.assemble((SIGN, MARK) if is_marked else (" ", style), (f"{code} ", style))

    def codes(self, names: list[str]) -> Line:
        return Line.assemble(*map(self.hexagon, names))

    def feature_letter(self, name: str) -> str:
        return self.words("garden-feature-letter", feature=name)

    # Words

    def titles(self, names: list[str]) -> Listed:
        """Hexagons in words."""
        return self.listed([hexagon_title(name) for name in names])

    def listed(self, things: list[Text]) -> Listed:
        """Things with commas, or that there are none."""
        return Listed(tuple(things or [Text("garden-nothing")]))

    def cell(self, cell: list[int]) -> str:
        return CELL_NAMES[CELL_NUMBER[cell[0], cell[1]]]

    def wheel(self) -> list[Text]:
        """What this round scores: colours and symbols with their points."""
        entries = self.view["wheel"][self.view["round"] - 1]
        return [Text("garden-say-entry", line=line_title(line_of(entry)), points=entry["points"]) for entry in entries]

    def may_expand(self) -> bool:
        """Whether the viewer has an expansion to place, so that he needs to know what turns mean."""
        viewer = self.view["viewer"]
        return viewer is not None and bool(self.view["boards"][viewer]["expansions"])

    def out_of_sight(self) -> dict[str, int]:
        return {**super().out_of_sight(), "supply": self.view["supply"]}
