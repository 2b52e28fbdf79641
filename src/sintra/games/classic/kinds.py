"""The kinds of events that the classic game tells."""

from sintra.core.kinds import Chapter, Field, Kinds, number, piece, place, word
from sintra.games.classic.cardboard import back_name
from sintra.games.classic.state import CENTRE
from sintra.games.classic.types import Colour, Special

# Where a piece lies that does not lie on the floor.
BESIDE, ON_SHIELD, IN_LID = -1, -2, -3

REASONS = ("row", "tiles", "rounds")
COMPLETE_ROW, NO_TILES, TOO_MANY_ROUNDS = range(len(REASONS))

KINDS = Kinds(
    {
        "colour": piece(Colour),
        "special": Field(lambda row, colours: back_name(colours, row.piece), "word", Special),
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

TAKE = KINDS.add("take", "seat", "colour", "count", "from")
REST = KINDS.add("rest", "colour", "count", "from", told="never")
MARKER = KINDS.add("marker", "seat", "to")
SHIELD = KINDS.add("shield", "seat", "from")
LINE = KINDS.add("line", "seat", "colour", "count", "line")
FALL = KINDS.add("fall", "seat", "colour", "to", is_joined=True)
SPREAD = KINDS.add("spread", "seat", "colour", "count", "from", "to")

BREAK = KINDS.add("break", "seat", "colour", "count", "line", chapter=Chapter.SCORING)
TILE = KINDS.add("tile", "seat", "colour", "line", "column", "across", "down", chapter=Chapter.SCORING, points="always")
CLEAR = KINDS.add("clear", "seat", "colour", "count", "line", chapter=Chapter.SCORING, told="never")
FLOOR = KINDS.add("floor", "seat", "count", chapter=Chapter.SCORING, points="always")

ROUND = KINDS.add("round", "seat", "round", chapter=Chapter.ROUND)
GOLD = KINDS.add("gold", "display", "special", chapter=Chapter.ROUND)
POUR = KINDS.add("pour", "count", chapter=Chapter.ROUND)
DEAL = KINDS.add("deal", "colour", "to", chapter=Chapter.ROUND, told="never")
PULL = KINDS.add("pull", "colour", "from", "to", chapter=Chapter.ROUND, told="never")

END = KINDS.add("end", "reason", chapter=Chapter.FINAL)
ROW = KINDS.add("row", "seat", "row", chapter=Chapter.FINAL, points="always")
COLUMN = KINDS.add("column", "seat", "column", chapter=Chapter.FINAL, points="always")
COLOUR = KINDS.add("colour", "seat", "colour", chapter=Chapter.FINAL, points="always")
