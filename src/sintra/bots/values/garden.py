"""What a position of Queen's Garden is worth: what the garden will bring, then a little for what lies in storage."""

import numpy as np

from sintra.bots.values import estimate
from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.games.garden import cardboard
from sintra.games.garden.cardboard import COLOURS, LINE, LINES, NEIGHBOURS, ROUNDS, SYMBOLS, WHEEL
from sintra.games.garden.rules.acquiring import tiles_shown
from sintra.games.garden.rules.groups import group_of, lay, open_to, places_in
from sintra.games.garden.rules.paying import can_pay
from sintra.games.garden.rules.placing import is_feature, pavilions
from sintra.games.garden.rules.scoring import group_points, marker_loss, numbers_in, numbers_of
from sintra.games.garden.rules.tile_sets import count, remove
from sintra.games.garden.state import COPYING, DISCARDING, NONE, PAYING, STATE, TOP, TURN

# What counts of a group that is too small to score yet, by its size.
PROMISE = (0.0, 0.2, 0.5)
GROWTH = 0.6  # for a hexagon of a group that can still grow
JOKER = 1.6
STARTING = 0.4  # for holding the marker
# By round, the first entry being for none: a hexagon in storage, a related pair there, a free cell, up to so many.
HEXAGON = (0.0, 1.2, 1.1, 0.9, 0.0)
PAIR = (0.0, 0.08, 0.08, 0.08, 0.04)
CELL = (0.0, 0.9, 0.75, 0.5, 0.1)
ENOUGH_CELLS = 10
STRANDED = 0.8  # of its number, for a hexagon in storage that may cost points in the last round
PLACEABLE = 0.6  # of its number, for a hexagon in storage that could be placed at once in the last round


@inner
def groups_worth(state, player):
    """What the groups bring in the end, and what the small ones promise."""
    worth = 0.0
    for line in range(LINES):
        rest = int(player.lines[line])
        while rest:
            group = group_of(rest, lowest(rest))
            rest &= ~group
            size, points = bit_count(group), group_points(line, places_in(player, line, group))
            if size < cardboard.SMALLEST_GROUP:
                worth += PROMISE[size] * points
            else:
                worth += points + int(cardboard.GROUP_BONUS[int(state.has_variant_scoring), size])
                worth += GROWTH * (SYMBOLS - size)
    return worth


@inner
def round_to_come(state):
    """The round in which storage can be used: the next one, once the last player is passing."""
    is_last = state.phase == DISCARDING and bit_count(int(state.passed)) == state.seats - 1
    return min(ROUNDS, int(state.round_number) + is_last)


@inner
def related_pairs(held):
    """How many pairs of hexagons share their colour or their symbol."""
    pairs = 0
    for line in range(LINES):
        related = bit_count(held & LINE[line])
        pairs += related * (related - 1) // 2
    return pairs


@inner
def storage_worth(player, number):
    """What hexagons in storage are good for in a round; in the last one those that can not be placed are a burden."""
    held = int(player.tiles.once | player.stored)
    pairs = related_pairs(held)
    hexagons = count(player.tiles) + bit_count(player.stored)
    worth = HEXAGON[number] * hexagons + PAIR[number] * pairs + JOKER * int(player.jokers)
    if number < ROUNDS:
        return worth
    worth -= STRANDED * (numbers_in(player.tiles) + numbers_of(int(player.stored)))
    room = player.cells & ~player.occupied
    while held:
        hexagon = lowest(held)
        held &= held - 1
        if can_pay(player, hexagon) and open_to(player, hexagon, room):
            worth += (STRANDED + PLACEABLE) * (hexagon % SYMBOLS + 1)
    return worth


@inner
def anticipate(state, player):
    """Finish a chain of decisions roughly: lay the hexagon that is to be paid for; what taking or paying is worth."""
    price = HEXAGON[int(state.round_number)]
    if state.phase == COPYING:
        taken = (tiles_shown(state) | int(state.face_up)) & int(LINE[int(state.line)])
        return price * bit_count(taken)
    hexagon = int(state.hexagon)
    if state.slot == NONE:
        remove(player.tiles, 1 << hexagon)
    else:
        player.stored &= ~(1 << hexagon)
    lay(player, hexagon, int(state.cell))
    return -max(price, 0.5) * (hexagon % SYMBOLS)


