"""Phase C: laying out a round, and the end of the game."""

from sintra.core.bits import lowest
from sintra.core.chance import below
from sintra.core.compiling import inner
from sintra.core.events import NOBODY, NOTHING, NOWHERE, show, tell
from sintra.games.classic import cardboard as box
from sintra.games.classic import kinds
from sintra.games.classic.rules.ring import neighbour
from sintra.games.classic.rules.scoring import complete_colours, complete_columns, complete_rows
from sintra.games.classic.state import DRAFTING, IN_CENTRE, OVER
from sintra.games.family.bag import draw_member, draw_tile, tiles_in
from sintra.games.family.seats import next_round


@inner
def has_complete_row(state):
    """Whether anybody has completed a row (C-30, C-40)."""
    for seat in range(state.seats):
        if complete_rows(state.players[seat]):
            return True
    return False


@inner
def end_round(state, log):
    """The next round, or the end of the game (C-30 to C-33)."""
    if has_complete_row(state):
        end_game(state, kinds.COMPLETE_ROW, log)
    elif tiles_in(state.bag) + tiles_in(state.lid) == 0:
        end_game(state, kinds.NO_TILES, log)
    elif state.round_number == box.LAST_ROUND:
        end_game(state, kinds.TOO_MANY_ROUNDS, log)
    else:
        begin_round(state, log)


@inner
def begin_round(state, log):
    """The marker's holder starts (C-23, C-31); the displays are filled (C-30, C-60 to C-62)."""
    next_round(state, state.marker, DRAFTING, kinds.ROUND, log)
    state.marker = IN_CENTRE
    if state.has_special_displays:
        turn_to_gold(state, log)
    for display in range(state.ring):
        for _ in range(box.TILES_PER_DISPLAY):
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] == box.EXTRA:
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] >= box.PULL:
            pull(state, display, log)


@inner
def turn_to_gold(state, log):
    """Shuffle all nine displays and turn as many of those in the ring as there are players (C-60)."""
    unused = (1 << len(box.GOLD_BACKS)) - 1
    for display in range(state.ring):
        state.backs[display] = box.PLAIN
    for turned in range(state.seats):
        display = nth_plain(state, below(state.chance, int(state.ring) - turned))
        back = draw_member(unused, state.chance)
        unused &= ~(1 << back)
        state.backs[display] = box.GOLD_BACKS[back]
    for display in range(state.ring):
        if state.backs[display] != box.PLAIN:
            tell(log, kinds.GOLD, piece=state.backs[display], target=display)


@inner
def nth_plain(state, n):
    for display in range(state.ring):
        if state.backs[display] == box.PLAIN:
            if n == 0:
                return display
            n -= 1
    return NOWHERE


@inner
def deal(state, display, log):
    """Draw a tile from the bag to a display; an empty bag is filled from the lid first (C-30)."""
    colour = draw_tile(state.bag, state.lid, state.chance, kinds.POUR, log)
    if colour == NOTHING:
        return
    state.tiles[display, colour] += 1
    state.offered += 1
    tell(log, kinds.DEAL, piece=colour, target=display)


@inner
def pull(state, display, log):
    """One tile of the display's colour comes from each neighbour that has one (C-62)."""
    colour = int(state.backs[display]) - box.PULL
    for step in (-1, 1):
        source = neighbour(state, display, step)
        if state.tiles[source, colour]:
            state.tiles[source, colour] -= 1
            state.tiles[display, colour] += 1
            tell(log, kinds.PULL, piece=colour, source=source, target=display)


@inner
def end_game(state, reason, log):
    """Rows, columns and colours bring their points (C-40)."""
    state.phase = OVER
    state.seat = NOBODY
    tell(log, kinds.END, piece=reason)
    for seat in range(state.seats):
        player = state.players[seat]
        add_bonus(state, seat, complete_rows(player), kinds.ROW, box.ROW_BONUS, log)
        add_bonus(state, seat, complete_columns(player), kinds.COLUMN, box.COLUMN_BONUS, log)
        add_bonus(state, seat, complete_colours(player), kinds.COLOUR, box.COLOUR_BONUS, log)


@inner
def add_bonus(state, seat, complete, kind, points, log):
    """The same points for each row, column or colour of a set that is given as bits (C-40)."""
    while complete:
        number = lowest(complete)
        complete &= complete - 1
        state.players[seat].score += points
        show(log, state, tell(log, kind, seat=seat, piece=number, target=number, points=points))
