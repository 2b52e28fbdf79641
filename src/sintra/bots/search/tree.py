"""The tree and one simulation in it, for any game, any number of seats and any chain of decisions.

Every simulation starts from the root with everything drawn anew that the thinking seat can not know, walks down by the
children's worth and prior, and ends at a child never visited before, or at the end of the round. A node stands for the
decisions that lead to it, whatever chance did on the way: its children are all moves that were ever legal there, and
only those that are legal this time are looked at.
"""

from math import exp, sqrt

import numpy as np

from sintra.bots.search.utility import MOST_SEATS, judge, judge_learned
from sintra.core import engine
from sintra.core.chance import next_bits
from sintra.core.compiling import compiled, inner
from sintra.core.memory import record_type

NODE = record_type(
    ("worth", np.float32, (MOST_SEATS,)),  # to every seat: what was found below, on average; at first an estimate
    ("prior", np.float32),
    ("visits", np.int32),
    ("first", np.int32),  # of its children, which lie side by side
    ("action", np.int16),
    ("count", np.int16),  # of its children, 0 before it has grown
)
DESK = record_type(  # what simulations of one thread work with
    ("worth", np.float32, (MOST_SEATS,)),
    ("points", np.float64, (MOST_SEATS,)),
    ("used", np.int64),  # how many nodes there are
    ("mark", np.int64),  # which of `marks` are of this moment
    ("round_number", np.int64),  # the round in which simulations end
    ("exploration", np.float64),
    ("sharpness", np.float64),
)
NOW, TRIAL, STATES = range(3)  # in `states`, and how many there are
ROOT, NONE = 0, -1
LONGEST_PATH = 512


@inner
def mark_legal(states, actions, marks, desk):
    """Mark what is legal now; return how many moves that are."""
    desk.mark += 1
    count = engine.legal(states[NOW], actions)
    for k in range(count):
        marks[actions[k]] = desk.mark
    return count


@inner
def known_moves(nodes, node, marks, desk):
    """How many of the children are legal now."""
    known = 0
    for k in range(int(nodes[node].first), int(nodes[node].first) + int(nodes[node].count)):
        if marks[nodes[k].action] == desk.mark:
            known += 1
    return known


@inner
def keep_new(nodes, node, count, actions, marks, desk):
    """Keep only the first actions that are no children yet; return how many are left."""
    for k in range(int(nodes[node].first), int(nodes[node].first) + int(nodes[node].count)):
        if marks[nodes[k].action] == desk.mark:
            marks[nodes[k].action] = -desk.mark
    new = 0
    for k in range(count):
        if marks[actions[k]] == desk.mark:
            actions[new] = actions[k]
            new += 1
        marks[actions[k]] = desk.mark
    return new


@inner
def move_children(nodes, node, desk):
    """Move the children of a node to the end, where others can follow."""
    first = int(nodes[node].first)
    nodes[node].first = desk.used
    for k in range(int(nodes[node].count)):
        nodes[desk.used] = nodes[first + k]
        desk.used += 1


@inner
def add_child(nodes, node, action, desk):
    """Add a child at the end, whose worth is known."""
    child = nodes[desk.used]
    child.action = action
    child.visits = 0
    child.count = 0
    nodes[node].count += 1
    desk.used += 1


@inner
def weigh(nodes, node, seat, desk):
    """Give the children their priors, by what they are worth to the seat that chooses."""
    first, last = int(nodes[node].first), int(nodes[node].first) + int(nodes[node].count)
    most, total = 0.0, 0.0
    for k in range(first, last):
        most = max(most, float(nodes[k].worth[seat]))
    for k in range(first, last):
        if nodes[k].visits == 0:
            nodes[k].prior = exp(desk.sharpness * (float(nodes[k].worth[seat]) - most))
        total += float(nodes[k].prior)
    for k in range(first, last):
        nodes[k].prior = float(nodes[k].prior) / total


@inner
def has_room(nodes, node, actions, desk):
    """Whether a node could grow by all its children and any number of others."""
    return desk.used + int(nodes[node].count) + len(actions) <= len(nodes)


@inner
def choose(nodes, node, seat, marks, desk):
    """The child to walk to, among the legal ones, by worth, prior and curiosity; NONE if there is none."""
    first, last = int(nodes[node].first), int(nodes[node].first) + int(nodes[node].count)
    visits = 1
    for k in range(first, last):
        if marks[nodes[k].action] == desk.mark:
            visits += int(nodes[k].visits)
    curiosity = desk.exploration * sqrt(visits)
    best, most = NONE, -1e9
    for k in range(first, last):
        if marks[nodes[k].action] == desk.mark:
            worth = float(nodes[k].worth[seat]) + curiosity * float(nodes[k].prior) / (1 + int(nodes[k].visits))
            if worth > most:
                best, most = k, worth
    return best


@inner
def remember(nodes, path, depth, desk):
    """Add what was found to every node on the path."""
    for step in range(depth + 1):
        node = nodes[path[step]]
        node.visits += 1
        for seat in range(MOST_SEATS):
            worth = float(node.worth[seat])
            node.worth[seat] = worth + (float(desk.worth[seat]) - worth) / int(node.visits)


@inner
def is_end(states, depth, desk):
    return states[NOW].seat < 0 or states[NOW].round_number != desk.round_number or depth == LONGEST_PATH - 1


@compiled
def search(roots, seat, simulations, nodes, states, path, actions, marks, generator, logs, desks, benches, net):
    """Simulate so often for a seat.

    One long function: whatever calls the rules costs seconds of compiling, and again in every caller.
    """
    desk = desks[0]
    desk.round_number = roots[0].round_number
    for _ in range(simulations):
        states[NOW] = roots[0]
        engine.redraw(states[NOW], seat, next_bits(generator[0]))
        node, depth = ROOT, 0
        path[0] = ROOT
        while not is_end(states, depth, desk):
            count = mark_legal(states, actions, marks, desk)
            if known_moves(nodes, node, marks, desk) < count and has_room(nodes, node, actions, desk):
                new = keep_new(nodes, node, count, actions, marks, desk)
                move_children(nodes, node, desk)
                for k in range(new):
                    states[TRIAL] = states[NOW]
                    engine.play(states[TRIAL], np.int64(actions[k]), logs[0])
                    judge(states, TRIAL, desk.points, nodes[desk.used].worth)
                    add_child(nodes, node, actions[k], desk)
                weigh(nodes, node, int(states[NOW].seat), desk)
            child = choose(nodes, node, int(states[NOW].seat), marks, desk)
            if child == NONE:
                break
            engine.play(states[NOW], np.int64(nodes[child].action), logs[0])
            node = child
            depth += 1
            path[depth] = node
            if nodes[node].visits == 0:
                break
        judge_learned(states, NOW, desk.points, desk.worth, net, benches)
        remember(nodes, path, depth, desk)


@compiled
def keep(nodes, node, kept):
    """Copy a node and everything below it, as a tree of its own; its size."""
    kept[ROOT] = nodes[node]
    size = 1
    i = 0
    while i < size:
        first, count = int(kept[i].first), int(kept[i].count)
        for k in range(count):
            kept[size + k] = nodes[first + k]
        kept[i].first = size
        size += count
        i += 1
    return size
