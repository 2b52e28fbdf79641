"""What happens in a game of Duel, told slowly and piece by piece, for comparison with the fast engine."""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Protocol

from tests.reference import story
from tests.reference.story import Decisions, Grid, Move

SEATS = (0, 1)
ROUNDS = 5
SIZE = 6  # rows and columns of the dome, and pattern lines
FIELDS = 9  # places for plates on a dome
CORNERS = 4  # spaces of a plate
TILES_PER_COLOUR = 13
ORNAMENTS = 9
SMALL = 4  # small factories, 0..3
LARGE = 4  # the number of the large factory
TILES_ON_LARGE = 5
TILES_ON_SMALL = 4
FACE_UP = 3
TOKENS = 2
CHIPS_PER_ROUND = 2  # for each player
FIRST_SCORE = 5
BROKEN_LOSSES = (1, 2, 3, 4)
FIRST_TILE_LOSS = 2

COLOURS = ["blue", "yellow", "red", "black", "turquoise"]
LETTERS = dict(zip(COLOURS, "BYRKT", strict=True))
ORNAMENT, MOSAIC = "ornament", "mosaic"
PRINTS = {letter: colour for colour, letter in LETTERS.items()} | {"S": ORNAMENT, "W": MOSAIC}
PLATES_WITH_ORNAMENT = ["YKTS", "KSTR", "SKRB", "YBKS", "TRBS", "YSKR", "BKST", "STYB", "SYBR"]
PLATES_WITH_MOSAIC = ["WBTK", "TRBW", "KYRW", "TYWK", "YRWB", "TKRW", "RTYW", "TBWY", "RWBK"]
PLATES = PLATES_WITH_ORNAMENT + PLATES_WITH_MOSAIC
CHIPS = 2 * ["B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB"]
BROKEN = "broken"

BEGINNER = ["rows", "columns", "diagonals"]
RANDOM = {"random3": 3, "random4": 4}
TABLETS = [{"rows", "colours"}, {"columns", "border"}, {"diagonals", "corners"}, {"mosaics", "ornaments"}]
CORNER_POINTS = {0: 3, 2: 3, 6: 8, 8: 8}  # by the field


class Chance(Protocol):
    """Everything in the game that no player decides."""

    def starter(self) -> int:
        """Name the starting player of the first round."""

    def stack(self) -> list[str]:
        """Name all plates in shuffled order, the first to be laid face up first."""

    def goals(self) -> list[str]:
        """Name the goals in play, one side of each tablet used."""

    def tile(self, bag: list[str]) -> str:
        """Name the tile drawn from the bag."""

    def chip(self, supply: list[str]) -> str:
        """Name the chip put face down on the next small factory."""


def empty_fields() -> list[str | None]:
    return [None] * FIELDS


@dataclass
class Player:
    """One player's board and what lies on it."""

    score: int = FIRST_SCORE
    tokens: int = TOKENS  # not yet used in this round
    lines: list[list[str]] = field(default_factory=partial(story.empty_lines, SIZE))  # the rightmost tile first
    fields: list[str | None] = field(default_factory=empty_fields)  # the plates placed, by name
    dome: Grid = field(default_factory=partial(story.empty_grid, SIZE))  # what is printed on the plates placed
    tiles: Grid = field(default_factory=partial(story.empty_grid, SIZE))  # what lies on them
    broken: list[str] = field(default_factory=list)
    has_first_tile: bool = False
    chips: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    chips_this_round: int = 0
    goal_points: dict[str, int] = field(default_factory=dict)


def distinct(tiles: list[str]) -> list[str]:
    return [colour for colour in COLOURS if colour in tiles]


# Plates and the dome


def turned(plate: str, turn: int) -> str:
    """Turn a plate clockwise by quarters; its letters run upper left, upper right, lower left, lower right."""
    for _ in range(turn):
        upper_left, upper_right, lower_left, lower_right = list(plate)
        plate = lower_left + upper_left + lower_right + upper_right
    return plate


