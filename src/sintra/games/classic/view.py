"""What people see of a classic game, as JSON-ready objects."""

from functools import cache
from typing import Any

from sintra.core.compiling import as_python
from sintra.core.memory import Reading
from sintra.core.types import chance_of
from sintra.games.classic import types
from sintra.games.classic.cardboard import COLUMNS, LINES, back_name, colour_at
from sintra.games.classic.options import Edition
from sintra.games.classic.rules.ring import neighbour
from sintra.games.classic.state import CENTRE, EMPTY, IN_CENTRE, MARKER, NO_SHIELD, OVER, SPREADING, TILING
from sintra.games.family.handful import counted, one_by_one

DECISIONS: dict[int, types.Decision | None] = {SPREADING: "spread", TILING: "tile", OVER: None}  # otherwise "draft"

PRINTED = [[colour_at(row, column) for column in range(COLUMNS)] for row in range(LINES)]  # on the coloured wall


@cache
def piece_names(edition: Edition) -> dict[int, Any]:
    return {EMPTY: None, **dict(enumerate(edition.colour_names)), MARKER: "marker"}


def view_of(edition: Edition, state: Reading, seat: int | None) -> types.ClassicView:
    """Everything but the chance to come, which is hidden from everybody alike."""
    return {
        "game": edition.name,
        "viewer": seat,
        "round": state.round_number,
        "turn": None if state.seat < 0 else state.seat,
        "decision": DECISIONS.get(state.phase, "draft"),
        "focus": state.focus if state.phase in (SPREADING, TILING) else None,
        "sides": sides_of(state) if state.phase == SPREADING else None,
        "starter": state.starter,
        "displays": [display_of(edition, state, display) for display in range(state.ring)],
        "centre": {"tiles": one_by_one(edition.colour_names, state.tiles[CENTRE]), "marker": state.marker == IN_CENTRE},
        "bag": counted(edition.colour_names, state.bag),
        "lid": counted(edition.colour_names, state.lid),
        "places": None if state.has_plain_wall else places_of(edition),
        "boards": [board_of(edition, state, seat) for seat in range(state.seats)],
    }


def sides_of(state: Reading) -> types.SidesView:
    beside = as_python(neighbour)
    return {"left": beside(state, state.focus, -1), "right": beside(state, state.focus, 1)}


def reveal_of(edition: Edition, state: Reading) -> types.Revealed:
    return {**view_of(edition, state, None), "chance": chance_of(state)}


def display_of(edition: Edition, state: Reading, display: int) -> types.DisplayView:
    back = back_name(edition.colour_names, state.backs[display])
    return {"tiles": one_by_one(edition.colour_names, state.tiles[display]), "special": back}


def places_of(edition: Edition) -> list[list[types.Colour]]:
    return [[edition.colour_names[colour] for colour in row] for row in PRINTED]


def board_of(edition: Edition, state: Reading, seat: int) -> types.PlayerView:
    player, names = state.players[seat], piece_names(edition)
    return {
        "score": player.score,
        "lines": [line_of(edition, state, seat, line) for line in range(LINES)],
        "wall": [[names[tile] for tile in row] for row in player.wall],
        "floor": [names[piece] for piece in player.floor[: player.floor_pieces]],
        "shield": None if player.shield == NO_SHIELD else {"piece": names[player.shield]},
        "marker": state.marker == seat,
    }


def line_of(edition: Edition, state: Reading, seat: int, line: int) -> types.LineView:
    """One pattern line; `moved` while its rightmost tile is on the wall already and the rest still lies there."""
    player = state.players[seat]
    tiles = player.line_tiles[line]
    is_moved = bool(state.phase == TILING and state.seat == seat and state.moved >> line & 1)
    return {
        "spaces": line + 1,
        "tiles": tiles,
        "colour": piece_names(edition)[player.line_colour[line]] if tiles else None,
        "moved": is_moved,
    }
