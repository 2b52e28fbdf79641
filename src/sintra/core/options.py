"""Options of a game as data, from which a screen can be built and against which a choice is checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sintra.core.errors import CZECH_QUOTES, BadOption, listed, shown
from sintra.core.text import Text

Choice = str | int


@dataclass(frozen=True)
class Value:
    """One thing an option can be."""

    name: Choice
    title: Text
    meaning: Text
    fewest_players: int = 0


@dataclass(frozen=True)
class Option:
    """A choice to make before the game; its first value is the default."""

    name: str
    title: Text
    values: tuple[Value, ...]

    @property
    def default(self) -> Choice:
        """What is played when nobody chooses."""
        return self.values[0].name

    def names(self, players: int) -> list[Choice]:
        """What can be chosen with so many players."""
        return [value.name for value in self.values if value.fewest_players <= players]

    def choose(self, given: Any, players: int) -> Choice:
        """The choice that was given, as itself or as text; anything else is refused."""
        if type(given) in (str, int):
            for name in self.names(players):
                if given in (name, str(name)):
                    return name
        expected = listed(self.names(players))
        raise BadOption(
            f"option {self.name} can not be {shown(given)} (expected one of: {expected})",
            f"volba {self.name} nemůže být {shown(given, CZECH_QUOTES)} (možnosti: {expected})",
        )


def starter_option(most_players: int) -> Option:
    """Who starts: drawn, or a seat. Every game has it."""
    drawn = Value(
        "random",
        Text("random", "náhodně"),
        Text("The starting player is drawn.", "Začínající hráč se vylosuje."),
    )
    seats = tuple(
        Value(
            seat,
            Text(f"player {seat + 1}", f"hráč {seat + 1}"),
            Text(f"Player {seat + 1} starts.", f"Začíná hráč {seat + 1}."),
            fewest_players=seat + 1,
        )
        for seat in range(most_players)
    )
    return Option("starter", Text("Starting player", "Začínající hráč"), (drawn, *seats))


def chosen_options(options: tuple[Option, ...], given: Mapping[str, Any], players: int) -> dict[str, Choice]:
    """Every option with its value, defaults filled in; unknown ones are refused."""
    known = [option.name for option in options]
    if not isinstance(given, Mapping):
        example = {known[0]: options[0].default}
        raise BadOption(
            f"not options: {shown(given)} (expected names with values, for example {example})",
            f"neplatné volby: {shown(given, CZECH_QUOTES)} (očekávají se jména s hodnotami, například {example})",
        )
    for name in given:
        if name not in known:
            raise BadOption(
                f"no option {shown(name)} in this game (expected one of: {listed(known)})",
                f"tato hra nemá volbu {shown(name, CZECH_QUOTES)} (možnosti: {listed(known)})",
            )
    return {option.name: option.choose(given.get(option.name, option.default), players) for option in options}
