"""Pattern lines: as many tiles as their number, all of one colour."""

from sintra.core.compiling import inner
from sintra.core.events import NOTHING


@inner
def fill_line(player, line, colour, count):
    """Put tiles into a line as far as they fit; return how many do (C-12, C-14, D-20)."""
    fitting = min(count, line + 1 - int(player.line_tiles[line]))
    player.line_colour[line] = colour
    player.line_tiles[line] += fitting
    return fitting


@inner
def empty_line(player, line):
    """Nothing is left in a line."""
    player.line_tiles[line] = 0
    player.line_colour[line] = NOTHING
