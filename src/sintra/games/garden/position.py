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
from typing import Any

import numpy as np

from sintra.core.contract import State
from sintra.core.errors import BadPosition
from sintra.core.fields import NONE as EMPTY
from sintra.core.fields import (
    as_written,
    expect_fields,
    format_chance,
    number_in,
    one_of,
    parse_chance,
    split_exactly,
    split_fields,
    whole_number,
)
from sintra.core.text import Text, listed
from sintra.games.garden.cardboard import (
    CELL_NAMES,
    COPIES,
    EXPANSION_PLACES,
    HEXAGONS,
    MOST_PILES,
    PLANTABLE_COUNT,
    PRINTED,
    ROUNDS,
    SLOT_COUNT,
    STACK_FOR,
    SYMBOLS,
    TILE_PLACES,
    TURN_COUNT,
)
from sintra.games.garden.names import HEXAGON_CODES, LETTERS, NUMBERS, hexagons_in
from sintra.games.garden.rules.groups import lay
from sintra.games.garden.rules.placing import put_expansion
from sintra.games.garden.rules.play import clear_state
from sintra.games.garden.state import (
    BLANK,
    COPYING,
    DISCARDING,
    NONE,
    OVER,
    PAYING,
    STATE,
    TOP,
    TURN,
)
from sintra.games.garden.validity import check
from sintra.games.garden.view import hexagon_on, printed_cells, returned_of, tile_count

NAME = "garden"
HIGHEST_SCORE = 30_000  # that a state has room for, whatever comes; no game reaches it
PHASES = {TURN: "turn", COPYING: "copy", PAYING: "pay", DISCARDING: "discard", OVER: "over"}
PLACE_LETTERS = "12345678TE"  # piles, the top, expansions
LINE_LETTERS = LETTERS + NUMBERS
NO_PICK = "."


# To text


def format_position(state: Any) -> str:
    """One line that says everything."""
    fields = {
        "players": state.seats,
        "scoring": "variant" if state.has_variant_scoring else "base",
        "pass_discard": "on" if state.has_pass_discard else "off",
        "round": state.round_number,
        "turn": EMPTY if state.seat < 0 else state.seat + 1,
        "starter": state.starter + 1,
        "passed": "".join(str(seat + 1) for seat in range(state.seats) if state.passed >> seat & 1) or EMPTY,
        "marker": EMPTY if state.marker == NONE else state.marker + 1,
        "phase": format_phase(state),
        "stacks": "/".join(format_hexagons(there(stack)) for stack in state.stacks),
        "top": format_tiles(state.display[TOP]),
        "piles": "/".join(format_pile(state, pile) for pile in range(state.pile_count)) or EMPTY,
        "up": format_hexagons(hexagons_in(state.face_up)),
        "supply": format_hexagons(there(state.supply)),
        "returned": format_hexagons(hexagons_in(returned_of(state))),
        "bag": format_tiles(state.bag),
        "tower": format_tiles(state.tower),
        **{f"player{seat + 1}": format_player(state.players[seat]) for seat in range(state.seats)},
        "chance": format_chance(state.chance),
    }
    return " ".join([NAME, *(f"{name}={value}" for name, value in fields.items())])


def there(expansions: list[int]) -> list[int]:
    """The expansions of a stack."""
    return [expansion for expansion in expansions if expansion != NONE]


def format_hexagons(hexagons: Iterable[int]) -> str:
    """Hexagons in their order; a letter is not repeated."""
    text, letter = "", ""
    for hexagon in hexagons:
        code = HEXAGON_CODES[hexagon]
        text += code[1] if code[0] == letter else code
        letter = code[0]
    return text or EMPTY


def format_tiles(tiles: Any) -> str:
    """Tiles in hexagon order."""
    return format_hexagons(hexagon for hexagon in range(HEXAGONS) for _ in range(tile_count(tiles, hexagon)))


def format_pile(state: Any, pile: int) -> str:
    """An expansion beside the stack and its tiles."""
    return f"{HEXAGON_CODES[state.piles[pile]]}:{format_tiles(state.display[pile])}"


