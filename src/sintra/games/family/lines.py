"""Pattern lines: as many tiles as their number, all of one colour; their rightmost tile goes to a wall or a dome."""

from sintra.core.compiling import inner
from sintra.core.events import NOTHING, show, tell
from sintra.games.family.grid import run_across, run_down, run_points


@inner
def fill_line(player, line, colour, count):
    """Put tiles into a line as far as they fit; return how many do (C-12, C-14, D-20)."""
    fitting = min(count, line + 1 - int(player.line_tiles[line]))
    player.line_colour[line] = colour
    player.line_tiles[line] += fitting
    return fitting


@inner
def empty_line(player, line):
    player.line_tiles[line] = 0
    player.line_colour[line] = NOTHING


@inner
def move_tile(state, grid, line, column, kind, log):
    """The rightmost tile of a complete line goes to its row of the grid and scores (C-20, C-22, D-30, D-40)."""
    player = state.players[state.seat]
    colour = int(player.line_colour[line])
    grid[line, column] = colour
    player.line_tiles[line] -= 1
    if player.line_tiles[line] == 0:
        player.line_colour[line] = NOTHING
    state.moved |= 1 << line
    across, down = run_across(grid, line, column), run_down(grid, line, column)
    points = run_points(across, down)
    player.score += points
    tiled = tell(
        log, kind, seat=state.seat, piece=colour, count=across, extra=down, source=line, target=column, points=points
    )
    show(log, state, tiled)


@inner
def clear_lines(state, discarded, lines, kind, log):
    """The rest of the moved lines goes to the lid or the tower (C-21, D-34)."""
    player = state.players[state.seat]
    cleared = NOTHING
    for line in range(lines):
        if (int(state.moved) >> line) & 1 and player.line_tiles[line]:
            colour, count = int(player.line_colour[line]), int(player.line_tiles[line])
            discarded[colour] += count
            cleared = tell(log, kind, seat=state.seat, piece=colour, count=count, source=line)
            empty_line(player, line)
    state.moved = 0
    if cleared != NOTHING:
        show(log, state, cleared)
