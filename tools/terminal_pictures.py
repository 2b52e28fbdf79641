"""Pictures of the screen for the pages: `python -m tools.terminal_pictures docs`."""

import re
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from rich.console import Console

from sintra.bots import BOTS
from sintra.core.table import UNDO_FREELY, Table
from sintra.core.words import FIRST
from sintra.games import GAMES
from sintra.terminal.screen import Screen
from sintra.terminal.seats import Seats
from sintra.terminal.stage import Stage

FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


@dataclass(frozen=True)
class Moment:
    """What a picture shows: a position, the moves made since, and what the first player is about to type."""

    position: str
    moves: tuple[str, ...]
    typed: str
    width: int = 80


MOMENTS = {
    "mini": Moment(
        "mini players=2 wall=coloured round=4 turn=1 starter=1 phase=draft displays=BYRW/YRRK/YYRW/-/- centre=BRRK"
        " marker=centre bag=B4Y4R3K5W4 lid=B7Y5R4K8W10 board1=20;-/KK/YY/-/RR;.YRK./.BYR./..B.R/..W.Y/.....;-"
        " board2=8;-/YY/-/BBB/-;..RKW/.B.RK/.WB../...../...W.;- chance=50f5647d2380309d.81",
        ("centre red 5", "1 yellow 1"),
        "3 yellow 3",
    ),
    "duel": Moment(
        "duel round=3 turn=2 starter=1 phase=turn goals=rows,columns,corners plates=KYRW/YRWB/YBKS"
        " stack=TRBS/RTYW/WBTK/SKRB/YKTS hand=- held=- suns=-/YYRK/-/BYRR/- moons=BB/-/RB/- loose=RR first=moon"
        " chips=KB?/T?/B?/TY? bag=B1T1 tower=B4Y7R5K3T5 board1=16;2;K/-/KKK/TT/-/-;"
        "SYBR1/-/-/TBWY2/-/TRBW0/RWBK3/-/YSKR2;....../RY..../Y...../B...../Y...R./......;-;B,Y,R,KB;-;0"
        " board2=15;2;-/TT/-/-/KK/BB;"
        "BKST3/-/TKRW2/KSTR0/STYB2/-/-/TYWK1/-;KT..../BS..K./K...../T.T.../....../......;-;K,BR;T,RT;0"
        " chance=aac8c00000a81e44.114",
        ("sun 2 black 1", "stack yellow", "stack red"),
        "moon red 2",
        width=100,
    ),
    "garden": Moment(
        "garden players=2 scoring=base pass_discard=off round=3 turn=2 starter=2 passed=- marker=- phase=turn"
        " stacks=-/-/-/P2G4B3D4B2 top=- piles=G5:B2/L5:P1Y1 up=G1D1 supply=B64L32Y1P4Y23L46G3B1L1Y5G2Y6P6D2P5D3"
        " returned=P56Y6D23 bag=B123566P2234455L113456Y12234666G1222334556D11223344566"
        " tower=B456P3566L2244556Y123445G34566D13455"
        " player1=19;0;B234P6L6;B5G6;d4L1.d5G1.e4L2.e6P1.e7B1.f4L3.f5P2.f7B5.g4D2.h4D6.h6Y5.i4Y3;Y4:-/-/-/-/-/D5:6"
        " player2=31;1;Y5;-;d1L3.d2B1.d4P4.d5P3.e1B3.e3G1.e4G4.f2P1.f4B4;-/P1:3/-/P3:3/-/D6:6"
        " chance=943ff9fc99de8f03.110",
        ("take tree",),
        "place blue butterfly i3",
    ),
}


def picture(table: Table, typed: str, width: int, language: str = FIRST) -> str:
    """A table in front of its first player, who plays against a bot, as an SVG without any link."""
    console = Console(width=width, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(console, language)
    seats = Seats([None] + [BOTS["greedy"](table.game)] * (table.players - 1))
    stage = Stage(table, screen, seats.names)
    stage.tell(range(len(table.steps)))
    stage.show(0, table.steps)
    screen.write(f"{screen.words('terminal-your-move')} {typed}")
    return without_links(console.export_svg(title="sintra", unique_id="sintra"))


def without_links(svg: str) -> str:
    """An SVG with the reader's own fonts instead of those from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS).replace("font-family: arial", "font-family: sans-serif")


def draw(name: str) -> str:
    """The picture of a game."""
    moment = MOMENTS[name]
    table = Table.from_position(GAMES[name], moment.position, None, UNDO_FREELY)
    for move in moment.moves:
        table.play(move)
    return picture(table, moment.typed, moment.width)


def main() -> None:
    """Write all pictures into a folder."""
    for name in MOMENTS:
        (Path(sys.argv[1]) / f"terminal-{name}.svg").write_text(draw(name), encoding="utf-8")


if __name__ == "__main__":
    main()
