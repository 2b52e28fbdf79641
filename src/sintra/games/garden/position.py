"""A position of Queen's Garden as one line of text, and back.

    garden players=2 scoring=base pass_discard=off round=1 turn=1 starter=2 passed=2 marker=2 phase=turn
    stacks=B12P3/…/…/… top=B12Y3 piles=D1:B2Y4/G3:L1 up=P4 supply=G12L6… returned=P5 bag=… tower=…
    player1=15;3;B2Y4;G2;d4B1.e4B2;B3:2/-/P1:-/-/-/- player2=… chance=…

Hexagons are the letter of a colour and the number of a symbol; a letter holds for all numbers that follow it. Seats,
slots and turns count from 1. Stacks and supply begin with their tops; a pile is its expansion and its tiles. `returned`
are the expansions lying face down that everybody has seen. A player is score;jokers;tiles;expansions;garden;slots: a
slot is an expansion with its turn, or with - if it lies blank side up. Without `chance` the draws to come are new ones.
"""

import re
from collections.abc import Iterable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from sintra.core.contract import State
from sintra.core.notation import codecs, fields
from sintra.core.notation.codecs import NONE as EMPTY
from sintra.core.notation.codecs import Codec, Unread
from sintra.core.notation.fields import Board, Field, Phase
from sintra.games.garden import cardboard as box
from sintra.games.garden.names import HEXAGON_CODES, LETTERS, NUMBERS, hexagons_in
from sintra.games.garden.options import OPTIONS
from sintra.games.garden.rules.groups import lay
from sintra.games.garden.rules.placing import put_expansion
from sintra.games.garden.state import BLANK, COPYING, DISCARDING, NEW_STATE, NONE, OVER, PAYING, TOP
from sintra.games.garden.validity import invariants
from sintra.games.garden.view import DECISIONS, hexagon_on, one_by_one, printed_cells, returned_of

NAME = "garden"
PLAYERS = Field("players", codecs.number(2, 4), "seats")


# Hexagons


def format_hexagons(hexagons: Iterable[int]) -> str:
    """Hexagons in their order; a letter is not repeated."""
    text, letter = "", ""
    for hexagon in hexagons:
        code = HEXAGON_CODES[hexagon]
        text += code[1] if code[0] == letter else code
        letter = code[0]
    return text or EMPTY


def read_hexagons(text: str) -> list[int]:
    if text != EMPTY and not re.fullmatch(f"([{LETTERS}][{NUMBERS}]+)+", text):
        raise Unread("garden-refusal-hexagons", text, letters=LETTERS, most=box.SYMBOLS)
    parts = re.findall(f"([{LETTERS}])([{NUMBERS}]+)", text)
    return [LETTERS.index(letter) * box.SYMBOLS + int(number) - 1 for letter, numbers in parts for number in numbers]


def different(most: int) -> Codec:
    """Different hexagons in their order."""

    def read(text: str) -> list[int]:
        hexagons = read_hexagons(text)
        if len(set(hexagons)) < len(hexagons) or len(hexagons) > most:
            raise Unread("garden-refusal-different", text, most=most)
        return hexagons

    return Codec(format_hexagons, read)


def read_tiles(text: str) -> SimpleNamespace:
    """Tiles that lie together: one by one, and as the state counts them."""
    tiles = read_hexagons(text)
    layers = [sum(1 << hexagon for hexagon in set(tiles) if tiles.count(hexagon) > n) for n in range(box.COPIES + 1)]
    if layers[box.COPIES]:
        hexagon = hexagons_in(layers[box.COPIES])[0]
        code, count = HEXAGON_CODES[hexagon], tiles.count(hexagon)
        raise Unread("garden-refusal-copies", text, hexagon=code, count=count, most=box.COPIES)
    return SimpleNamespace(hexagons=tiles, once=layers[0], twice=layers[1], thrice=layers[2])


CODES = [(code, (hexagon,)) for hexagon, code in enumerate(HEXAGON_CODES)]
CELLS = [(name, (cell,)) for cell, name in enumerate(box.CELL_NAMES[: box.PLANTABLE_COUNT])]
HEXAGON = codecs.choice(((code, hexagon) for code, (hexagon,) in CODES), "garden-refusal-hexagon", letters=LETTERS)
STORED = codecs.bits(different(box.EXPANSION_PLACES))
TILES = Codec(lambda tiles: format_hexagons(one_by_one(tiles)), read_tiles)
PLANTED = codecs.choice(codecs.endings(CELLS, *HEXAGON_CODES), "garden-refusal-planted")
LAID = codecs.endings(CODES, *(f":{turn}" for turn in "123456-"))  # the last of them is BLANK
SLOT = codecs.choice([(EMPTY, (NONE, NONE)), *LAID], "garden-refusal-slot")
SPOTS = [(f"{slot + 1}.{turn + 1}", (int(cell), slot)) for (slot, turn), cell in np.ndenumerate(box.PRINTED)]
SPOT = codecs.choice([*((name, (cell, NONE)) for name, (cell,) in CELLS), *SPOTS], "garden-refusal-spot")
PICKS = codecs.letters(".12345678TE", box.SYMBOLS, least=box.SYMBOLS, first=NONE)  # piles, the top, expansions


# The tables


part = "garden-part-of-text-{}".format  # what refusals call a part of a field


