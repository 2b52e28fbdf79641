"""What happens in a game of Queen's Garden, told slowly and piece by piece, for comparison with the fast engine.

Lists whose order the rules do not speak of (bag, tower, storages, face-up expansions) are in no particular order.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, product
from typing import Any, Protocol, TypedDict

from tests.reference.story import Decisions, Move, Story

Cell = tuple[int, int]
Garden = dict[Cell, str]
Place = int | str  # where a copy of a hexagon lies: the top of the stack, a numbered pile, or face up
Places = dict[str, list[Place]]  # by hexagon, in hexagon order

COLOURS = ("blue", "dark purple", "light purple", "yellow", "light green", "dark green")
SYMBOLS = ("tree", "bird", "butterfly", "flower", "lily", "tulips")  # numbered from 1
KINDS = [(colour, symbol) for colour in COLOURS for symbol in SYMBOLS]  # in hexagon order
HEXAGONS = [f"{colour} {symbol}" for colour, symbol in KINDS]
COLOUR = {hexagon: colour for hexagon, (colour, _) in zip(HEXAGONS, KINDS, strict=True)}
SYMBOL = {hexagon: symbol for hexagon, (_, symbol) in zip(HEXAGONS, KINDS, strict=True)}
NUMBER = {hexagon: SYMBOLS.index(SYMBOL[hexagon]) + 1 for hexagon in HEXAGONS}  # cost and value
ORDER = {hexagon: number for number, hexagon in enumerate(HEXAGONS)}
TRAITS = (COLOUR, SYMBOL)

COPIES = 3  # tiles of each hexagon
ROUNDS = 4
STACK_SIZE = {2: 5, 3: 7, 4: 8}  # by the number of players
TILES_ON_TOP = 4
TILE_PLACES = 12
EXPANSION_PLACES = 2
FIRST_SCORE = 15
FIRST_JOKERS = 3
BLANK_PRICE = 6
PASS_LOSS = 1
PAVILION_POINTS = 1
PAVILION_JOKERS = 3
SMALLEST_GROUP = 3
GROUP_BONUS = {"base": {6: 6}, "variant": {4: 4, 5: 5, 6: 6}}  # by scoring and size
WHEEL = {  # by scoring, one entry per round
    "base": (
        {"dark green": 1, "tree": 1, "blue": 1},
        {"bird": 1, "dark purple": 1, "butterfly": 2},
        {"light purple": 1, "flower": 2, "yellow": 1},
        {"lily": 3, "light green": 1, "tulips": 3},
    ),
    "variant": (
        {"dark green": 1, "tree": 1, "blue": 1},
        {"bird": 2, "dark purple": 1, "butterfly": 3},
        {"light purple": 1, "flower": 4, "yellow": 1},
        {"lily": 5, "light green": 1, "tulips": 6},
    ),
}

TURNS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # the six neighbours, clockwise
RING = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FOUNTAIN = (0, 0)
STATUES = ((2, -1), (-1, -1), (-1, 2))
BENCHES = ((1, -2), (-2, 1), (1, 1))
CENTRES = ((3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3))  # of the slots
FEATURES = {FOUNTAIN: 1} | dict.fromkeys(STATUES, 2) | dict.fromkeys(BENCHES, 2)  # jokers for surrounding

TOP = "top"
EXPANSION = "expansion"


def around(cell: Cell) -> list[Cell]:
    """List the six neighbours of a cell, clockwise from turn 0."""
    return [(cell[0] + q, cell[1] + r) for q, r in TURNS]


OUTER = [around(centre) for centre in CENTRES]  # by slot and turn
CELLS = {*RING, *FEATURES, *CENTRES, *chain(*OUTER)}
NEIGHBOURS = {cell: [other for other in around(cell) if other in CELLS] for cell in CELLS}


class Chance(Protocol):
    """Everything in the game that no player decides."""

    def starter(self, players: int) -> int:
        """Name the starting player of the first round."""

    def expansions(self) -> list[str]:
        """Name all expansions shuffled: the stacks of the four rounds, then the supply, each from its top."""

    def tile(self, bag: list[str]) -> str:
        """Name the hexagon of the tile drawn from the bag."""


class Slot(TypedDict):
    """An expansion in a garden."""

    expansion: str
    blank: bool
    turn: int | None  # None for a blank one


def empty_slots() -> list[Slot | None]:
    return [None] * len(CENTRES)


@dataclass
class Player:
    """One player's garden and storage (Q-01)."""

    score: int = FIRST_SCORE
    jokers: int = FIRST_JOKERS
    tiles: list[str] = field(default_factory=list)
    expansions: list[str] = field(default_factory=list)
    garden: Garden = field(default_factory=dict)
    slots: list[Slot | None] = field(default_factory=empty_slots)

    @property
    def tile_room(self) -> int:
        return TILE_PLACES - self.jokers - len(self.tiles)

    @property
    def expansion_room(self) -> int:
        return EXPANSION_PLACES - len(self.expansions)

    @property
    def free_slots(self) -> list[int]:
        return [number for number, slot in enumerate(self.slots) if slot is None]

    def pavilions(self) -> list[Cell]:
        """List the centres of the expansions lying face up."""
        return [CENTRES[number] for number, slot in enumerate(self.slots) if slot is not None and not slot["blank"]]

    def ground(self) -> list[Cell]:
        """List the cells that may carry a hexagon, free or not (Q-24)."""
        cells = list(RING)
        for number, slot in enumerate(self.slots):
            if slot is not None:
                cells.extend(OUTER[number])
                if slot["blank"]:
                    cells.append(CENTRES[number])
        return cells

    def printed(self) -> Garden:
        """Tell which hexagons of the garden are printed on expansions, and where."""
        return {
            OUTER[number][slot["turn"]]: slot["expansion"]
            for number, slot in enumerate(self.slots)
            if slot is not None and slot["turn"] is not None
        }


