"""The story of Queen's Garden in sentences."""

from collections.abc import Callable
from typing import Any

from sintra.core.contract import Event
from sintra.core.text import Filling, Text, plural, points_in_words
from sintra.games.garden.cardboard import CELL_NAMES, CELL_NUMBER, COLOURS
from sintra.games.garden.names import (
    COLOUR_LIST,
    LINE_NAMES,
    SYMBOL_LIST,
    hexagon_object,
    hexagon_title,
    line_of,
)

PARTS = {
    "buy": Text("blank expansions", "prázdné destičky"),
    "marker": Text("first-player marker", "žeton začínajícího hráče"),
    "discard": Text("discarded on passing", "odhozeno při pasu"),
    "wheel": Text("round scoring", "dílčí vyhodnocení"),
    "pavilions": Text("pavilions", "pavilóny"),
    "jokers": Text("jokers left", "zbylí žolíci"),
    "storage": Text("hexagons left in storage", "záhony zbylé ve skladišti"),
    "group": Text("groups", "skupiny"),
    "bonus": Text("bonus for large groups", "bonus za velké skupiny"),
}
FEATURES = {
    "fountain": Text("the fountain", "fontána"),
    "statue": Text("the statue at {cell}", "socha na {cell}"),
    "bench": Text("the bench at {cell}", "lavička na {cell}"),
    "pavilion": Text("the pavilion at {cell}", "pavilón na {cell}"),
}

TILES = {"en": ("tile", "tiles"), "cs": ("dílek", "dílky", "dílků")}
JOKERS = {"en": ("joker", "jokers"), "cs": ("žolík", "žolíky", "žolíků")}
EXPANSIONS = {"en": ("expansion", "expansions"), "cs": ("destička", "destičky", "destiček")}
HEXAGONS = {"en": ("hexagon", "hexagons"), "cs": ("záhon", "záhony", "záhonů")}
PAVILIONS = {"en": ("pavilion", "pavilions"), "cs": ("pavilón", "pavilóny", "pavilónů")}

