"""Runs of tiles on a wall or a dome, and what they are worth."""

from sintra.core.compiling import compiled, inner
from sintra.core.events import NOTHING


@inner
def run_across(grid, row, column):
    """How many tiles lie side by side in a row, the given one counted (C-22, D-40)."""
    first = column
    while first > 0 and grid[row, first - 1] != NOTHING:
        first -= 1
    last = column
    while last < grid.shape[1] - 1 and grid[row, last + 1] != NOTHING:
        last += 1
    return last - first + 1


@inner
def run_down(grid, row, column):
    """How many tiles lie one below the other in a column, the given one counted (C-22, D-40)."""
    first = row
    while first > 0 and grid[first - 1, column] != NOTHING:
        first -= 1
    last = row
    while last < grid.shape[0] - 1 and grid[last + 1, column] != NOTHING:
        last += 1
    return last - first + 1


@inner
def run_points(across, down):
    """A run counts if it is longer than 1; a tile alone is worth 1 (C-22, D-40)."""
    points = (across if across > 1 else 0) + (down if down > 1 else 0)
    return points if points else 1


@compiled
def tile_points(grid, row, column):
    """Score the tile just placed (C-22, D-40)."""
    return run_points(run_across(grid, row, column), run_down(grid, row, column))
