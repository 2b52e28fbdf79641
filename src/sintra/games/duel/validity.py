"""Which positions of Duel can not be."""

from typing import Any, NoReturn

import numpy as np

from sintra.core.errors import BadPosition
from sintra.games.duel.cardboard import (
    CHIPS_PER_ROUND,
    COLOURS,
    FACE_UP,
    FIELDS,
    FIELDS_ACROSS,
    HIGHEST_MOON,
    LARGE,
    MOSAIC,
    ORNAMENT,
    PAYMENTS,
    PLATE_NAMES,
    PLATES,
    ROUNDS,
    SEATS,
    SIZE,
    SMALL,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TILES_PER_COLOUR,
    TOKENS,
)
from sintra.games.duel.names import COLOURS as NAMED_COLOURS
from sintra.games.duel.rules.factories import can_act
from sintra.games.duel.rules.scoring import empty_spaces
from sintra.games.duel.rules.tiling import NOT_PAYING, free_columns, has_all_plates, list_payments
from sintra.games.duel.state import (
    ACQUIRING,
    COMPLETING,
    DRAWING,
    EMPTY,
    KEEPING,
    ON_MOON,
    OPENING,
    OVER,
    PAYING,
    PLACING,
    RETURNING,
    STACKING,
    TILING,
    UNKNOWN,
)

DECORATING = (TILING, COMPLETING, PAYING)


def refuse(en: str, cs: str) -> NoReturn:
    """Say what can not be."""
    raise BadPosition(en, cs)


def check(state: Any) -> None:
    """Refuse a position that no game can reach."""
    check_tiles(state)
    check_plates(state)
    check_stack(state)
    check_hand(state)
    for factory in range(SMALL):
        check_factory(state, factory)
    check_large(state)
    check_chips(state)
    for seat in range(SEATS):
        check_dome(state, seat)
        check_passing(state, seat)
        if has_tiled(state, seat):
            check_tiled(state, seat)
    check_phase(state)


def has_tiled(state: Any, seat: int) -> bool:
    """Whether a seat has finished its tiling in this round."""
    return bool(state.phase == OVER or (state.phase in DECORATING and seat == state.starter != state.seat))


# Tiles


def check_tiles(state: Any) -> None:
    """Thirteen tiles of every colour."""
    for colour in range(COLOURS):
        count = int(state.sun[:, colour].sum()) + int(state.moon[colour]) + int((state.piles == colour).sum())
        count += int(state.bag[colour]) + int(state.tower[colour])
        count += sum(tiles_on_board(player, colour) for player in state.players)
        if count != TILES_PER_COLOUR:
            name = NAMED_COLOURS[colour]
            refuse(
                f"there are {count} {name.name} tiles (expected {TILES_PER_COLOUR})",
                f"{name.czech_forms[2]} dlaždic je {count} (má jich být {TILES_PER_COLOUR})",
            )


def tiles_on_board(player: Any, colour: int) -> int:
    """How many tiles of a colour a player has."""
    in_lines = int(player.line_tiles[player.line_colour == colour].sum())
    return in_lines + int((player.broken == colour).sum()) + int((player.dome == colour).sum())


# Plates


def plates_of(state: Any) -> list[int]:
    """Every plate that lies somewhere."""
    placed = (plate for player in state.players for plate in player.plates)
    lying = [*state.face_up, *state.stack, *hand_of(state), *placed]
    if not state.draws:
        lying.append(state.held)
    return [int(plate) for plate in lying if plate != EMPTY]


def hand_of(state: Any) -> list[int]:
    """The drawn plates that have not gone under the stack."""
    return [int(state.drawn[number]) for number in range(state.draws) if not state.returned >> number & 1]


def check_plates(state: Any) -> None:
    """Every plate once, and as many on the domes as rounds and tokens say."""
    found = plates_of(state)
    for plate in range(PLATES):
        if found.count(plate) != 1:
            refuse(
                f"plate {PLATE_NAMES[plate]} is there {found.count(plate)} times (expected once)",
                f"počet destiček {PLATE_NAMES[plate]} je {found.count(plate)} (má být jediná)",
            )
    for seat in range(SEATS):
        placed, expected = int((state.players[seat].plates != EMPTY).sum()), plates_expected(state, seat)
        if placed != expected:
            refuse(
                f"the dome of board{seat + 1} has {placed} plates (expected {expected} in this round)",
                f"klenba v board{seat + 1} má destiček {placed} (v tomto kole jich má být {expected})",
            )
    check_face_up(state)


