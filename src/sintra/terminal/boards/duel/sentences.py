"""The table of Duel in sentences, for screen readers."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from sintra.core.contract import View
from sintra.core.text import points_in_words
from sintra.core.words import Text
from sintra.games.duel.cardboard import BROKEN_LOSS_OF, CHIPS_PER_ROUND, FIRST_TILE_LOSS, ROUNDS
from sintra.games.duel.moves import DEGREES
from sintra.terminal.boards.duel import messages
from sintra.terminal.boards.duel.face import Face
from sintra.terminal.messages import (
    SAY_COLUMN,
    SAY_EMPTY_LINES,
    SAY_LINE,
    SAY_OVER,
    SAY_TURN,
    SAY_YOUR_LINE,
    all_of,
)

Part = Callable[[Face], Iterable[str]]


def table(face: Face) -> list[str]:
    """Everything: whose turn it is, what can be taken, the goals, and both boards, the viewer's first."""
    return [turn(face), *offered(face), *hand(face), *goals(face), *boards(face), out_of_sight(face)]


def brief_table(face: Face) -> list[str]:
    """Whose turn it is and what the decision needs; a spectator gets everything."""
    if face.view["viewer"] is None or face.view["turn"] is None:
        return table(face)
    parts = NEEDED[face.view["decision"]]
    return [turn(face), *(sentence for part in parts for sentence in part(face))]


def offer(face: Face) -> list[str]:
    """What a round begins with."""
    return [*(goals(face) if face.view["round"] == 1 else ()), *offered(face)]


def turn(face: Face) -> str:
    """The round and who is to move."""
    if face.view["turn"] is None:
        return face.words(SAY_OVER, round=face.view["round"])
    return face.words(SAY_TURN, round=face.view["round"], name=face.scene.names[face.view["turn"]])


def offered(face: Face) -> Iterator[str]:
    """What can be taken."""
    yield from factories(face)
    yield from plates(face)


def goals(face: Face) -> Iterator[str]:
    """The goals in play."""
    for name in face.view["goals"]:
        goal, meaning = Text(f"duel-goal-{name}"), Text(f"duel-goal-{name}-meaning")
        yield face.words(messages.SAY_GOAL, goal=goal.in_(face.language), meaning=meaning.in_(face.language))


def out_of_sight(face: Face) -> str:
    """How much is in the bag and in the tower."""
    bag, tower = (sum(face.view[name].values()) for name in ("bag", "tower"))
    return face.words(messages.SAY_BAG, bag=bag, tower=tower)


# Factories


def factories(face: Face) -> Iterator[str]:
    """The small factories that hold something, the numbers of the empty ones, and the large factory."""
    numbered = [(number, small_parts(face, shown)) for number, shown in enumerate(face.view["factories"], 1)]
    for number, parts in numbered:
        if parts:
            yield face.words(messages.SAY_FACTORY, number=number, parts="; ".join(parts))
    if empty := [str(number) for number, parts in numbered if not parts]:
        yield face.words(messages.SAY_EMPTY_FACTORIES, numbers=", ".join(empty))
    yield large(face, face.view["large"])


def small_parts(face: Face, shown: View) -> list[str]:
    """What lies on a small factory."""
    parts = [face.words(messages.ON_SUN, tiles=face.tiles(shown["sun"]))] if shown["sun"] else []
    parts += [pile(face, shown["moon"])] if shown["moon"] else []
    parts += [chip(face, shown["chip"]["face"])] if shown["chip"] else []
    return parts


def pile(face: Face, tiles: Sequence[str]) -> str:
    """The tiles on a small moon from the bottom."""
    *below, top = [face.piece(tile) for tile in tiles]
    if not below:
        return face.words(messages.ON_MOON, tiles=top)
    return face.words(messages.FROM_BOTTOM, tiles=face.words(messages.STACKED, below=", ".join(below), top=top))


def chip(face: Face, shown: str | None) -> str:
    """A chip, face down or up."""
    if shown is None:
        return face.words(messages.CHIP_DOWN)
    return face.words(messages.CHIP_UP, chip=face.chip_in_words(shown))


