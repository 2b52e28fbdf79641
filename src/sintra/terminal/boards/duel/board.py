"""The board of Duel."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.duel import factories, plates, players, questions, sentences
from sintra.terminal.boards.duel.face import MARK, QUIET, Face
from sintra.terminal.boards.duel.frame import flowing
from sintra.terminal.boards.duel.marks import Marks
from sintra.terminal.boards.layout import GAP, Block, full_rows, opposite, side_by_side, width_of

ODD_SPACES = (("S", "ornament"), ("W", "mosaic"))  # with the letters that stand for them in the name of a plate
SIGNS = {
    factories.SUN: "duel-sign-sun",
    factories.MOON: "duel-sign-moon",
    "[ ]": "duel-sign-top",
    "( )": "duel-sign-chip",
    "·1·": "duel-sign-field",
}
NARROWEST = 64  # columns; below that, sentences are easier to read than a broken drawing


class DuelBoard(Board):
    """Factories, plates, and the players' boards with their domes."""

    def draw(self, scene: Scene, width: int) -> RenderableType:
        """Factories and plates above the viewer's board, which is large.

        If the other board does not fit beside it, it comes first: what a move needs stays in sight on a low screen.
        """
        if width < NARROWEST:
            return "\n".join(self.sentences(scene))
        face, marks = Face(scene), Marks.of(scene.recent)
        nearest, *others = full_rows(players.blocks(face, marks, width), width)
        return Group(
            *map(side_by_side, others),
            opposite(face.heading(), face.words("duel-bag-and-tower", **face.out_of_sight()), width),
            *map(side_by_side, offer_rows(face, marks, width)),
            *goal_lines(face, width),
            side_by_side(nearest),
            *legend(face, width),
        )

    def sentences(self, scene: Scene) -> list[str]:
        """The same, one thing after another."""
        return sentences.table(Face(scene))

    def brief_sentences(self, scene: Scene) -> list[str]:
        """What the decision needs."""
        return sentences.brief_table(Face(scene))

    def offer(self, scene: Scene) -> list[str]:
        """What lies on the factories and which plates there are; in the first round the goals as well."""
        return sentences.offer(Face(scene))

    def question(self, scene: Scene) -> str:
        """Which plate, where to place it, how to stack, and what to do in the tiling."""
        return questions.question(Face(scene))


def offer_rows(face: Face, marks: Marks, width: int) -> list[list[Block]]:
    """Factories above plates, or beside them on a wide screen; each row of factories has its labels."""
    labels, below = factories.LABELS, list(plates.blocks(face, marks))
    rows = [[labels, *row] for row in full_rows(factories.blocks(face, marks), width - labels.width - GAP)]
    if len(rows) == 1 and width_of([*rows[0], *below]) <= width:
        return [[*rows[0], *below]]
    return rows + [row for row in full_rows(below, width) if row]


def goal_lines(face: Face, width: int) -> Iterator[Line]:
    """The goals in play and what they are worth."""
    goals = [Line(face.words("duel-goal-short", goal=goal)) for goal in face.view["goals"]]
    yield from flowing(goals, width, f" {face.words('duel-goals')}: ", " · ")


def legend(face: Face, width: int) -> Iterator[Line]:
    """What letters and signs mean."""
    entries = [entry(face.tile(name, ""), face.words("duel-piece", colour=name)) for name in face.colours]
    entries.append(entry(face.tile("first", ""), face.words("duel-sign-first")))
    entries.append(entry(Line("▸", MARK), face.words("terminal-last-move")))
    odd = [(name, f"{face.words('duel-piece', colour=name)} ({letter})") for letter, name in ODD_SPACES]
    entries += [entry(face.space(name, ""), meaning) for name, meaning in odd]
    entries += [entry(Line(sign), face.words(key)) for sign, key in SIGNS.items()]
    yield from flowing(entries, width)


def entry(sign: Line, meaning: str) -> Line:
    """A sign and what it means."""
    return Line.assemble(sign, (f" {meaning}", QUIET))


BOARD = DuelBoard()
