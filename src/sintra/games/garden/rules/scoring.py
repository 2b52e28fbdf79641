"""What hexagons, groups, pavilions and the storage are worth."""

from sintra.core.bits import bit_count, lowest
from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.garden import cardboard as box
from sintra.games.garden import kinds
from sintra.games.garden.rules.groups import group_of, places_in
from sintra.games.garden.rules.placing import pavilions
from sintra.games.garden.rules.tile_sets import count, move_all
from sintra.games.garden.state import NONE


@inner
def number_of(hexagon):
    """What a hexagon costs and is worth."""
    return hexagon % box.SYMBOLS + 1


@inner
def numbers_of(hexagons):
    """The numbers of a set of hexagons, added up."""
    total = 0
    while hexagons:
        total += number_of(lowest(hexagons))
        hexagons &= hexagons - 1
    return total


@inner
def numbers_in(tiles):
    return numbers_of(int(tiles.once)) + numbers_of(int(tiles.twice)) + numbers_of(int(tiles.thrice))


@inner
def marker_loss(state, player):
    """What passing costs: the first one loses a point if he has any (Q-41)."""
    return min(box.MARKER_COST, int(player.score)) if state.marker == NONE else 0


@inner
def score_round(state, seat, log):
    """Points for hexagons that the wheel shows, and for pavilions (Q-50, Q-51)."""
    player = state.players[seat]
    for entry in range(box.WHEEL_ENTRIES):
        line, worth = box.WHEEL[int(state.has_variant_scoring), int(state.round_number) - 1, entry]
        hexagons = bit_count(player.lines[line])
        points = hexagons * int(worth)
        player.score += points
        scored = tell(log, kinds.WHEEL, seat=seat, piece=line, count=hexagons, extra=worth, points=points)
        if points:
            show(log, state, scored)
    points = pavilions(player) * box.PAVILION_POINTS
    player.score += points
    scored = tell(log, kinds.PAVILIONS, seat=seat, count=pavilions(player), points=points)
    if points:
        show(log, state, scored)


@inner
def empty_storage(state, seat, log):
    """A point for every joker, minus its number for every hexagon, but never below 0 (Q-70)."""
    player = state.players[seat]
    jokers, tiles = int(player.jokers), player.tiles
    hexagons = count(tiles) + bit_count(player.stored)
    player.score += jokers
    player.jokers = 0
    if jokers:
        show(log, state, tell(log, kinds.JOKERS, seat=seat, count=jokers, points=jokers))
    loss = min(int(player.score), numbers_in(tiles) + numbers_of(int(player.stored)))
    player.score -= loss
    move_all(tiles, state.tower)
    player.stored = 0
    stored = tell(log, kinds.STORAGE, seat=seat, count=hexagons, points=-loss) if hexagons else NOTHING
    if loss:
        show(log, state, stored)


@compiled
def score_groups(state, seat, line, log):
    """Every group of a line that is large enough (Q-71, Q-72)."""
    player = state.players[seat]
    rest = int(player.lines[line])
    while rest:
        group = group_of(rest, lowest(rest))
        size = bit_count(group)
        if size >= box.SMALLEST_GROUP:
            places = places_in(player, line, group)
            points = group_points(line, places)
            bonus = int(box.GROUP_BONUS[int(state.has_variant_scoring), size])
            player.score += points
            grown = tell(
                log, kinds.GROUP, seat=seat, piece=line, count=size, source=lowest(group), target=places, points=points
            )
            show(log, state, grown)
            if bonus:
                player.score += bonus
                show(log, state, tell(log, kinds.BONUS, seat=seat, piece=line, count=size, points=bonus))
        rest &= ~group


@inner
def group_points(line, places):
    """The numbers of a group's hexagons, added up (Q-71)."""
    points = 0
    for place in range(box.SYMBOLS):
        if (places >> place) & 1:
            points += number_of(int(box.CROSSING[line, place]))
    return points
