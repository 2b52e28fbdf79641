"""Phase A: drafting."""

from sintra.core.compiling import inner
from sintra.core.events import tell
from sintra.games.classic import kinds
from sintra.games.classic.cardboard import COLOURS, FLOOR_SPACES, GONE, KEEP, SHIELD, SPREAD
from sintra.games.classic.rules.actions import LEFT
from sintra.games.classic.rules.ring import neighbour
from sintra.games.classic.state import CENTRE, DRAFTING, EMPTY, FLOOR, IN_CENTRE, MARKER, SPREADING
from sintra.games.family.bag import first_colour
from sintra.games.family.lines import fill_line
from sintra.games.family.seats import next_seat


@inner
def drop(state, seat, piece, log):
    """A piece falls: on the shield (C-65), to the next floor space, or to the lid (C-14)."""
    player = state.players[seat]
    space = int(player.floor_pieces)
    kind, beside = (kinds.MARKER, kinds.BESIDE) if piece == MARKER else (kinds.FALL, kinds.IN_LID)
    if player.shield == EMPTY:
        player.shield = piece
        tell(log, kind, seat=seat, piece=piece, target=kinds.ON_SHIELD)
    elif space < FLOOR_SPACES:
        player.floor[space] = piece
        player.floor_pieces = space + 1
        tell(log, kind, seat=seat, piece=piece, target=space)
    else:
        if piece != MARKER:
            state.lid[piece] += 1
        tell(log, kind, seat=seat, piece=piece, target=beside)


@inner
def push_rest(state, display, log):
    """What is left on a display goes to the centre (C-10)."""
    for colour in range(COLOURS):
        count = int(state.tiles[display, colour])
        state.tiles[display, colour] = 0
        state.tiles[CENTRE, colour] += count
        if count:  # after the change: what is left is hard to predict, and branching on it slow
            tell(log, kinds.REST, piece=colour, count=count, source=display)


@inner
def take(state, source, colour, log):
    """All tiles of a colour from one place (C-10)."""
    count = int(state.tiles[source, colour])
    state.tiles[source, colour] = 0
    state.offered -= count
    tell(log, kinds.TAKE, seat=state.seat, piece=colour, count=count, source=source)
    return count


@inner
def take_marker(state, log):
    """The first to take from the centre also takes the marker (C-11)."""
    if state.marker == IN_CENTRE:
        state.marker = state.seat
        drop(state, int(state.seat), MARKER, log)


@inner
def clear_display(state, display, log):
    """The rest goes where the display says (C-10, C-63 to C-65)."""
    back = state.backs[display]
    if back != KEEP and back != SPREAD:
        push_rest(state, display, log)
    if back == SHIELD:
        state.backs[display] = GONE
        state.players[state.seat].shield = EMPTY
        tell(log, kinds.SHIELD, seat=state.seat, source=display)


@inner
def place(state, colour, count, target, log):
    """Put the taken tiles into a line as far as they fit, the others on the floor (C-12, C-14)."""
    fitting = 0
    if target != FLOOR:
        fitting = fill_line(state.players[state.seat], target, colour, count)
        tell(log, kinds.LINE, seat=state.seat, piece=colour, count=fitting, source=target)
    for _ in range(count - fitting):
        drop(state, int(state.seat), colour, log)


@inner
def draft(state, source, colour, target, log):
    """One turn (C-10 to C-14)."""
    count = take(state, source, colour, log)
    if source == CENTRE:
        take_marker(state, log)
    else:
        clear_display(state, source, log)
    place(state, colour, count, target, log)
    if source != CENTRE and state.backs[source] == SPREAD and first_colour(state.tiles[source]) < COLOURS:
        state.phase = SPREADING
        state.focus = source
    else:
        state.seat = next_seat(state)


@inner
def spread(state, colour, side, log):
    """All tiles of a colour go from the spread display to one neighbour (C-64)."""
    source = int(state.focus)
    there = neighbour(state, source, -1 if side == LEFT else 1)
    count = int(state.tiles[source, colour])
    state.tiles[source, colour] = 0
    state.tiles[there, colour] += count
    tell(log, kinds.SPREAD, seat=state.seat, piece=colour, count=count, source=source, target=there)
    if first_colour(state.tiles[source]) == COLOURS:
        state.phase = DRAFTING
        state.focus = 0
        state.seat = next_seat(state)
