"""The goals and the other options, as data for people."""

from collections.abc import Iterable, Mapping
from typing import get_args

from sintra.core.options import Choice, Selection, Value, starter_option
from sintra.core.text import Text
from sintra.games.duel.cardboard import BEGINNER_GOALS, GOAL_NAMES, SEATS, TABLETS
from sintra.games.duel.types import Goal

GOALS = {
    "rows": Value(
        "rows",
        Text("rows", "řady"),
        Text("3 points for each complete row of the dome.", "3 body za každou dokončenou řadu klenby."),
    ),
    "colours": Value(
        "colours",
        Text("colours", "barvy"),
        Text(
            "4 points for each row with tiles of five different colours; one ornament may stand for one of them.",
            "4 body za každou řadu s dlaždicemi pěti různých barev; jednu z nich může zastoupit ozdobná dlaždice.",
        ),
    ),
    "columns": Value(
        "columns",
        Text("columns", "sloupce"),
        Text("7 points for each complete column of the dome.", "7 bodů za každý dokončený sloupec klenby."),
    ),
    "border": Value(
        "border",
        Text("border", "okraj"),
        Text("1 point for each tile on the border of the dome.", "1 bod za každou dlaždici na okraji klenby."),
    ),
    "diagonals": Value(
        "diagonals",
        Text("diagonals", "úhlopříčky"),
        Text("10 points for each complete main diagonal.", "10 bodů za každou dokončenou úhlopříčku."),
    ),
    "corners": Value(
        "corners",
        Text("corners", "rohy"),
        Text(
            "3 points for a complete plate in an upper corner, 8 in a lower one.",
            "3 body za zaplněnou destičku v horním rohu, 8 bodů v dolním.",
        ),
    ),
    "mosaics": Value(
        "mosaics",
        Text("mosaics", "mozaiky"),
        Text(
            "2 points for each mosaic space, if all of yours are filled.",
            "2 body za každé mozaikové políčko, jsou-li zaplněna všechna.",
        ),
    ),
    "ornaments": Value(
        "ornaments",
        Text("ornaments", "ozdoby"),
        Text(
            "Minus 3 points for each empty ornament space.",
            "Minus 3 body za každé prázdné políčko pro ozdobnou dlaždici.",
        ),
    ),
}
BEGINNER = "beginner"
RANDOM = {"random3": 3, "random4": 4}  # how many tablets are drawn

GOALS_OPTION = Selection(
    "goals",
    Text("Goals", "Cíle"),
    (
        Value(
            BEGINNER,
            Text("for the first game", "pro první hru"),
            Text("Rows, columns and diagonals.", "Řady, sloupce a úhlopříčky."),
        ),
        Value(
            "random3",
            Text("three at random", "tři náhodné"),
            Text(
                "Three tablets are drawn, each with one of its sides.", "Vylosují se tři destičky cílů a jejich strany."
            ),
        ),
        Value(
            "random4",
            Text("four at random", "čtyři náhodné"),
            Text("All four tablets, each with a side at random.", "Všechny čtyři destičky cílů, strany se vylosují."),
        ),
    ),
    groups=tuple((GOALS[GOAL_NAMES[2 * tablet]], GOALS[GOAL_NAMES[2 * tablet + 1]]) for tablet in range(TABLETS)),
    sizes=(3, 4),
)
OPTIONS = (GOALS_OPTION, starter_option(SEATS))


def goal_bits(names: Iterable[str]) -> int:
    """A set of goals as the state keeps it."""
    return sum(1 << GOAL_NAMES.index(name) for name in names)


def goal_names(bits: int) -> list[Goal]:
    """The names of a set of goals, tablet by tablet."""
    return [name for goal, name in enumerate(get_args(Goal)) if bits >> goal & 1]


def chosen_goals(options: Mapping[str, Choice]) -> tuple[int, int]:
    """The goals as bits, and how many are to be drawn instead."""
    choice = options["goals"]
    if isinstance(choice, list):
        return goal_bits(choice), 0
    return goal_bits(BEGINNER_GOALS), RANDOM.get(str(choice), 0)
