"""Duel's answers to the contract."""

from sintra.core.contract import Event, Game, State
from sintra.core.memory import plain
from sintra.core.words import Text
from sintra.games.duel import moves, position, view
from sintra.games.duel.cardboard import BROKEN_LOSSES, FIRST_TILE_LOSS, SEATS
from sintra.games.duel.kinds import KINDS
from sintra.games.duel.names import COLOUR_NAMES
from sintra.games.duel.options import OPTIONS
from sintra.games.duel.rules.actions import ACTIONS
from sintra.games.duel.state import NEW_STATE, STATE
from sintra.games.duel.types import DuelView, Revealed


class Duel(Game):
    """The game with the dome for two."""

    name = "duel"
    rules = "duel"
    title = Text("duel-title")
    player_counts = (SEATS,)
    options = OPTIONS
    state_type = STATE
    blank = NEW_STATE
    actions = ACTIONS
    kinds = KINDS
    pieces = COLOUR_NAMES
    vocabulary = moves.VOCABULARY
    secret_moves = moves.SECRET_MOVES

    def view(self, state: State, seat: int | None) -> DuelView:
        return view.view_of(plain(state), seat)

    def reveal(self, state: State) -> Revealed:
        return view.reveal_of(plain(state))

    def loss(self, event: Event) -> int:
        """What a piece that falls costs in D-41; nothing in the tower."""
        if event["event"] == "first":
            return FIRST_TILE_LOSS
        space = event["to"] if event["event"] == "break" else None
        return BROKEN_LOSSES[space] if isinstance(space, int) else 0

    def format_position(self, state: State) -> str:
        return position.format_position(plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)


GAMES = (Duel(),)
