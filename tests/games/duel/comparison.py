"""How Duel is compared with its slow reference."""

import random
from collections import Counter, deque
from typing import Any

from sintra import Table
from tests.games.comparison import Comparison, some
from tests.reference.duel import Reference
from tests.reference.story import Move

STYLES = ("any", "careful", "drawing")  # in one game after another


class Told:
    """The engine's chance, as its events and its revealed opening tell it, replayed into the reference."""

    def __init__(self, table: Table) -> None:
        opening = table.reveal()
        self.plates = [*opening["face_up"], *opening["hidden"]["stack"]]
        self.drawn_goals = opening["goals"]
        self.first = opening["starter"]
        self.tiles: deque[str] = deque()
        self.chips: deque[str] = deque()
        self.hear(table)

    def hear(self, table: Table) -> None:
        events = table.events
        self.tiles.extend(event["colour"] for event in events if event["event"] == "deal")
        if any(event["event"] == "hide" for event in events):
            self.chips.extend(table.reveal()["hidden"]["chips"])

    def starter(self) -> int:
        return int(self.first)

    def stack(self) -> list[str]:
        return list(self.plates)

    def goals(self) -> list[str]:
        return list(self.drawn_goals)

    def tile(self, bag: list[str]) -> str:
        return self.tiles.popleft()

    def chip(self, supply: list[str]) -> str:
        return self.chips.popleft()

    def is_all_used(self) -> bool:
        return not self.tiles and not self.chips


def seen(table: Table) -> dict[str, Any]:
    view = table.reveal()
    hidden = view["hidden"]
    return {
        "goals": view["goals"],
        "face_up": view["face_up"],
        "stack": hidden["stack"],
        "drawn": [plate for plate in hidden["drawn"] if plate],
        "suns": [Counter(factory["sun"]) for factory in [*view["factories"], view["large"]]],
        "moons": [factory["moon"] for factory in view["factories"]],
        "loose": Counter(view["large"]["moon"]),
        "first": view["large"]["first"],
        "chips": hidden["chips"],
        "up": [bool(factory["chip"] and factory["chip"]["face"]) for factory in view["factories"]],
        "bag": Counter(some(view["bag"])),
        "tower": Counter(some(view["tower"])),
        "boards": [
            {
                "score": board["score"],
                "tokens": board["tokens"],
                "lines": [[line["colour"]] * line["tiles"] for line in board["lines"]],
                "printed": board["printed"],
                "dome": board["dome"],
                "broken": board["broken"],
                "first": board["first"],
                "chips": sorted(board["chips"]),
                "spent": sorted(board["spent"]),
            }
            for board in view["boards"]
        ],
    }


def expected(reference: Reference) -> dict[str, Any]:
    return {
        "goals": reference.goals,
        "face_up": reference.face_up,
        "stack": reference.stack,
        "drawn": reference.drawn,
        "suns": [Counter(sun) for sun in reference.suns],
        "moons": reference.moons[:4],
        "loose": Counter(reference.moons[4]),
        "first": reference.first_tile_on_moon,
        "chips": reference.chips,
        "up": reference.chip_up,
        "bag": Counter(reference.bag),
        "tower": Counter(reference.tower),
        "boards": [
            {
                "score": player.score,
                "tokens": player.tokens,
                "lines": player.lines,
                "printed": player.dome,
                "dome": player.tiles,
                "broken": player.broken,
                "first": player.has_first_tile,
                "chips": player.chips,
                "spent": player.spent,
            }
            for player in reference.players
        ],
    }


def new_reference(table: Table, told: Told) -> Reference:
    return Reference(table.options["goals"], told)  # type: ignore[arg-type]


def chosen(game: int, legal: list[Move], chance: random.Random) -> Move:
    """A move: any, or one that leads to fuller domes and more chips, or to many drawn plates."""
    style = STYLES[game % len(STYLES)]
    if style == "careful":
        wanted = [move for move in legal if move.get("to") != "broken" and move["do"] != "leave"]
        return chance.choice(wanted or legal)
    wanted = [move for move in legal if move["do"] in ("draw", "chip", "complete")]
    return chance.choice(wanted if style == "drawing" and wanted and chance.random() < 0.7 else legal)


COMPARISON = Comparison(Told, new_reference, seen, expected, games=500, choose=chosen)  # of each of the 4 settings
