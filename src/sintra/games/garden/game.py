"""Queen's Garden's answers to the contract."""

from sintra.core.contract import Game, Move, State
from sintra.core.memory import plain
from sintra.core.words import Text
from sintra.games.garden import moves, position, view
from sintra.games.garden.kinds import KINDS
from sintra.games.garden.options import OPTIONS
from sintra.games.garden.rules.actions import ACTIONS
from sintra.games.garden.state import NEW_STATE, STATE
from sintra.games.garden.types import HEXAGON_NAMES, GardenView, Revealed


class Garden(Game):
    """Queen's Garden."""

    name = rules = "garden"
    title = Text("garden-title")
    player_counts = (2, 3, 4)
    options = OPTIONS
    state_type = STATE
    blank = NEW_STATE
    actions = ACTIONS
    kinds = KINDS
    pieces = HEXAGON_NAMES
    vocabulary = moves.VOCABULARY

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
