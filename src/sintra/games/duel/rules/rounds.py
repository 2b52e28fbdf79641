"""Filling the factories, the next round, and the end of the game."""

from sintra.core.compiling import compiled, inner
from sintra.core.events import NOBODY, NOTHING, show, tell
from sintra.games.duel import cardboard as box
from sintra.games.duel import kinds
from sintra.games.duel.rules.factories import reveal_chips
from sintra.games.duel.rules.plates import refill_face_up
from sintra.games.duel.rules.scoring import goal_count, goal_points
from sintra.games.duel.state import ACQUIRING, ON_MOON, OVER
from sintra.games.family.bag import draw, draw_tile, pour, tiles_in
from sintra.games.family.seats import next_round


@compiled
def deal(state, factory, count, log):
    """So many tiles go from the bag to a sun, as far as there are any (D-05, D-51)."""
    for _ in range(count):
        colour = draw_tile(state.bag, state.tower, state.chance, kinds.POUR, log)
        if colour != NOTHING:
            state.sun[factory, colour] += 1
            state.offered += 1
            tell(log, kinds.DEAL, piece=colour, target=factory)


@inner
def deal_large(state, log):
    """Deal five tiles to the large sun; return their colour if all five are alike."""
    deal(state, box.LARGE, box.TILES_ON_LARGE, log)
    for colour in range(box.COLOURS):
        if state.sun[box.LARGE, colour] == box.TILES_ON_LARGE:
            return colour
    return NOTHING


@inner
def fill_large(state, log):
    """Five tiles that are not all alike, unless there are no others (D-05)."""
    colour = deal_large(state, log)
    while colour != NOTHING:
        is_alone = tiles_in(state.bag) == state.bag[colour]
        if is_alone and tiles_in(state.tower) == state.tower[colour]:
            pour(state.tower, state.bag, kinds.POUR, log)
            return
        state.bag[colour] += box.TILES_ON_LARGE
        state.sun[box.LARGE, colour] = 0
        state.offered -= box.TILES_ON_LARGE
        tell(log, kinds.REDEAL, piece=colour, count=box.TILES_ON_LARGE)
        if is_alone:
            pour(state.tower, state.bag, kinds.POUR, log)
        colour = deal_large(state, log)


@inner
def fill_small(state, factory, log):
    """Four tiles on the sun and a face-down chip on the moon (D-05)."""
    deal(state, factory, box.TILES_ON_SMALL, log)
    state.chips[factory] = draw_chip(state)
    tell(log, kinds.HIDE, target=factory)


@compiled
def draw_chip(state):
    """One of the face-down chips; nobody sees which."""
    left = 0
    for chip in range(box.CHIPS):
        left += int(state.chip_supply[chip])
    return draw(state.chip_supply, left, state.chance)


@compiled
def begin_round(state, log):
    """The holder of the first-player tile starts (D-52); tokens, plates and factories are as new (D-50)."""
    next_round(state, state.first_tile, ACQUIRING, kinds.ROUND, log)
    state.first_tile = ON_MOON
    for seat in range(box.SEATS):
        player = state.players[seat]
        player.tokens = box.TOKENS
        player.chips_taken = 0
        player.has_passed = 0
    refill_face_up(state, log)
    fill_large(state, log)
    for factory in range(box.SMALL):
        fill_small(state, factory, log)
    reveal_chips(state, log)


@compiled
def end_game(state, log):
    """After the last round the goals in play are added, all at once, never below 0 (D-60)."""
    state.phase = OVER
    tell(log, kinds.END)
    for seat in range(box.SEATS):
        player = state.players[seat]
        for goal in range(box.GOALS):
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
