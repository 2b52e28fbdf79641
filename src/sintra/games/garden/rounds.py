"""Rounds: passing, scoring by the wheel, the next round, the end of the game."""

from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOBODY, NOTHING, NOWHERE, tell
from sintra.games.garden import story
from sintra.games.garden.actions import DONE, FIRST_DISCARD
from sintra.games.garden.components import (
    ALL_LINES,
    CROSSING,
    GROUP_BONUS,
    MARKER_COST,
    PAVILION_POINTS,
    ROUNDS,
    SMALLEST_GROUP,
    STACK_FOR,
    SYMBOLS,
    WHEEL,
    WHEEL_ENTRIES,
)
from sintra.games.garden.display import fill_top, put_under, sweep_expansions, sweep_tiles
from sintra.games.garden.groups import group_of, places_in
from sintra.games.garden.placing import pavilions
from sintra.games.garden.state import DISCARDING, NONE, OVER, TURN
from sintra.games.garden.tile_sets import add, count, move_all, remove

# Passing


@inner
def number_of(hexagon):
    """What a hexagon costs and is worth."""
    return hexagon % SYMBOLS + 1


@inner
def numbers_of(hexagons):
    """The numbers of a set of hexagons, added up."""
    total = 0
    while hexagons:
        total += number_of(lowest(hexagons))
        hexagons &= hexagons - 1
    return total


@inner
def numbers_in(tiles):
    """The numbers of tiles, added up."""
    return numbers_of(int(tiles.once)) + numbers_of(int(tiles.twice)) + numbers_of(int(tiles.thrice))


@inner
def marker_loss(state, player):
    """What passing costs: the first one loses a point if he has any (Q-41)."""
    return min(MARKER_COST, int(player.score)) if state.marker == NONE else 0


@inner
def tiles_kept(state, player):
    """The hexagons of tiles in storage that are not to be discarded yet."""
    tiles, dropped = player.tiles, state.dropped
    return int((tiles.once ^ dropped.once) | (tiles.twice ^ dropped.twice) | (tiles.thrice ^ dropped.thrice))


@compiled
def discardable(state):
    """The hexagons in storage whose value the points suffice for (Q-42)."""
    player = state.players[state.seat]
    points = int(player.score) - marker_loss(state, player)
    points -= numbers_in(state.dropped) + numbers_of(int(state.dropped_expansions))
    held, cheap = tiles_kept(state, player) | int(player.stored & ~state.dropped_expansions), 0
    while held:
        hexagon = lowest(held)
        held &= held - 1
        if number_of(hexagon) <= points:
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
    pass_round(state, log)
    discard(state, log)
    state.phase = TURN
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
    tell(log, story.PASS, state.seat, NOTHING, 1, NOWHERE, NOWHERE, 0)
    if state.marker == NONE:
        loss = marker_loss(state, player)
        state.marker = state.seat
        player.score -= loss
        tell(log, story.MARKER, state.seat, NOTHING, 1, NOWHERE, NOWHERE, -loss)


@inner
def tell_discards(state, hexagons, is_expansion, log):
    """One event for each hexagon that leaves storage."""
    while hexagons:
        hexagon = lowest(hexagons)
        tell(log, story.DISCARD, state.seat, hexagon, is_expansion, NOWHERE, NOWHERE, -number_of(hexagon))
        hexagons &= hexagons - 1


@inner
def discard(state, log):
    """What was chosen leaves storage for minus its value (Q-42)."""
    player, dropped, expansions = state.players[state.seat], state.dropped, int(state.dropped_expansions)
    player.score -= numbers_in(dropped) + numbers_of(expansions)
    for layer in (int(dropped.once), int(dropped.twice), int(dropped.thrice)):
        remove(player.tiles, layer)
        tell_discards(state, layer, 0, log)
    tell_discards(state, expansions, 1, log)
    player.stored &= ~expansions
    put_under(state, expansions)
    move_all(dropped, state.tower)
    state.dropped_expansions = 0


@inner
def next_seat(state):
    """Clockwise to the next player who has not passed; whether there is one (Q-40)."""
    seats = int(state.seats)
    for step in range(1, seats + 1):
        seat = (int(state.seat) + step) % seats
        if not (int(state.passed) >> seat) & 1:
            state.seat = seat
            return True
    return False


