"""What the command line asks for, checked; refusals are in the person's own language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from sintra.core.contract import Game
from sintra.core.errors import BadOption
from sintra.core.table import Table
from sintra.core.text import Text
from sintra.terminal import messages

LARGEST_SEED = (1 << 64) - 1
NO_BOTS = "none"
USUAL_BOT = "greedy"
FEWEST_PLAYERS = 2


@dataclass(frozen=True)
class Request:
    """A game as it was asked for; None is what was left open."""

    game: str | None
    players: str | None
    options: Sequence[str]
    seed: str | None


class Checker:
    """Checks requests in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def refuse(self, text: Text, **values: object) -> NoReturn:
        """Say what was expected."""
        raise BadOption(text.in_(self.language).format(**values))

    def one_of(self, known: Iterable[object], given: str, text: Text, **values: object) -> str:
        """A name that is known."""
        names = [str(name) for name in known]
        if given not in names:
            self.refuse(text, name=given, known=", ".join(names), **values)
        return given

    def whole_number(self, given: str, name: str, least: int, most: int) -> int:
        """A number in a range."""
        if not re.fullmatch(r"[0-9]{1,20}", given) or not least <= int(given) <= most:
            self.refuse(messages.NOT_A_NUMBER, name=name, given=given, least=least, most=most)
        return int(given)

    def seed(self, given: str | None) -> int | None:
        """A seed, if one is given."""
        return None if given is None else self.whole_number(given, "--seed", 0, LARGEST_SEED)

    def game(self, given: str, games: Mapping[str, Game]) -> Game:
        """A game by its name."""
        return games[self.one_of(games, given, messages.NO_SUCH_GAME)]

    def players(self, given: str, game: Game) -> int:
        """How many can play a game."""
        counts = [str(count) for count in game.player_counts]
        if given not in counts:
            self.refuse(messages.NO_SUCH_COUNT, game=game.name, count=given, known=", ".join(counts))
        return int(given)

    def options(self, given: Sequence[str], game: Game, players: int) -> dict[str, str]:
        """Options of a game, each given as name=value."""
        chosen: dict[str, str] = {}
        for text in given:
            name, is_pair, value = text.partition("=")
            if not is_pair:
                first = game.options[0]
                self.refuse(messages.NOT_AN_OPTION, given=text, example=f"{first.name}={first.default}")
            if name in chosen:
                self.refuse(messages.OPTION_TWICE, name=name)
            chosen[name] = self.option(name, value, game, players)
        return chosen

    def option(self, name: str, value: str, game: Game, players: int) -> str:
        """The value of one option."""
        known = {option.name: option for option in game.options}
        self.one_of(known, name, messages.NO_SUCH_OPTION, game=game.name)
        values = [str(possible) for possible in known[name].names(players)]
        if value not in values:
            self.refuse(messages.NO_SUCH_VALUE, name=name, value=value, known=", ".join(values))
        return value

    def bots(self, given: str | None, known: Sequence[str]) -> list[str] | None:
        """The names of bots, None if nothing is asked for."""
        if given is None:
            return None
        if given == NO_BOTS:
            return []
        names = [name.strip() for name in given.split(",")]
        for name in names:
            if name not in known:
                self.refuse(messages.NO_SUCH_BOT, name=name, known=", ".join([*known, NO_BOTS]))
        return names

    def bots_in_seats(self, bots: list[str] | None, players: int) -> list[str | None]:
        """For every seat its bot or None: people first, then the bots; if nothing is asked for, one person."""
        if bots is None:
            bots = [USUAL_BOT] * (players - 1)
        if len(bots) > players:
            self.refuse(messages.TOO_MANY_BOTS, bots=len(bots), players=players)
        return [None] * (players - len(bots)) + list(bots)

    def same_game(self, table: Table, path: Path, request: Request) -> None:
        """Refuse what contradicts a saved game."""
        asked: list[tuple[Text, object, object]] = [
            (messages.THE_GAME, table.game.name, request.game),
            (messages.THE_PLAYERS, table.players, request.players),
            (messages.THE_SEED, table.seed, self.seed(request.seed)),
        ]
        for text, saved, given in asked:
            self.same(path, text.in_(self.language), saved, given)
        for name, value in self.options(request.options, table.game, table.players).items():
            self.same(path, messages.THE_OPTION.in_(self.language).format(name=name), table.options[name], value)

    def same(self, path: Path, name: str, saved: object, given: object) -> None:
        """Refuse one thing that differs from a saved game."""
        if given is not None and str(given) != str(saved):
            self.refuse(messages.CONTRADICTION, path=path, name=name, saved=saved, given=given)


def usual_players(bots: list[str] | None, game: Game) -> int:
    """How many play if nobody says: two, or one more than there are bots, as far as the game allows."""
    wanted = FEWEST_PLAYERS if bots is None else max(FEWEST_PLAYERS, len(bots) + 1)
    return min(wanted, max(game.player_counts))
