"""How the classic game is compared with its slow reference."""

from collections import Counter, deque
from typing import Any

from sintra import Event, Table
from tests.games.comparison import Comparison, some
from tests.reference.classic import Reference


class Told:
    """The engine's chance, as its events tell it, replayed into the reference."""

    def __init__(self, table: Table) -> None:
        self.starters: deque[int] = deque()
        self.tiles: deque[str] = deque()
        self.golds: list[Event] = []
        self.hear(table)

    def hear(self, table: Table) -> None:
        events = table.events
        self.starters.extend(event["seat"] for event in events if event["event"] == "round")
        self.tiles.extend(event["colour"] for event in events if event["event"] == "deal")
        self.golds = [event for event in events if event["event"] == "gold"]

    def starter(self, players: int) -> int:
        return self.starters.popleft()

    def tile(self, bag: list[str]) -> str:
        return self.tiles.popleft()

    def gold(self, displays: int, players: int) -> list[str | None]:
        named = {event["display"]: event["special"] for event in self.golds}
        return [named.get(display) for display in range(displays)]

    def is_all_used(self) -> bool:
        return not self.tiles


def seen(table: Table) -> dict[str, Any]:
    view = table.view()
    return {
        "displays": [Counter(display["tiles"]) for display in view["displays"]],
        "gold": [display["special"] for display in view["displays"]],
        "centre": Counter(view["centre"]["tiles"]),
        "marker": view["centre"]["marker"],
        "bag": Counter(some(view["bag"])),
        "lid": Counter(some(view["lid"])),
        "boards": [
            {
                "score": board["score"],
                "lines": [[line["colour"]] * line["tiles"] for line in board["lines"]],
                "wall": board["wall"],
                "floor": board["floor"],
                "shield": board["shield"] and [piece for piece in [board["shield"]["piece"]] if piece],
            }
            for board in view["boards"]
        ],
    }


def expected(reference: Reference) -> dict[str, Any]:
    return {
        "displays": [Counter(display) for display in reference.displays],
        "gold": reference.gold,
        "centre": Counter(reference.centre),
        "marker": reference.marker_in_centre,
        "bag": Counter(reference.bag),
        "lid": Counter(reference.lid),
        "boards": [
            {
                "score": player.score,
                "lines": player.lines,
                "wall": player.wall,
                "floor": player.floor,
                "shield": player.shield,
            }
            for player in reference.players
        ],
    }


def new_reference(table: Table, told: Told) -> Reference:
    is_plain, is_special = table.options["wall"] == "plain", table.options.get("special") == "on"
    return Reference(list(table.view()["bag"]), table.players, is_plain, is_special, told)


COMPARISON = Comparison(Told, new_reference, seen, expected, games=120)  # of each of the 18 settings
