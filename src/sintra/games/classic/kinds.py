"""The kinds of events that the classic game tells."""

from sintra.core.kinds import Chapter, Field, Kinds, number, piece, place, word
from sintra.games.classic.cardboard import back_name
from sintra.games.classic.state import CENTRE

# Where a piece lies that does not lie on the floor.
BESIDE, ON_SHIELD, IN_LID = -1, -2, -3

REASONS = ("row", "tiles", "rounds")
COMPLETE_ROW, NO_TILES, TOO_MANY_ROUNDS = range(len(REASONS))

KINDS = Kinds(
    {
        "colour": piece(),
        "special": Field(lambda row, colours: back_name(colours, row.piece), "word"),
        "reason": word("piece", REASONS),
        "count": number("count"),
        "across": number("count"),
        "down": number("extra"),
        "round": number("count"),
        "from": place("source", {CENTRE: "centre"}),
        "to": place("target", {BESIDE: "beside", ON_SHIELD: "shield", IN_LID: "lid"}),
        "line": place("source"),
        "row": place("target"),
        "column": place("target"),
        "display": place("target"),
    }
)

TAKE = KINDS.add("take", "colour", "count", "from")
REST = KINDS.add("rest", "colour", "count", "from", told="never", has_seat=False)
MARKER = KINDS.add("marker", "to")
SHIELD = KINDS.add("shield", "from")
LINE = KINDS.add("line", "colour", "count", "line")
FALL = KINDS.add("fall", "colour", "to", is_joined=True)
SPREAD = KINDS.add("spread", "colour", "count", "from", "to")

BREAK = KINDS.add("break", "colour", "count", "line", chapter=Chapter.SCORING)
TILE = KINDS.add("tile", "colour", "line", "column", "across", "down", chapter=Chapter.SCORING)
CLEAR = KINDS.add("clear", "colour", "count", "line", chapter=Chapter.SCORING, told="never")
FLOOR = KINDS.add("floor", "count", chapter=Chapter.SCORING, has_points=True)

ROUND = KINDS.add("round", "round", chapter=Chapter.ROUND)
GOLD = KINDS.add("gold", "display", "special", chapter=Chapter.ROUND, has_seat=False)
POUR = KINDS.add("pour", "count", chapter=Chapter.ROUND, has_seat=False)
DEAL = KINDS.add("deal", "colour", "to", chapter=Chapter.ROUND, told="never", has_seat=False)
PULL = KINDS.add("pull", "colour", "from", "to", chapter=Chapter.ROUND, told="never", has_seat=False)

END = KINDS.add("end", "reason", chapter=Chapter.FINAL, has_seat=False)
ROW = KINDS.add("row", "row", chapter=Chapter.FINAL)
COLUMN = KINDS.add("column", "column", chapter=Chapter.FINAL)
COLOUR = KINDS.add("colour", "colour", chapter=Chapter.FINAL)
