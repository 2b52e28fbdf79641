"""A classic position as one line of text, and back.

    mini players=2 wall=coloured round=2 turn=1 starter=2 phase=draft displays=BBYR/-/KKWW/BYRK/BWWW centre=YRR
    marker=2 bag=B12Y10R9K14W11 lid=B2R1 board1=12;-/RR/BBB/-/W;B..../.Y.../...../...../.....;- board2=… chance=…

Seats, displays and lines count from 1. A board is score;lines;wall;floor and, with special displays, ;shield. `*` is
the marker, `>` ends a line whose rightmost tile is on the wall already, `+` is a held shield. Without `chance` the
draws to come are new ones.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any

from sintra.core.contract import State
from sintra.core.errors import BadPosition
from sintra.core.notation import codecs, fields
from sintra.core.notation.codecs import NONE, Codec
from sintra.core.notation.fields import Board, Field, Phase
from sintra.games.classic import cardboard as box
from sintra.games.classic.options import Edition
from sintra.games.classic.state import CENTRE, DRAFTING, EMPTY, IN_CENTRE, NEW_STATE, NO_SHIELD, OVER, SPREADING, TILING
from sintra.games.classic.validity import invariants
from sintra.games.family.board import lines, moved_bits, note_moved

PHASES = {DRAFTING: "draft", SPREADING: "spread", TILING: "tile", OVER: "over"}
PLAYERS = Field("players", codecs.number(2, 4), "seats")
SPECIAL = Field("special", codecs.one_of("off", "on"), "has_special_displays")


# The table


part = "classic-part-of-text-{}".format  # what refusals call a part of a field


@cache
def fields_of(edition: Edition, seats: int, is_special: bool) -> list[Field]:
    alphabet, displays = "".join(colour.letter for colour in edition.colours), box.DISPLAYS_FOR[seats]
    place = codecs.number(1, seats, first=1)
    tiles = codecs.tally(codecs.letters(alphabet, box.TILES_PER_DISPLAY * displays + 1), box.COLOURS)
    counts = codecs.counts(alphabet, box.TILES_PER_COLOUR, digits=3, may_repeat=True)
    board = board_of(alphabet, is_special)
    table = [
        PLAYERS,
        Field("wall", codecs.one_of("coloured", "plain"), "has_plain_wall"),
        SPECIAL,
        *fields.later(edition.options),
        Field("round", codecs.number(1, box.LAST_ROUND), "round_number"),
        fields.turn(seats),
        Field("starter", place),
        Phase(
            PHASES,
            {
                SPREADING: [Field(part("display"), codecs.number(1, displays, first=1), "focus")],
                TILING: [Field(part("line"), codecs.number(1, box.LINES, first=1), "focus")],
            },
            is_strict=False,
        ),
        Field("displays", codecs.series("/", [tiles] * displays), "tiles"),
        Field("gold", codecs.series("/", [back_of(alphabet)] * displays), "backs"),
        Field("centre", tiles),
        Field("marker", codecs.unless("centre", IN_CENTRE, place)),
        Field("bag", counts),
        Field("lid", counts),
        *(Board("board", board, seat) for seat in range(seats)),
        fields.CHANCE,
    ]
    return [field for field in table if is_special or field.name not in ("special", "gold")]


def back_of(alphabet: str) -> Codec:
    pulls = ((f"pull{letter}", box.PULL + colour) for colour, letter in enumerate(alphabet))
    return codecs.choice([(NONE, box.PLAIN), *((name, back) for back, name in box.BACK_NAMES.items()), *pulls])


def board_of(alphabet: str, is_special: bool) -> Codec:
    row = codecs.letters("." + alphabet, box.COLUMNS, least=box.COLUMNS, first=EMPTY)
    pieces = alphabet + "*"
    shields = [(NONE, NO_SHIELD), ("+", EMPTY), ("+-", EMPTY), *((f"+{p}", piece) for piece, p in enumerate(pieces))]
    shield = codecs.choice(shields, "classic-refusal-shield")
    return fields.record(
        ";",
        fields.SCORE,
        lines(alphabet, box.LINES),
        Field(part("wall"), codecs.series("/", [row] * box.LINES, part("row")), "wall"),
        Field(part("floor"), codecs.letters(pieces, box.FLOOR_SPACES), "floor"),
        *([Field(part("shield"), shield, "shield")] if is_special else []),
    )


# To text and from text


def format_position(edition: Edition, state: Any) -> str:
    state.centre = state.tiles[CENTRE]
    note_moved(state, box.LINES)
    for player in state.players:
        player.floor = player.floor[: player.floor_pieces]
    table = fields_of(edition, state.seats, bool(state.has_special_displays))
    return fields.format_fields(edition.name, table, state)


def parse_position(edition: Edition, text: str) -> State:
    """The state of a text, checked."""
    texts = fields.split_fields(text, edition.name)
    table = fields_of(edition, *settings_in(edition, texts))
    said = fields.read_fields(table, texts, edition=edition, focus=0, has_special_displays=0, backs=[])
    states = state_of(said)
    fields.refuse_broken(invariants(said))
    return states


def settings_in(edition: Edition, texts: dict[str, str]) -> tuple[int, bool]:
    """What the other fields depend on: the number of players, and whether there are special displays."""
    found = SimpleNamespace()
    fields.read_field(PLAYERS, texts, found)
    fields.read_field(SPECIAL, {"special": "off", **texts}, found)
    is_special = bool(found.has_special_displays)
    if is_special and all(option.name != "special" for option in edition.options):
        raise BadPosition("classic-refusal-special", game=edition.name)
    if not is_special:
        texts.pop("special", None)
    return found.seats, is_special


def state_of(said: Any) -> State:
    """What is said as a state, with everything that follows from it."""
    said.ring = len(said.tiles)
    said.tiles += [[0] * box.COLOURS] * (CENTRE - said.ring) + [said.centre]
    said.offered = sum(map(sum, said.tiles))
    said.moved = moved_bits(said)
    for player in said.players:
        player.floor_pieces = len(player.floor)
        player.row_colours = [sum(1 << tile for tile in set(row) - {EMPTY}) for row in player.wall]
        player.shield = getattr(player, "shield", NO_SHIELD)
    states = NEW_STATE.copy()
    said.record = states[0]
    fields.fill(said.record, said)
    return states