def in_order(hexagons: Iterable[str]) -> list[str]:
    return sorted(hexagons, key=ORDER.__getitem__)


def total(hexagons: Iterable[str]) -> int:
    return sum(NUMBER[hexagon] for hexagon in hexagons)


def agree(hexagon: str, other: str) -> bool:
    """Tell whether two hexagons share either the colour or the symbol, but not both (Q-24)."""
    return (COLOUR[hexagon] == COLOUR[other]) != (SYMBOL[hexagon] == SYMBOL[other])


def group_at(garden: Garden, start: Cell, hexagon: str, trait: dict[str, str]) -> Garden:
    """Collect the colour or symbol group of a hexagon that lies on a cell, or would (Q-25)."""
    wanted = trait[hexagon]
    group = {start: hexagon}
    waiting = [start]
    while waiting:
        for cell in NEIGHBOURS[waiting.pop()]:
            if cell in garden and cell not in group and trait[garden[cell]] == wanted:
                group[cell] = garden[cell]
                waiting.append(cell)
    return group


def all_groups(garden: Garden, trait: dict[str, str]) -> list[Garden]:
    """Split a garden into its colour groups or its symbol groups (Q-25)."""
    groups: list[Garden] = []
    for cell, hexagon in garden.items():
        if not any(cell in group for group in groups):
            groups.append(group_at(garden, cell, hexagon, trait))
    return groups


def has_twins(group: Garden) -> bool:
    return len(set(group.values())) < len(group)


def may_lie(garden: Garden, cell: Cell, hexagon: str) -> bool:
    """Tell whether a free cell may take a hexagon (Q-24, Q-25)."""
    adjacent = [garden[other] for other in NEIGHBOURS[cell] if other in garden]
    if not adjacent:
        return True
    if hexagon in adjacent or not any(agree(hexagon, other) for other in adjacent):
        return False
    return not any(has_twins(group_at(garden, cell, hexagon, trait)) for trait in TRAITS)


def final_points(garden: Garden, scoring: str) -> int:
    """Score the groups of a garden at the end of the game (Q-71, Q-72)."""
    points = 0
    for group in chain(*[all_groups(garden, trait) for trait in TRAITS]):
        if len(group) >= SMALLEST_GROUP:
            points += total(group.values()) + GROUP_BONUS[scoring].get(len(group), 0)
    return points


def relatives(player: Player, hexagon: str, trait: dict[str, str]) -> set[str]:
    """Collect the stored hexagons that may help to pay for one by its colour or by its symbol (Q-21, Q-23)."""
    wanted = trait[hexagon]
    return {other for other in player.tiles + player.expansions if trait[other] == wanted and other != hexagon}


def can_pay(player: Player, hexagon: str) -> bool:
    """Tell whether there is any payment for a stored hexagon (Q-20, Q-22)."""
    most = max(len(relatives(player, hexagon, trait)) for trait in TRAITS)
    return most + player.jokers >= NUMBER[hexagon] - 1


