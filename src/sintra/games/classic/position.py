"""A classic position as one line of text, and back.

    mini players=2 wall=coloured round=2 turn=1 starter=2 phase=draft displays=BBYR/-/KKWW/BYRK/BWWW centre=YRR
    marker=2 bag=B12Y10R9K14W11 lid=B2R1 board1=12;-/RR/BBB/-/W;B..../.Y.../...../...../.....;- board2=… chance=…

Seats, displays and lines count from 1. A board is score;lines;wall;floor and, with special displays, ;shield. `*` is
the marker, `>` ends a line whose rightmost tile is on the wall already, `+` is a held shield. Without `chance` the
draws to come are new ones.
"""

import re
from typing import Any

import numpy as np

from sintra.core.contract import State
from sintra.core.errors import BadPosition
from sintra.core.fields import (
    NONE,
    as_written,
    expect_fields,
    format_chance,
    number_in,
    one_of,
    parse_chance,
    split_exactly,
    split_fields,
    whole_number,
)
from sintra.core.text import Text, listed
from sintra.games.classic.cardboard import (
    BACK_NAMES,
    COLOURS,
    COLUMNS,
    DISPLAYS_FOR,
    FLOOR_SPACES,
    LAST_ROUND,
    LINES,
    PLAIN,
    PULL,
    TILES_PER_COLOUR,
)
from sintra.games.classic.options import Edition
from sintra.games.classic.rules.play import set_up_player
from sintra.games.classic.state import (
    CENTRE,
    DRAFTING,
    EMPTY,
    IN_CENTRE,
    MARKER,
    NO_SHIELD,
    OVER,
    SPREADING,
    STATE,
    TILING,
)
from sintra.games.classic.validity import check

HIGHEST_SCORE = 30_000  # that a state has room for, whatever comes; no game reaches it
PHASES = {DRAFTING: "draft", SPREADING: "spread", TILING: "tile", OVER: "over"}


# To text


def format_position(edition: Edition, state: Any) -> str:
    """One line that says everything."""
    has_special = bool(state.has_special_displays)
    fields = {
        "players": state.seats,
        "wall": "plain" if state.has_plain_wall else "coloured",
        **({"special": "on"} if has_special else {}),
        "round": state.round_number,
        "turn": NONE if state.seat < 0 else state.seat + 1,
        "starter": state.starter + 1,
        "phase": format_phase(state),
        "displays": "/".join(format_tiles(edition, state.tiles[display]) for display in range(state.ring)),
        **({"gold": "/".join(format_back(edition, back) for back in state.backs[: state.ring])} if has_special else {}),
        "centre": format_tiles(edition, state.tiles[CENTRE]),
        "marker": "centre" if state.marker == IN_CENTRE else state.marker + 1,
        "bag": format_counts(edition, state.bag),
        "lid": format_counts(edition, state.lid),
        **{f"board{seat + 1}": format_board(edition, state, seat) for seat in range(state.seats)},
        "chance": format_chance(state.chance),
    }
    return " ".join([edition.name, *(f"{name}={value}" for name, value in fields.items())])


def format_phase(state: Any) -> str:
    """What is decided, and where."""
    name = PHASES[state.phase]
    return f"{name}:{state.focus + 1}" if state.phase in (SPREADING, TILING) else name


def letter(edition: Edition, piece: int) -> str:
    """The letter of a tile or of the marker."""
    return "*" if piece == MARKER else edition.colours[piece].letter


def format_tiles(edition: Edition, counts: Any) -> str:
    """One letter per tile."""
    return "".join(letter(edition, colour) * counts[colour] for colour in range(COLOURS)) or NONE


def format_counts(edition: Edition, counts: Any) -> str:
    """One letter and a number per colour."""
    return "".join(f"{letter(edition, colour)}{counts[colour]}" for colour in range(COLOURS) if counts[colour]) or NONE


