"""Tiles that lie together, counted by colour: in the bag, in the lid or the tower, on a display; and drawing lots."""

from sintra.core.bits import bit_count, nth
from sintra.core.chance import below
from sintra.core.compiling import inner
from sintra.core.events import NOTHING, tell

COLOURS = 5  # of the games that count so; asking an array for its length costs a twentieth of all speed


@inner
def tiles_in(tiles):
    total = 0
    for colour in range(COLOURS):
        total += tiles[colour]
    return total


@inner
def first_colour(tiles):
    """The first colour that lies there, COLOURS if none does."""
    for colour in range(COLOURS):
        if tiles[colour]:
            return colour
    return COLOURS


@inner
def draw(pieces, left, chance):
    """Take one of the tiles or chips that are left, each as likely as any other; return its colour or kind."""
    n = below(chance, left)
    kind = 0
    while n >= pieces[kind]:
        n -= pieces[kind]
        kind += 1
    pieces[kind] -= 1
    return kind


@inner
def pour(discarded, bag, kind, log):
    """All discarded tiles go into the bag; return how many they are."""
    count = tiles_in(discarded)
    for colour in range(COLOURS):
        bag[colour] += discarded[colour]
        discarded[colour] = 0
    if count:
        tell(log, kind, count=count)
    return count


@inner
def draw_tile(bag, discarded, chance, kind, log):
    """Draw a tile; an empty bag is filled with the discarded ones first; NOTHING if there are none (C-30, D-51)."""
    left = tiles_in(bag)
    if left == 0:
        left = pour(discarded, bag, kind, log)
    return draw(bag, left, chance) if left else NOTHING


@inner
def take_first(pieces, count):
    """Take the first of so many pieces; the others move up."""
    first = int(pieces[0])
    for place in range(count - 1):
        pieces[place] = pieces[place + 1]
    pieces[count - 1] = NOTHING
    return first


@inner
def draw_member(members, chance):
    """One of a set that is given as bits, each as likely as any other."""
    return nth(members, below(chance, bit_count(members)))
