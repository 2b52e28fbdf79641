"""Action A: plates, from the face-up places or from the stack, and their way to the dome."""

from sintra.core.chance import uncover
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOWHERE, tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import FACE_UP, FIELDS_ACROSS, PRINTED, SPACES, TYPES
from sintra.games.duel.state import (
    DRAWING,
    EMPTY,
    KEEPING,
    PLACING,
    RETURNING,
    TURN_DONE,
    UNKNOWN,
)
from sintra.games.family.seats import next_seat


@inner
def pop_plate(state):
    """Take the top plate of the stack; the back of the next one comes to light."""
    plate = int(state.stack[0])
    state.stacked -= 1
    for place in range(state.stacked):
        state.stack[place] = state.stack[place + 1]
        state.known[place] = state.known[place + 1]
    state.stack[state.stacked] = EMPTY
    state.known[state.stacked] = UNKNOWN
    uncover(state.chance)
    return plate


@inner
def refill_face_up(state, log):
    """Empty places get plates from the stack, as far as it lasts (D-02, D-06, D-50)."""
    for place in range(FACE_UP):
        if state.face_up[place] == EMPTY and state.stacked:
            state.face_up[place] = pop_plate(state)
            tell(log, kinds.REFILL, piece=state.face_up[place], target=place)


@inner
def take_plate(state, place, log):
    """Take a face-up plate: with a token (D-10), or free in the opening (D-06)."""
    if not state.opening:
        state.players[state.seat].tokens -= 1
    state.held = state.face_up[place]
    state.face_up[place] = EMPTY
    state.phase = PLACING
    tell(log, kinds.PLATE, seat=state.seat, piece=state.held, source=place)


@inner
def draw_plate(state, log):
    """Draw a plate from the stack for a point, unseen; the first uses a token and is free at 0 points (D-11)."""
    player = state.players[state.seat]
    if state.draws == 0:
        player.tokens -= 1
    price = min(1, int(player.score))
    player.score -= price
    state.drawn_known[state.draws] = state.known[0]
    plate = pop_plate(state)
    state.drawn[state.draws] = plate
    tell(log, kinds.DRAW, seat=state.seat, piece=plate, target=state.draws, points=-price)
    state.draws += 1
    state.phase = DRAWING
    if state.stacked == 0 or player.score == 0:
        look(state, log)


@inner
def look(state, log):
    """The drawing is over: look at all plates; a single one is kept (D-11)."""
    uncover(state.chance)
    for number in range(state.draws):
        tell(log, kinds.LOOK, seat=state.seat, piece=state.drawn[number], target=number)
    state.phase = KEEPING
    if state.draws == 1:
        keep_plate(state, 0, log)


@inner
def keep_plate(state, number, log):
    """Keep one of the drawn plates; a single other one goes under the stack (D-11, D-12)."""
    state.held = state.drawn[number]
    state.phase = RETURNING
    tell(log, kinds.KEEP, seat=state.seat, piece=state.held, target=number)
    return_last(state, log)


@inner
def put_under(state, number, log):
    """A drawn plate goes under the stack, known to its drawer; to all others only its back (D-11, D-12)."""
    state.returned |= 1 << number
    state.stack[state.stacked] = state.drawn[number]
    state.known[state.stacked] = 1 << int(state.seat)
    state.stacked += 1
    tell(log, kinds.UNDER, seat=state.seat, piece=state.drawn[number], target=number)


@inner
def is_returned(state, number):
    """Whether a drawn plate has gone under the stack."""
    return (int(state.returned) >> number) & 1 == 1


@inner
def is_returnable(state, number):
    """Whether a drawn plate is neither under the stack nor kept."""
    return not is_returned(state, number) and state.drawn[number] != state.held


@inner
def return_last(state, log):
    """When at most one plate is left to go under the stack there is nothing to choose (D-11)."""
    last, count = NOWHERE, 0
    for number in range(state.draws):
        if is_returnable(state, number):
            last = number
            count += 1
    if count == 1:
        put_under(state, last, log)
    if count <= 1:
        state.phase = PLACING


@inner
def is_back_seen(state, place):
    """Whether everybody knows the type of a plate of the stack: of the top one, and of those that went under (D-12)."""
    return place == 0 or state.known[place] != UNKNOWN


@inner
def place_in_stack(state, plate):
    """Where in the stack a plate is."""
    for place in range(state.stacked):
        if state.stack[place] == plate:
            return place
    return NOWHERE


@inner
def note_certain(state, number):
    """The other player knew a plate before it was drawn; if no other of its type went under, he knows where it is."""
    other = next_seat(state)
    if not is_returned(state, number) or not (int(state.drawn_known[number]) >> other) & 1:
        return
    alike = 0
    for each in range(state.draws):
        if is_returned(state, each) and TYPES[state.drawn[each]] == TYPES[state.drawn[number]]:
            alike += 1
    if alike == 1:
        state.known[place_in_stack(state, state.drawn[number])] |= 1 << other


@compiled
def print_plate(player, field, plate, turn):
    """What a plate shows on the dome."""
    player.plates[field] = plate
    player.turns[field] = turn
    for space in range(SPACES):
        row = field // FIELDS_ACROSS * 2 + space // 2
        column = field % FIELDS_ACROSS * 2 + space % 2
        player.printed[row, column] = PRINTED[plate, turn, space]


@inner
def place_plate(state, field, turn, log):
    """The plate goes to an empty field of the dome and never moves again (D-10)."""
    print_plate(state.players[state.seat], field, int(state.held), turn)
    tell(log, kinds.PLACE, seat=state.seat, piece=state.held, count=turn, target=field)
    for number in range(state.draws):
        note_certain(state, number)
    for number in range(state.draws):
        state.drawn[number] = EMPTY
        state.drawn_known[number] = UNKNOWN
    state.draws = 0
    state.returned = 0
    state.held = EMPTY
    state.phase = TURN_DONE
