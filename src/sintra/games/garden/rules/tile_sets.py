"""Tiles that lie together, counted by layers: all hexagons there, those there twice, those there three times."""

from sintra.core.bits import bit_count, nth
from sintra.core.compiling import inner


@inner
def add(tiles, hexagons):
    """Put one tile of each hexagon there."""
    tiles.thrice |= hexagons & tiles.twice
    tiles.twice |= hexagons & tiles.once
    tiles.once |= hexagons


@inner
def remove(tiles, hexagons):
    """Take one tile of each hexagon away."""
    tiles.once &= ~hexagons | tiles.twice
    tiles.twice &= ~hexagons | tiles.thrice
    tiles.thrice &= ~hexagons


@inner
def clear(tiles):
    tiles.once = 0
    tiles.twice = 0
    tiles.thrice = 0


@inner
def move_all(tiles, target):
    add(target, tiles.once)
    add(target, tiles.twice)
    add(target, tiles.thrice)
    clear(tiles)


@inner
def count(tiles):
    return bit_count(tiles.once) + bit_count(tiles.twice) + bit_count(tiles.thrice)


@inner
def nth_tile(tiles, n):
    """The hexagon of the n-th tile, each copy counted."""
    once, twice = bit_count(tiles.once), bit_count(tiles.twice)
    if n < once:
        return nth(tiles.once, n)
    if n < once + twice:
        return nth(tiles.twice, n - once)
    return nth(tiles.thrice, n - once - twice)
