"""A game on the engine and on its slow reference: same moves, same scores, same positions."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sintra
from sintra import Table
from tests import perft
from tests.reference.story import Move, Story
from tests.tables import Setting

LOOK_EVERY = 10  # decisions between two comparisons of whole positions

Choose = Callable[[int, list[Move], random.Random], Move]  # in the game of a number


def as_set(moves: list[Move]) -> set[str]:
    return {repr(sorted(move.items())) for move in moves}


def some(counts: dict[str, int]) -> dict[str, int]:
    """What is there at all."""
    return {name: count for name, count in counts.items() if count}


def any_move(game: int, legal: list[Move], chance: random.Random) -> Move:
    return chance.choice(legal)


@dataclass(frozen=True)
class Comparison:
    """How the two are made and looked at.

    `told` is the engine's chance, as its events and what it reveals tell it, replayed into the reference.
    """

    told: Callable[[Table], Any]
    reference: Callable[[Table, Any], Story[Any]]
    seen: Callable[[Table], dict[str, Any]]  # what the engine has, in the reference's terms
    expected: Callable[[Any], dict[str, Any]]
    games: int
    choose: Choose = any_move

    def replayed(self, table: Table, *extra: Move) -> Story[Any]:
        """The reference after all moves of a table, and one more."""
        again = sintra.new_table(table.game.name, table.players, table.options, table.seed)
        told = self.told(again)
        reference = self.reference(again, told)
        for move in [*table.moves, *extra]:
            again.play(move)
            told.hear(again)
            reference.play(move)
        return reference

    def sequences(self, table: Table, move: Move) -> int:
        """How many decisions can follow a move in its round, 1 if it ends the round."""
        reference = self.replayed(table, move)
        return len(reference.legal()) if reference.round == table.round and not reference.over else 1

    def look(self, table: Table, reference: Story[Any]) -> None:
        """Compare whole positions."""
        starter = table.view()["starter"]
        assert (table.turn, table.round, starter) == (reference.turn, reference.round, reference.starter)
        assert self.seen(table) == self.expected(reference)

    def play_both(self, setting: Setting, seed: int) -> None:
        """One game on both, compared at every decision."""
        table, chance = setting.new_table(seed), random.Random(seed)
        told = self.told(table)
        reference = self.reference(table, told)
        while legal := table.legal:
            assert as_set(legal) == as_set(reference.legal())
            if len(table.steps) % LOOK_EVERY == 0:
                self.look(table, reference)
            move = self.choose(seed, legal, chance)
            table.play(move)
            told.hear(table)
            reference.play(move)
            assert table.scores == reference.scores
        reference.check()
        self.look(table, reference)
        assert (table.scores, table.winners) == (reference.scores, reference.winners)
        assert told.is_all_used()

    def count_sequences(self, setting: Setting) -> None:
        """The numbers of sequences that the engine is known to count, counted on the reference."""
        rows = zip(perft.tables(setting), perft.read(perft.path(setting)), strict=True)
        for table, (position, (first, second, _)) in rows:
            assert table.position() == position
            assert len(self.replayed(table).legal()) == first
            assert sum(self.sequences(table, move) for move in table.legal) == second
