"""Tiles that lie together, counted by colour: in the bag, in the lid or the tower, on a display; and drawing lots."""

from sintra.core.bits import bit_count, nth
from sintra.core.chance import below
from sintra.core.compiling import inner

COLOURS = 5  # of the games that count so; asking an array for its length costs a twentieth of all speed


@inner
def tiles_in(tiles):
    """How many tiles lie together."""
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
def pour(discarded, bag):
    """All discarded tiles go into the bag; return how many they are."""
    count = tiles_in(discarded)
    for colour in range(COLOURS):
        bag[colour] += discarded[colour]
        discarded[colour] = 0
    return count


@inner
def draw_member(members, chance):
    """One of a set that is given as bits, each as likely as any other."""
    return nth(members, below(chance, bit_count(members)))
