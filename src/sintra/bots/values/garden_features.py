"""What the net sees of Queen's Garden: numbered blocks of features, of which those that hold are listed."""

from sintra.bots.values import estimate
from sintra.bots.values.blocks import beginnings
from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import inner
from sintra.games.garden import cardboard as box
from sintra.games.garden.state import BLANK, NONE, STATE, TOP

SCORES, SCORE_STEP = 16, 7
MOST_JOKERS, MOST_PLANTED, MOST_SHOWN = 8, 7, 5
PHASES = 5

SEAT_BLOCKS = {
    "planted": box.HEXAGONS,
    "stored tile": box.HEXAGONS,
    "stored again": box.HEXAGONS,
    "stored expansion": box.HEXAGONS,
    "tiles": box.TILE_PLACES + 1,
    "expansions": box.EXPANSION_PLACES + 1,
    "jokers": MOST_JOKERS + 1,
    "free cell": box.PLANTABLE_COUNT,
    "slot": 3 * box.SLOT_COUNT,
    "surrounded": 7 * box.FEATURE_COUNT,  # neighbours of a feature
    "line": box.LINES * (MOST_PLANTED + 1),
    "distance": 4,
    "marker": 1,
    "passed": 1,
    "score": SCORES,
}
TABLE_BLOCKS = {
    "round": box.ROUNDS + 1,
    "phase": PHASES,
    "variant": 1,
    "discard": 1,
    "passed": 5,
    "left": box.MOST_PILES + 1,
    "piles": box.MOST_PILES + 1,
    "face up": 6,
    "shown": box.LINES * (MOST_SHOWN + 1),  # tiles in the display
}
PLANTED, TILE, AGAIN, EXPANSION, TILES, EXPANSIONS, JOKERS, FREE, *REST = beginnings(SEAT_BLOCKS)
SLOT, SURROUNDED, LINE, DISTANCE, MARKER, PASSED, SCORE = REST
ROUND, PHASE, VARIANT, DISCARD, NUMBER_PASSED, LEFT, PILES, FACE_UP, SHOWN = beginnings(TABLE_BLOCKS)


@inner
def is_fresh(state):
    """Whether a round has just been dealt: nobody knew what would be offered, so it does not count."""
    return state.pile_count == 0 and state.left == box.STACK_FOR[int(state.seats)] and state.passed == 0


@inner
def add_members(members, first, found, count):
    """List the members of a set, as features from the first on."""
    while members:
        found[count] = first + lowest(members)
        members &= members - 1
        count += 1
    return count


@inner
def garden_features(player, found, count):
    """What grows where, and how far features are surrounded."""
    occupied = int(player.occupied)
    for colour in range(box.COLOURS):
        for symbol in range(box.SYMBOLS):
            if int(player.lines[colour]) & int(player.lines[box.COLOURS + symbol]):
                found[count] = PLANTED + box.SYMBOLS * colour + symbol
                count += 1
    for line in range(box.LINES):
        planted = min(MOST_PLANTED, bit_count(int(player.lines[line])))
        found[count] = LINE + (MOST_PLANTED + 1) * line + planted
        count += 1
    for feature in range(box.FEATURE_COUNT):
        around = bit_count(occupied & int(box.NEIGHBOURS[int(box.FEATURE_CELL[feature])]))
        found[count] = SURROUNDED + 7 * feature + around
        count += 1
    return add_members(int(player.cells) & ~occupied, FREE, found, count)


@inner
def storage_features(player, found, count):
    once, twice, thrice = int(player.tiles.once), int(player.tiles.twice), int(player.tiles.thrice)
    count = add_members(once, TILE, found, count)
    count = add_members(twice, AGAIN, found, count)
    count = add_members(int(player.stored), EXPANSION, found, count)
    tiles = bit_count(once) + bit_count(twice) + bit_count(thrice)
    found[count] = TILES + min(box.TILE_PLACES, tiles)
    found[count + 1] = EXPANSIONS + min(box.EXPANSION_PLACES, bit_count(int(player.stored)))
    found[count + 2] = JOKERS + min(MOST_JOKERS, int(player.jokers))
    return count + 3


@estimate.seat_features.register(STATE)
@inner
def seat_features(state, seat, found):
    player = state.players[seat]
    count = storage_features(player, found, garden_features(player, found, 0))
    for slot in range(box.SLOT_COUNT):
        filled = 0 if player.slots[slot] == NONE else 1
        found[count] = SLOT + 3 * slot + (2 if filled and player.turns[slot] == BLANK else filled)
        count += 1
    found[count] = DISTANCE + (seat - int(state.seat)) % int(state.seats)
    found[count + 1] = SCORE + min(SCORES - 1, int(player.score) // SCORE_STEP)
    count += 2
    if state.marker == seat:
        found[count] = MARKER
        count += 1
    if int(state.passed) >> seat & 1:
        found[count] = PASSED
        count += 1
    return count


@inner
def display_features(state, found, count):
    """What is left to acquire in this round."""
    for line in range(box.LINES):
        shown = 0
        for pile in range(TOP + 1):
            shown += bit_count(int(state.display[pile].once) & int(box.LINE[line]))
        found[count] = SHOWN + (MOST_SHOWN + 1) * line + min(MOST_SHOWN, shown)
        count += 1
    return count


@estimate.table_features.register(STATE)
@inner
def table_features(state, found):
    found[0] = ROUND + min(box.ROUNDS, int(state.round_number))
    found[1] = PHASE + int(state.phase)
    found[2] = NUMBER_PASSED + bit_count(int(state.passed))
    count = 3
    if state.has_variant_scoring:
        found[count] = VARIANT
        count += 1
    if state.has_pass_discard:
        found[count] = DISCARD
        count += 1
    if is_fresh(state):
        return count
    found[count] = LEFT + int(state.left)
    found[count + 1] = PILES + int(state.pile_count)
    found[count + 2] = FACE_UP + min(5, bit_count(int(state.face_up)))
    return display_features(state, found, count + 3)