def payments(player: Player, hexagon: str) -> list[Move]:
    """List all different payments for a stored hexagon (Q-20 to Q-23)."""
    moves: list[Move] = []
    others = NUMBER[hexagon] - 1
    for trait in TRAITS:
        helpers = in_order(relatives(player, hexagon, trait))
        for jokers in range(min(others, player.jokers) + 1):
            for paid in combinations(helpers, others - jokers):
                moves.extend(move for move in payments_with(player, paid, jokers) if move not in moves)
    return moves


def payments_with(player: Player, hexagons: tuple[str, ...], jokers: int) -> list[Move]:
    """List the ways of giving some hexagons, each as a tile or as an expansion, together with some jokers (Q-23)."""
    ways = product(*[forms(player, hexagon) for hexagon in hexagons])
    return [
        {
            "do": "pay",
            "tiles": [hexagon for hexagon, form in zip(hexagons, way, strict=True) if form != EXPANSION],
            "expansions": [hexagon for hexagon, form in zip(hexagons, way, strict=True) if form == EXPANSION],
            "jokers": jokers,
        }
        for way in ways
    ]


def forms(player: Player, hexagon: str) -> list[str]:
    """Tell whether a hexagon is stored as a tile, as an expansion, or as both."""
    return ["tile"] * (hexagon in player.tiles) + [EXPANSION] * (hexagon in player.expansions)


def chosen(display: Places, move: Move) -> Places:
    """Pick the hexagons of the display that an acquisition takes (Q-10)."""
    wanted = move.get("colour") or move.get("symbol")
    return {hexagon: places for hexagon, places in display.items() if wanted in (COLOUR[hexagon], SYMBOL[hexagon])}


def fits(player: Player, places: Places) -> bool:
    """Tell whether one copy of each hexagon, chosen well, fits into storage (Q-12)."""
    expansions = sum(options == [EXPANSION] for options in places.values())
    tiles = sum(EXPANSION not in options for options in places.values())
    return (
        tiles <= player.tile_room
        and expansions <= player.expansion_room
        and len(places) <= player.tile_room + player.expansion_room
    )


def copies(player: Player, places: Places, hexagon: str) -> list[Move]:
    """List the copies of a hexagon that may be chosen so that the whole still fits (Q-11, Q-12)."""
    return [
        {"do": "copy", "hexagon": hexagon, "from": place}
        for place in places[hexagon]
        if fits(player, {**places, hexagon: [place]})
    ]


def placements(player: Player) -> list[Move]:
    """List the cells for each stored tile that can be paid (Q-20, Q-24, Q-25)."""
    free = [cell for cell in player.ground() if cell not in player.garden]
    return [
        {"do": "place", "hexagon": hexagon, "cell": list(cell)}
        for hexagon in dict.fromkeys(player.tiles)
        if can_pay(player, hexagon)
        for cell in free
        if may_lie(player.garden, cell, hexagon)
    ]


def expandings(player: Player) -> list[Move]:
    """List the slots and turns for each stored expansion that can be paid (Q-30)."""
    return [
        {"do": "expand", "hexagon": hexagon, "slot": slot, "turn": turn}
        for hexagon in player.expansions
        if can_pay(player, hexagon)
        for slot in player.free_slots
        for turn, cell in enumerate(OUTER[slot])
        if may_lie(player.garden, cell, hexagon)
    ]


