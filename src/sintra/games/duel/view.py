"""What people see of a game of Duel, as JSON-ready objects."""

from typing import Any, get_args

from sintra.core.compiling import as_python
from sintra.core.memory import Reading
from sintra.core.types import chance_of
from sintra.games.duel import cardboard as box
from sintra.games.duel import types
from sintra.games.duel.names import COLOUR_NAMES, SPACE_NAMES, TYPE_NAMES
from sintra.games.duel.options import goal_names
from sintra.games.duel.rules.plates import is_back_seen
from sintra.games.duel.state import COMPLETING, DECORATING, DRAWING, EMPTY, ON_MOON, PAYING, STACKING, TILING
from sintra.games.family.handful import counted, one_by_one

DECISIONS: dict[int, types.Decision] = dict(enumerate(get_args(types.Decision)))
PIECES: dict[int, Any] = {EMPTY: None, **dict(enumerate(SPACE_NAMES))}  # printed on a space, or lying there
has_seen_back = as_python(is_back_seen)


def plate_name(plate: int) -> types.Plate | None:
    return None if plate == EMPTY else box.PLATE_NAMES[plate]


def type_name(plate: int) -> types.PlateType:
    return TYPE_NAMES[box.TYPES[plate]]


def view_of(state: Reading, seat: int | None) -> types.DuelView:
    """What a seat may see: not what others put under the stack, no face-down chip, no chance to come (D-12)."""
    return {
        "game": "duel",
        "viewer": seat,
        "round": state.round_number,
        "turn": None if state.seat < 0 else state.seat,
        "decision": DECISIONS.get(state.phase),
        "focus": state.focus if state.phase in (STACKING, TILING, COMPLETING, PAYING) else None,
        "starter": state.starter,
        "goals": goal_names(state.goals),
        "face_up": [plate_name(plate) for plate in state.face_up],
        "stack": [stack_place(state, place, seat) for place in range(state.stacked)],
        "unseen": [box.PLATE_NAMES[plate] for plate in unseen_plates(state, seat)],
        "hand": hand_of(state, seat),
        "factories": [factory_of(state, factory) for factory in range(box.SMALL)],
        "large": {
            "sun": one_by_one(COLOUR_NAMES, state.sun[box.LARGE]),
            "moon": one_by_one(COLOUR_NAMES, state.moon),
            "first": is_on_moon(state),
        },
        "bag": counted(COLOUR_NAMES, state.bag),
        "tower": counted(COLOUR_NAMES, state.tower),
        "chips": one_by_one(box.CHIP_NAMES, hidden_chips(state)),
        "boards": [board_of(state, board) for board in range(state.seats)],
    }


def reveal_of(state: Reading) -> types.Revealed:
    hidden: types.Hidden = {
        "stack": [box.PLATE_NAMES[plate] for plate in state.stack[: state.stacked]],
        "drawn": [
            None if state.returned >> number & 1 else box.PLATE_NAMES[state.drawn[number]]
            for number in range(state.draws)
        ],
        "held": plate_name(state.held),
        "chips": [None if chip == EMPTY else box.CHIP_NAMES[chip] for chip in state.chips],
    }
    return {**view_of(state, None), "hidden": hidden, "chance": chance_of(state)}


def is_on_moon(state: Reading) -> bool:
    return bool(state.first_tile == ON_MOON)


# Plates


def knows(state: Reading, place: int, seat: int | None) -> bool:
    return seat is not None and bool(state.known[place] >> seat & 1)


def stack_place(state: Reading, place: int, seat: int | None) -> types.StackPlace:
    """A plate of the stack, from the top: its type where the back was seen, its front where the seat knows it."""
    plate = state.stack[place]
    return {
        "type": type_name(plate) if has_seen_back(state, place) else None,
        "plate": box.PLATE_NAMES[plate] if knows(state, place, seat) else None,
    }


def knows_drawn(state: Reading, number: int, seat: int | None) -> bool:
    """Whether a seat knows the front of a drawn plate: it has looked, or knew it before (D-11, D-12)."""
    has_looked = state.seat == seat and state.phase != DRAWING
    return bool(has_looked or (seat is not None and state.drawn_known[number] >> seat & 1))


