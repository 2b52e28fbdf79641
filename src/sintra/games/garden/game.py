"""Queen's Garden's answers to the contract."""

from collections.abc import Mapping

import numpy as np

from sintra.core.contract import Game, Move, State, View
from sintra.core.options import Choice, chosen_starter
from sintra.core.records import plain
from sintra.core.words import Text
from sintra.games.garden import moves, position, view
from sintra.games.garden.kinds import KINDS
from sintra.games.garden.names import HEXAGON_NAMES
from sintra.games.garden.options import OPTIONS
from sintra.games.garden.rules import play
from sintra.games.garden.rules.actions import ACTIONS
from sintra.games.garden.state import STATE


class Garden(Game):
    """Queen's Garden."""

    name = rules = "garden"
    title = Text("garden-title")
    player_counts = (2, 3, 4)
    options = OPTIONS
    state_type = STATE
    actions = ACTIONS
    kinds = KINDS
    pieces = HEXAGON_NAMES

    def set_up(self, state: State, players: int, options: Mapping[str, Choice], seed: int, log: State) -> None:
        is_variant, has_discards = int(options["scoring"] == "variant"), int(options["pass_discard"] == "on")
        play.set_up(state, 0, players, is_variant, has_discards, chosen_starter(options), np.uint64(seed), log)

    def options_of(self, state: State) -> dict[str, Choice]:
        return {
            "scoring": "variant" if state[0].has_variant_scoring else "base",
            "pass_discard": "on" if state[0].has_pass_discard else "off",
            "starter": OPTIONS[-1].default,
        }

    def move_of(self, action: int) -> Move:
        return moves.move_of(action)

    def action_of(self, move: Move) -> int:
        return moves.action_of(move)

    def format_move(self, move: Move, language: str = "en") -> str:
        return moves.format_move(move, language)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def view(self, state: State, seat: int | None) -> View:
        return view.view_of(self.name, plain(state), seat)

    def reveal(self, state: State) -> View:
        return view.reveal_of(self.name, plain(state))

    def format_position(self, state: State) -> str:
        return position.format_position(plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)
