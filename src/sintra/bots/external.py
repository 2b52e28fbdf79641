"""Any program is a bot: it is told what its seat sees, one JSON object a line, and answers with a move."""

import json
import re
import shlex
import shutil
from typing import Any

from sintra.bots.bot import Bot, Forfeit
from sintra.bots.program import LONGEST_LINE, Program
from sintra.core.contract import Game, Move
from sintra.core.errors import BadOption, IllegalMove
from sintra.core.table import Table
from sintra.core.words import Text

PROTOCOL = 1
USUAL_LIMIT = 10.0  # seconds for a move
FAREWELL = 1.0  # seconds in which a program may end by itself after a game
ARGUMENT = re.compile(r"(?:(?P<limit>\d{1,6}(?:\.\d{1,6})?)s:)?(?P<command>.*)", re.DOTALL)

EXAMPLE = '{"move": "3 blue 2"}'
LONGEST_QUOTE = 200  # characters


class External(Bot):
    """A program that is started for one game and asked for every move; what it does wrong is a `Forfeit`."""

    name = "exec"

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        super().__init__(game, seed, argument)
        self.command, self.limit = parse_command(argument)
        self.program: Program | None = None

    @classmethod
    def check_argument(cls, argument: str) -> None:
        command, _ = parse_command(argument)
        if not shutil.which(command[0]):
            raise BadOption("bot-refusal-program", given=command[0])

    def choose(self, table: Table) -> Move:
        if table.turn is None:
            raise IllegalMove("refusal-over")
        program = self.program or self.start(table, table.turn)
        program.send(line_of(question(table, table.turn)))
        return self.understand(self.answer(program), table)

    def start(self, table: Table, seat: int) -> Program:
        try:
            self.program = Program(self.command)
        except OSError as error:
            raise self.forfeit("missing", Text("bot-not-started", reason=str(error.strerror))) from error
        self.program.send(line_of(greeting(table, seat, self.seed)))
        return self.program

    def answer(self, program: Program) -> bytes:
        """The line that the program answers in time."""
        try:
            return program.receive(self.limit)
        except TimeoutError as error:
            raise self.forfeit("slow", Text("bot-no-answer", limit=f"{self.limit:g}")) from error
        except OverflowError as error:
            raise self.forfeit("garbled", Text("bot-too-long", most=LONGEST_LINE)) from error
        except EOFError as error:
            raise self.forfeit("ended", self.ending(program)) from error

    def ending(self, program: Program) -> Text:
        """How the program ended, with the last line of its standard error."""
        said = program.last_complaint()[:LONGEST_QUOTE]
        self.program = None
        ending = Text("bot-ended-early", status=program.stop())
        return Text("bot-last-words", ending=ending, said=said) if said else ending

    def understand(self, line: bytes, table: Table) -> Move:
        """The legal move that an answer names."""
        move = move_in(line)
        if not isinstance(move, str | dict):
            said = line.decode(errors="replace")[:LONGEST_QUOTE]
            raise self.forfeit("garbled", Text("bot-not-an-answer", said=said, example=EXAMPLE))
        try:
            action = table.action_of(move)
        except IllegalMove as error:
            raise self.forfeit("illegal", error.text) from error
        return self.game.move_of(action)

    def forfeit(self, kind: str, reason: Text) -> Forfeit:
        """The game is lost, and the program is not asked again."""
        self.close()
        return Forfeit(Text(f"bot-forfeit-{kind}"), reason)

    def end(self, table: Table, seat: int) -> None:
        if self.program:
            self.program.leave(line_of({"type": "end", "scores": table.scores, "winners": table.winners}), FAREWELL)

    def close(self) -> None:
        if self.program:
            self.program.stop()
            self.program = None


def parse_command(argument: str) -> tuple[list[str], float]:
    """A command and its seconds for a move, typed as `COMMAND` or `5s:COMMAND`."""
    match = ARGUMENT.fullmatch(argument)
    assert match
    try:
        words = shlex.split(match["command"])
    except ValueError:
        words = []
    if not words:
        raise BadOption("bot-refusal-command", given=argument)
    return words, float(match["limit"]) if match["limit"] else USUAL_LIMIT


# What is said, and what is heard


def greeting(table: Table, seat: int, seed: int) -> dict[str, Any]:
    return {
        "type": "new",
        "protocol": PROTOCOL,
        "game": table.game.name,
        "players": table.players,
        "options": table.options,
        "seat": seat,
        "seed": seed,
    }


def question(table: Table, seat: int) -> dict[str, Any]:
    return {
        "type": "decide",
        "view": table.view(seat),
        "moves": [{"seat": step.seat, "move": table.seen(step, seat).move} for step in table.steps],
        "legal": table.legal,
    }


def line_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def move_in(line: bytes) -> object:
    """What an answer gives as its move, None if it is no answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer.get("move") if isinstance(answer, dict) else None