def format_back(edition: Edition, back: int) -> str:
    """The name of a display's back."""
    return f"pull{letter(edition, back - PULL)}" if back >= PULL else BACK_NAMES.get(back, NONE)


def format_board(edition: Edition, state: Any, seat: int) -> str:
    """One player's board."""
    player = state.players[seat]
    moved = state.moved if seat == state.seat else 0
    lines = (format_line(edition, player, line, bool(moved >> line & 1)) for line in range(LINES))
    wall = ("".join("." if tile == EMPTY else letter(edition, tile) for tile in row) for row in player.wall)
    floor = "".join(letter(edition, piece) for piece in player.floor[: player.floor_pieces]) or NONE
    shield = [format_shield(edition, player.shield)] if state.has_special_displays else []
    return ";".join([str(player.score), "/".join(lines), "/".join(wall), floor, *shield])


def format_line(edition: Edition, player: Any, line: int, is_moved: bool) -> str:
    """The tiles of a pattern line."""
    tiles = letter(edition, player.line_colour[line]) * player.line_tiles[line]
    return tiles + ">" if is_moved else tiles or NONE


def format_shield(edition: Edition, shield: int) -> str:
    """A held shield and what lies on it."""
    if shield == NO_SHIELD:
        return NONE
    return "+" if shield == EMPTY else "+" + letter(edition, shield)


# From text

# What refusals call the parts of a text.
PHASE_DISPLAY = Text("the display of phase", "číslo nabídky v phase")
PHASE_LINE = Text("the line of phase", "číslo přípravné řady v phase")
SCORE = Text("the score of {board}", "skóre v {board}")
BOARD_LINES = Text("lines of {board}", "přípravné řady v {board}")
BOARD_LINE = Text("line {line} of {board}", "přípravná řada {line} v {board}")
WALL = Text("wall of {board}", "stěna v {board}")
WALL_ROW = Text("wall row {row} of {board}", "řada {row} stěny v {board}")
FLOOR = Text("floor of {board}", "podlaha v {board}")
SHIELD = Text("shield of {board}", "štít v {board}")


def parse_position(edition: Edition, text: str) -> State:
    """The state of a text, checked."""
    fields = split_fields(text, edition.name)
    states = np.zeros(1, STATE)
    state = states[0]
    for player in state.players:
        set_up_player(player)
    state.seats = number_in(fields, "players", 2, 4)
    state.ring = DISPLAYS_FOR[state.seats]
    state.has_plain_wall = one_of(fields, "wall", ("coloured", "plain")) == "plain"
    state.has_special_displays = "special" in fields and one_of(fields, "special", ("off", "on")) == "on"
    expect_fields(fields, field_names(edition, state), optional=("special", "chance"))
    state.round_number = number_in(fields, "round", 1, LAST_ROUND)
    state.starter = number_in(fields, "starter", 1, int(state.seats)) - 1
    parse_phase(fields, state)
    parse_tables(edition, fields, state)
    for seat in range(state.seats):
        parse_board(edition, fields[f"board{seat + 1}"], f"board{seat + 1}", state, seat)
    parse_chance(fields, state.chance)
    check(edition, state)
    return states


def field_names(edition: Edition, state: Any) -> set[str]:
    """The fields that a position must have."""
    names = {"players", "wall", "round", "turn", "starter", "phase", "displays", "centre", "marker", "bag", "lid"}
    names |= {f"board{seat + 1}" for seat in range(state.seats)}
    if state.has_special_displays:
        names.add("gold")
        if all(option.name != "special" for option in edition.options):
            raise BadPosition(f"{edition.name} has no special displays", f"hra {edition.name} nemá speciální nabídky")
    return names


