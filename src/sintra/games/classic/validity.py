"""Which classic positions can not be."""

from typing import Any

from sintra.core.errors import BadPosition
from sintra.games.classic.cardboard import (
    COLUMNS,
    FLOOR_SPACES,
    GONE,
    LAST_ROUND,
    LINES,
    MOST_DISPLAYS,
    PLAIN,
    SHIELD,
    SPREAD,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
    place_of,
)
from sintra.games.classic.options import Edition
from sintra.games.classic.rules.scoring import complete_rows
from sintra.games.classic.rules.tiling import free_columns
from sintra.games.classic.state import DRAFTING, EMPTY, IN_CENTRE, MARKER, NO_SHIELD, OVER, SPREADING, TILING


def check(edition: Edition, state: Any) -> None:
    """Refuse a position that no game can reach."""
    check_tiles(edition, state)
    check_marker(state)
    for seat in range(state.seats):
        check_board(edition, state, seat)
    if state.has_special_displays:
        check_gold(state)
    check_offer(state)
    check_phase(state)


def check_tiles(edition: Edition, state: Any) -> None:
    """Twenty tiles of every colour."""
    for number, colour in enumerate(edition.colours):
        count = int(state.tiles[:, number].sum()) + int(state.bag[number]) + int(state.lid[number])
        count += sum(tiles_on_board(player, number) for player in state.players[: state.seats])
        if count != TILES_PER_COLOUR:
            raise BadPosition(
                f"there are {count} {colour.name} tiles (expected {TILES_PER_COLOUR})",
                f"{colour.czech_forms[2]} dílků je {count} (má jich být {TILES_PER_COLOUR})",
            )


def tiles_on_board(player: Any, colour: int) -> int:
    """How many tiles of a colour a player has."""
    in_lines = sum(int(player.line_tiles[line]) for line in range(LINES) if player.line_colour[line] == colour)
    on_floor = int((player.floor[: player.floor_pieces] == colour).sum())
    return in_lines + on_floor + int((player.wall == colour).sum()) + int(player.shield == colour)


def markers_of(player: Any) -> int:
    """How many markers lie on a player's floor and shield."""
    return int((player.floor[: player.floor_pieces] == MARKER).sum()) + int(player.shield == MARKER)


def has_tiled(state: Any, seat: int) -> bool:
    """Whether a seat has finished its tiling in this round."""
    if state.phase != TILING:
        return bool(state.phase == OVER)
    return bool((seat - state.starter) % state.seats < (state.seat - state.starter) % state.seats)


def check_marker(state: Any) -> None:
    """One marker, with the seat that took it; beside the floor only if that is full or cleared already."""
    markers = [markers_of(player) for player in state.players[: state.seats]]
    expected = [int(seat == state.marker) for seat in range(state.seats)]
    if any(found > allowed for found, allowed in zip(markers, expected, strict=True)):
        raise BadPosition(
            "there is a marker too many (expected one: in the centre, or with the seat that took it)",
            "žeton začínajícího hráče je tu navíc (má být jediný: ve středu, nebo u hráče, který si ho vzal)",
        )
    if state.marker == IN_CENTRE or sum(markers) or has_tiled(state, int(state.marker)):
        return
    if state.players[state.marker].floor_pieces < FLOOR_SPACES:
        raise BadPosition(
            f"the marker of player {state.marker + 1} lies nowhere (expected a * on the floor)",
            f"žeton hráče {state.marker + 1} nikde neleží (očekává se * na podlaze)",
        )


def check_board(edition: Edition, state: Any, seat: int) -> None:
    """Colours in their places, no line with a colour that its row has already, and nothing left after tiling."""
    if has_tiled(state, seat):
        check_tiled(state, seat)
    for row in range(LINES):
        check_row(state, seat, row)
        for column in range(COLUMNS):
            if state.players[seat].wall[row, column] != EMPTY:
                check_place(edition, state, seat, row, column)


def check_tiled(state: Any, seat: int) -> None:
    """Whoever has tiled has an empty floor, no shield and no complete line."""
    player = state.players[seat]
    is_complete = any(player.line_tiles[line] > line for line in range(LINES))
    if player.floor_pieces or player.shield != NO_SHIELD or is_complete:
        raise BadPosition(
            f"board{seat + 1} has been tiled (expected an empty floor, no shield and no complete line)",
            f"board{seat + 1} už má obloženo (očekává se prázdná podlaha, žádný štít a žádná plná přípravná řada)",
        )


def check_row(state: Any, seat: int, row: int) -> None:
    """Every colour once, none of them in the line beside, and one tile a round at most."""
    player = state.players[seat]
    tiles = [int(tile) for tile in player.wall[row] if tile != EMPTY]
    rounds = int(state.round_number) - (state.phase in (DRAFTING, SPREADING))
    if len(tiles) > rounds:
        raise BadPosition(
            f"wall row {row + 1} of board{seat + 1} has {len(tiles)} tiles (expected at most one a round: {rounds})",
            f"řada {row + 1} stěny v board{seat + 1} má dílků {len(tiles)} (za kolo přibude nejvýš jeden: {rounds})",
        )
    if len(set(tiles)) < len(tiles):
        raise BadPosition(
            f"wall row {row + 1} of board{seat + 1} has a colour twice",
            f"řada {row + 1} stěny v board{seat + 1} má některou barvu dvakrát",
        )
    is_moved = bool(seat == state.seat and state.moved >> row & 1)
    is_on_wall = player.line_colour[row] in tiles if player.line_tiles[row] else bool(tiles) and is_moved
    if is_moved and not is_on_wall:
        raise BadPosition(
            f"line {row + 1} of board{seat + 1} has not moved (expected its colour in the wall row)",
            f"přípravná řada {row + 1} v board{seat + 1} nic neposlala (v řadě stěny se očekává její barva)",
        )
    if is_on_wall and not is_moved:
        raise BadPosition(
            f"line {row + 1} of board{seat + 1} holds a colour that its wall row has already",
            f"přípravná řada {row + 1} v board{seat + 1} má barvu, která už je v téže řadě stěny",
        )