def spaces_of(number: int) -> list[tuple[int, int]]:
    """List row and column of the four spaces of a field, in the order of a plate's letters."""
    return [(2 * (number // 3) + corner // 2, 2 * (number % 3) + corner % 2) for corner in range(CORNERS)]


def field_of(row: int, column: int) -> int:
    return 3 * (row // 2) + column // 2


def free_columns(player: Player, row: int, colour: str) -> list[int]:
    """List the free spaces of a dome row that may take a colour (D-30)."""
    return [
        column
        for column in range(SIZE)
        if player.dome[row][column] in (colour, MOSAIC) and player.tiles[row][column] is None
    ]


def has_all_plates(player: Player, row: int) -> bool:
    """Tell whether all three plates of a dome row are placed (D-31, D-32)."""
    return None not in player.dome[row]


def is_filled(player: Player, number: int) -> bool:
    return all(player.tiles[row][column] is not None for row, column in spaces_of(number))


# Chips


def shows(chip: str, colour: str) -> bool:
    return LETTERS[colour] in chip


def payable(chips: list[str], colour: str) -> int:
    """Count how many missing tiles chips can pay at most: with pairs of the colour first, then with threes (D-33)."""
    pairs = sum(shows(chip, colour) for chip in chips) // 2
    return pairs + (len(chips) - 2 * pairs) // 3


def payments(chips: list[str], colour: str) -> list[list[str]]:
    """List what may pay one missing tile: two chips showing its colour, or any three; equal chips once (D-33)."""
    twos = [pair for pair in combinations(sorted(chips), 2) if all(shows(chip, colour) for chip in pair)]
    threes = combinations(sorted(chips), 3)
    return [list(payment) for payment in dict.fromkeys([*twos, *threes])]


def without(chips: list[str], payment: list[str]) -> list[str]:
    return sorted((Counter(chips) - Counter(payment)).elements())


# Goals


def diagonals_of(tiles: Grid) -> Grid:
    falling = [tiles[place][place] for place in range(SIZE)]
    rising = [tiles[place][SIZE - 1 - place] for place in range(SIZE)]
    return [falling, rising]


def count_colourful(tiles: Grid) -> int:
    """Count the rows with five different colours, an ornament being one of them at most once (D-60)."""
    return sum(len({tile for tile in row if tile is not None}) >= len(COLOURS) for row in tiles)


def count_border(tiles: Grid) -> int:
    edges = (0, SIZE - 1)
    return sum(
        tile is not None
        for row, line in enumerate(tiles)
        for column, tile in enumerate(line)
        if row in edges or column in edges
    )


def printed_spaces(player: Player, kind: str) -> list[str | None]:
    """List what lies on the spaces of a dome with a certain print."""
    return [
        player.tiles[row][column] for row in range(SIZE) for column in range(SIZE) if player.dome[row][column] == kind
    ]


def mosaic_points(player: Player) -> int:
    spaces = printed_spaces(player, MOSAIC)
    return 0 if None in spaces else 2 * len(spaces)


def points_of(goal: str, player: Player) -> int:
    """Score one goal for one player (D-60)."""
    points = {
        "rows": 3 * story.count_complete(player.tiles),
        "colours": 4 * count_colourful(player.tiles),
        "columns": 7 * story.count_complete(story.columns_of(player.tiles)),
        "border": count_border(player.tiles),
        "diagonals": 10 * story.count_complete(diagonals_of(player.tiles)),
        "corners": sum(value for number, value in CORNER_POINTS.items() if is_filled(player, number)),
        "mosaics": mosaic_points(player),
        "ornaments": -3 * printed_spaces(player, ORNAMENT).count(None),
    }
    return points[goal]


def are_goals(names: list[str]) -> bool:
    """Tell whether names are three or four goals on different tablets (D-03)."""
    used = [sum(name in tablet for name in names) for tablet in TABLETS]
    return len(names) in RANDOM.values() and max(used) == 1 and sum(used) == len(names)


class Reference(story.Story[Player]):
    """A game in progress: set up, dealt, and waiting for a decision."""

    def __init__(self, goals: str | list[str], chance: Chance) -> None:
        super().__init__([Player() for _ in SEATS])
        self.chance = chance
        self.face_up: list[str | None] = [None] * FACE_UP
        self.drawn: list[str] = []  # from the stack, not yet placed or put under it
        self.taken: str | None = None  # a plate that lay face up, not yet placed
        self.suns: list[list[str]] = [[] for _ in range(SMALL + 1)]
        self.moons: list[list[str]] = [[] for _ in range(SMALL + 1)]  # the small ones from bottom to top
        self.chips: list[str | None] = [None] * SMALL
        self.chip_up = [False] * SMALL
        self.first_tile_on_moon = True
        self.bag = [colour for colour in COLOURS for _ in range(TILES_PER_COLOUR)]
        self.tower: list[str] = []
        self.supply = list(CHIPS)
        self.ornaments = ORNAMENTS  # not yet placed
        self.starter = self._first_starter()
        self.stack = self._shuffled_stack()  # from top to bottom
        self.goals = self._goals_in_play(goals)
        next(self._story)

    # The game

    def _game(self) -> Decisions:
        while self.round < ROUNDS:
            self._prepare_round()
            if self.round == 1:
                yield from self._open()
            yield from self._acquire()
            yield from self._tile_domes()
        self._finish()

    # Set-up and phase 3

    def _first_starter(self) -> int:
        """Draw the starting player (D-07)."""
        starter = self.chance.starter()
        assert starter in SEATS, f"no such seat: {starter!r}"
        return starter

    def _shuffled_stack(self) -> list[str]:
        """Shuffle the plates (D-02)."""
        stack = list(self.chance.stack())
        assert sorted(stack) == sorted(PLATES), f"not the 18 plates: {stack!r}"
        return stack

    def _goals_in_play(self, goals: str | list[str]) -> list[str]:
        """Take the goals the players chose, the beginner's, or as many as wished at random (D-03)."""
        if goals == "beginner":
            return list(BEGINNER)
        if isinstance(goals, list) and are_goals(goals):
            return list(goals)
        if isinstance(goals, list) or goals not in RANDOM:
            raise ValueError(f"not goals: {goals!r} (expected 'beginner', 'random3', 'random4' or names)")
        drawn = list(self.chance.goals())
        assert are_goals(drawn), f"not goals: {drawn!r}"
        assert len(drawn) == RANDOM[goals], f"not {RANDOM[goals]} goals: {drawn!r}"
        return drawn

    def _prepare_round(self) -> None:
        self.round += 1
        for player in self.players:
            player.tokens = TOKENS
            player.chips_this_round = 0
        self._refill_plates()
        self._fill_factories()
        self._return_first_tile()

    def _refill_plates(self) -> None:
        """Lay plates on the empty places in ascending order, as far as the stack lasts (D-02, D-06, D-50)."""
        for place, plate in enumerate(self.face_up):
            if plate is None and self.stack:
                self.face_up[place] = self.stack.pop(0)

    def _fill_factories(self) -> None:
        """Fill the large factory, then each small one with its tiles and its chip (D-05, D-50)."""
        self._fill_large()
        for factory in range(SMALL):
            self._draw_to(self.suns[factory], TILES_ON_SMALL)
            self._lay_chip(factory)
        self._reveal_chips()

    def _fill_large(self) -> None:
        """Draw until the five tiles differ; accept one colour when neither bag nor tower has another (D-05)."""
        sun = self.suns[LARGE]
        self._draw_to(sun, TILES_ON_LARGE)
        while len(sun) == TILES_ON_LARGE and len(set(sun)) == 1:
            if set(self.bag) <= set(sun):
                self._pour_tower()
            if set(self.bag) <= set(sun):
                return
            self.bag.extend(sun)
            sun.clear()
            self._draw_to(sun, TILES_ON_LARGE)

    def _draw_to(self, sun: list[str], count: int) -> None:
        """Draw tiles; an empty bag is first filled from the tower, and with both empty nothing comes (D-51)."""
        for _ in range(count):
            if not self.bag:
                self._pour_tower()
            if not self.bag:
                return
            tile = self.chance.tile(list(self.bag))
            assert tile in self.bag, f"not in the bag: {tile!r}"
            self.bag.remove(tile)
            sun.append(tile)

    def _pour_tower(self) -> None:
        self.bag.extend(self.tower)
        self.tower.clear()

    def _lay_chip(self, factory: int) -> None:
        chip = self.chance.chip(list(self.supply))
        assert chip in self.supply, f"not in the supply: {chip!r}"
        self.supply.remove(chip)
        self.chips[factory] = chip

    def _reveal_chips(self) -> None:
        """Turn up the chips of small factories without tiles (D-17, D-18, D-51)."""
        for factory, chip in enumerate(self.chips):
            self.chip_up[factory] = chip is not None and not self.suns[factory] and not self.moons[factory]

    def _return_first_tile(self) -> None:
        """Let the holder of the first-player tile start; if nobody took it, the starter stays (D-52)."""
        for seat, player in enumerate(self.players):
            if player.has_first_tile:
                player.has_first_tile = False
                self.first_tile_on_moon = True
                self.starter = seat

    def _open(self) -> Decisions:
        """Let the other player, then the starting player, choose and place an opening plate (D-06)."""
        for seat in (1 - self.starter, self.starter):
            move = yield from self._decide(seat, self._face_up_moves)
            yield from self._take_face_up(seat, move["from"])
            self._refill_plates()

    # Phase 1

    def _acquire(self) -> Decisions:
        """Alternate from the starting player; who has no action passes, and will never have one again (D-22)."""
        seat = self.starter
        while not self._is_acquired():
            if self._turns(self.players[seat]):
                yield from self._act(seat)
            seat = 1 - seat

    def _is_acquired(self) -> bool:
        """Tell whether the factories are empty and the tokens used (D-23)."""
        if any(self.suns) or any(self.moons) or any(self.chips):
            return False
        return self.round == ROUNDS or not any(player.tokens for player in self.players)

    def _turns(self, player: Player) -> list[Move]:
        return [
            *self._plate_moves(player),
            *self._sun_moves(player),
            *self._moon_moves(player),
            *self._chip_moves(player),
        ]

    def _act(self, seat: int) -> Decisions:
        """Play one turn: one of the four actions with all that belongs to it."""
        player = self.players[seat]
        move = yield from self._ask(seat, partial(self._turns, player))
        if move["do"] == "plate":
            player.tokens -= 1
            yield from self._take_face_up(seat, move["from"])
        elif move["do"] == "draw":
            player.tokens -= 1
            yield from self._draw_plates(seat)
        elif move["do"] == "sun":
            yield from self._take_sun(seat, move["factory"], move["colour"], move["to"])
        elif move["do"] == "moon":
            self._take_moon(player, move["colour"], move["to"])
        else:
            self._take_chip(player, move["factory"])

    # Action A

    def _plate_moves(self, player: Player) -> list[Move]:
        """List the ways to use a token, none in the last round (D-10, D-13)."""
        if player.tokens == 0 or self.round == ROUNDS:
            return []
        draws: list[Move] = [{"do": "draw"}] if self.stack else []
        return self._face_up_moves() + draws

    def _face_up_moves(self) -> list[Move]:
        return [{"do": "plate", "from": place} for place, plate in enumerate(self.face_up) if plate is not None]

    def _take_face_up(self, seat: int, place: int) -> Decisions:
        """Take a face-up plate and place it (D-06, D-10)."""
        plate = self.face_up[place]
        assert plate is not None
        self.face_up[place] = None
        self.taken = plate
        yield from self._place_plate(seat, plate)
        self.taken = None

    def _draw_plates(self, seat: int) -> Decisions:
        """Draw until the player stops, keep one plate, put the others under the stack, place the kept one (D-11)."""
        player = self.players[seat]
        going_on = True
        while going_on:
            self._draw_plate(player)
            move = yield from self._decide(seat, partial(self._draw_moves, player))
            going_on = move["do"] == "draw"
        move = yield from self._decide(seat, self._keep_moves)
        kept = self.drawn[move["plate"]]
        yield from self._put_under(seat, kept)
        yield from self._place_plate(seat, kept)
        self.drawn.clear()

    def _draw_plate(self, player: Player) -> None:
        """Draw one plate for one point, or without paying at 0 points (D-11)."""
        player.score = max(0, player.score - 1)
        self.drawn.append(self.stack.pop(0))

    def _draw_moves(self, player: Player) -> list[Move]:
        """List the choices after a draw: another one takes a plate and a point (D-11)."""
        draws: list[Move] = [{"do": "draw"}] if self.stack and player.score > 0 else []
        return [*draws, {"do": "stop"}]

    def _keep_moves(self) -> list[Move]:
        return [{"do": "keep", "plate": number} for number in range(len(self.drawn))]

    def _put_under(self, seat: int, kept: str) -> Decisions:
        """Put all drawn plates but one under the stack, each below all others (D-11)."""
        order = list(self.drawn)
        while len(self.drawn) > 1:
            move = yield from self._decide(seat, partial(self._under_moves, order, kept))
            plate = order[move["plate"]]
            self.drawn.remove(plate)
            self.stack.append(plate)

    def _under_moves(self, order: list[str], kept: str) -> list[Move]:
        return [
            {"do": "under", "plate": number}
            for number, plate in enumerate(order)
            if plate in self.drawn and plate != kept
        ]

    def _place_plate(self, seat: int, plate: str) -> Decisions:
        """Place a plate on an empty field in any rotation (D-10)."""
        player = self.players[seat]
        move = yield from self._decide(seat, partial(self._place_moves, player))
        player.fields[move["field"]] = plate
        for (row, column), letter in zip(spaces_of(move["field"]), turned(plate, move["turn"]), strict=True):
            player.dome[row][column] = PRINTS[letter]

    def _place_moves(self, player: Player) -> list[Move]:
        return [
            {"do": "place", "field": number, "turn": turn}
            for number, plate in enumerate(player.fields)
            if plate is None
            for turn in range(4)
        ]

    # Actions B, C and D

    def _sun_moves(self, player: Player) -> list[Move]:
        """List the sun takes: all tiles of one colour from one factory (D-14)."""
        return [
            {"do": "sun", "factory": factory, "colour": colour, "to": target}
            for factory, sun in enumerate(self.suns)
            for colour in distinct(sun)
            for target in self._targets(player, colour)
        ]

    def _moon_moves(self, player: Player) -> list[Move]:
        """List the moon takes: all visible tiles of one colour (D-15)."""
        visible = self.moons[LARGE] + [moon[-1] for moon in self.moons[:SMALL] if moon]
        return [
            {"do": "moon", "colour": colour, "to": target}
            for colour in distinct(visible)
            for target in self._targets(player, colour)
        ]

    def _chip_moves(self, player: Player) -> list[Move]:
        """List the face-up chips, none for a player who took two in this round (D-17)."""
        if player.chips_this_round == CHIPS_PER_ROUND:
            return []
        return [{"do": "chip", "factory": factory} for factory in range(SMALL) if self.chip_up[factory]]

    def _targets(self, player: Player, colour: str) -> list[int | str]:
        """List the pattern lines that may take a colour, and the broken spaces (D-20)."""
        lines: list[int | str] = [
            number
            for number, line in enumerate(player.lines)
            if len(line) < number + 1 and (not line or line[0] == colour)
        ]
        return [*lines, BROKEN]

    def _take_sun(self, seat: int, factory: int, colour: str, target: int | str) -> Decisions:
        """Take from a sun; the rest moves to the moon of the factory (D-14)."""
        sun, moon = self.suns[factory], self.moons[factory]
        self._lay_tiles(self.players[seat], story.take(sun, colour), target)
        if factory == LARGE:
            moon.extend(sun)
            sun.clear()
        while sun:
            move = yield from self._decide(seat, partial(self._stack_moves, sun))
            sun.remove(move["colour"])
            moon.append(move["colour"])
        self._reveal_chips()

    def _stack_moves(self, sun: list[str]) -> list[Move]:
        return [{"do": "stack", "colour": colour} for colour in distinct(sun)]

    def _take_moon(self, player: Player, colour: str, target: int | str) -> None:
        """Take from all moons, from a small one only its top tile (D-15)."""
        tiles = story.take(self.moons[LARGE], colour)
        if tiles:
            self._take_first_tile(player)
        for moon in self.moons[:SMALL]:
            if moon and moon[-1] == colour:
                tiles.append(moon.pop())
        self._lay_tiles(player, tiles, target)
        self._reveal_chips()

    def _take_first_tile(self, player: Player) -> None:
        """Give the first-player tile to the first who takes from the large moon (D-16)."""
        if self.first_tile_on_moon:
            self.first_tile_on_moon = False
            player.has_first_tile = True

    def _take_chip(self, player: Player, factory: int) -> None:
        """Take a face-up chip (D-17)."""
        chip = self.chips[factory]
        assert chip is not None
        self.chips[factory] = None
        self.chip_up[factory] = False
        player.chips = sorted([*player.chips, chip])
        player.chips_this_round += 1

    def _lay_tiles(self, player: Player, tiles: list[str], target: int | str) -> None:
        """Put taken tiles into a line as far as they fit; the others break (D-20)."""
        room = 0
        if isinstance(target, int):
            room = target + 1 - len(player.lines[target])
            player.lines[target].extend(tiles[:room])
        self._break(player, tiles[room:])

    def _break(self, player: Player, tiles: list[str]) -> None:
        """Lay tiles on the broken spaces, what finds no room there into the tower (D-21)."""
        for tile in tiles:
            place = player.broken if len(player.broken) < len(BROKEN_LOSSES) else self.tower
            place.append(tile)

    # Phase 2

    def _tile_domes(self) -> Decisions:
        """Let the players tile one after another, each with his losses before the next begins."""
        for seat in (self.starter, 1 - self.starter):
            yield from self._tile_dome(seat)
            self._lose_broken(self.players[seat])

    def _tile_dome(self, seat: int) -> Decisions:
        """Handle the lines from top to bottom, then empty those whose rightmost tile moved (D-30, D-34)."""
        player = self.players[seat]
        moved: list[list[str]] = []
        for row, line in enumerate(player.lines):
            if not line:
                continue
            if not free_columns(player, row, line[0]):
                self._break_unplaceable(player, row)
                continue
            if (yield from self._is_completed(seat, row)):
                yield from self._move_tile(seat, row)
                moved.append(line)
        for line in moved:
            self.tower.extend(line)
            line.clear()

    def _break_unplaceable(self, player: Player, row: int) -> None:
        """Break a line without a matching space, unless its dome row can still get one (D-31, D-32)."""
        if has_all_plates(player, row):
            self._break(player, player.lines[row])
            player.lines[row].clear()

    def _is_completed(self, seat: int, row: int) -> Generator[None, Move, bool]:
        """Tell whether a line is complete, or let the player complete it with chips (D-30, D-33)."""
        player = self.players[seat]
        colour = player.lines[row][0]
        missing = row + 1 - len(player.lines[row])
        if missing == 0:
            return True
        if payable(player.chips, colour) < missing:
            return False
        move = yield from self._ask(seat, partial(self._complete_moves, row))
        if move["do"] == "leave":
            return False
        for rest in reversed(range(missing)):
            move = yield from self._decide(seat, partial(self._pay_moves, player, colour, rest))
            player.chips = without(player.chips, move["chips"])
            player.spent = sorted(player.spent + move["chips"])
        return True

    def _complete_moves(self, row: int) -> list[Move]:
        return [{"do": "complete", "line": row}, {"do": "leave", "line": row}]

    def _pay_moves(self, player: Player, colour: str, rest: int) -> list[Move]:
        """List the payments of one missing tile after which the rest of them can be paid, too (D-33)."""
        return [
            {"do": "pay", "chips": payment}
            for payment in payments(player.chips, colour)
            if payable(without(player.chips, payment), colour) >= rest
        ]

    def _move_tile(self, seat: int, row: int) -> Decisions:
        """Move the rightmost tile of a line to its dome row and score it (D-30, D-40)."""
        player = self.players[seat]
        move = yield from self._decide(seat, partial(self._tile_moves, player, row))
        column = move["column"]
        player.tiles[row][column] = player.lines[row].pop(0)
        player.score += story.tile_points(player.tiles, row, column)
        self._place_ornament(player, field_of(row, column))

    def _tile_moves(self, player: Player, row: int) -> list[Move]:
        columns = free_columns(player, row, player.lines[row][0])
        return [{"do": "tile", "line": row, "column": column} for column in columns]

    def _place_ornament(self, player: Player, number: int) -> None:
        """Place and score the ornament of a plate whose other three spaces are filled (D-35)."""
        empty = [(row, column) for row, column in spaces_of(number) if player.tiles[row][column] is None]
        if len(empty) != 1:
            return
        row, column = empty[0]
        if player.dome[row][column] == ORNAMENT:
            self.ornaments -= 1
            player.tiles[row][column] = ORNAMENT
            player.score += row + 1

    def _lose_broken(self, player: Player) -> None:
        """Subtract the losses and clear the broken spaces (D-41)."""
        loss = sum(BROKEN_LOSSES[: len(player.broken)])
        if player.has_first_tile:
            loss += FIRST_TILE_LOSS
        player.score = max(0, player.score - loss)
        self.tower.extend(player.broken)
        player.broken.clear()

    # The end

    def _finish(self) -> None:
        """Add the goals and name the winners (D-60, D-61)."""
        for player in self.players:
            player.goal_points = {goal: points_of(goal, player) for goal in self.goals}
            player.score = max(0, player.score + sum(player.goal_points.values()))
        results = [(player.score, player.has_first_tile) for player in self.players]
        self.winners = [seat for seat, result in enumerate(results) if result == max(results)]
        self.over = True
        self.turn = None

    # The arithmetic that must always hold

    def check(self) -> None:
        assert Counter(self._all_tiles()) == dict.fromkeys(COLOURS, TILES_PER_COLOUR)
        assert sorted(self._all_plates()) == sorted(PLATES)
        assert sorted(self._all_chips()) == sorted(CHIPS)
        assert len(self.supply) == len(CHIPS) - SMALL * self.round
        assert self.ornaments + sum(self._on_dome(player).count(ORNAMENT) for player in self.players) == ORNAMENTS
        assert self.first_tile_on_moon + sum(player.has_first_tile for player in self.players) == 1
        assert self.over == (self.turn is None) == bool(self.winners)
        assert 1 <= self.round <= ROUNDS
        self._check_factories()
        for player in self.players:
            self._check_player(player)
            self._check_dome(player)

    def _all_tiles(self) -> list[str]:
        tiles = self.bag + self.tower
        for place in self.suns + self.moons:
            tiles = tiles + place
        for player in self.players:
            for line in player.lines:
                tiles = tiles + line
            tiles = tiles + player.broken + [tile for tile in self._on_dome(player) if tile != ORNAMENT]
        return tiles

    def _on_dome(self, player: Player) -> list[str]:
        return [tile for row in player.tiles for tile in row if tile is not None]

    def _all_plates(self) -> Iterator[str]:
        yield from self.stack
        yield from self.drawn
        fields = [plate for player in self.players for plate in player.fields]
        yield from (plate for plate in [*self.face_up, self.taken, *fields] if plate is not None)

    def _all_chips(self) -> Iterator[str]:
        yield from self.supply
        yield from (chip for chip in self.chips if chip is not None)
        for player in self.players:
            yield from player.chips + player.spent

    def _check_factories(self) -> None:
        assert len(self.suns[LARGE] + self.moons[LARGE]) <= TILES_ON_LARGE
        for factory, chip in enumerate(self.chips):
            tiles = self.suns[factory] + self.moons[factory]
            assert len(tiles) <= TILES_ON_SMALL
            assert self.chip_up[factory] == (chip is not None and not tiles)

    def _check_player(self, player: Player) -> None:
        assert player.score >= 0
        assert 0 <= player.tokens <= TOKENS
        assert 0 <= player.chips_this_round <= CHIPS_PER_ROUND
        assert len(player.chips + player.spent) == CHIPS_PER_ROUND * (self.round - 1) + player.chips_this_round
        assert len(player.broken) <= len(BROKEN_LOSSES)
        for number, line in enumerate(player.lines):
            assert len(line) <= number + 1
            assert len(set(line)) <= 1

    def _check_dome(self, player: Player) -> None:
        placed = sum(plate is not None for plate in player.fields)
        assert placed == FIELDS if self.round == ROUNDS else placed <= 1 + TOKENS * self.round
        for number in range(FIELDS):
            tiles = [player.tiles[row][column] for row, column in spaces_of(number)]
            prints = [player.dome[row][column] for row, column in spaces_of(number)]
            assert (None in prints) == (player.fields[number] is None)
            assert all(tile in (None, kind) or kind == MOSAIC for tile, kind in zip(tiles, prints, strict=True))
            assert not (ORNAMENT in prints and ORNAMENT not in tiles and tiles.count(None) == 1)
