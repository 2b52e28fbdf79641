"""The classic table in sentences, for screen readers."""

from collections.abc import Iterator

from sintra.core.contract import View
from sintra.core.text import points_in_words
from sintra.games.classic.cardboard import FLOOR_LOSS_OF
from sintra.terminal import messages
from sintra.terminal.boards.classic.face import GONE, Face


def table(face: Face) -> list[str]:
    """Everything: whose turn it is, what can be taken, and all boards, the viewer's first."""
    seats = len(face.view["boards"])
    first = face.view["viewer"] or 0
    boards = [sentence for number in range(seats) for sentence in board(face, (first + number) % seats)]
    return [turn(face), *displays(face), centre(face), *boards, out_of_sight(face)]


def brief_table(face: Face) -> list[str]:
    """Whose turn it is, what can be taken, and the viewer's board; a spectator gets everything."""
    viewer = face.view["viewer"]
    if viewer is None or face.view["turn"] is None:
        return table(face)
    return [turn(face), *displays(face), centre(face), *board(face, viewer)]


def turn(face: Face) -> str:
    """The round and who is to move."""
    if face.view["turn"] is None:
        return face.words(messages.SAY_OVER, round=face.view["round"])
    return face.words(messages.SAY_TURN, round=face.view["round"], name=face.scene.names[face.view["turn"]])


# What can be taken


def displays(face: Face) -> list[str]:
    """The displays that hold something or are gone, then the numbers of the empty ones."""
    numbered = list(enumerate(face.view["displays"], 1))
    told = [number for number, shown in numbered if shown["tiles"] or shown["special"] == GONE]
    empty = [str(number) for number, _ in numbered if number not in told]
    sentences = [display(face, number, shown) for number, shown in numbered if number in told]
    return sentences + ([face.words(messages.SAY_EMPTY_DISPLAYS, numbers=", ".join(empty))] if empty else [])


def display(face: Face, number: int, shown: View) -> str:
    """One display."""
    special = shown["special"]
    text = messages.SAY_GONE if special == GONE else messages.SAY_GOLD_DISPLAY if special else messages.SAY_DISPLAY
    meaning = face.special(special) if special else ""
    return face.words(text, display=face.display, number=number, special=meaning, tiles=face.tiles(shown["tiles"]))


def centre(face: Face) -> str:
    """The centre and the marker."""
    shown = face.view["centre"]
    tiles = [face.tiles(shown["tiles"])] if shown["tiles"] or not shown["marker"] else []
    return face.words(messages.SAY_CENTRE, tiles=", ".join(tiles + [face.piece("marker")] * shown["marker"]))


def out_of_sight(face: Face) -> str:
    """How much is in the bag and in the lid."""
    return face.words(messages.SAY_BAG, bag=sum(face.view["bag"].values()), lid=sum(face.view["lid"].values()))


# Boards


def board(face: Face, seat: int) -> Iterator[str]:
    """One player's board."""
    shown = face.view["boards"][seat]
    points = points_in_words(shown["score"], face.language)
    yield face.words(messages.SAY_BOARD, name=face.scene.names[seat], points=points)
    yield from lines(face, shown, seat == face.view["viewer"])
    yield from wall(face, shown)
    yield floor(face, shown)
    if shown["shield"] is not None:
        yield face.words(messages.SAY_SHIELD, piece=face.piece(shown["shield"]["piece"]))


def lines(face: Face, shown: View, is_yours: bool) -> Iterator[str]:
    """The lines that hold tiles, then the numbers of the empty ones."""
    text = messages.SAY_YOUR_LINE if is_yours else messages.SAY_LINE
    numbered = list(enumerate(shown["lines"], 1))
    for number, line in numbered:
        if line["tiles"]:
            colour, spaces = face.colour(line["colour"]), line["spaces"]
            yield face.words(text, line=number, tiles=line["tiles"], spaces=spaces, colour=colour, of=out_of(spaces))
    empty = [str(number) for number, line in numbered if not line["tiles"]]
    if empty:
        yield face.words(messages.SAY_EMPTY_LINES, lines=", ".join(empty))


def out_of(spaces: int) -> str:
    """The Czech "of" before a number: ze dvou, ze tří, ze čtyř."""
    return "ze" if spaces in (2, 3, 4) else "z"


def wall(face: Face, shown: View) -> Iterator[str]:
    """The rows of the wall that hold tiles; on the plain side with their columns."""
    name = face.on_wall
    if not any(tile for row in shown["wall"] for tile in row):
        yield face.words(messages.SAY_EMPTY_WALL, wall=name)
    for number, row in enumerate(shown["wall"], 1):
        tiles = [wall_tile(face, tile, column) for column, tile in enumerate(row, 1) if tile]
        if tiles:
            yield face.words(messages.SAY_ROW, wall=name, row=number, tiles=", ".join(tiles))


def wall_tile(face: Face, tile: str, column: int) -> str:
    """A tile on the wall."""
    return face.words(messages.SAY_COLUMN, colour=face.colour(tile), column=column)


def floor(face: Face, shown: View) -> str:
    """What lies on the floor, and what it costs."""
    pieces = shown["floor"]
    if not pieces:
        return face.words(messages.SAY_EMPTY_FLOOR)
    named = ", ".join(face.piece(piece) for piece in pieces)
    return face.words(messages.SAY_FLOOR, pieces=named, loss=FLOOR_LOSS_OF[len(pieces)])
