"""Six levels to play against: one search, which thinks less and chooses less strictly the lower the level is.

Nobody plays equally well every time: how well a level plays is drawn anew for every game, around its usual skill.
"""

import random
from collections.abc import Mapping, Sequence
from math import exp

from sintra.bots.search.bot import Search
from sintra.bots.search.thinking import Budget, Candidate
from sintra.core.contract import Game, Move, State
from sintra.core.errors import CZECH_QUOTES, BadOption, listed, shown
from sintra.core.table import Table

TIMES = ("1s", "3s", "10s")  # for a move of the highest level
WITHIN = 3.0  # times the blur: what seems worse by more than that is never chosen
TENFOLD = 20.0  # so much more skill is ten times the thinking
CLEAR_EYED = 30.0  # the skill from which on the best move is always chosen
MOST_SKILL = 100.0
MOST_BLUR = 0.15  # how far a player without skill mistakes the chance to win
FORM = 28.0  # how far skill is better or worse on a day
LONGEST = 1.0  # seconds for a move

# The usual skill of the lower five levels, by rules and players. Found in the arena.
SKILLS: Mapping[tuple[str, int], Sequence[float]] = {
    ("classic", 2): (5, 29, 44, 64, 86),
    ("classic", 3): (5, 29, 44, 64, 86),
    ("classic", 4): (5, 29, 44, 64, 86),
    ("duel", 2): (5, 24, 43, 62, 82),
    ("garden", 2): (5, 24, 43, 62, 82),
    ("garden", 3): (5, 24, 43, 62, 82),
    ("garden", 4): (5, 24, 43, 62, 82),
}


def simulations_of(skill: float) -> int:
    """How much a skill thinks."""
    return round(10 ** (min(MOST_SKILL, max(0.0, skill)) / TENFOLD))


def blur_of(skill: float) -> float:
    """How far a skill mistakes the chance to win; not at all where it is high."""
    return MOST_BLUR * min(1.0, max(0.0, 1 - skill / CLEAR_EYED))


def near_best(candidates: Sequence[Candidate], seat: int, blur: float, chance: random.Random) -> Candidate:
    """One of the moves that seem hardly worse than the best, the better the likelier."""
    most = max(candidate.worth[seat] for candidate in candidates)
    near = [candidate for candidate in candidates if candidate.worth[seat] >= most - WITHIN * blur]
    weights = [exp((candidate.worth[seat] - most) / blur) for candidate in near]
    return chance.choices(near, weights)[0]


class Level(Search):
    """One of the lower levels."""

    code = Search.name
    number: int

    def __init__(self, game: Game, seed: int | None = None, argument: str = "") -> None:
        super().__init__(game, seed, argument)
        self.chance = random.Random(self.seed)
        self.form = self.chance.uniform(-FORM, FORM)

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
        skill = SKILLS[self.game.rules, int(state[0].seats)][self.number] + self.form
        thought = self.thinker.think(state, Budget(LONGEST, simulations_of(skill)))
        blur = blur_of(skill)
        if not blur:
            return thought.best.action
        tried = [candidate for candidate in thought.candidates if candidate.visits]
        looked_at = tried if len(tried) > 1 else thought.candidates  # a glance sees what every move brings at once
        return near_best(looked_at, thought.seat, blur, self.chance).action


class Novice(Level):
    """Sees what a move brings at once, and often takes another."""

    name, czech, number = "novice", "nováček", 0


class Apprentice(Level):
    """Sees what a move brings, and rarely misses it."""

    name, czech, number = "apprentice", "učeň", 1


class Journeyman(Level):
    """Looks at the answer to what it likes."""

    name, czech, number = "journeyman", "tovaryš", 2


class Artisan(Level):
    """Looks a few moves ahead."""

    name, czech, number = "artisan", "řemeslník", 3


class Master(Level):
    """Looks ahead and makes few mistakes."""

    name, czech, number = "master", "mistr", 4


class Grandmaster(Search):
    """The strongest: uses all the time it is given."""

    name, czech, code = "grandmaster", "velmistr", Search.name

    @classmethod
    def check_argument(cls, argument: str) -> None:
        """Refuse what is not one of its times."""
        if argument and argument not in TIMES:
            raise BadOption(
                f"{cls.name} can not think {shown(argument)} (expected one of: {listed(TIMES)})",
                f"{cls.czech} nemůže přemýšlet {shown(argument, CZECH_QUOTES)} (možnosti: {listed(TIMES)})",
            )


LEVELS = (Novice, Apprentice, Journeyman, Artisan, Master, Grandmaster)