def large(face: Face, shown: View) -> str:
    """The large factory."""
    on_moon = [face.tiles(shown["moon"])] if shown["moon"] else []
    on_moon += [face.piece("first")] if shown["first"] else []
    parts = [face.words(messages.ON_SUN, tiles=face.tiles(shown["sun"]))] if shown["sun"] else []
    parts += [face.words(messages.ON_MOON, tiles=", ".join(on_moon))] if on_moon else []
    return face.words(messages.SAY_LARGE, parts="; ".join(parts) or face.words(messages.NOTHING))


# Plates


def plates(face: Face) -> Iterator[str]:
    """The plates that lie face up, the places without one, and the stack."""
    numbered = list(enumerate(face.view["face_up"], 1))
    for number, plate in numbered:
        if plate:
            yield face.words(messages.SAY_PLATE, number=number, spaces=face.plate_in_words(plate))
    if empty := [str(number) for number, plate in numbered if not plate]:
        yield face.words(messages.SAY_NO_PLATES, numbers=", ".join(empty))
    yield from stack(face)


def plates_to_take(face: Face) -> Iterator[str]:
    """The plates, if the player to decide has a token to use."""
    if face.view["round"] < ROUNDS and face.view["boards"][face.view["turn"]]["tokens"]:
        yield from plates(face)


def stack(face: Face) -> Iterator[str]:
    """The stack as far as it is known."""
    places = face.view["stack"]
    if not places:
        yield face.words(messages.SAY_NO_STACK)
        return
    count = face.number_of(len(places), messages.PLATES)
    yield face.words(messages.SAY_STACK, plates=count, top=plate_or_back(face, places[0]))
    if known := [plate_or_back(face, place) for place in places[1:] if place["type"]]:
        yield face.words(messages.SAY_BOTTOM, plates="; ".join(known))


def plate_or_back(face: Face, place: View) -> str:
    """A plate by its front where it is known, otherwise by its back."""
    return face.plate_in_words(place["plate"]) if place["plate"] else face.words(messages.BACKS[place["type"]])


def hand(face: Face) -> Iterator[str]:
    """The plates in the hand: backs, drawn plates, or the one to be placed, turned in each way."""
    shown = face.view["hand"]
    if shown is None:
        return
    if any(plate["plate"] is None for plate in shown["plates"]):
        backs = [face.type(plate["type"]) for plate in shown["plates"] if plate["plate"] is None]
        yield face.words(messages.SAY_BACKS, backs=", ".join(backs))
        for plate in (plate for plate in shown["plates"] if plate["plate"]):
            spaces = face.plate_in_words(plate["plate"])
            yield face.words(messages.SAY_DRAWN, number=plate["number"] + 1, spaces=spaces)
    elif face.view["decision"] == "place" and shown["kept"] is not None:
        yield from turned(face, shown["plates"][0]["plate"])
    else:
        for plate in shown["plates"]:
            text = messages.SAY_KEPT if plate["number"] == shown["kept"] else messages.SAY_DRAWN
            yield face.words(text, number=plate["number"] + 1, spaces=face.plate_in_words(plate["plate"]))


def turned(face: Face, plate: str) -> Iterator[str]:
    """A plate in each of its four turns."""
    for number, degrees in enumerate(DEGREES):
        yield face.words(messages.SAY_HELD, degrees=degrees, spaces=face.plate_in_words(plate, number))


# Boards


def boards(face: Face) -> Iterator[str]:
    """Both boards, the viewer's first."""
    first = face.view["viewer"] or 0
    for seat in (first, 1 - first):
        yield from board(face, seat)


def own_board(face: Face) -> Iterator[str]:
    """The viewer's board."""
    return board(face, face.view["viewer"])


def own_dome(face: Face) -> Iterator[str]:
    """The viewer's dome."""
    return dome(face, face.view["boards"][face.view["viewer"]])


def board(face: Face, seat: int) -> Iterator[str]:
    """One player's board."""
    shown = face.view["boards"][seat]
    yield face.words(messages.SAY_BOARD, name=face.scene.names[seat], parts=", ".join(standing(face, shown)))
    yield from lines(face, shown, seat == face.view["viewer"])
    yield from dome(face, shown)
    yield broken(face, shown)
    if shown["first"]:
        yield face.words(messages.SAY_FIRST, loss=FIRST_TILE_LOSS)
    yield from chips(face, shown)


