"""Classic positions for tests, written with as little as matters; the bag gets what is left."""

from collections import Counter
from typing import Any

import sintra
from sintra import Table

EMPTY_LINES = "-/-/-/-/-"
EMPTY_WALL = "...../...../...../...../....."
NO_BOARD = f"0;{EMPTY_LINES};{EMPTY_WALL};-"
DISPLAYS = {2: 5, 3: 7, 4: 9}
OPENING = (
    "mini players=2 wall=coloured round=1 turn=1 starter=1 phase=draft displays=BBYR/KKWW/BYRK/BWWW/YYRR centre=- "
    "marker=centre bag=B16Y16R16K17W15 lid=- board1=0;-/-/-/-/-;...../...../...../...../.....;- "
    "board2=0;-/-/-/-/-;...../...../...../...../.....;- chance=0123456789abcdef.20"
)


def board(score: int = 0, lines: str = EMPTY_LINES, wall: str = EMPTY_WALL, floor: str = "-") -> str:
    return f"{score};{lines};{wall};{floor}"


def position(
    boards: list[str],
    game: str = "mini",
    wall: str = "coloured",
    gold: str | None = None,
    shields: list[str] | None = None,
    lid: str = "-",
    bag: str | None = None,
    **fields: Any,
) -> str:
    """A position; missing displays and boards are empty, and tiles that are nowhere are in the bag."""
    players = fields.pop("players", 2)
    displays = fields.pop("displays", "")
    full = "/".join((displays.split("/") if displays else []) + ["-"] * DISPLAYS[players])
    shown = "/".join(full.split("/")[: DISPLAYS[players]])
    all_boards = boards + [NO_BOARD] * (players - len(boards))
    if gold is not None:
        all_boards = [f"{one};{shield}" for one, shield in zip(all_boards, shields or ["-"] * players, strict=True)]
    said = {
        "players": players,
        "wall": wall,
        **({} if gold is None else {"special": "on"}),
        "round": 9,
        "turn": 1,
        "starter": 1,
        "phase": "draft",
        "displays": shown,
        **({} if gold is None else {"gold": gold}),
        "centre": "-",
        "marker": "centre",
        "lid": lid,
        **{f"board{seat + 1}": one for seat, one in enumerate(all_boards)},
        "chance": "0123456789abcdef.0",
        **fields,
    }
    said["bag"] = rest_of(game, said) if bag is None else bag
    return " ".join([game, *(f"{name}={value}" for name, value in said.items())])


def rest_of(game: str, said: dict[str, Any]) -> str:
    """The tiles that are nowhere else."""
    letters = "BYRKW" if game == "mini" else "BNWKR"
    boards = [value.split(";", 1)[1] for name, value in said.items() if name.startswith("board")]
    used = Counter("".join([said["displays"], said["centre"], *boards]))
    lid = said["lid"]
    for index, letter in enumerate(lid):
        if letter.isalpha():
            digits = "".join(digit for digit in lid[index + 1 : index + 3] if digit.isdigit())
            used[letter] += int(digits)
    left = {letter: 20 - used[letter] for letter in letters}
    return "".join(f"{letter}{count}" for letter, count in left.items() if count) or "-"


def table_at(*boards: str, **fields: Any) -> Table:
    return sintra.from_position(position(list(boards), **fields))


def targets(table: Table, source: int | str, colour: str) -> set[int | str]:
    """Where tiles of a colour from one place may go."""
    return {move["to"] for move in table.legal if (move["from"], move["colour"]) == (source, colour)}


def kinds(table: Table) -> list[str]:
    return [event["event"] for event in table.events]


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event for event in table.events if event["event"] == kind]