@inner
def finish_passing(state, player):
    """Pass as chosen so far: what is to be discarded leaves storage; what passing brings."""
    loss = marker_loss(state, player) + numbers_in(state.dropped) + numbers_of(int(state.dropped_expansions))
    for layer in (int(state.dropped.once), int(state.dropped.twice), int(state.dropped.thrice)):
        remove(player.tiles, layer)
    player.stored &= ~state.dropped_expansions
    return (STARTING if state.marker == NONE else 0.0) - loss


@estimate.value.register(STATE)
@compiled
def value(state, seat):
    """Points, what the garden will bring, and a little for storage, free cells and the marker."""
    player = state.players[seat]
    worth = float(player.score)
    if state.seat == seat and (state.phase == COPYING or state.phase == PAYING):
        worth += anticipate(state, player)
    if state.seat == seat and state.phase == DISCARDING:
        worth += finish_passing(state, player)
    number = round_to_come(state)
    worth += wheel_to_come(state, player) + groups_worth(state, player) + storage_worth(player, number)
    worth += CELL[number] * min(ENOUGH_CELLS, bit_count(player.cells & ~player.occupied))
    return worth + (STARTING if state.marker == seat else 0.0)


# What a seat can expect in the end. The weights were found in games of a bot that looks one move ahead with them: first
# by least squares from positions to final margins, then by playing slightly changed weights against each other.

# What a hexagon of each line brings by the wheel from a round on, for both sides of the wheel.
WHEEL_FROM = np.zeros((len(WHEEL), ROUNDS + 2, LINES), np.int64)
for side, index, entry in np.ndindex(len(WHEEL), ROUNDS, cardboard.WHEEL_ENTRIES):
    WHEEL_FROM[side, : index + 2, WHEEL[side, index, entry, 0]] += WHEEL[side, index, entry, 1]
RING_OF = NEIGHBOURS[cardboard.FEATURE_CELL]  # the cells around each feature

# By round, the first entry being for none.
LONE = (0.0, 0.53, 0.33, 0.08, 0.02)  # of its number, for a hexagon that can grow into a group
COUPLE = (0.0, 1.03, 0.9, 0.56, 0.47)  # of their numbers, for two together that can
GROWING = (0.0, 0.63, 0.43, 0.2, 0.26)  # for each hexagon that a group lacks to be full
PLANNED = (0.0, 0.2, 1.7, 1.6, 2.0)  # for each hexagon that storage suffices to place
WHEEL_PLANNED = (0.0, 1.61, 0.87, 0.74, 1.12)  # of what the wheel will bring for it
NUMBER_PLANNED = (0.0, 0.47, 0.16, 0.17, -0.04)  # of its number
JOINING_PLANNED = (0.0, 0.55, 0.45, 0.37, 0.21)  # of its number, for each of its lines that it can join
TILE_LEFT = (0.0, 2.9, 3.2, 2.3, 0.8)  # left in storage then: a tile
EXPANSION_LEFT = (0.0, 1.2, 0.7, 0.7, 0.0)  # an expansion
PAIR_LEFT = (0.0, 0.09, -0.46, 0.19, 0.67)  # two related ones
NUMBER_LEFT = (0.0, -0.4, -0.38, -0.5, 0.6)  # of their numbers
JOKER_LEFT = (0.0, 2.8, 1.6, 2.4, 1.8)  # a joker
ONE_MISSING = (0.0, 0.22, 1.0, 1.15, 1.16)  # for each joker of a feature with one free cell beside it
TWO_MISSING = (0.0, 0.2, 0.71, 0.58, 0.38)  # the same with two
PAVILION = (0.0, -0.4, -1.0, -1.0, -1.7)  # beside its points
SHARE = (0.0, 2.74, 1.88, 1.05, 1.6)  # for each hexagon that he can expect of the display and the stack
FIRST_CHOICE = (0.0, -0.3, -0.4, -0.6, -1.4)  # for the player to decide
LONGEST_LINE = (0.0, 0.93, 0.87, 0.78, 0.98)  # for each hexagon of the longest line that he can acquire
FIRST_NEXT = (0.0, 1.5, 3.0, 1.5, 0.0)  # for having passed first
ENOUGH_SHARE = 10.0  # of the display for all hope in the last round
# For free cells, by round: each of the first four, of the next four, of the six after them.
CELL_STEPS = ((0.0, 0.0, 0.0), (2.7, -0.3, -0.5), (1.5, 0.2, -0.3), (1.6, 0.1, -0.2), (0.3, 0.3, -0.1))
FREE_CELLS = np.array([[0.0, *np.cumsum(np.repeat(steps, (4, 4, 6)))] for steps in CELL_STEPS])
MANY_CELLS = FREE_CELLS.shape[1] - 1
CELLS_OF_EXPANSION = 5  # that are free
TO_COME = (0.0, 28.0, 16.0, 4.0, -12.0)  # what the average player makes beside all that
SPREAD = (0.0, 20.0, 16.5, 14.0, 12.0)  # of a logistic curve from margins to chances of winning
SPREAD_AT_END = 3.0  # when nothing can be acquired any more
# How the next hexagon to place is chosen in mind: its wheel points, plus these.
CHOOSE_NUMBER, CHOOSE_JOINING = 0.60, 0.40  # of its number, and for each of its lines that it can join
CHOOSE_JOKER, CHOOSE_TILE = 1.50, 1.00  # less for each that it costs
CHOOSE_EXPANSION = 3.0


