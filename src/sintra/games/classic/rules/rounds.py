"""Phase C: laying out a round, and the end of the game."""

from sintra.core.chance import below
from sintra.core.compiling import inner
from sintra.core.events import NOBODY, NOWHERE, show, tell
from sintra.games.classic import kinds
from sintra.games.classic.cardboard import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    COLUMNS,
    EXTRA,
    GOLD_BACKS,
    LAST_ROUND,
    LINES,
    PLAIN,
    PULL,
    ROW_BONUS,
    TILES_PER_DISPLAY,
)
from sintra.games.classic.rules.ring import neighbour
from sintra.games.classic.rules.scoring import complete_rows, is_colour_complete, is_column_complete, is_row_complete
from sintra.games.classic.state import DRAFTING, IN_CENTRE, OVER
from sintra.games.family.bag import draw, draw_member, pour, tiles_in


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
    elif state.round_number == LAST_ROUND:
        end_game(state, kinds.TOO_MANY_ROUNDS, log)
    else:
        begin_round(state, log)


@inner
def begin_round(state, log):
    """The marker's holder starts (C-23, C-31); the displays are filled (C-30, C-60 to C-62)."""
    if state.marker != IN_CENTRE:
        state.starter = state.marker
    state.marker = IN_CENTRE
    state.seat = state.starter
    state.round_number += 1
    state.phase = DRAFTING
    tell(log, kinds.ROUND, seat=state.starter, count=state.round_number)
    if state.has_special_displays:
        turn_to_gold(state, log)
    for display in range(state.ring):
        for _ in range(TILES_PER_DISPLAY):
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] == EXTRA:
            deal(state, display, log)
    for display in range(state.ring):
        if state.backs[display] >= PULL:
            pull(state, display, log)


@inner
def turn_to_gold(state, log):
    """Shuffle all nine displays and turn as many of those in the ring as there are players (C-60)."""
    unused = (1 << len(GOLD_BACKS)) - 1
    for display in range(state.ring):
        state.backs[display] = PLAIN
    for turned in range(state.seats):
        display = nth_plain(state, below(state.chance, int(state.ring) - turned))
        back = draw_member(unused, state.chance)
        unused &= ~(1 << back)
        state.backs[display] = GOLD_BACKS[back]
    for display in range(state.ring):
        if state.backs[display] != PLAIN:
            tell(log, kinds.GOLD, piece=state.backs[display], target=display)


@inner
def nth_plain(state, n):
    """The n-th display that shows its plain side."""
    for display in range(state.ring):
        if state.backs[display] == PLAIN:
            if n == 0:
                return display
            n -= 1
    return NOWHERE


@inner
def deal(state, display, log):
    """Draw a tile from the bag to a display; an empty bag is filled from the lid first (C-30)."""
    left = tiles_in(state.bag)
    if left == 0:
        left = refill_bag(state, log)
        if left == 0:
            return
    colour = draw(state.bag, left, state.chance)
    state.tiles[display, colour] += 1
    state.offered += 1
    tell(log, kinds.DEAL, piece=colour, target=display)


@inner
def refill_bag(state, log):
    """The whole lid goes into the bag (C-30)."""
    count = pour(state.lid, state.bag)
    if count:
        tell(log, kinds.POUR, count=count)
    return count


@inner
def pull(state, display, log):
    """One tile of the display's colour comes from each neighbour that has one (C-62)."""
    colour = int(state.backs[display]) - PULL
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
        for row in range(LINES):
            if is_row_complete(player, row):
                player.score += ROW_BONUS
                show(log, state, tell(log, kinds.ROW, seat=seat, target=row, points=ROW_BONUS))
        for column in range(COLUMNS):
            if is_column_complete(player, column):
                player.score += COLUMN_BONUS
                show(log, state, tell(log, kinds.COLUMN, seat=seat, target=column, points=COLUMN_BONUS))
        for colour in range(COLOURS):
            if is_colour_complete(player, colour):
                player.score += COLOUR_BONUS
                show(log, state, tell(log, kinds.COLOUR, seat=seat, piece=colour, points=COLOUR_BONUS))
