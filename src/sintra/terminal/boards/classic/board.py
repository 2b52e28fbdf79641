"""The boards of Mini and Master Chocolatier."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as Line

from sintra.terminal.boards.board import Board
from sintra.terminal.boards.classic import offer, players, sentences
from sintra.terminal.boards.classic.face import Face
from sintra.terminal.boards.frames import MARK, SIGN, explained
from sintra.terminal.boards.layout import flow, opposite


def drawing(face: Face, width: int) -> Iterator[RenderableType]:
    """Displays and centre above the viewer's board, which is large.

    Boards that do not fit beside it come first: what a move needs stays in sight on a low screen.
    """
    nearest, *others = flow(players.blocks(face, width), width)
    yield from others
    yield opposite(face.heading(), face.words("classic-bag-and-lid", **face.out_of_sight()), width)
    yield from flow(offer.blocks(face), width)
    yield from offer.gold_lines(face, width)
    yield nearest
    yield legend(face, width)


def legend(face: Face, width: int) -> Line:
    entries = [explained(face.tile(name, ""), face.words("classic-piece", colour=name)) for name in face.colours]
    entries.append(explained(face.tile("marker", ""), face.words("classic-marker-short")))
    entries.append(explained(Line(SIGN, MARK), face.words("terminal-last-move")))
    line = Line.assemble(" ", Line("  ").join(entries))
    line.truncate(width)
    return line


def question(face: Face) -> str:
    """Where to spread, or where to put a tile on the plain wall."""
    decision, focus = face.view["decision"], face.view["focus"]
    if decision not in ("spread", "tile"):
        return ""
    return face.words(f"classic-ask-{decision}", number=focus + 1, example=face.scene.example)


BOARD = Board(Face, sentences, drawing, question, narrowest=46)
