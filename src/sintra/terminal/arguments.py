"""The arguments of the command line, with help and refusals in the person's own language."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from operator import methodcaller
from typing import Any, NoReturn

from sintra.core.contract import Game
from sintra.core.errors import BadOption, listed
from sintra.core.words import LANGUAGES, Argument, Listed, Text
from sintra.terminal.asked import USUAL_OPPONENT

NOT_PLAYING = ("-h", "--help", "--version")
USUAL_COMMAND, USUAL_GAME = ("serve", "--open"), "mini"
USUAL_HOST, USUAL_PORT = "127.0.0.1", 8642
USUAL_PLAYERS, USUAL_GAMES, USUAL_SEED, USUAL_BOT = 2, 1000, 0, "random"  # of a simulation
MATCH_GAMES, MATCH_JOBS = 400, 1
USUAL_HOURS, LESSON_GAMES, USUAL_FOLDER = 1.0, 4000, "learned"
FILE, GAME = "command-name-file", "command-name-game"  # names of values


def parse_arguments(given: Sequence[str], language: str, games: Iterable[Game], bots: Iterable[str]) -> Any:
    """What was asked for; without a command, the table in the browser."""
    words = list(given)
    if all(word.startswith("-") for word in words[:1]) and not {*COMMANDS, *NOT_PLAYING}.intersection(words):
        words[:0] = USUAL_COMMAND
    parsed, unknown = build_parser(language, facts_of(list(games), bots)).parse_known_args(words)
    if unknown:
        raise BadOption("command-refusal-unknown", arguments=" ".join(unknown))
    return parsed


class Help(argparse.HelpFormatter):
    """Help whose first word is in our language."""

    def __init__(self, language: str, **settings: Any) -> None:
        super().__init__(**settings)
        self.language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        ours = f"{Text('command-usage').in_(self.language)} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, ours)


class Parser(argparse.ArgumentParser):
    """A parser that speaks one of our languages and refuses in one line, before argparse does so in English.

    At most one of its arguments may be required.
    """

    def __init__(self, language: str, facts: Mapping[str, Argument], **settings: Any) -> None:
        formatter = partial(Help, language)
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=formatter, **settings)
        self.language = language
        self.facts = facts  # which sentences may mention
        self.arguments: list[argparse.Action] = []
        self.group = self.add_argument_group(self.words("command-options"))
        self.add("command-help", "-h", "--help", action="help")

    def words(self, key: str) -> str:
        return Text(key, **self.facts).in_(self.language)

    def add(self, meaning: str, *names: str, value: str = "", **settings: Any) -> None:
        """An argument; the key of its meaning, and of the name of its value if that is a word."""
        if value:
            settings["metavar"] = self.words(value)
        self.arguments.append(self.group.add_argument(*names, help=self.words(meaning), **settings))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; an option without its value, or with one that it does not take, is refused."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            found = [option for option in self.arguments if name_of(option) == error.argument_name]
            if not found:
                self.error(error.message)
            if found[0].nargs != 0:
                raise BadOption("command-refusal-no-value", option=name_of(found[0])) from error
            given = value_given(found[0], args)
            raise BadOption("command-refusal-value", option=name_of(found[0]), given=given) from error

    def error(self, message: str) -> NoReturn:
        """Refuse a line without the argument it needs: what else can be wrong never comes here."""
        missing = listed(name_of(argument) for argument in self.arguments if argument.required)
        raise BadOption("command-refusal-missing", arguments=missing)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse what is no command: nothing else has choices."""
        if action.choices is not None and value not in action.choices:
            raise BadOption("command-refusal-command", given=value, expected=listed(action.choices))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Refuse what is no whole number: nothing else has a type."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            raise BadOption("command-refusal-number", option=name_of(action), given=arg_string) from error


def name_of(argument: argparse.Action) -> str:
    return "/".join(argument.option_strings) or str(argument.metavar)


def value_given(option: argparse.Action, words: Sequence[str]) -> str:
    """What was typed directly after an option."""
    typed = (word.removeprefix(name) for word in words for name in option.option_strings if word.startswith(name))
    return next(filter(None, typed), "").removeprefix("=")