SENTENCES = {
    "take top": Text(
        "Player {player} takes {object} from the top of the stack.", "Hráč {player} bere {object} z vrchu sloupečku."
    ),
    "take pile": Text(
        "Player {player} takes {object} from pile {from}.", "Hráč {player} bere {object} z hromádky {from}."
    ),
    "take expansion": Text(
        "Player {player} takes the expansion with {hexagon}.", "Hráč {player} bere destičku: {hexagon}."
    ),
    "aside": Text(
        "The top of the stack moves beside it as pile {pile}, with {tiles} left on it.",
        "Vrchní destička se přesouvá vedle sloupečku jako hromádka {pile}; zbytek na ní: {tiles}.",
    ),
    "aside empty": Text(
        "The top of the stack moves beside it, with no tile left on it.",
        "Vrchní destička se přesouvá vedle sloupečku a nezůstal na ní žádný dílek.",
    ),
    "deal": Text("On top of the stack: {hexagon}.", "Na vrch sloupečku: {hexagon}."),
    "pour": Text("The tower is poured into the bag: {tiles}.", "Věž se vysypává do sáčku: {tiles}."),
    "open": Text("An expansion turns face up: {hexagon}.", "Destička se otáčí lícem nahoru: {hexagon}."),
    "pay tile": Text("Player {player} pays with {object}.", "Hráč {player} platí: {hexagon}."),
    "pay expansion": Text(
        "Player {player} pays with the expansion with {hexagon}.",
        "Hráč {player} platí destičkou: {hexagon}.",
    ),
    "spend": Text("Player {player} pays with {jokers}.", "Hráč {player} platí; žolíků: {count}."),
    "place": Text("Player {player} places {object} on {cell}.", "Hráč {player} pokládá {object} na {cell}."),
    "expand": Text(
        "Player {player} places the expansion with {hexagon} into slot {slot}, turn {turn}.",
        "Hráč {player} pokládá destičku na pole {slot}, otočení {turn}: {hexagon}.",
    ),
    "buy": Text(
        "Player {player} buys a blank expansion into slot {slot} for {lost}.",
        "Hráč {player} kupuje prázdnou destičku na pole {slot} a ztrácí {lost}.",
    ),
    "feature": Text(
        "Player {player} has surrounded {feature}: {jokers}.",
        "Hráč {player} obklopil zahradní prvek: {feature}. Žolíci: {count}.",
    ),
    "feature lost": Text(
        "Player {player} has surrounded {feature}: {jokers}, {over} more without a place.",
        "Hráč {player} obklopil zahradní prvek: {feature}. Žolíci: {count}, pro nedostatek místa propadlo: {over}.",
    ),
    "pass": Text("Player {player} passes.", "Hráč {player} pasuje."),
    "marker": Text(
        "Player {player} takes the first-player marker and loses {lost}.",
        "Hráč {player} bere žeton začínajícího hráče a ztrácí {lost}.",
    ),
    "marker free": Text(
        "Player {player} takes the first-player marker and has no points to lose.",
        "Hráč {player} bere žeton začínajícího hráče a nemá žádné body, které by ztratil.",
    ),
    "discard tile": Text(
        "Player {player} discards {object} and loses {lost}.", "Hráč {player} odhazuje {object} a ztrácí {lost}."
    ),
    "discard expansion": Text(
        "Player {player} discards the expansion with {hexagon} and loses {lost}.",
        "Hráč {player} odhazuje destičku ({hexagon}) a ztrácí {lost}.",
    ),
    "wheel": Text(
        "Player {player}: {line} in the garden, {count} × {each}: {points}.",
        "Hráč {player}: {line}, v zahradě {count} × {each}: {points}.",
    ),
    "pavilions": Text("Player {player}: {pavilions}: {points}.", "Hráč {player}: {pavilions}: {points}."),
    "sweep": Text("From the display to the tower: {tiles}.", "Z výlohy do věže: {tiles}."),
    "return": Text("The expansion with {hexagon} goes under the supply.", "Pod zásobu jde destička: {hexagon}."),
    "rest": Text("Face down under the supply: {expansions}.", "Lícem dolů pod zásobu: {expansions}."),
    "round": Text(
        "Round {round} begins; player {player} starts.", "Začíná {round}. kolo, první je na tahu hráč {player}."
    ),
    "end": Text("The last round is over.", "Poslední kolo skončilo."),
    "jokers": Text("Player {player}: {jokers} left: {points}.", "Hráč {player}: zbylí žolíci: {count}, {points}."),
    "storage": Text(
        "Player {player} loses {lost} for {hexagons} left in storage.",
        "Hráč {player} ztrácí {lost} za zbytek ve skladišti: {hexagons}.",
    ),
    "storage free": Text(
        "Player {player} has no points to lose for {hexagons} left in storage.",
        "Hráč {player} nemá body, které by ztratil za zbytek ve skladišti: {hexagons}.",
    ),
    "group colour": Text(
        "Player {player}: {line} group at {cell} ({members}): {points}.",
        "Hráč {player}: {line} skupina na {cell} ({members}): {points}.",
    ),
    "group symbol": Text(
        "Player {player}: group of {lines} at {cell} ({members}): {points}.",
        "Hráč {player}: skupina se symbolem {line} na {cell} ({members}): {points}.",
    ),
    "bonus": Text(
        "Player {player}: bonus for a group of {count}: {points}.",
        "Hráč {player}: bonus za skupinu o velikosti {count}: {points}.",
    ),
}


