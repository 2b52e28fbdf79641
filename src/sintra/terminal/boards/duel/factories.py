"""The factories, drawn."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.text import Text as Line

from sintra.core.contract import View
from sintra.games.duel.cardboard import LARGE, TILES_ON_LARGE, TILES_ON_SMALL
from sintra.terminal.boards.duel.face import Face
from sintra.terminal.boards.frames import QUIET, fitted, nothing
from sintra.terminal.boards.layout import Block

PAD = " "
CELL = 3  # a tile with its pads
SUN, MOON = "☼", "☾"
LABELS = Block(Group("", f" {SUN}", f" {MOON}"), 2)


def blocks(face: Face) -> Iterator[Block]:
    for number, factory in enumerate(face.view["factories"]):
        yield small_block(face, number, factory, face.is_marked("factory", number))
    yield large_block(face, face.view["large"], face.is_marked("factory", LARGE))


def small_block(face: Face, number: int, factory: View, is_marked: bool) -> Block:
    """The sun of a small factory, and its chip with the moon's tiles on it."""
    lines = [sun_row(face, factory["sun"]), Line.assemble(chip(face, factory["chip"]), *pile(face, factory["moon"]))]
    is_empty = not (factory["sun"] or factory["moon"] or factory["chip"])
    return fitted(lines, f"{number + 1}", QUIET if is_empty else "", TILES_ON_SMALL * CELL, is_marked)


def sun_row(face: Face, tiles: Sequence[str]) -> Line:
    return Line.assemble(*(face.tile(tile, PAD) for tile in tiles)) if tiles else nothing(PAD)


def chip(face: Face, shown: View | None) -> Line:
    if shown is None:
        return nothing(PAD)
    return Line.assemble("(", Line("?", QUIET) if shown["face"] is None else face.chip(shown["face"]), ")")


def pile(face: Face, tiles: Sequence[str]) -> Iterator[Line]:
    """The tiles on a small moon from the bottom; only the top one can be taken."""
    for tile in tiles[:-1]:
        yield face.covered(tile)
    for tile in tiles[-1:]:
        yield face.top(tile)


def large_block(face: Face, large: View, is_marked: bool) -> Block:
    moon = large["moon"] + ["first"] * large["first"]
    lines = [sun_row(face, large["sun"]), sun_row(face, moon)]
    style = "" if large["sun"] or moon else QUIET
    return fitted(lines, face.words("duel-large"), style, TILES_ON_LARGE * CELL, is_marked)
