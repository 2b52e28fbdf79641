"""Duel positions for tests, written with as little as matters; the rest is filled up with pieces that are left.

Plates that a dome lacks in its round come to free fields away from the lines in use, chips that a player lacks are
spent ones, plates that are nowhere lie in the stack, and tiles that are nowhere in the bag.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import sintra
from sintra import Event, Table

COLOURS = "BYRKT"
PLATES = (
    "YKTS", "WBTK", "TRBW", "KYRW", "KSTR", "TYWK", "SKRB", "YBKS", "TRBS",
    "YRWB", "YSKR", "TKRW", "BKST", "RTYW", "TBWY", "STYB", "RWBK", "SYBR",
)  # fmt: skip
CHIPS = ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB")
ON_THE_WAY = ("draw", "keep", "under", "place")
NO_TOKENS = ("tile", "complete", "pay", "over")
UP = "!"  # some chip, face up
OPENING = (
    "duel round=1 turn=1 starter=1 phase=turn goals=rows,columns,diagonals plates=TBWY/STYB/TKRW "
    "stack=TRBS/SYBR/BKST/KYRW/YBKS/YKTS/TRBW/YRWB/KSTR/WBTK/RWBK/SKRB/TYWK hand=- held=- "
    "suns=BYTT/YYKT/BYRK/BBBK/BKKTT moons=-/-/-/- loose=- first=moon chips=K?/TY?/TY?/YK? bag=B7Y9R12K8T8 tower=- "
    "board1=5;2;-/-/-/-/-/-;-/-/-/-/YSKR0/-/-/-/-;....../....../....../....../....../......;-;-;-;0 "
    "board2=5;2;-/-/-/-/-/-;RTYW1/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;-;-;0 "
    "chance=1d0b14e4db018fed.45"
)


@dataclass(frozen=True)
class Board:
    """A player's board; lists may be shorter than they are, and plates are given with their field and turns."""

    score: int = 5
    lines: str = ""
    plates: dict[int, str] = field(default_factory=dict)
    dome: str = ""
    broken: str = "-"
    chips: str = "-"
    tokens: int | None = None
    taken: int | None = None
    passed: bool = False


def board(score: int = 5, **parts: Any) -> Board:
    return Board(score, **parts)


def padded(text: str, count: int, empty: str = "-") -> list[str]:
    parts = text.split("/") if text else []
    return parts + [empty] * (count - len(parts))


# Domes


def turned(plate: str) -> str:
    """The letters of a plate after its quarter turns, clockwise."""
    letters = plate[:4]
    for _ in range(int(plate[4:] or 0)):
        upper_left, upper_right, lower_left, lower_right = letters
        letters = lower_left + upper_left + lower_right + upper_right
    return letters


