"""The games, by name."""

from sintra.core.contract import Game
from sintra.games.classic.game import Classic
from sintra.games.classic.options import EDITIONS
from sintra.games.duel.game import Duel
from sintra.games.garden.game import Garden

ALL: tuple[Game, ...] = (*(Classic(edition) for edition in EDITIONS), Duel(), Garden())
GAMES: dict[str, Game] = {game.name: game for game in ALL}
