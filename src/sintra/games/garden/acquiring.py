"""Acquiring: one colour or symbol of the display, a copy of each of its hexagons."""

from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOWHERE, tell
from sintra.games.garden import story
from sintra.games.garden.actions import FIRST_COPY
from sintra.games.garden.components import COLOURS, CROSSING, EXPANSION_PLACES, LINE, SYMBOLS, TILE_PLACES
from sintra.games.garden.display import fill_top, move_aside, open_empty_piles
from sintra.games.garden.state import COPYING, FACE_UP, NONE, PLACES, TOP, TURN
from sintra.games.garden.tile_sets import add, count, remove


@inner
def tile_room(player):
    """Free places for tiles and jokers (Q-12)."""
    return TILE_PLACES - int(player.jokers) - count(player.tiles)


@inner
def expansion_room(player):
    """Free places for expansions (Q-12)."""
    return EXPANSION_PLACES - bit_count(player.stored)


@inner
def tiles_shown(state):
    """The hexagons of all tiles in the display (Q-10)."""
    shown = int(state.display[TOP].once)
    for pile in range(state.pile_count):
        shown |= int(state.display[pile].once)
    return shown


@inner
def fits(player, tiles, expansions):
    """Whether one copy of each fits into storage, where a hexagon seen both ways may be taken either way (Q-12)."""
    for_tiles, for_expansions = tile_room(player), expansion_room(player)
    if bit_count(tiles & ~expansions) > for_tiles or bit_count(expansions & ~tiles) > for_expansions:
        return False
    return bit_count(tiles | expansions) <= for_tiles + for_expansions


@inner
def list_acquires(state, player, actions, count):
    """Append every colour and symbol that can be taken (Q-10, Q-12)."""
    tiles, expansions = tiles_shown(state), int(state.face_up)
    for line in range(len(LINE)):
        mask = int(LINE[line])
        if (tiles | expansions) & mask and fits(player, tiles & mask, expansions & mask):
            actions[count] = line
            count += 1
    return count


@compiled
def places_for(state, place):
    """The places of the display where the hexagon at a place of the line can be taken, as bits (Q-11).

    A choice after which the others would not fit into storage is none.
    """
    player, line = state.players[state.seat], int(state.line)
    mask = int(LINE[line])
    tiles, expansions = tiles_shown(state) & mask, int(state.face_up) & mask
    bit = 1 << int(CROSSING[line, place])
    chosen, picked_expansions = 0, 0
    for earlier in range(SYMBOLS):
        if state.picks[earlier] != NONE:
            chosen |= 1 << int(CROSSING[line, earlier])
            picked_expansions += int(state.picks[earlier] == FACE_UP)
    open_tiles, open_expansions = tiles & ~chosen & ~bit, expansions & ~chosen & ~bit
    picked_tiles = bit_count(chosen) - picked_expansions
    places = 0
    if picked_tiles + bit_count(open_tiles & ~open_expansions) < tile_room(player):
        for pile in range(state.pile_count):
            if state.display[pile].once & bit:
                places |= 1 << pile
        if state.display[TOP].once & bit:
            places |= 1 << TOP
    if expansions & bit and picked_expansions + bit_count(open_expansions & ~open_tiles) < expansion_room(player):
        places |= 1 << FACE_UP
    return places


@inner
def next_choice(state):
    """The place in the line of the next hexagon with several copies, SYMBOLS if none; what has one place is chosen."""
    for place in range(SYMBOLS):
        if state.picks[place] != NONE:
            continue
        places = places_for(state, place)
        if places & (places - 1):
            return place
        if places:
            state.picks[place] = lowest(places)
    return SYMBOLS


@inner
def take(state, hexagon, place, log):
    """One copy goes from the display into storage (Q-10, Q-11)."""
    player = state.players[state.seat]
    tell(log, story.TAKE, state.seat, hexagon, 1, place, NOWHERE, 0)
    if place == FACE_UP:
        state.face_up &= ~(1 << hexagon)
        player.stored |= 1 << hexagon
    else:
        remove(state.display[place], 1 << hexagon)
        add(player.tiles, 1 << hexagon)


@inner
def choose(state, action):
    """Note which line, or which copy of a hexagon, was chosen (Q-10, Q-11)."""
    if action < FIRST_COPY:
        state.line = action
        return
    hexagon, place = (action - FIRST_COPY) // PLACES, (action - FIRST_COPY) % PLACES
    state.picks[hexagon % SYMBOLS if state.line < COLOURS else hexagon // SYMBOLS] = place


@compiled
def acquire(state, action, log):
    """Take what was chosen, unless there is a copy left to choose; whether the turn is over (Q-10 to Q-15)."""
    choose(state, action)
    if next_choice(state) < SYMBOLS:
        state.phase = COPYING
        return False
    is_from_top = False
    for place in range(SYMBOLS):
        pick = int(state.picks[place])
        state.picks[place] = NONE
        if pick != NONE:
            take(state, int(CROSSING[int(state.line), place]), pick, log)
            is_from_top |= pick == TOP
    state.line = NONE
    state.phase = TURN
    if is_from_top:
        move_aside(state, log)
        fill_top(state, log)
    open_empty_piles(state, log)
    return True
