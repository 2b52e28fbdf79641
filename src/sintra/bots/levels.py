"""Six levels to play against: one search, which thinks less and chooses less strictly the lower the level is.

Nobody plays equally well every time: how well a level plays is drawn anew for every game, around its usual skill.
"""

import random
from collections.abc import Sequence
from math import exp

from sintra.bots.search.bot import Search
from sintra.bots.search.thinking import Budget, Candidate
from sintra.bots.values import VALUES
from sintra.bots.values.nets import untrained
from sintra.core.contract import Game, Move, State
from sintra.core.errors import BadOption, listed, shown
from sintra.core.table import Table

TIMES = ("1s", "3s", "10s")  # for a move of the highest level
TENFOLD = 20.0  # so much more skill is ten times the thinking
MOST_SKILL = 100.0
BLUR = 20.0  # so much skill is missing to a player who hardly tells good moves apart
FORM = {2: 28.0, 3: 8.0, 4: 8.0}  # how far skill is better or worse on a day, by players: with more, luck is enough
LONGEST = 1.0  # seconds for a move


def simulations_of(skill: float) -> int:
    """How much a skill thinks."""
    return round(10 ** (min(MOST_SKILL, max(0.0, skill)) / TENFOLD))


def blur_of(skill: float) -> float:
    """How little a skill below 0 tells good moves apart, as a share of how far they are apart."""
    return max(0.0, -skill) / BLUR


def near_best(candidates: Sequence[Candidate], seat: int, blur: float, chance: random.Random) -> Candidate:
    """One of the best quarter of the moves, the better the likelier."""
    ordered = sorted(candidates, key=lambda candidate: -candidate.worth[seat])
    quarter = ordered[: (len(ordered) + 3) // 4]
    best, least = quarter[0].worth[seat], quarter[-1].worth[seat]
    step = blur * (best - least)
    weights = [exp((candidate.worth[seat] - best) / step) if step else 1.0 for candidate in quarter]
    return chance.choices(quarter, weights)[0]


class Level(Search):
    """A lower level: a search that knows less than its best move, and plays better on some days than on others."""

    number: int

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        super().__init__(game, seed, argument)
        self.thinker.net = untrained(game.rules)  # what it is worth to think longer was measured without one
        self.chance = random.Random(self.seed)
        self.form = self.chance.uniform(-1, 1)

    def choose(self, table: Table) -> Move:
        """A legal move; its chance follows from seed and moves made, also when the bot is made anew on the way."""
        self.chance = random.Random(f"{self.seed} {len(table.steps)}")
        return super().choose(table)

    @classmethod
    def check_argument(cls, argument: str) -> None:
        """Refuse anything: a level says all."""
        super(Search, cls).check_argument(argument)

    def action(self, state: State) -> int:
        """One of the best moves, as far as the level can tell."""
        players = int(state[0].seats)
        skill = VALUES[self.game.rules].SKILLS[players][self.number] + FORM[players] * self.form
        thought = self.thinker.think(state, Budget(LONGEST, simulations_of(skill)))
        blur = blur_of(skill)
        return near_best(thought.candidates, thought.seat, blur, self.chance).action if blur else thought.best.action


class Novice(Level):
    """Sees which moves are good, and takes any of them."""

    name, number = "novice", 0


class Apprentice(Level):
    """Sees what a move brings at once, and misses the best now and then."""

    name, number = "apprentice", 1


class Journeyman(Level):
    """Takes what seems best, or hardly worse; looks at an answer where only two play."""

    name, number = "journeyman", 2


class Artisan(Level):
    """Takes what seems best, and looks a few moves ahead where only two play."""

    name, number = "artisan", 3


class Master(Level):
    """Looks ahead, and makes few mistakes."""

    name, number = "master", 4


class Grandmaster(Search):
    """The strongest: uses all the time it is given."""

    name = "grandmaster"

    @classmethod
    def check_argument(cls, argument: str) -> None:
        """Refuse what is not one of its times."""
        if argument and argument not in TIMES:
            raise BadOption("bot-refusal-time", name=cls.name, given=shown(argument), expected=listed(TIMES))


LEVELS = (Novice, Apprentice, Journeyman, Artisan, Master, Grandmaster)
