"""A match from its first game, or from where it was left, to its last."""

from collections.abc import Generator, Iterable
from contextlib import closing

from sintra.arena.cluster import Cluster
from sintra.arena.deals import Deals
from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.pools import InProcess, Pool, Processes
from sintra.arena.sequential import Verdict
from sintra.bots import new_bot
from sintra.core.contract import prepare
from sintra.games import GAMES


def new_pool(jobs: int, address: str | None = None) -> Pool:
    """Whoever plays the games: with an address Ray, else so many processes of this machine."""
    if address is not None:
        return Cluster(address, jobs)
    return Processes(jobs) if jobs > 1 else InProcess()


def prepare_match(match: Match) -> None:
    """Compile everything here, so that every worker finds it done."""
    game = GAMES[match.game]
    for spec in sorted(set(match.bots)):
        new_bot(spec, game).close()
    prepare(game)


def play_match(
    match: Match, pool: Pool, done: Iterable[Result] = (), is_sequential: bool = False
) -> Generator[Result, None, None]:
    """Play the games that are not done yet; their results as they come.

    With a sequential test the match ends as soon as that has its verdict.
    """
    known = list(done)
    deals, played = Deals(match, known, is_sequential), {result.number for result in known}
    missing = [fixture for fixture in match.fixtures() if fixture.number not in played]
    with closing(pool.play(missing)) as results:
        while missing and deals.verdict is Verdict.OPEN:
            result = next(results, None)
            if result is None:
                return
            yield result
            deals.add(result)
