"""The kinds of events that Queen's Garden tells. A line is a colour or a symbol."""

from collections.abc import Sequence

from sintra.core.events import Row
from sintra.core.kinds import Chapter, Event, Field, Kinds, as_word, number, piece, place, word
from sintra.core.words import Argument, Listed, Text
from sintra.games.garden.cardboard import CELL_NAMES, CELL_NUMBER, CELLS, COLOURS, CROSSING, FEATURE_KINDS, SYMBOLS
from sintra.games.garden.names import LINE_NAMES
from sintra.games.garden.state import FACE_UP, TOP


def group_members(row: Row, hexagons: Sequence[str]) -> list[str]:
    """The hexagons at the places of a line."""
    places = [place for place in range(SYMBOLS) if row.target >> place & 1]
    return [hexagons[CROSSING[row.piece, place]] for place in places]


def said_hexagon(name: str, event: Event) -> dict[str, Argument]:
    """A hexagon by its colour and its symbol."""
    colour, _, symbol = event[name].rpartition(" ")
    return {"colour": as_word(colour), "symbol": symbol}


def said_members(name: str, event: Event) -> dict[str, Argument]:
    """What the hexagons of a group have different: the symbols of a colour, the colours of a symbol."""
    names = [hexagon.rpartition(" ") for hexagon in event[name]]
    if "colour" in event:
        return {name: Listed(tuple(Text("garden-symbol", symbol=symbol) for _, _, symbol in names))}
    return {name: Listed(tuple(Text("garden-colour", colour=as_word(colour)) for colour, _, _ in names))}


def said_cell(name: str, event: Event) -> dict[str, Argument]:
    """A cell as people call it."""
    return {name: CELL_NAMES[CELL_NUMBER[tuple(event[name])]]}


KINDS = Kinds(
    {
        "hexagon": Field(piece().read, "hexagon"),
        "hexagons": Field(group_members, "members"),
        "colour": word("piece", LINE_NAMES[:COLOURS]),
        "symbol": word("piece", [*[None] * COLOURS, *LINE_NAMES[COLOURS:]]),
        "feature": word("target", FEATURE_KINDS),
        "kind": word("count", ("tile", "expansion")),
        "cell": Field(lambda row, hexagons: list(CELLS[row.source]), "cell"),
        "count": number("count"),
        "each": number("extra"),
        "lost": number("extra"),
        "round": number("count"),
        "from": place("source", {TOP: "top", FACE_UP: "expansion"}),
        "pile": place("target"),
        "slot": place("source"),
        "turn": place("target"),
    },
    {"hexagon": said_hexagon, "members": said_members, "cell": said_cell},
)

TAKE = KINDS.add("take", "hexagon", "from")
ASIDE = KINDS.add("aside", "count", "pile", told="never", has_seat=False)
DEAL = KINDS.add("deal", "hexagon", told="never", has_seat=False)
POUR = KINDS.add("pour", "count", has_seat=False)
OPEN = KINDS.add("open", "hexagon", "from", has_seat=False)
PAY = KINDS.add("pay", "hexagon", "kind")
SPEND = KINDS.add("spend", "count")
PLACE = KINDS.add("place", "hexagon", "cell")
EXPAND = KINDS.add("expand", "hexagon", "slot", "turn")
BUY = KINDS.add("buy", "slot")
FEATURE = KINDS.add("feature", "feature", "cell", "count", "lost")
PASS = KINDS.add("pass")
MARKER = KINDS.add("marker", has_points=True)
DISCARD = KINDS.add("discard", "hexagon", "kind")

WHEEL = KINDS.add("wheel", "colour", "symbol", "count", "each", chapter=Chapter.SCORING, told="if any", has_points=True)
PAVILIONS = KINDS.add("pavilions", "count", chapter=Chapter.SCORING, told="if any", has_points=True)

SWEEP = KINDS.add("sweep", "count", chapter=Chapter.ROUND, told="never", has_seat=False)
RETURN = KINDS.add("return", "hexagon", chapter=Chapter.ROUND, has_seat=False)
REST = KINDS.add("rest", "count", chapter=Chapter.ROUND, told="never", has_seat=False)
ROUND = KINDS.add("round", "round", chapter=Chapter.ROUND)

END = KINDS.add("end", chapter=Chapter.FINAL, has_seat=False)
JOKERS = KINDS.add("jokers", "count", chapter=Chapter.FINAL)
STORAGE = KINDS.add("storage", "count", chapter=Chapter.FINAL, has_points=True)
GROUP = KINDS.add("group", "colour", "symbol", "count", "hexagons", "cell", chapter=Chapter.FINAL)
BONUS = KINDS.add("bonus", "colour", "symbol", "count", chapter=Chapter.FINAL)
