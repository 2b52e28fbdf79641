"""The end of a game: who has won, and where all points come from."""

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from sintra.core.table import Table
from sintra.core.words import Listed, Text
from sintra.terminal.boards.layout import MINUS

Part = tuple[Text, list[int]]  # a kind of points, and what it brought to each seat


def winners(table: Table, names: Sequence[Text]) -> Text:
    won = [names[seat] for seat in table.winners]
    points = table.scores[table.winners[0]]
    if len(won) == 1:
        return Text("terminal-winner", player=won[0], points=points)
    return Text("terminal-shared", players=Listed(tuple(won), "all"), points=points)


def parts(table: Table) -> list[Part]:
    """Every kind of points with what it brought to each seat; together they are the scores."""
    told = [event for step in table.steps for event in step.events if event.get("points")]
    kinds = dict.fromkeys(event["event"] for event in told)
    rows: list[Part] = [
        (table.game.part_title(kind), [of_seat.get(kind, 0) for of_seat in table.breakdown]) for kind in kinds
    ]
    before = table.game.scores(table.restored(table.start))
    return [(Text("common-part-start"), before), *rows] if any(before) else rows


def signed(points: int) -> str:
    return str(points).replace("-", MINUS)


def sentences(table: Table, names: Sequence[Text], language: str) -> list[str]:
    rows = parts(table)
    said = [winners(table, names)]
    for seat, name in enumerate(names):
        brought = [Text("terminal-part", part=title, points=points[seat]) for title, points in rows]
        parts_of = Listed(tuple(brought))
        said.append(Text("terminal-parts-of", player=name, parts=parts_of, score=table.scores[seat]))
    return [text.in_(language) for text in said]


def drawing(table: Table, names: Sequence[Text], language: str) -> Grid:
    """The final breakdown as a table, the winners in bold."""
    title = Text("terminal-breakdown").in_(language)
    grid = Grid(title=title, box=box.ROUNDED, border_style="dim", title_style="bold")
    grid.add_column("")
    for seat, name in enumerate(names):
        grid.add_column(name.in_(language), justify="right", style="bold" if seat in table.winners else "")
    for part, points in parts(table):
        grid.add_row(part.in_(language), *map(signed, points))
    grid.add_section()
    grid.add_row(Text("terminal-together").in_(language), *map(signed, table.scores), style="bold")
    return grid
