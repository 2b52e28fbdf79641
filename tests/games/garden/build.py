"""Positions of Queen's Garden for tests, written with as little as matters; what is nowhere goes to bag and supply."""

import re
from collections import Counter
from typing import Any

import sintra
from sintra import Table

CODES = [letter + number for letter in "BPLYGD" for number in "123456"]
STACKS = {2: 5, 3: 7, 4: 8}
NO_SLOTS = "-/-/-/-/-/-"
BLANKS = "?:-/?:-/?:-/?:-/?:-/?:-"  # all slots with blank expansions; any will do
RING = ("d4", "d5", "e6", "f5", "f4", "e4")  # around the fountain, each beside the next
OPENING = sintra.new_table("garden", 2, {"starter": 0}, seed=3).position()


def player(
    score: int = 50, jokers: int = 0, tiles: str = "-", expansions: str = "-", garden: str = "-", slots: str = NO_SLOTS
) -> str:
    return f"{score};{jokers};{tiles};{expansions};{garden};{slots}"


def codes(text: str) -> list[str]:
    """B12Y3 as B1 B2 Y3."""
    return [letter + number for letter, numbers in re.findall("([BPLYGD])([1-6]+)", text) for number in numbers]


def compact(hexagons: list[str]) -> str:
    return "".join(hexagons) or "-"


def position(*players: str, count: int = 2, left: int | None = None, bag: str | None = None, **fields: Any) -> str:
    """A position; `left` is how many expansions lie in the stack of the round."""
    seats = [*players, *[player()] * (count - len(players))]
    said: dict[str, Any] = {
        "players": count,
        "scoring": "base",
        "pass_discard": "off",
        "round": 1,
        "turn": 1,
        "starter": 1,
        "passed": "-",
        "marker": "-",
        "phase": "turn",
        "top": "-",
        "piles": "-",
        "up": "-",
        "returned": "-",
        "tower": "-",
        "chance": "0123456789abcdef.0",
        **fields,
    }
    said.setdefault("stacks", None)
    if left is None:
        left = 0 if said["top"] == "-" else 1
    parts = [seat.split(";") for seat in seats]
    named = codes(" ".join([said["up"], *(part[3] + " " + part[5] for part in parts)]))
    named += [pile.split(":")[0] for pile in said["piles"].split("/") if pile != "-"]
    named += codes(f"{said.get('supply', '')} {said['stacks']}")
    free = [code for code in CODES if code not in named]
    for part in parts:
        part[5] = re.sub(r"\?", lambda _: free.pop(), part[5])
    if said["stacks"] is None:
        sizes = [0 if number < said["round"] else STACKS[count] for number in range(1, 5)]
        sizes[said["round"] - 1] = left
        said["stacks"] = "/".join(compact([free.pop(0) for _ in range(size)]) for size in sizes)
    said.setdefault("supply", compact(free))
    said |= {f"player{seat + 1}": ";".join(part) for seat, part in enumerate(parts)}
    used = Counter(codes(said["top"]) + codes(said["tower"]))
    used += Counter(code for pile in said["piles"].split("/") if pile != "-" for code in codes(pile.split(":")[1]))
    used += Counter(code for part in parts for code in codes(part[2]))
    used += Counter(cell[-2:] for part in parts for cell in part[4].split(".") if cell != "-")
    rest = [code for code in CODES for _ in range(3 - used[code])]
    said["bag"] = compact(rest) if bag is None else bag
    return " ".join(["garden", *(f"{name}={value}" for name, value in said.items())])


def table_at(*players: str, **fields: Any) -> Table:
    return sintra.from_position(position(*players, **fields))


def barren(bag: str = "-", tower: str = "-", top: str = "-", left: int = 0, piles: int = 0, **fields: Any) -> Table:
    """A table of four where all tiles that are not named lie on piles, in storages and in gardens."""
    named = Counter(codes(bag) + codes(tower) + codes(top))
    rest = [code for copy in range(3) for code in CODES if copy < 3 - named[code]]
    under = "/".join(f"D{pile + 1}:{compact([rest.pop() for _ in range(3)])}" for pile in range(piles)) or "-"
    stored = [compact([rest.pop() for _ in range(11)]) for _ in range(4)]
    ground = [*RING, "e7", "e8", "e9", "d7", "d8", "f7", "f8", "a3", "a4", "b4", "b5", "b6", "c4", "c5"]
    gardens: list[list[str]] = [[] for _ in range(4)]
    for code in rest:
        garden = min((garden for garden in gardens if all(code not in cell for cell in garden)), key=len)
        garden.append(ground[len(garden)] + code)
    slots = "?:-/?:-/-/-/-/-"
    seats = [player(tiles=one, garden=".".join(two), slots=slots) for one, two in zip(stored, gardens, strict=True)]
    return table_at(*seats, count=4, bag=bag, tower=tower, top=top, piles=under, left=left, **{"round": 4, **fields})


def moves(table: Table, kind: str) -> list[dict[str, Any]]:
    return [move for move in table.legal if move["do"] == kind]


def texts(table: Table, kind: str) -> set[str]:
    """The legal moves of a kind, as they are typed."""
    return {table.game.format_move(move) for move in moves(table, kind)}


def cells(table: Table, hexagon: str) -> set[str]:
    """Where a tile may be placed."""
    found = (text.split() for text in texts(table, "place"))
    return {words[-1] for words in found if " ".join(words[1:-1]) == hexagon}


def kinds(table: Table) -> list[str]:
    return [event["event"] for event in table.events]


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event for event in table.events if event["event"] == kind]


def board(table: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.view()["boards"][seat]
    return found
