"""The kinds of events that Queen's Garden tells. A line is a colour or a symbol."""

from collections.abc import Sequence

from sintra.core.events import Row
from sintra.core.kinds import Chapter, Event, Field, Kinds, as_word, number, piece, place, word
from sintra.core.words import Argument, Listed, Text
from sintra.games.garden.cardboard import CELL_NAMES, CELL_NUMBER, CELLS, CROSSING, FEATURE_KINDS, SYMBOLS
from sintra.games.garden.names import line_field
from sintra.games.garden.state import FACE_UP, TOP
from sintra.games.garden.types import Cell, Colour, Hexagon, SymbolName


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
    return {name: CELL_NAMES[CELL_NUMBER[tuple(event[name])]]}


KINDS = Kinds(
    {
        "hexagon": piece(Hexagon, "hexagon"),
        "hexagons": Field(group_members, "members", list[Hexagon]),
        "colour": Field(lambda row, hexagons: line_field(row.piece).get("colour"), "word", Colour | None),
        "symbol": Field(lambda row, hexagons: line_field(row.piece).get("symbol"), "word", SymbolName | None),
        "feature": word("target", FEATURE_KINDS),
        "kind": word("count", ("tile", "expansion")),
        "cell": Field(lambda row, hexagons: list(CELLS[row.source]), "cell", Cell),
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

TAKE = KINDS.add("take", "seat", "hexagon", "from")
ASIDE = KINDS.add("aside", "count", "pile", told="never")
DEAL = KINDS.add("deal", "hexagon", told="never")
POUR = KINDS.add("pour", "count")
OPEN = KINDS.add("open", "hexagon", "from")
PAY = KINDS.add("pay", "seat", "hexagon", "kind")
SPEND = KINDS.add("spend", "seat", "count")
PLACE = KINDS.add("place", "seat", "hexagon", "cell")
EXPAND = KINDS.add("expand", "seat", "hexagon", "slot", "turn")
BUY = KINDS.add("buy", "seat", "slot", points="always")
FEATURE = KINDS.add("feature", "seat", "feature", "cell", "count", "lost")
PASS = KINDS.add("pass", "seat")
MARKER = KINDS.add("marker", "seat", points="always")
DISCARD = KINDS.add("discard", "seat", "hexagon", "kind", points="always")

WHEEL = KINDS.add(
    "wheel", "seat", "colour", "symbol", "count", "each", chapter=Chapter.SCORING, told="if any", points="always"
)
PAVILIONS = KINDS.add("pavilions", "seat", "count", chapter=Chapter.SCORING, told="if any", points="always")

SWEEP = KINDS.add("sweep", "count", chapter=Chapter.ROUND, told="never")
RETURN = KINDS.add("return", "hexagon", chapter=Chapter.ROUND)
REST = KINDS.add("rest", "count", chapter=Chapter.ROUND, told="never")
ROUND = KINDS.add("round", "seat", "round", chapter=Chapter.ROUND)

END = KINDS.add("end", chapter=Chapter.FINAL)
JOKERS = KINDS.add("jokers", "seat", "count", chapter=Chapter.FINAL, points="always")
STORAGE = KINDS.add("storage", "seat", "count", chapter=Chapter.FINAL, points="always")
GROUP = KINDS.add(
    "group", "seat", "colour", "symbol", "count", "hexagons", "cell", chapter=Chapter.FINAL, points="always"
)
BONUS = KINDS.add("bonus", "seat", "colour", "symbol", "count", chapter=Chapter.FINAL, points="always")