class Reference(Story[Player]):
    """A game in progress: set up, dealt, and waiting for a decision."""

    def __init__(self, players: int, scoring: str, pass_discard: bool, chance: Chance) -> None:
        if players not in STACK_SIZE:
            raise ValueError(f"not a number of players: {players!r} (expected 2, 3 or 4)")
        if scoring not in WHEEL:
            raise ValueError(f"not a scoring: {scoring!r} (expected 'base' or 'variant')")
        self.scoring = scoring
        self.pass_discard = pass_discard
        self.chance = chance
        super().__init__([Player() for _ in range(players)])
        self.marker: int | None = None
        self.passed = [False] * players
        self.bag = [hexagon for hexagon in HEXAGONS for _ in range(COPIES)]
        self.tower: list[str] = []
        self.top: list[str] = []
        self.stack: list[str] = []
        self.piles: list[list[Any]] = []  # each an expansion and the list of tiles on it, oldest first
        self.face_up: list[str] = []
        self.starter = self._first_starter()
        self.stacks, self.supply = self._deal_expansions()
        next(self._story)

    # The game

    def _game(self) -> Decisions:
        for _ in range(ROUNDS):
            self._prepare_round()
            yield from self._play_round()
            self._score_round()
        self._finish()

    # Set-up and phase 3

    def _first_starter(self) -> int:
        """Name the starting player of the first round (Q-03)."""
        starter = self.chance.starter(len(self.players))
        assert 0 <= starter < len(self.players), f"no such seat: {starter!r}"
        return starter

    def _deal_expansions(self) -> tuple[list[list[str]], list[str]]:
        """Form the stacks of the four rounds and the supply (Q-02)."""
        expansions = list(self.chance.expansions())
        assert in_order(expansions) == HEXAGONS, f"not each expansion once: {expansions!r}"
        size = STACK_SIZE[len(self.players)]
        stacks = [expansions[size * number : size * (number + 1)] for number in range(ROUNDS)]
        return stacks, expansions[size * ROUNDS :]

    def _prepare_round(self) -> None:
        """Clear the display, put the next stack into it, and let the holder of the marker start (Q-03, Q-60)."""
        self.round += 1
        self._clear_display()
        self.stack = self.stacks.pop(0)
        self._fill_top()
        if self.marker is not None:
            self.starter = self.marker
            self.marker = None
        self.passed = [False] * len(self.players)

    def _clear_display(self) -> None:
        """Throw the tiles left into the tower and put the expansions left under the supply (Q-60)."""
        self.tower.extend(self.top)
        for _, tiles in self.piles:
            self.tower.extend(tiles)
        self._put_under([*self.stack, *[expansion for expansion, _ in self.piles], *self.face_up])
        self.top, self.stack, self.piles, self.face_up = [], [], [], []

    def _put_under(self, expansions: list[str]) -> None:
        """Put expansions that leave together under the supply, in hexagon order."""
        self.supply.extend(in_order(expansions))

    def _fill_top(self) -> None:
        """Draw tiles to the top of the stack; lay the whole stack face up if there are none (Q-13, Q-15)."""
        if not self.stack:
            return
        for _ in range(TILES_ON_TOP):
            self._draw()
        if not self.top:
            self.face_up.extend(self.stack)
            self.stack = []

    def _draw(self) -> None:
        """Draw one tile; an empty bag is first filled from the tower, and with both empty nothing comes (Q-15)."""
        if not self.bag:
            self.bag, self.tower = self.tower, []
        if not self.bag:
            return
        tile = self.chance.tile(list(self.bag))
        assert tile in self.bag, f"not in the bag: {tile!r}"
        self.bag.remove(tile)
        self.top.append(tile)

    # Phase 1

    def _play_round(self) -> Decisions:
        """Take turns clockwise until everybody has passed (Q-40)."""
        seat = self.starter
        while not all(self.passed):
            if not self.passed[seat]:
                yield from self._take_turn(seat)
            seat = (seat + 1) % len(self.players)

    def _take_turn(self, seat: int) -> Decisions:
        """Play one action with all decisions that belong to it."""
        player = self.players[seat]
        move = yield from self._ask(seat, partial(self._actions, player))
        match move["do"]:
            case "acquire":
                yield from self._acquire(seat, move)
            case "place":
                yield from self._place(seat, move)
            case "expand":
                yield from self._expand(seat, move)
            case "buy":
                self._buy(player, move["slot"])
            case "pass":
                yield from self._pass(seat)

    def _actions(self, player: Player) -> list[Move]:
        return [
            *self._acquirings(player),
            *placements(player),
            *expandings(player),
            *self._buyings(player),
            {"do": "pass"},
        ]

    # Acquiring

    def _acquirings(self, player: Player) -> list[Move]:
        """List the colours and symbols of the display that fit into storage (Q-10, Q-12)."""
        choices: list[Move] = [
            *[{"do": "acquire", "colour": colour} for colour in COLOURS],
            *[{"do": "acquire", "symbol": symbol} for symbol in SYMBOLS],
        ]
        display = self._display()
        return [move for move in choices if (places := chosen(display, move)) and fits(player, places)]

    def _display(self) -> Places:
        """Tell in which places each hexagon of the display lies, in hexagon order (Q-10, Q-11)."""
        sources: list[tuple[Place, list[str]]] = [
            (TOP, self.top),
            *[(number, tiles) for number, (_, tiles) in enumerate(self.piles)],
            (EXPANSION, self.face_up),
        ]
        seen = {hexagon for _, hexagons in sources for hexagon in hexagons}
        return {
            hexagon: [place for place, hexagons in sources if hexagon in hexagons]
            for hexagon in HEXAGONS
            if hexagon in seen
        }

    def _acquire(self, seat: int, move: Move) -> Decisions:
        """Choose among the copies of each hexagon, then take everything and renew the display (Q-10 to Q-14)."""
        player = self.players[seat]
        places = chosen(self._display(), move)
        for hexagon in places:
            copy = yield from self._decide(seat, partial(copies, player, places, hexagon))
            places = {**places, hexagon: [copy["from"]]}
        for hexagon, (place,) in places.items():
            self._take(player, hexagon, place)
        if [TOP] in places.values():
            self._move_top_aside()
        self._turn_face_up()

    def _take(self, player: Player, hexagon: str, place: Place) -> None:
        if place == EXPANSION:
            self.face_up.remove(hexagon)
            player.expansions.append(hexagon)
            return
        tiles = self.top if isinstance(place, str) else self.piles[place][1]
        tiles.remove(hexagon)
        player.tiles.append(hexagon)

    def _move_top_aside(self) -> None:
        """Move the top of the stack with its tiles beside it, and put tiles on the new top (Q-13)."""
        self.piles.append([self.stack.pop(0), self.top])
        self.top = []
        self._fill_top()

    def _turn_face_up(self) -> None:
        """Turn the expansions beside the stack that carry no tile any more (Q-14)."""
        self.face_up.extend(expansion for expansion, tiles in self.piles if not tiles)
        self.piles = [pile for pile in self.piles if pile[1]]

    # Placing

    def _place(self, seat: int, move: Move) -> Decisions:
        """Pay for a tile and plant it (Q-20)."""
        player, hexagon = self.players[seat], move["hexagon"]
        payment = yield from self._decide(seat, partial(payments, player, hexagon))
        player.tiles.remove(hexagon)
        self._pay(player, payment)
        q, r = move["cell"]
        self._plant(player, (q, r), hexagon)

    def _expand(self, seat: int, move: Move) -> Decisions:
        """Pay for an expansion and put it on a slot (Q-30)."""
        player, hexagon, slot, turn = self.players[seat], move["hexagon"], move["slot"], move["turn"]
        payment = yield from self._decide(seat, partial(payments, player, hexagon))
        player.expansions.remove(hexagon)
        self._pay(player, payment)
        player.slots[slot] = {"expansion": hexagon, "blank": False, "turn": turn}
        self._plant(player, OUTER[slot][turn], hexagon)

    def _pay(self, player: Player, payment: Move) -> None:
        self._discard(player, payment["tiles"], payment["expansions"])
        player.jokers -= payment["jokers"]

    def _discard(self, player: Player, tiles: list[str], expansions: list[str]) -> None:
        """Move stored tiles to the tower and stored expansions under the supply (Q-23)."""
        for tile in tiles:
            player.tiles.remove(tile)
        for expansion in expansions:
            player.expansions.remove(expansion)
        self.tower.extend(tiles)
        self._put_under(expansions)

    def _plant(self, player: Player, cell: Cell, hexagon: str) -> None:
        """Put a hexagon into the garden; the features it surrounds pay what fits into storage (Q-26)."""
        player.garden[cell] = hexagon
        features = FEATURES | dict.fromkeys(player.pavilions(), PAVILION_JOKERS)
        surrounded = [
            other
            for other in NEIGHBOURS[cell]
            if other in features and all(neighbour in player.garden for neighbour in NEIGHBOURS[other])
        ]
        player.jokers += min(player.tile_room, sum(features[feature] for feature in surrounded))

    def _buyings(self, player: Player) -> list[Move]:
        """List the slots for a blank expansion, if there is one and it can be paid (Q-31)."""
        if player.score < BLANK_PRICE or not self.supply:
            return []
        return [{"do": "buy", "slot": slot} for slot in player.free_slots]

    def _buy(self, player: Player, slot: int) -> None:
        """Put the supply's top expansion onto a slot, blank side up (Q-31)."""
        player.score -= BLANK_PRICE
        player.slots[slot] = {"expansion": self.supply.pop(0), "blank": True, "turn": None}

    # Passing

    def _pass(self, seat: int) -> Decisions:
        """Leave the round; who is first takes the marker and loses a point (Q-40 to Q-42)."""
        player = self.players[seat]
        discarded: list[str] = []
        points = player.score
        if self.marker is None:
            points = max(0, points - PASS_LOSS)
        while self.pass_discard:
            move = yield from self._decide(seat, partial(self._discardings, player, points, discarded))
            if move["do"] == "done":
                break
            discarded = [*discarded, move["hexagon"]]
        player.score = points - total(discarded)
        tiles = list((Counter(discarded) & Counter(player.tiles)).elements())
        expansions = list((Counter(discarded) - Counter(tiles)).elements())
        self._discard(player, tiles, expansions)
        self.passed[seat] = True
        if self.marker is None:
            self.marker = seat

    def _discardings(self, player: Player, points: int, discarded: list[str]) -> list[Move]:
        """List the hexagons the rest of the points suffices for, and the end of discarding (Q-42)."""
        left = Counter(player.tiles + player.expansions) - Counter(discarded)
        affordable = [hexagon for hexagon in left if NUMBER[hexagon] <= points - total(discarded)]
        return [*[{"do": "discard", "hexagon": hexagon} for hexagon in affordable], {"do": "done"}]

    # Phase 2 and the end

    def _score_round(self) -> None:
        """Add the wheel's points for colours and symbols, and those for pavilions (Q-50, Q-51)."""
        wheel = WHEEL[self.scoring][self.round - 1]
        for player in self.players:
            for hexagon in player.garden.values():
                player.score += wheel.get(COLOUR[hexagon], 0) + wheel.get(SYMBOL[hexagon], 0)
            player.score += PAVILION_POINTS * len(player.pavilions())

    def _finish(self) -> None:
        """Empty the storages, score the groups, and name the winners (Q-70 to Q-73)."""
        self._empty_storages()
        for player in self.players:
            player.score += final_points(player.garden, self.scoring)
        self.winners = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        self.over = True
        self.turn = None

    def _empty_storages(self) -> None:
        """Score jokers and stored hexagons, and put them away (Q-70)."""
        left: list[str] = []
        for player in self.players:
            loss = total(player.tiles + player.expansions)
            player.score = max(0, player.score + player.jokers - loss)
            self.tower.extend(player.tiles)
            left.extend(player.expansions)
            player.jokers, player.tiles, player.expansions = 0, [], []
        self._put_under(left)

    # The arithmetic that must always hold

    def check(self) -> None:
        assert Counter(self._all_tiles()) == dict.fromkeys(HEXAGONS, COPIES)
        assert in_order(self._all_expansions()) == HEXAGONS
        assert self.over == (self.turn is None) == bool(self.winners)
        assert 1 <= self.round <= ROUNDS
        assert len(self.stacks) == ROUNDS - self.round
        assert bool(self.stack) == bool(self.top)
        assert len(self.top) <= TILES_ON_TOP
        assert all(0 < len(tiles) < TILES_ON_TOP for _, tiles in self.piles)
        assert any(self.passed) == (self.marker is not None)
        assert self.turn is None or not self.passed[self.turn]
        for player in self.players:
            self._check_player(player)

    def _all_tiles(self) -> list[str]:
        tiles = self.bag + self.tower + self.top
        for _, pile in self.piles:
            tiles = tiles + pile
        for player in self.players:
            printed = player.printed()
            tiles = tiles + player.tiles + [player.garden[cell] for cell in player.garden if cell not in printed]
        return tiles

    def _all_expansions(self) -> list[str]:
        expansions = [*self.stack, *chain(*self.stacks), *self.face_up, *self.supply]
        expansions.extend(expansion for expansion, _ in self.piles)
        for player in self.players:
            expansions.extend(player.expansions)
            expansions.extend(slot["expansion"] for slot in player.slots if slot is not None)
        return expansions

    def _check_player(self, player: Player) -> None:
        assert player.score >= 0
        assert player.jokers >= 0
        assert player.tile_room >= 0
        assert player.expansion_room >= 0
        assert player.garden.keys() <= set(player.ground())
        assert player.printed().items() <= player.garden.items()
        for slot in player.slots:
            assert slot is None or slot["blank"] == (slot["turn"] is None)
        for trait in TRAITS:
            assert not any(has_twins(group) for group in all_groups(player.garden, trait))
