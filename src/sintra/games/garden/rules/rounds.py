"""Rounds: passing, the next round, the end of the game."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOBODY, show, tell
from sintra.games.family.seats import next_round, seat_after
from sintra.games.garden import kinds
from sintra.games.garden.cardboard import ALL_LINES, ROUNDS, STACK_FOR
from sintra.games.garden.rules import scoring
from sintra.games.garden.rules.actions import DONE, FIRST_DISCARD
from sintra.games.garden.rules.display import fill_top, put_under, sweep_expansions, sweep_tiles
from sintra.games.garden.rules.tile_sets import add, clear, remove
from sintra.games.garden.state import DISCARDING, NONE, OVER, TURN

# Passing


@inner
def tiles_kept(state, player):
    """The hexagons of tiles in storage that are not to be discarded yet."""
    tiles, dropped = player.tiles, state.dropped
    return int((tiles.once ^ dropped.once) | (tiles.twice ^ dropped.twice) | (tiles.thrice ^ dropped.thrice))


@compiled
def discardable(state):
    """The hexagons in storage whose value the points suffice for (Q-42)."""
    player = state.players[state.seat]
    points = int(player.score) - scoring.marker_loss(state, player)
    points -= scoring.numbers_in(state.dropped) + scoring.numbers_of(int(state.dropped_expansions))
    held, cheap = tiles_kept(state, player) | int(player.stored & ~state.dropped_expansions), 0
    while held:
        hexagon = lowest(held)
        held &= held - 1
        if scoring.number_of(hexagon) <= points:
            cheap |= 1 << hexagon
    return cheap


@compiled
def leave(state, action, log):
    """Pass, choose what to discard, or be done; whether the player has left the round (Q-40 to Q-42)."""
    if action >= FIRST_DISCARD:
        drop(state, 1 << (action - FIRST_DISCARD))
    if action != DONE and state.has_pass_discard and discardable(state):
        state.phase = DISCARDING
        return False
    state.phase = TURN
    pass_round(state, log)
    discard(state, log)
    return True


@inner
def drop(state, bit):
    """A hexagon will be discarded, a tile before an expansion (Q-42)."""
    if tiles_kept(state, state.players[state.seat]) & bit:
        add(state.dropped, bit)
    else:
        state.dropped_expansions |= bit


@inner
def pass_round(state, log):
    """A player is out for the round; the first one takes the marker (Q-40, Q-41)."""
    player = state.players[state.seat]
    state.passed |= 1 << int(state.seat)
    tell(log, kinds.PASS, seat=state.seat)
    if state.marker == NONE:
        loss = scoring.marker_loss(state, player)
        state.marker = state.seat
        player.score -= loss
        taken = tell(log, kinds.MARKER, seat=state.seat, points=-loss)
        if loss:
            show(log, state, taken)


@inner
def discard_all(state, hexagons, is_expansion, log):
    """Hexagons leave storage, each for minus its value (Q-42)."""
    player = state.players[state.seat]
    while hexagons:
        hexagon, points = lowest(hexagons), scoring.number_of(lowest(hexagons))
        player.score -= points
        if is_expansion:
            player.stored &= ~(1 << hexagon)
            put_under(state, 1 << hexagon)
        else:
            remove(player.tiles, 1 << hexagon)
            add(state.tower, 1 << hexagon)
        show(log, state, tell(log, kinds.DISCARD, seat=state.seat, piece=hexagon, count=is_expansion, points=-points))
        hexagons &= hexagons - 1


@inner
def discard(state, log):
    """What was chosen leaves storage (Q-42)."""
    dropped = state.dropped
    for layer in (int(dropped.once), int(dropped.twice), int(dropped.thrice)):
        discard_all(state, layer, 0, log)
    discard_all(state, int(state.dropped_expansions), 1, log)
    clear(dropped)
    state.dropped_expansions = 0


@inner
def move_on(state):
    """Clockwise to the next player who has not passed; whether there is one (Q-40)."""
    for step in range(1, int(state.seats) + 1):
        seat = seat_after(state, state.seat, step)
        if not (int(state.passed) >> seat) & 1:
            state.seat = seat
            return True
    return False


# Rounds


@compiled
def begin_round(state, log):
    """The marker's holder starts; the next stack gets its tiles (Q-03, Q-60)."""
    next_round(state, state.marker, TURN, kinds.ROUND, log)
    state.marker = NONE
    state.passed = 0
    state.left = STACK_FOR[int(state.seats)]
    fill_top(state, log)


@compiled
def end_round(state, log):
    """Everybody scores; then the next round or the end of the game (Q-50, Q-51, Q-60)."""
    state.phase = TURN
    for step in range(state.seats):
        scoring.score_round(state, seat_after(state, state.starter, step), log)
    if state.round_number == ROUNDS:
        end_game(state, log)
        return
    sweep_tiles(state, log)
    sweep_expansions(state, log)
    begin_round(state, log)


# The end


@inner
def end_game(state, log):
    """Storages are emptied, groups bring their points (Q-70 to Q-72)."""
    tell(log, kinds.END)
    stored = 0
    for seat in range(state.seats):
        stored |= int(state.players[seat].stored)
    put_under(state, stored)
    for step in range(state.seats):
        seat = seat_after(state, state.starter, step)
        scoring.empty_storage(state, seat, log)
        lines = ALL_LINES
        while lines:  # over bits, because a loop over numbers would be compiled twelve times
            scoring.score_groups(state, seat, lowest(lines), log)
            lines &= lines - 1
    state.phase = OVER
    state.seat = NOBODY