def hand_of(state: Reading, seat: int | None) -> types.Hand | None:
    """The plates on their way to a dome. Others than the drawer do not know which of those drawn went back."""
    if not state.draws:
        return None if state.held == EMPTY else {"plates": [plate_of(state.held, 0)], "kept": 0, "returned": 0}
    numbers = [number for number in range(state.draws) if seat != state.seat or not state.returned >> number & 1]
    kept = next((number for number in numbers if seat == state.seat and state.drawn[number] == state.held), None)
    plates = [plate_of(state.drawn[number], number, knows_drawn(state, number, seat)) for number in numbers]
    return {"plates": plates, "kept": kept, "returned": state.returned.bit_count()}


def plate_of(plate: int, number: int, is_known: bool = True) -> types.Drawn:
    return {"type": type_name(plate), "plate": box.PLATE_NAMES[plate] if is_known else None, "number": number}


def unseen_plates(state: Reading, seat: int | None) -> list[int]:
    """The plates of which a seat does not know where they are."""
    seen = {plate for player in state.players for plate in player.plates} | set(state.face_up)
    seen |= {state.stack[place] for place in range(state.stacked) if knows(state, place, seat)}
    seen |= {state.drawn[number] for number in range(state.draws) if knows_drawn(state, number, seat)}
    if not state.draws:
        seen.add(state.held)
    return [plate for plate in range(box.PLATES) if plate not in seen]


# Factories and chips


def factory_of(state: Reading, factory: int) -> types.Factory:
    chip: types.FactoryChip | None = None if state.chips[factory] == EMPTY else {"face": chip_face(state, factory)}
    moon = [COLOUR_NAMES[colour] for colour in state.piles[factory][: state.heights[factory]]]
    return {"sun": one_by_one(COLOUR_NAMES, state.sun[factory]), "moon": moon, "chip": chip}


def chip_face(state: Reading, factory: int) -> types.ChipFace | None:
    return box.CHIP_NAMES[state.chips[factory]] if state.is_chip_up[factory] else None


def hidden_chips(state: Reading) -> list[int]:
    """How many chips of each kind lie face down, in the supply and on the factories."""
    counts = list(state.chip_supply)
    for factory in range(box.SMALL):
        if state.chips[factory] != EMPTY and not state.is_chip_up[factory]:
            counts[state.chips[factory]] += 1
    return counts


# Boards


def board_of(state: Reading, seat: int) -> types.PlayerBoard:
    player, moved, paid = state.players[seat], 0, {}
    if state.seat == seat and state.phase in (TILING, COMPLETING, PAYING, DECORATING):
        moved, paid = state.moved, {state.focus: max(0, state.paid)}
    return {
        "score": player.score,
        "tokens": player.tokens,
        "lines": [line_of(player, line, bool(moved >> line & 1), paid.get(line, 0)) for line in range(box.SIZE)],
        "plates": [plate_name(plate) for plate in player.plates],
        "turns": [None if plate == EMPTY else turn for plate, turn in zip(player.plates, player.turns, strict=True)],
        "printed": [[PIECES[space] for space in row] for row in player.printed],
        "dome": [[PIECES[tile] for tile in row] for row in player.dome],
        "broken": [COLOUR_NAMES[colour] for colour in player.broken[: player.broken_tiles]],
        "first": state.first_tile == seat,
        "chips": one_by_one(box.CHIP_NAMES, player.chips),
        "spent": one_by_one(box.CHIP_NAMES, player.spent),
        "chips_taken": player.chips_taken,
        "passed": bool(player.has_passed),
    }


def line_of(player: Reading, line: int, moved: bool, paid: int) -> types.Line:
    """One pattern line; `moved` while its rightmost tile is on the dome already, `paid` what chips have made up for."""
    colour = PIECES[player.line_colour[line]]
    return {"spaces": line + 1, "tiles": player.line_tiles[line], "colour": colour, "moved": moved, "paid": paid}
