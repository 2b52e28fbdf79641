"""The arguments of the command line, with help and refusals in the person's own language."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.metadata import version
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


def parse_arguments(given: Sequence[str], language: str, games: Iterable[Game], bots: Iterable[str]) -> Any:
    """What was asked for; without a command, the table in the browser."""
    words = list(given)
    if all(word.startswith("-") for word in words[:1]) and not {*COMMANDS, *NOT_PLAYING}.intersection(words):
        words[:0] = USUAL_COMMAND
    parsed, unknown = build_parser(language, list(games), list(bots)).parse_known_args(words)
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

    def __init__(self, language: str, **settings: Any) -> None:
        formatter = partial(Help, language)
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=formatter, **settings)
        self.language = language
        self.arguments: list[argparse.Action] = []
        self.group = self.add_argument_group(self.words("command-options"))
        self.add("--help", "command-help", "-h", action="help")

    def words(self, key: str, /, **args: Argument) -> str:
        return Text(key, **args).in_(self.language)

    def add(self, name: str, key: str, *names: str, args: dict[str, Argument] | None = None, **settings: Any) -> None:
        """An argument with its meaning."""
        meaning = self.words(key, **(args or {}))
        self.arguments.append(self.group.add_argument(*names, name, help=meaning, **settings))

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


def build_parser(language: str, games: list[Game], bots: list[str]) -> Parser:
    about, usual = (Text(key).in_(language) for key in ("command-about", "command-usual"))
    parser = Parser(language, prog="sintra", description=about, epilog=usual)
    parser.add("--version", "command-version", action="version", version=f"sintra {version('sintra')}")
    add_language(parser)
    title, metavar = parser.words("command-commands"), parser.words("command-name-command")
    commands = parser.add_subparsers(title=title, dest="command", required=True, metavar=metavar)
    parser.arguments.append(commands)
    for name, build in COMMANDS.items():
        summary = parser.words(f"command-{name}")
        build(commands.add_parser(name, language=language, help=summary, description=summary), games, bots)
    return parser


def build_serve(parser: Parser, games: list[Game], bots: list[str]) -> None:
    parser.add("--host", "command-host", metavar="HOST", default=USUAL_HOST)
    parser.add("--port", "command-port", args={"port": USUAL_PORT}, metavar="PORT", type=int)
    parser.add("--data", "command-data", metavar=parser.words("command-name-folder"))
    parser.add("--open", "command-open", action="store_true")
    add_language(parser)


def build_play(parser: Parser, games: list[Game], bots: list[str]) -> None:
    names = listed(game.name for game in games)
    args: dict[str, Argument] = {"games": names, "default": USUAL_GAME}
    parser.add("game", "command-game", args=args, nargs="?", metavar=parser.words("command-name-game"))
    add_players(parser, games)
    add_bots(parser, bots)
    add_options(parser, games)
    parser.add("--save", "command-save", metavar=parser.words("command-name-file"))
    add_looks(parser)


def build_replay(parser: Parser, games: list[Game], bots: list[str]) -> None:
    parser.add("file", "command-file", metavar=parser.words("command-name-file"))
    add_bots(parser, bots)
    add_looks(parser)


def build_simulate(parser: Parser, games: list[Game], bots: list[str]) -> None:
    names = listed(game.name for game in games)
    metavar = parser.words("command-name-game")
    parser.add("game", "command-game-needed", args={"games": names}, metavar=metavar)
    add_players(parser, games, USUAL_PLAYERS)
    parser.add("--games", "command-games", metavar="K", type=int, default=USUAL_GAMES)
    add_options(parser, games, USUAL_SEED)
    parser.add("--bot", "command-bot", args={"bots": listed(bots)}, metavar="BOT", default=USUAL_BOT)
    parser.add("--no-idle-pass", "command-no-idle-pass", action="store_true")
    add_language(parser)


def build_arena(parser: Parser, games: list[Game], bots: list[str]) -> None:
    args: dict[str, Argument] = {"games": listed(game.name for game in games), "default": USUAL_GAME}
    metavar = parser.words("command-name-game")
    parser.add("--game", "command-game", args=args, metavar=metavar, default=USUAL_GAME)
    add_players(parser, games, USUAL_PLAYERS)
    args = {"bots": listed(bots)}
    parser.add("--bots", "command-match-bots", args=args, metavar="BOT,BOT", action="append", required=True)
    parser.add("--games", "command-match-games", metavar="K", type=int, default=MATCH_GAMES)
    add_options(parser, games, USUAL_SEED)
    parser.add("--jobs", "command-jobs", metavar="J", type=int, default=MATCH_JOBS)
    parser.add("--json", "command-json", metavar=parser.words("command-name-file"))
    parser.add("--neighbours", "command-neighbours", action="store_true")
    parser.add("--stop", "command-stop", action="store_true")
    parser.add("--ray", "command-ray", metavar=parser.words("command-name-address"))
    add_language(parser)


def add_players(parser: Parser, games: list[Game], default: int | None = None) -> None:
    counts = sorted({count for game in games for count in game.player_counts})
    args: dict[str, Argument] = {"counts": Listed(tuple(counts), "any")}
    parser.add("--players", "command-players", args=args, metavar="N", type=int, default=default)


def add_bots(parser: Parser, bots: list[str]) -> None:
    """Who sits in the last seats."""
    args: dict[str, Argument] = {"bots": listed(bots), "default": USUAL_OPPONENT}
    parser.add("--bots", "command-bots", args=args, metavar="BOT,BOT", action="append")


def add_options(parser: Parser, games: list[Game], seed: int | None = None) -> None:
    """What differs from game to game, and the chance."""
    known = {f"{option.name}={value.name}" for game in games for option in game.options for value in option.values[1:2]}
    args: dict[str, Argument] = {"examples": listed(sorted(known))}
    metavar = parser.words("command-name-option")
    parser.add("--option", "command-option", args=args, metavar=metavar, action="append", default=[])
    parser.add("--seed", "command-seed", metavar="S", type=int, default=seed)


def add_looks(parser: Parser) -> None:
    add_language(parser)
    parser.add("--plain", "command-plain", action="store_true")


def add_language(parser: Parser) -> None:
    parser.add("--lang", "command-lang", args={"languages": Listed(LANGUAGES, "any")}, metavar="LANG")


COMMANDS: dict[str, Callable[[Parser, list[Game], list[str]], None]] = {
    "serve": build_serve,
    "play": build_play,
    "replay": build_replay,
    "simulate": build_simulate,
    "arena": build_arena,
}
