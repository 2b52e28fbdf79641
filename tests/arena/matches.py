"""Matches to test with, and results that nobody had to play."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import sintra
from sintra.arena.match import Fixture, Match
from sintra.arena.playing import Result
from tests.bots.programs import FIRST_MOVE, program


def new_match(*bots: str, players: int = 2, games: int = 4, game: str = "mini", **more: Any) -> Match:
    options = sintra.GAMES[game].check(players, {})
    return Match(game, players, options, bots or ("greedy", "random"), games, **{"seed": 0, **more})


def ended(fixture: Fixture, *scores: int) -> Result:
    """A game that ended with these scores, seat by seat."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    seats = len(scores)
    return Result(
        fixture.number,
        fixture.deal,
        fixture.seed,
        list(fixture.seating),
        list(scores),
        winners,
        [20] * seats,
        [2.0] * seats,
        [0.5] * seats,
    )


def timeless(results: Iterable[Result]) -> list[Result]:
    """Results in order, without what depends on the machine."""
    ordered = sorted(results, key=lambda result: result.number)
    return [replace(result, seconds=[], longest=[]) for result in ordered]


def killer(marks: Path) -> str:
    """A bot that leaves a mark for every game it begins, and in its third kills the process that has started it."""
    mark = f"marks = {str(marks)!r}; open(marks, 'a').write('x')"
    return program(f"os.path.getsize(marks) == 3 and os.kill(os.getppid(), 9); {FIRST_MOVE}", first=mark)


def games_in(path: Path) -> list[Result]:
    return [Result.from_json(game) for game in json.loads(path.read_text(encoding="utf-8"))["games"]]
