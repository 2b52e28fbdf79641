"""A small net over sparse features: what it has learned is added to the hand-made estimate.

For every seat it looks at the seat's own features, at those of all others together, and at those of the table; the
first layer is a sum of rows, so only what holds in a position costs anything.
"""

import numpy as np

from sintra.bots.values.estimate import outlook, seat_features, spread, table_features
from sintra.core.compiling import compiled, inner
from sintra.core.memory import record_type

HIDDEN = 64
MOST_SEATS = 4
MOST_FEATURES = 256  # that hold at once

BENCH = record_type(  # what an evaluation works with
    ("found", np.int16, (MOST_FEATURES,)),
    ("own", np.float32, (MOST_SEATS, HIDDEN)),  # the sum of a seat's rows, as its own
    ("other", np.float32, (MOST_SEATS, HIDDEN)),  # the same as the others see them
    ("table", np.float32, (HIDDEN,)),
    ("logits", np.float64, (MOST_SEATS,)),
)


@inner
def add_row(table, row, into):
    for h in range(HIDDEN):
        into[h] += table[row, h]


@inner
def sum_rows(states, i, net, bench):
    """Add up the first layer, part by part."""
    own, other, table, _ = net
    count = table_features(states[i], bench.found)
    bench.table[:] = 0.0
    for k in range(count):
        add_row(table, int(bench.found[k]), bench.table)
    for seat in range(int(states[i].seats)):
        count = seat_features(states[i], seat, bench.found)
        bench.own[seat, :] = 0.0
        bench.other[seat, :] = 0.0
        for k in range(count):
            add_row(own, int(bench.found[k]), bench.own[seat])
            add_row(other, int(bench.found[k]), bench.other[seat])


@inner
def evaluate(states, i, net, bench):
    """Write into `bench.logits` what was learned about every seat's chance of the first place."""
    seats = int(states[i].seats)
    last = net[3]
    sum_rows(states, i, net, bench)
    for seat in range(seats):
        total = 0.0
        for h in range(HIDDEN):
            hidden = bench.table[h] + bench.own[seat, h]
            for other in range(seats):
                if other != seat:
                    hidden += bench.other[other, h]
            total += max(hidden, np.float32(0.0)) * last[h]
        bench.logits[seat] = total


@compiled
def describe(states, found, seats_out, table_out, estimates):
    """Note for every state which features hold, and what the estimate says of every seat, as a logit."""
    for i in range(len(states)):
        swing = spread(states[i])
        count = table_features(states[i], found)
        for k in range(count):
            table_out[i, found[k]] = 1
        for seat in range(int(states[i].seats)):
            count = seat_features(states[i], seat, found)
            for k in range(count):
                seats_out[i, seat, found[k]] = 1
            estimates[i, seat] = outlook(states[i], seat) / swing
