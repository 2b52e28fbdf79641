"""The board of Queen's Garden."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sintra.core.words import Argument
from sintra.games.garden.names import COLOUR_LIST, LINE_NAMES, hexagon_title, line_title
from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.garden import offer, players, sentences
from sintra.terminal.boards.garden.face import FEATURE, MARK, QUIET, SIGN, STYLES, Face
from sintra.terminal.boards.garden.marks import Marks
from sintra.terminal.boards.layout import flow

FEATURES = ("fountain", "statue", "bench", "pavilion")
NARROWEST = 46  # columns; below that, sentences are easier to read than a broken drawing


class GardenBoard(Board):
    """The display, gardens and storages."""

    def draw(self, scene: Scene, width: int) -> RenderableType:
        """The display above the viewer's garden.

        Gardens that do not fit beside it come first: what a move needs stays in sight on a low screen.
        """
        if width < NARROWEST:
            return "\n".join(self.sentences(scene))
        face, marks = Face(scene), Marks.of(scene.recent)
        nearest, *others = flow(players.blocks(face, marks), width)
        return Group(
            *others,
            *header(face, width),
            *flow(offer.blocks(face), width),
            *wheel(face, width),
            nearest,
            *legend(face, width),
        )

    def sentences(self, scene: Scene) -> list[str]:
        """The same, one thing after another."""
        return sentences.table(Face(scene))

    def brief_sentences(self, scene: Scene) -> list[str]:
        """The same without the gardens of others."""
        return sentences.brief_table(Face(scene))

    def offer(self, scene: Scene) -> list[str]:
        """What lies in the display, and what the round scores."""
        return sentences.offer(Face(scene))

    def question(self, scene: Scene) -> str:
        """Which copy to take, how to pay, what to discard."""
        decision = scene.view["decision"]
        if decision not in ("copy", "pay", "discard"):
            return ""
        done = scene.game.format_move({"do": "done"}, scene.language)
        return Face(scene).words(f"garden-ask-{decision}", example=scene.example, done=done, **asked_hexagon(scene))


def asked_hexagon(scene: Scene) -> Mapping[str, Argument]:
    """The hexagon that a question is about: the one to be paid for, or the one that an example takes."""
    name = scene.view["pending"].get("hexagon")
    if scene.view["decision"] == "copy" and scene.example:
        name = scene.game.parse_move(scene.example)["hexagon"]
    return hexagon_title(name).args if name else {}


def header(face: Face, width: int) -> Iterator[Line]:
    """The game, the round and the turn; at the right, or below, what is out of sight."""
    left, right = face.heading(), face.words("garden-out-of-sight", **face.out_of_sight())
    space = width - len(left) - len(right) - 2
    if space > 0:
        yield Line.assemble(" ", (left, "bold"), " " * space, (right, QUIET))
    else:
        yield from (Line.assemble(" ", (left, "bold")), Line.assemble(" ", (right, QUIET)))


def wheel(face: Face, width: int) -> Iterator[Line]:
    """What this round scores."""
    entries = [Line(entry.in_(face.language)) for entry in face.wheel()]
    label = face.words("garden-scores", round=face.view["round"])
    yield from flowing([Line(label, QUIET), *entries], width)


def legend(face: Face, width: int) -> Iterator[Line]:
    """What letters, numbers and signs mean."""
    language = face.language
    entries = [
        entry(Line(colour.letter, STYLES[colour.letter]), line_title(line).in_(language))
        for line, colour in enumerate(COLOUR_LIST)
    ]
    yield from flowing(entries, width)
    symbols = range(len(COLOUR_LIST), len(LINE_NAMES))
    entries = [entry(Line(str(number)), line_title(line).in_(language)) for number, line in enumerate(symbols, 1)]
    yield from flowing(entries, width)
    features = [
        entry(Line(f"({face.feature_letter(name)})", FEATURE), face.words("garden-feature-name", feature=name))
        for name in FEATURES
    ]
    yield from flowing([*features, entry(Line(SIGN, MARK), face.words("terminal-last-move"))], width)
    if face.may_expand():
        yield from flowing([Line(part, QUIET) for part in face.words("garden-turns").split(", ")], width)


def entry(sign: Line, meaning: str) -> Line:
    """A sign and what it means."""
    return Line.assemble(sign, (f" {meaning}", QUIET))


def flowing(entries: Sequence[Line], width: int) -> Iterator[Line]:
    """Entries one after another, as many in a line as fit."""
    line = Line()
    for one in entries:
        if line and len(line) + 2 + len(one) > width:
            yield line
            line = Line()
        line.append("  " if line else " ").append_text(one)
    yield line


BOARD = GardenBoard()