PLAYER = fields.record(
    ";",
    fields.SCORE,
    Field(part("jokers"), codecs.number(0, box.TILE_PLACES), "jokers"),
    Field(part("tiles"), TILES, "tiles"),
    Field(part("expansions"), STORED, "stored"),
    Field(part("garden"), codecs.series(".", [PLANTED] * box.PLANTABLE_COUNT, least=0), "garden"),
    Field(part("slots"), codecs.series("/", [SLOT] * box.SLOT_COUNT, part("slot")), "slots", "turns"),
)
PILE = fields.record(":", Field("", HEXAGON, "expansion"), Field("", TILES, "tiles"))
PHASE = Phase(
    {**DECISIONS, OVER: "over"},
    {
        COPYING: [Field(part("line"), codecs.one_of(*LETTERS, *NUMBERS), "line"), Field(part("picks"), PICKS, "picks")],
        PAYING: [Field("", HEXAGON, "hexagon"), Field("", SPOT, "cell", "slot")],
        DISCARDING: [Field("", TILES, "dropped"), Field("", STORED, "dropped_expansions")],
    },
)


@cache
def fields_of(seats: int) -> list[Field]:
    place, stack = codecs.number(1, seats, first=1), different(box.STACK_FOR[seats])
    return [
        PLAYERS,
        Field("scoring", codecs.one_of("base", "variant"), "has_variant_scoring"),
        Field("pass_discard", codecs.one_of("off", "on"), "has_pass_discard"),
        *fields.later(OPTIONS),
        Field("round", codecs.number(1, box.ROUNDS), "round_number"),
        fields.turn(seats),
        Field("starter", place),
        Field("passed", codecs.bits(codecs.letters(NUMBERS[:seats], seats))),
        Field("marker", codecs.unless(EMPTY, NONE, place)),
        PHASE,
        Field("stacks", codecs.series("/", [stack] * box.ROUNDS, part("stack"))),
        Field("top", TILES),
        Field("piles", codecs.series("/", [PILE] * box.MOST_PILES, part("pile"), least=0), "heaps"),
        Field("up", codecs.bits(different(box.MOST_PILES)), "face_up"),
        Field("supply", different(box.HEXAGONS)),
        Field("returned", codecs.bits(different(box.HEXAGONS))),
        Field("bag", TILES),
        Field("tower", TILES),
        *(Board("player", PLAYER, seat) for seat in range(seats)),
        fields.CHANCE,
    ]


# To text and from text


def format_position(state: Any) -> str:
    state.returned = returned_of(state)
    state.stacks = [[expansion for expansion in stack if expansion != NONE] for stack in state.stacks]
    state.supply = state.supply[: state.supply_count]
    piles = zip(state.piles[: state.pile_count], state.display, strict=False)
    state.heaps = [SimpleNamespace(expansion=expansion, tiles=tiles) for expansion, tiles in piles]
    state.top = state.display[TOP]
    for player in state.players[: state.seats]:
        printed = printed_cells(player)
        planted = [cell for _, (cell,) in CELLS if player.occupied >> cell & 1 and cell not in printed]
        player.garden = [(cell, hexagon_on(player, cell)) for cell in planted]
    return fields.format_fields(NAME, fields_of(state.seats), state)


def parse_position(text: str) -> State:
    """The state of a text, checked."""
    texts, found = fields.split_fields(text, NAME), SimpleNamespace()
    fields.read_field(PLAYERS, texts, found)
    said = fields.read_fields(fields_of(found.seats), texts)
    states = state_of(said)
    fields.refuse_broken(invariants(said))
    return states


def state_of(said: Any) -> State:
    """What is said as a state, with everything that follows from it."""
    said.left = len(said.stacks[said.round_number - 1])
    said.stacks = [[NONE] * (box.STACK_FOR[said.seats] - len(stack)) + stack for stack in said.stacks]
    said.piles, said.pile_count = [pile.expansion for pile in said.heaps], len(said.heaps)
    nothing = SimpleNamespace(once=0, twice=0, thrice=0)
    said.display = [*(pile.tiles for pile in said.heaps), *[nothing] * (TOP - said.pile_count), said.top]
    said.supply_count, said.seen = len(said.supply), said.returned | said.face_up
    for player in said.players:
        turned = [(slot, turn) for slot, turn in enumerate(player.turns) if turn not in (NONE, BLANK)]
        player.printed = [(int(box.PRINTED[slot, turn]), player.slots[slot]) for slot, turn in turned]
        for expansion in [*hexagons_in(player.stored), *(printed for _, printed in player.printed)]:
            said.seen |= 1 << expansion
    said.states = states = NEW_STATE.copy()
    fields.fill(states[0], said)
    for player, garden in zip(said.players, states[0].players, strict=False):
        plant(player, garden)
    return states


def plant(player: Any, garden: Any) -> None:
    """Lay the expansions and all hexagons, and note those that may not lie where they are."""
    for slot, expansion in enumerate(player.slots):
        if expansion != NONE:
            put_expansion(garden, expansion, slot, player.turns[slot])
    player.outside, player.clashing = [], []
    for cell, hexagon in player.printed + player.garden:
        if not (int(garden.cells) & ~int(garden.occupied)) >> cell & 1:
            player.outside.append(cell)
        if int(garden.barred[hexagon]) >> cell & 1:
            player.clashing.append((cell, hexagon))
        lay(garden, hexagon, cell)
