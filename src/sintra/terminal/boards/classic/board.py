"""The boards of Mini and Master Chocolatier."""

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sintra.terminal import messages
from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.classic import offer, players, sentences
from sintra.terminal.boards.classic.face import MARK, QUIET, Face
from sintra.terminal.boards.classic.marks import Marks
from sintra.terminal.boards.layout import flow

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
            header(scene, width),
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
        text = {"spread": messages.ASK_SPREAD, "tile": messages.ASK_TILE}.get(scene.view["decision"])
        if text is None:
            return ""
        number = scene.view["focus"] + 1
        return scene.words(text, display=number, line=number, example=scene.example)


def header(scene: Scene, width: int) -> Line:
    """The game, the round and the turn; at the right the tiles that are out of sight."""
    view = scene.view
    is_over = view["turn"] is None
    left = scene.words(
        messages.GAME_OVER if is_over else messages.ROUND_AND_TURN,
        game=scene.game.title.in_(scene.language),
        round=view["round"],
        name="" if is_over else scene.names[view["turn"]],
    )
    right = scene.words(messages.BAG_AND_LID, bag=sum(view["bag"].values()), lid=sum(view["lid"].values()))
    space = max(1, width - len(left) - len(right) - 2)
    line = Line.assemble(" ", (left, "bold"), " " * space, (right, QUIET), no_wrap=True)
    line.truncate(width)
    return line


def legend(face: Face, width: int) -> Line:
    """What the letters mean."""
    line = Line(" ")
    for colour in face.edition.colours:
        line.append_text(face.tile(colour.name, "")).append(f" {face.colour(colour.name)}  ", QUIET)
    line.append_text(face.tile("marker", "")).append(f" {face.words(messages.MARKER_SHORT)}  ", QUIET)
    line.append("▸", MARK).append(f" {face.words(messages.LAST_MOVE)}", QUIET)
    line.truncate(width)
    return line
