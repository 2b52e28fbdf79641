"""The rules of Duel as the engine asks for them: set up, what is legal, play, who wins."""

import numpy as np

from sintra.core import engine
from sintra.core.chance import below, seed_chance
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.core.memory import record_type
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import (
    CHIPS_PER_KIND,
    COLOURS,
    FACE_UP,
    FACTORIES,
    FIELDS,
    LARGEST_STACK,
    PLATES,
    ROUNDS,
    SEATS,
    SIZE,
    SMALL,
    START_SCORE,
    TABLETS,
    TILES_PER_COLOUR,
    TURNS,
)
from sintra.games.duel.rules.actions import (
    DRAW,
    FIRST_CHIP,
    FIRST_COMPLETE,
    FIRST_KEEP,
    FIRST_LEAVE,
    FIRST_MOON,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_PLATE,
    FIRST_STACK,
    FIRST_SUN,
    FIRST_TILE,
    FIRST_UNDER,
    STOP,
    TARGETS,
    moon_action,
    place_action,
    sun_action,
    tile_action,
)
from sintra.games.duel.rules.factories import (
    can_act,
    can_take_chip,
    can_use_token,
    stack_rest,
    stack_tile,
    take_chip,
    take_from_moons,
    take_from_sun,
)
from sintra.games.duel.rules.hiding import redraw_chips, redraw_plates
from sintra.games.duel.rules.plates import (
    draw_plate,
    is_returnable,
    keep_plate,
    look,
    place_plate,
    put_under,
    refill_face_up,
    return_last,
    take_plate,
)
from sintra.games.duel.rules.rounds import begin_round, end_game
from sintra.games.duel.rules.tiling import NOT_PAYING, decorate, free_columns, list_payments, next_line, pay, place_tile
from sintra.games.duel.state import (
    ACQUIRING,
    BROKEN,
    COMPLETING,
    DECORATING,
    DRAWING,
    EMPTY,
    KEEPING,
    ON_MOON,
    OPENING,
    PAYING,
    PLACING,
    RETURNING,
    ROUND_DONE,
    STACKING,
    STATE,
    TILING,
    TURN_DONE,
    UNKNOWN,
)
from sintra.games.family import results
from sintra.games.family.bag import draw_member
from sintra.games.family.seats import next_seat, seat_after, starting_seat

place_number, sun_number = inner(place_action), inner(sun_action)
moon_number, tile_number = inner(moon_action), inner(tile_action)


# Set-up

CHOICES = record_type(("goals", np.int16), ("random_goals", np.int8), ("starter", np.int8))


@compiled
def set_up_player(player):
    """Five points and nothing on the board (D-01)."""
    player.score = START_SCORE
    player.line_colour[:] = EMPTY
    player.line_tiles[:] = 0
    player.plates[:] = EMPTY
    player.turns[:] = 0
    player.printed[:, :] = EMPTY
    player.dome[:, :] = EMPTY
    player.broken[:] = EMPTY
    player.broken_tiles = 0
    player.tokens = 0
    player.chips[:] = 0
    player.spent[:] = 0
    player.chips_taken = 0
    player.has_passed = 0


@inner
def shuffle_plates(state):
    """All 18 plates in any order; three of them will lie face up (D-02)."""
    unused = (1 << PLATES) - 1
    for n in range(PLATES):
        plate = draw_member(unused, state.chance)
        unused &= ~(1 << plate)
        if n < FACE_UP:
            state.face_up[n] = plate
        else:
            state.stack[n - FACE_UP] = plate
    state.stacked = LARGEST_STACK


@inner
def draw_goals(state, count):
    """So many tablets at random, each with any side up (D-03)."""
    state.goals = 0
    left = TABLETS
    for tablet in range(TABLETS):
        if below(state.chance, left) < count:
            state.goals |= 1 << (2 * tablet + below(state.chance, 2))
            count -= 1
        left -= 1


