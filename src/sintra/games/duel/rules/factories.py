"""Actions B, C and D: tiles from suns and moons, and chips."""

import numpy as np

from sintra.core.bits import lowest
from sintra.core.chance import uncover
from sintra.core.compiling import compiled, inner
from sintra.core.events import tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import BROKEN_SPACES, CHIPS_PER_ROUND, COLOURS, FACTORIES, LARGE, ROUNDS, SIZE, SMALL
from sintra.games.duel.rules.actions import FIRST_CHIP, FIRST_MOON, FIRST_STACK, FIRST_SUN, TARGETS
from sintra.games.duel.state import BROKEN, EMPTY, ON_MOON, STACKING, TURN_DONE
from sintra.games.family.lines import fill_line
from sintra.games.family.listing import list_members

# What is possible


@inner
def open_lines(player, colour):
    """The targets for a colour, as bits: lines that are empty or hold it and have room, and breaking (D-20)."""
    bits = 1 << BROKEN
    for line in range(SIZE):
        tiles = player.line_tiles[line]
        if tiles == 0 or (tiles <= line and player.line_colour[line] == colour):
            bits |= 1 << line
    return bits


@inner
def pack_targets(player):
    """The targets of all colours in one number, TARGETS bits for each."""
    packed = 0
    for colour in range(COLOURS):
        packed |= open_lines(player, colour) << (colour * TARGETS)
    return packed


@inner
def visible_on_moons(state):
    """The colours that can be taken from the moons, as bits (D-15)."""
    colours = 0
    for colour in range(COLOURS):
        colours |= int(state.moon[colour] > 0) << colour
    for factory in range(SMALL):
        height = int(state.heights[factory])
        if height:
            colours |= 1 << int(state.piles[factory, height - 1])
    return colours


@inner
def list_targets(targets, first, actions, count):
    """Append an action for every target; return the new count. A loop of unknown length would be slower."""
    for target in range(TARGETS):
        actions[np.uint64(count)] = first + target  # unsigned: no look at negative indices
        count += (targets >> target) & 1
    return count


@inner
def list_tiles(state, actions, count):
    """Append every way to take tiles, from suns (D-14) and from moons (D-15)."""
    packed = pack_targets(state.players[state.seat])
    for factory in range(FACTORIES):
        for colour in range(COLOURS):
            if state.sun[factory, colour]:
                first = FIRST_SUN + (factory * COLOURS + colour) * TARGETS
                count = list_targets(packed >> (colour * TARGETS), first, actions, count)
    visible = visible_on_moons(state)
    for colour in range(COLOURS):
        if (visible >> colour) & 1:
            first = FIRST_MOON + colour * TARGETS
            count = list_targets(packed >> (colour * TARGETS), first, actions, count)
    return count


@inner
def list_chips(state, actions, count):
    """Append every face-up chip, if the player may take one (D-17)."""
    if can_take_chip(state, state.seat):
        for factory in range(SMALL):
            if state.is_chip_up[factory]:
                actions[count] = FIRST_CHIP + factory
                count += 1
    return count


@inner
def legal_stacks(state, actions):
    """The colours of which the next tile can be (D-14)."""
    return list_members(colours_on(state, int(state.focus)), FIRST_STACK, actions, 0)


# What happens


