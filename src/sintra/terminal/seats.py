"""Who sits where: people at this screen, and bots."""

from collections.abc import Sequence

from sintra.bots.bot import Bot
from sintra.core.contract import Move
from sintra.core.table import Table
from sintra.core.words import Text


class Seats:
    """For every seat its bot, or None for a person."""

    def __init__(self, bots: Sequence[Bot | None]) -> None:
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]

    @classmethod
    def of_people(cls, players: int) -> "Seats":
        return cls([None] * players)

    @property
    def bot_names(self) -> list[str | None]:
        """For every seat what to type for its bot, or None for a person."""
        return [None if bot is None else bot.spec for bot in self.bots]

    def move_of_bot(self, table: Table) -> Move:
        bot = self.bots[table.turn or 0]
        if bot is None:
            raise LookupError(f"seat {table.turn} is a person's")
        return bot.choose(table)

    def end(self, table: Table) -> None:
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                bot.end(table, seat)

    def close(self) -> None:
        for bot in filter(None, self.bots):
            bot.close()

    def viewer(self, turn: int | None) -> int | None:
        """Whose board is in front: the person's to decide, else the only person's, else nobody's."""
        if turn in self.people:
            return turn
        return self.people[0] if len(self.people) == 1 else None

    @property
    def names(self) -> list[Text]:
        return [self.name(seat) for seat in range(len(self.bots))]

    def name(self, seat: int) -> Text:
        """What the player of a seat is called; the only person is "you"."""
        bot = self.bots[seat]
        if bot is not None:
            return Text("terminal-player-bot", number=seat + 1, bot=bot.title)
        return Text("terminal-player-you" if len(self.people) == 1 else "common-player", number=seat + 1)