@engine.deal.register(STATE)
@inner
def deal(state, players, choices, seed, log):
    """A new game, dealt (D-01 to D-07); goals are drawn if `random_goals`, the starter if nobody is chosen."""
    seed_chance(state.chance, seed)
    for seat in range(SEATS):
        set_up_player(state.players[seat])
    state.seats = SEATS
    state.sun[:, :] = 0
    state.moon[:] = 0
    state.piles[:, :] = EMPTY
    state.heights[:] = 0
    state.chips[:] = EMPTY
    state.is_chip_up[:] = 0
    state.chip_supply[:] = CHIPS_PER_KIND
    state.bag[:] = TILES_PER_COLOUR
    state.tower[:] = 0
    state.offered = 0
    state.known[:] = UNKNOWN
    state.drawn[:] = EMPTY
    state.drawn_known[:] = UNKNOWN
    state.draws = 0
    state.returned = 0
    state.held = EMPTY
    state.opening = 0
    state.round_number = 0
    state.focus = 0
    state.paid = NOT_PAYING
    state.moved = 0
    state.first_tile = ON_MOON
    state.starter = starting_seat(state, int(choices.starter))
    shuffle_plates(state)
    for place in range(FACE_UP):
        tell(log, kinds.REFILL, piece=state.face_up[place], target=place)
    state.goals = choices.goals
    if choices.random_goals:
        draw_goals(state, int(choices.random_goals))
    begin_round(state, log)
    state.phase = OPENING
    state.opening = SEATS
    state.seat = seat_after(state, state.starter, 1)


# What is legal


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
def list_targets(actions, count, first, targets):
    """Append an action for every target; return the new count."""
    for target in range(TARGETS):
        actions[np.uint64(count)] = first + target  # unsigned: no look at negative indices
        count += (targets >> target) & 1
    return count


@inner
def pack_targets(player):
    """The targets of all colours in one number, TARGETS bits for each."""
    packed = 0
    for colour in range(COLOURS):
        packed |= open_lines(player, colour) << (colour * TARGETS)
    return packed


@inner
def is_visible_on_moon(state, colour):
    """Whether a colour can be taken from the moons (D-15)."""
    if state.moon[colour]:
        return True
    for factory in range(SMALL):
        height = int(state.heights[factory])
        if height and state.piles[factory, height - 1] == colour:
            return True
    return False


@inner
def list_plates(state, actions):
    """The face-up plates (D-06, D-10)."""
    count = 0
    for place in range(FACE_UP):
        if state.face_up[place] != EMPTY:
            actions[count] = FIRST_PLATE + place
            count += 1
    return count


@inner
def legal_turn(state, actions):
    """Plates (D-10, D-13), suns (D-14), moons (D-15) and chips (D-17)."""
    count = 0
    if can_use_token(state, state.seat):
        count = list_plates(state, actions)
        if state.stacked:
            actions[count] = DRAW
            count += 1
    packed = pack_targets(state.players[state.seat])
    for factory in range(FACTORIES):
        for colour in range(COLOURS):
            if state.sun[factory, colour]:
                count = list_targets(actions, count, sun_number(factory, colour, 0), packed >> (colour * TARGETS))
    for colour in range(COLOURS):
        if is_visible_on_moon(state, colour):
            count = list_targets(actions, count, moon_number(colour, 0), packed >> (colour * TARGETS))
    if can_take_chip(state, state.seat):
        for factory in range(SMALL):
            if state.is_chip_up[factory]:
                actions[count] = FIRST_CHIP + factory
                count += 1
    return count


@inner
def legal_drawn(state, actions, first):
    """The drawn plates that are neither kept nor under the stack yet (D-11)."""
    count = 0
    for number in range(state.draws):
        if is_returnable(state, number):
            actions[count] = first + number
            count += 1
    return count


@inner
def legal_places(state, actions):
    """Every empty field, in every rotation (D-10)."""
    player = state.players[state.seat]
    count = 0
    for field in range(FIELDS):
        if player.plates[field] == EMPTY:
            for turn in range(TURNS):
                actions[count] = place_number(field, turn)
                count += 1
    return count


@inner
def legal_stacks(state, actions):
    """The colours of which the next tile can be (D-14)."""
    count = 0
    for colour in range(COLOURS):
        if state.sun[state.focus, colour]:
            actions[count] = FIRST_STACK + colour
            count += 1
    return count


@inner
def legal_tiles(state, actions):
    """The spaces for the line in focus (D-30)."""
    line = int(state.focus)
    columns = free_columns(state.players[state.seat], line)
    count = 0
    for column in range(SIZE):
        if (columns >> column) & 1:
            actions[count] = tile_number(line, column)
            count += 1
    return count


