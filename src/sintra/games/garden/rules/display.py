"""The display: the stack of the round, the piles beside it, the expansions lying face up; the bag and the supply."""

from sintra.core.bits import lowest
from sintra.core.chance import below, uncover
from sintra.core.compiling import compiled, inner
from sintra.core.events import tell
from sintra.games.family.bag import take_first
from sintra.games.garden import kinds
from sintra.games.garden.cardboard import MOST_PILES, STACK_FOR, TILES_ON_TOP
from sintra.games.garden.rules.tile_sets import add, count, move_all, nth_tile, remove
from sintra.games.garden.state import NONE, TOP


@compiled
def deal(state, log):
    """Draw a tile to the top of the stack, an empty bag being filled first; whether there was one (Q-15)."""
    if count(state.bag) == 0:
        poured = count(state.tower)
        if poured == 0:
            return False
        move_all(state.tower, state.bag)
        tell(log, kinds.POUR, count=poured)
    hexagon = nth_tile(state.bag, below(state.chance, count(state.bag)))
    remove(state.bag, 1 << hexagon)
    add(state.display[TOP], 1 << hexagon)
    tell(log, kinds.DEAL, piece=hexagon, target=TOP)
    return True


@inner
def lift(state):
    """Take the top expansion off the stack of the round."""
    stack = state.stacks[int(state.round_number) - 1]
    depth = STACK_FOR[int(state.seats)] - int(state.left)
    expansion = int(stack[depth])
    stack[depth] = NONE
    state.left -= 1
    return expansion


@inner
def open_expansion(state, expansion, source, log):
    """An expansion turns face up for everybody to see and to acquire (Q-14)."""
    uncover(state.chance)
    state.face_up |= 1 << expansion
    state.seen |= 1 << expansion
    tell(log, kinds.OPEN, piece=expansion, source=source)


@compiled
def fill_top(state, log):
    """Four tiles on the top of the stack (Q-03, Q-13); when there is none, its expansions turn face up (Q-15)."""
    if state.left == 0:
        return
    dealt = 0
    while dealt < TILES_ON_TOP and deal(state, log):
        dealt += 1
    while dealt == 0 and state.left > 0:
        open_expansion(state, lift(state), TOP, log)


@inner
def move_aside(state, log):
    """The top expansion goes beside the stack with the tiles left on it (Q-13)."""
    pile = int(state.pile_count)
    state.piles[pile] = lift(state)
    state.pile_count += 1
    tell(log, kinds.ASIDE, count=count(state.display[TOP]), target=pile)
    move_all(state.display[TOP], state.display[pile])


@inner
def open_empty_piles(state, log):
    """Expansions beside the stack without tiles turn face up, and the other piles close up (Q-14)."""
    kept = 0
    for pile in range(state.pile_count):
        if state.display[pile].once == 0:
            open_expansion(state, int(state.piles[pile]), pile, log)
        else:
            if kept < pile:
                state.piles[kept] = state.piles[pile]
                move_all(state.display[pile], state.display[kept])
            kept += 1
    for pile in range(kept, MOST_PILES):
        state.piles[pile] = NONE
    state.pile_count = kept


@inner
def put_under(state, expansions):
    """Expansions go face down under the supply, in hexagon order (Q-23, Q-60)."""
    while expansions:
        state.supply[int(state.supply_count)] = lowest(expansions)
        state.supply_count += 1
        expansions &= expansions - 1


@inner
def take_supply(state):
    """Take the top expansion of the supply (Q-31)."""
    state.supply_count -= 1
    return take_first(state.supply, int(state.supply_count) + 1)


@inner
def sweep_tiles(state, log):
    """Tiles left in the display go to the tower (Q-60)."""
    swept = count(state.display[TOP])
    move_all(state.display[TOP], state.tower)
    for pile in range(state.pile_count):
        swept += count(state.display[pile])
        move_all(state.display[pile], state.tower)
    if swept:
        tell(log, kinds.SWEEP, count=swept)


@inner
def sweep_expansions(state, log):
    """All expansions of the display go under the supply, the rest of the stack too (Q-60)."""
    open_ones = int(state.face_up)
    while open_ones:
        tell(log, kinds.RETURN, piece=lowest(open_ones))
        open_ones &= open_ones - 1
    hidden = int(state.pile_count) + int(state.left)
    if hidden:
        tell(log, kinds.REST, count=hidden)
    going = int(state.face_up)
    for pile in range(state.pile_count):
        going |= 1 << int(state.piles[pile])
        state.piles[pile] = NONE
    while state.left > 0:
        going |= 1 << lift(state)
    state.pile_count = 0
    state.face_up = 0
    put_under(state, going)