def parse_phase(fields: dict[str, str], state: Any) -> None:
    """What is to be decided, by whom and where."""
    name, _, focus = fields["phase"].partition(":")
    one_of({"phase": name}, "phase", tuple(PHASES.values()))
    state.phase = next(phase for phase, word in PHASES.items() if word == name)
    if state.phase == SPREADING:
        state.focus = whole_number(focus, PHASE_DISPLAY, 1, int(state.ring)) - 1
    elif state.phase == TILING:
        state.focus = whole_number(focus, PHASE_LINE, 1, LINES) - 1
    elif focus:
        raise BadPosition(
            f'phase is "{fields["phase"][:20]}" (only spread and tile have a number)',
            f"phase je „{fields['phase'][:20]}“ (číslo mají jen spread a tile)",
        )
    if (state.phase == OVER) != (fields["turn"] == NONE):
        raise BadPosition(
            f'turn is "{fields["turn"][:20]}" in phase {name} (expected - when the game is over, else a seat)',
            f"turn je „{fields['turn'][:20]}“ ve fázi {name} (očekává se - po konci hry, jinak číslo hráče)",
        )
    state.seat = -1 if state.phase == OVER else number_in(fields, "turn", 1, int(state.seats)) - 1


def parse_tables(edition: Edition, fields: dict[str, str], state: Any) -> None:
    """What lies in the middle of the table."""
    for display, text in enumerate(split_exactly(fields["displays"], "/", int(state.ring), as_written("displays"))):
        state.tiles[display] = parse_tiles(edition, text, as_written("displays"))
    state.tiles[CENTRE] = parse_tiles(edition, fields["centre"], as_written("centre"))
    state.offered = state.tiles.sum()
    state.bag = parse_counts(edition, fields["bag"], as_written("bag"))
    state.lid = parse_counts(edition, fields["lid"], as_written("lid"))
    is_in_centre = fields["marker"] == "centre"
    state.marker = IN_CENTRE if is_in_centre else number_in(fields, "marker", 1, int(state.seats)) - 1
    if state.has_special_displays:
        for display, text in enumerate(split_exactly(fields["gold"], "/", int(state.ring), as_written("gold"))):
            state.backs[display] = parse_back(edition, text)


def parse_pieces(edition: Edition, text: str, name: Text, has_marker: bool = False) -> list[int]:
    """Letters as pieces."""
    letters = [colour.letter for colour in edition.colours] + (["*"] if has_marker else [])
    if text == NONE:
        return []
    for symbol in text:
        if symbol not in letters:
            raise BadPosition(
                f'{name.en} has a "{symbol}" (expected {" ".join(letters)}, or - for none)',
                f"{name.cs} obsahuje „{symbol}“ (očekává se {' '.join(letters)}, nebo -, když tam nic není)",
            )
    return [letters.index(symbol) for symbol in text]


def parse_tiles(edition: Edition, text: str, name: Text) -> list[int]:
    """Letters, counted per colour."""
    pieces = parse_pieces(edition, text, name)
    return [min(pieces.count(colour), TILES_PER_COLOUR + 1) for colour in range(COLOURS)]


def parse_counts(edition: Edition, text: str, name: Text) -> list[int]:
    """Letters with their numbers."""
    if text != NONE and not re.fullmatch(r"([^\W\d]\d{1,3})+", text):
        raise BadPosition(
            f'{name.en} is "{text[:40]}" (expected for example B12Y3, or - for none)',
            f"{name.cs} je „{text[:40]}“ (očekává se například B12Y3, nebo -, když tam nic není)",
        )
    counts = [0] * COLOURS
    for symbol, number in re.findall(r"([^\W\d])(\d+)", text):
        colour = parse_pieces(edition, symbol, name)[0]
        counts[colour] += whole_number(number, name, 0, TILES_PER_COLOUR)
    return [min(count, TILES_PER_COLOUR + 1) for count in counts]


def parse_back(edition: Edition, text: str) -> int:
    """A display's back."""
    backs = {NONE: PLAIN, **{name: back for back, name in BACK_NAMES.items()}}
    backs |= {f"pull{colour.letter}": PULL + number for number, colour in enumerate(edition.colours)}
    if text not in backs:
        raise BadPosition(
            f'gold has "{text[:20]}" (expected one of: {listed(backs)})',
            f"gold obsahuje „{text[:20]}“ (možnosti: {listed(backs)})",
        )
    return backs[text]


