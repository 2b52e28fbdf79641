"""The arguments of the command line, with help and refusals in the person's own language."""

import argparse
import re
from collections.abc import Iterable, Sequence
from functools import partial
from importlib.metadata import version
from typing import Any, NoReturn

from sintra.core.contract import Game
from sintra.core.errors import BadOption
from sintra.core.text import Text, listed
from sintra.terminal import messages

COMMANDS = {
    "serve": messages.CLI_SERVE,
    "play": messages.CLI_PLAY,
    "replay": messages.CLI_REPLAY,
    "simulate": messages.CLI_SIMULATE,
    "arena": messages.CLI_ARENA,
}
NOT_PLAYING = ("-h", "--help", "--version")
USUAL_COMMAND, USUAL_GAME = ("serve", "--open"), "mini"
USUAL_HOST, USUAL_PORT = "127.0.0.1", 8642
USUAL_PLAYERS, USUAL_GAMES, USUAL_SEED, USUAL_BOT = 2, 1000, 0, "random"  # of a simulation
MATCH_GAMES, MATCH_JOBS = 400, 1
TROUBLES = (
    (r"argument (?P<option>\S+): expected one argument", messages.VALUE_MISSING),
    (r"argument (?P<option>\S+): invalid int value: .(?P<given>.*).", messages.NOT_A_NUMBER),
    (r"argument (?P<option>\S+): ignored explicit argument .(?P<given>.*).", messages.VALUE_UNEXPECTED),
    (r"the following arguments are required: (?P<arguments>.*)", messages.ARGUMENT_MISSING),
    (r"unrecognized arguments: (?P<arguments>.*)", messages.UNKNOWN_ARGUMENTS),
    (r"argument \S+: invalid choice: '(?P<name>.*)' \(.*", messages.NO_SUCH_COMMAND),
)


def parse_arguments(given: Sequence[str], language: str, games: Iterable[Game], bots: Iterable[str]) -> Any:
    """What was asked for; without a command, the table in the browser."""
    words = list(given)
    if all(word.startswith("-") for word in words[:1]) and not {*COMMANDS, *NOT_PLAYING}.intersection(words):
        words[:0] = USUAL_COMMAND
    return build_parser(language, list(games), list(bots)).parse_args(words)


def trouble(message: str) -> Text:
    """What argparse complains about, in our words."""
    for pattern, text in TROUBLES:
        match = re.fullmatch(pattern, message, re.DOTALL)
        if match:
            return text.filled(known=listed(COMMANDS), **match.groupdict())
    return messages.BAD_USAGE.filled(message=message)