# Rounds


@compiled
def begin_round(state, log):
    """The marker's holder starts; the next stack gets its tiles (Q-03, Q-60)."""
    if state.marker != NONE:
        state.starter = state.marker
    state.marker = NONE
    state.passed = 0
    state.seat = state.starter
    state.phase = TURN
    state.round_number += 1
    state.left = STACK_FOR[int(state.seats)]
    tell(log, story.ROUND, state.starter, NOTHING, state.round_number, NOWHERE, NOWHERE, 0)
    fill_top(state, log)


@compiled
def end_round(state, log):
    """Everybody scores; then the next round or the end of the game (Q-50, Q-51, Q-60)."""
    state.phase = TURN
    for step in range(state.seats):
        score_round(state, (int(state.starter) + step) % int(state.seats), log)
    if state.round_number == ROUNDS:
        end_game(state, log)
        return
    sweep_tiles(state, log)
    sweep_expansions(state, log)
    begin_round(state, log)


@inner
def score_round(state, seat, log):
    """Points for hexagons that the wheel shows, and for pavilions (Q-50, Q-51)."""
    player = state.players[seat]
    for entry in range(WHEEL_ENTRIES):
        line, worth = WHEEL[int(state.has_variant_scoring), int(state.round_number) - 1, entry]
        hexagons = bit_count(player.lines[line])
        player.score += hexagons * int(worth)
        tell(log, story.WHEEL, seat, line, hexagons, worth, NOWHERE, hexagons * int(worth))
    points = pavilions(player) * PAVILION_POINTS
    player.score += points
    tell(log, story.PAVILIONS, seat, NOTHING, pavilions(player), NOWHERE, NOWHERE, points)


# The end


@inner
def end_game(state, log):
    """Storages are emptied, groups bring their points (Q-70 to Q-72)."""
    tell(log, story.END, NOBODY, NOTHING, 0, NOWHERE, NOWHERE, 0)
    stored = 0
    for seat in range(state.seats):
        stored |= int(state.players[seat].stored)
    put_under(state, stored)
    for step in range(state.seats):
        seat = (int(state.starter) + step) % int(state.seats)
        empty_storage(state, seat, log)
        lines = ALL_LINES
        while lines:  # over bits, because a loop over numbers would be compiled twelve times
            score_groups(state, seat, lowest(lines), log)
            lines &= lines - 1
    state.phase = OVER
    state.seat = NOBODY


@inner
def empty_storage(state, seat, log):
    """A point for every joker, minus its number for every hexagon, but never below 0 (Q-70)."""
    player = state.players[seat]
    jokers, tiles = int(player.jokers), player.tiles
    hexagons = count(tiles) + bit_count(player.stored)
    player.score += jokers
    loss = min(int(player.score), numbers_in(tiles) + numbers_of(int(player.stored)))
    player.score -= loss
    if jokers:
        tell(log, story.JOKERS, seat, NOTHING, jokers, NOWHERE, NOWHERE, jokers)
    if hexagons:
        tell(log, story.STORAGE, seat, NOTHING, hexagons, NOWHERE, NOWHERE, -loss)
    player.jokers = 0
    move_all(tiles, state.tower)
    player.stored = 0


@compiled
def score_groups(state, seat, line, log):
    """Every group of a line that is large enough (Q-71, Q-72)."""
    player = state.players[seat]
    rest = int(player.lines[line])
    while rest:
        group = group_of(rest, lowest(rest))
        size = bit_count(group)
        if size >= SMALLEST_GROUP:
            places = places_in(player, line, group)
            points = group_points(line, places)
            bonus = int(GROUP_BONUS[int(state.has_variant_scoring), size])
            player.score += points + bonus
            tell(log, story.GROUP, seat, line, size, lowest(group), places, points)
            if bonus:
                tell(log, story.BONUS, seat, line, size, NOWHERE, NOWHERE, bonus)
        rest &= ~group


@inner
def group_points(line, places):
    """The numbers of a group's hexagons, added up (Q-71)."""
    points = 0
    for place in range(SYMBOLS):
        if (places >> place) & 1:
            points += number_of(int(CROSSING[line, place]))
    return points
