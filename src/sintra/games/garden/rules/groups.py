"""Groups in a garden, and where a hexagon may lie."""

from sintra.core.bits import lowest
from sintra.core.compiling import compiled, inner
from sintra.games.garden.cardboard import COLOURS, CROSSING, NEIGHBOURS, SYMBOLS


@inner
def group_of(cells, cell):
    """The connected cells that a cell belongs to (Q-25)."""
    group = edge = 1 << cell
    while edge:
        new = int(NEIGHBOURS[lowest(edge)]) & cells & ~group
        group |= new
        edge = (edge & (edge - 1)) | new
    return group


@inner
def neighbours_of(group):
    """The cells beside a group, and those inside it."""
    beside = 0
    while group:
        beside |= int(NEIGHBOURS[lowest(group)])
        group &= group - 1
    return beside


@inner
def places_in(player, line, group):
    """The places of a line that a group of it holds: the symbols of a colour group, the colours of a symbol group."""
    first = COLOURS if line < COLOURS else 0
    places = 0
    for place in range(SYMBOLS):
        if player.lines[first + place] & group:
            places |= 1 << place
    return places


@compiled
def bar(player, line, cell):
    """Note where hexagons of a line can no longer lie, now that one lies on a cell (Q-25).

    A hexagon may not touch a group that holds its like, and none may join two groups that hold the same.
    """
    cells = int(player.lines[line])
    group = group_of(cells, cell)
    places, beside = places_in(player, line, group), neighbours_of(group)
    joined = 0
    others = cells & ~group
    while others:
        other = group_of(cells, lowest(others))
        others &= ~other
        if places & places_in(player, line, other):
            joined |= beside & neighbours_of(other)
    for place in range(SYMBOLS):
        player.barred[CROSSING[line, place]] |= joined | (beside if (places >> place) & 1 else 0)


@compiled
def lay(player, hexagon, cell):
    """Put a hexagon on a cell, with everything that follows for other cells."""
    colour, symbol = hexagon // SYMBOLS, COLOURS + hexagon % SYMBOLS
    beside = int(NEIGHBOURS[cell])
    player.occupied |= 1 << cell
    player.beside |= beside
    for line in (colour, symbol):
        player.lines[line] |= 1 << cell
        player.reach[line] |= beside
    bar(player, colour, cell)
    bar(player, symbol, cell)


@inner
def open_to(player, hexagon, cells):
    """The cells among some where a hexagon is alone or beside a related one, and not with its like (Q-24, Q-25)."""
    related = player.reach[hexagon // SYMBOLS] | player.reach[COLOURS + hexagon % SYMBOLS]
    return cells & (~player.beside | related) & ~player.barred[hexagon]
