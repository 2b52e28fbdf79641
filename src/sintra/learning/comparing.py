"""Two nets against each other at equal simulations, on paired deals, until it is clear which is stronger."""

import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from sintra import workers
from sintra.arena.sequential import Verdict, verdict
from sintra.bots.search.bot import nodes_for
from sintra.bots.search.thinking import Budget, Thinker
from sintra.bots.values.nets import Net
from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import State
from sintra.core.events import mute_log
from sintra.core.options import Choice
from sintra.games import GAMES
from sintra.workers import Question


@dataclass(frozen=True)
class Comparison:
    """What is played."""

    game: str
    players: int
    options: dict[str, Choice]
    simulations: int


@dataclass(frozen=True)
class Deal:
    """One deal, played once with the first net in every seat and the other net in all others."""

    comparison: Comparison
    nets: tuple[Net, Net]
    seed: int


def share_of(deal: Deal) -> float:
    """What the first net has won of a deal: a half if it is no better, whatever the number of players."""
    return sum(won_by(deal, seat) for seat in range(deal.comparison.players)) / 2


def won_by(deal: Deal, seat: int) -> float:
    """The share of the victory that the first net has, in this seat."""
    asked, game = deal.comparison, GAMES[deal.comparison.game]
    budget, chance = Budget(simulations=asked.simulations), random.Random(f"{deal.seed} {seat}")
    thinkers = [Thinker(game, chance.getrandbits(SEED_BITS), 1, nodes_for(budget, game), net) for net in deal.nets]
    state, log = game.new(asked.players, asked.options, deal.seed), mute_log()
    while state[0].seat >= 0:
        thinker = thinkers[0 if state[0].seat == seat else 1]
        engine.play_at(state, 0, chosen(thinker, state, budget), log)
    winners = game.winners(state)
    return (seat in winners) / len(winners)


def chosen(thinker: Thinker, state: State, budget: Budget) -> int:
    legal = thinker.game.legal_actions(state)
    thinker.forget()
    return legal[0] if len(legal) == 1 else thinker.think(state, budget).best.action


def shares_of(
    comparison: Comparison,
    nets: tuple[Net, Net],
    seed: int,
    most: int,
    processes: int,
    tell: Callable[[str, int, int], None],
) -> list[float]:
    """What the first net won of every deal, until it is clear or there are enough."""
    chance = random.Random(seed)
    deals = [Deal(comparison, nets, chance.getrandbits(SEED_BITS)) for _ in range(most)]
    shares: list[float] = []
    with closing(workers.Pool(processes)) as pool:
        for answer in [pool.ask(Question(share_of, deal, deal.seed)) for deal in deals]:
            shares.append(answer.result())
            tell("match", len(shares), most)
            if verdict(shares) is not Verdict.OPEN:
                break
    return shares


def is_stronger(shares: list[float]) -> bool:
    """Whether the test says so, or at least the mean of all that was played."""
    said = verdict(shares)
    return said is Verdict.STRONGER or (said is Verdict.OPEN and sum(shares) > len(shares) / 2)
