"""What is to be played: who meets whom, on which deals, in which seats, and from which seeds."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from sintra.core.chance import SEED_BITS
from sintra.core.errors import BadOption
from sintra.core.options import Choice

FEWEST_BOTS = 2
LineUp = tuple[int, ...]  # numbers of bots


@dataclass(frozen=True)
class Match:
    """Bots, and the games they are to play; two bots with the same text are two bots."""

    game: str
    players: int
    options: dict[str, Choice]
    bots: tuple[str, ...]
    games: int  # for each line-up; whole rotations are played
    seed: int
    has_neighbours_only: bool = False

    def __post_init__(self) -> None:
        if len(self.bots) < FEWEST_BOTS:
            raise BadOption("arena-refusal-too-few-bots", bots=len(self.bots), least=FEWEST_BOTS)

    @cached_property
    def names(self) -> list[str]:
        """What the bots are called; the second of the same kind has a number."""
        seen = [self.bots[: number + 1].count(spec) for number, spec in enumerate(self.bots)]
        return [spec if count == 1 else f"{spec} ({count})" for spec, count in zip(self.bots, seen, strict=True)]

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Who plays together: all of them, or every choice of as many bots as there are players."""
        numbers = tuple(range(len(self.bots)))
        missing = self.players - len(numbers)
        if missing >= 0:
            return [numbers + numbers[-1:] * missing]
        if self.has_neighbours_only:
            return [numbers[first : first + self.players] for first in range(1 - missing)]
        return list(combinations(numbers, self.players))

    @property
    def deals(self) -> int:
        """How many deals each line-up plays, once in every rotation."""
        return -(-self.games // self.players)

    @property
    def total(self) -> int:
        return self.deals * len(self.line_ups) * self.players

    @property
    def is_duel(self) -> bool:
        """Whether two bots play each other, so that every deal is a pair of games."""
        return len(self.bots) == self.players == FEWEST_BOTS

    def fixtures(self) -> Iterator["Fixture"]:
        for deal in range(self.deals):
            for line_up in range(len(self.line_ups)):
                for rotation in range(self.players):
                    yield Fixture(self, deal, line_up, rotation)

    def settings(self) -> dict[str, Any]:
        """All that the games follow from; how many there are changes none of them."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "neighbours": self.has_neighbours_only,
        }


@dataclass(frozen=True)
class Fixture:
    """One game of a match. All its seeds follow from that of the match, whoever plays it and whenever."""

    match: Match
    deal: int
    line_up: int
    rotation: int

    @property
    def number(self) -> int:
        """Its place among all games."""
        match = self.match
        return (self.deal * len(match.line_ups) + self.line_up) * match.players + self.rotation

    @property
    def seating(self) -> LineUp:
        """For every seat the number of its bot."""
        line_up = self.match.line_ups[self.line_up]
        return line_up[self.rotation :] + line_up[: self.rotation]

    @property
    def seed(self) -> int:
        """The seed of the game: the same for everybody who plays this deal."""
        return seed_from(self.match.seed, "deal", self.deal)

    def bot_seed(self, seat: int) -> int:
        bots = [self.match.names[number] for number in self.seating]
        return seed_from(self.match.seed, "bot", *bots, self.deal, self.rotation, seat)


def seed_from(*parts: object) -> int:
    """A seed that follows from all the parts, the same in every process."""
    return random.Random(repr(parts)).getrandbits(SEED_BITS)
