"""Playing: people at this screen and bots, move by move, until the game is over or somebody leaves."""

from pathlib import Path
from shlex import quote

from sintra.bots.bot import Forfeit
from sintra.core.contract import Move
from sintra.core.table import UNDO_FREELY, UNDO_KNOWN, Table
from sintra.terminal.asked import format_bots
from sintra.terminal.commands import COMMANDS, parse_command, words_of
from sintra.terminal.completion import complete_with
from sintra.terminal.saving import uninterrupted, write_record
from sintra.terminal.screen import REFUSED, Screen
from sintra.terminal.seats import Seats
from sintra.terminal.stage import Stage

LEFT, INTERRUPTED = 0, 130  # exit statuses


class Leave(Exception):
    """The person wants to stop."""


class Session:
    """One sitting at a table. With a file, the game is written there after every move, before anything else happens."""

    def __init__(self, table: Table, seats: Seats, screen: Screen, path: Path | None = None) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.path = path
        self.names = seats.names
        table.undo_rule = UNDO_KNOWN if len(seats.people) > 1 else UNDO_FREELY  # people must not try their luck twice
        listener = seats.people[0] if len(seats.people) == 1 else None  # everybody at the screen hears what is told
        self.stage = Stage(table, screen, self.names, lambda step: table.seen(step, listener))
        self.seen = len(table.steps)  # the moves before a person's last decision
        self.is_shown = False
        self.is_welcome = True  # until the first question

    # From the first move to the last

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        if self.screen.is_interactive:
            complete_with(self.stage.choices)
        try:
            self.stage.tell_opening()
            while not self.table.over:
                self.advance()
            self.finish()
        except Leave:
            self.say_goodbye()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.write("")
            self.say_goodbye()
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else LEFT
        except Forfeit as forfeit:
            player = self.names[self.table.turn or 0]
            self.screen.say("terminal-forfeited", REFUSED, player=player, reason=forfeit.text)
            self.say_goodbye()
        finally:
            self.seats.close()
        return LEFT

    def advance(self) -> None:
        seat = self.table.turn
        if seat in self.seats.people:
            self.ask(seat)
        elif self.seats.people or not self.screen.is_interactive or self.wait():
            self.let_bot_move()

    def finish(self) -> None:
        """The last position, the winners, and where the points come from."""
        self.show()
        self.stage.show_result()
        self.seats.end(self.table)
        if self.path:
            self.screen.say_whole("terminal-goodbye-over", path=str(self.path))

    def say_goodbye(self) -> None:
        """Say how to go on with everybody in the same seat, or how to keep the game next time."""
        if self.path:
            again = f"sintra play --save {quote(str(self.path))}{format_bots(self.seats.bot_names)}"
            self.screen.say_whole("terminal-goodbye-saved", again=again)
        else:
            self.screen.say_whole("terminal-goodbye-unsaved", command=self.command("save"))

    # Moves

    def let_bot_move(self) -> None:
        seat = self.table.turn or 0
        with self.screen.patience("terminal-thinking", player=self.names[seat]):
            move = self.seats.move_of_bot(self.table)
        self.make(move)

    def make(self, move: Move) -> None:
        """Make a move, keep it, and tell what it did."""
        with uninterrupted():
            self.table.play(move)
            self.keep()
        self.is_shown = False
        self.stage.tell([len(self.table.steps) - 1])

    def keep(self) -> None:
        """Write the game to its file, if it has one; if that fails the game goes on, and the next move tries again."""
        if self.path:
            self.write_to(self.path)

    def write_to(self, path: Path) -> bool:
        """Write the game to a file; whether it worked."""
        try:
            write_record(path, self.table.record())
        except OSError as error:
            self.screen.say("terminal-save-failed", REFUSED, path=str(path), reason=str(error.strerror))
            return False
        return True

    def show(self, is_brief: bool = False) -> None:
        """The table, with everything marked that happened since a person's last decision."""
        first = min(self.seen, len(self.table.steps) - 1)
        self.stage.show(self.seats.viewer(self.table.turn), self.table.steps[max(first, 0) :], is_brief)
        self.is_shown = True

    # What is typed

    def ask(self, seat: int) -> None:
        """Show the table if it has changed, and do what is typed."""
        if not self.is_shown:
            self.show(is_brief=True)
        if self.is_welcome:
            self.screen.say("terminal-welcome", "dim", example=self.stage.choices().example)
            self.is_welcome = False
        key = "terminal-your-move" if len(self.seats.people) == 1 else "terminal-players-move"
        typed = self.screen.ask(self.screen.words(key, player=self.names[seat]))
        if self.obey(typed):
            return
        move = self.stage.choices().find(typed)
        if move is None:
            self.refuse(typed)
            return
        self.seen = len(self.table.steps)
        self.make(move)

    def wait(self) -> bool:
        """Let a spectator look, and do what is typed; whether the next move may come."""
        if not self.is_shown:
            self.show()
        self.seen = len(self.table.steps)
        typed = self.screen.ask(self.screen.words("terminal-next-move"))
        if typed and not self.obey(typed):
            self.refuse(typed)
        return not typed

    def refuse(self, typed: str) -> None:
        self.screen.write(self.stage.choices().refusal(typed), REFUSED)

    def obey(self, typed: str) -> bool:
        """Do a command; whether it was one."""
        command = parse_command(typed)
        if command is None:
            return False
        name, rest = command
        getattr(self, f"do_{name}")(rest)
        return True

    def command(self, name: str) -> str:
        return words_of(name, self.screen.language)[0]

    # Commands

    def do_help(self, rest: str) -> None:
        width = max(len(self.command(name)) for name in COMMANDS)
        self.screen.say("terminal-help-move", example=self.stage.choices().example)
        self.screen.say("terminal-help-short")
        for name in COMMANDS:
            meaning = self.screen.words(f"terminal-help-{name}")
            self.screen.write(f"{self.command(name):<{width}}  {meaning}")

    def do_moves(self, rest: str) -> None:
        self.screen.say("terminal-moves-heading")
        self.stage.show_moves()

    def do_board(self, rest: str) -> None:
        self.show()

    def do_undo(self, rest: str) -> None:
        """Back to the last decision of a person; what bots answered is taken back too."""
        own = [number for number, step in enumerate(self.table.steps) if step.seat in self.seats.people]
        if not own:
            self.screen.say("terminal-no-undo", REFUSED)
            return
        if not self.table.can_undo(len(self.table.steps) - own[-1]):
            self.screen.say("terminal-undo-revealed", REFUSED)
            return
        move = self.table.game.format_move(self.table.steps[own[-1]].move, self.screen.language)
        with uninterrupted():
            while len(self.table.steps) > own[-1]:
                self.table.undo()
            self.keep()
        self.seen = len(self.table.steps)
        self.is_shown = False
        self.screen.say("terminal-undone", move=move)

    def do_redo(self, rest: str) -> None:
        """Forward to the next decision of a person."""
        if not self.table.undone:
            self.screen.say("terminal-no-redo", REFUSED)
            return
        self.seen = first = len(self.table.steps)
        with uninterrupted():
            self.table.redo()
            while self.table.undone and self.table.turn not in self.seats.people:
                self.table.redo()
            self.keep()
        self.is_shown = False
        self.stage.tell(range(first, len(self.table.steps)))

    def do_save(self, rest: str) -> None:
        """Write the game to a file that is not there yet, and from now on after every move."""
        if not rest:
            self.screen.say("terminal-save-where", REFUSED, command=self.command("save"))
            return
        try:
            path = Path(rest).expanduser()
            is_taken = path.exists() and path != self.path
        except OSError as error:
            self.screen.say("terminal-save-failed", REFUSED, path=rest, reason=str(error.strerror))
            return
        except RuntimeError:
            self.screen.say("terminal-save-homeless", REFUSED, path=rest)
            return
        if is_taken:
            self.screen.say("terminal-save-exists", REFUSED, path=str(path))
        elif self.write_to(path):
            self.path = path
            self.screen.say_whole("terminal-saved", path=str(path))

    def do_log(self, rest: str) -> None:
        if not self.table.steps:
            self.screen.say("terminal-nothing-yet")
        self.stage.tell(self.stage.teller.since_scoring())

    def do_position(self, rest: str) -> None:
        """The position as text; people who play each other must not see it."""
        if len(self.seats.people) > 1:
            self.screen.say("terminal-position-secret", REFUSED)
        else:
            self.screen.write_whole(self.table.position())

    def do_quit(self, rest: str) -> None:
        raise Leave
