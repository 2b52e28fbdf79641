"""The plates that are on no dome: face up, in the stack and in the hand, drawn."""

from collections.abc import Iterator, Sequence

from rich.text import Text as Line

from sintra.core.contract import View
from sintra.games.duel.cardboard import SPACES
from sintra.games.duel.moves import DEGREES
from sintra.terminal.boards.duel.face import Face, printed_on
from sintra.terminal.boards.frames import MARK, QUIET, SIGN, fitted, nothing
from sintra.terminal.boards.layout import Block

ROWS = 2
Picture = list[Line]


def blocks(face: Face) -> Iterator[Block]:
    """The plates that lie face up and the stack, while there are any, and what is in the hand."""
    if any(face.view["face_up"]) or face.view["stack"]:
        yield face_up_block(face)
        yield stack_block(face)
    if face.view["hand"] is not None:
        yield hand_block(face, face.view["hand"])


def picture(face: Face, plate: str | None, turn: int = 0, pad: str = " ") -> Picture:
    """A plate, or the place where none lies, in two rows."""
    pieces = [None] * SPACES if plate is None else printed_on(plate, turn)
    cells = [face.space(piece, pad) if piece else nothing(pad) for piece in pieces]
    return [Line.assemble(*cells[:2]), Line.assemble(*cells[2:])]


def labelled(label: str, shown: Picture, is_marked: bool = False) -> Picture:
    """A picture with a label before its first row."""
    before = Line.assemble((SIGN, MARK) if is_marked else "", label, " ")
    return [Line.assemble(before, shown[0]), Line.assemble(" " * len(before), shown[1])]


def beside(entries: Sequence[Picture]) -> Picture:
    """Entries of up to two rows beside each other, with a space before each and after all."""
    return [Line.assemble(*(padded(entry, row) for entry in entries), " ") for row in range(ROWS)]


def padded(entry: Picture, row: int) -> Line:
    """A row of an entry, or nothing, as wide as the entry."""
    line = entry[row] if row < len(entry) else Line("")
    return Line.assemble(" ", line, " " * (max(map(len, entry)) - len(line)))


def face_up_block(face: Face) -> Block:
    plates = face.view["face_up"]
    entries = [
        labelled(f"{n + 1}", picture(face, plate), face.is_marked("face up", n)) for n, plate in enumerate(plates)
    ]
    return fitted(beside(entries), face.words("duel-plates"), "" if any(plates) else QUIET)


# The stack


def stack_block(face: Face) -> Block:
    """How many plates there are, what lies on top, and what is known of the bottom."""
    stack = face.view["stack"]
    entries = [[nothing("")]]
    if stack:
        entries = [word(face.words("duel-top")), seen(face, stack[0])]
    if known := [place for place in stack[1:] if place["type"]]:
        entries += [word(face.words("duel-bottom")), *(seen(face, place) for place in known)]
    return fitted(beside(entries), face.words("duel-stack", count=len(stack)), "" if stack else QUIET)


def word(text: str) -> Picture:
    return [Line(text, QUIET)]


def seen(face: Face, place: View) -> Picture:
    """The front of a plate where it is known, otherwise its back."""
    return [face.space(place["type"], "")] if place["plate"] is None else picture(face, place["plate"], pad="")


# The hand


def hand_block(face: Face, hand: View) -> Block:
    """Backs, drawn plates with their numbers, or the plate to be placed, turned in each way."""
    plates = hand["plates"]
    if any(plate["plate"] is None for plate in plates):
        return fitted(beside([seen(face, plate) for plate in plates]), face.words("duel-drawn"))
    if face.view["decision"] == "place" and hand["kept"] is not None:
        entries = [labelled(degrees, picture(face, plates[0]["plate"], n)) for n, degrees in enumerate(DEGREES)]
        return fitted(beside(entries), face.words("duel-held"))
    entries = [drawn(face, plate, plate["number"] == hand["kept"]) for plate in plates]
    return fitted(beside(entries), face.words("duel-drawn"))


def drawn(face: Face, plate: View, is_kept: bool) -> Picture:
    """A drawn plate with its number, or with a word once it is kept."""
    label = face.words("duel-kept") if is_kept else str(plate["number"] + 1)
    return labelled(label, picture(face, plate["plate"]))