def format_phase(state: Any) -> str:
    """What is decided, and what has been chosen for it."""
    name = PHASES[state.phase]
    if state.phase == COPYING:
        picks = "".join(NO_PICK if pick == NONE else PLACE_LETTERS[pick] for pick in state.picks)
        return f"{name}:{LINE_LETTERS[state.line]}:{picks}"
    if state.phase == PAYING:
        where = CELL_NAMES[state.cell]
        if state.slot != NONE:
            where = f"{state.slot + 1}.{PRINTED[state.slot].tolist().index(state.cell) + 1}"
        return f"{name}:{HEXAGON_CODES[state.hexagon]}:{where}"
    if state.phase == DISCARDING:
        return f"{name}:{format_tiles(state.dropped)}:{format_hexagons(hexagons_in(state.dropped_expansions))}"
    return name


def format_player(player: Any) -> str:
    """One player's storage and garden."""
    printed = printed_cells(player)
    garden = [
        CELL_NAMES[cell] + HEXAGON_CODES[hexagon_on(player, cell)]
        for cell in range(PLANTABLE_COUNT)
        if player.occupied >> cell & 1 and cell not in printed
    ]
    parts = [
        str(player.score),
        str(player.jokers),
        format_tiles(player.tiles),
        format_hexagons(hexagons_in(player.stored)),
        ".".join(garden) or EMPTY,
        "/".join(format_slot(player, slot) for slot in range(SLOT_COUNT)),
    ]
    return ";".join(parts)


def format_slot(player: Any, slot: int) -> str:
    """An expansion in the garden."""
    if player.slots[slot] == NONE:
        return EMPTY
    turn = EMPTY if player.turns[slot] == BLANK else player.turns[slot] + 1
    return f"{HEXAGON_CODES[player.slots[slot]]}:{turn}"


# From text

FIELDS = (
    "players", "scoring", "pass_discard", "round", "turn", "starter", "passed", "marker", "phase", "stacks", "top",
    "piles", "up", "supply", "returned", "bag", "tower",
)  # fmt: skip

# What refusals call the parts of a text.
SCORE = Text("the score of {player}", "skóre v {player}")
JOKERS = Text("the jokers of {player}", "počet žolíků v {player}")
TILES = Text("the tiles of {player}", "dílky v {player}")
EXPANSIONS = Text("the expansions of {player}", "destičky v {player}")
SLOTS = Text("the slots of {player}", "pole v {player}")
SLOT = Text("slot {slot} of {player}", "pole {slot} v {player}")
SLOT_TURN = Text("the turn of slot {slot} of {player}", "otočení na poli {slot} v {player}")
GARDEN = Text("the garden of {player}", "zahrada v {player}")
PHASE_SLOT = Text("the slot of phase", "pole v phase")
PHASE_TURN = Text("the turn of phase", "otočení v phase")
STACK = Text("stack {stack}", "sloupeček {stack}")
PILE = Text("pile {pile}", "hromádka {pile}")


def parse_position(text: str) -> State:
    """The state of a text, checked."""
    fields = split_fields(text, NAME)
    states = np.zeros(1, STATE)
    state = states[0]
    clear_state(state)
    state.seats = number_in(fields, "players", 2, 4)
    expect_fields(fields, [*FIELDS, *(f"player{seat + 1}" for seat in range(state.seats))])
    state.has_variant_scoring = one_of(fields, "scoring", ("base", "variant")) == "variant"
    state.has_pass_discard = one_of(fields, "pass_discard", ("off", "on")) == "on"
    state.round_number = number_in(fields, "round", 1, ROUNDS)
    state.starter = number_in(fields, "starter", 1, int(state.seats)) - 1
    if fields["marker"] != EMPTY:
        state.marker = number_in(fields, "marker", 1, int(state.seats)) - 1
    parse_passed(fields, state)
    parse_phase(fields, state)
    parse_display(fields, state)
    for seat in range(state.seats):
        parse_player(fields[f"player{seat + 1}"], f"player{seat + 1}", state.players[seat])
    parse_seen(fields, state)
    parse_chance(fields, state.chance)
    check(states)
    return states


