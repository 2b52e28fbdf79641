"""What can be typed as a move now: the legal moves as words."""

from collections.abc import Sequence
from typing import NamedTuple

from sintra.core.contract import Game, Move
from sintra.core.errors import NotAMove
from sintra.core.table import Table
from sintra.core.words import Listed, Text


class Group(NamedTuple):
    """Moves that differ only in their first and last word."""

    firsts: list[str]
    middle: str
    lasts: list[str]


class Choices:
    """The legal moves of a table, in the words of one language; what is typed may be shortened as the game allows."""

    def __init__(self, game: Game, legal: Sequence[Move], language: str) -> None:
        self.game = game
        self.language = language
        self.legal = legal
        self.moves = [(move, game.format_move(move, language).split()) for move in legal]

    @classmethod
    def at(cls, table: Table, language: str) -> "Choices":
        return cls(table.game, table.legal, language)

    @property
    def example(self) -> str:
        """A move that is possible now; one from the middle is more telling than the first."""
        return " ".join(self.moves[len(self.moves) // 2][1])

    def find(self, typed: str) -> Move | None:
        """The legal move that was typed, if it is one."""
        move = self.parse(typed, self.legal)
        return move if move in self.legal else None

    def parse(self, typed: str, among: Sequence[Move] = ()) -> Move | None:
        """The move that was typed, legal or not."""
        try:
            return self.game.parse_move(typed, among)
        except NotAMove:
            return None

    def beginning(self, typed: Sequence[str]) -> list[list[str]]:
        """The words of the legal moves that begin with what was typed."""
        count = len(typed)
        return [
            words
            for move, words in self.moves
            if count <= len(words) and self.parse(" ".join([*typed, *words[count:]])) == move
        ]

    def following(self, typed: Sequence[str]) -> list[str]:
        count = len(typed)
        return list(dict.fromkeys(words[count] for words in self.beginning(typed) if count < len(words)))

    def groups(self) -> list[Group]:
        """All legal moves in a few lines: those with equal middles and ends together."""
        lasts: dict[tuple[str, str], list[str]] = {}
        for _, (first, *middle) in self.moves:
            last = middle.pop() if middle else ""
            lasts.setdefault((first, " ".join(middle)), []).append(last)
        firsts: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for (first, between), ends in lasts.items():
            firsts.setdefault((between, tuple(ends)), []).append(first)
        groups = [Group(begins, between, list(ends)) for (between, ends), begins in firsts.items()]
        return sorted(groups, key=lambda group: group.middle)

    def in_sentences(self) -> list[str]:
        groups = ([self.any_of(group.firsts), group.middle, self.any_of(group.lasts)] for group in self.groups())
        return ["; ".join(filter(None, parts)) + "." for parts in groups]

    def refusal(self, typed: str) -> str:
        """Why a text is no move now, and what was expected."""
        move = self.parse(typed)
        words = typed.split() if move is None else self.game.format_move(move, self.language).split()
        known = next((count for count in range(len(words), 0, -1) if self.beginning(words[:count])), 0)
        begun = " ".join(self.beginning(words[:known])[0][:known])
        expected = self.any_of(self.following(words[:known]))
        if known == 0:
            key = "terminal-not-understood" if move is None else "terminal-not-possible-at-all"
        elif known == len(words):
            key = "terminal-unfinished-move"
        else:
            key = "terminal-not-possible" if expected else "terminal-too-much"
        return Text(key, typed=typed[:60], begun=begun, expected=expected, example=self.example).in_(self.language)

    def any_of(self, words: Sequence[str]) -> str:
        return Text("common-list", items=Listed(tuple(words), "any")).in_(self.language)
