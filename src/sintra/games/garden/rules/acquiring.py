"""Acquiring: one colour or symbol of the display, a copy of each of its hexagons."""

from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import tell
from sintra.games.garden import kinds
from sintra.games.garden.cardboard import COLOURS, CROSSING, EXPANSION_PLACES, LINE, SYMBOLS, TILE_PLACES
from sintra.games.garden.rules.actions import FIRST_COPY
from sintra.games.garden.rules.display import fill_top, move_aside, open_empty_piles
from sintra.games.garden.rules.tile_sets import add, count, remove
from sintra.games.garden.state import COPYING, FACE_UP, NONE, PLACES, TOP, TURN


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


@inner
def place_in(line, hexagon):
    return hexagon % SYMBOLS if line < COLOURS else hexagon // SYMBOLS


@inner
def undecided(state):
    """The hexagons of the line in the display for which no copy is chosen yet."""
    line = int(state.line)
    hexagons = (tiles_shown(state) | int(state.face_up)) & int(LINE[line])
    for place in range(SYMBOLS):
        if state.picks[place] != NONE:
            hexagons &= ~(1 << int(CROSSING[line, place]))
    return hexagons


@compiled
def places_for(state, hexagon):
    """The places of the display where a hexagon of the line can be taken, as bits (Q-11).

    A choice after which the others would not fit into storage is none.
    """
    player, bit = state.players[state.seat], 1 << hexagon
    others, tiles, expansions = undecided(state) & ~bit, tiles_shown(state), int(state.face_up)
    for_tiles, for_expansions = tile_room(player), expansion_room(player)
    for place in range(SYMBOLS):
        if state.picks[place] == FACE_UP:
            for_expansions -= 1
        elif state.picks[place] != NONE:
            for_tiles -= 1
    places = 0
    if for_tiles > bit_count(others & tiles & ~expansions):
        for pile in range(state.pile_count):
            if state.display[pile].once & bit:
                places |= 1 << pile
        if state.display[TOP].once & bit:
            places |= 1 << TOP
    if expansions & bit and for_expansions > bit_count(others & expansions & ~tiles):
        places |= 1 << FACE_UP
    return places


@compiled
def next_choice(state):
    """The next hexagon of the line with several copies to choose from, NONE if none; single copies are chosen."""
    hexagons = undecided(state)
    while hexagons:
        hexagon = lowest(hexagons)
        hexagons &= hexagons - 1
        places = places_for(state, hexagon)
        if places & (places - 1):
            return hexagon
        state.picks[place_in(state.line, hexagon)] = lowest(places)
    return NONE


@inner
def take(state, hexagon, place, log):
    """One copy goes from the display into storage (Q-10, Q-11)."""
    player = state.players[state.seat]
    tell(log, kinds.TAKE, seat=state.seat, piece=hexagon, source=place)
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
    state.picks[place_in(state.line, hexagon)] = place


@compiled
def acquire(state, action, log):
    """Take what was chosen, unless there is a copy left to choose; whether the turn is over (Q-10 to Q-15)."""
    choose(state, action)
    if next_choice(state) != NONE:
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
