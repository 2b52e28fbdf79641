"""Letters, numbers, colours and words of Queen's Garden."""

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.core.words import Listed, Text
from sintra.games.garden.cardboard import CELL_NAMES, CELL_NUMBER
from sintra.games.garden.names import HEXAGON_CODES, HEXAGON_NUMBER, hexagon_title, line_of, line_title
from sintra.terminal.boards.board import Voice

STYLES = {
    "B": "bold #ffffff on #2f6fb7",
    "P": "bold #ffffff on #5b2f86",
    "L": "bold #2a1338 on #c3a1dc",
    "Y": "bold #2a2000 on #e6c83c",
    "G": "bold #14300c on #9bd06b",
    "D": "bold #ffffff on #2d6b3c",
}
QUIET, CLEAR, MARK, FEATURE = "dim", "not dim", "not dim bold #4fb3a0", "bold #c9a25a"
SIGN = "▸"


class Face(Voice):
    """How the game looks and what it calls things, for one scene."""

    # Letters

    def code(self, name: str) -> str:
        """The letter and the number of a hexagon."""
        return HEXAGON_CODES[HEXAGON_NUMBER[name]]

    def hexagon(self, name: str, before: str = " ", after: str = " ") -> Line:
        """A hexagon in its colour, with what stands at its sides."""
        code = self.code(name)
        is_marked = before == SIGN
        sides = Line(before, MARK if is_marked else STYLES[code[0]])
        return Line.assemble(sides, (f"{code}{after}", STYLES[code[0]]))

    def codes(self, names: list[str]) -> Line:
        """Hexagons beside each other."""
        return Line.assemble(*(self.hexagon(name) for name in names))

    def feature_letter(self, name: str) -> str:
        """The letter of a feature."""
        return self.words("garden-feature-letter", feature=name)

    # Words

    def titles(self, names: list[str]) -> Listed:
        """Hexagons in words."""
        return self.listed([hexagon_title(name) for name in names])

    def listed(self, things: list[Text]) -> Listed:
        """Things with commas, or that there are none."""
        return Listed(tuple(things or [Text("garden-nothing")]))

    def cell(self, cell: list[int]) -> str:
        """The name of a cell."""
        return CELL_NAMES[CELL_NUMBER[cell[0], cell[1]]]

    def wheel(self) -> list[Text]:
        """What this round scores: colours and symbols with their points."""
        entries = self.view["wheel"][self.view["round"] - 1]
        return [Text("garden-say-entry", line=line_title(line_of(entry)), points=entry["points"]) for entry in entries]

    def may_expand(self) -> bool:
        """Whether the viewer has an expansion to place, so that he needs to know what turns mean."""
        view: View = self.view
        return view["viewer"] is not None and bool(view["boards"][view["viewer"]]["expansions"])

    def out_of_sight(self) -> dict[str, int]:
        """How much is in the bag, the tower and the supply."""
        view: View = self.view
        return {"bag": sum(view["bag"].values()), "tower": sum(view["tower"].values()), "supply": view["supply"]}
