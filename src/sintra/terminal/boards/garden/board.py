"""The board of Queen's Garden."""

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.text import Text as Line

from sintra.core.words import Argument
from sintra.games.garden.names import COLOUR_LIST, LINE_NAMES, hexagon_title, line_title
from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.frames import MARK, QUIET, SIGN, explained, fitted, flowing
from sintra.terminal.boards.garden import players, sentences
from sintra.terminal.boards.garden.face import FEATURE, STYLES, Face
from sintra.terminal.boards.layout import Block, flow

FEATURES = ("fountain", "statue", "bench", "pavilion")


def drawing(face: Face, width: int) -> Iterator[RenderableType]:
    """The display above the viewer's garden.

    Gardens that do not fit beside it come first: what a move needs stays in sight on a low screen.
    """
    nearest, *others = flow(players.blocks(face), width)
    yield from others
    yield from header(face, width)
    yield from flow(display(face), width)
    yield from wheel(face, width)
    yield nearest
    yield from legend(face, width)


def header(face: Face, width: int) -> Iterator[Line]:
    """The game, the round and the turn; at the right, or below, what is out of sight."""
    left, right = face.heading(), face.words("garden-out-of-sight", **face.out_of_sight())
    space = width - len(left) - len(right) - 2
    if space > 0:
        yield Line.assemble(" ", (left, "bold"), " " * space, (right, QUIET))
    else:
        yield from (Line.assemble(" ", (left, "bold")), Line.assemble(" ", (right, QUIET)))


def display(face: Face) -> Iterator[Block]:
    """The top of the stack, every pile in order, then the expansions lying face up."""
    view = face.view
    if view["top"] is not None:
        yield fitted([face.codes(view["top"])], face.words("garden-stack", count=view["stack"]))
    for number, tiles in enumerate(view["piles"], 1):
        yield fitted([face.codes(tiles)], str(number))
    names = view["face_up"]
    row = face.codes(names) if names else Line(" · ", QUIET)
    yield fitted([row], face.words("garden-expansions-short"), "" if names else QUIET)


def wheel(face: Face, width: int) -> Iterator[Line]:
    entries = [Line(entry.in_(face.language)) for entry in face.wheel()]
    label = face.words("garden-scores", round=face.view["round"])
    return flowing([Line(label, QUIET), *entries], width)


def legend(face: Face, width: int) -> Iterator[Line]:
    titles = [line_title(line).in_(face.language) for line in range(len(LINE_NAMES))]
    letters = [Line(colour.letter, STYLES[colour.letter]) for colour in COLOUR_LIST]
    numbers = [Line(str(number)) for number in range(1, len(titles) - len(letters) + 1)]
    entries = [explained(sign, title) for sign, title in zip(letters + numbers, titles, strict=True)]
    yield from flowing(entries[: len(letters)], width)
    yield from flowing(entries[len(letters) :], width)
    features = [
        explained(Line(f"({face.feature_letter(name)})", FEATURE), face.words("garden-feature-name", feature=name))
        for name in FEATURES
    ]
    yield from flowing([*features, explained(Line(SIGN, MARK), face.words("terminal-last-move"))], width)
    if face.may_expand():
        yield from flowing([Line(part, QUIET) for part in face.words("garden-turns").split(", ")], width)


def question(face: Face) -> str:
    """Which copy to take, how to pay, what to discard."""
    scene, decision = face.scene, face.view["decision"]
    if decision not in ("copy", "pay", "discard"):
        return ""
    done = scene.game.format_move({"do": "done"}, scene.language)
    return face.words(f"garden-ask-{decision}", example=scene.example, done=done, **asked_hexagon(scene))


def asked_hexagon(scene: Scene) -> Mapping[str, Argument]:
    """The hexagon that a question is about: the one to be paid for, or the one that an example takes."""
    name = scene.view["pending"].get("hexagon")
    if scene.view["decision"] == "copy" and scene.example:
        name = scene.game.parse_move(scene.example)["hexagon"]
    return hexagon_title(name).args if name else {}


BOARD = Board(Face, sentences, drawing, question, narrowest=46)
