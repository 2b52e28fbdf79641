"""The classic table in sentences, for screen readers."""

from collections.abc import Iterator

from sintra.core.contract import View
from sintra.core.words import Player
from sintra.games.classic.cardboard import FLOOR_LOSS_OF
from sintra.terminal.boards.classic.face import GONE, Face


def offered(face: Face) -> Iterator[str]:
    """The displays, the centre and the marker."""
    yield from opening(face)
    shown = face.view["centre"]
    marker = [face.piece("marker")] if shown["marker"] else []
    yield face.words("classic-say-centre", tiles=face.listed(face.tiles(shown["tiles"]) + marker))


def opening(face: Face) -> Iterator[str]:
    """The displays that hold something or are gone, then the numbers of the empty ones."""
    numbered = enumerate(face.view["displays"], 1)
    return face.numbered((display(face, number, shown) for number, shown in numbered), "classic-say-empty-displays")


def display(face: Face, number: int, shown: View) -> str:
    special, tiles = shown["special"], face.listed(face.tiles(shown["tiles"]))
    if special == GONE:
        return face.words("classic-say-gone", number=number, special=face.special(special))
    if not shown["tiles"]:
        return ""
    if not special:
        return face.words("classic-say-display", number=number, tiles=tiles)
    return face.words("classic-say-gold-display", number=number, tiles=tiles, special=face.special(special))


def needed(face: Face) -> list[str]:
    return [*offered(face), *board(face, face.view["viewer"])]


def board(face: Face, seat: int) -> Iterator[str]:
    shown = face.view["boards"][seat]
    yield face.words("terminal-say-board", player=Player(seat), points=shown["score"])
    yield from face.lines(seat)
    yield from wall(face, shown)
    yield floor(face, shown)
    if shown["shield"] is not None:
        yield face.words("classic-say-shield", piece=face.piece(shown["shield"]["piece"]))


def wall(face: Face, shown: View) -> Iterator[str]:
    if not any(tile for row in shown["wall"] for tile in row):
        yield face.words("classic-say-empty-wall")
    for number, row in enumerate(shown["wall"], 1):
        if any(row):
            yield face.words("classic-say-row", row=number, tiles=face.listed(face.in_columns(row)))


def floor(face: Face, shown: View) -> str:
    pieces = [face.piece(piece) for piece in shown["floor"]]
    if not pieces:
        return face.words("classic-say-empty-floor")
    return face.words("classic-say-floor", pieces=face.listed(pieces), loss=FLOOR_LOSS_OF[len(pieces)])
