"""The table of Duel in sentences, for screen readers."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from sintra.core.contract import View
from sintra.core.words import Listed, Player, Text
from sintra.games.duel.cardboard import BROKEN_LOSS_OF, CHIPS_PER_ROUND, FIRST_TILE_LOSS, ROUNDS
from sintra.games.duel.moves import DEGREES
from sintra.terminal.boards.duel.face import Face

Part = Callable[[Face], Iterable[str]]


def offered(face: Face) -> Iterator[str]:
    """What can be taken, what is in the hand, and the goals."""
    return in_turn(face, factories, plates, hand, goals)


def needed(face: Face) -> Iterator[str]:
    """What a player hears before a decision."""
    return in_turn(face, *NEEDED[face.view["decision"]])


def opening(face: Face) -> Iterator[str]:
    """What a round begins with."""
    return in_turn(face, *([goals] if face.view["round"] == 1 else []), factories, plates)


def in_turn(face: Face, *parts: Part) -> Iterator[str]:
    return (sentence for part in parts for sentence in part(face))


def goals(face: Face) -> Iterator[str]:
    for name in face.view["goals"]:
        goal, meaning = Text(f"duel-goal-{name}"), Text(f"duel-goal-{name}-meaning")
        yield face.words("duel-say-goal", goal=goal, meaning=meaning)


# Factories


def factories(face: Face) -> Iterator[str]:
    """The small factories that hold something, the numbers of the empty ones, and the large factory."""
    numbered = enumerate(face.view["factories"], 1)
    yield from face.numbered((small(face, number, shown) for number, shown in numbered), "duel-say-empty-factories")
    parts = "; ".join(large_parts(face, face.view["large"])) or face.words("duel-nothing")
    yield face.words("duel-say-large", parts=parts)


def small(face: Face, number: int, shown: View) -> str:
    """A small factory, nothing if it is empty."""
    parts = [*on_sun(face, shown)]
    parts += [pile(face, shown["moon"])] if shown["moon"] else []
    parts += [chip(face, shown["chip"]["face"])] if shown["chip"] else []
    return face.words("duel-say-factory", number=number, parts="; ".join(parts)) if parts else ""


def large_parts(face: Face, shown: View) -> Iterator[str]:
    yield from on_sun(face, shown)
    if on_moon := (*face.tiles(shown["moon"]), *([face.piece("first")] if shown["first"] else [])):
        yield face.words("duel-on-moon", tiles=Listed(on_moon))


def on_sun(face: Face, shown: View) -> Iterator[str]:
    if shown["sun"]:
        yield face.words("duel-on-sun", tiles=Listed(tuple(face.tiles(shown["sun"]))))


def pile(face: Face, tiles: Sequence[str]) -> str:
    """The tiles on a small moon from the bottom."""
    *below, top = [face.piece(tile) for tile in tiles]
    if not below:
        return face.words("duel-on-moon", tiles=top)
    return face.words("duel-from-bottom", below=Listed(tuple(below)), top=top)


def chip(face: Face, shown: str | None) -> str:
    if shown is None:
        return face.words("duel-chip-down")
    return face.words("duel-chip-up", chip=face.chip_in_words(shown))


# Plates


def plates(face: Face) -> Iterator[str]:
    """The plates that lie face up, the places without one, and the stack."""
    numbered = enumerate(face.view["face_up"], 1)
    yield from face.numbered((face_up(face, number, plate) for number, plate in numbered), "duel-say-no-plates")
    yield from stack(face)


def face_up(face: Face, number: int, plate: str | None) -> str:
    return face.words("duel-say-plate", number=number, plate=face.plate_in_words(plate)) if plate else ""


def plates_to_take(face: Face) -> Iterator[str]:
    """The plates, if the player to decide has a token to use."""
    if face.view["round"] < ROUNDS and face.view["boards"][face.view["turn"]]["tokens"]:
        yield from plates(face)


def stack(face: Face) -> Iterator[str]:
    places = face.view["stack"]
    if not places:
        yield face.words("duel-say-no-stack")
        return
    yield face.words("duel-say-stack", count=len(places), top=plate_or_back(face, places[0]))
    if known := [plate_or_back(face, place).in_(face.language) for place in places[1:] if place["type"]]:
        yield face.words("duel-say-bottom", plates="; ".join(known))


def plate_or_back(face: Face, place: View) -> Text:
    """A plate by its front where it is known, otherwise by its back."""
    if place["plate"]:
        return face.plate_in_words(place["plate"])
    return face.text("duel-back-of-plate", type=place["type"])


def hand(face: Face) -> Iterator[str]:
    """The plates in the hand: backs, drawn plates, or the one to be placed, turned in each way."""
    shown = face.view["hand"]
    if shown is None:
        return
    if any(plate["plate"] is None for plate in shown["plates"]):
        backs = [face.text("duel-type", type=plate["type"]) for plate in shown["plates"] if plate["plate"] is None]
        yield face.words("duel-say-backs", backs=Listed(tuple(backs)))
        for plate in (plate for plate in shown["plates"] if plate["plate"]):
            yield face.words("duel-say-drawn", number=plate["number"] + 1, plate=face.plate_in_words(plate["plate"]))
    elif face.view["decision"] == "place" and shown["kept"] is not None:
        yield from turned(face, shown["plates"][0]["plate"])
    else:
        for plate in shown["plates"]:
            key = "duel-say-kept" if plate["number"] == shown["kept"] else "duel-say-drawn"
            yield face.words(key, number=plate["number"] + 1, plate=face.plate_in_words(plate["plate"]))


def turned(face: Face, plate: str) -> Iterator[str]:
    for number, degrees in enumerate(DEGREES):
        yield face.words("duel-say-held", degrees=degrees, plate=face.plate_in_words(plate, number))


# Boards


def own_board(face: Face) -> Iterator[str]:
    return board(face, face.view["viewer"])


def own_dome(face: Face) -> Iterator[str]:
    return dome(face, face.view["boards"][face.view["viewer"]])


def board(face: Face, seat: int) -> Iterator[str]:
    shown = face.view["boards"][seat]
    yield face.words("duel-say-board", player=Player(seat), parts=", ".join(standing(face, shown)))
    yield from face.lines(seat)
    yield from dome(face, shown)
    yield broken(face, shown)
    if shown["first"]:
        yield face.words("duel-say-first", loss=FIRST_TILE_LOSS)
    yield from chips(face, shown)


def standing(face: Face, shown: View) -> Iterator[str]:
    """Points, and what is left to do in the round."""
    yield face.words("common-points", points=shown["score"])
    if face.view["turn"] is None:
        return
    if face.view["round"] < ROUNDS:
        yield face.words("duel-tokens-left", count=shown["tokens"])
    yield face.words("duel-chips-left", count=CHIPS_PER_ROUND - shown["chips_taken"])
    if shown["passed"]:
        yield face.words("duel-has-passed")


def dome(face: Face, shown: View) -> Iterator[str]:
    """The rows that have plates, with tiles and free spaces, then the fields without a plate."""
    for number, (tiles, printed) in enumerate(zip(shown["dome"], shown["printed"], strict=True), 1):
        free = [None if tile else space for tile, space in zip(tiles, printed, strict=True)]
        parts = [face.words("common-list", items=Listed(tuple(face.in_columns(tiles))))] if any(tiles) else []
        parts += [face.words("duel-free-spaces", spaces=Listed(tuple(face.in_columns(free))))] if any(free) else []
        if parts:
            yield face.words("duel-say-dome-row", row=number, parts="; ".join(parts))
    if fields := tuple(number for number, plate in enumerate(shown["plates"], 1) if plate is None):
        yield face.words("duel-say-free-fields", fields=Listed(fields))


def broken(face: Face, shown: View) -> str:
    tiles = shown["broken"]
    if not tiles:
        return face.words("duel-say-nothing-broken")
    return face.words("duel-say-broken", tiles=Listed(tuple(face.tiles(tiles))), loss=BROKEN_LOSS_OF[len(tiles)])


def chips(face: Face, shown: View) -> Iterator[str]:
    if shown["chips"]:
        named = tuple(face.chip_in_words(chip) for chip in shown["chips"])
        yield face.words("duel-say-chips", chips=Listed(named, "all"))
    if shown["spent"]:
        yield face.words("duel-say-spent", count=len(shown["spent"]))


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
