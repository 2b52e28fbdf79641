"""What people see of a classic game: the position as JSON-ready objects, and events."""

from functools import cache
from typing import Any

from sintra.core.compiling import as_python
from sintra.core.contract import Event, View
from sintra.core.events import Row
from sintra.core.memory import Reading
from sintra.games.classic import kinds
from sintra.games.classic.cardboard import (
    COLUMNS,
    EXTRA,
    FLOOR_LOSSES,
    GONE,
    KEEP,
    LINES,
    PULL,
    SHIELD,
    SPREAD,
    colour_at,
)
from sintra.games.classic.options import Edition
from sintra.games.classic.rules.ring import neighbour
from sintra.games.classic.state import CENTRE, EMPTY, IN_CENTRE, MARKER, NO_SHIELD, OVER, SPREADING, TILING

DECISIONS = {SPREADING: "spread", TILING: "tile", OVER: None}  # otherwise "draft"
BACK_NAMES = {EXTRA: "extra", KEEP: "keep", SPREAD: "spread", SHIELD: "shield", GONE: "gone"}

PRINTED = [[colour_at(row, column) for column in range(COLUMNS)] for row in range(LINES)]  # on the coloured wall


def colour_name(edition: Edition, number: int) -> str:
    """The name of a colour."""
    return edition.colour_names[number]


@cache
def piece_names(edition: Edition) -> dict[int, str | None]:
    """The names of everything that can lie on a space."""
    return {EMPTY: None, **dict(enumerate(edition.colour_names)), MARKER: "marker"}


def back_name(edition: Edition, back: int) -> str | None:
    """The name of a display's gold back, None for the plain side."""
    return f"pull {colour_name(edition, back - PULL)}" if back >= PULL else BACK_NAMES.get(back)


def tile_names(edition: Edition, counts: Any) -> list[str]:
    """Tiles one by one, in colour order."""
    return list(names_of_tiles(edition, *counts))


@cache
def names_of_tiles(edition: Edition, *counts: int) -> tuple[str, ...]:
    """The same, remembered: the same few handfuls lie on displays again and again."""
    return tuple(name for name, count in zip(edition.colour_names, counts, strict=True) for _ in range(count))


def tile_counts(edition: Edition, counts: Any) -> dict[str, int]:
    """How many tiles of each colour."""
    return dict(zip(edition.colour_names, counts, strict=True))


def view_of(edition: Edition, state: Reading, seat: int | None) -> View:
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
        "centre": {"tiles": tile_names(edition, state.tiles[CENTRE]), "marker": state.marker == IN_CENTRE},
        "bag": tile_counts(edition, state.bag),
        "lid": tile_counts(edition, state.lid),
        "places": None if state.has_plain_wall else places_of(edition),
        "boards": [board_of(edition, state, seat) for seat in range(state.seats)],
    }


def sides_of(state: Reading) -> View:
    """The displays beside the one that is spread."""
    beside = as_python(neighbour)
    return {"left": beside(state, state.focus, -1), "right": beside(state, state.focus, 1)}


def reveal_of(edition: Edition, state: Reading) -> View:
    """Everything."""
    chance = {"key": int(state.chance.key), "counter": int(state.chance.counter)}
    return {**view_of(edition, state, None), "chance": chance}


def display_of(edition: Edition, state: Reading, display: int) -> View:
    """One display: its tiles and its gold back."""
    back = back_name(edition, state.backs[display])
    return {"tiles": tile_names(edition, state.tiles[display]), "special": back}


def places_of(edition: Edition) -> list[list[str]]:
    """The colours printed on the coloured wall."""
    return [[edition.colour_names[colour] for colour in row] for row in PRINTED]


def board_of(edition: Edition, state: Reading, seat: int) -> View:
    """One player's board."""
    player, names = state.players[seat], piece_names(edition)
    return {
        "score": player.score,
        "lines": [line_of(edition, state, seat, line) for line in range(LINES)],
        "wall": [[names[tile] for tile in row] for row in player.wall],
        "floor": [names[piece] for piece in player.floor[: player.floor_pieces]],
        "shield": None if player.shield == NO_SHIELD else {"piece": names[player.shield]},
        "marker": state.marker == seat,
    }


def line_of(edition: Edition, state: Reading, seat: int, line: int) -> View:
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


# Events


def loss_of(event: Event) -> int:
    """What a piece that falls costs in C-23; nothing on the shield or beside a full floor."""
    space = event["to"] if event["event"] in ("fall", "marker") else None
    return FLOOR_LOSSES[space] if isinstance(space, int) else 0


def event_of(edition: Edition, row: Row) -> Event:
    """A row of the log with the names of its kind."""
    kind = kinds.KINDS[row.kind]
    event: Event = {"event": kind}
    if row.seat >= 0:
        event["seat"] = row.seat
    event |= {name: read(edition, row) for name, read in FIELDS[kind].items()}
    if row.points or kind == "floor":
        event["points"] = row.points
    return event


def colour_field(edition: Edition, row: Row) -> str:
    return colour_name(edition, row.piece)


def count_field(edition: Edition, row: Row) -> int:
    return row.count


def source_field(edition: Edition, row: Row) -> int | str:
    return "centre" if row.source == CENTRE else row.source


def target_field(edition: Edition, row: Row) -> int:
    return row.target


def fall_field(edition: Edition, row: Row) -> int | str:
    """A space of the floor, or where else a piece came to lie."""
    if row.target == kinds.ON_SHIELD:
        return "shield"
    if row.target == kinds.BESIDE:
        return "beside" if row.piece == MARKER else "lid"
    return row.target


def down_field(edition: Edition, row: Row) -> int:
    """What the points leave for the run downwards."""
    return max(1, row.points - (row.count if row.count > 1 else 0))


def back_field(edition: Edition, row: Row) -> str | None:
    return back_name(edition, row.piece)


def reason_field(edition: Edition, row: Row) -> str:
    return kinds.REASONS[row.piece]


FIELDS: dict[str, dict[str, Any]] = {
    "take": {"colour": colour_field, "count": count_field, "from": source_field},
    "rest": {"colour": colour_field, "count": count_field, "from": source_field},
    "marker": {"to": fall_field},
    "shield": {"from": source_field},
    "line": {"colour": colour_field, "count": count_field, "line": target_field},
    "fall": {"colour": colour_field, "to": fall_field},
    "spread": {"colour": colour_field, "count": count_field, "from": source_field, "to": target_field},
    "break": {"colour": colour_field, "count": count_field, "line": source_field},
    "tile": {
        "colour": colour_field,
        "line": source_field,
        "column": target_field,
        "across": count_field,
        "down": down_field,
    },
    "clear": {"colour": colour_field, "count": count_field, "line": source_field},
    "floor": {"count": count_field},
    "round": {"round": count_field},
    "gold": {"display": target_field, "special": back_field},
    "pour": {"count": count_field},
    "deal": {"colour": colour_field, "to": target_field},
    "pull": {"colour": colour_field, "from": source_field, "to": target_field},
    "end": {"reason": reason_field},
    "row": {"row": target_field},
    "column": {"column": target_field},
    "colour": {"colour": colour_field},
}
