"""A position of Duel as one line of text, and back.

    duel round=1 turn=1 starter=2 phase=turn goals=rows,columns,diagonals plates=YKTS/-/WBTK stack=TRBW/KYRW/KSTR1
    hand=- held=- suns=BBYR/-/KKTT/BYRK/BYRTT moons=-/BYR/-/- loose=- first=moon chips=RT?/BR?/T?/KB? bag=B5Y6R7K8T7
    tower=- board1=5;1;-/RR/BBB/-/-/T;SYBR2/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;-;-;0 … chance=…

Seats, factories and lines count from 1. The stack is from its top; a plate that ends with a number is known to that
seat. In the hand, `>` ends a plate that has gone back under the stack. A moon is from its bottom, a chip with `?` lies
face down. A board is score;tokens;lines;plates with quarter turns;dome;broken;chips;spent chips;chips taken in this
round, the last with `p` for who has passed. `>` ends a line whose rightmost tile is on the dome already. Without
`chance` the draws to come are new ones.
"""

from operator import add
from typing import Any

from sintra.core.contract import State
from sintra.core.errors import listed
from sintra.core.notation import codecs, fields
from sintra.core.notation.codecs import NONE, Codec
from sintra.core.notation.fields import Board, Field, Phase
from sintra.games.duel import cardboard as box
from sintra.games.duel.options import OPTIONS
from sintra.games.duel.rules.plates import print_plate
from sintra.games.duel.state import EMPTY, NEW_STATE, NOT_PAYING, ON_MOON, OVER, STACKING
from sintra.games.duel.validity import DECORATING, invariants
from sintra.games.duel.view import DECISIONS
from sintra.games.family.board import lines, moved_bits, note_moved

# Pieces

PLATES = [(name, (plate,)) for plate, name in enumerate(box.PLATE_NAMES)]
PLATE = codecs.choice([(NONE, EMPTY), *((name, plate) for name, (plate,) in PLATES)], "duel-refusal-plate")
STACKED = codecs.endings(PLATES, "", "1", "2", "12")  # with the seats that know it
DRAWN = codecs.endings(STACKED, "", ">")
TURNS = [(NONE, (EMPTY, 0)), *codecs.endings(PLATES, *map(str, range(box.TURNS)))]
TURNED = codecs.choice(TURNS, "duel-refusal-turned-plate")
CHIP = codecs.one_of(*box.CHIP_NAMES)
CHIP_COUNTS = codecs.tally(codecs.series(",", [CHIP] * box.CHIPS * box.CHIPS_PER_KIND, least=0), box.CHIPS)
CHIPS = [(NONE, (EMPTY, 0)), *codecs.endings([(name, (chip,)) for chip, name in enumerate(box.CHIP_NAMES)], "?", "")]
LYING = codecs.choice(CHIPS, "duel-refusal-chip", chips=listed(box.CHIP_NAMES))
TAKEN = codecs.endings([(str(chips), (chips,)) for chips in range(box.CHIPS_PER_ROUND + 1)], "", "p")
TILES = codecs.tally(codecs.letters(box.COLOUR_LETTERS, box.TILES_PER_COLOUR), box.COLOURS)
COUNTS = codecs.counts(box.COLOUR_LETTERS, box.TILES_PER_COLOUR, digits=2)
ROW = codecs.letters(f".{box.COLOUR_LETTERS}S", box.SIZE, least=box.SIZE, first=EMPTY)
GOALS = codecs.bits(codecs.series(",", [codecs.one_of(*box.GOAL_NAMES)] * box.TABLETS, least=box.TABLETS - 1))
SEAT = codecs.number(1, box.SEATS, first=1)
PAID = [
    *((f"{line + 1}", (line, NOT_PAYING)) for line in range(box.SIZE)),
    *((f"{line + 1}.{paid}", (line, paid)) for line in range(box.SIZE) for paid in range(box.SIZE + 1)),
]


# The tables


part = "duel-part-of-text-{}".format  # what refusals call a part of a field


def plates(words: list[tuple[str, Any]], reason: str) -> Codec:
    """A stack of plates, or a hand."""
    return codecs.series("/", [codecs.choice(words, reason)] * box.LARGEST_STACK, least=0)


