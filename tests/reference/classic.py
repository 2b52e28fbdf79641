"""What happens in a game of Classic, told slowly and piece by piece, for comparison with the fast engine."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Protocol

from tests.reference import story
from tests.reference.story import Decisions, Grid, Move

SIZE = 5  # rows and columns of the wall, and pattern lines
TILES_PER_COLOUR = 20
TILES_PER_DISPLAY = 4
DISPLAYS = {2: 5, 3: 7, 4: 9}  # by the number of players
FLOOR_LOSSES = (1, 1, 2, 2, 2, 3, 3)  # printed above the floor line
ROW_POINTS = 2
COLUMN_POINTS = 7
COLOUR_POINTS = 10
LAST_ROUND = 25
FEWEST_ROUNDS = 5
HIGHEST_SCORE = 240

MARKER = "marker"
CENTRE = "centre"
FLOOR = "floor"
LEFT, RIGHT = "left", "right"

EXTRA, KEEP, SPREAD, SHIELD = "extra", "keep", "spread", "shield"
PULL = "pull "  # followed by a colour
GONE = "gone"  # the shield has left the ring


class Chance(Protocol):
    """Everything in the game that no player decides."""

    def starter(self, players: int) -> int:
        """Name the starting player of the first round."""

    def tile(self, bag: list[str]) -> str:
        """Name the tile drawn from the bag."""

    def gold(self, displays: int, players: int) -> list[str | None]:
        """Name the special kind of each display this round, None for the ordinary ones."""


@dataclass
class Player:
    """One player's board and what lies beside it."""

    score: int = 0
    lines: list[list[str]] = field(default_factory=partial(story.empty_lines, SIZE))  # the rightmost tile first
    wall: Grid = field(default_factory=partial(story.empty_grid, SIZE))
    floor: list[str] = field(default_factory=list)
    shield: list[str] | None = None
    has_marker: bool = False  # before him on the table, not on the floor and not on the shield


def complete_colours(wall: Grid) -> int:
    """Count the colours with five tiles anywhere on the wall (C-40, C-53)."""
    counts = Counter(tile for row in wall for tile in row if tile is not None)
    return sum(count == SIZE for count in counts.values())


def final_points(wall: Grid) -> int:
    """Score a wall at the end of the game (C-40)."""
    return (
        ROW_POINTS * story.count_complete(wall)
        + COLUMN_POINTS * story.count_complete(story.columns_of(wall))
        + COLOUR_POINTS * complete_colours(wall)
    )