def parse_hexagons(text: str, name: Text) -> list[int]:
    """Hexagons in their order."""
    if text == EMPTY:
        return []
    if not re.fullmatch(f"([{LETTERS}][{NUMBERS}]+)+", text):
        raise BadPosition(
            f'{name.en} is "{text[:40]}" (expected letters {LETTERS} with numbers 1 to {SYMBOLS}, for example B12Y4, '
            "or - for none)",
            f"{name.cs} je „{text[:40]}“ (očekávají se písmena {LETTERS} s čísly 1 až {SYMBOLS}, například B12Y4, "
            "nebo -, když tam nic není)",
        )
    parts = re.findall(f"([{LETTERS}])([{NUMBERS}]+)", text)
    return [LETTERS.index(letter) * SYMBOLS + int(number) - 1 for letter, numbers in parts for number in numbers]


def parse_set(text: str, name: Text, most: int = HEXAGONS) -> int:
    """Different hexagons as bits."""
    hexagons = parse_hexagons(text, name)
    if len(set(hexagons)) < len(hexagons) or len(hexagons) > most:
        raise BadPosition(
            f'{name.en} is "{text[:40]}" (expected at most {most} different ones)',
            f"{name.cs} je „{text[:40]}“ (smí jich být nejvýš {most} a každá jen jednou)",
        )
    return sum(1 << hexagon for hexagon in hexagons)


def parse_tiles(text: str, name: Text, tiles: Any) -> None:
    """Tiles that lie together."""
    hexagons = parse_hexagons(text, name)
    layers = [sum(1 << hexagon for hexagon in set(hexagons) if hexagons.count(hexagon) > n) for n in range(COPIES)]
    for hexagon in set(hexagons):
        if hexagons.count(hexagon) > COPIES:
            raise BadPosition(
                f"{name.en} has {hexagons.count(hexagon)} tiles {HEXAGON_CODES[hexagon]} (expected at most {COPIES})",
                f"{name.cs}: dílků {HEXAGON_CODES[hexagon]} je {hexagons.count(hexagon)} (smí být nejvýš {COPIES})",
            )
    tiles.once, tiles.twice, tiles.thrice = layers


def parse_hexagon(text: str, name: Text) -> int:
    """One hexagon."""
    if text not in HEXAGON_CODES:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected a letter {LETTERS} and a number 1 to {SYMBOLS}, for example B2)',
            f"{name.cs} je „{text[:20]}“ (očekává se písmeno {LETTERS} a číslo 1 až {SYMBOLS}, například B2)",
        )
    return HEXAGON_CODES.index(text)


def parse_passed(fields: dict[str, str], state: Any) -> None:
    """Who has passed."""
    text = fields["passed"]
    seats = [str(seat + 1) for seat in range(state.seats)]
    if text != EMPTY and (not set(text) <= set(seats) or len(set(text)) < len(text)):
        raise BadPosition(
            f'passed is "{text[:20]}" (expected players {listed(seats)}, each once, or - for none)',
            f"passed je „{text[:20]}“ (očekávají se hráči {listed(seats)}, každý jednou, nebo -, když nikdo)",
        )
    state.passed = sum(1 << seats.index(seat) for seat in text if text != EMPTY)


def parse_phase(fields: dict[str, str], state: Any) -> None:
    """What is to be decided, by whom, and what has been chosen for it."""
    name, *chosen = fields["phase"].split(":")
    one_of({"phase": name}, "phase", tuple(PHASES.values()))
    state.phase = next(phase for phase, word in PHASES.items() if word == name)
    expected = 0 if state.phase in (TURN, OVER) else 2
    if len(chosen) != expected:
        raise BadPosition(
            f'phase is "{fields["phase"][:20]}" (expected for example turn, copy:B:1T...., pay:B2:c4 or discard:B2:-)',
            f"phase je „{fields['phase'][:20]}“ (očekává se například turn, copy:B:1T...., pay:B2:c4 nebo "
            "discard:B2:-)",
        )
    if state.phase == COPYING:
        parse_copying(chosen, state)
    if state.phase == PAYING:
        parse_paying(chosen, state)
    if state.phase == DISCARDING:
        parse_tiles(chosen[0], as_written("phase"), state.dropped)
        state.dropped_expansions = parse_set(chosen[1], as_written("phase"), EXPANSION_PLACES)
    if (state.phase == OVER) != (fields["turn"] == EMPTY):
        raise BadPosition(
            f'turn is "{fields["turn"][:20]}" in phase {name} (expected - when the game is over, else a seat)',
            f"turn je „{fields['turn'][:20]}“ ve fázi {name} (očekává se - po konci hry, jinak číslo hráče)",
        )
    state.seat = -1 if state.phase == OVER else number_in(fields, "turn", 1, int(state.seats)) - 1


