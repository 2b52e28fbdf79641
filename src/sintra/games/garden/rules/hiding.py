"""Expansions that lie face down, and their shuffling."""

from sintra.core.compiling import compiled, inner
from sintra.games.family.bag import draw_member
from sintra.games.garden.cardboard import ALL_HEXAGONS, HEXAGONS, MOST_PILES, MOST_PLAYERS, ROUNDS, SLOT_COUNT
from sintra.games.garden.state import BLANK, NONE

# Every place where an expansion can lie face down: the stacks, the piles, the supply, the slots of all gardens.
FIRST_PILE = ROUNDS * MOST_PILES
FIRST_SUPPLY = FIRST_PILE + MOST_PILES
FIRST_SLOT = FIRST_SUPPLY + HEXAGONS
HIDING_PLACES = FIRST_SLOT + MOST_PLAYERS * SLOT_COUNT


@inner
def hidden_at(state, place):
    """The expansion lying face down at a place, NONE if there is none."""
    if place < FIRST_PILE:
        return int(state.stacks[place // MOST_PILES, place % MOST_PILES])
    if place < FIRST_SUPPLY:
        return int(state.piles[place - FIRST_PILE])
    if place < FIRST_SLOT:
        return int(state.supply[place - FIRST_SUPPLY])
    player, slot = state.players[(place - FIRST_SLOT) // SLOT_COUNT], (place - FIRST_SLOT) % SLOT_COUNT
    return int(player.slots[slot]) if player.turns[slot] == BLANK else NONE


@inner
def hide_at(state, place, expansion):
    if place < FIRST_PILE:
        state.stacks[place // MOST_PILES, place % MOST_PILES] = expansion
    elif place < FIRST_SUPPLY:
        state.piles[place - FIRST_PILE] = expansion
    elif place < FIRST_SLOT:
        state.supply[place - FIRST_SUPPLY] = expansion
    else:
        state.players[(place - FIRST_SLOT) // SLOT_COUNT].slots[(place - FIRST_SLOT) % SLOT_COUNT] = expansion


@compiled
def shuffle_unseen(state):
    """Shuffle the expansions whose front nobody has seen over all the places that hold one (Q-02)."""
    rest = ALL_HEXAGONS & ~int(state.seen)
    for place in range(HIDING_PLACES):
        expansion = hidden_at(state, place)
        if expansion == NONE or (int(state.seen) >> expansion) & 1:
            continue
        drawn = draw_member(rest, state.chance)
        rest &= ~(1 << drawn)
        hide_at(state, place, drawn)
