"""Which positions of Queen's Garden can not be: rows of what would be wrong and why it is refused."""

from itertools import chain
from typing import Any

import numpy as np

from sintra.core import engine
from sintra.core.errors import listed
from sintra.core.notation.fields import Invariants, turn_fits
from sintra.games.garden import cardboard as box
from sintra.games.garden.names import HEXAGON_CODES, hexagons_in
from sintra.games.garden.rules.acquiring import next_choice, places_for
from sintra.games.garden.rules.actions import ACTIONS, expand_action, place_action
from sintra.games.garden.state import BLANK, COPYING, DISCARDING, NONE, OVER, PAYING, TURN


def invariants(said: Any) -> Invariants:
    """What holds in every position that a game can reach."""
    yield from turn_fits(said, OVER)
    for seat in range(said.seats):
        yield from player_is_right(said, seat)
    yield from tiles_add_up(said)
    yield from expansions_add_up(said)
    yield from display_is_right(said)
    yield from passing_is_right(said)
    yield from phase_is_right(said)


def player_is_right(said: Any, seat: int) -> Invariants:
    """Hexagons on cells that there are, no group with two of a kind, and no more in storage than there is room for."""
    player, name = said.players[seat], f"player{seat + 1}"
    for cell in player.outside:
        yield True, "garden-refusal-cell", {"player": name, "cell": box.CELL_NAMES[cell]}
    for cell, hexagon in player.clashing:
        args = {"player": name, "cell": box.CELL_NAMES[cell], "hexagon": HEXAGON_CODES[hexagon]}
        yield True, "garden-refusal-group", args
    stored = player.jokers + len(player.tiles.hexagons)
    yield stored > box.TILE_PLACES, "garden-refusal-storage", {"player": name, "count": stored, "most": box.TILE_PLACES}


def tiles_add_up(said: Any) -> Invariants:
    """Three tiles of every hexagon."""
    places = [said.bag, said.tower, said.top, *(pile.tiles for pile in said.heaps)]
    found = [hexagon for tiles in (*places, *(player.tiles for player in said.players)) for hexagon in tiles.hexagons]
    found += [hexagon for player in said.players for _, hexagon in player.garden]
    for hexagon, code in enumerate(HEXAGON_CODES):
        count = found.count(hexagon)
        yield count != box.COPIES, "garden-refusal-tiles", {"hexagon": code, "count": count, "expected": box.COPIES}


def expansions_add_up(said: Any) -> Invariants:
    """Every expansion once; whole stacks before their round and none after it; only what lies hidden has returned."""
    whole = box.STACK_FOR[said.seats]
    for number, stack in enumerate(said.stacks, 1):
        most = whole if number >= said.round_number else 0
        least, count = 0 if number == said.round_number else most, len(stack) - stack.count(NONE)
        args = {"number": number, "count": count, "least": least, "most": most}
        yield not least <= count <= most, "garden-refusal-stack", args
    slots = [(slot, turn) for player in said.players for slot, turn in zip(player.slots, player.turns, strict=True)]
    hidden = {*said.supply, *(slot for slot, turn in slots if turn == BLANK)}
    seen = [HEXAGON_CODES[expansion] for expansion in hexagons_in(said.returned) if expansion not in hidden]
    yield seen, "garden-refusal-returned", {"expansions": listed(seen)}
    found = [*chain(*said.stacks), *said.piles, *said.supply, *hexagons_in(said.face_up), *(slot for slot, _ in slots)]
    found += [expansion for player in said.players for expansion in hexagons_in(player.stored)]
    for expansion, code in enumerate(HEXAGON_CODES):
        count = found.count(expansion)
        yield count != 1, "garden-refusal-expansions", {"expansion": code, "count": count}


def display_is_right(said: Any) -> Invariants:
    """No more than was laid out, and tiles where they belong."""
    shown, whole = said.left + said.pile_count + said.face_up.bit_count(), box.STACK_FOR[said.seats]
    yield shown > whole, "garden-refusal-display", {"count": shown, "most": whole}
    least, most = (1, box.TILES_ON_TOP) if said.left else (0, 0)
    top = len(said.top.hexagons)
    yield not least <= top <= most, "garden-refusal-top", {"count": top, "least": least, "most": most}
    for number, pile in enumerate(said.heaps, 1):
        count, most = len(pile.tiles.hexagons), box.TILES_ON_TOP - 1
        yield not 1 <= count <= most, "garden-refusal-pile", {"number": number, "count": count, "most": most}


def passing_is_right(said: Any) -> Invariants:
    """The first who passed has the marker; whoever is to move has not passed."""
    has_holder = said.marker != NONE and bool(said.passed >> said.marker & 1)
    yield not has_holder == bool(said.passed) == (said.marker != NONE), "garden-refusal-marker", {}
    is_over = said.phase == OVER
    has_passed = said.passed == (1 << said.seats) - 1 if is_over else bool(said.passed >> said.seat & 1)
    yield has_passed != is_over, "garden-refusal-passed", {}


# Phases


def phase_is_right(said: Any) -> Invariants:
    if said.phase == COPYING:
        yield not is_copying(said), "garden-refusal-copying", {}
    if said.phase == PAYING:
        yield not is_paying(said), "garden-refusal-paying", {"hexagon": HEXAGON_CODES[said.hexagon]}
    if said.phase == DISCARDING:
        yield not is_discarding(said), "garden-refusal-discarding", {}
    is_empty = not any(player.jokers or player.tiles.hexagons or player.stored for player in said.players)
    is_last = said.round_number == box.ROUNDS
    yield said.phase == OVER and not (is_last and is_empty), "garden-refusal-over", {"last": box.ROUNDS}


def legal_in(said: Any, phase: int) -> list[int]:
    trial = said.states.copy()
    trial[0].phase = phase
    actions = np.zeros(ACTIONS, np.int16)
    found: list[int] = actions[: engine.legal_at(trial, 0, actions)].tolist()
    return found


def is_paying(said: Any) -> bool:
    """Whether the hexagon may be placed there and can be paid for in more than one way."""
    if said.slot == NONE:
        action = place_action(said.hexagon, said.cell)
    else:
        action = expand_action(said.hexagon, said.slot, box.PRINTED[said.slot].tolist().index(said.cell))
    is_free = said.hexagon % box.SYMBOLS == 0
    return action in legal_in(said, TURN) and not is_free and len(legal_in(said, PAYING)) > 1


def is_discarding(said: Any) -> bool:
    """Whether what will be discarded is there, tiles before expansions, and there is more the points suffice for."""
    player, expansions = said.players[said.seat], said.dropped_expansions
    is_there = expansions & ~player.stored == 0
    for hexagon in range(box.HEXAGONS):
        kept = player.tiles.hexagons.count(hexagon) - said.dropped.hexagons.count(hexagon)
        is_there = is_there and kept >= 0 and not (kept and expansions >> hexagon & 1)
    return bool(said.has_pass_discard and is_there and len(legal_in(said, DISCARDING)) > 1)


def is_copying(said: Any) -> bool:
    """Whether choosing one copy after another leads to what has been chosen, and to a hexagon with several copies."""
    trial = said.states.copy()[0]
    if said.line not in legal_in(said, TURN):
        return False
    trial.picks = NONE
    while (hexagon := int(next_choice(trial))) != NONE:
        place = box.CROSSING[said.line].tolist().index(hexagon)
        pick = said.picks[place]
        if pick == NONE:
            return bool(trial.picks.tolist() == said.picks)
        if not int(places_for(trial, hexagon)) >> pick & 1:
            return False
        trial.picks[place] = pick
    return False