@inner
def legal_parts(state, actions):
    """Every way to go on with a turn, or with a line."""
    if state.phase == DRAWING:
        actions[0], actions[1] = DRAW, STOP
        return 2
    if state.phase == KEEPING:
        return legal_drawn(state, actions, FIRST_KEEP)
    if state.phase == RETURNING:
        return legal_drawn(state, actions, FIRST_UNDER)
    if state.phase == STACKING:
        return legal_stacks(state, actions)
    if state.phase == TILING:
        return legal_tiles(state, actions)
    if state.phase == COMPLETING:
        actions[0], actions[1] = FIRST_COMPLETE + int(state.focus), FIRST_LEAVE + int(state.focus)
        return 2
    if state.phase == PAYING:
        return list_payments(state, actions, FIRST_PAY)
    return 0


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    """Every legal action."""
    if state.phase == ACQUIRING:
        return legal_turn(state, actions)
    if state.phase == OPENING:
        return list_plates(state, actions)
    if state.phase == PLACING:
        return legal_places(state, actions)
    return legal_parts(state, actions)


@engine.is_idle.register(STATE)
@compiled
def is_idle(state, action):
    """Nobody passes by choice (D-22)."""
    return False


@engine.is_turn.register(STATE)
@compiled
def is_turn(state):
    """Only an action is a turn: opening plates come before (D-06), the rest are parts of one, or of the tiling."""
    return state.phase == ACQUIRING


# Playing


@inner
def play_plate(state, action, log):
    """Action A and its parts (D-06, D-10, D-11)."""
    if action < DRAW:
        take_plate(state, action - FIRST_PLATE, log)
    elif action == DRAW:
        draw_plate(state, log)
    elif action == STOP:
        look(state, log)
    elif action < FIRST_UNDER:
        keep_plate(state, action - FIRST_KEEP, log)
    elif action < FIRST_PLACE:
        put_under(state, action - FIRST_UNDER, log)
        return_last(state, log)
    else:
        place_plate(state, (action - FIRST_PLACE) // TURNS, (action - FIRST_PLACE) % TURNS, log)


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
def play_tiling(state, action, log):
    """Choices while a dome is tiled (D-30, D-33)."""
    if action < FIRST_COMPLETE:
        place_tile(state, (action - FIRST_TILE) % SIZE, log)
    elif action < FIRST_LEAVE:
        state.paid = 0
    elif action < FIRST_PAY:
        next_line(state)
    else:
        pay(state, action - FIRST_PAY, log)
    state.phase = DECORATING


@engine.play.register(STATE)
@inner
def play(state, action, log):
    """Play a legal action and everything that follows from it."""
    if action < FIRST_SUN:
        play_plate(state, action, log)
    elif action < FIRST_TILE:
        play_tiles(state, action, log)
    else:
        play_tiling(state, action, log)
    if state.phase == TURN_DONE:
        end_turn(state, log)
    if state.phase == DECORATING:
        decorate(state, log)
    if state.phase == ROUND_DONE:
        if state.round_number < ROUNDS:
            begin_round(state, log)
        else:
            end_game(state, log)


@compiled
def end_turn(state, log):
    """The other player is next, unless he has to pass; when both have to, the domes are tiled (D-22, D-23)."""
    other = next_seat(state)
    state.phase = ACQUIRING
    if state.opening:
        end_opening(state, other, log)
    elif can_act(state, other):
        state.seat = other
    elif can_act(state, state.seat):
        pass_turns(state, other, log)
    else:
        state.phase = DECORATING
        state.seat = state.starter
        show(log, state, NOTHING)


@inner
def end_opening(state, other, log):
    """An opening plate is placed: the starting player takes his, then the first turn is his too (D-06)."""
    refill_face_up(state, log)
    state.opening -= 1
    if state.opening:
        state.phase = OPENING
        state.seat = other


@inner
def pass_turns(state, seat, log):
    """A player who can not act passes for the rest of the phase (D-22)."""
    if not state.players[seat].has_passed:
        state.players[seat].has_passed = 1
        tell(log, kinds.PASS, seat=seat)


# Results

engine.score.register(STATE)(results.score)
engine.winners.register(STATE)(results.winners)


@results.rank.register(STATE)
@inner
def rank(state, seat):
    """Most points, then the holder of the first-player tile (D-61)."""
    return 2 * int(state.players[seat].score) + int(state.first_tile == seat)


# What a seat can not know


@engine.redraw.register(STATE)
@compiled
def redraw(state, seat, seed):
    """Draw anew what a seat can not know: plates in the stack and drawn by the other, face-down chips, the bag.

    While the other decides what to keep and what goes back, his choices so far stay as they are.
    """
    seed_chance(state.chance, seed)
    redraw_plates(state, seat)
    redraw_chips(state)
