"""Duel's answers to the contract."""

from collections.abc import Mapping

from sintra.core.contract import Event, Game, State, View
from sintra.core.events import Row
from sintra.core.memory import plain
from sintra.core.options import Choice, chosen_starter
from sintra.core.text import Text
from sintra.games.duel import moves, position, view, words
from sintra.games.duel.cardboard import SEATS
from sintra.games.duel.options import OPTIONS, chosen_goals, goal_names
from sintra.games.duel.rules.actions import ACTIONS
from sintra.games.duel.rules.play import CHOICES
from sintra.games.duel.state import STATE


class Duel(Game):
    """The game with the dome for two."""

    name = "duel"
    rules = "duel"
    title = Text("Duel", "Duel")
    player_counts = (SEATS,)
    options = OPTIONS
    state_type = STATE
    choices_type = CHOICES
    actions = ACTIONS
    vocabulary = moves.VOCABULARY
    secret_moves = moves.SECRET_MOVES
    secret_events = view.SECRET_EVENTS

    def numbers_of(self, options: Mapping[str, Choice]) -> tuple[int, ...]:
        return *chosen_goals(options), chosen_starter(options)

    def options_of(self, state: State) -> dict[str, Choice]:
        return {"goals": goal_names(int(state[0].goals)), "starter": "random"}

    def view(self, state: State, seat: int | None) -> View:
        return view.view_of(plain(state), seat)

    def reveal(self, state: State) -> View:
        return view.reveal_of(plain(state))

    def event_of(self, row: Row) -> Event:
        return view.event_of(row)

    def loss(self, event: Event) -> int:
        return view.loss_of(event)

    def describe(self, event: Event, language: str) -> str:
        return words.describe(event, language)

    def part_title(self, kind: str) -> Text:
        return words.part_title(kind)

    def format_position(self, state: State) -> str:
        return position.format_position(plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)
