"""What a position is worth to every seat: mostly the chance of the first place, a little the margin."""

from math import exp

from sintra.bots.values import outlook, spread
from sintra.bots.values.net import HIDDEN, evaluate
from sintra.core import engine
from sintra.core.bits import bit_count
from sintra.core.compiling import compiled, inner

MOST_SEATS = 4
MARGIN_WEIGHT = 0.1
WIDE_MARGIN = 30.0  # points: a margin that counts for half of what margins can count


@compiled
def judge(states, i, points, worth):
    """Write into `worth` what a state is worth to every seat, from 0 to 1, and into `points` what they can expect."""
    seats = int(states[i].seats)
    if states[i].seat < 0:
        winners = int(engine.winners(states[i]))
        for seat in range(seats):
            points[seat] = engine.score(states[i], seat)
            worth[seat] = ((winners >> seat) & 1) / bit_count(winners)
    else:
        for seat in range(seats):
            points[seat] = outlook(states[i], seat)
        places(points, spread(states[i]), seats, worth)
    for seat in range(seats):
        margin = margin_of(points, seat, seats)
        share = 0.5 + 0.5 * margin / (abs(margin) + WIDE_MARGIN)
        place = float(worth[seat])
        worth[seat] = place + MARGIN_WEIGHT * (share - place)


@compiled
def judge_learned(states, i, points, worth, net, benches):
    """The same by what was learned, if anything was, which the margin is a part of already."""
    if states[i].seat < 0 or net[3][HIDDEN] == 0.0:
        judge(states, i, points, worth)
        return
    seats, bench = int(states[i].seats), benches[0]
    evaluate(states, i, net, bench)
    swing = spread(states[i])
    for seat in range(seats):
        points[seat] = outlook(states[i], seat) + swing * bench.logits[seat]
    places(points, swing, seats, worth)


@inner
def places(points, swing, seats, worth):
    """The chance of every seat to be first, if the margins can still swing so far."""
    most, total = float(points[0]), 0.0
    for seat in range(1, seats):
        most = max(most, float(points[seat]))
    for seat in range(seats):
        worth[seat] = exp((float(points[seat]) - most) / swing)
        total += float(worth[seat])
    for seat in range(seats):
        worth[seat] = float(worth[seat]) / total


@inner
def margin_of(points, seat, seats):
    """How far a seat is before the best of the others."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best
