"""Which positions of Queen's Garden can not be."""

from typing import Any

import numpy as np

from sintra.core import engine
from sintra.core.contract import State
from sintra.core.errors import BadPosition
from sintra.games.garden.cardboard import (
    COLOURS,
    COPIES,
    CROSSING,
    HEXAGONS,
    PRINTED,
    ROUNDS,
    SLOT_COUNT,
    STACK_FOR,
    SYMBOLS,
    TILE_PLACES,
    TILES_ON_TOP,
)
from sintra.games.garden.names import HEXAGON_CODES
from sintra.games.garden.rules.acquiring import next_choice, places_for
from sintra.games.garden.rules.actions import ACTIONS, expand_action, place_action
from sintra.games.garden.state import BLANK, COPYING, DISCARDING, NONE, OVER, PAYING, TOP, TURN


def check(states: State) -> None:
    """Refuse a position that no game can reach."""
    state = states[0]
    for seat in range(state.seats):
        check_storage(state, seat)
    check_tiles(state)
    check_expansions(state)
    check_display(state)
    check_passed(state)
    CHECKS[int(state.phase)](states)


# Pieces


def tiles_of(tiles: Any, hexagon: int) -> int:
    """How many tiles of a hexagon lie together."""
    return sum(int(layer) >> hexagon & 1 for layer in (tiles.once, tiles.twice, tiles.thrice))


def tile_total(tiles: Any) -> int:
    """How many tiles lie together."""
    return sum(int(layer).bit_count() for layer in (tiles.once, tiles.twice, tiles.thrice))


