"""The rules of the classic game as the engine asks for them: set up, what is legal, play, who wins."""

import numpy as np

from sintra.core import engine
from sintra.core.bits import bit_count
from sintra.core.chance import seed_chance
from sintra.core.compiling import compiled, inner
from sintra.games.classic.cardboard import ALL_COLOURS, COLOURS, COLUMNS, DISPLAYS_FOR, LINES
from sintra.games.classic.rules.actions import FIRST_SPREAD, FIRST_TILE, LEFT, RIGHT, SIDES, TARGETS
from sintra.games.classic.rules.drafting import draft, spread
from sintra.games.classic.rules.rounds import begin_round
from sintra.games.classic.rules.scoring import complete_rows
from sintra.games.classic.rules.tiling import free_columns, tile, tile_walls
from sintra.games.classic.state import CENTRE, DRAFTING, FLOOR, SPREADING, STATE, TILING
from sintra.games.family import results
from sintra.games.family.bag import first_colour
from sintra.games.family.listing import list_members, nobody_passes
from sintra.games.family.seats import begin, choose_starter

# For a set of colours as bits: the same set with its bits TARGETS apart.
TARGET_BITS = np.array([sum(1 << c * TARGETS for c in range(COLOURS) if bits >> c & 1) for bits in range(1 << COLOURS)])
FLOOR_FOR_ALL = int(TARGET_BITS[ALL_COLOURS]) << FLOOR


# Set-up


@engine.deal.register(STATE)
@inner
def deal(state, players, blank, seed, log):
    """A new game, dealt (C-01); the starting player is drawn if nobody is chosen."""
    begin(state, blank, players, seed)
    state.ring = DISPLAYS_FOR[players]
    choose_starter(state)
    begin_round(state, log)


# What is legal


@inner
def colours_for(player, line):
    """The colours that a line may take, as bits (C-13, C-52)."""
    missing = ALL_COLOURS & ~int(player.row_colours[line])
    tiles = player.line_tiles[line]
    if tiles == 0:
        return missing
    if tiles > line:
        return 0
    return missing & (1 << int(player.line_colour[line]))


@inner
def all_targets(player):
    """Where each colour may go, as bits: target t of colour c is bit c * TARGETS + t (C-12: always the floor)."""
    bits = FLOOR_FOR_ALL
    for line in range(LINES):
        bits |= TARGET_BITS[colours_for(player, line)] << line
    return bits


@inner
def list_drafts(state, source, packed, actions, count):
    """Append every draft from one source (C-10) to `actions`; return the new count."""
    for colour in range(COLOURS):
        if state.tiles[source, colour] == 0:
            continue
        first = (source * COLOURS + colour) * TARGETS
        open_targets = packed >> (colour * TARGETS)
        for target in range(TARGETS):
            actions[np.uint64(count)] = first + target  # unsigned: no look at negative indices
            count += (open_targets >> target) & 1
    return count


@inner
def legal_drafts(state, actions):
    """Every source, colour and target of a turn (C-10, C-12)."""
    packed = all_targets(state.players[state.seat])
    count = 0
    for display in range(state.ring):
        count = list_drafts(state, display, packed, actions, count)
    return list_drafts(state, CENTRE, packed, actions, count)


@inner
def legal_spreads(state, actions):
    """Left or right for the first colour that is left on the spread display (C-64)."""
    colour = first_colour(state.tiles[state.focus])
    actions[0] = FIRST_SPREAD + colour * SIDES + LEFT
    actions[1] = FIRST_SPREAD + colour * SIDES + RIGHT
    return 2


@inner
def legal_tiles(state, actions):
    """The columns for the line being tiled (C-50)."""
    line = int(state.focus)
    return list_members(free_columns(state, line), FIRST_TILE + line * COLUMNS, actions, 0)


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    if state.phase == DRAFTING:
        return legal_drafts(state, actions)
    if state.phase == SPREADING:
        return legal_spreads(state, actions)
    if state.phase == TILING:
        return legal_tiles(state, actions)
    return 0


@engine.is_turn.register(STATE)
@compiled
def is_turn(state):
    """A draft is a turn; spreading belongs to one, tiling to the round."""
    return state.phase == DRAFTING


engine.is_idle.register(STATE)(nobody_passes)


# Playing


@engine.play.register(STATE)
@inner
def play(state, action, log):
    if 0 <= action < FIRST_SPREAD:  # what can not be negative is quicker to divide
        source = action // (COLOURS * TARGETS)
        draft(state, source, action // TARGETS % COLOURS, action % TARGETS, log)
    elif action < FIRST_TILE:
        spread(state, (action - FIRST_SPREAD) // SIDES, (action - FIRST_SPREAD) % SIDES, log)
    else:
        tile(state, (action - FIRST_TILE) // COLUMNS, (action - FIRST_TILE) % COLUMNS, log)
    if state.offered == 0 and state.phase != SPREADING:
        tile_walls(state, log)


# Results

results.register(STATE)


@results.rank.register(STATE)
@inner
def rank(state, seat):
    """Points first, then complete rows (C-40)."""
    player = state.players[seat]
    return int(player.score) * (LINES + 1) + bit_count(complete_rows(player))


@engine.redraw.register(STATE)
@compiled
def redraw(state, seat, seed):
    """Only the order of the bag is hidden, from everybody alike; it is chance to come."""
    seed_chance(state.chance, seed)