def plates_expected(state: Any, seat: int) -> int:
    """One from the opening, two for each round before, one for each token used; less the one not placed yet."""
    if state.opening:
        return int(state.opening == 1 and seat != state.starter)
    used = TOKENS - int(state.players[seat].tokens) if state.round_number < ROUNDS else 0
    is_on_its_way = state.seat == seat and state.phase in (DRAWING, KEEPING, RETURNING, PLACING)
    return 1 + TOKENS * (int(state.round_number) - 1) + used - is_on_its_way


def check_face_up(state: Any) -> None:
    """The face-up plates are refilled between rounds, and taken one for a token at most."""
    shown = int((state.face_up != EMPTY).sum())
    if state.opening:
        most = fewest = FACE_UP - (state.phase == PLACING)
    else:
        most = min(FACE_UP, PLATES - SEATS - SEATS * TOKENS * (int(state.round_number) - 1))
        used = SEATS * TOKENS - sum(int(player.tokens) for player in state.players)
        fewest = max(0, most - (used if state.round_number < ROUNDS else 0))
    if not fewest <= shown <= most:
        refuse(
            f"{shown} plates lie face up (expected {fewest} to {most} in this round, with these tokens)",
            f"vyložených destiček je {shown} (v tomto kole a s těmito žetony jich má být {fewest} až {most})",
        )


def check_stack(state: Any) -> None:
    """Plates that somebody knows are at the bottom."""
    known = [int(state.known[place]) != UNKNOWN for place in range(state.stacked)]
    if known != sorted(known):
        refuse(
            "a plate in the middle of the stack is known (expected only plates at the bottom)",
            "někdo zná destičku uprostřed hromádky (znát lze jen destičky vespod)",
        )
    returned = sorted(int(state.drawn[number]) for number in range(state.draws) if state.returned >> number & 1)
    first = int(state.stacked) - len(returned)
    is_below = first >= 0 and sorted(int(plate) for plate in state.stack[first : state.stacked]) == returned
    if not is_below or (state.known[max(0, first) : state.stacked] != 1 << max(0, int(state.seat))).any():
        refuse(
            "a plate that has gone back is not at the bottom of the stack (expected there, known to its drawer alone)",
            "vrácená destička není vespod hromádky (má tam být a zná ji jen ten, kdo ji dobral)",
        )


def check_hand(state: Any) -> None:
    """As many plates in the hand as the decision needs."""
    held = hand_of(state)
    others = len(held) - (state.held in held)
    is_whole = len(held) == state.draws
    is_right = {
        DRAWING: is_whole and len(held) > 0 and state.held == EMPTY,
        KEEPING: is_whole and len(held) > 1 and state.held == EMPTY,
        RETURNING: others > 1 and state.held in held,
        PLACING: state.held != EMPTY and others == 0 and (not state.draws or state.held in held),
    }.get(int(state.phase), not state.draws and state.held == EMPTY)
    if not is_right or (state.opening and state.draws):
        refuse(
            "the plates in hand do not fit the phase (expected drawn ones in hand, and the one to be placed in held)",
            "destičky v hand a held neodpovídají fázi (dobrané patří do hand, ta k umístění do held)",
        )


# Factories


def check_factory(state: Any, factory: int) -> None:
    """Tiles on the sun or on the moon, and a chip that lies face up when there are none."""
    sun, height = int(state.sun[factory].sum()), int(state.heights[factory])
    is_stacking = state.phase == STACKING and state.focus == factory
    most = HIGHEST_MOON if is_stacking else TILES_ON_SMALL
    if (sun and height and not is_stacking) or sun + height > most:
        refuse(
            f"factory {factory + 1} has {sun} tiles on its sun and {height} on its moon (expected one or the other)",
            f"dílna {factory + 1} má na slunci dlaždic {sun} a na měsíci {height} (mají být jen na jednom)",
        )
    has_chip, is_bare = state.chips[factory] != EMPTY, sun + height == 0
    if (has_chip and bool(state.is_chip_up[factory]) != is_bare) or (not has_chip and not is_bare):
        refuse(
            f"the chip of factory {factory + 1} is wrong (expected face down below tiles, face up without them)",
            f"bonus dílny {factory + 1} neodpovídá (pod dlaždicemi leží lícem dolů, bez nich lícem nahoru)",
        )


def check_large(state: Any) -> None:
    """Tiles on the sun or on the moon, and the first-player tile there until somebody takes from the moon."""
    sun, loose = int(state.sun[LARGE].sum()), int(state.moon.sum())
    if (sun and loose) or sun > TILES_ON_LARGE or loose >= TILES_ON_LARGE:
        refuse(
            f"the large factory has {sun} tiles on its sun and {loose} on its moon (expected one or the other)",
            f"velká dílna má na slunci dlaždic {sun} a na měsíci {loose} (mají být jen na jednom)",
        )
    if state.first_tile != ON_MOON and (sun or state.opening or loose >= TILES_ON_LARGE - 1):
        refuse(
            "the first-player tile is taken too early (expected on the moon while nothing was taken from there)",
            "dlaždice začínajícího hráče je vzatá předčasně (dokud z měsíce velké dílny nikdo nebral, leží tam)",
        )


