"""What the line that a move fills will score, found by letting the round end with that move."""

from sintra.core import engine
from sintra.core.contract import Event, Game, Move, State
from sintra.core.events import new_log
from sintra.games.classic.editions import Edition
from sintra.games.classic.state import CENTRE


def stake_of(game: Game, edition: Edition, state: State, action: int) -> int:
    """The points of the filled line; none where the player will choose a place for its tile, or nothing is filled."""
    move = game.known_moves[action]
    if move["do"] != "draft":
        return 0
    ending, log = last_of_the_round(edition, state, move), new_log()
    engine.play_at(ending, 0, action, log)
    seat = int(state[0].seat)
    return sum(event["points"] for event in game.events_of(log) if is_tile_of(event, seat, move["to"]))


def last_of_the_round(edition: Edition, state: State, move: Move) -> State:
    """The same position with nothing left to take but what the move takes."""
    source = CENTRE if move["from"] == "centre" else move["from"]
    colour = edition.colour_names.index(move["colour"])
    ending = state.copy()
    ending["tiles"] = 0
    ending["tiles"][0, source, colour] = ending["offered"] = state["tiles"][0, source, colour]
    return ending


def is_tile_of(event: Event, seat: int, line: int | str) -> bool:
    """Whether a line's tile goes to the wall."""
    return event["event"] == "tile" and (event["seat"], event["line"]) == (seat, line)