def parse_copying(chosen: list[str], state: Any) -> None:
    """The line being acquired and the places chosen so far."""
    line, picks = chosen
    if len(line) != 1 or line not in LINE_LETTERS or not re.fullmatch(f"[{PLACE_LETTERS}.]{{{SYMBOLS}}}", picks):
        raise BadPosition(
            f'phase is "copy:{line[:10]}:{picks[:10]}" (expected one of {LINE_LETTERS} and {SYMBOLS} places out of '
            f"{PLACE_LETTERS}, . for none)",
            f"phase je „copy:{line[:10]}:{picks[:10]}“ (očekává se jeden ze znaků {LINE_LETTERS} a {SYMBOLS} míst ze "
            f"znaků {PLACE_LETTERS}, . pro žádné)",
        )
    state.line = LINE_LETTERS.index(line)
    state.picks = [NONE if pick == NO_PICK else PLACE_LETTERS.index(pick) for pick in picks]


def parse_paying(chosen: list[str], state: Any) -> None:
    """What is to be paid for, and where it will lie."""
    state.hexagon = parse_hexagon(chosen[0], as_written("phase"))
    slot, point, turn = chosen[1].partition(".")
    if point:
        state.slot = whole_number(slot, PHASE_SLOT, 1, SLOT_COUNT) - 1
        state.cell = PRINTED[state.slot, whole_number(turn, PHASE_TURN, 1, TURN_COUNT) - 1]
    else:
        state.cell = parse_cell(chosen[1], as_written("phase"))


def parse_cell(text: str, name: Text) -> int:
    """A cell by its name."""
    if text not in CELL_NAMES[:PLANTABLE_COUNT]:
        raise BadPosition(
            f'{name.en} has no cell "{text[:20]}" (expected for example c4)',
            f"{name.cs}: políčko „{text[:20]}“ neexistuje (očekává se například c4)",
        )
    return CELL_NAMES.index(text)


def parse_display(fields: dict[str, str], state: Any) -> None:
    """What lies in the middle of the table."""
    for number, text in enumerate(split_exactly(fields["stacks"], "/", ROUNDS, as_written("stacks"))):
        parse_stack(text, STACK.filled(stack=number + 1), number, state)
    parse_tiles(fields["top"], as_written("top"), state.display[TOP])
    piles = [] if fields["piles"] == EMPTY else fields["piles"].split("/")
    if len(piles) > MOST_PILES:
        raise BadPosition(
            f"there are {len(piles)} piles (expected at most {MOST_PILES})",
            f"hromádek je {len(piles)} (smí jich být nejvýš {MOST_PILES})",
        )
    for pile, text in enumerate(piles):
        name = PILE.filled(pile=pile + 1)
        expansion, tiles = split_exactly(text, ":", 2, name)
        state.piles[pile] = parse_hexagon(expansion, name)
        parse_tiles(tiles, name, state.display[pile])
    state.pile_count = len(piles)
    state.face_up = parse_set(fields["up"], as_written("up"), MOST_PILES)
    supply = parse_hexagons(fields["supply"], as_written("supply"))[: HEXAGONS + 1]
    parse_set(fields["supply"], as_written("supply"))
    state.supply[: len(supply)] = supply
    state.supply_count = len(supply)
    parse_tiles(fields["bag"], as_written("bag"), state.bag)
    parse_tiles(fields["tower"], as_written("tower"), state.tower)


def parse_stack(text: str, name: Text, number: int, state: Any) -> None:
    """A stack: whole before its round, gone after it."""
    expansions, whole = parse_hexagons(text, name), STACK_FOR[state.seats]
    is_current = number + 1 == state.round_number
    most = whole if number + 1 >= state.round_number else 0
    least = 0 if is_current else most
    if not least <= len(expansions) <= most:
        raise BadPosition(
            f"{name.en} has {len(expansions)} expansions (expected {least} to {most})",
            f"{name.cs}: destiček je {len(expansions)} (má jich být {least} až {most})",
        )
    first = whole - len(expansions)
    state.stacks[number, first : first + len(expansions)] = expansions
    if is_current:
        state.left = len(expansions)