@inner
def play_tiles(state, action, log):
    """Actions B, C and D (D-14 to D-18)."""
    if action < FIRST_STACK:
        number = action - FIRST_SUN
        take_from_sun(state, number // (COLOURS * TARGETS), number // TARGETS % COLOURS, number % TARGETS, log)
    elif action < FIRST_MOON:
        stack_tile(state, action - FIRST_STACK, log)
        stack_rest(state, log)
    elif action < FIRST_CHIP:
        take_from_moons(state, (action - FIRST_MOON) // TARGETS, (action - FIRST_MOON) % TARGETS, log)
    else:
        take_chip(state, action - FIRST_CHIP, log)


@inner
def break_tile(state, colour, log):
    """A tile goes to the next broken space, or to the tower when there is none (D-21)."""
    player = state.players[state.seat]
    space = int(player.broken_tiles)
    if space < BROKEN_SPACES:
        player.broken[space] = colour
        player.broken_tiles = space + 1
        tell(log, kinds.BREAK, seat=state.seat, piece=colour, target=space)
    else:
        state.tower[colour] += 1
        tell(log, kinds.BREAK, seat=state.seat, piece=colour, target=kinds.BESIDE)


@compiled
def place(state, colour, count, target, log):
    """The taken tiles go to a line as far as they fit, the others break (D-20)."""
    fitting = 0
    state.offered -= count
    if target != BROKEN:
        fitting = fill_line(state.players[state.seat], target, colour, count)
        tell(log, kinds.LINE, seat=state.seat, piece=colour, count=fitting, source=target)
    for _ in range(count - fitting):
        break_tile(state, colour, log)


@inner
def colours_on(state, factory):
    """The colours that lie on a sun, as bits."""
    colours = 0
    for colour in range(COLOURS):
        colours |= int(state.sun[factory, colour] > 0) << colour
    return colours


@inner
def is_bare(state, factory):
    """Whether a small factory has no tile left on sun and moon (D-17)."""
    return state.heights[factory] == 0 and colours_on(state, factory) == 0


@compiled
def reveal_chips(state, log):
    """The chip of a small factory without tiles turns face up (D-17, D-18, D-51)."""
    for factory in range(SMALL):
        if state.chips[factory] != EMPTY and not state.is_chip_up[factory] and is_bare(state, factory):
            state.is_chip_up[factory] = 1
            uncover(state.chance)
            tell(log, kinds.REVEAL, piece=state.chips[factory], source=factory)


@inner
def take_from_sun(state, factory, colour, target, log):
    """All tiles of a colour from one sun; the rest goes to the moon (D-14)."""
    count = int(state.sun[factory, colour])
    state.sun[factory, colour] = 0
    tell(log, kinds.SUN, seat=state.seat, piece=colour, count=count, source=factory)
    place(state, colour, count, target, log)
    if factory == LARGE:
        spread_rest(state, log)
        state.phase = TURN_DONE
    else:
        state.focus = factory
        state.phase = STACKING
        stack_rest(state, log)


@inner
def spread_rest(state, log):
    """What is left on the large sun goes to separate spaces of its moon (D-14)."""
    for colour in range(COLOURS):
        count = int(state.sun[LARGE, colour])
        if count:
            state.sun[LARGE, colour] = 0
            state.moon[colour] += count
            tell(log, kinds.REST, piece=colour, count=count)


@inner
def stack_tile(state, colour, log):
    """The next tile lies down on the small moon, bottom first (D-14)."""
    factory = int(state.focus)
    state.sun[factory, colour] -= 1
    state.piles[factory, state.heights[factory]] = colour
    state.heights[factory] += 1
    tell(log, kinds.STACK, seat=state.seat, piece=colour, source=factory)


@compiled
def stack_rest(state, log):
    """Tiles of one colour are stacked without asking; the turn ends when none is left (D-14, D-18)."""
    factory = int(state.focus)
    colours = colours_on(state, factory)
    if colours & (colours - 1):
        return
    if colours:
        colour = lowest(colours)
        for _ in range(state.sun[factory, colour]):
            stack_tile(state, colour, log)
    state.focus = 0
    state.phase = TURN_DONE
    reveal_chips(state, log)


@inner
def take_from_moons(state, colour, target, log):
    """All visible tiles of a colour from all moons (D-15); the first-player tile comes with the large one's (D-16)."""
    count = 0
    for factory in range(SMALL):
        top = int(state.heights[factory]) - 1
        if top >= 0 and state.piles[factory, top] == colour:
            state.piles[factory, top] = EMPTY
            state.heights[factory] = top
            count += 1
            tell(log, kinds.MOON, seat=state.seat, piece=colour, source=factory)
    loose = int(state.moon[colour])
    if loose:
        state.moon[colour] = 0
        count += loose
        tell(log, kinds.MOON, seat=state.seat, piece=colour, count=loose, source=LARGE)
        if state.first_tile == ON_MOON:
            state.first_tile = state.seat
            tell(log, kinds.FIRST, seat=state.seat)
    place(state, colour, count, target, log)
    state.phase = TURN_DONE
    reveal_chips(state, log)


@inner
def take_chip(state, factory, log):
    """Take a face-up chip (D-17)."""
    player = state.players[state.seat]
    chip = int(state.chips[factory])
    player.chips[chip] += 1
    player.chips_taken += 1
    state.chips[factory] = EMPTY
    state.is_chip_up[factory] = 0
    state.phase = TURN_DONE
    tell(log, kinds.CHIP, seat=state.seat, piece=chip, source=factory)


# Who can act


@inner
def can_use_token(state, seat):
    """Whether a player may take a plate: in rounds 1 to 4, with a token left (D-13)."""
    return state.round_number < ROUNDS and state.players[seat].tokens > 0


@inner
def can_take_chip(state, seat):
    """Whether a player may take a chip that lies face up: two a round, not more (D-17)."""
    if state.players[seat].chips_taken >= CHIPS_PER_ROUND:
        return False
    for factory in range(SMALL):
        if state.is_chip_up[factory]:
            return True
    return False


@compiled
def can_act(state, seat):
    """Whether any action is possible (D-22)."""
    return state.offered > 0 or can_use_token(state, seat) or can_take_chip(state, seat)
