"""Which positions of Duel can not be: rows of what would be wrong and why it is refused."""

from typing import Any

import numpy as np

from sintra.core.errors import listed
from sintra.core.notation.fields import Invariants, turn_fits
from sintra.games.duel import cardboard as box
from sintra.games.duel.names import COLOUR_NAMES
from sintra.games.duel.rules.factories import can_act
from sintra.games.duel.rules.tiling import free_columns, has_all_plates, list_payments
from sintra.games.duel.state import (
    ACQUIRING,
    COMPLETING,
    DRAWING,
    EMPTY,
    KEEPING,
    NOT_PAYING,
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
from sintra.games.family.board import tiles_in

DECORATING = (TILING, COMPLETING, PAYING)


def invariants(said: Any) -> Invariants:
    """What holds in every position that a game can reach."""
    yield from turn_fits(said, OVER)
    tablets = [box.GOAL_NAMES[side : side + 2] for side in range(0, box.GOALS, 2)]
    is_twice = 3 in (said.goals >> side & 3 for side in range(0, box.GOALS, 2))
    yield is_twice, "duel-refusal-goals", {"pairs": listed("/".join(sides) for sides in tablets)}
    for seat in range(box.SEATS):
        yield from dome_is_right(said, seat)
    yield from tiles_add_up(said)
    yield from plates_add_up(said)
    yield from stack_is_right(said)
    yield not is_hand_right(said), "duel-refusal-hand", {}
    for factory in range(box.SMALL):
        yield from factory_is_right(said, factory)
    yield from large_factory_is_right(said)
    yield from chips_add_up(said)
    for seat in range(box.SEATS):
        yield from board_is_right(said, seat)
    yield from phase_is_right(said)


def has_tiled(said: Any, seat: int) -> bool:
    return bool(said.phase == OVER or (said.phase in DECORATING and seat == said.starter != said.seat))


def tiles_add_up(said: Any) -> Invariants:
    """Thirteen tiles of every colour."""
    for colour, name in enumerate(COLOUR_NAMES):
        count = sum(tiles[colour] for tiles in (*said.sun, said.moon, said.bag, said.tower))
        count += sum(pile.count(colour) for pile in said.piles)
        count += sum(tiles_in(player, player.dome, colour) + player.broken.count(colour) for player in said.players)
        args = {"colour": name, "count": count, "expected": box.TILES_PER_COLOUR}
        yield count != box.TILES_PER_COLOUR, "duel-refusal-tiles", args


# Plates


def hand_of(said: Any) -> list[int]:
    """The drawn plates that have not gone under the stack."""
    return [plate for plate, is_back in zip(said.drawn, said.is_back, strict=True) if not is_back]


def plates_add_up(said: Any) -> Invariants:
    """Every plate once, and as many on the domes and face up as rounds and tokens say."""
    lying = [*said.face_up, *said.stack, *hand_of(said), *([] if said.draws else [said.held])]
    lying += [plate for player in said.players for plate in player.plates]
    for plate in range(box.PLATES):
        count = lying.count(plate)
        yield count != 1, "duel-refusal-plates", {"plate": box.PLATE_NAMES[plate], "count": count}
    for seat, player in enumerate(said.players):
        placed, expected = box.FIELDS - player.plates.count(EMPTY), plates_expected(said, seat)
        args = {"board": f"board{seat + 1}", "count": placed, "expected": expected}
        yield placed != expected, "duel-refusal-placed-plates", args
    shown, (fewest, most) = box.FACE_UP - said.face_up.count(EMPTY), face_up_expected(said)
    yield not fewest <= shown <= most, "duel-refusal-face-up", {"count": shown, "least": fewest, "most": most}


def plates_expected(said: Any, seat: int) -> int:
    """One from the opening, two for each round before, one for each token used; less the one not placed yet."""
    if said.opening:
        return int(said.opening == 1 and seat != said.starter)
    used = box.TOKENS - said.players[seat].tokens if said.round_number < box.ROUNDS else 0
    is_on_its_way = said.seat == seat and said.phase in (DRAWING, KEEPING, RETURNING, PLACING)
    return int(1 + box.TOKENS * (said.round_number - 1) + used - is_on_its_way)


def face_up_expected(said: Any) -> tuple[int, int]:
    """The fewest and the most face-up plates: refilled between rounds, and taken one for a token at most."""
    if said.opening:
        return (box.FACE_UP - (said.phase == PLACING),) * 2
    most = min(box.FACE_UP, box.PLATES - box.SEATS - box.SEATS * box.TOKENS * (said.round_number - 1))
    used = box.SEATS * box.TOKENS - tokens_left(said) if said.round_number < box.ROUNDS else 0
    return max(0, most - used), most


def tokens_left(said: Any) -> int:
    return sum(player.tokens for player in said.players)


def stack_is_right(said: Any) -> Invariants:
    """Plates that somebody knows are at the bottom, those that went back in this turn below all others."""
    is_known = [seats != UNKNOWN for seats in said.known]
    yield is_known != sorted(is_known), "duel-refusal-stack", {}
    returned = [plate for plate, is_back in zip(said.drawn, said.is_back, strict=True) if is_back]
    first = max(0, said.stacked - len(returned))
    is_secret = all(seats == 1 << max(0, said.seat) for seats in said.known[first:])
    is_below = is_secret and sorted(said.stack[first:]) == sorted(returned)
    yield not is_below, "duel-refusal-returned", {}


def is_hand_right(said: Any) -> bool:
    """Whether there are as many plates in the hand as the decision needs."""
    hand = hand_of(said)
    is_held, others, is_whole = said.held in hand, len(hand) - (said.held in hand), len(hand) == said.draws
    is_right = {
        DRAWING: is_whole and len(hand) > 0 and said.held == EMPTY,
        KEEPING: is_whole and len(hand) > 1 and said.held == EMPTY,
        RETURNING: others > 1 and is_held,
        PLACING: said.held != EMPTY and others == 0 and (not said.draws or is_held),
    }.get(said.phase, not said.draws and said.held == EMPTY)
    return is_right and not (said.opening and said.draws)


# Factories and chips


def factory_is_right(said: Any, factory: int) -> Invariants:
    """Tiles on the sun or on the moon, and a chip that lies face up when there are none."""
    sun, moon = sum(said.sun[factory]), said.heights[factory]
    is_stacking = said.phase == STACKING and said.focus == factory
    most = box.HIGHEST_MOON if is_stacking else box.TILES_ON_SMALL
    args = {"factory": factory + 1, "sun": sun, "moon": moon}
    yield (sun and moon and not is_stacking) or sun + moon > most, "duel-refusal-factory", args
    is_bare, has_chip = sun + moon == 0, said.chips[factory] != EMPTY
    yield said.is_chip_up[factory] != is_bare if has_chip else not is_bare, "duel-refusal-factory-chip", args


def large_factory_is_right(said: Any) -> Invariants:
    """Tiles on the sun or on the moon, and the first-player tile there until somebody takes from the moon."""
    sun, moon = sum(said.sun[box.LARGE]), sum(said.moon)
    is_wrong = (sun and moon) or sun > box.TILES_ON_LARGE or moon >= box.TILES_ON_LARGE
    yield is_wrong, "duel-refusal-large-factory", {"sun": sun, "moon": moon}
    is_untouched = sun or said.opening or moon >= box.TILES_ON_LARGE - 1
    yield said.first_tile != ON_MOON and is_untouched, "duel-refusal-first-tile", {}


def chips_add_up(said: Any) -> Invariants:
    """Two of each kind, two for each player and round; those of this round are on the factories or taken."""
    most = box.CHIPS_PER_KIND
    for name, left in zip(box.CHIP_NAMES, said.chip_supply, strict=True):
        yield left < 0, "duel-refusal-chips", {"chip": name, "count": most - left, "most": most}
    missing, taken = said.chips.count(EMPTY), sum(player.chips_taken for player in said.players)
    yield missing != taken, "duel-refusal-taken-chips", {"taken": taken, "missing": missing}
    for seat, player in enumerate(said.players):
        count = sum(player.chips) + sum(player.spent)
        expected = box.CHIPS_PER_ROUND * (said.round_number - 1) + player.chips_taken
        args = {"board": f"board{seat + 1}", "count": count, "expected": expected}
        yield count != expected, "duel-refusal-board-chips", args


# Boards


def dome_is_right(said: Any, seat: int) -> Invariants:
    """Tiles on spaces that take them, ornaments as soon as their plate is full, one tile a row and round."""
    player, board = said.players[seat], f"board{seat + 1}"
    for row in range(box.SIZE):
        for column, (tile, printed) in enumerate(zip(player.dome[row], player.printed[row], strict=True)):
            is_right = tile in (EMPTY, printed) or (printed == box.MOSAIC and tile != box.ORNAMENT)
            yield not is_right, "duel-refusal-space", {"board": board, "row": row + 1, "column": column + 1}
        yield from row_is_right(said, seat, row)
    for field in range(box.FIELDS):
        spaces = box.spaces_of_field(field)
        if box.ORNAMENT in (player.printed[row][column] for row, column in spaces):
            tiles = [player.dome[row][column] for row, column in spaces]
            is_right = EMPTY not in tiles if box.ORNAMENT in tiles else tiles.count(EMPTY) > 1
            yield not is_right, "duel-refusal-ornament", {"board": board, "field": field + 1}


def row_is_right(said: Any, seat: int, row: int) -> Invariants:
    """No more tiles than rounds; only lines above the one being handled have moved, and have their colour there."""
    player, where = said.players[seat], {"board": f"board{seat + 1}", "row": row + 1}
    tiles, in_line = [tile for tile in player.dome[row] if tile not in (EMPTY, box.ORNAMENT)], player.line_tiles[row]
    is_moved, is_above = player.moved[row], said.phase in DECORATING and seat == said.seat and row < said.focus
    yield is_moved and (not is_above or in_line > row), "duel-refusal-mark", where
    is_open = said.phase not in (*DECORATING, OVER) or in_line
    rounds = said.round_number - bool(is_open and not is_moved and not has_tiled(said, seat))
    yield len(tiles) > rounds, "duel-refusal-row", {**where, "count": len(tiles), "most": rounds}
    is_there = player.line_colour[row] in tiles if in_line else tiles
    yield is_moved and not is_there, "duel-refusal-unmoved", where


def board_is_right(said: Any, seat: int) -> Invariants:
    """Only who can not act passes; whoever has tiled has no broken tiles, and no line that had to be handled."""
    player, board = said.players[seat], said.record.players[seat]
    yield player.has_passed and can_act(said.record, seat), "duel-refusal-passed", {"player": seat + 1}
    is_left = has_tiled(said, seat) and (player.broken or any(is_unhandled(board, line) for line in range(box.SIZE)))
    yield is_left, "duel-refusal-tiled", {"board": f"board{seat + 1}"}


def is_unhandled(board: Any, line: int) -> bool:
    """Whether a line should have placed its tile, or should have broken."""
    tiles = int(board.line_tiles[line])
    if not tiles:
        return False
    return tiles > line if free_columns(board, line) else bool(has_all_plates(board, line))


# Phases


def phase_is_right(said: Any) -> Invariants:
    focus = {"number": said.focus + 1}
    if said.phase in (*DECORATING, OVER):
        tokens, chips = tokens_left(said) if said.round_number < box.ROUNDS else 0, box.SMALL - said.chips.count(EMPTY)
        yield said.offered or chips or tokens, "duel-refusal-left", {}
    elif said.opening:
        yield from opening_is_right(said)
    if said.phase in DECORATING:
        board = said.record.players[said.seat]
        is_skipped = any(is_unhandled(board, line) for line in range(said.focus) if not said.moved >> line & 1)
        yield is_skipped, "duel-refusal-line-above", focus
        yield not is_choice(said, board), "duel-refusal-no-choice", focus
    yield said.phase == OPENING and not said.opening, "duel-refusal-opened", {}
    yield said.phase == ACQUIRING and not can_act(said.record, said.seat), "duel-refusal-no-action", {}
    can_draw = said.stacked and said.players[said.seat].score
    yield said.phase == DRAWING and not can_draw, "duel-refusal-no-draw", {}
    colours = sum(count > 0 for count in said.sun[said.focus]) if said.phase == STACKING else 0
    yield said.phase == STACKING and colours < 2, "duel-refusal-no-stacking", focus
    is_early = said.phase == OVER and said.round_number < box.ROUNDS
    yield is_early, "duel-refusal-over", {"round": said.round_number, "last": box.ROUNDS}


def opening_is_right(said: Any) -> Invariants:
    """The opening plates come first: the second player's, then the starting player's."""
    expected = said.starter if said.opening == 1 else box.SEATS - 1 - said.starter
    is_opening = said.phase in (OPENING, PLACING) and said.seat == expected and said.round_number == 1
    is_new = tokens_left(said) == box.SEATS * box.TOKENS and not any(any(player.line_tiles) for player in said.players)
    yield not is_opening or not is_new, "duel-refusal-opening", {"player": expected + 1}


def is_choice(said: Any, board: Any) -> bool:
    """Whether the line in focus asks for the decision of the phase."""
    tiles, columns = int(board.line_tiles[said.focus]), int(free_columns(board, said.focus))
    missing = said.focus + 1 - tiles - max(0, said.paid)
    if not tiles or not columns or missing < 0 or (said.phase != TILING and not missing):
        return False
    if said.phase == TILING:
        return missing == 0 and columns.bit_count() > 1 and bool(said.paid)
    is_paying = said.paid != NOT_PAYING
    payments = int(list_payments(said.record, np.zeros(len(box.PAYMENTS), np.int16), 0))
    return payments > is_paying and bool(is_paying == (said.phase == PAYING))