def parse_player(text: str, name: str, player: Any) -> None:
    """One player's storage and garden."""
    parts = split_exactly(text, ";", 6, as_written(name))
    player.score = whole_number(parts[0], SCORE.filled(player=name), 0, HIGHEST_SCORE)
    player.jokers = whole_number(parts[1], JOKERS.filled(player=name), 0, TILE_PLACES)
    parse_tiles(parts[2], TILES.filled(player=name), player.tiles)
    player.stored = parse_set(parts[3], EXPANSIONS.filled(player=name), EXPANSION_PLACES)
    for slot, expansion in enumerate(split_exactly(parts[5], "/", SLOT_COUNT, SLOTS.filled(player=name))):
        if expansion != EMPTY:
            parse_slot(expansion, name, slot, player)
    for cell in [] if parts[4] == EMPTY else parts[4].split("."):
        lay_tile(cell, GARDEN.filled(player=name), player)


def parse_slot(text: str, name: str, slot: int, player: Any) -> None:
    """An expansion in the garden, with its printed hexagon."""
    code, turn = split_exactly(text, ":", 2, SLOT.filled(slot=slot + 1, player=name))
    expansion = parse_hexagon(code, SLOT.filled(slot=slot + 1, player=name))
    if turn == EMPTY:
        put_expansion(player, expansion, slot, BLANK)
        return
    number = whole_number(turn, SLOT_TURN.filled(slot=slot + 1, player=name), 1, TURN_COUNT) - 1
    put_expansion(player, expansion, slot, number)
    lay_hexagon(player, expansion, int(PRINTED[slot, number]), GARDEN.filled(player=name))


def lay_tile(text: str, name: Text, player: Any) -> None:
    """A tile in the garden: its cell and its hexagon."""
    cell = parse_cell(text[:-2], name)
    hexagon = parse_hexagon(text[-2:], name)
    if not (int(player.cells) & ~int(player.occupied)) >> cell & 1:
        raise BadPosition(
            f"{name.en} can not have a tile on {CELL_NAMES[cell]} (expected a free cell of the garden or an expansion)",
            f"{name.cs}: na {CELL_NAMES[cell]} nemůže ležet dílek (očekává se volné políčko zahrady nebo destičky)",
        )
    lay_hexagon(player, hexagon, cell, name)


def lay_hexagon(player: Any, hexagon: int, cell: int, name: Text) -> None:
    """A hexagon where no group gets two of a kind by it."""
    if int(player.barred[hexagon]) >> cell & 1:
        raise BadPosition(
            f"{name.en} has a group with two {HEXAGON_CODES[hexagon]} (one of them on {CELL_NAMES[cell]})",
            f"{name.cs} má ve skupině shodné záhony (jeden z nich je {HEXAGON_CODES[hexagon]} na {CELL_NAMES[cell]})",
        )
    lay(player, hexagon, cell)


def parse_seen(fields: dict[str, str], state: Any) -> None:
    """The expansions that everybody has seen: those that lie open, and those that went under the supply."""
    returned = parse_set(fields["returned"], as_written("returned"))
    hidden, visible = 0, int(state.face_up)
    for expansion in state.supply[: state.supply_count]:
        hidden |= 1 << int(expansion)
    for player in state.players[: state.seats]:
        visible |= int(player.stored)
        for expansion, turn in zip(player.slots.tolist(), player.turns.tolist(), strict=True):
            if expansion != NONE and turn == BLANK:
                hidden |= 1 << expansion
            elif expansion != NONE:
                visible |= 1 << expansion
    if returned & ~hidden:
        raise BadPosition(
            f"returned has {format_hexagons(hexagons_in(returned & ~hidden))} (expected only expansions in the supply "
            "or lying blank side up)",
            f"returned obsahuje {format_hexagons(hexagons_in(returned & ~hidden))} (očekávají se jen destičky v zásobě "
            "nebo ležící rubem nahoru)",
        )
    state.seen = visible | returned
