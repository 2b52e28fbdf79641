"""The kinds of events that Duel tells."""

from sintra.core.kinds import Chapter, Field, Kinds, number, piece, place, word
from sintra.games.duel.cardboard import CHIP_NAMES, GOAL_NAMES, PAYMENTS, PLATE_NAMES, TYPES
from sintra.games.duel.names import TYPE_NAMES

BESIDE = -1  # to the tower: there is no broken space left

KINDS = Kinds(
    {
        "colour": piece(),
        "plate": word("piece", PLATE_NAMES),
        "type": word("piece", [TYPE_NAMES[kind] for kind in TYPES]),
        "chip": word("piece", CHIP_NAMES),
        "chips": Field(lambda row, colours: sorted(CHIP_NAMES[chip] for chip in PAYMENTS[row.piece]), "list"),
        "goal": word("piece", GOAL_NAMES),
        "count": number("count"),
        "across": number("count"),
        "down": number("extra"),
        "turn": number("count"),
        "round": number("count"),
        "number": place("target"),
        "field": place("target"),
        "factory": place("source"),
        "from": place("source"),
        "to": place("target", {BESIDE: "tower"}),
        "line": place("source"),
        "row": place("source"),
        "column": place("target"),
    }
)

PLATE = KINDS.add("plate", "plate", "from")
DRAW = KINDS.add("draw", "type", "number")
LOOK = KINDS.add("look", "plate", "type", "number", secret=("plate",))  # D-12
KEEP = KINDS.add("keep", "plate", "number", secret=("plate", "number"))
UNDER = KINDS.add("under", "plate", "type", "number", secret=("plate", "number"))
PLACE = KINDS.add("place", "plate", "field", "turn")
REFILL = KINDS.add("refill", "plate", "to", told="never", has_seat=False)
SUN = KINDS.add("sun", "colour", "count", "factory")
MOON = KINDS.add("moon", "colour", "count", "factory")
FIRST = KINDS.add("first")
LINE = KINDS.add("line", "colour", "count", "line")
BREAK = KINDS.add("break", "colour", "to", is_joined=True)
REST = KINDS.add("rest", "colour", "count", told="never", has_seat=False)
STACK = KINDS.add("stack", "colour", "factory", is_joined=True)
REVEAL = KINDS.add("reveal", "chip", "factory", has_seat=False)
CHIP = KINDS.add("chip", "chip", "factory")
PASS = KINDS.add("pass")

PAY = KINDS.add("pay", "chips", "line", chapter=Chapter.SCORING)
TILE = KINDS.add("tile", "colour", "line", "column", "across", "down", chapter=Chapter.SCORING)
ORNAMENT = KINDS.add("ornament", "row", "column", chapter=Chapter.SCORING)
LOSE = KINDS.add("lose", "colour", "count", "line", chapter=Chapter.SCORING)
CLEAR = KINDS.add("clear", "colour", "count", "line", chapter=Chapter.SCORING, told="never")
BROKEN = KINDS.add("broken", "count", chapter=Chapter.SCORING, has_points=True)
LATE = KINDS.add("late", chapter=Chapter.SCORING, has_points=True)

ROUND = KINDS.add("round", "round", chapter=Chapter.ROUND)
POUR = KINDS.add("pour", "count", chapter=Chapter.ROUND, has_seat=False)
REDEAL = KINDS.add("redeal", "colour", "count", chapter=Chapter.ROUND, has_seat=False)
DEAL = KINDS.add("deal", "colour", "to", chapter=Chapter.ROUND, told="never", has_seat=False)
HIDE = KINDS.add("hide", "to", chapter=Chapter.ROUND, told="never", has_seat=False)

END = KINDS.add("end", chapter=Chapter.FINAL, has_seat=False)
GOAL = KINDS.add("goal", "goal", "count", chapter=Chapter.FINAL, has_points=True)
SPARED = KINDS.add("spared", chapter=Chapter.FINAL)