LINE = Field(part("line"), codecs.choice(PAID, "duel-refusal-line", most=box.SIZE), "focus", "paid")
FACTORY = Field(part("factory"), codecs.number(1, box.SMALL, first=1), "focus")
BOARD = fields.record(
    ";",
    fields.SCORE,
    Field(part("tokens"), codecs.number(0, box.TOKENS), "tokens"),
    lines(box.COLOUR_LETTERS, box.SIZE),
    Field(part("plates"), codecs.series("/", [TURNED] * box.FIELDS), "plates", "turns"),
    Field(part("dome"), codecs.series("/", [ROW] * box.SIZE, part("row")), "dome"),
    Field(part("broken"), codecs.letters(box.COLOUR_LETTERS, box.BROKEN_SPACES), "broken"),
    Field(part("chips"), CHIP_COUNTS, "chips"),
    Field(part("spent"), CHIP_COUNTS, "spent"),
    Field(part("taken"), codecs.choice(TAKEN), "chips_taken", "has_passed"),
)
POSITION = (
    Field("round", codecs.number(1, box.ROUNDS), "round_number"),
    fields.turn(box.SEATS),
    Field("starter", SEAT),
    Phase({**DECISIONS, OVER: "over"}, {STACKING: [FACTORY], **{phase: [LINE] for phase in DECORATING}}),
    Field("goals", GOALS),
    *fields.later(OPTIONS),
    Field("plates", codecs.series("/", [PLATE] * box.FACE_UP), "face_up"),
    Field("stack", plates(STACKED, "duel-refusal-known-plate"), "stack", "known"),
    Field("hand", plates(DRAWN, "duel-refusal-drawn-plate"), "drawn", "drawn_known", "is_back"),
    Field("held", PLATE),
    Field("suns", codecs.series("/", [TILES] * box.FACTORIES), "sun"),
    Field("moons", codecs.series("/", [codecs.letters(box.COLOUR_LETTERS, box.HIGHEST_MOON)] * box.SMALL), "piles"),
    Field("loose", TILES, "moon"),
    Field("first", codecs.unless("moon", ON_MOON, SEAT), "first_tile"),
    Field("chips", codecs.series("/", [LYING] * box.SMALL), "chips", "is_chip_up"),
    Field("bag", COUNTS),
    Field("tower", COUNTS),
    Board("board", BOARD, 0),
    Board("board", BOARD, 1),
    fields.CHANCE,
)


# To text and from text


def format_position(state: Any) -> str:
    state.stack, state.drawn = state.stack[: state.stacked], state.drawn[: state.draws]
    state.is_back = [state.returned >> drawn & 1 for drawn in range(state.draws)]
    state.piles = [pile[:height] for pile, height in zip(state.piles, state.heights, strict=True)]
    note_moved(state, box.SIZE)
    for player in state.players:
        player.broken = player.broken[: player.broken_tiles]
    return fields.format_fields("duel", POSITION, state)


def parse_position(text: str) -> State:
    """The state of a text, checked."""
    said = fields.read_fields(POSITION, fields.split_fields(text, "duel"), seats=box.SEATS, focus=0, paid=NOT_PAYING)
    states = state_of(said)
    fields.refuse_broken(invariants(said))
    return states


def state_of(said: Any) -> State:
    """What is said as a state, with everything that follows from it."""
    said.stacked, said.draws = len(said.stack), len(said.drawn)
    said.returned = sum(is_back << drawn for drawn, is_back in enumerate(said.is_back))
    said.heights = [len(pile) for pile in said.piles]
    said.offered = sum(map(sum, said.sun)) + sum(said.moon) + sum(said.heights)
    said.opening = sum(set(player.plates) == {EMPTY} for player in said.players)
    said.moved = moved_bits(said)
    held = [list(map(add, player.chips, player.spent)) for player in said.players]
    lying = [said.chips.count(chip) for chip in range(box.CHIPS)]
    said.chip_supply = [box.CHIPS_PER_KIND - sum(used) for used in zip(lying, *held, strict=True)]
    states = NEW_STATE.copy()
    said.record = states[0]
    for player, board in zip(said.players, said.record.players, strict=True):
        player.broken_tiles = len(player.broken)
        for field, plate in enumerate(player.plates):
            if plate != EMPTY:
                print_plate(board, field, plate, player.turns[field])
        player.printed = board.printed.tolist()
    fields.fill(said.record, said)
    return states
