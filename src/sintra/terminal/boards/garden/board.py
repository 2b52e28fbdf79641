"""The board of Queen's Garden."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sintra.games.garden.names import COLOUR_LIST, SYMBOL_LIST
from sintra.terminal.boards.board import Board, Scene
from sintra.terminal.boards.garden import messages, offer, players, sentences
from sintra.terminal.boards.garden.face import FEATURE, MARK, QUIET, SIGN, STYLES, Face
from sintra.terminal.boards.garden.marks import Marks
from sintra.terminal.boards.layout import flow
from sintra.terminal.messages import GAME_OVER, LAST_MOVE, ROUND_AND_TURN

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
        text = QUESTIONS.get(scene.view["decision"])
        if text is None:
            return ""
        return scene.words(text, hexagon=asked_hexagon(scene), example=scene.example)


QUESTIONS = {"copy": messages.ASK_COPY, "pay": messages.ASK_PAY, "discard": messages.ASK_DISCARD}


def asked_hexagon(scene: Scene) -> str:
    """The hexagon that a question is about: the one to be paid for, or the one that an example takes."""
    face, pending = Face(scene), scene.view["pending"]
    name = pending.get("hexagon") or ""
    if scene.view["decision"] == "copy" and scene.example:
        name = scene.game.parse_move(scene.example)["hexagon"]
    title = face.title(name) if name else ""
    return title[:1].upper() + title[1:] if scene.view["decision"] == "copy" or scene.language == "cs" else title


def header(face: Face, width: int) -> Iterator[Line]:
    """The game, the round and the turn; at the right, or below, what is out of sight."""
    scene, view = face.scene, face.view
    is_over = view["turn"] is None
    left = scene.words(
        GAME_OVER if is_over else ROUND_AND_TURN,
        game=scene.game.title.in_(scene.language),
        round=view["round"],
        name="" if is_over else scene.names[view["turn"]],
    )
    right = scene.words(messages.OUT_OF_SIGHT, **face.bag())
    space = width - len(left) - len(right) - 2
    if space > 0:
        yield Line.assemble(" ", (left, "bold"), " " * space, (right, QUIET))
    else:
        yield from (Line.assemble(" ", (left, "bold")), Line.assemble(" ", (right, QUIET)))


def wheel(face: Face, width: int) -> Iterator[Line]:
    """What this round scores."""
    entries = [Line(f"{line} {points}") for line, points in face.wheel()]
    label = face.words(messages.SCORES, round=face.view["round"])
    yield from flowing([Line(f"{label}:", QUIET), *entries], width)


def legend(face: Face, width: int) -> Iterator[Line]:
    """What letters, numbers and signs mean."""
    language = face.language
    entries = [entry(Line(colour.letter, STYLES[colour.letter]), colour.title.in_(language)) for colour in COLOUR_LIST]
    yield from flowing(entries, width)
    entries = [entry(Line(str(number)), symbol.title.in_(language)) for number, symbol in enumerate(SYMBOL_LIST, 1)]
    yield from flowing(entries, width)
    features = [
        entry(Line(f"({face.words(messages.FEATURE_LETTERS[name])})", FEATURE), face.words(text))
        for name, text in messages.FEATURES.items()
    ]
    yield from flowing([*features, entry(Line(SIGN, MARK), face.words(LAST_MOVE))], width)
    if face.may_expand():
        yield from flowing([Line(part, QUIET) for part in face.words(messages.TURNS).split(", ")], width)


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
