"""The classic game's answers to the contract, once for each edition."""

from collections.abc import Mapping

from sintra.core.contract import Event, Game, Move, State, View
from sintra.core.events import Row
from sintra.core.options import Choice, chosen_starter
from sintra.core.records import plain
from sintra.core.text import Text
from sintra.games.classic import moves, position, view, words
from sintra.games.classic.actions import ACTIONS
from sintra.games.classic.editions import Edition
from sintra.games.classic.rules import CHOICES
from sintra.games.classic.stakes import stake_of
from sintra.games.classic.state import STATE


class Classic(Game):
    """Mini or Master Chocolatier."""

    rules = "classic"
    player_counts = (2, 3, 4)
    state_type = STATE
    choices_type = CHOICES
    actions = ACTIONS

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.name = edition.name
        self.title = edition.title
        self.options = edition.options

    def numbers_of(self, options: Mapping[str, Choice]) -> tuple[int, ...]:
        return options["wall"] == "plain", options.get("special") == "on", chosen_starter(options)

    def options_of(self, state: State) -> dict[str, Choice]:
        played = {
            "wall": "plain" if state[0].has_plain_wall else "coloured",
            "special": "on" if state[0].has_special_displays else "off",
        }
        return {option.name: played.get(option.name, option.default) for option in self.options}

    def move_of(self, action: int) -> Move:
        return moves.move_of(self.edition, action)

    def action_of(self, move: Move) -> int:
        return moves.action_of(self.edition, move)

    def format_move(self, move: Move, language: str = "en") -> str:
        return moves.format_move(self.edition, move, language)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(self.edition, text)

    def view(self, state: State, seat: int | None) -> View:
        return view.view_of(self.edition, plain(state), seat)

    def reveal(self, state: State) -> View:
        return view.reveal_of(self.edition, plain(state))

    def event_of(self, row: Row) -> Event:
        return view.event_of(self.edition, row)

    def loss(self, event: Event) -> int:
        return view.loss_of(event)

    def stake(self, state: State, action: int) -> int:
        return stake_of(self, self.edition, state, action)

    def describe(self, event: Event, language: str) -> str:
        return words.describe(self.edition, event, language)

    def part_title(self, kind: str) -> Text:
        return words.part_title(self.edition, kind)

    def format_position(self, state: State) -> str:
        return position.format_position(self.edition, plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(self.edition, text)
