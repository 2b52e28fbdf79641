"""Options of a game as data, from which a screen can be built and against which a choice is checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sintra.core.errors import BadOption, listed, shown
from sintra.core.events import NOBODY
from sintra.core.words import Argument, Listed, Text

Choice = str | int | list[str]


@dataclass(frozen=True)
class Value:
    """One thing an option can be."""

    name: Choice
    title: Text
    meaning: Text
    fewest_players: int = 0


def values_of(key: str, *names: str, **args: Argument) -> tuple[Value, ...]:
    """The values of an option whose words have its key: `KEY-NAME` and `KEY-NAME-meaning`."""
    return tuple(Value(name, Text(f"{key}-{name}", **args), Text(f"{key}-{name}-meaning", **args)) for name in names)


@dataclass(frozen=True)
class Option:
    """A choice to make before the game; its first value is the default."""

    name: str
    title: Text
    values: tuple[Value, ...]
    came_later: bool = False  # than records that people keep: those are without it, and new ones too if it is not used
    groups: tuple[tuple[Value, ...], ...] = ()  # of a selection
    sizes: tuple[int, ...] = ()
    field: str = ""  # of a state, where the number of the value is
    numbers: tuple[int, ...] = ()  # of the values, if they are not 0, 1, 2 …
    is_lasting: bool = True  # whether the state still has it when the game goes on

    @property
    def default(self) -> Choice:
        return self.values[0].name

    def number_of(self, choice: Choice) -> int:
        place = [value.name for value in self.values].index(choice)
        return self.numbers[place] if self.numbers else place

    def choice_of(self, number: int) -> Choice:
        """What a state is played with; the default, if it does not know it any more."""
        return self.values[number].name if self.is_lasting else self.default

    def names(self, players: int) -> list[Choice]:
        return [value.name for value in self.values if value.fewest_players <= players]

    def choose(self, given: Any, players: int) -> Choice:
        """The choice that was given, as itself or as text; anything else is refused."""
        if type(given) in (str, int):
            for name in self.names(players):
                if given in (name, str(name)):
                    return name
        raise self.refusal(given, players)

    def refusal(self, given: Any, players: int) -> BadOption:
        return BadOption("refusal-option", option=self.name, given=shown(given), expected=self.expected(players))

    def expected(self, players: int) -> Text:
        return Text("refusal-expected-one", names=listed(self.names(players)))

    def title_of(self, choice: Choice) -> Text:
        return next(value.title for value in self.values if value.name == choice)


@dataclass(frozen=True)
class Selection(Option):
    """An option that can also be a list: so many names as the sizes say, no more than one of each group."""

    @property
    def listed(self) -> list[str]:
        """All names that can be in a list."""
        return [str(value.name) for group in self.groups for value in group]

    def number_of(self, choice: Choice) -> int:
        """The names of a list as bits; a named choice has a number of its own."""
        if not isinstance(choice, list):
            return super().number_of(choice)
        return sum(1 << self.listed.index(name) for name in choice)

    def choice_of(self, number: int) -> Choice:
        return [name for place, name in enumerate(self.listed) if number >> place & 1]

    def choose(self, given: Any, players: int) -> Choice:
        """A named choice, or a list in the order of the groups; as text its names are divided by commas."""
        names = given.split(",") if isinstance(given, str) else given
        if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
            return super().choose(given, players)
        if len(names) == 1 and names[0] in self.names(players):
            return super().choose(names[0], players)
        chosen = [value.name for group in self.groups for value in group if value.name in names]
        groups = [group for group in self.groups if any(value.name in names for value in group)]
        if not len(names) == len(chosen) == len(groups) or len(chosen) not in self.sizes:
            raise self.refusal(given, players)
        return [str(name) for name in chosen]

    def expected(self, players: int) -> Text:
        pairs = listed("/".join(str(value.name) for value in group) for group in self.groups)
        sizes = Listed(self.sizes, "any")
        return Text("refusal-expected-selection", names=listed(self.names(players)), sizes=sizes, pairs=pairs)

    def title_of(self, choice: Choice) -> Text:
        if not isinstance(choice, list):
            return super().title_of(choice)
        titles = (value.title for group in self.groups for value in group if value.name in choice)
        return Text("common-list", items=Listed(tuple(titles)))


def told_choices(options: Iterable[Option], choices: Mapping[str, Choice]) -> dict[str, Choice]:
    """The choices that are written down: all but the usual ones of options that came later."""
    unused = {option.name for option in options if option.came_later and choices[option.name] == option.default}
    return {name: choice for name, choice in choices.items() if name not in unused}


def format_choice(choice: Choice) -> str:
    return ",".join(choice) if isinstance(choice, list) else str(choice)


def starter_option(most_players: int) -> Option:
    """Who starts: drawn, or a seat. Every game has it."""
    seats = tuple(
        Value(
            seat, Text("common-starter-seat", number=seat + 1), Text("common-starter-starts", number=seat + 1), seat + 1
        )
        for seat in range(most_players)
    )
    values = (*values_of("common-starter", "random"), *seats)
    numbers = tuple(range(NOBODY, most_players))
    return Option("starter", Text("common-starter"), values, field="starter", numbers=numbers, is_lasting=False)


def chosen_options(options: tuple[Option, ...], given: Mapping[str, Any], players: int) -> dict[str, Choice]:
    """Every option with its value, defaults filled in; unknown ones are refused."""
    known = [option.name for option in options]
    if not isinstance(given, Mapping):
        example = {known[0]: options[0].default}
        raise BadOption("refusal-no-options", given=shown(given), example=str(example))
    for name in given:
        if name not in known:
            raise BadOption("refusal-no-option", given=shown(name), expected=listed(known))
    return {option.name: option.choose(given.get(option.name, option.default), players) for option in options}