def printed(plates: dict[int, str]) -> list[list[str]]:
    """What the spaces of a dome show."""
    spaces = [["."] * 6 for _ in range(6)]
    for at, plate in plates.items():
        for space, letter in enumerate(turned(plate)):
            spaces[at // 3 * 2 + space // 2][at % 3 * 2 + space % 2] = letter
    return spaces


def filled(plates: dict[int, str], pattern: str, mosaic: str = "B") -> str:
    """A dome with a tile of its colour on each space that the pattern marks with #."""
    spaces = printed(plates)
    rows = padded(pattern, 6, "......")
    shown = [
        ["." if mark == "." else mosaic if letter == "W" else letter for mark, letter in zip(row, letters, strict=True)]
        for row, letters in zip(rows, spaces, strict=True)
    ]
    return "/".join("".join(row) for row in shown)


# Positions


def position(*boards: Board, opening: bool = False, **fields: Any) -> str:
    """A position; what it does not say is filled up."""
    said = {
        "round": 1, "turn": 1, "starter": 1, "phase": "turn", "goals": "rows,columns,diagonals", "face_up": None,
        "stack": "", "under": "", "hand": "-", "held": "-", "suns": "", "large": "-", "moons": "", "loose": "-",
        "first": "moon", "chips": "", "bag": None, "tower": "-", "chance": "0123456789abcdef.0", **fields,
    }  # fmt: skip
    both = [*boards, *[Board()] * (2 - len(boards))]
    tokens = [tokens_of(said, one) for one in both]
    suns, moons = padded(said["suns"], 4), padded(said["moons"], 4)
    domes = [dict(one.plates) for one in both]
    if not opening:
        fill_domes(said, domes, tokens, [padded(one.lines, 6) for one in both])
    face_up, stack = lying_plates(said, domes)
    on_factories, supply = factory_chips(said, both, [sun + moon for sun, moon in zip(suns, moons, strict=True)])
    taken = chips_taken(said, both, on_factories.count("-"))
    texts = []
    for seat, one in enumerate(both):
        spent = 2 * (said["round"] - 1) + taken[seat] - len(listed(one.chips))
        parts = [
            one.score,
            tokens[seat],
            "/".join(padded(one.lines, 6)),
            "/".join(domes[seat].get(at, "-") for at in range(9)),
            "/".join(padded(one.dome, 6, "......")),
            one.broken,
            one.chips,
            ",".join(supply.pop() for _ in range(spent)) or "-",
            f"{taken[seat]}{'p' if one.passed else ''}",
        ]
        texts.append(";".join(map(str, parts)))
    written = {
        "round": said["round"], "turn": said["turn"], "starter": said["starter"], "phase": said["phase"],
        "goals": said["goals"], "plates": face_up, "stack": stack, "hand": said["hand"], "held": said["held"],
        "suns": "/".join([*suns, said["large"]]), "moons": "/".join(moons), "loose": said["loose"],
        "first": said["first"], "chips": "/".join(on_factories), "tower": said["tower"],
        "board1": texts[0], "board2": texts[1], "chance": said["chance"],
    }  # fmt: skip
    written["bag"] = rest_of_tiles(written, both) if said["bag"] is None else said["bag"]
    return " ".join(["duel", *(f"{name}={value}" for name, value in written.items())])


def tokens_of(said: dict[str, Any], one: Board) -> int:
    is_late = said["phase"].split(":")[0] in NO_TOKENS and said["round"] < 5
    return one.tokens if one.tokens is not None else 0 if is_late else 2


def names(text: str) -> list[str]:
    """The plates of a list, without who knows them."""
    return [plate.rstrip("0123") for plate in text.split("/") if plate not in ("", "-")]


def listed(chips: str) -> list[str]:
    return [] if chips == "-" else chips.split(",")


def fill_domes(said: dict[str, Any], domes: list[dict[int, str]], tokens: list[int], lines: list[list[str]]) -> None:
    """Give each dome the plates that its round and its tokens ask for, if possible not beside a line with tiles."""
    elsewhere = names("/".join([said["face_up"] or "", said["stack"], said["under"], said["hand"], said["held"]]))
    used = {*elsewhere, *(plate[:4] for dome in domes for plate in dome.values())}
    left = [plate for plate in PLATES if plate not in used]
    is_on_the_way = said["phase"] in ON_THE_WAY
    for seat, dome in enumerate(domes):
        wanted = 2 * said["round"] - 1 + (2 - tokens[seat] if said["round"] < 5 else 0)
        wanted -= is_on_the_way and said["turn"] == seat + 1
        free = [at for at in reversed(range(9)) if at not in dome]
        free.sort(key=lambda at: any(line != "-" for line in lines[seat][at // 3 * 2 : at // 3 * 2 + 2]))
        for at in free[: max(0, wanted - len(dome))]:
            dome[at] = f"{left.pop()}0"


def lying_plates(said: dict[str, Any], domes: list[dict[int, str]]) -> tuple[str, str]:
    """The face-up plates and the stack: three and the rest, unless they are said."""
    used = {plate[:4] for dome in domes for plate in dome.values()}
    used |= set(names("/".join([said["face_up"] or "", said["stack"], said["under"], said["hand"], said["held"]])))
    left = [plate for plate in PLATES if plate not in used]
    shown = said["face_up"]
    if shown is None:
        shown = "/".join(padded("/".join(left.pop(0) for _ in range(min(3, len(left)))), 3))
    parts = [said["stack"], "/".join(left), said["under"]]
    return shown, "/".join(part for part in parts if part) or "-"


def factory_chips(said: dict[str, Any], boards: list[Board], tiles: list[str]) -> tuple[list[str], list[str]]:
    """The chips of the factories, one face down below tiles, and those that are left."""
    given = padded(said["chips"], 4, "?")
    used = Counter(chip.rstrip("?") for chip in given) + Counter(chip for one in boards for chip in listed(one.chips))
    left = [chip for chip in CHIPS for _ in range(2 - used[chip])]
    shown = []
    for chip, below in zip(given, tiles, strict=True):
        is_bare = below.strip("-") == ""
        if chip == "?":
            shown.append("-" if is_bare else f"{left.pop()}?")
        else:
            shown.append(left.pop() if chip == UP else chip)
    return shown, left


def chips_taken(said: dict[str, Any], boards: list[Board], missing: int) -> list[int]:
    """Who took the chips that are missing: who is to move has no more than the other."""
    known = [one.taken for one in boards]
    if known[0] is None and known[1] is None:
        mover = said["turn"] - 1 if said["turn"] != "-" else 0
        known[mover] = missing // 2
    first, second = known
    return [missing - second if first is None else first, missing - first if second is None else second]  # type: ignore[operator]


def rest_of_tiles(written: dict[str, Any], boards: list[Board]) -> str:
    """The tiles that are nowhere else."""
    places = [written["suns"], written["moons"], written["loose"]]
    used = Counter("".join([*places, *(one.lines + one.dome + one.broken for one in boards)]))
    tower = written["tower"]
    for index, letter in enumerate(tower):
        if letter.isalpha():
            used[letter] += int("".join(digit for digit in tower[index + 1 : index + 3] if digit.isdigit()))
    return "".join(f"{letter}{13 - used[letter]}" for letter in COLOURS if used[letter] < 13) or "-"


# Tables


def table_at(*boards: Board, undo: str = "freely", **fields: Any) -> Table:
    return sintra.from_position(position(*boards, **fields), undo=undo)


def tiling(mine: Board, other: Board | None = None, **fields: Any) -> Table:
    """A table after the last chip of a round: player 2 has taken it, and player 1, who started, tiles first."""
    said = {"turn": 2, "starter": 1, "chips": UP, **fields}
    boards = [Board(**{**one.__dict__, "tokens": 0}) for one in (mine, other or Board())]
    table = table_at(*boards, **{**said, "chips": f"{said['chips']}/-/-/-"})
    table.play("chip 1")
    return table


def kinds(table: Table) -> list[str]:
    return [event["event"] for event in table.events]


def events(table: Table, kind: str) -> list[Event]:
    return [event for event in table.events if event["event"] == kind]


def asked(table: Table) -> list[str]:
    """The kinds of moves that can be made."""
    return sorted({move["do"] for move in table.legal})


def payments(table: Table) -> list[list[str]]:
    return sorted(move["chips"] for move in table.legal if move["do"] == "pay")
