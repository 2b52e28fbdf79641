"""The classic game's answers to the contract, once for each edition."""

from sintra.core import engine
from sintra.core.contract import Event, Game, Move, State
from sintra.core.memory import plain
from sintra.core.words import Text
from sintra.games.classic import moves, position, view
from sintra.games.classic.cardboard import FLOOR_LOSSES
from sintra.games.classic.kinds import KINDS
from sintra.games.classic.options import EDITIONS, Edition
from sintra.games.classic.rules.actions import ACTIONS
from sintra.games.classic.state import CENTRE, NEW_STATE, STATE
from sintra.games.classic.types import ClassicView, Revealed


class Classic(Game):
    """Mini or Master Chocolatier."""

    rules = "classic"
    player_counts = (2, 3, 4)
    state_type = STATE
    blank = NEW_STATE
    actions = ACTIONS
    kinds = KINDS

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.name = edition.name
        self.title = Text(f"classic-title-{edition.name}")
        self.said_with = {"edition": edition.name}
        self.pieces = edition.colour_names
        self.options = edition.options
        self.vocabulary = moves.vocabulary_of(edition)

    def view(self, state: State, seat: int | None) -> ClassicView:
        return view.view_of(self.edition, plain(state), seat)

    def reveal(self, state: State) -> Revealed:
        return view.reveal_of(self.edition, plain(state))

    def loss(self, event: Event) -> int:
        """What a piece that falls costs in C-23; nothing on the shield or beside a full floor."""
        space = event["to"] if event["event"] in ("fall", "marker") else None
        return FLOOR_LOSSES[space] if isinstance(space, int) else 0

    def stake(self, state: State, action: int) -> int:
        """The points of the filled line; none if the player will choose a place for its tile, or nothing is filled."""
        move = self.known_moves[action]
        if move["do"] != "draft":
            return 0
        ending, log = last_of_the_round(self.edition, state, move), self.new_log()
        engine.play_at(ending, 0, action, log)
        line = int(state[0].seat), move["to"]
        tiles = [event for event in self.events_of(log) if event["event"] == "tile"]
        return sum(tile["points"] for tile in tiles if (tile["seat"], tile["line"]) == line)

    def format_position(self, state: State) -> str:
        return position.format_position(self.edition, plain(state))

    def parse_position(self, text: str) -> State:
        return position.parse_position(self.edition, text)


def last_of_the_round(edition: Edition, state: State, move: Move) -> State:
    """The same position with nothing left to take but what the move takes."""
    source = CENTRE if move["from"] == "centre" else move["from"]
    colour = edition.colour_names.index(move["colour"])
    ending = state.copy()
    ending["tiles"] = 0
    ending["tiles"][0, source, colour] = ending["offered"] = state["tiles"][0, source, colour]
    return ending


GAMES = tuple(Classic(edition) for edition in EDITIONS)
