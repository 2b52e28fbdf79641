"""Which classic positions can not be: rows of what would be wrong and why it is refused, in the order of the text."""

from typing import Any

from sintra.core.notation.fields import Invariants, turn_fits
from sintra.games.classic import cardboard as box
from sintra.games.classic.rules.tiling import free_columns
from sintra.games.classic.state import DRAFTING, EMPTY, MARKER, NO_SHIELD, OVER, SPREADING, TILING
from sintra.games.family.board import tiles_in


def invariants(said: Any) -> Invariants:
    """What holds in every position that a game can reach."""
    yield from turn_fits(said, OVER)
    for seat in range(said.seats):
        for row in range(box.LINES):
            yield from row_is_right(said, seat, row)
    yield from tiles_add_up(said)
    for seat in range(said.seats):
        yield from board_is_right(said, seat)
    if said.has_special_displays:
        yield from gold_is_right(said)
    yield from phase_is_right(said)


def tiles_add_up(said: Any) -> Invariants:
    """Twenty tiles of every colour, no more to draft than were laid out, and one marker."""
    for colour, name in enumerate(said.edition.colour_names):
        count = sum(tiles[colour] for tiles in (*said.tiles, said.bag, said.lid))
        count += sum(tiles_in(player, player.wall, colour) + pieces_of(player, colour) for player in said.players)
        args = {"colour": name, "count": count, "expected": box.TILES_PER_COLOUR}
        yield count != box.TILES_PER_COLOUR, "classic-refusal-tiles", args
    is_full = any(sum(tiles) > box.TILES_PER_DISPLAY for tiles in said.tiles[: said.ring])
    most = box.TILES_PER_DISPLAY * said.ring + said.has_special_displays
    is_too_much = said.offered > most or (is_full and not said.has_special_displays)
    yield is_too_much, "classic-refusal-offer", {"each": box.TILES_PER_DISPLAY, "most": most}
    markers = [pieces_of(player, MARKER) for player in said.players]
    is_twice = any(found > (seat == said.marker) for seat, found in enumerate(markers))
    yield is_twice, "classic-refusal-marker-twice", {}


def pieces_of(player: Any, piece: int) -> int:
    """How many pieces of a kind lie on a player's floor and shield."""
    return int(player.floor.count(piece) + (player.shield == piece))


# Boards


def board_is_right(said: Any, seat: int) -> Invariants:
    """The marker beside the floor only if that is full; nothing left after tiling."""
    player, is_done = said.players[seat], has_tiled(said, seat)
    has_room = player.floor_pieces < box.FLOOR_SPACES
    is_lost = seat == said.marker and not is_done and has_room and not pieces_of(player, MARKER)
    yield is_lost, "classic-refusal-marker-lost", {"player": seat + 1}
    is_left = player.floor or player.shield != NO_SHIELD or has_complete_line(player, box.LINES)
    yield is_done and is_left, "classic-refusal-tiled", {"board": f"board{seat + 1}"}


def has_tiled(said: Any, seat: int) -> bool:
    if said.phase != TILING:
        return bool(said.phase == OVER)
    return bool((seat - said.starter) % said.seats < (said.seat - said.starter) % said.seats)


def has_complete_line(player: Any, below: int) -> bool:
    """Whether one of the first lines is complete."""
    return any(player.line_tiles[line] > line for line in range(below))


def row_is_right(said: Any, seat: int, row: int) -> Invariants:
    """Every colour once and in its place, none of them in the line beside, and one tile a round at most."""
    player, where = said.players[seat], {"board": f"board{seat + 1}", "row": row + 1}
    tiles, is_moved = [tile for tile in player.wall[row] if tile != EMPTY], player.moved[row]
    may_move = said.phase == TILING and seat == said.seat and row < said.focus and player.line_tiles[row] == row
    yield is_moved and not may_move, "classic-refusal-mark", where
    rounds = said.round_number - (said.phase in (DRAFTING, SPREADING))
    yield len(tiles) > rounds, "classic-refusal-row-too-long", {**where, "count": len(tiles), "most": rounds}
    yield len(set(tiles)) < len(tiles), "classic-refusal-row-twice", where
    is_on_wall = player.line_colour[row] in tiles if player.line_tiles[row] else tiles and is_moved
    yield is_moved and not is_on_wall, "classic-refusal-unmoved", where
    yield is_on_wall and not is_moved, "classic-refusal-line", where
    for column, colour in enumerate(player.wall[row]):
        if colour != EMPTY:
            is_wrong = not said.has_plain_wall and column != box.place_of(colour, row)
            yield is_wrong, "classic-refusal-place", {**where, "letter": said.edition.colours[colour].letter}
            is_twice = [other[column] for other in player.wall].count(colour) > 1
            yield is_twice, "classic-refusal-column-twice", {**where, "column": column + 1}


# The middle of the table


def gold_is_right(said: Any) -> Invariants:
    """As many gold displays as players, each back once; the shield with one player once it has left."""
    kinds = [box.SHIELD if back == box.GONE else back for back in said.backs if back != box.PLAIN]
    is_wrong = len(kinds) != said.seats or len(set(kinds)) < len(kinds)
    yield is_wrong, "classic-refusal-gold", {"count": len(kinds), "expected": said.seats}
    holders, is_gone = sum(player.shield != NO_SHIELD for player in said.players), box.GONE in said.backs
    is_cleared = any(has_tiled(said, seat) for seat in range(said.seats))
    is_wrong = holders > is_gone or (is_gone and not holders and not is_cleared)
    yield is_wrong, "classic-refusal-shield-holders", {"count": holders}
    yield is_gone and any(said.tiles[said.backs.index(box.GONE)]), "classic-refusal-shield-place", {}


def phase_is_right(said: Any) -> Invariants:
    has_row = any(colours == box.ALL_COLOURS for player in said.players for colours in player.row_colours)
    is_drafting, here = said.phase in (DRAFTING, SPREADING), {"number": said.focus + 1}
    yield is_drafting and (has_row or not said.offered), "classic-refusal-draft", {}
    yield not is_drafting and said.offered, "classic-refusal-drafted", {}
    if said.phase == SPREADING:
        is_there = box.SPREAD in said.backs[said.focus : said.focus + 1] and any(said.tiles[said.focus])
        yield not is_there, "classic-refusal-spread", here
    if said.phase == TILING:
        player = said.players[said.seat]
        is_complete = said.has_plain_wall and player.line_tiles[said.focus] == said.focus + 1
        yield not is_complete or free_columns(said.record, said.focus).bit_count() < 2, "classic-refusal-tile", here
        yield has_complete_line(player, said.focus), "classic-refusal-tile-above", here
    is_running = not has_row and any(said.bag + said.lid) and said.round_number < box.LAST_ROUND
    yield said.phase == OVER and is_running, "classic-refusal-over", {}