def check_place(edition: Edition, state: Any, seat: int, row: int, column: int) -> None:
    """A tile where its colour may lie, and alone with it in the column."""
    wall = state.players[seat].wall
    colour = int(wall[row, column])
    if not state.has_plain_wall and column != place_of(colour, row):
        raise BadPosition(
            f"wall row {row + 1} of board{seat + 1} has {edition.colours[colour].letter} in a wrong place",
            f"řada {row + 1} stěny v board{seat + 1} má {edition.colours[colour].letter} na špatném místě",
        )
    if int((wall[:, column] == colour).sum()) > 1:
        raise BadPosition(
            f"wall column {column + 1} of board{seat + 1} has a colour twice",
            f"sloupec {column + 1} stěny v board{seat + 1} má některou barvu dvakrát",
        )


def check_gold(state: Any) -> None:
    """As many gold displays as players, each back once; the shield with one player once it has left."""
    gold = [int(back) for back in state.backs[:MOST_DISPLAYS] if back != PLAIN]
    kinds = [SHIELD if back == GONE else back for back in gold]
    if len(gold) != state.seats or len(set(kinds)) < len(kinds):
        raise BadPosition(
            f"gold shows {len(gold)} displays (expected {state.seats}, each kind once)",
            f"zlatých nabídek je v gold {len(gold)} (má jich být {state.seats}, každá jiného druhu)",
        )
    holders = sum(int(player.shield != NO_SHIELD) for player in state.players[: state.seats])
    is_cleared = any(has_tiled(state, seat) for seat in range(state.seats))
    if holders > (GONE in gold) or (GONE in gold and not holders and not is_cleared):
        raise BadPosition(
            f"{holders} players hold the shield (expected one if it is gone, otherwise none)",
            f"hráčů se štítem je {holders} (má být jeden, pokud už si štít někdo vzal, jinak žádný)",
        )
    if GONE in gold and state.tiles[list(state.backs).index(GONE)].any():
        raise BadPosition(
            "there are tiles on the shield's place (expected none once it is gone)",
            "na místě po štítu leží dílky (když si štít někdo vzal, nemají tam být žádné)",
        )


def check_offer(state: Any) -> None:
    """No more tiles than are laid out."""
    extra = int(state.has_special_displays)
    too_full = not extra and (state.tiles[:MOST_DISPLAYS].sum(axis=1) > TILES_PER_DISPLAY).any()
    most = TILES_PER_DISPLAY * int(state.ring) + extra
    if too_full or state.offered > most:
        raise BadPosition(
            f"there are too many tiles to draft (expected {TILES_PER_DISPLAY} on a display, {most} in all)",
            f"v nabídkách a ve středu je příliš mnoho dílků (v nabídce mají být {TILES_PER_DISPLAY}, celkem {most})",
        )


def check_phase(state: Any) -> None:
    """The phase agrees with what lies on the table."""
    has_row = any(complete_rows(player) for player in state.players[: state.seats])
    if state.phase in (DRAFTING, SPREADING) and (has_row or not state.offered):
        raise BadPosition(
            "nothing can be drafted (expected tiles on the displays or in the centre, and no complete row)",
            "není co brát (očekávají se dílky v nabídkách nebo ve středu a žádná dokončená řada)",
        )
    if state.phase in (TILING, OVER) and state.offered:
        raise BadPosition(
            "there are tiles left to draft (expected none in this phase)",
            "v nabídkách nebo ve středu ještě leží dílky (v této fázi tam nemají být žádné)",
        )
    if state.phase == SPREADING:
        check_spreading(state)
    if state.phase == TILING:
        check_tiling(state)
    has_tiles = bool(state.bag.any() or state.lid.any())
    if state.phase == OVER and not has_row and has_tiles and state.round_number < LAST_ROUND:
        raise BadPosition(
            "the game can not be over (expected a complete row, no tiles to lay out, or the last round)",
            "hra ještě nemůže být u konce (očekává se dokončená řada, prázdný sáček i víko, nebo poslední kolo)",
        )


def check_spreading(state: Any) -> None:
    """There is something to spread."""
    if state.backs[state.focus] != SPREAD or not state.tiles[state.focus].any():
        raise BadPosition(
            f"display {state.focus + 1} can not be spread (expected the spread display with tiles on it)",
            f"nabídku {state.focus + 1} nelze rozdat (očekává se nabídka spread, na které leží dílky)",
        )


def check_tiling(state: Any) -> None:
    """There is a choice to make, and nothing before it was left undone."""
    player = state.players[state.seat]
    line = int(state.focus)
    is_complete = state.has_plain_wall and player.line_tiles[line] == line + 1
    columns = free_columns(state, line) if is_complete else 0
    if columns.bit_count() < 2:
        raise BadPosition(
            f"line {line + 1} is not to be tiled (expected a complete line with two or more columns)",
            f"z přípravné řady {line + 1} se teď neobkládá (očekává se plná řada a na výběr aspoň dva sloupce)",
        )
    if any(player.line_tiles[above] > above for above in range(line)):
        raise BadPosition(
            f"a line above line {line + 1} is still complete (expected it to be tiled first)",
            f"nad přípravnou řadou {line + 1} je ještě plná řada (ta se obkládá dřív)",
        )
