"""What people see of Queen's Garden, as JSON-ready objects."""

from typing import Any, get_args

from sintra.core.compiling import as_python
from sintra.core.memory import Reading
from sintra.core.types import chance_of
from sintra.games.garden import cardboard as box
from sintra.games.garden import types
from sintra.games.garden.moves import PLACE_NAMES
from sintra.games.garden.names import hexagons_in, line_field, names_in
from sintra.games.garden.rules.placing import is_feature
from sintra.games.garden.state import BLANK, COPYING, DISCARDING, NONE, PAYING, TOP
from sintra.games.garden.types import HEXAGON_NAMES

DECISIONS: dict[int, types.Decision] = dict(enumerate(get_args(types.Decision)))
has_feature = as_python(is_feature)


# Tiles


def tile_count(tiles: Any, hexagon: int) -> int:
    return int((tiles.once >> hexagon & 1) + (tiles.twice >> hexagon & 1) + (tiles.thrice >> hexagon & 1))


def one_by_one(tiles: Any) -> list[int]:
    """The hexagons of tiles in their order."""
    return [hexagon for hexagon in hexagons_in(tiles.once) for _ in range(tile_count(tiles, hexagon))]


def tile_names(tiles: Any) -> list[types.Hexagon]:
    return [HEXAGON_NAMES[hexagon] for hexagon in one_by_one(tiles)]


def tile_counts(tiles: Any) -> dict[types.Hexagon, int]:
    return {HEXAGON_NAMES[hexagon]: tile_count(tiles, hexagon) for hexagon in range(box.HEXAGONS)}


# Gardens


def hexagon_on(player: Reading, cell: int) -> int:
    """The hexagon on a cell, NONE if there is none."""
    if not player.occupied >> cell & 1:
        return NONE
    colour, symbol = (line for line in range(box.LINES) if player.lines[line] >> cell & 1)
    return int(box.CROSSING[colour, symbol - box.COLOURS])


def printed_cells(player: Reading) -> dict[int, int]:
    """The cells of printed hexagons, with the slots of their expansions."""
    turned = [(slot, player.turns[slot]) for slot in range(box.SLOT_COUNT) if player.slots[slot] != NONE]
    return {int(box.PRINTED[slot, turn]): slot for slot, turn in turned if turn != BLANK}


# The view


def view_of(state: Reading, seat: int | None) -> types.GardenView:
    """Everything but what lies face down and the chance to come, which are hidden from everybody alike."""
    return {
        "game": "garden",
        "viewer": seat,
        "round": state.round_number,
        "rounds": box.ROUNDS,
        "turn": None if state.seat < 0 else state.seat,
        "decision": DECISIONS.get(state.phase),
        "pending": pending_of(state),
        "starter": state.starter,
        "marker": None if state.marker == NONE else state.marker,
        "wheel": wheel_of(state),
        "top": tile_names(state.display[TOP]) if state.left else None,
        "stack": state.left,
        "piles": [tile_names(state.display[pile]) for pile in range(state.pile_count)],
        "face_up": names_in(state.face_up),
        "stacks": [sum(expansion != NONE for expansion in stack) for stack in state.stacks],
        "supply": state.supply_count,
        "returned": names_in(returned_of(state)),
        "unseen": names_in(box.ALL_HEXAGONS & ~state.seen),
        "bag": tile_counts(state.bag),
        "tower": tile_counts(state.tower),
        "boards": [board_of(state, seat) for seat in range(state.seats)],
    }


def reveal_of(state: Reading) -> types.Revealed:
    hidden: types.Hidden = {
        "stacks": [expansion_names(stack) for stack in state.stacks],
        "piles": expansion_names(state.piles),
        "supply": expansion_names(state.supply),
        "slots": [[*map(expansion_name, player.slots)] for player in state.players[: state.seats]],
    }
    return {**view_of(state, None), "hidden": hidden, "chance": chance_of(state)}


def expansion_name(expansion: int) -> types.Hexagon | None:
    return None if expansion == NONE else HEXAGON_NAMES[expansion]


def expansion_names(expansions: list[int]) -> list[types.Hexagon]:
    return [name for name in map(expansion_name, expansions) if name]


def returned_of(state: Reading) -> int:
    """Expansions that everybody has seen and nobody sees now: they went under the supply."""
    visible = state.face_up
    for player in state.players[: state.seats]:
        visible |= player.stored
        for slot in range(box.SLOT_COUNT):
            if player.slots[slot] != NONE and player.turns[slot] != BLANK:
                visible |= 1 << player.slots[slot]
    return int(state.seen & ~visible)


def pending_of(state: Reading) -> types.Pending | None:
    """What the chain of decisions has come to."""
    if state.phase == COPYING:
        hexagons = [HEXAGON_NAMES[box.CROSSING[state.line, place]] for place in range(box.SYMBOLS)]
        picks = zip(hexagons, state.picks, strict=True)
        chosen: list[types.Chosen] = [
            {"hexagon": name, "from": PLACE_NAMES[pick]} for name, pick in picks if pick != NONE
        ]
        copying: types.Copying = {**line_field(state.line), "chosen": chosen}
        return copying
    if state.phase == PAYING:
        slot = None if state.slot == NONE else state.slot
        return {"hexagon": HEXAGON_NAMES[state.hexagon], "cell": list(box.CELLS[state.cell]), "slot": slot}
    if state.phase == DISCARDING:
        return {"tiles": tile_names(state.dropped), "expansions": names_in(state.dropped_expansions)}
    return None


def wheel_of(state: Reading) -> list[list[types.WheelEntry]]:
    rounds = box.WHEEL[state.has_variant_scoring].tolist()
    return [[{**line_field(line), "points": points} for line, points in entries] for entries in rounds]


def board_of(state: Reading, seat: int) -> types.GardenBoard:
    player = state.players[seat]
    printed = printed_cells(player)
    return {
        "score": player.score,
        "jokers": player.jokers,
        "tiles": tile_names(player.tiles),
        "expansions": names_in(player.stored),
        "garden": [
            {
                "cell": list(box.CELLS[cell]),
                "hexagon": HEXAGON_NAMES[hexagon_on(player, cell)],
                "printed": cell in printed,
            }
            for cell in range(box.PLANTABLE_COUNT)
            if player.occupied >> cell & 1
        ],
        "free": [
            list(box.CELLS[cell]) for cell in range(box.PLANTABLE_COUNT) if player.cells & ~player.occupied & 1 << cell
        ],
        "slots": [slot_of(player, slot) for slot in range(box.SLOT_COUNT)],
        "features": [
            feature_of(player, feature) for feature in range(box.FEATURE_COUNT) if has_feature(player, feature)
        ],
        "passed": bool(state.passed >> seat & 1),
        "marker": state.marker == seat,
    }


def slot_of(player: Reading, slot: int) -> types.Slot | None:
    """The expansion in a slot; a blank one shows nothing of its front."""
    if player.slots[slot] == NONE:
        return None
    if player.turns[slot] == BLANK:
        return {"hexagon": None, "turn": None}
    return {"hexagon": HEXAGON_NAMES[player.slots[slot]], "turn": player.turns[slot]}


def feature_of(player: Reading, feature: int) -> types.Feature:
    """A feature, and how many of its six neighbours are filled."""
    filled = int(box.NEIGHBOURS[box.FEATURE_CELL[feature]]) & player.occupied
    return {
        "feature": box.FEATURE_KINDS[feature],
        "cell": list(box.FEATURES[feature]),
        "filled": filled.bit_count(),
        "jokers": int(box.FEATURE_JOKERS[feature]),
    }
