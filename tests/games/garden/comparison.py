"""How Queen's Garden is compared with its slow reference."""

import random
from collections import Counter, deque
from typing import Any

from sintra import Table
from tests.games.comparison import Comparison, some
from tests.reference.garden import Reference
from tests.reference.story import Move

PASSING = (0.03, 0.03, 0.2, None)  # how readily players pass in one game after another; None is like any other move


class Told:
    """The engine's chance, as its events and its hidden stacks tell it, replayed into the reference."""

    def __init__(self, table: Table) -> None:
        hidden = table.reveal()["hidden"]
        self.order = [*(name for stack in hidden["stacks"] for name in stack), *hidden["supply"]]
        self.starters: deque[int] = deque()
        self.tiles: deque[str] = deque()
        self.hear(table)

    def hear(self, table: Table) -> None:
        events = table.events
        self.starters.extend(event["seat"] for event in events if event["event"] == "round")
        self.tiles.extend(event["hexagon"] for event in events if event["event"] == "deal")

    def starter(self, players: int) -> int:
        return self.starters.popleft()

    def expansions(self) -> list[str]:
        return self.order

    def tile(self, bag: list[str]) -> str:
        return self.tiles.popleft()

    def is_all_used(self) -> bool:
        return not self.tiles


def seen(table: Table) -> dict[str, Any]:
    shown = table.reveal()
    hidden = shown["hidden"]
    return {
        "marker": shown["marker"],
        "passed": [board["passed"] for board in shown["boards"]],
        "top": Counter(shown["top"] or []),
        "stack": hidden["stacks"][shown["round"] - 1],
        "piles": [(under, Counter(tiles)) for under, tiles in zip(hidden["piles"], shown["piles"], strict=True)],
        "face up": Counter(shown["face_up"]),
        "stacks": hidden["stacks"][shown["round"] :],
        "supply": hidden["supply"],
        "bag": Counter(some(shown["bag"])),
        "tower": Counter(some(shown["tower"])),
        "players": [
            {
                "score": board["score"],
                "jokers": board["jokers"],
                "tiles": Counter(board["tiles"]),
                "expansions": Counter(board["expansions"]),
                "garden": {tuple(plot["cell"]): plot["hexagon"] for plot in board["garden"]},
                "slots": [
                    slot and {"expansion": name, "blank": slot["hexagon"] is None, "turn": slot["turn"]}
                    for name, slot in zip(names, board["slots"], strict=True)
                ],
            }
            for board, names in zip(shown["boards"], hidden["slots"], strict=True)
        ],
    }


def expected(reference: Reference) -> dict[str, Any]:
    return {
        "marker": reference.marker,
        "passed": reference.passed,
        "top": Counter(reference.top),
        "stack": reference.stack,
        "piles": [(under, Counter(tiles)) for under, tiles in reference.piles],
        "face up": Counter(reference.face_up),
        "stacks": reference.stacks,
        "supply": reference.supply,
        "bag": Counter(reference.bag),
        "tower": Counter(reference.tower),
        "players": [
            {
                "score": player.score,
                "jokers": player.jokers,
                "tiles": Counter(player.tiles),
                "expansions": Counter(player.expansions),
                "garden": player.garden,
                "slots": player.slots,
            }
            for player in reference.players
        ],
    }


def new_reference(table: Table, told: Told) -> Reference:
    options = table.options
    return Reference(table.players, str(options["scoring"]), options["pass_discard"] == "on", told)


def chosen(game: int, legal: list[Move], chance: random.Random) -> Move:
    """Any move; passing more or less readily while there are others."""
    passing = PASSING[game % len(PASSING)]
    others = [move for move in legal if move["do"] != "pass"]
    if passing is None or not others or len(others) == len(legal):
        return chance.choice(legal)
    return {"do": "pass"} if chance.random() < passing else chance.choice(others)


COMPARISON = Comparison(Told, new_reference, seen, expected, games=170, choose=chosen)  # of each of the 12 settings