class Reference(story.Story[Player]):
    """A game in progress: set up, dealt, and waiting for a decision."""

    def __init__(self, colours: list[str], players: int, plain: bool, special: bool, chance: Chance) -> None:
        if players not in DISPLAYS:
            raise ValueError(f"not a number of players: {players!r} (expected 2, 3 or 4)")
        if len(set(colours)) != SIZE or len(colours) != SIZE:
            raise ValueError(f"not the colours of a wall: {colours!r} (expected five different names)")
        self.colours = list(colours)
        self.plain = plain
        self.special = special
        self.chance = chance
        super().__init__([Player() for _ in range(players)])
        self.displays: list[list[str]] = [[] for _ in range(DISPLAYS[players])]
        self.gold: list[str | None] = [None] * DISPLAYS[players]
        self.centre: list[str] = []
        self.marker_in_centre = False
        self.bag = [colour for colour in self.colours for _ in range(TILES_PER_COLOUR)]
        self.lid: list[str] = []
        self.starter = self._first_starter()
        next(self._story)

    # The game

    def _game(self) -> Decisions:
        while not self.over:
            self._prepare_round()
            yield from self._draft_round()
            yield from self._tile_walls()
            if self._is_finished():
                self._finish()

    def _clockwise(self) -> list[int]:
        """List the seats in playing order from the starting player."""
        count = len(self.players)
        return [(self.starter + step) % count for step in range(count)]

    # Set-up and phase C

    def _first_starter(self) -> int:
        """Give the marker to the starting player of the first round (C-01)."""
        starter = self.chance.starter(len(self.players))
        assert 0 <= starter < len(self.players), f"no such seat: {starter!r}"
        self.players[starter].has_marker = True
        return starter

    def _prepare_round(self) -> None:
        self.round += 1
        self._move_marker_to_centre()
        self._turn_to_gold()
        self._fill_displays()
        self._add_extra()
        self._pull()

    def _move_marker_to_centre(self) -> None:
        """Let the holder of the marker start; a marker nobody took lies in the centre already (C-23, C-31)."""
        for seat, player in enumerate(self.players):
            if player.has_marker:
                player.has_marker = False
                self.marker_in_centre = True
                self.starter = seat

    def _turn_to_gold(self) -> None:
        """Lay out the displays and turn as many to gold as there are players (C-60)."""
        if not self.special:
            return
        gold = list(self.chance.gold(len(self.displays), len(self.players)))
        kinds = [kind for kind in gold if kind is not None]
        assert len(gold) == len(self.displays), f"not one entry per display: {gold!r}"
        assert len(kinds) == len(self.players), f"not one gold display per player: {gold!r}"
        assert len(kinds) == len(set(kinds)), f"a special display laid out twice: {gold!r}"
        assert set(kinds) <= self._special_kinds(), f"not special displays: {gold!r}"
        self.gold = gold

    def _special_kinds(self) -> set[str]:
        return {EXTRA, KEEP, SPREAD, SHIELD} | {PULL + colour for colour in self.colours}

    def _fill_displays(self) -> None:
        """Lay four tiles on every display, in order (C-01, C-30)."""
        for display in self.displays:
            for _ in range(TILES_PER_DISPLAY):
                self._draw_to(display)

    def _draw_to(self, display: list[str]) -> None:
        """Draw one tile; an empty bag is first filled from the lid, and with both empty nothing comes (C-30)."""
        if not self.bag:
            self.bag, self.lid = self.lid, []
        if not self.bag:
            return
        tile = self.chance.tile(list(self.bag))
        assert tile in self.bag, f"not in the bag: {tile!r}"
        self.bag.remove(tile)
        display.append(tile)

    def _add_extra(self) -> None:
        """Draw one more tile to the extra display (C-61)."""
        if EXTRA in self.gold:
            self._draw_to(self.displays[self.gold.index(EXTRA)])

    def _pull(self) -> None:
        """Move one tile of its colour from each neighbour to every pull display (C-62)."""
        for number, kind in enumerate(self.gold):
            if kind is None or not kind.startswith(PULL):
                continue
            colour = kind.removeprefix(PULL)
            for neighbour in self._neighbours(number).values():
                if colour in self.displays[neighbour]:
                    self.displays[neighbour].remove(colour)
                    self.displays[number].append(colour)

    def _neighbours(self, number: int) -> dict[str, int]:
        """Name the displays before and after one in the ring, which closes where the shield has left (C-66)."""
        ring = [other for other, kind in enumerate(self.gold) if kind != GONE]
        place = ring.index(number)
        return {LEFT: ring[place - 1], RIGHT: ring[(place + 1) % len(ring)]}

    # Phase A

    def _draft_round(self) -> Decisions:
        """Draft clockwise until no tile is left on displays and in the centre (C-15)."""
        seat = self.starter
        while any(self.displays) or self.centre:
            yield from self._draft(seat)
            seat = (seat + 1) % len(self.players)

    def _draft(self, seat: int) -> Decisions:
        """Play one turn: take, place, and share out what is left on a spread display (C-10, C-64)."""
        player = self.players[seat]
        move = yield from self._ask(seat, partial(self._drafts, player))
        source, colour, target = move["from"], move["colour"], move["to"]
        if source == CENTRE:
            self._take_marker(player)
            self._place(player, story.take(self.centre, colour), target)
            return
        tiles = story.take(self.displays[source], colour)
        self._clear_display(player, source)
        self._place(player, tiles, target)
        if self.gold[source] == SPREAD:
            yield from self._spread(seat, source)

    def _drafts(self, player: Player) -> list[Move]:
        sources: list[tuple[int | str, list[str]]] = [*enumerate(self.displays), (CENTRE, self.centre)]
        return [
            {"do": "draft", "from": source, "colour": colour, "to": target}
            for source, tiles in sources
            for colour in self.colours
            if colour in tiles
            for target in self._targets(player, colour)
        ]

    def _targets(self, player: Player, colour: str) -> list[int | str]:
        """List the pattern lines that may take a colour, and the floor (C-12)."""
        lines: list[int | str] = [line for line in range(SIZE) if self._can_hold(player, line, colour)]
        return [*lines, FLOOR]

    def _can_hold(self, player: Player, line: int, colour: str) -> bool:
        """Tell whether a pattern line may take a colour (C-13, C-52)."""
        tiles = player.lines[line]
        if len(tiles) == line + 1:
            return False
        if colour in player.wall[line]:
            return False
        return not tiles or tiles[0] == colour

    def _take_marker(self, player: Player) -> None:
        """Give the marker to the first who takes from the centre, before his tiles are placed (C-11)."""
        if not self.marker_in_centre:
            return
        self.marker_in_centre = False
        self._drop(player, MARKER)

    def _clear_display(self, player: Player, number: int) -> None:
        """Push the rest to the centre unless it stays; give the shield to the taker (C-10, C-63, C-64, C-65)."""
        if self.gold[number] in (KEEP, SPREAD):
            return
        self.centre.extend(self.displays[number])
        self.displays[number].clear()
        if self.gold[number] == SHIELD:
            self.gold[number] = GONE
            player.shield = []

    def _place(self, player: Player, tiles: list[str], target: int | str) -> None:
        """Put the taken tiles into a line, or on the floor; what does not fit falls (C-12)."""
        room = 0
        if isinstance(target, int):
            room = target + 1 - len(player.lines[target])
            player.lines[target].extend(tiles[:room])
        for tile in tiles[room:]:
            self._drop(player, tile)

    def _drop(self, player: Player, piece: str) -> None:
        """Lay a piece on the free shield, or the leftmost free floor space, or beside the full floor (C-14, C-65)."""
        if player.shield is not None and not player.shield:
            player.shield.append(piece)
        elif len(player.floor) < len(FLOOR_LOSSES):
            player.floor.append(piece)
        elif piece == MARKER:
            player.has_marker = True
        else:
            self.lid.append(piece)

    def _spread(self, seat: int, number: int) -> Decisions:
        """Move each colour left on the spread display as a whole to one of its neighbours (C-64)."""
        for colour in self.colours:
            if colour not in self.displays[number]:
                continue
            move = yield from self._ask(seat, partial(self._spreads, colour))
            neighbour = self._neighbours(number)[move["side"]]
            self.displays[neighbour].extend(story.take(self.displays[number], colour))

    def _spreads(self, colour: str) -> list[Move]:
        return [{"do": "spread", "colour": colour, "side": side} for side in (LEFT, RIGHT)]

    # Phase B

    def _tile_walls(self) -> Decisions:
        """Let the players tile one after another, each with his losses before the next begins."""
        for seat in self._clockwise():
            yield from self._tile_wall(seat)
            self._lose_floor(self.players[seat])

    def _tile_wall(self, seat: int) -> Decisions:
        """Handle the complete lines from top to bottom, then clear the moved ones (C-20, C-21)."""
        player = self.players[seat]
        moved: list[list[str]] = []
        for row, line in enumerate(player.lines):
            if len(line) < row + 1:
                continue
            columns = self._columns(player, row)
            if not columns:
                self._drop_line(player, line)
                continue
            column = columns[0]
            if len(columns) > 1:
                move = yield from self._ask(seat, partial(self._tilings, player, row))
                column = move["column"]
            player.wall[row][column] = line.pop(0)
            player.score += story.tile_points(player.wall, row, column)
            moved.append(line)
        for line in moved:
            self.lid.extend(line)
            line.clear()

    def _columns(self, player: Player, row: int) -> list[int]:
        """List the spaces of the wall row that may take the tile of the complete line (C-20, C-50)."""
        colour = player.lines[row][0]
        if not self.plain:
            return [(self.colours.index(colour) + row) % SIZE]
        if colour in player.wall[row]:
            return []
        return [
            column
            for column in range(SIZE)
            if player.wall[row][column] is None and colour not in story.columns_of(player.wall)[column]
        ]

    def _tilings(self, player: Player, row: int) -> list[Move]:
        return [{"do": "tile", "line": row, "column": column} for column in self._columns(player, row)]

    def _drop_line(self, player: Player, line: list[str]) -> None:
        """Let all tiles of a line fall that has no possible space (C-51)."""
        for tile in line:
            self._drop(player, tile)
        line.clear()

    def _lose_floor(self, player: Player) -> None:
        """Subtract the losses, then clear the floor and give back the shield (C-23, C-65)."""
        loss = sum(FLOOR_LOSSES[: len(player.floor)])
        player.score = max(0, player.score - loss)
        for piece in player.floor + (player.shield or []):
            if piece == MARKER:
                player.has_marker = True
            else:
                self.lid.append(piece)
        player.floor.clear()
        player.shield = None

    # The end

    def _is_finished(self) -> bool:
        """Tell whether the round just tiled was the last one (C-40, C-32, C-33)."""
        if any(story.count_complete(player.wall) for player in self.players):
            return True
        if not self.bag and not self.lid:
            return True
        return self.round == LAST_ROUND

    def _finish(self) -> None:
        """Add the final points and name the winners (C-40)."""
        for player in self.players:
            player.score += final_points(player.wall)
        results = [(player.score, story.count_complete(player.wall)) for player in self.players]
        self.winners = [seat for seat, result in enumerate(results) if result == max(results)]
        self.over = True
        self.turn = None

    # The arithmetic that must always hold

    def check(self) -> None:
        assert Counter(self._all_tiles()) == dict.fromkeys(self.colours, TILES_PER_COLOUR)
        assert self._count_markers() == 1
        assert sum(player.shield is not None for player in self.players) <= 1
        assert self.over == (self.turn is None) == bool(self.winners)
        assert 1 <= self.round <= LAST_ROUND
        for player in self.players:
            self._check_player(player)
        if any(story.count_complete(player.wall) for player in self.players):
            assert self.round >= FEWEST_ROUNDS

    def _all_tiles(self) -> list[str]:
        tiles = self.bag + self.lid + self.centre
        for display in self.displays:
            tiles = tiles + display
        for player in self.players:
            pieces = [*chain(*player.lines), *player.floor, *(player.shield or [])]
            tiles = tiles + [piece for piece in pieces if piece != MARKER]
            tiles = tiles + [tile for row in player.wall for tile in row if tile is not None]
        return tiles

    def _count_markers(self) -> int:
        count = int(self.marker_in_centre)
        for player in self.players:
            count += player.has_marker + (player.floor + (player.shield or [])).count(MARKER)
        return count

    def _check_player(self, player: Player) -> None:
        assert 0 <= player.score <= HIGHEST_SCORE
        assert len(player.floor) <= len(FLOOR_LOSSES)
        assert player.shield is None or len(player.shield) <= 1
        for number, line in enumerate(player.lines):
            assert len(line) <= number + 1
            assert len(set(line)) <= 1
        for number in range(SIZE):
            row = [tile for tile in player.wall[number] if tile is not None]
            column = [tile for tile in story.columns_of(player.wall)[number] if tile is not None]
            assert len(row) == len(set(row)) <= self.round
            assert len(column) == len(set(column))