def facts_of(games: Sequence[Game], bots: Iterable[str]) -> dict[str, Argument]:
    """What help says about games and bots."""
    counts = sorted({count for game in games for count in game.player_counts})
    known = {f"{option.name}={value.name}" for game in games for option in game.options for value in option.values[1:2]}
    return {
        "games": listed(game.name for game in games),
        "default": USUAL_GAME,
        "counts": Listed(tuple(counts), "any"),
        "examples": listed(sorted(known)),
        "bots": listed(bots),
        "opponent": USUAL_OPPONENT,
        "languages": Listed(LANGUAGES, "any"),
        "port": USUAL_PORT,
    }


def build_parser(language: str, facts: Mapping[str, Argument]) -> Parser:
    about, usual = (Text(key).in_(language) for key in ("command-about", "command-usual"))
    parser = Parser(language, facts, prog="sintra", description=about, epilog=usual)
    parser.add("command-version", "--version", action="version", version=f"sintra {version('sintra')}")
    LANGUAGE(parser)
    title, metavar = parser.words("command-commands"), parser.words("command-name-command")
    commands = parser.add_subparsers(title=title, dest="command", required=True, metavar=metavar)
    parser.arguments.append(commands)
    for name, arguments in COMMANDS.items():
        summary = parser.words(f"command-{name}")
        command = commands.add_parser(name, language=language, facts=facts, help=summary, description=summary)
        for add in arguments:
            add(command)
    return parser


argument = partial(methodcaller, "add")  # to a parser

LANGUAGE = argument("command-lang", "--lang", metavar="LANG")
PLAYERS = argument("command-players", "--players", metavar="N", type=int)
PLAYERS_OF_MANY = argument("command-players", "--players", metavar="N", type=int, default=USUAL_PLAYERS)
BOTS_IN_SEATS = argument("command-bots", "--bots", metavar="BOT,BOT", action="append")
OPTION = argument("command-option", "--option", value="command-name-option", action="append", default=[])
SEED = argument("command-seed", "--seed", metavar="S", type=int)
SEED_OF_MANY = argument("command-seed", "--seed", metavar="S", type=int, default=USUAL_SEED)
PLAIN = argument("command-plain", "--plain", action="store_true")
COMMANDS = {
    "serve": [
        argument("command-host", "--host", metavar="HOST", default=USUAL_HOST),
        argument("command-public-url", "--public-url", metavar="URL", default=""),
        argument("command-port", "--port", metavar="PORT", type=int),
        argument("command-data", "--data", value="command-name-folder"),
        argument("command-open", "--open", action="store_true"),
        LANGUAGE,
    ],
    "play": [
        argument("command-game", "game", nargs="?", value=GAME),
        *(PLAYERS, BOTS_IN_SEATS, OPTION, SEED),
        argument("command-save", "--save", value=FILE),
        *(LANGUAGE, PLAIN),
    ],
    "replay": [argument("command-file", "file", value=FILE), BOTS_IN_SEATS, LANGUAGE, PLAIN],
    "simulate": [
        argument("command-game-needed", "game", value=GAME),
        PLAYERS_OF_MANY,
        argument("command-games", "--games", metavar="K", type=int, default=USUAL_GAMES),
        *(OPTION, SEED_OF_MANY),
        argument("command-bot", "--bot", metavar="BOT", default=USUAL_BOT),
        argument("command-no-idle-pass", "--no-idle-pass", action="store_true"),
        LANGUAGE,
    ],
    "arena": [
        argument("command-game", "--game", value=GAME, default=USUAL_GAME),
        PLAYERS_OF_MANY,
        argument("command-match-bots", "--bots", metavar="BOT,BOT", action="append", required=True),
        argument("command-match-games", "--games", metavar="K", type=int, default=MATCH_GAMES),
        *(OPTION, SEED_OF_MANY),
        argument("command-jobs", "--jobs", metavar="J", type=int, default=MATCH_JOBS),
        argument("command-json", "--json", value=FILE),
        argument("command-neighbours", "--neighbours", action="store_true"),
        argument("command-stop", "--stop", action="store_true"),
        argument("command-ray", "--ray", value="command-name-address"),
        LANGUAGE,
    ],
    "train": [
        argument("command-game-needed", "game", value=GAME),
        *(PLAYERS_OF_MANY, OPTION, SEED_OF_MANY),
        argument("command-hours", "--hours", metavar="H", type=float, default=USUAL_HOURS),
        argument("command-out", "--out", value="command-name-folder", default=USUAL_FOLDER),
        argument("command-train-games", "--games", metavar="K", type=int, default=LESSON_GAMES),
        argument("command-jobs", "--jobs", metavar="J", type=int, default=MATCH_JOBS),
        LANGUAGE,
    ],
}
