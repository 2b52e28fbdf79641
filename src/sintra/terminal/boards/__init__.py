"""How each rule system looks in text."""

from importlib import import_module

from sintra.core.contract import Game
from sintra.terminal.boards.board import Board


def board_of(game: Game) -> Board:
    board: Board = import_module(f"{__name__}.{game.rules}.board").BOARD
    return board
