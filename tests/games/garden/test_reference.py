"""The engine against the slow reference: same moves, same scores, same positions, over thousands of games."""

import random
from collections import Counter, deque
from typing import Any

import pytest

import sintra
from sintra import Event, Table, View
from tests import perft
from tests.reference.garden import Reference
from tests.tables import SETTINGS, Setting, some_of

GARDEN = [setting for setting in SETTINGS if sintra.GAMES[setting.game].rules == "garden"]
GAMES = 170  # of each of the 12 settings
PASSING = (0.03, 0.03, 0.2, None)  # how readily players pass in one game after another; None is like any other move
LOOK_EVERY = 10  # decisions between two comparisons of whole positions


class Told:
    """The engine's chance, as its events and its hidden stacks tell it, replayed into the reference."""

    def __init__(self, table: Table) -> None:
        hidden = table.reveal()["hidden"]
        self.order = [*(name for stack in hidden["stacks"] for name in stack), *hidden["supply"]]
        self.starters: deque[int] = deque()
        self.tiles: deque[str] = deque()
        self.hear(table.events)

    def hear(self, events: list[Event]) -> None:
        self.starters.extend(event["seat"] for event in events if event["event"] == "round")
        self.tiles.extend(event["hexagon"] for event in events if event["event"] == "deal")

    def starter(self, players: int) -> int:
        return self.starters.popleft()

    def expansions(self) -> list[str]:
        return self.order

    def tile(self, bag: list[str]) -> str:
        return self.tiles.popleft()


def as_set(moves: list[dict[str, Any]]) -> set[str]:
    return {repr(sorted(move.items())) for move in moves}


def seen(shown: View) -> dict[str, Any]:
    """What the engine has, in the reference's terms."""
    hidden = shown["hidden"]
    return {
        "turn": shown["turn"],
        "round": shown["round"],
        "starter": shown["starter"],
        "marker": shown["marker"],
        "passed": [board["passed"] for board in shown["boards"]],
        "top": Counter(shown["top"] or []),
        "stack": hidden["stacks"][shown["round"] - 1],
        "piles": [(under, Counter(tiles)) for under, tiles in zip(hidden["piles"], shown["piles"], strict=True)],
        "face up": Counter(shown["face_up"]),
        "stacks": hidden["stacks"][shown["round"] :],
        "supply": hidden["supply"],
        "bag": Counter({hexagon: count for hexagon, count in shown["bag"].items() if count}),
        "tower": Counter({hexagon: count for hexagon, count in shown["tower"].items() if count}),
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
        "turn": reference.turn,
        "round": reference.round,
        "starter": reference.starter,
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
    """The reference of a table that has just been dealt."""
    options = table.options
    return Reference(table.players, str(options["scoring"]), options["pass_discard"] == "on", told)


def replayed(table: Table, extra: dict[str, Any] | None = None) -> Reference:
    """The reference after all moves of a table, and one more."""
    again = sintra.new_table(table.game.name, table.players, table.options, table.seed)
    told = Told(again)
    reference = new_reference(again, told)
    for move in [*table.moves, *([extra] if extra else [])]:
        told.hear(again.play(move))
        reference.play(move)
    return reference


def sequences(table: Table, move: dict[str, Any]) -> int:
    """How many decisions can follow a move in its round, 1 if it ends the round."""
    reference = replayed(table, move)
    return len(reference.legal()) if reference.round == table.round and not reference.over else 1


def chosen(legal: list[dict[str, Any]], chance: random.Random, passing: float | None) -> dict[str, Any]:
    """Any move; passing as readily as given while there are others."""
    others = [move for move in legal if move["do"] != "pass"]
    if passing is None or not others or len(others) == len(legal):
        return chance.choice(legal)
    return {"do": "pass"} if chance.random() < passing else chance.choice(others)


def play_both(setting: Setting, seed: int) -> None:
    """One random game on both, compared at every decision."""
    table, chance = setting.new_table(seed), random.Random(seed)
    told = Told(table)
    reference = new_reference(table, told)
    while legal := table.legal:
        assert as_set(legal) == as_set(reference.legal())
        if len(table.steps) % LOOK_EVERY == 0:
            assert seen(table.reveal()) == expected(reference)
        move = chosen(legal, chance, PASSING[seed % len(PASSING)])
        told.hear(table.play(move))
        reference.play(move)
        assert table.scores == reference.scores
    reference.check()
    assert seen(table.reveal()) == expected(reference)
    assert (table.scores, table.winners) == (reference.scores, reference.winners)
    assert not told.tiles


@pytest.mark.parametrize("setting", GARDEN, ids=str)
def test_engine_and_reference_play_the_same_games(setting: Setting) -> None:
    for seed in range(some_of(GAMES)):
        play_both(setting, seed)


@pytest.mark.parametrize("setting", GARDEN, ids=str)
def test_the_reference_counts_the_same_sequences(setting: Setting) -> None:
    rows = zip(perft.tables(setting), perft.read(perft.path(setting)), strict=True)
    for table, (position, (first, second, _)) in rows:
        assert table.position() == position
        assert len(replayed(table).legal()) == first
        assert sum(sequences(table, move) for move in table.legal) == second