def sentence_key(event: Event) -> str:
    """Which sentence tells an event."""
    kind: str = event["event"]
    if kind == "take":
        return f"take {event['from'] if isinstance(event['from'], str) else 'pile'}"
    if kind in ("pay", "discard"):
        return f"{kind} {event['kind']}"
    if kind == "group":
        return "group colour" if "colour" in event else "group symbol"
    if kind == "aside" and not event["count"]:
        return "aside empty"
    if kind == "feature" and event["lost"]:
        return "feature lost"
    return f"{kind} free" if kind in ("marker", "storage") and not event["points"] else kind


def describe(event: Event, language: str) -> str:
    """An event as a sentence."""
    words = Filling(lambda name: WORDS[name](event, language))
    sentence = SENTENCES[sentence_key(event)].in_(language).format_map(words)
    return sentence[0].upper() + sentence[1:]


def part_title(kind: str) -> Text:
    """What the points of a kind of event are called."""
    return PARTS[kind]


def counted(forms: dict[str, tuple[str, ...]]) -> Callable[[Event, str], str]:
    """So many things."""
    return lambda event, language: f"{event.get('count', 0)} {plural(event.get('count', 0), language, forms[language])}"


def from_one(field: str) -> Callable[[Event, str], str]:
    """A number as people count."""
    return lambda event, language: str(event[field] + 1) if isinstance(event.get(field), int) else ""


def cell_word(event: Event, language: str) -> str:
    """The name of a cell."""
    return CELL_NAMES[CELL_NUMBER[tuple(event["cell"])]] if "cell" in event else ""


def feature_word(event: Event, language: str) -> str:
    """A feature and where it stands."""
    if "feature" not in event:
        return ""
    return FEATURES[event["feature"]].in_(language).format(cell=cell_word(event, language))


def line_word(event: Event, language: str) -> str:
    """A colour or a symbol."""
    if "colour" not in event and "symbol" not in event:
        return ""
    line = line_of(event)
    return (COLOUR_LIST[line] if line < COLOURS else SYMBOL_LIST[line - COLOURS]).title.in_(language)


def lines_word(event: Event, language: str) -> str:
    """Several of a symbol."""
    names = {symbol.name: symbol.plural.in_(language) for symbol in SYMBOL_LIST}
    return names.get(event.get("symbol", ""), "")


def members_word(event: Event, language: str) -> str:
    """What the hexagons of a group have different: the symbols of a colour, the colours of a symbol."""
    titles = dict(zip(LINE_NAMES, (item.title for item in (*COLOUR_LIST, *SYMBOL_LIST)), strict=True))
    symbols = "colour" in event
    names = [name.rpartition(" ")[2 if symbols else 0] for name in event.get("hexagons", [])]
    return ", ".join(titles[name].in_(language) for name in names)


def title_word(event: Event, language: str) -> str:
    """A hexagon."""
    return hexagon_title(event["hexagon"]).in_(language) if "hexagon" in event else ""


def object_word(event: Event, language: str) -> str:
    """A hexagon as what somebody takes."""
    return hexagon_object(event["hexagon"]).in_(language) if "hexagon" in event else ""


WORDS: dict[str, Callable[[Event, str], Any]] = {
    "player": from_one("seat"),
    "from": from_one("from"),
    "pile": from_one("pile"),
    "slot": from_one("slot"),
    "turn": from_one("turn"),
    "round": lambda event, language: event.get("round"),
    "count": lambda event, language: event.get("count"),
    "each": lambda event, language: event.get("each"),
    "over": lambda event, language: event.get("lost"),
    "tiles": counted(TILES),
    "jokers": counted(JOKERS),
    "expansions": counted(EXPANSIONS),
    "hexagons": counted(HEXAGONS),
    "pavilions": counted(PAVILIONS),
    "points": lambda event, language: points_in_words(event.get("points", 0), language),
    "lost": lambda event, language: points_in_words(-event.get("points", 0), language),
    "hexagon": title_word,
    "object": object_word,
    "cell": cell_word,
    "feature": feature_word,
    "line": line_word,
    "lines": lines_word,
    "members": members_word,
}
