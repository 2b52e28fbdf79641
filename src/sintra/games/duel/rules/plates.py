"""Action A: plates, from the face-up places or from the stack, and their way to the dome."""

from sintra.core.bits import bit_count, lowest
from sintra.core.chance import uncover
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOWHERE, tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import FACE_UP, FIELDS, PRINTED, SPACES, TURNS, TYPES
from sintra.games.duel.rules.actions import DRAW, FIRST_KEEP, FIRST_PLACE, FIRST_PLATE, FIRST_UNDER, STOP
from sintra.games.duel.rules.scoring import column_of, row_of
from sintra.games.duel.state import DRAWING, EMPTY, KEEPING, OPENING, PLACING, RETURNING, TURN_DONE, UNKNOWN
from sintra.games.family.bag import take_first
from sintra.games.family.listing import list_members
from sintra.games.family.seats import next_seat

# What is possible


@inner
def list_face_up(state, actions):
    """The face-up plates (D-06, D-10)."""
    count = 0
    for place in range(FACE_UP):
        if state.face_up[place] != EMPTY:
            actions[count] = FIRST_PLATE + place
            count += 1
    return count


@inner
def list_places(player, actions):
    """Every empty field, in every rotation (D-10)."""
    count = 0
    for place in range(FIELDS * TURNS):
        if player.plates[place // TURNS] == EMPTY:
            actions[count] = FIRST_PLACE + place
            count += 1
    return count


@inner
def legal_plates(state, actions):
    """Every way to go on with a plate (D-06, D-10, D-11)."""
    if state.phase == PLACING:
        return list_places(state.players[state.seat], actions)
    if state.phase == OPENING:
        return list_face_up(state, actions)
    if state.phase == DRAWING:
        actions[0], actions[1] = DRAW, STOP
        return 2
    return list_members(returnable(state), FIRST_KEEP if state.phase == KEEPING else FIRST_UNDER, actions, 0)


# What happens


@inner
def play_plate(state, action, log):
    """Action A and its parts (D-06, D-10, D-11)."""
    if action < DRAW:
        take_plate(state, action - FIRST_PLATE, log)
    elif action == DRAW:
        draw_plate(state, log)
    elif action == STOP:
        look(state, log)
    elif action < FIRST_UNDER:
        keep_plate(state, action - FIRST_KEEP, log)
    elif action < FIRST_PLACE:
        put_under(state, action - FIRST_UNDER, log)
        return_last(state, log)
    else:
        place_plate(state, (action - FIRST_PLACE) // TURNS, (action - FIRST_PLACE) % TURNS, log)


@inner
def pop_plate(state):
    """Take the top plate of the stack; the back of the next one comes to light."""
    plate = take_first(state.stack, state.stacked)
    take_first(state.known, state.stacked)
    state.stacked -= 1
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
    return (int(state.returned) >> number) & 1 == 1


@inner
def returnable(state):
    """The drawn plates that are neither under the stack nor kept, as bits."""
    numbers = 0
    for number in range(state.draws):
        if not is_returned(state, number) and state.drawn[number] != state.held:
            numbers |= 1 << number
    return numbers


@inner
def return_last(state, log):
    """When at most one plate is left to go under the stack there is nothing to choose (D-11)."""
    left = returnable(state)
    if bit_count(left) == 1:
        put_under(state, lowest(left), log)
    if bit_count(left) <= 1:
        state.phase = PLACING


@inner
def is_back_seen(state, place):
    """Whether everybody knows the type of a plate of the stack: of the top one, and of those that went under (D-12)."""
    return place == 0 or state.known[place] != UNKNOWN


@inner
def place_in(plates, count, plate):
    """Where a plate is among so many, NOWHERE if it is not."""
    for place in range(count):
        if plates[place] == plate:
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
        state.known[place_in(state.stack, state.stacked, state.drawn[number])] |= 1 << other


@compiled
def print_plate(player, field, plate, turn):
    player.plates[field] = plate
    player.turns[field] = turn
    for space in range(SPACES):
        player.printed[row_of(field, space), column_of(field, space)] = PRINTED[plate, turn, space]


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