def parse_board(edition: Edition, text: str, name: str, state: Any, seat: int) -> None:
    """One player's board."""
    parts = split_exactly(text, ";", 5 if state.has_special_displays else 4, as_written(name))
    player = state.players[seat]
    player.score = whole_number(parts[0], SCORE.filled(board=name), 0, HIGHEST_SCORE)
    for line, tiles in enumerate(split_exactly(parts[1], "/", LINES, BOARD_LINES.filled(board=name))):
        parse_line(edition, tiles, BOARD_LINE.filled(line=line + 1, board=name), state, seat, line)
    for row, tiles in enumerate(split_exactly(parts[2], "/", LINES, WALL.filled(board=name))):
        parse_wall_row(edition, tiles, WALL_ROW.filled(row=row + 1, board=name), player, row)
    parse_floor(edition, parts[3], FLOOR.filled(board=name), player)
    if state.has_special_displays:
        player.shield = parse_shield(edition, parts[4], SHIELD.filled(board=name))


def parse_floor(edition: Edition, text: str, name: Text, player: Any) -> None:
    """The pieces on the floor."""
    floor = parse_pieces(edition, text, name, has_marker=True)
    if len(floor) > FLOOR_SPACES:
        raise BadPosition(
            f"{name.en} has {len(floor)} pieces (expected at most {FLOOR_SPACES})",
            f"{name.cs}: kusů je {len(floor)} (vejde se jich nejvýš {FLOOR_SPACES})",
        )
    player.floor[: len(floor)] = floor
    player.floor_pieces = len(floor)


def parse_line(edition: Edition, text: str, name: Text, state: Any, seat: int, line: int) -> None:
    """The tiles of one pattern line."""
    is_moved = text.endswith(">")
    tiles = parse_pieces(edition, text.removesuffix(">") or NONE, name)
    if len(tiles) > line + 1 or len(set(tiles)) > 1:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected at most {line + 1} tiles of one colour)',
            f"{name.cs} je „{text[:20]}“ (dílků se vejde nejvýš {line + 1}, a to jedné barvy)",
        )
    if is_moved and (state.phase != TILING or seat != state.seat or line >= state.focus or len(tiles) != line):
        raise BadPosition(
            f"{name.en} can not have moved (expected only above the line being tiled, one tile short)",
            f"{name.cs} nemůže končit znakem > (smí jen řada nad právě obkládanou, které chybí jeden dílek)",
        )
    player = state.players[seat]
    player.line_tiles[line] = len(tiles)
    player.line_colour[line] = tiles[0] if tiles else EMPTY
    state.moved |= is_moved << line


def parse_wall_row(edition: Edition, text: str, name: Text, player: Any, row: int) -> None:
    """The tiles of one wall row."""
    if len(text) != COLUMNS or NONE in text:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected {COLUMNS} letters, . for an empty space)',
            f"{name.cs} je „{text[:20]}“ (znaků má být {COLUMNS}, prázdné místo je .)",
        )
    for column, symbol in enumerate(text):
        if symbol != ".":
            colour = parse_pieces(edition, symbol, name)[0]
            player.wall[row, column] = colour
            player.row_colours[row] |= 1 << colour


def parse_shield(edition: Edition, text: str, name: Text) -> int:
    """Whether a shield is held, and what lies on it."""
    if text == NONE:
        return NO_SHIELD
    pieces = parse_pieces(edition, text[1:] or NONE, name, has_marker=True)
    if text[0] != "+" or len(pieces) > 1:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected -, + or + with one piece)',
            f"{name.cs} je „{text[:20]}“ (očekává se -, + nebo + s jedním dílkem či žetonem)",
        )
    return pieces[0] if pieces else EMPTY
