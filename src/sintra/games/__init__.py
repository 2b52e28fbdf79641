"""The games, by name."""

from sintra.core.contract import Game
from sintra.games.classic.editions import EDITIONS
from sintra.games.classic.game import Classic
from sintra.games.duel.game import Duel

ALL: tuple[Game, ...] = (*(Classic(edition) for edition in EDITIONS), Duel())
GAMES: dict[str, Game] = {game.name: game for game in ALL}
