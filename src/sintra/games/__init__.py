"""The games, by name."""

from sintra.core.contract import Game
from sintra.games.classic.editions import EDITIONS
from sintra.games.classic.game import Classic
from sintra.games.garden.game import Garden

GAMES: dict[str, Game] = {
    **{edition.name: Classic(edition) for edition in EDITIONS},
    Garden.name: Garden(),
}
