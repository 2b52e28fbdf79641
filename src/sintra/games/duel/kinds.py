"""The kinds of events that Duel tells."""

from collections.abc import Sequence

from sintra.core.events import Row
from sintra.core.kinds import Chapter, Field, Kinds, number, piece, place, word
from sintra.games.duel.cardboard import CHIP_NAMES, GOAL_NAMES, PAYMENTS, PLATE_NAMES, TYPES
from sintra.games.duel.names import TYPE_NAMES
from sintra.games.duel.types import ChipFace, Colour

BESIDE = -1  # to the tower: there is no broken space left


def chips_of(row: Row, colours: Sequence[str]) -> list[str]:
    return sorted(CHIP_NAMES[chip] for chip in PAYMENTS[row.piece])


KINDS = Kinds(
    {
        "colour": piece(Colour),
        "plate": word("piece", PLATE_NAMES),
        "type": word("piece", [TYPE_NAMES[kind] for kind in TYPES]),
        "chip": word("piece", CHIP_NAMES),
        "chips": Field(chips_of, "list", list[ChipFace]),
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

PLATE = KINDS.add("plate", "seat", "plate", "from")
DRAW = KINDS.add("draw", "seat", "type", "number", points="if any")
LOOK = KINDS.add("look", "seat", "plate", "type", "number", secret=("plate",))  # D-12
KEEP = KINDS.add("keep", "seat", "plate", "number", secret=("plate", "number"))
UNDER = KINDS.add("under", "seat", "plate", "type", "number", secret=("plate", "number"))
PLACE = KINDS.add("place", "seat", "plate", "field", "turn")
REFILL = KINDS.add("refill", "plate", "to", told="never")
SUN = KINDS.add("sun", "seat", "colour", "count", "factory")
MOON = KINDS.add("moon", "seat", "colour", "count", "factory")
FIRST = KINDS.add("first", "seat")
LINE = KINDS.add("line", "seat", "colour", "count", "line")
BREAK = KINDS.add("break", "seat", "colour", "to", is_joined=True)
REST = KINDS.add("rest", "colour", "count", told="never")
STACK = KINDS.add("stack", "seat", "colour", "factory", is_joined=True)
REVEAL = KINDS.add("reveal", "chip", "factory")
CHIP = KINDS.add("chip", "seat", "chip", "factory")
PASS = KINDS.add("pass", "seat")

PAY = KINDS.add("pay", "seat", "chips", "line", chapter=Chapter.SCORING)
TILE = KINDS.add("tile", "seat", "colour", "line", "column", "across", "down", chapter=Chapter.SCORING, points="always")
ORNAMENT = KINDS.add("ornament", "seat", "row", "column", chapter=Chapter.SCORING, points="always")
LOSE = KINDS.add("lose", "seat", "colour", "count", "line", chapter=Chapter.SCORING)
CLEAR = KINDS.add("clear", "seat", "colour", "count", "line", chapter=Chapter.SCORING, told="never")
BROKEN = KINDS.add("broken", "seat", "count", chapter=Chapter.SCORING, points="always")
LATE = KINDS.add("late", "seat", chapter=Chapter.SCORING, points="always")

ROUND = KINDS.add("round", "seat", "round", chapter=Chapter.ROUND)
POUR = KINDS.add("pour", "count", chapter=Chapter.ROUND)
REDEAL = KINDS.add("redeal", "colour", "count", chapter=Chapter.ROUND)
DEAL = KINDS.add("deal", "colour", "to", chapter=Chapter.ROUND, told="never")
HIDE = KINDS.add("hide", "to", chapter=Chapter.ROUND, told="never")

END = KINDS.add("end", chapter=Chapter.FINAL)
GOAL = KINDS.add("goal", "seat", "goal", "count", chapter=Chapter.FINAL, points="always")
SPARED = KINDS.add("spared", "seat", chapter=Chapter.FINAL, points="always")
