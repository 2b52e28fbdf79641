"""Duel's answers to the contract."""

from collections.abc import Mapping

import numpy as np

from sintra.core.contract import Event, Game, Move, State, View
from sintra.core.options import Choice, chosen_starter
from sintra.core.records import plain
from sintra.core.words import Text
from sintra.games.duel import moves, position, view
from sintra.games.duel.cardboard import BROKEN_LOSSES, FIRST_TILE_LOSS, SEATS
from sintra.games.duel.kinds import KINDS
from sintra.games.duel.names import COLOUR_NAMES
from sintra.games.duel.options import OPTIONS, chosen_goals, goal_names
from sintra.games.duel.rules import play
from sintra.games.duel.rules.actions import ACTIONS
from sintra.games.duel.state import STATE


class Duel(Game):
    """The game with the dome for two."""

    name = "duel"
    rules = "duel"
    title = Text("duel-title")
    player_counts = (SEATS,)
    options = OPTIONS
    state_type = STATE
    actions = ACTIONS
    kinds = KINDS
    pieces = COLOUR_NAMES
    secret_moves = moves.SECRET_MOVES

    def set_up(self, state: State, players: int, options: Mapping[str, Choice], seed: int, log: State) -> None:
        goals, random_goals = chosen_goals(options)
        play.set_up(state, 0, goals, random_goals, chosen_starter(options), np.uint64(seed), log)

    def options_of(self, state: State) -> dict[str, Choice]:
        return {"goals": goal_names(int(state[0].goals)), "starter": "random"}

    def move_of(self, action: int) -> Move:
        return moves.move_of(action)

    def action_of(self, move: Move) -> int:
        return moves.action_of(move)

    def format_move(self, move: Move, language: str = "en") -> str:
        return moves.format_move(move, language)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def view(self, state: State, seat: int | None) -> View:
        return view.view_of(plain(state), seat)

    def reveal(self, state: State) -> View:
        return view.reveal_of(plain(state))

    def loss(self, event: Event) -> int:
        return loss_of(event)

    def format_position(self, state: State) -> str:
        return position.format_position(plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)


def loss_of(event: Event) -> int:
    """What a piece that falls costs in D-41; nothing in the tower."""
    if event["event"] == "first":
        return FIRST_TILE_LOSS
    space = event["to"] if event["event"] == "break" else None
    return BROKEN_LOSSES[space] if isinstance(space, int) else 0