@inner
def taken_from(once, twice, thrice, hexagons):
    """The layers of a set of tiles without one tile of each hexagon."""
    return once & (~hexagons | twice), twice & (~hexagons | thrice), thrice & ~hexagons


@inner
def lowest_of(bits, size):
    """So many of the lowest bits."""
    rest = bits
    for _ in range(size):
        rest &= rest - 1
    return bits & ~rest


@inner
def relatives(held, hexagon):
    """Those of the longer line that a hexagon can be paid with: of its colour or of its symbol."""
    others = held & ~(1 << hexagon)
    of_colour = others & int(LINE[hexagon // SYMBOLS])
    of_symbol = others & int(LINE[COLOURS + hexagon % SYMBOLS])
    return of_colour if bit_count(of_colour) >= bit_count(of_symbol) else of_symbol


@inner
def toggle_hexagon(state, player):
    """Lay the hexagon that is to be paid for, or lift it again; what lies beside it stays as it was."""
    hexagon, bit = int(state.hexagon), 1 << int(state.cell)
    player.occupied ^= bit
    player.lines[hexagon // SYMBOLS] ^= bit
    player.lines[COLOURS + hexagon % SYMBOLS] ^= bit
    slot = int(state.slot)
    if slot != NONE:
        player.cells ^= cardboard.SLOT_CELLS[slot] & ~(1 << int(cardboard.SLOT_CENTRE[slot]))
        player.slots[slot] = hexagon if player.slots[slot] == NONE else NONE
        player.turns[slot] = 0 if player.turns[slot] == NONE else NONE


@inner
def storage_to_be(state, player, is_deciding):
    """Storage once the chain of decisions is over: the layers of tiles, the expansions, the jokers."""
    once, twice, thrice = int(player.tiles.once), int(player.tiles.twice), int(player.tiles.thrice)
    stored, jokers = int(player.stored), int(player.jokers)
    if not is_deciding or state.phase == TURN:
        return once, twice, thrice, stored, jokers
    if state.phase == COPYING:
        taken = tiles_shown(state) & int(LINE[int(state.line)])
        once, twice, thrice = once | taken, twice | (taken & once), thrice | (taken & twice)
        stored |= int(state.face_up) & int(LINE[int(state.line)]) & ~taken
    elif state.phase == PAYING:
        hexagon = int(state.hexagon)
        if state.slot == NONE:
            once, twice, thrice = taken_from(once, twice, thrice, 1 << hexagon)
        else:
            stored &= ~(1 << hexagon)
        paid = relatives(once, hexagon)
        used = min(hexagon % SYMBOLS, bit_count(paid))
        once, twice, thrice = taken_from(once, twice, thrice, lowest_of(paid, used))
        jokers = max(0, jokers - hexagon % SYMBOLS + used)
    else:
        for layer in (int(state.dropped.once), int(state.dropped.twice), int(state.dropped.thrice)):
            once, twice, thrice = taken_from(once, twice, thrice, layer)
        stored &= ~int(state.dropped_expansions)
    return once, twice, thrice, stored, jokers


@inner
def free_slots(player):
    cells = 0
    for slot in range(cardboard.SLOT_COUNT):
        if player.slots[slot] == NONE:
            cells |= int(cardboard.SLOT_CELLS[slot])
    return cells


@inner
def wheel_to_come(state, player):
    """What the wheel will bring for what lies in the garden, in this round and the next ones (Q-50, Q-51)."""
    side, number = int(state.has_variant_scoring), int(state.round_number)
    points = pavilions(player) * cardboard.PAVILION_POINTS * (ROUNDS + 1 - number)
    for line in range(LINES):
        points += bit_count(player.lines[line]) * int(WHEEL_FROM[side, number, line])
    return points


@inner
def groups_to_come(state, player, room, hope):
    """What the groups bring in the end, and what those that can grow into some cells promise (Q-71, Q-72)."""
    side, number = int(state.has_variant_scoring), int(state.round_number)
    lines = player.lines
    # The cells by the binary digits of their numbers, so that a group is added up in three steps.
    ones = int(lines[cardboard.TREE] | lines[cardboard.BUTTERFLY] | lines[cardboard.LILY])
    twos = int(lines[cardboard.BIRD] | lines[cardboard.BUTTERFLY] | lines[cardboard.TULIPS])
    fours = int(lines[cardboard.FLOWER] | lines[cardboard.LILY] | lines[cardboard.TULIPS])
    worth = 0.0
    for line in range(LINES):
        rest = int(lines[line])
        while rest:
            group = edge = rest & -rest
            beside = 0
            while edge:
                around = int(NEIGHBOURS[lowest(edge)])
                beside |= around
                new = around & rest & ~group
                group |= new
                edge = (edge & (edge - 1)) | new
            rest &= ~group
            size = bit_count(group)
            points = bit_count(group & ones) + 2 * bit_count(group & twos) + 4 * bit_count(group & fours)
            if size >= cardboard.SMALLEST_GROUP:
                worth += points + int(cardboard.GROUP_BONUS[side, size])
            if beside & room:
                if size == 1:
                    worth += hope * LONE[number] * points
                elif size == 2:
                    worth += hope * COUPLE[number] * points
                else:
                    worth += hope * GROWING[number] * (SYMBOLS - size)
    return worth


@inner
def best_to_place(player, number, candidates, once, stored, jokers, room, slots, wheel):
    """The best hexagon to place next and what it will bring, NONE if there is none; and those that can be placed."""
    best, most, rest, brings = NONE, 0.0, candidates, 0.0
    while rest:
        hexagon = lowest(rest)
        rest &= rest - 1
        bit, symbol, colour = 1 << hexagon, hexagon % SYMBOLS, hexagon // SYMBOLS
        missing = max(0, symbol - bit_count(relatives(once | stored, hexagon)))
        open_cells = (room | slots if stored & bit else room) & ~int(player.barred[hexagon])
        joins = int(open_cells & player.reach[colour] != 0) + int(open_cells & player.reach[COLOURS + symbol] != 0)
        if missing > jokers or (joins == 0 and open_cells & ~player.beside == 0):
            candidates &= ~bit
            continue
        points = int(wheel[colour] + wheel[COLOURS + symbol])
        gain = points + (symbol + 1) * (CHOOSE_NUMBER + CHOOSE_JOINING * joins)
        gain -= CHOOSE_JOKER * missing + CHOOSE_TILE * (symbol - missing)
        gain += CHOOSE_EXPANSION if stored & bit else 0.0
        if gain > most:
            best, most = hexagon, gain
            brings = PLANNED[number] + WHEEL_PLANNED[number] * points
            brings += (symbol + 1) * (NUMBER_PLANNED[number] + JOINING_PLANNED[number] * joins)
    return best, brings, candidates


@inner
def plan(state, player, storage, room, slots, wheel, hope):
    """Place in mind what can be paid for, the best first: what that will bring, and what is left is good for.

    `room` are the free cells, `slots` those of free slots, `wheel` is what the wheel brings for a hexagon of each line.
    """
    once, twice, thrice, stored, jokers = storage
    number, cells = int(state.round_number), bit_count(room)
    worth, candidates = 0.0, once | stored
    while candidates and cells > 0:
        best, brings, candidates = best_to_place(player, number, candidates, once, stored, jokers, room, slots, wheel)
        if best == NONE:
            break
        worth += brings
        paid = relatives(once | stored, best)
        used = min(best % SYMBOLS, bit_count(paid))
        jokers -= best % SYMBOLS - used
        paid = lowest_of(paid, used)
        cells -= 1
        if stored >> best & 1:
            stored &= ~(1 << best)
            cells += CELLS_OF_EXPANSION
        else:
            once, twice, thrice = taken_from(once, twice, thrice, 1 << best)
        stored &= ~(paid & ~once)
        once, twice, thrice = taken_from(once, twice, thrice, paid & once)
        candidates &= once | stored
    return worth + leftover_worth(number, once, twice, thrice, stored, jokers, hope)


@inner
def leftover_worth(number, once, twice, thrice, stored, jokers, hope):
    """What hexagons and jokers in storage are good for that the plan does not use."""
    pairs = related_pairs(once | stored)
    tiles = bit_count(once) + bit_count(twice) + bit_count(thrice)
    numbers = numbers_of(once) + numbers_of(twice) + numbers_of(thrice) + numbers_of(stored)
    worth = TILE_LEFT[number] * tiles + EXPANSION_LEFT[number] * bit_count(stored) + PAIR_LEFT[number] * pairs
    worth = hope * (worth + NUMBER_LEFT[number] * numbers + JOKER_LEFT[number] * jokers)
    return worth + jokers - numbers if number == ROUNDS else worth


@inner
def features_to_come(player, number):
    """What features are worth that one or two more hexagons will surround (Q-26)."""
    worth = 0.0
    for feature in range(cardboard.FEATURE_COUNT):
        missing = bit_count(RING_OF[feature] & ~player.occupied)
        if 0 < missing <= 2 and is_feature(player, feature):
            worth += cardboard.FEATURE_JOKERS[feature] * (ONE_MISSING[number] if missing == 1 else TWO_MISSING[number])
    return worth


@inner
def share_of_display(state):
    """How many of the hexagons of the display and the stack a player who has not passed can expect."""
    hexagons = bit_count(state.display[TOP].once) + bit_count(state.face_up)
    for pile in range(state.pile_count):
        hexagons += bit_count(state.display[pile].once) + 1
    if state.left > 0:
        hexagons += (cardboard.TILES_ON_TOP + 1) * (int(state.left) - 1) + 1
    return hexagons / (int(state.seats) - bit_count(int(state.passed)))


@inner
def hope_of(number, share):
    """How much of what a garden promises can still come true: in the last round it takes hexagons from the display."""
    return min(1.0, share / ENOUGH_SHARE) if number == ROUNDS else 1.0


@inner
def first_choice(state):
    shown, longest = tiles_shown(state) | int(state.face_up), 0
    for line in range(LINES):
        longest = max(longest, bit_count(shown & LINE[line]))
    return FIRST_CHOICE[int(state.round_number)] + LONGEST_LINE[int(state.round_number)] * longest


@inner
def garden_outlook(state, player, seat, is_deciding):
    """The outlook with the hexagon laid that is to be paid for."""
    number, is_passing = int(state.round_number), is_deciding and state.phase == DISCARDING
    has_passed = is_passing or (int(state.passed) >> seat) & 1
    share = 0.0 if has_passed else share_of_display(state)
    hope = hope_of(number, share)
    room, slots = int(player.cells & ~player.occupied), free_slots(player)
    if has_passed and number == ROUNDS:  # nothing more will be placed
        room = slots = 0
    wheel = WHEEL_FROM[int(state.has_variant_scoring), number + has_passed]
    worth = float(player.score) + wheel_to_come(state, player) + groups_to_come(state, player, room | slots, hope)
    worth += plan(state, player, storage_to_be(state, player, is_deciding), room, slots, wheel, hope)
    worth += hope * (FREE_CELLS[number, min(MANY_CELLS, bit_count(room))] + PAVILION[number] * pavilions(player))
    worth += hope * features_to_come(player, number) + SHARE[number] * share
    if is_passing:
        worth -= marker_loss(state, player) + numbers_in(state.dropped) + numbers_of(int(state.dropped_expansions))
    if state.marker == seat or (is_passing and state.marker == NONE):
        worth += FIRST_NEXT[number]
    if is_deciding and state.phase == TURN:
        worth += first_choice(state)
    return worth + hope * TO_COME[number]


@estimate.outlook.register(STATE)
@compiled
def outlook(state, seat):
    """Points, what the garden will bring, what storage can become, a share of the display; the state stays as it is."""
    player = state.players[seat]
    is_deciding = state.seat == seat
    is_paying = is_deciding and state.phase == PAYING
    if is_paying:
        toggle_hexagon(state, player)
    worth = garden_outlook(state, player, seat, is_deciding)
    if is_paying:
        toggle_hexagon(state, player)
    return worth


@estimate.spread.register(STATE)
@compiled
def spread(state):
    """By round; in the last one less and less as the display is used up."""
    number = int(state.round_number)
    hope = hope_of(number, share_of_display(state))
    return SPREAD_AT_END + hope * (SPREAD[number] - SPREAD_AT_END)


# The usual skill of the lower five levels, by players: found in the arena.
SKILLS = {2: (-10, 14, 38, 63, 87), 3: (-60, -20, -11, -4, 37), 4: (-60, -21, -12, -6, 17)}
