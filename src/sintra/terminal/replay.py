"""Going through a saved game, move by move."""

from collections.abc import Callable

from sintra.core.table import Table
from sintra.core.words import LANGUAGES, Text, plain_letters
from sintra.terminal.play import INTERRUPTED, LEFT, Session
from sintra.terminal.screen import REFUSED, Screen
from sintra.terminal.seats import Seats
from sintra.terminal.stage import Stage
from sintra.terminal.story import rewound

MOST_DIGITS = 6


class Replay:
    """A saved game on a screen; `seats` are for those who want to play on from somewhere."""

    def __init__(self, table: Table, seats: Seats, screen: Screen) -> None:
        self.table = rewound(table)
        self.seats = seats
        self.screen = screen
        self.stage = Stage(self.table, screen, Seats.of_people(table.players).names)
        self.moves = len(self.table.undone)
        self.is_playing = False
        self.is_done = False
        self.keys: dict[str, Callable[[], None]] = {
            "": self.go_on,
            "n": self.go_on,
            "b": self.go_back,
            "r": self.go_to_round,
            "e": self.go_to_end,
            "q": self.quit,
            "?": self.help,
            **{plain_letters(Text("terminal-replay-play").in_(language)): self.play for language in LANGUAGES},
        }

    @property
    def now(self) -> int:
        return len(self.table.steps)

    def run(self) -> int:
        """Do what is typed until somebody leaves or plays on; the exit status."""
        try:
            self.help()
            self.stage.tell_opening()
            self.show()
            while not self.is_done and not self.is_playing:
                self.ask()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.write("")
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else LEFT
        if self.is_playing:
            return Session(self.table, self.seats, self.screen).run()
        return LEFT

    def ask(self) -> None:
        typed = self.screen.ask(self.screen.words("terminal-replay-prompt", now=self.now, all=self.moves))
        key = self.keys.get(plain_letters(typed))
        if key is not None:
            key()
        elif typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS and int(typed) <= self.moves:
            self.go_to(int(typed))
        else:
            self.screen.say("terminal-replay-expected", REFUSED, typed=typed[:60], all=self.moves)

    def show(self) -> None:
        """The position, with its last move marked; after the last one the result."""
        self.stage.show(None, self.table.steps[-1:])
        if self.table.over:
            self.stage.show_result()

    # Going

    def go_to(self, number: int) -> None:
        """The position after so many moves."""
        while self.now > number:
            self.table.undo()
        while self.now < number:
            self.table.redo()
        self.stage.tell_opening()
        self.stage.tell(range(self.now)[-1:])
        self.show()

    def go_on(self) -> None:
        if self.now == self.moves:
            self.screen.say("terminal-replay-last", REFUSED)
            return
        self.go_to(self.now + 1)

    def go_back(self) -> None:
        if self.now == 0:
            self.screen.say("terminal-replay-first", REFUSED)
            return
        self.go_to(self.now - 1)

    def go_to_round(self) -> None:
        """The beginning of the next round, or the end."""
        if self.now == self.moves:
            self.screen.say("terminal-replay-last", REFUSED)
            return
        self.table.redo()
        while self.table.undone and not self.stage.teller.begins_round(self.now - 1):
            self.table.redo()
        self.go_to(self.now)

    def go_to_end(self) -> None:
        self.go_to(self.moves)

    # Leaving

    def help(self) -> None:
        """What can be typed."""
        self.screen.say("terminal-replay-help", "dim")

    def play(self) -> None:
        if self.table.over:
            self.screen.say("terminal-replay-over", REFUSED)
            return
        self.is_playing = True

    def quit(self) -> None:
        self.is_done = True
