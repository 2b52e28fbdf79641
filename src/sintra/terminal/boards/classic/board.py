"""The boards of Mini and Master Chocolatier."""

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.classic import offer, players, sentences
from sintra.terminal.boards.classic.face import MARK, QUIET, Face
from sintra.terminal.boards.classic.marks import Marks
from sintra.terminal.boards.layout import flow, opposite

NARROWEST = 46  # columns; below that, sentences are easier to read than a broken drawing


class ClassicBoard(Board):
    """Displays, centre and players' boards."""

    def draw(self, scene: Scene, width: int) -> RenderableType:
        """Displays and centre above the viewer's board, which is large.

        Boards that do not fit beside it come first: what a move needs stays in sight on a low screen.
        """
        if width < NARROWEST:
            return "\n".join(self.sentences(scene))
        face, marks = Face(scene), Marks.of(scene.recent)
        nearest, *others = flow(players.blocks(face, marks, width), width)
        return Group(
            *others,
            opposite(face.heading(), face.words("classic-bag-and-lid", **face.out_of_sight()), width),
            *flow(offer.blocks(face, marks), width),
            *offer.gold_lines(face, width),
            nearest,
            legend(face, width),
        )

    def sentences(self, scene: Scene) -> list[str]:
        """The same, one thing after another."""
        return sentences.table(Face(scene))

    def brief_sentences(self, scene: Scene) -> list[str]:
        """The same without the boards of others."""
        return sentences.brief_table(Face(scene))

    def offer(self, scene: Scene) -> list[str]:
        """What lies on the displays."""
        return sentences.displays(Face(scene))

    def question(self, scene: Scene) -> str:
        """Where to spread, or where to put a tile on the plain wall."""
        decision = scene.view["decision"]
        if decision not in ("spread", "tile"):
            return ""
        return Face(scene).words(f"classic-ask-{decision}", number=scene.view["focus"] + 1, example=scene.example)


def legend(face: Face, width: int) -> Line:
    """What the letters mean."""
    line = Line(" ")
    for colour in face.edition.colours:
        line.append_text(face.tile(colour.name, "")).append(f" {face.piece(colour.name).in_(face.language)}  ", QUIET)
    line.append_text(face.tile("marker", "")).append(f" {face.words('classic-marker-short')}  ", QUIET)
    line.append("▸", MARK).append(f" {face.words('terminal-last-move')}", QUIET)
    line.truncate(width)
    return line


BOARD = ClassicBoard()
