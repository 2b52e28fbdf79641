"""What all slow references have in common; none of it knows the fast engine.

The whole game is one generator that follows the rules from top to bottom and pauses at every decision. A running game
can therefore not be copied; play its moves again with the same chance instead.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

Move = dict[str, Any]
Moves = Callable[[], list[Move]]
Decisions = Generator[None, Move, None]
Grid = list[list[str | None]]


class Scored(Protocol):
    """Whoever has points."""

    score: int


Player = TypeVar("Player", bound=Scored)


class Story(ABC, Generic[Player]):
    """A game in progress: set up, dealt, and waiting for a decision."""

    starter: int

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.turn: int | None = None
        self.round = 0
        self.over = False
        self.winners: list[int] = []
        self._moves: Moves
        self._story = self._game()

    @abstractmethod
    def _game(self) -> Decisions:
        """Follow the rules from the first round to the last."""

    @abstractmethod
    def check(self) -> None:
        """Assert what must be true of every position."""

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def legal(self) -> list[Move]:
        """List the moves of the decision that is due, none when the game is over."""
        if self.over:
            return []
        return self._moves()

    def play(self, move: Move) -> None:
        """Play a legal move and everything that follows without a decision."""
        legal = self.legal()
        if not legal:
            raise ValueError(f"not a legal move: {move!r} (the game is over)")
        if move not in legal:
            raise ValueError(f"not a legal move: {move!r} (expected for example {legal[0]!r})")
        with suppress(StopIteration):
            self._story.send(move)

    def _ask(self, seat: int, moves: Moves) -> Generator[None, Move, Move]:
        """Pause until the player has decided, and return his move."""
        self.turn = seat
        self._moves = moves
        return (yield)

    def _decide(self, seat: int, moves: Moves) -> Generator[None, Move, Move]:
        """Return the only move there is, or ask for one; for the parts of a turn, never for the turn itself."""
        options = moves()
        if len(options) == 1:
            return options[0]
        return (yield from self._ask(seat, moves))


# Tiles


def take(tiles: list[str], colour: str) -> list[str]:
    """Remove all tiles of a colour from a place and return them (C-10, D-14)."""
    taken = [tile for tile in tiles if tile == colour]
    tiles[:] = [tile for tile in tiles if tile != colour]
    return taken


def empty_lines(size: int) -> list[list[str]]:
    return [[] for _ in range(size)]


def empty_grid(size: int) -> Grid:
    return [[None] * size for _ in range(size)]


def columns_of(grid: Grid) -> Grid:
    return [list(column) for column in zip(*grid, strict=True)]


def count_complete(lines: Grid) -> int:
    return sum(None not in line for line in lines)


def run_length(grid: Grid, row: int, column: int, down: int, across: int) -> int:
    """Count the connected tiles through a space, along one direction and its opposite."""
    length = 1
    for sign in (1, -1):
        r, c = row + sign * down, column + sign * across
        while 0 <= r < len(grid) and 0 <= c < len(grid) and grid[r][c] is not None:
            length += 1
            r, c = r + sign * down, c + sign * across
    return length


def tile_points(grid: Grid, row: int, column: int) -> int:
    """Score the tile just placed (C-22, D-40)."""
    across = run_length(grid, row, column, 0, 1)
    down = run_length(grid, row, column, 1, 0)
    if across == 1 and down == 1:
        return 1
    return (across if across > 1 else 0) + (down if down > 1 else 0)