def planted(player: Any, hexagon: int) -> int:
    """How many hexagons of a kind are in a garden, printed ones not counted."""
    cells = int(player.lines[hexagon // SYMBOLS]) & int(player.lines[COLOURS + hexagon % SYMBOLS])
    printed = any(player.slots[slot] == hexagon and player.turns[slot] != BLANK for slot in range(SLOT_COUNT))
    return cells.bit_count() - printed


def check_storage(state: Any, seat: int) -> None:
    """No more than there is room for."""
    player = state.players[seat]
    used = int(player.jokers) + tile_total(player.tiles)
    if used > TILE_PLACES:
        raise BadPosition(
            f"player{seat + 1} stores {used} tiles and jokers (expected at most {TILE_PLACES})",
            f"player{seat + 1} má ve skladišti {used} dílků a žolíků (vejde se jich nejvýš {TILE_PLACES})",
        )


def check_tiles(state: Any) -> None:
    """Three tiles of every hexagon."""
    places = [state.bag, state.tower, *state.display, *(player.tiles for player in state.players[: state.seats])]
    for hexagon in range(HEXAGONS):
        count = sum(tiles_of(place, hexagon) for place in places)
        count += sum(planted(player, hexagon) for player in state.players[: state.seats])
        if count != COPIES:
            raise BadPosition(
                f"there are {count} tiles {HEXAGON_CODES[hexagon]} (expected {COPIES})",
                f"dílků {HEXAGON_CODES[hexagon]} je {count} (mají být {COPIES})",
            )


def expansions_of(state: Any) -> list[int]:
    """Every expansion on the table."""
    found = [int(expansion) for expansion in (*state.stacks.ravel(), *state.piles, *state.supply)]
    found += [hexagon for hexagon in range(HEXAGONS) if int(state.face_up) >> hexagon & 1]
    for player in state.players[: state.seats]:
        found += [hexagon for hexagon in range(HEXAGONS) if int(player.stored) >> hexagon & 1]
        found += player.slots.tolist()
    return [expansion for expansion in found if expansion != NONE]


def check_expansions(state: Any) -> None:
    """Every expansion once."""
    found = expansions_of(state)
    for expansion in range(HEXAGONS):
        if found.count(expansion) != 1:
            raise BadPosition(
                f"there are {found.count(expansion)} expansions {HEXAGON_CODES[expansion]} (expected 1)",
                f"destiček {HEXAGON_CODES[expansion]} je {found.count(expansion)} (má být 1)",
            )


# The display


def check_display(state: Any) -> None:
    """No more than was laid out, and tiles where they belong."""
    shown = int(state.left) + int(state.pile_count) + int(state.face_up).bit_count()
    whole = STACK_FOR[state.seats]
    if shown > whole:
        raise BadPosition(
            f"there are {shown} expansions in the display (expected at most {whole})",
            f"ve výloze je destiček {shown} (smí jich být nejvýš {whole})",
        )
    least, most = (1, TILES_ON_TOP) if state.left else (0, 0)
    top = tile_total(state.display[TOP])
    if not least <= top <= most:
        raise BadPosition(
            f"top has {top} tiles (expected {least} to {most})",
            f"top: dílků je {top} (má jich být {least} až {most})",
        )
    for pile in range(state.pile_count):
        count = tile_total(state.display[pile])
        if not 1 <= count < TILES_ON_TOP:
            raise BadPosition(
                f"pile {pile + 1} has {count} tiles (expected 1 to {TILES_ON_TOP - 1})",
                f"na hromádce {pile + 1} je dílků {count} (má jich být 1 až {TILES_ON_TOP - 1})",
            )


# The phase


def check_passed(state: Any) -> None:
    """The first who passed has the marker; whoever is to move has not passed."""
    has_holder = state.marker != NONE and bool(int(state.passed) >> int(state.marker) & 1)
    if has_holder != bool(state.passed) or (state.marker != NONE) != bool(state.passed):
        raise BadPosition(
            "the marker is in the wrong place (expected with a player who has passed, or - when nobody has)",
            "žeton začínajícího hráče je na špatném místě (má ho mít hráč, který pasoval, nebo nikdo, je-li passed -)",
        )
    everybody = (1 << int(state.seats)) - 1
    has_passed = state.passed == everybody if state.phase == OVER else int(state.passed) >> int(state.seat) & 1
    if bool(has_passed) != (state.phase == OVER):
        raise BadPosition(
            "passed does not fit the phase (expected all players when the game is over, otherwise not the one to move)",
            "passed neodpovídá fázi (po konci hry tam mají být všichni hráči, jinak ne ten, kdo je na tahu)",
        )


def check_turn(states: State) -> None:
    """A turn can always be played."""


def check_over(states: State) -> None:
    """After the last round, with empty storages."""
    state = states[0]
    players = state.players[: state.seats]
    is_empty = not any(player.jokers or player.tiles.once or player.stored for player in players)
    if state.round_number != ROUNDS or not is_empty:
        raise BadPosition(
            f"the game can not be over (expected round {ROUNDS} and empty storages)",
            f"hra ještě nemůže být u konce (očekává se {ROUNDS}. kolo a prázdná skladiště)",
        )


def legal_in(states: State, phase: int) -> list[int]:
    """What would be legal in a phase."""
    trial = states.copy()
    trial[0].phase = phase
    actions = np.zeros(ACTIONS, np.int16)
    found: list[int] = actions[: engine.legal_at(trial, 0, actions)].tolist()
    return found


def check_paying(states: State) -> None:
    """Something that may be placed there and can be paid in more than one way."""
    state = states[0]
    hexagon, cell, slot = int(state.hexagon), int(state.cell), int(state.slot)
    if slot == NONE:
        action = place_action(hexagon, cell)
    else:
        action = expand_action(hexagon, slot, PRINTED[slot].tolist().index(cell))
    if action not in legal_in(states, TURN) or hexagon % SYMBOLS == 0 or len(legal_in(states, PAYING)) < 2:
        raise BadPosition(
            f"{HEXAGON_CODES[hexagon]} is not to be paid for (expected a legal place, and two or more ways to pay)",
            f"{HEXAGON_CODES[hexagon]} se teď neplatí (očekává se místo, kam smí, a aspoň dva způsoby, jak zaplatit)",
        )


def check_discarding(states: State) -> None:
    """What will be discarded is there, tiles before expansions, and there is more that the points suffice for."""
    state = states[0]
    player, dropped = state.players[state.seat], state.dropped
    expansions = int(state.dropped_expansions)
    is_there = expansions & ~int(player.stored) == 0
    for hexagon in range(HEXAGONS):
        kept = tiles_of(player.tiles, hexagon) - tiles_of(dropped, hexagon)
        is_there = is_there and kept >= 0 and not (kept and expansions >> hexagon & 1)
    if not state.has_pass_discard or not is_there or len(legal_in(states, DISCARDING)) < 2:
        raise BadPosition(
            "nothing can be discarded (expected pass_discard=on, and a stored hexagon that the points suffice for)",
            "není co odhodit (očekává se pass_discard=on a ve skladišti záhon, na který stačí body)",
        )


def check_copying(states: State) -> None:
    """The hexagons of the line are chosen one by one, up to one with several copies."""
    if not is_copying(states):
        raise BadPosition(
            "there is no copy to choose (expected a choice for each hexagon before one that lies in several places)",
            "není z čeho vybírat (očekává se volba pro každý záhon před tím, který leží na několika místech)",
        )


def is_copying(states: State) -> bool:
    """Whether choosing one copy after another leads to what has been chosen."""
    state, trial = states[0], states.copy()[0]
    if int(state.line) not in legal_in(states, TURN):
        return False
    trial.picks = NONE
    while (hexagon := int(next_choice(trial))) != NONE:
        place = CROSSING[state.line].tolist().index(hexagon)
        pick = int(state.picks[place])
        if pick == NONE:
            return bool((trial.picks == state.picks).all())
        if not int(places_for(trial, hexagon)) >> pick & 1:
            return False
        trial.picks[place] = pick
    return False


CHECKS = {
    TURN: check_turn,
    COPYING: check_copying,
    PAYING: check_paying,
    DISCARDING: check_discarding,
    OVER: check_over,
}
