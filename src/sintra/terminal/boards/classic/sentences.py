"""The classic table in sentences, for screen readers."""

from collections.abc import Iterator

from sintra.core.contract import View
from sintra.core.words import Listed, Player, Text
from sintra.games.classic.cardboard import FLOOR_LOSS_OF
from sintra.terminal.boards.classic.face import GONE, Face


def table(face: Face) -> list[str]:
    """Everything: whose turn it is, what can be taken, and all boards, the viewer's first."""
    seats = len(face.view["boards"])
    first = face.view["viewer"] or 0
    boards = [sentence for number in range(seats) for sentence in board(face, (first + number) % seats)]
    return [face.turn(), *displays(face), centre(face), *boards, face.words("classic-say-bag", **face.out_of_sight())]


def brief_table(face: Face) -> list[str]:
    """Whose turn it is, what can be taken, and the viewer's board; a spectator gets everything."""
    viewer = face.view["viewer"]
    if viewer is None or face.view["turn"] is None:
        return table(face)
    return [face.turn(), *displays(face), centre(face), *board(face, viewer)]


# What can be taken


def displays(face: Face) -> list[str]:
    """The displays that hold something or are gone, then the numbers of the empty ones."""
    numbered = list(enumerate(face.view["displays"], 1))
    told = [number for number, shown in numbered if shown["tiles"] or shown["special"] == GONE]
    empty = tuple(number for number, _ in numbered if number not in told)
    sentences = [display(face, number, shown) for number, shown in numbered if number in told]
    return sentences + ([face.words("classic-say-empty-displays", numbers=Listed(empty))] if empty else [])


def display(face: Face, number: int, shown: View) -> str:
    """One display."""
    special, tiles = shown["special"], face.listed(face.tiles(shown["tiles"]))
    if not special:
        return face.words("classic-say-display", number=number, tiles=tiles)
    key = "classic-say-gone" if special == GONE else "classic-say-gold-display"
    return face.words(key, number=number, tiles=tiles, special=face.special(special))


def centre(face: Face) -> str:
    """The centre and the marker."""
    shown = face.view["centre"]
    marker = [face.piece("marker")] if shown["marker"] else []
    return face.words("classic-say-centre", tiles=face.listed(face.tiles(shown["tiles"]) + marker))


# Boards


def board(face: Face, seat: int) -> Iterator[str]:
    """One player's board."""
    shown = face.view["boards"][seat]
    yield face.words("terminal-say-board", player=Player(seat), points=shown["score"])
    yield from lines(face, shown, seat == face.view["viewer"])
    yield from wall(face, shown)
    yield floor(face, shown)
    if shown["shield"] is not None:
        yield face.words("classic-say-shield", piece=face.piece(shown["shield"]["piece"]))


def lines(face: Face, shown: View, is_yours: bool) -> Iterator[str]:
    """The lines that hold tiles, then the numbers of the empty ones."""
    numbered = list(enumerate(shown["lines"], 1))
    for number, line in numbered:
        if line["tiles"]:
            yield face.line(number, line, face.piece(line["colour"]), is_yours)
    if empty := tuple(number for number, line in numbered if not line["tiles"]):
        yield face.words("terminal-say-empty-lines", lines=Listed(empty))


def wall(face: Face, shown: View) -> Iterator[str]:
    """The rows of the wall that hold tiles, with their columns."""
    if not any(tile for row in shown["wall"] for tile in row):
        yield face.words("classic-say-empty-wall")
    for number, row in enumerate(shown["wall"], 1):
        if tiles := [wall_tile(face, tile, column) for column, tile in enumerate(row, 1) if tile]:
            yield face.words("classic-say-row", row=number, tiles=face.listed(tiles))


def wall_tile(face: Face, tile: str, column: int) -> Text:
    """A tile on the wall."""
    return face.text("terminal-say-column", colour=face.piece(tile), column=column)


def floor(face: Face, shown: View) -> str:
    """What lies on the floor, and what it costs."""
    pieces = [face.piece(piece) for piece in shown["floor"]]
    if not pieces:
        return face.words("classic-say-empty-floor")
    return face.words("classic-say-floor", pieces=face.listed(pieces), loss=FLOOR_LOSS_OF[len(pieces)])