def check_chips(state: Any) -> None:
    """Two chips for each player and round; those of this round are on the factories or taken."""
    missing = int((state.chips == EMPTY).sum())
    taken = sum(int(player.chips_taken) for player in state.players)
    if missing != taken:
        refuse(
            f"{taken} chips are taken and {missing} are missing (expected the same number)",
            f"vzatých bonusů je {taken} a chybějících {missing} (mají se rovnat)",
        )
    for seat, player in enumerate(state.players):
        count = int(player.chips.sum()) + int(player.spent.sum())
        expected = CHIPS_PER_ROUND * (int(state.round_number) - 1) + int(player.chips_taken)
        if count != expected:
            refuse(
                f"board{seat + 1} has {count} chips (expected {expected} in this round)",
                f"board{seat + 1} má bonusů {count} (v tomto kole jich má být {expected})",
            )


# Domes


def check_dome(state: Any, seat: int) -> None:
    """Tiles on spaces that take them, ornaments as soon as their plate is full, one tile a row and round."""
    player = state.players[seat]
    for row in range(SIZE):
        for column in range(SIZE):
            check_space(player, seat, row, column)
        check_row(state, seat, row)
    for field in range(FIELDS):
        check_ornament(player, seat, field)


def check_space(player: Any, seat: int, row: int, column: int) -> None:
    """A tile lies on its colour, or on a mosaic space."""
    tile, printed = int(player.dome[row, column]), int(player.printed[row, column])
    if tile in (EMPTY, printed) or (printed == MOSAIC and tile != ORNAMENT):
        return
    refuse(
        f"dome row {row + 1} of board{seat + 1} has a tile on a space that does not take it (column {column + 1})",
        f"řada {row + 1} klenby v board{seat + 1} má dlaždici na políčku, kam nepatří (sloupec {column + 1})",
    )


def check_row(state: Any, seat: int, row: int) -> None:
    """No more tiles than rounds; a line that has moved has its colour beside it."""
    player = state.players[seat]
    tiles = [int(tile) for tile in player.dome[row] if tile not in (EMPTY, ORNAMENT)]
    is_moved = seat == state.seat and bool(state.moved >> row & 1)
    is_open = state.phase not in (*DECORATING, OVER) or bool(player.line_tiles[row])
    rounds = int(state.round_number) - (is_open and not is_moved and not has_tiled(state, seat))
    if len(tiles) > rounds:
        refuse(
            f"dome row {row + 1} of board{seat + 1} has {len(tiles)} tiles (expected at most one a round: {rounds})",
            f"řada {row + 1} klenby v board{seat + 1} má dlaždic {len(tiles)} (za kolo přibude nejvýš jedna: {rounds})",
        )
    if is_moved and (not tiles or (player.line_tiles[row] and player.line_colour[row] not in tiles)):
        refuse(
            f"line {row + 1} of board{seat + 1} has not moved (expected its colour in the dome row)",
            f"přípravná řada {row + 1} v board{seat + 1} nic neposlala (v řadě klenby se očekává její barva)",
        )


def check_ornament(player: Any, seat: int, field: int) -> None:
    """An ornament lies there exactly when the other three spaces of its plate are full."""
    row, column = field // FIELDS_ACROSS * 2, field % FIELDS_ACROSS * 2
    printed, dome = player.printed[row : row + 2, column : column + 2], player.dome[row : row + 2, column : column + 2]
    if player.plates[field] == EMPTY or not (printed == ORNAMENT).any():
        return
    empty, has_ornament = int(empty_spaces(player, field)), bool((dome == ORNAMENT).any())
    if has_ornament != (empty == 0) or (not has_ornament and empty == 1):
        refuse(
            f"the ornament on field {field + 1} of board{seat + 1} is wrong (expected when the other three are full)",
            f"ozdobná dlaždice na poli {field + 1} v board{seat + 1} neodpovídá (patří tam, až jsou ostatní tři plná)",
        )


def check_tiled(state: Any, seat: int) -> None:
    """Whoever has tiled has no broken tiles, and no line that had to be handled."""
    if state.players[seat].broken_tiles or any(is_unhandled(state.players[seat], line) for line in range(SIZE)):
        refuse(
            f"board{seat + 1} has been tiled (expected no broken tiles and no line that can be placed or is lost)",
            f"board{seat + 1} už je vyhodnocen (nemají tam zbývat rozbité dlaždice ani nevyřízené řady)",
        )