def standing(face: Face, shown: View) -> Iterator[str]:
    """Points, and what is left to do in the round."""
    yield points_in_words(shown["score"], face.language)
    if face.view["turn"] is None:
        return
    if face.view["round"] < ROUNDS:
        yield face.words(messages.TOKENS_LEFT, count=shown["tokens"])
    yield face.words(messages.CHIPS_LEFT, count=CHIPS_PER_ROUND - shown["chips_taken"])
    if shown["passed"]:
        yield face.words(messages.HAS_PASSED)


def lines(face: Face, shown: View, is_yours: bool) -> Iterator[str]:
    """The lines that hold tiles, then the numbers of the empty ones."""
    text = SAY_YOUR_LINE if is_yours else SAY_LINE
    numbered = list(enumerate(shown["lines"], 1))
    for number, line in numbered:
        if line["tiles"]:
            colour, spaces = face.piece(line["colour"]), line["spaces"]
            yield face.words(text, line=number, tiles=line["tiles"], spaces=spaces, colour=colour, of=out_of(spaces))
        if line["moved"]:
            yield face.words(messages.SAY_MOVED, line=number)
        if line["paid"]:
            yield face.words(messages.SAY_PAID, line=number, count=line["paid"])
    if empty := [str(number) for number, line in numbered if not line["tiles"]]:
        yield face.words(SAY_EMPTY_LINES, lines=", ".join(empty))


def out_of(spaces: int) -> str:
    """The Czech "of" before a number: ze dvou, ze tří, ze čtyř, ze šesti."""
    return "ze" if spaces in (2, 3, 4, 6) else "z"


def dome(face: Face, shown: View) -> Iterator[str]:
    """The rows that have plates, with tiles and free spaces, then the fields without a plate."""
    for number, (tiles, printed) in enumerate(zip(shown["dome"], shown["printed"], strict=True), 1):
        free = [None if tile else space for tile, space in zip(tiles, printed, strict=True)]
        parts = [in_columns(face, tiles)] if any(tiles) else []
        parts += [face.words(messages.FREE_SPACES, spaces=in_columns(face, free))] if any(free) else []
        if parts:
            yield face.words(messages.SAY_DOME_ROW, row=number, parts="; ".join(parts))
    if fields := [str(number) for number, plate in enumerate(shown["plates"], 1) if plate is None]:
        yield face.words(messages.SAY_FREE_FIELDS, fields=", ".join(fields))


def in_columns(face: Face, row: Sequence[str | None]) -> str:
    """What lies in a row, with its columns."""
    numbered = [(column, piece) for column, piece in enumerate(row, 1) if piece]
    return ", ".join(face.words(SAY_COLUMN, colour=face.piece(piece), column=column) for column, piece in numbered)


def broken(face: Face, shown: View) -> str:
    """The broken tiles, and what they cost."""
    tiles = shown["broken"]
    if not tiles:
        return face.words(messages.SAY_NOTHING_BROKEN)
    return face.words(messages.SAY_BROKEN, tiles=face.tiles(tiles), loss=BROKEN_LOSS_OF[len(tiles)])


def chips(face: Face, shown: View) -> Iterator[str]:
    """The chips that can be used, and how many are spent."""
    if shown["chips"]:
        named = [face.chip_in_words(chip) for chip in shown["chips"]]
        yield face.words(messages.SAY_CHIPS, chips=all_of(named, face.language))
    if shown["spent"]:
        yield face.words(messages.SAY_SPENT, count=len(shown["spent"]))


# What a player hears before each decision.
NEEDED: dict[str, tuple[Part, ...]] = {
    "opening": (goals, plates, own_dome),
    "turn": (factories, plates_to_take, own_board),
    "draw": (hand, stack, own_board),
    "keep": (hand, own_board),
    "under": (hand, stack),
    "place": (hand, own_board),
    "stack": (factories,),
    "tile": (own_board,),
    "complete": (own_board,),
    "pay": (own_board,),
}
