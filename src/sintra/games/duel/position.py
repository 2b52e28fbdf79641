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

import re
from typing import Any

import numpy as np

from sintra.core.contract import State
from sintra.core.errors import BadPosition
from sintra.core.fields import (
    NONE,
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
from sintra.games.duel.cardboard import (
    BROKEN_SPACES,
    CHIP_NAMES,
    CHIPS,
    CHIPS_PER_KIND,
    CHIPS_PER_ROUND,
    COLOUR_LETTERS,
    COLOURS,
    FACE_UP,
    FACTORIES,
    FIELDS,
    HIGHEST_MOON,
    LARGEST_STACK,
    PLATE_NAMES,
    ROUNDS,
    SEATS,
    SIZE,
    SMALL,
    TILES_PER_COLOUR,
    TOKENS,
    TURNS,
)
from sintra.games.duel.options import GOALS_OPTION, goal_bits, goal_names
from sintra.games.duel.rules.plates import print_plate
from sintra.games.duel.rules.play import set_up_player
from sintra.games.duel.rules.tiling import NOT_PAYING
from sintra.games.duel.state import (
    EMPTY,
    ON_MOON,
    OVER,
    STACKING,
    STATE,
)
from sintra.games.duel.validity import check
from sintra.games.duel.view import DECISIONS

HIGHEST_SCORE = 30_000  # that a state has room for, whatever comes; no game reaches it
PHASES = {**DECISIONS, OVER: "over"}
WITH_LINE = [phase for phase, name in DECISIONS.items() if name in ("tile", "complete", "pay")]
FIELD_NAMES = (
    "round", "turn", "starter", "phase", "goals", "plates", "stack", "hand", "held", "suns", "moons", "loose", "first",
    "chips", "bag", "tower", "board1", "board2",
)  # fmt: skip


# To text


def format_position(state: Any) -> str:
    """One line that says everything."""
    fields = {
        "round": state.round_number,
        "turn": NONE if state.seat < 0 else state.seat + 1,
        "starter": state.starter + 1,
        "phase": format_phase(state),
        "goals": ",".join(goal_names(state.goals)),
        "plates": "/".join(format_plate(plate) for plate in state.face_up),
        "stack": "/".join(format_stacked(state, place) for place in range(state.stacked)) or NONE,
        "hand": "/".join(format_drawn(state, number) for number in range(state.draws)) or NONE,
        "held": format_plate(state.held),
        "suns": "/".join(format_counts_as_tiles(sun) for sun in state.sun),
        "moons": "/".join(format_tiles(pile[:height]) for pile, height in zip(state.piles, state.heights, strict=True)),
        "loose": format_counts_as_tiles(state.moon),
        "first": "moon" if state.first_tile == ON_MOON else state.first_tile + 1,
        "chips": "/".join(format_chip(state, factory) for factory in range(SMALL)),
        "bag": format_counts(state.bag),
        "tower": format_counts(state.tower),
        **{f"board{seat + 1}": format_board(state, seat) for seat in range(SEATS)},
        "chance": format_chance(state.chance),
    }
    return " ".join(["duel", *(f"{name}={value}" for name, value in fields.items())])


def format_phase(state: Any) -> str:
    """What is decided, where, and what chips have made up for there."""
    name = PHASES[state.phase]
    if state.phase == STACKING:
        return f"{name}:{state.focus + 1}"
    if state.phase in WITH_LINE:
        return f"{name}:{state.focus + 1}" + ("" if state.paid == NOT_PAYING else f".{state.paid}")
    return name


def format_plate(plate: int) -> str:
    """The name of a plate."""
    return NONE if plate == EMPTY else PLATE_NAMES[plate]


def format_stacked(state: Any, place: int) -> str:
    """A plate of the stack, with the seats that know it."""
    return PLATE_NAMES[state.stack[place]] + format_seats(state.known[place])


def format_drawn(state: Any, number: int) -> str:
    """A drawn plate, with the seats that knew it before, and whether it has gone back."""
    returned = ">" if state.returned >> number & 1 else ""
    return PLATE_NAMES[state.drawn[number]] + format_seats(state.drawn_known[number]) + returned


def format_seats(seats: int) -> str:
    """The numbers of some seats."""
    return "".join(str(seat + 1) for seat in range(SEATS) if seats >> seat & 1)


def format_tiles(colours: Any) -> str:
    """One letter per tile."""
    return "".join(COLOUR_LETTERS[colour] for colour in colours) or NONE


def format_counts_as_tiles(counts: Any) -> str:
    """One letter per tile, in colour order."""
    return format_tiles([colour for colour in range(COLOURS) for _ in range(counts[colour])])


def format_counts(counts: Any) -> str:
    """One letter and a number per colour."""
    return "".join(f"{COLOUR_LETTERS[colour]}{counts[colour]}" for colour in range(COLOURS) if counts[colour]) or NONE


def format_chip(state: Any, factory: int) -> str:
    """The chip of a factory, and whether it lies face down."""
    chip = state.chips[factory]
    return NONE if chip == EMPTY else CHIP_NAMES[chip] + ("" if state.is_chip_up[factory] else "?")


def format_chips(counts: Any) -> str:
    """Chips one by one."""
    return ",".join(CHIP_NAMES[chip] for chip in range(CHIPS) for _ in range(counts[chip])) or NONE


def format_board(state: Any, seat: int) -> str:
    """One player's board."""
    player = state.players[seat]
    moved = state.moved if seat == state.seat else 0
    plates = zip(player.plates, player.turns, strict=True)
    parts = [
        str(player.score),
        str(player.tokens),
        "/".join(format_line(player, line, bool(moved >> line & 1)) for line in range(SIZE)),
        "/".join(NONE if plate == EMPTY else f"{PLATE_NAMES[plate]}{turn}" for plate, turn in plates),
        "/".join("".join(format_space(tile) for tile in row) for row in player.dome),
        format_tiles(player.broken[: player.broken_tiles]),
        format_chips(player.chips),
        format_chips(player.spent),
        str(player.chips_taken) + ("p" if player.has_passed else ""),
    ]
    return ";".join(parts)


def format_line(player: Any, line: int, is_moved: bool) -> str:
    """The tiles of a pattern line."""
    tiles = COLOUR_LETTERS[player.line_colour[line]] * player.line_tiles[line]
    return tiles + ">" if is_moved else tiles or NONE


def format_space(tile: int) -> str:
    """A space of the dome."""
    return "." if tile == EMPTY else DOME_LETTERS[tile]


# From text

DOME_LETTERS = COLOUR_LETTERS + "S"
SCORE = Text("the score of {board}", "skóre v {board}")
BOARD_TOKENS = Text("the tokens of {board}", "počet žetonů v {board}")
BOARD_LINES = Text("lines of {board}", "přípravné řady v {board}")
BOARD_LINE = Text("line {line} of {board}", "přípravná řada {line} v {board}")
BOARD_PLATES = Text("plates of {board}", "destičky v {board}")
DOME = Text("dome of {board}", "klenba v {board}")
DOME_ROW = Text("dome row {row} of {board}", "řada {row} klenby v {board}")
BOARD_BROKEN = Text("broken tiles of {board}", "rozbité dlaždice v {board}")
BOARD_CHIPS = Text("chips of {board}", "bonusy v {board}")
BOARD_SPENT = Text("spent chips of {board}", "utracené bonusy v {board}")
BOARD_TAKEN = Text("the chips taken of {board}", "počet vzatých bonusů v {board}")
PHASE_NUMBER = Text("the number of phase", "číslo v phase")
PHASE_PAID = Text("the tiles paid in phase", "počet nahrazených dlaždic v phase")


def parse_position(text: str) -> State:
    """The state of a text, checked."""
    fields = split_fields(text, "duel")
    expect_fields(fields, FIELD_NAMES)
    states = np.zeros(1, STATE)
    state = states[0]
    state.seats = SEATS
    state.round_number = number_in(fields, "round", 1, ROUNDS)
    state.starter = number_in(fields, "starter", 1, SEATS) - 1
    state.goals = parse_goals(fields["goals"])
    parse_phase(fields, state)
    parse_plates(fields, state)
    parse_factories(fields, state)
    for seat in range(SEATS):
        set_up_player(state.players[seat])
        parse_board(fields[f"board{seat + 1}"], f"board{seat + 1}", state, seat)
    state.opening = sum(bool((player.plates == EMPTY).all()) for player in state.players)
    count_supply(state)
    parse_chance(fields, state.chance)
    check(state)
    return states


def parse_goals(text: str) -> int:
    """Three or four goals, one of each tablet at most."""
    names = text.split(",")
    try:
        GOALS_OPTION.choose(names, SEATS)
    except ValueError as error:
        raise BadPosition(
            f'goals is "{text[:60]}" (expected for example rows,columns,diagonals)',
            f"goals je „{text[:60]}“ (očekává se například rows,columns,diagonals)",
        ) from error
    return goal_bits(names)


def parse_phase(fields: dict[str, str], state: Any) -> None:
    """What is to be decided, by whom and where."""
    name, colon, number = fields["phase"].partition(":")
    one_of({"phase": name}, "phase", tuple(PHASES.values()))
    state.phase = next(phase for phase, word in PHASES.items() if word == name)
    state.paid = NOT_PAYING
    if state.phase == STACKING:
        state.focus = whole_number(number, PHASE_NUMBER, 1, SMALL) - 1
    elif state.phase in WITH_LINE:
        line, point, paid = number.partition(".")
        state.focus = whole_number(line, PHASE_NUMBER, 1, SIZE) - 1
        if point:
            state.paid = whole_number(paid, PHASE_PAID, 0, SIZE)
    elif colon:
        raise BadPosition(
            f'phase is "{fields["phase"][:20]}" (only stack, tile, complete and pay have a number)',
            f"phase je „{fields['phase'][:20]}“ (číslo mají jen stack, tile, complete a pay)",
        )
    if (state.phase == OVER) != (fields["turn"] == NONE):
        raise BadPosition(
            f'turn is "{fields["turn"][:20]}" in phase {name} (expected - when the game is over, else a seat)',
            f"turn je „{fields['turn'][:20]}“ ve fázi {name} (očekává se - po konci hry, jinak číslo hráče)",
        )
    state.seat = -1 if state.phase == OVER else number_in(fields, "turn", 1, SEATS) - 1


# Plates


def parse_plates(fields: dict[str, str], state: Any) -> None:
    """The face-up plates, the stack, and what is in somebody's hand."""
    for place, text in enumerate(split_exactly(fields["plates"], "/", FACE_UP, as_written("plates"))):
        state.face_up[place] = parse_plate(text, as_written("plates"))
    stacked = parse_list(fields["stack"], as_written("stack"))
    state.stacked = len(stacked)
    state.stack[:] = EMPTY
    for place, text in enumerate(stacked):
        state.stack[place], state.known[place] = parse_known_plate(text, as_written("stack"))
    drawn = parse_list(fields["hand"], as_written("hand"))
    state.draws = len(drawn)
    state.drawn[:] = EMPTY
    for number, text in enumerate(drawn):
        plate, known = parse_known_plate(text.removesuffix(">"), as_written("hand"))
        state.drawn[number], state.drawn_known[number] = plate, known
        state.returned |= text.endswith(">") << number
    state.held = parse_plate(fields["held"], as_written("held"))


def parse_list(text: str, name: Text) -> list[str]:
    """Plates divided by slashes, no more than there are."""
    found = [] if text == NONE else text.split("/")
    if len(found) > LARGEST_STACK:
        raise BadPosition(
            f"{name.en} has {len(found)} plates (expected at most {LARGEST_STACK})",
            f"{name.cs}: destiček je {len(found)} (může jich být nejvýš {LARGEST_STACK})",
        )
    return found


def parse_known_plate(text: str, name: Text) -> tuple[int, int]:
    """A plate, and the seats that know it as bits."""
    plate = text.rstrip("12")
    seats = text[len(plate) :]
    if seats not in ("", "1", "2", "12"):
        raise BadPosition(
            f'{name.en} has "{text[:20]}" (expected a plate, with the seats that know it: 1, 2 or 12)',
            f"{name.cs} obsahuje „{text[:20]}“ (očekává se destička a u ní místa, která ji znají: 1, 2 nebo 12)",
        )
    return parse_plate(plate, name, is_needed=True), sum(1 << int(seat) - 1 for seat in seats)


def parse_plate(text: str, name: Text, is_needed: bool = False) -> int:
    """A plate by its name, or none."""
    if text in PLATE_NAMES:
        return PLATE_NAMES.index(text)
    if text == NONE and not is_needed:
        return EMPTY
    raise BadPosition(
        f'{name.en} has "{text[:20]}" (expected a plate, for example {PLATE_NAMES[0]})',
        f"{name.cs} obsahuje „{text[:20]}“ (očekává se destička, například {PLATE_NAMES[0]})",
    )


# Factories


def parse_factories(fields: dict[str, str], state: Any) -> None:
    """What lies on suns and moons, in the bag and in the tower."""
    for factory, text in enumerate(split_exactly(fields["suns"], "/", FACTORIES, as_written("suns"))):
        state.sun[factory] = counted(parse_tiles(text, as_written("suns")))
    state.piles[:] = EMPTY
    for factory, text in enumerate(split_exactly(fields["moons"], "/", SMALL, as_written("moons"))):
        tiles = parse_tiles(text, as_written("moons"), HIGHEST_MOON)
        state.piles[factory, : len(tiles)] = tiles
        state.heights[factory] = len(tiles)
    state.moon = counted(parse_tiles(fields["loose"], as_written("loose")))
    is_on_moon = fields["first"] == "moon"
    state.first_tile = ON_MOON if is_on_moon else number_in(fields, "first", 1, SEATS) - 1
    for factory, text in enumerate(split_exactly(fields["chips"], "/", SMALL, as_written("chips"))):
        parse_chip(text, state, factory)
    state.bag = parse_counts(fields["bag"], as_written("bag"))
    state.tower = parse_counts(fields["tower"], as_written("tower"))
    state.offered = min(int(state.sun.sum()) + int(state.moon.sum()) + int(state.heights.sum()), 127)


def parse_tiles(text: str, name: Text, most: int = TILES_PER_COLOUR) -> list[int]:
    """Letters as colours."""
    letters = "" if text == NONE else text
    if len(letters) > most or set(letters) - set(COLOUR_LETTERS):
        raise BadPosition(
            f'{name.en} has "{text[:20]}" (expected at most {most} of the letters {COLOUR_LETTERS}, or - for none)',
            f"{name.cs} obsahuje „{text[:20]}“ (očekává se nejvýš {most} z písmen {COLOUR_LETTERS}, nebo -)",
        )
    return [COLOUR_LETTERS.index(letter) for letter in letters]


def counted(tiles: list[int]) -> list[int]:
    """How many tiles of each colour."""
    return [tiles.count(colour) for colour in range(COLOURS)]


def parse_counts(text: str, name: Text) -> list[int]:
    """Letters with their numbers, each colour once."""
    found = re.findall(rf"([{COLOUR_LETTERS}])([0-9]{{1,2}})", text)
    letters = [letter for letter, _ in found]
    is_whole = text == NONE or "".join(letter + number for letter, number in found) == text
    if not is_whole or len(set(letters)) < len(letters):
        raise BadPosition(
            f'{name.en} is "{text[:40]}" (expected for example B12Y3, or - for none)',
            f"{name.cs} je „{text[:40]}“ (očekává se například B12Y3, nebo -, když tam nic není)",
        )
    counts = {letter: whole_number(number, name, 0, TILES_PER_COLOUR) for letter, number in found}
    return [counts.get(letter, 0) for letter in COLOUR_LETTERS]


def parse_chip(text: str, state: Any, factory: int) -> None:
    """The chip of a factory, and whether it lies face down."""
    name = text.removesuffix("?")
    if text != NONE and name not in CHIP_NAMES:
        raise BadPosition(
            f'chips has "{text[:20]}" (expected one of: {listed(CHIP_NAMES)}, with ? if it lies face down)',
            f"chips obsahuje „{text[:20]}“ (možnosti: {listed(CHIP_NAMES)}; lícem dolů s otazníkem)",
        )
    state.chips[factory] = EMPTY if text == NONE else CHIP_NAMES.index(name)
    state.is_chip_up[factory] = text != NONE and not text.endswith("?")


def count_supply(state: Any) -> None:
    """The chips that lie nowhere else."""
    for chip in range(CHIPS):
        used = int((state.chips == chip).sum())
        used += sum(int(player.chips[chip]) + int(player.spent[chip]) for player in state.players)
        if used > CHIPS_PER_KIND:
            raise BadPosition(
                f"there are {used} chips {CHIP_NAMES[chip]} (expected at most {CHIPS_PER_KIND})",
                f"bonusů {CHIP_NAMES[chip]} je {used} (mohou být nejvýš {CHIPS_PER_KIND})",
            )
        state.chip_supply[chip] = CHIPS_PER_KIND - used


# Boards


def parse_board(text: str, name: str, state: Any, seat: int) -> None:
    """One player's board."""
    parts = split_exactly(text, ";", 9, as_written(name))
    player = state.players[seat]
    player.score = whole_number(parts[0], SCORE.filled(board=name), 0, HIGHEST_SCORE)
    player.tokens = whole_number(parts[1], BOARD_TOKENS.filled(board=name), 0, TOKENS)
    for line, tiles in enumerate(split_exactly(parts[2], "/", SIZE, BOARD_LINES.filled(board=name))):
        parse_line(tiles, BOARD_LINE.filled(line=line + 1, board=name), state, seat, line)
    for field, plate in enumerate(split_exactly(parts[3], "/", FIELDS, BOARD_PLATES.filled(board=name))):
        parse_field(plate, BOARD_PLATES.filled(board=name), player, field)
    for row, tiles in enumerate(split_exactly(parts[4], "/", SIZE, DOME.filled(board=name))):
        parse_row(tiles, DOME_ROW.filled(row=row + 1, board=name), player, row)
    broken = parse_tiles(parts[5], BOARD_BROKEN.filled(board=name), BROKEN_SPACES)
    player.broken[: len(broken)] = broken
    player.broken_tiles = len(broken)
    player.chips = parse_chips(parts[6], BOARD_CHIPS.filled(board=name))
    player.spent = parse_chips(parts[7], BOARD_SPENT.filled(board=name))
    player.has_passed = parts[8].endswith("p")
    player.chips_taken = whole_number(parts[8].removesuffix("p"), BOARD_TAKEN.filled(board=name), 0, CHIPS_PER_ROUND)


def parse_line(text: str, name: Text, state: Any, seat: int, line: int) -> None:
    """The tiles of one pattern line."""
    is_moved = text.endswith(">")
    tiles = parse_tiles(text.removesuffix(">") or NONE, name)
    if len(tiles) > line + 1 or len(set(tiles)) > 1:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected at most {line + 1} tiles of one colour)',
            f"{name.cs} je „{text[:20]}“ (dlaždic se vejde nejvýš {line + 1}, a to jedné barvy)",
        )
    is_above = state.phase in WITH_LINE and seat == state.seat and line < state.focus
    if is_moved and (not is_above or len(tiles) > line):
        raise BadPosition(
            f"{name.en} can not have moved (expected only above the line being tiled, with room for a tile)",
            f"{name.cs} nemůže končit znakem > (smí jen řada nad právě vyhodnocovanou, a ne plná)",
        )
    player = state.players[seat]
    player.line_tiles[line] = len(tiles)
    player.line_colour[line] = tiles[0] if tiles else EMPTY
    state.moved |= is_moved << line


