"""A picture of the screen for the pages: `python -m sintra.terminal.picture docs/terminal-mini.svg`."""

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from sintra.bots import BOTS
from sintra.core.table import UNDO_FREELY, Table
from sintra.games import GAMES
from sintra.terminal import messages
from sintra.terminal.screen import Screen
from sintra.terminal.seats import Seats
from sintra.terminal.stage import Stage

WIDTH = 80
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
POSITION = (
    "mini players=2 wall=coloured round=4 turn=1 starter=1 phase=draft displays=BYRW/YRRK/YYRW/-/- centre=BRRK"
    " marker=centre bag=B4Y4R3K5W4 lid=B7Y5R4K8W10 board1=20;-/KK/YY/-/RR;.YRK./.BYR./..B.R/..W.Y/.....;-"
    " board2=8;-/YY/-/BBB/-;..RKW/.B.RK/.WB../...../...W.;- chance=50f5647d2380309d.81"
)
MOVES = ("centre red 5", "1 yellow 1")
TYPED = "3 yellow 3"


def picture(table: Table, typed: str, language: str = "en") -> str:
    """A table in front of its first player, who plays against a bot, as an SVG without any link."""
    console = Console(width=WIDTH, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(console, language)
    seats = Seats([None] + [BOTS["greedy"](table.game)] * (table.players - 1))
    stage = Stage(table, screen, seats.names(language))
    stage.tell(range(len(table.steps)))
    stage.show(0, table.steps)
    screen.write(screen.words(messages.YOUR_MOVE) + typed)
    return without_links(console.export_svg(title="sintra", unique_id="sintra"))


def without_links(svg: str) -> str:
    """An SVG with the reader's own fonts instead of those from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS).replace("font-family: arial", "font-family: sans-serif")


def main() -> None:
    """Write the picture of a game of Mini."""
    table = Table.from_position(GAMES["mini"], POSITION, None, UNDO_FREELY)
    for move in MOVES:
        table.play(move)
    Path(sys.argv[1]).write_text(picture(table, TYPED), encoding="utf-8")


if __name__ == "__main__":
    main()