class Help(argparse.HelpFormatter):
    """Help whose first word is in our language."""

    def __init__(self, language: str, **settings: Any) -> None:
        super().__init__(**settings)
        self.language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The lines that show how a command is typed."""
        ours = messages.CLI_USAGE.in_(self.language) if prefix is None else prefix
        super().add_usage(usage, actions, groups, ours)


class Parser(argparse.ArgumentParser):
    """A parser that speaks one of our languages and refuses in one line."""

    def __init__(self, language: str, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=partial(Help, language), **settings)
        self.language = language
        self.group = self.add_argument_group(self.words(messages.CLI_OPTIONS))
        self.add("--help", messages.CLI_HELP, "-h", action="help")

    def words(self, text: Text, **values: object) -> str:
        """A sentence in the language of the parser."""
        return text.in_(self.language).format(**values)

    def add(self, name: str, text: Text, *names: str, values: dict[str, str] | None = None, **settings: Any) -> None:
        """An argument with its meaning."""
        self.group.add_argument(*names, name, help=self.words(text, **(values or {})), **settings)

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        raise BadOption(*trouble(message))


def build_parser(language: str, games: list[Game], bots: list[str]) -> Parser:
    """The whole command line."""
    about, usual = messages.CLI_ABOUT.in_(language), messages.CLI_DEFAULT.in_(language)
    parser = Parser(language, prog="sintra", description=about, epilog=usual)
    parser.add("--version", messages.CLI_VERSION, action="version", version=f"sintra {version('sintra')}")
    add_language(parser)
    commands = parser.add_subparsers(
        title=messages.CLI_COMMANDS.in_(language),
        dest="command",
        required=True,
        metavar=messages.CLI_COMMAND.in_(language),
    )
    builders = {
        "serve": build_serve,
        "play": build_play,
        "replay": build_replay,
        "simulate": build_simulate,
        "arena": build_arena,
    }
    for name, text in COMMANDS.items():
        summary = text.in_(language)
        builders[name](commands.add_parser(name, language=language, help=summary, description=summary), games, bots)
    return parser


def build_serve(parser: Parser, games: list[Game], bots: list[str]) -> None:
    """The arguments of `sintra serve`."""
    parser.add("--host", messages.CLI_HOST, metavar="HOST", default=USUAL_HOST)
    parser.add("--port", messages.CLI_PORT, values={"port": str(USUAL_PORT)}, metavar="PORT", type=int)
    parser.add("--data", messages.CLI_DATA, metavar=parser.words(messages.CLI_NAME_OF_FOLDER))
    parser.add("--open", messages.CLI_OPEN, action="store_true")
    add_language(parser)


def build_play(parser: Parser, games: list[Game], bots: list[str]) -> None:
    """The arguments of `sintra play`."""
    names = ", ".join(game.name for game in games)
    values = {"games": names, "default": USUAL_GAME}
    parser.add("game", messages.CLI_GAME, values=values, nargs="?", metavar=parser.words(messages.CLI_NAME_OF_GAME))
    add_players(parser, games)
    add_bots(parser, bots)
    add_options(parser, games)
    parser.add("--save", messages.CLI_SAVE, metavar=parser.words(messages.CLI_NAME_OF_FILE))
    add_looks(parser)


def build_replay(parser: Parser, games: list[Game], bots: list[str]) -> None:
    """The arguments of `sintra replay`."""
    parser.add("file", messages.CLI_FILE, metavar=parser.words(messages.CLI_NAME_OF_FILE))
    add_bots(parser, bots)
    add_looks(parser)


def build_simulate(parser: Parser, games: list[Game], bots: list[str]) -> None:
    """The arguments of `sintra simulate`."""
    names = ", ".join(game.name for game in games)
    metavar = parser.words(messages.CLI_NAME_OF_GAME)
    parser.add("game", messages.CLI_GAME_NEEDED, values={"games": names}, metavar=metavar)
    add_players(parser, games, USUAL_PLAYERS)
    parser.add("--games", messages.CLI_GAMES, metavar="K", type=int, default=USUAL_GAMES)
    add_options(parser, games, USUAL_SEED)
    parser.add("--bot", messages.CLI_BOT, values={"bots": ", ".join(bots)}, metavar="BOT", default=USUAL_BOT)
    parser.add("--no-idle-pass", messages.CLI_NO_IDLE_PASS, action="store_true")
    add_language(parser)


def build_arena(parser: Parser, games: list[Game], bots: list[str]) -> None:
    """The arguments of `sintra arena`."""
    values = {"games": ", ".join(game.name for game in games), "default": USUAL_GAME}
    metavar = parser.words(messages.CLI_NAME_OF_GAME)
    parser.add("--game", messages.CLI_GAME, values=values, metavar=metavar, default=USUAL_GAME)
    add_players(parser, games, USUAL_PLAYERS)
    values = {"bots": ", ".join(bots)}
    parser.add("--bots", messages.CLI_MATCH_BOTS, values=values, metavar="BOT,BOT", action="append", required=True)
    parser.add("--games", messages.CLI_MATCH_GAMES, metavar="K", type=int, default=MATCH_GAMES)
    add_options(parser, games, USUAL_SEED)
    parser.add("--jobs", messages.CLI_JOBS, metavar="J", type=int, default=MATCH_JOBS)
    parser.add("--json", messages.CLI_JSON, metavar=parser.words(messages.CLI_NAME_OF_FILE))
    parser.add("--neighbours", messages.CLI_NEIGHBOURS, action="store_true")
    parser.add("--stop", messages.CLI_STOP, action="store_true")
    parser.add("--ray", messages.CLI_RAY, metavar=parser.words(messages.CLI_ADDRESS))
    add_language(parser)


def add_players(parser: Parser, games: list[Game], default: int | None = None) -> None:
    """How many play."""
    counts = sorted({count for game in games for count in game.player_counts})
    values = {"counts": messages.any_of([str(count) for count in counts], parser.language)}
    parser.add("--players", messages.CLI_PLAYERS, values=values, metavar="N", type=int, default=default)


def add_bots(parser: Parser, bots: list[str]) -> None:
    """Who sits in the last seats."""
    parser.add("--bots", messages.CLI_BOTS, values={"bots": ", ".join(bots)}, metavar="BOT,BOT", action="append")


def add_options(parser: Parser, games: list[Game], seed: int | None = None) -> None:
    """What differs from game to game, and the chance."""
    known = {f"{option.name}={value.name}" for game in games for option in game.options for value in option.values[1:2]}
    values = {"examples": ", ".join(sorted(known))}
    metavar = parser.words(messages.CLI_NAME_AND_VALUE)
    parser.add("--option", messages.CLI_OPTION, values=values, metavar=metavar, action="append", default=[])
    parser.add("--seed", messages.CLI_SEED, metavar="S", type=int, default=seed)


def add_looks(parser: Parser) -> None:
    """How it is shown."""
    add_language(parser)
    parser.add("--plain", messages.CLI_PLAIN, action="store_true")


def add_language(parser: Parser) -> None:
    """In which language."""
    parser.add("--lang", messages.CLI_LANG, metavar="LANG")
