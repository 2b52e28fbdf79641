"""How each rule system looks in text."""

from sintra.core.contract import Game
from sintra.terminal.boards.board import Board
from sintra.terminal.boards.classic.board import ClassicBoard
from sintra.terminal.boards.duel.board import DuelBoard
from sintra.terminal.boards.garden.board import GardenBoard

BOARDS: dict[str, Board] = {"classic": ClassicBoard(), "duel": DuelBoard(), "garden": GardenBoard()}


def board_of(game: Game) -> Board:
    """The board of a game."""
    return BOARDS[game.rules]
