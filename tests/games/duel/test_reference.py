"""The engine against the slow reference: same moves, same scores, same positions, over thousands of games."""

import random
from collections import Counter, deque
from typing import Any

import pytest

import sintra
from sintra import Event, Table
from tests import perft
from tests.reference.duel import Reference
from tests.tables import SETTINGS, Setting, some_of

DUEL = [setting for setting in SETTINGS if setting.game == "duel"]
GAMES = 2000  # of all settings together
LOOK_EVERY = 10  # decisions between two comparisons of whole positions


class Told:
    """The engine's chance, as its events and its revealed opening tell it, replayed into the reference."""

    def __init__(self, table: Table) -> None:
        opening = table.reveal()
        self.plates = [*opening["face_up"], *opening["hidden"]["stack"]]
        self.drawn_goals = opening["goals"]
        self.first = opening["starter"]
        self.tiles: deque[str] = deque()
        self.chips: deque[str] = deque()
        self.hear(table.events, table)

    def hear(self, events: list[Event], table: Table) -> None:
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


def as_set(moves: list[dict[str, Any]]) -> set[str]:
    return {repr(sorted(move.items())) for move in moves}


def seen(table: Table) -> dict[str, Any]:
    """What the engine shows, in the reference's terms."""
    view = table.reveal()
    hidden = view["hidden"]
    return {
        "turn": view["turn"],
        "round": view["round"],
        "starter": view["starter"],
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
        "bag": Counter({colour: count for colour, count in view["bag"].items() if count}),
        "tower": Counter({colour: count for colour, count in view["tower"].items() if count}),
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
        "turn": reference.turn,
        "round": reference.round,
        "starter": reference.starter,
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
    """The reference of a table that has just been dealt."""
    return Reference(table.options["goals"], told)  # type: ignore[arg-type]


def replayed(table: Table, extra: dict[str, Any] | None = None) -> Reference:
    """The reference after all moves of a table, and one more."""
    again = sintra.new_table(table.game.name, table.players, table.options, table.seed)
    told = Told(again)
    reference = new_reference(again, told)
    for move in [*table.moves, *([extra] if extra else [])]:
        told.hear(again.play(move), again)
        reference.play(move)
    return reference


def sequences(table: Table, move: dict[str, Any]) -> int:
    """How many decisions can follow a move in its round, 1 if it ends the round."""
    reference = replayed(table, move)
    return len(reference.legal()) if reference.round == table.round and not reference.over else 1


def chosen(legal: list[dict[str, Any]], chance: random.Random, style: str) -> dict[str, Any]:
    """A move: any, or one that leads to fuller domes and more chips, or to many drawn plates."""
    if style == "careful":
        wanted = [move for move in legal if move.get("to") != "broken" and move["do"] != "leave"]
        return chance.choice(wanted or legal)
    wanted = [move for move in legal if move["do"] in ("draw", "chip", "complete")]
    return chance.choice(wanted if style == "drawing" and wanted and chance.random() < 0.7 else legal)


def play_both(setting: Setting, seed: int, style: str) -> None:
    """One game on both, compared at every decision."""
    table, chance = setting.new_table(seed), random.Random(seed)
    told = Told(table)
    reference = new_reference(table, told)
    while legal := table.legal:
        assert as_set(legal) == as_set(reference.legal())
        if len(table.steps) % LOOK_EVERY == 0:
            assert seen(table) == expected(reference)
        move = chosen(legal, chance, style)
        told.hear(table.play(move), table)
        reference.play(move)
        assert table.scores == reference.scores
    reference.check()
    assert seen(table) == expected(reference)
    assert (table.scores, table.winners) == (reference.scores, reference.winners)
    assert not told.tiles
    assert not told.chips


@pytest.mark.parametrize("style", ["any", "careful", "drawing"])
@pytest.mark.parametrize("setting", DUEL, ids=str)
def test_engine_and_reference_play_the_same_games(setting: Setting, style: str) -> None:
    for seed in range(some_of(GAMES // len(DUEL) // 3)):
        play_both(setting, seed, style)


@pytest.mark.parametrize("setting", DUEL, ids=str)
def test_the_reference_counts_the_same_sequences(setting: Setting) -> None:
    rows = zip(perft.tables(setting), perft.read(perft.path(setting)), strict=True)
    for table, (position, (first, second, _)) in rows:
        assert table.position() == position
        assert len(replayed(table).legal()) == first
        assert sum(sequences(table, move) for move in table.legal) == second
