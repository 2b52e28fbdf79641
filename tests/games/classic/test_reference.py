"""The engine against the slow reference: same moves, same scores, same positions, over thousands of games."""

import random
from collections import Counter, deque
from typing import Any

import pytest

import sintra
from sintra import Event, Table, View
from tests import perft
from tests.reference.classic import Reference
from tests.tables import SETTINGS, Setting, some_of

CLASSIC = [setting for setting in SETTINGS if sintra.GAMES[setting.game].rules == "classic"]
GAMES = 120  # of each of the 18 settings
LOOK_EVERY = 10  # decisions between two comparisons of whole positions


class Told:
    """The engine's chance, as its events tell it, replayed into the reference."""

    def __init__(self) -> None:
        self.starters: deque[int] = deque()
        self.tiles: deque[str] = deque()
        self.golds: list[Event] = []

    def hear(self, events: list[Event]) -> None:
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


def as_set(moves: list[dict[str, Any]]) -> set[frozenset[tuple[str, Any]]]:
    return {frozenset(move.items()) for move in moves}


def seen(view: View) -> dict[str, Any]:
    """What the engine shows, in the reference's terms."""
    return {
        "turn": view["turn"],
        "round": view["round"],
        "starter": view["starter"],
        "displays": [Counter(display["tiles"]) for display in view["displays"]],
        "gold": [display["special"] for display in view["displays"]],
        "centre": Counter(view["centre"]["tiles"]),
        "marker": view["centre"]["marker"],
        "bag": Counter({colour: count for colour, count in view["bag"].items() if count}),
        "lid": Counter({colour: count for colour, count in view["lid"].items() if count}),
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
        "turn": reference.turn,
        "round": reference.round,
        "starter": reference.starter,
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
    """The reference of a table that has just been dealt."""
    told.hear(table.events)
    is_plain, is_special = table.options["wall"] == "plain", table.options.get("special") == "on"
    return Reference(list(table.view()["bag"]), table.players, is_plain, is_special, told)


def replayed(table: Table, extra: dict[str, Any] | None = None) -> Reference:
    """The reference after all moves of a table, and one more."""
    again, told = sintra.new_table(table.game.name, table.players, table.options, table.seed), Told()
    reference = new_reference(again, told)
    for move in [*table.moves, *([extra] if extra else [])]:
        told.hear(again.play(move))
        reference.play(move)
    return reference


def sequences(table: Table, move: dict[str, Any]) -> int:
    """How many decisions can follow a move in its round, 1 if it ends the round."""
    reference = replayed(table, move)
    return len(reference.legal()) if reference.round == table.round and not reference.over else 1


def play_both(setting: Setting, seed: int) -> None:
    """One random game on both, compared at every decision."""
    table, chance, told = setting.new_table(seed), random.Random(seed), Told()
    reference = new_reference(table, told)
    while legal := table.legal:
        assert as_set(legal) == as_set(reference.legal())
        if len(table.steps) % LOOK_EVERY == 0:
            assert seen(table.view()) == expected(reference)
        move = chance.choice(legal)
        told.hear(table.play(move))
        reference.play(move)
        assert table.scores == reference.scores
    reference.check()
    assert seen(table.view()) == expected(reference)
    assert (table.scores, table.winners) == (reference.scores, reference.winners)
    assert not told.tiles


@pytest.mark.parametrize("setting", CLASSIC, ids=str)
def test_engine_and_reference_play_the_same_games(setting: Setting) -> None:
    for seed in range(some_of(GAMES)):
        play_both(setting, seed)


@pytest.mark.parametrize("setting", CLASSIC, ids=str)
def test_the_reference_counts_the_same_sequences(setting: Setting) -> None:
    rows = zip(perft.tables(setting), perft.read(perft.path(setting)), strict=True)
    for table, (position, (first, second, _)) in rows:
        assert table.position() == position
        assert len(replayed(table).legal()) == first
        assert sum(sequences(table, move) for move in table.legal) == second
