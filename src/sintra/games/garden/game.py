"""Queen's Garden's answers to the contract."""

from collections.abc import Mapping

from sintra.core.contract import Game, Move, State
from sintra.core.memory import plain
from sintra.core.options import Choice, chosen_starter
from sintra.core.words import Text
from sintra.games.garden import moves, position, view
from sintra.games.garden.kinds import KINDS
from sintra.games.garden.options import OPTIONS
from sintra.games.garden.rules.actions import ACTIONS
from sintra.games.garden.rules.play import CHOICES
from sintra.games.garden.state import STATE
from sintra.games.garden.types import HEXAGON_NAMES, GardenView, Revealed


class Garden(Game):
    """Queen's Garden."""

    name = rules = "garden"
    title = Text("garden-title")
    player_counts = (2, 3, 4)
    options = OPTIONS
    state_type = STATE
    choices_type = CHOICES
    actions = ACTIONS
    kinds = KINDS
    pieces = HEXAGON_NAMES
    vocabulary = moves.VOCABULARY

    def numbers_of(self, options: Mapping[str, Choice]) -> tuple[int, ...]:
        return options["scoring"] == "variant", options["pass_discard"] == "on", chosen_starter(options)

    def options_of(self, state: State) -> dict[str, Choice]:
        return {
            "scoring": "variant" if state[0].has_variant_scoring else "base",
            "pass_discard": "on" if state[0].has_pass_discard else "off",
            "starter": OPTIONS[-1].default,
        }

    def action_of(self, move: Move) -> int:
        return super().action_of(moves.in_order(move))

    def view(self, state: State, seat: int | None) -> GardenView:
        return view.view_of(plain(state), seat)

    def reveal(self, state: State) -> Revealed:
        return view.reveal_of(plain(state))

    def format_position(self, state: State) -> str:
        return position.format_position(plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)


GAMES = (Garden(),)