def is_unhandled(player: Any, line: int) -> bool:
    """Whether a line should have placed its tile, or should have broken."""
    tiles = int(player.line_tiles[line])
    if not tiles:
        return False
    return tiles > line if free_columns(player, line) else bool(has_all_plates(player, line))


# Phases


def check_passing(state: Any, seat: int) -> None:
    """Only who can not act passes."""
    if state.players[seat].has_passed and can_act(state, seat):
        refuse(
            f"player {seat + 1} can still act (expected to pass only when nothing is possible)",
            f"hráč {seat + 1} ještě může hrát (pasovat lze, jen když není možná žádná akce)",
        )


def check_phase(state: Any) -> None:
    """The phase agrees with what lies on the table."""
    if state.phase in DECORATING:
        check_end_of_phase(state)
        check_decorating(state)
    elif state.phase == OVER:
        check_end_of_phase(state)
        check_over(state)
    elif state.opening:
        check_opening(state)
    elif state.phase == OPENING:
        refuse(
            "both players have plates (expected no opening any more)", "oba hráči už destičky mají (úvod hry skončil)"
        )
    if state.phase == ACQUIRING and not can_act(state, state.seat):
        refuse(
            "nothing can be done (expected tiles, chips or tokens)",
            "není co dělat (očekávají se dlaždice, bonusy nebo žetony)",
        )
    if state.phase == DRAWING and not (state.stacked and state.players[state.seat].score):
        refuse("no plate can be drawn (expected a stack and points)", "nelze dobírat (očekává se hromádka a body)")
    if state.phase == STACKING and int((state.sun[state.focus] > 0).sum()) < 2:
        refuse(
            f"factory {state.focus + 1} is not to be stacked (expected tiles of several colours on its sun)",
            f"na dílně {state.focus + 1} není co vrstvit (na slunci se očekávají dlaždice více barev)",
        )


def check_opening(state: Any) -> None:
    """The opening plates come first: the second player's, then the starting player's."""
    expected = int(state.starter) if state.opening == 1 else SEATS - 1 - int(state.starter)
    tokens = [int(player.tokens) for player in state.players]
    is_opening = state.phase in (OPENING, PLACING) and state.seat == expected and state.round_number == 1
    if not is_opening or tokens != [TOKENS] * SEATS or any(player.line_tiles.any() for player in state.players):
        refuse(
            f"the opening plates come first (expected phase opening and turn {expected + 1}, nothing taken yet)",
            f"nejdřív se umísťují úvodní destičky (očekává se phase opening a turn {expected + 1} a nic vzatého)",
        )


def check_end_of_phase(state: Any) -> None:
    """Nothing is left to acquire."""
    tokens = sum(int(player.tokens) for player in state.players) if state.round_number < ROUNDS else 0
    if state.offered or tokens or (state.chips != EMPTY).any():
        refuse(
            "there is something left to acquire (expected no tiles, chips and tokens in this phase)",
            "ještě je co brát (v této fázi nemají zbývat dlaždice, bonusy ani žetony)",
        )


def check_decorating(state: Any) -> None:
    """There is a choice to make for the line, and nothing above it was left undone."""
    player, line = state.players[state.seat], int(state.focus)
    if any(is_unhandled(player, above) for above in range(line) if not state.moved >> above & 1):
        refuse(
            f"a line above line {line + 1} is not handled yet (expected from top to bottom)",
            f"řada nad přípravnou řadou {line + 1} ještě není vyhodnocena (postupuje se shora dolů)",
        )
    if not is_choice(state, player, line):
        refuse(
            f"there is nothing to choose for line {line + 1} (expected a line that fits the phase)",
            f"u přípravné řady {line + 1} není z čeho vybírat (očekává se řada, která odpovídá fázi)",
        )


def is_choice(state: Any, player: Any, line: int) -> bool:
    """Whether the line in focus asks for the decision of the phase."""
    tiles, columns = int(player.line_tiles[line]), int(free_columns(player, line))
    missing = line + 1 - tiles - max(0, int(state.paid))
    if not tiles or not columns or missing < 0 or (state.phase != TILING and not missing):
        return False
    if state.phase == TILING:
        return missing == 0 and columns.bit_count() > 1 and bool(state.paid)
    is_paying = bool(state.paid != NOT_PAYING)
    payments = int(list_payments(state, np.zeros(len(PAYMENTS), np.int16), 0))
    return payments > is_paying and is_paying == bool(state.phase == PAYING)


def check_over(state: Any) -> None:
    """The game ends after the last round."""
    if state.round_number < ROUNDS:
        refuse(
            f"the game can not be over in round {state.round_number} (expected after round {ROUNDS})",
            f"hra nemůže skončit v {state.round_number}. kole (končí po {ROUNDS}. kole)",
        )
