"""What a seat can not know, drawn anew: plates in the stack and drawn by the other, face-down chips."""

from sintra.core.bits import bit_count
from sintra.core.compiling import inner
from sintra.core.events import NOBODY, NOTHING, NOWHERE
from sintra.games.duel.cardboard import MOSAIC, ORNAMENT, PLATES, SMALL, TYPES
from sintra.games.duel.rules.plates import is_back_seen, place_in
from sintra.games.duel.rules.rounds import draw_chip
from sintra.games.duel.state import DRAWING, EMPTY
from sintra.games.family.bag import draw_member

PLATES_OF_TYPE = tuple(
    sum(1 << plate for plate in range(PLATES) if TYPES[plate] == kind) for kind in (ORNAMENT, MOSAIC)
)  # as bits


@inner
def is_in(seats, seat):
    """Whether a seat is in a set that is given as bits."""
    return seat != NOBODY and (int(seats) >> seat) & 1 == 1


@inner
def knows_drawn(state, number, seat):
    """Whether a seat knows the front of a drawn plate: it has looked, or knew it before (D-11, D-12)."""
    return (seat == state.seat and state.phase != DRAWING) or is_in(state.drawn_known[number], seat)


@inner
def drawn_places(state):
    """How many plates at the bottom of the stack went there in this turn."""
    return bit_count(int(state.returned))


@inner
def unknown_plates(state, seat):
    """The plates whose place a seat does not know, as bits; those drawn in this turn count as drawn."""
    plates = 0
    for place in range(state.stacked - drawn_places(state)):
        if not is_in(state.known[place], seat):
            plates |= 1 << int(state.stack[place])
    for number in range(state.draws):
        if not knows_drawn(state, number, seat):
            plates |= 1 << int(state.drawn[number])
    return plates


@inner
def draw_unknown(state, plates, kind):
    """One of a set of plates, of a type if it is given, else any."""
    if kind != NOTHING:
        plates &= PLATES_OF_TYPE[kind - ORNAMENT]
    return draw_member(plates, state.chance)


@inner
def redraw_drawn(state, seat, plates):
    """Other plates with the same backs for the drawn ones that a seat does not know; return those that are left."""
    kept, first = place_in(state.drawn, state.draws, state.held), int(state.stacked) - drawn_places(state)
    for place in range(first, state.stacked):  # what has gone back keeps its number while the plates change
        state.stack[place] = place_in(state.drawn, state.draws, state.stack[place])
    for number in range(state.draws):
        if not knows_drawn(state, number, seat):
            state.drawn[number] = draw_unknown(state, plates, TYPES[state.drawn[number]])
            plates &= ~(1 << int(state.drawn[number]))
    for place in range(first, state.stacked):
        state.stack[place] = state.drawn[state.stack[place]]
    if kept != NOWHERE:
        state.held = state.drawn[kept]
    return plates


@inner
def redraw_stack(state, seat, plates, is_seen):
    """Other plates in the stack, where their backs were seen or where not; return those that are left."""
    for place in range(state.stacked - drawn_places(state)):
        if is_in(state.known[place], seat) or is_back_seen(state, place) != is_seen:
            continue
        plate = draw_unknown(state, plates, TYPES[state.stack[place]] if is_seen else NOTHING)
        plates &= ~(1 << plate)
        state.stack[place] = plate
    return plates


@inner
def redraw_chips(state):
    for factory in range(SMALL):
        if state.chips[factory] != EMPTY and not state.is_chip_up[factory]:
            state.chip_supply[state.chips[factory]] += 1
    for factory in range(SMALL):
        if state.chips[factory] != EMPTY and not state.is_chip_up[factory]:
            state.chips[factory] = draw_chip(state)


@inner
def redraw_plates(state, seat):
    """Other plates wherever a seat does not know them, with the same backs where those were seen (D-12)."""
    plates = redraw_drawn(state, seat, unknown_plates(state, seat))
    plates = redraw_stack(state, seat, plates, True)
    redraw_stack(state, seat, plates, False)
