"""One game between bots: how it is played, and what is kept of it."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sintra.arena.match import Fixture
from sintra.bots import new_bot
from sintra.bots.bot import Bot, Forfeit
from sintra.core.table import UNDO_NEVER, Table
from sintra.core.words import FIRST, LANGUAGES, Text
from sintra.games import GAMES

Sentence = dict[str, str]  # a sentence in every language of its day, as it is kept


def in_every_language(text: Text) -> Sentence:
    return {language: text.in_(language) for language in LANGUAGES}


def in_language(sentence: Sentence, language: str) -> str:
    """A sentence that was kept; one in the first language, if it is older than the language."""
    return sentence.get(language, sentence[FIRST])


@dataclass(frozen=True)
class Loss:
    """A game that a seat lost without finishing it."""

    seat: int
    kind: Sentence
    reason: Sentence


@dataclass(frozen=True)
class Result:
    """How a game ended; lists have a place for every seat."""

    number: int
    deal: int
    seed: int
    seating: list[int]  # the numbers of the bots
    scores: list[int]
    winners: list[int]  # seats
    moves: list[int]
    seconds: list[float]
    longest: list[float]  # seconds for one move
    forfeit: Loss | None = None

    def places(self) -> list[int]:
        """The place of every seat: winners first, then by score; who forfeits is last."""
        keys = [self.rank(seat) for seat in range(len(self.seating))]
        return [sum(other > key for other in keys) for key in keys]

    def rank(self, seat: int) -> tuple[bool, bool, int]:
        has_forfeited = self.forfeit is not None and self.forfeit.seat == seat
        return not has_forfeited, seat in self.winners, self.scores[seat]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, fields: dict[str, Any]) -> "Result":
        loss = fields["forfeit"]
        return cls(**{**fields, "forfeit": loss and Loss(**loss)})


def play_game(fixture: Fixture) -> Result:
    """Play one game; a bot that gives no move loses it."""
    match, game = fixture.match, GAMES[fixture.match.game]
    table = Table.new(game, match.players, match.options, fixture.seed, UNDO_NEVER)
    bots: list[Bot] = []
    seconds: list[list[float]] = [[] for _ in range(match.players)]  # of every move
    try:
        for seat, number in enumerate(fixture.seating):
            bots.append(new_bot(match.bots[number], game, fixture.bot_seed(seat)))
        loss = play_out(table, bots, seconds)
        for seat, bot in enumerate(bots):
            bot.end(table, seat)
    finally:
        for bot in bots:
            bot.close()
    return Result(
        number=fixture.number,
        deal=fixture.deal,
        seed=fixture.seed,
        seating=list(fixture.seating),
        scores=table.scores,
        winners=table.winners if loss is None else best_without(loss.seat, table.scores),
        moves=[len(each) for each in seconds],
        seconds=[round(sum(each, 0.0), 6) for each in seconds],
        longest=[round(max(each, default=0.0), 6) for each in seconds],
        forfeit=loss,
    )


def play_out(table: Table, bots: Sequence[Bot], seconds: Sequence[list[float]]) -> Loss | None:
    """Play to the end, or to the first forfeit; how long every seat thinks is noted."""
    while (seat := table.turn) is not None:
        start = time.perf_counter()
        try:
            move = bots[seat].choose(table)
        except Forfeit as forfeit:
            return Loss(seat, in_every_language(forfeit.kind), in_every_language(forfeit.text))
        seconds[seat].append(time.perf_counter() - start)
        table.play(move, seat)
    return None


def best_without(loser: int, scores: Sequence[int]) -> list[int]:
    """The seats with most points at this moment, the loser's aside."""
    best = max(score for seat, score in enumerate(scores) if seat != loser)
    return [seat for seat, score in enumerate(scores) if seat != loser and score == best]
