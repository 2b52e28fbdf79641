"""Filling the factories, the next round, and the end of the game."""

from sintra.core.compiling import compiled, inner
from sintra.core.events import NOBODY, NOTHING, show, tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import (
    CHIPS,
    COLOURS,
    GOALS,
    LARGE,
    SEATS,
    SMALL,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TOKENS,
)
from sintra.games.duel.rules.factories import reveal_chips
from sintra.games.duel.rules.plates import refill_face_up
from sintra.games.duel.rules.scoring import goal_count, goal_points
from sintra.games.duel.state import ACQUIRING, ON_MOON, OVER
from sintra.games.family.bag import draw, pour, tiles_in


@inner
def refill_bag(state, log):
    """The whole tower goes into the bag (D-05, D-51)."""
    count = pour(state.tower, state.bag)
    if count:
        tell(log, kinds.POUR, count=count)


@compiled
def draw_tile(state, log):
    """Draw a tile; an empty bag is filled from the tower first; NOTHING if both are empty (D-51)."""
    if tiles_in(state.bag) == 0:
        refill_bag(state, log)
    left = tiles_in(state.bag)
    return draw(state.bag, left, state.chance) if left else NOTHING


@inner
def only_colour(tiles):
    """The colour of tiles that are all alike, NOTHING if they differ or there are none."""
    only = NOTHING
    for colour in range(COLOURS):
        if tiles[colour]:
            if only != NOTHING:
                return NOTHING
            only = colour
    return only


@inner
def deal(state, factory, count, log):
    """So many tiles go from the bag to a sun, as far as there are any (D-05, D-51)."""
    for _ in range(count):
        colour = draw_tile(state, log)
        if colour != NOTHING:
            state.sun[factory, colour] += 1
            state.offered += 1
            tell(log, kinds.DEAL, piece=colour, target=factory)


@inner
def deal_large(state, log):
    """Deal five tiles to the large sun; return their colour if all five are alike."""
    deal(state, LARGE, TILES_ON_LARGE, log)
    colour = only_colour(state.sun[LARGE])
    return colour if colour != NOTHING and state.sun[LARGE, colour] == TILES_ON_LARGE else NOTHING


@inner
def fill_large(state, log):
    """Five tiles that are not all alike, unless there are no others (D-05)."""
    colour = deal_large(state, log)
    while colour != NOTHING:
        is_alone = tiles_in(state.bag) == state.bag[colour]
        if is_alone and tiles_in(state.tower) == state.tower[colour]:
            refill_bag(state, log)
            return
        state.bag[colour] += TILES_ON_LARGE
        state.sun[LARGE, colour] = 0
        state.offered -= TILES_ON_LARGE
        tell(log, kinds.REDEAL, piece=colour, count=TILES_ON_LARGE)
        if is_alone:
            refill_bag(state, log)
        colour = deal_large(state, log)


@inner
def fill_small(state, factory, log):
    """Four tiles on the sun and a face-down chip on the moon (D-05)."""
    deal(state, factory, TILES_ON_SMALL, log)
    state.chips[factory] = draw_chip(state)
    tell(log, kinds.HIDE, target=factory)


@compiled
def draw_chip(state):
    """One of the face-down chips; nobody sees which."""
    left = 0
    for chip in range(CHIPS):
        left += int(state.chip_supply[chip])
    return draw(state.chip_supply, left, state.chance)


@compiled
def begin_round(state, log):
    """The holder of the first-player tile starts (D-52); tokens, plates and factories are as new (D-50)."""
    if state.first_tile != ON_MOON:
        state.starter = state.first_tile
    state.first_tile = ON_MOON
    state.seat = state.starter
    state.round_number += 1
    state.phase = ACQUIRING
    tell(log, kinds.ROUND, seat=state.starter, count=state.round_number)
    for seat in range(SEATS):
        player = state.players[seat]
        player.tokens = TOKENS
        player.chips_taken = 0
        player.has_passed = 0
    refill_face_up(state, log)
    fill_large(state, log)
    for factory in range(SMALL):
        fill_small(state, factory, log)
    reveal_chips(state, log)


@compiled
def end_game(state, log):
    """After the last round the goals in play are added, all at once, never below 0 (D-60)."""
    state.phase = OVER
    tell(log, kinds.END)
    for seat in range(SEATS):
        player = state.players[seat]
        for goal in range(GOALS):
            if (int(state.goals) >> goal) & 1:
                count = goal_count(player, goal)
                points = goal_points(player, goal, count)
                player.score += points
                show(log, state, tell(log, kinds.GOAL, seat=seat, piece=goal, count=count, points=points))
        if player.score < 0:
            spared = tell(log, kinds.SPARED, seat=seat, points=-player.score)
            player.score = 0
            show(log, state, spared)
    state.seat = NOBODY
