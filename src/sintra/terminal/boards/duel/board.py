"""The board of Duel."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as Line

from sintra.terminal.boards.board import Board
from sintra.terminal.boards.duel import factories, plates, players, questions, sentences
from sintra.terminal.boards.duel.face import Face
from sintra.terminal.boards.frames import MARK, SIGN, explained, flowing
from sintra.terminal.boards.layout import GAP, Block, full_rows, opposite, side_by_side, width_of

ODD_SPACES = (("S", "ornament"), ("W", "mosaic"))  # with the letters that stand for them in the name of a plate
SIGNS = {
    factories.SUN: "duel-sign-sun",
    factories.MOON: "duel-sign-moon",
    "[ ]": "duel-sign-top",
    "( )": "duel-sign-chip",
    "·1·": "duel-sign-field",
}


def drawing(face: Face, width: int) -> Iterator[RenderableType]:
    """Factories and plates above the viewer's board, which is large.

    If the other board does not fit beside it, it comes first: what a move needs stays in sight on a low screen.
    """
    nearest, *others = full_rows(players.blocks(face, width), width)
    yield from map(side_by_side, others)
    yield opposite(face.heading(), face.words("duel-bag-and-tower", **face.out_of_sight()), width)
    yield from map(side_by_side, offer_rows(face, width))
    goals = [Line(face.words("duel-goal-short", goal=goal)) for goal in face.view["goals"]]
    yield from flowing(goals, width, f" {face.words('duel-goals')}: ", " · ")
    yield side_by_side(nearest)
    yield from legend(face, width)


def offer_rows(face: Face, width: int) -> list[list[Block]]:
    """Factories above plates, or beside them on a wide screen; each row of factories has its labels."""
    labels, below = factories.LABELS, list(plates.blocks(face))
    rows = [[labels, *row] for row in full_rows(factories.blocks(face), width - labels.width - GAP)]
    if len(rows) == 1 and width_of([*rows[0], *below]) <= width:
        return [[*rows[0], *below]]
    return rows + [row for row in full_rows(below, width) if row]


def legend(face: Face, width: int) -> Iterator[Line]:
    entries = [explained(face.tile(name, ""), face.words("duel-piece", colour=name)) for name in face.colours]
    entries.append(explained(face.tile("first", ""), face.words("duel-sign-first")))
    entries.append(explained(Line(SIGN, MARK), face.words("terminal-last-move")))
    odd = [(name, f"{face.words('duel-piece', colour=name)} ({letter})") for letter, name in ODD_SPACES]
    entries += [explained(face.space(name, ""), meaning) for name, meaning in odd]
    entries += [explained(Line(sign), face.words(key)) for sign, key in SIGNS.items()]
    return flowing(entries, width)


BOARD = Board(Face, sentences, drawing, questions.question, narrowest=64)
