"""The rules of the classic game as the engine asks for them: set up, what is legal, play, who wins."""

import numpy as np

from sintra.core import engine
from sintra.core.chance import seed_chance
from sintra.core.compiling import compiled, inner
from sintra.core.memory import record_type
from sintra.games.classic.cardboard import ALL_COLOURS, COLOURS, COLUMNS, DISPLAYS_FOR, LINES, PLAIN, TILES_PER_COLOUR
from sintra.games.classic.rules.actions import (
    FIRST_SPREAD,
    FIRST_TILE,
    LEFT,
    RIGHT,
    SIDES,
    TARGETS,
    draft_action,
    spread_action,
    tile_action,
)
from sintra.games.classic.rules.drafting import draft, spread
from sintra.games.classic.rules.rounds import begin_round
from sintra.games.classic.rules.scoring import complete_rows
from sintra.games.classic.rules.tiling import free_columns, tile, tile_walls
from sintra.games.classic.state import (
    CENTRE,
    DRAFTING,
    EMPTY,
    FLOOR,
    IN_CENTRE,
    NO_SHIELD,
    SPREADING,
    STATE,
    TILING,
)
from sintra.games.family import results
from sintra.games.family.bag import first_colour
from sintra.games.family.seats import starting_seat

draft_number, spread_number, tile_number = inner(draft_action), inner(spread_action), inner(tile_action)

# For a set of colours as bits: the same set with its bits TARGETS apart.
TARGET_BITS = np.array([sum(1 << c * TARGETS for c in range(COLOURS) if bits >> c & 1) for bits in range(1 << COLOURS)])
FLOOR_FOR_ALL = int(TARGET_BITS[ALL_COLOURS]) << FLOOR


# Set-up

CHOICES = record_type(("has_plain_wall", np.int8), ("has_special_displays", np.int8), ("starter", np.int8))


@compiled
def set_up_player(player):
    """Nothing on the board (C-01)."""
    player.score = 0
    player.line_colour[:] = EMPTY
    player.line_tiles[:] = 0
    player.wall[:, :] = EMPTY
    player.row_colours[:] = 0
    player.floor[:] = EMPTY
    player.floor_pieces = 0
    player.shield = NO_SHIELD


@engine.deal.register(STATE)
@inner
def deal(state, players, choices, seed, log):
    """A new game, dealt (C-01); the starting player is drawn if nobody is chosen."""
    seed_chance(state.chance, seed)
    for seat in range(len(state.players)):
        set_up_player(state.players[seat])
    state.seats = players
    state.ring = DISPLAYS_FOR[players]
    state.has_plain_wall = choices.has_plain_wall
    state.has_special_displays = choices.has_special_displays
    state.tiles[:, :] = 0
    state.bag[:] = TILES_PER_COLOUR
    state.lid[:] = 0
    state.backs[:] = PLAIN
    state.offered = 0
    state.round_number = 0
    state.focus = 0
    state.moved = 0
    state.marker = IN_CENTRE
    state.starter = starting_seat(state, int(choices.starter))
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
        first = draft_number(source, colour, 0)
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
    actions[0] = spread_number(colour, LEFT)
    actions[1] = spread_number(colour, RIGHT)
    return 2


@inner
def legal_tiles(state, actions):
    """The columns for the line being tiled (C-50)."""
    line = int(state.focus)
    columns = free_columns(state, line)
    count = 0
    for column in range(COLUMNS):
        actions[count] = tile_number(line, column)
        count += (columns >> column) & 1
    return count


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    """Every legal action."""
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


@engine.is_idle.register(STATE)
@inner
def is_idle(state, action):
    """Nobody can pass."""
    return False


# Playing


@engine.play.register(STATE)
@inner
def play(state, action, log):
    """Play a legal action and everything that follows from it."""
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

engine.score.register(STATE)(results.score)
engine.winners.register(STATE)(results.winners)


@results.rank.register(STATE)
@inner
def rank(state, seat):
    """Points first, then complete rows (C-40)."""
    player = state.players[seat]
    return int(player.score) * (LINES + 1) + complete_rows(player)


@engine.redraw.register(STATE)
@compiled
def redraw(state, seat, seed):
    """Only the order of the bag is hidden, from everybody alike; it is chance to come."""
    seed_chance(state.chance, seed)
