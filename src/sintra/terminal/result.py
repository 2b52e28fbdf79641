"""The end of a game: who has won, and where all points come from."""

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from sintra.core.table import Table
from sintra.core.text import points_in_words
from sintra.terminal import messages


def winners(table: Table, names: Sequence[str], language: str) -> str:
    """Who has won."""
    won = table.winners
    points = points_in_words(table.scores[won[0]], language)
    if len(won) == 1:
        return messages.WINNER.in_(language).format(name=names[won[0]], points=points)
    inside = [names[seat][0].lower() + names[seat][1:] for seat in won]  # they stand in the middle of the sentence
    return messages.SHARED.in_(language).format(names=messages.all_of(inside, language), points=points)


def parts(table: Table, language: str) -> list[tuple[str, list[int]]]:
    """Every kind of points with what it brought to each seat; together they are the scores."""
    told = [event for step in table.steps for event in step.events if event.get("points")]
    kinds = dict.fromkeys(event["event"] for event in told)
    rows = [
        (table.game.part_title(kind).in_(language), [of_seat.get(kind, 0) for of_seat in table.breakdown])
        for kind in kinds
    ]
    before = table.game.scores(table.restored(table.start))
    if any(before):
        rows.insert(0, (messages.AT_THE_START.in_(language), before))
    return rows


def signed(points: int) -> str:
    """A number with a proper minus."""
    return str(points).replace("-", messages.MINUS)


def sentences(table: Table, names: Sequence[str], language: str) -> list[str]:
    """The result in sentences."""
    rows = parts(table, language)
    said = [winners(table, names, language)]
    for seat, name in enumerate(names):
        listed = ", ".join(
            messages.PART.in_(language).format(part=title, points=points[seat]) for title, points in rows
        )
        score = table.scores[seat]
        said.append(messages.PARTS_OF.in_(language).format(name=name, parts=listed, score=score))
    return said


def drawing(table: Table, names: Sequence[str], language: str) -> Grid:
    """The final breakdown as a table, the winners in bold."""
    grid = Grid(title=messages.BREAKDOWN.in_(language), box=box.ROUNDED, border_style="dim", title_style="bold")
    grid.add_column("")
    for seat, name in enumerate(names):
        grid.add_column(name, justify="right", style="bold" if seat in table.winners else "")
    for title, points in parts(table, language):
        grid.add_row(title, *map(signed, points))
    grid.add_section()
    grid.add_row(messages.TOGETHER.in_(language), *(signed(score) for score in table.scores), style="bold")
    return grid