def parse_field(text: str, name: Text, player: Any, field: int) -> None:
    """A plate on the dome, with its quarter turns."""
    if text == NONE:
        return
    if text[-1:] not in [str(turn) for turn in range(TURNS)]:
        raise BadPosition(
            f'{name.en} has "{text[:20]}" (expected a plate with its quarter turns, for example {PLATE_NAMES[0]}2)',
            f"{name.cs} obsahují „{text[:20]}“ (očekává se destička s počtem čtvrtotáček, například {PLATE_NAMES[0]}2)",
        )
    print_plate(player, field, parse_plate(text[:-1], name, is_needed=True), int(text[-1]))


def parse_row(text: str, name: Text, player: Any, row: int) -> None:
    """The tiles of one dome row."""
    if len(text) != SIZE or set(text) - {".", *DOME_LETTERS}:
        raise BadPosition(
            f'{name.en} is "{text[:20]}" (expected {SIZE} of the letters {DOME_LETTERS}, . for an empty space)',
            f"{name.cs} je „{text[:20]}“ (očekává se {SIZE} z písmen {DOME_LETTERS}, prázdné políčko je .)",
        )
    player.dome[row] = [EMPTY if letter == "." else DOME_LETTERS.index(letter) for letter in text]


def parse_chips(text: str, name: Text) -> list[int]:
    """Chips, counted by kind."""
    names = [] if text == NONE else text.split(",")
    if set(names) - set(CHIP_NAMES) or len(names) > CHIPS * CHIPS_PER_KIND:
        raise BadPosition(
            f'{name.en} has "{text[:40]}" (expected chips divided by commas: {listed(CHIP_NAMES)})',
            f"{name.cs} obsahují „{text[:40]}“ (očekávají se bonusy oddělené čárkami: {listed(CHIP_NAMES)})",
        )
    return [names.count(chip) for chip in CHIP_NAMES]
