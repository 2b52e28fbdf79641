"""The rules of Duel as the engine asks for them: set up, what is legal, play, who wins."""

from sintra.core import engine
from sintra.core.chance import below, seed_chance
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.duel import kinds
from sintra.games.duel.cardboard import FACE_UP, LARGEST_STACK, PLATES, ROUNDS, SEATS, TABLETS
from sintra.games.duel.rules.actions import DRAW, FIRST_SUN, FIRST_TILE
from sintra.games.duel.rules.factories import can_act, can_use_token, legal_stacks, list_chips, list_tiles, play_tiles
from sintra.games.duel.rules.hiding import redraw_chips, redraw_plates
from sintra.games.duel.rules.plates import legal_plates, list_face_up, play_plate, refill_face_up
from sintra.games.duel.rules.rounds import begin_round, end_game
from sintra.games.duel.rules.tiling import decorate, legal_tiling, play_tiling
from sintra.games.duel.state import ACQUIRING, DECORATING, OPENING, ROUND_DONE, STACKING, STATE, TURN_DONE
from sintra.games.family import results
from sintra.games.family.bag import draw_member
from sintra.games.family.listing import nobody_passes
from sintra.games.family.seats import begin, choose_starter, next_seat, seat_after

# Set-up


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
def deal(state, players, blank, seed, log):
    """A new game, dealt (D-01 to D-07); goals are drawn if they are less than 0, the starter if nobody is chosen."""
    begin(state, blank, players, seed)
    choose_starter(state)
    shuffle_plates(state)
    for place in range(FACE_UP):
        tell(log, kinds.REFILL, piece=state.face_up[place], target=place)
    if state.goals < 0:
        draw_goals(state, -int(state.goals))
    begin_round(state, log)
    state.phase = OPENING
    state.opening = SEATS
    state.seat = seat_after(state, state.starter, 1)


# What is legal


@inner
def legal_turn(state, actions):
    """Plates (D-10, D-13), suns (D-14), moons (D-15) and chips (D-17)."""
    count = 0
    if can_use_token(state, state.seat):
        count = list_face_up(state, actions)
        if state.stacked:
            actions[count] = DRAW
            count += 1
    count = list_tiles(state, actions, count)
    return list_chips(state, actions, count)


@engine.legal.register(STATE)
@inner
def legal(state, actions):
    """Every legal action; the phases that belong to a plate come before STACKING."""
    if state.phase == ACQUIRING:
        return legal_turn(state, actions)
    if state.phase < STACKING:
        return legal_plates(state, actions)
    return legal_stacks(state, actions) if state.phase == STACKING else legal_tiling(state, actions)


engine.is_idle.register(STATE)(nobody_passes)  # by choice (D-22)


@engine.is_turn.register(STATE)
@compiled
def is_turn(state):
    """Only an action is a turn: opening plates come before (D-06), the rest are parts of one, or of the tiling."""
    return state.phase == ACQUIRING


# Playing


@engine.play.register(STATE)
@inner
def play(state, action, log):
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

results.register(STATE)


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
