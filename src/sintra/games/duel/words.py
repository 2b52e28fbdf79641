"""The story of a game of Duel in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from sintra.core.contract import Event
from sintra.core.text import Filling, Text, plural, points_in_words
from sintra.games.duel.cardboard import LARGE
from sintra.games.duel.moves import DEGREES
from sintra.games.duel.names import COLOURS
from sintra.games.duel.options import GOALS

PARTS = {
    "draw": Text("plates drawn", "dobrané destičky"),
    "tile": Text("tiles on the dome", "dlaždice na klenbě"),
    "ornament": Text("ornaments", "ozdobné dlaždice"),
    "broken": Text("broken tiles", "rozbité dlaždice"),
    "late": Text("first-player tile", "dlaždice začínajícího hráče"),
    "goal": Text("goals", "cíle"),
    "spared": Text("never below 0", "nikdy pod nulu"),
}
TILES = {"en": ("tile", "tiles"), "cs": ("dlaždice", "dlaždice", "dlaždic")}
TYPES_OBJECT = {"ornament": Text("ornament", "ozdobnou"), "mosaic": Text("mosaic", "mozaikovou")}
TYPES = {"ornament": Text("ornament", "ozdobná"), "mosaic": Text("mosaic", "mozaiková")}

SENTENCES = {
    "plate": Text("Player {player} takes plate {plate}.", "Hráč {player} si bere destičku {plate}."),
    "draw": Text(
        "Player {player} draws an unseen plate ({type_object}) for {lost}.",
        "Hráč {player} dobírá destičku lícem dolů ({type_object}) za {lost}.",
    ),
    "draw free": Text(
        "Player {player} draws an unseen plate ({type_object}) for nothing, having no points.",
        "Hráč {player} dobírá destičku lícem dolů ({type_object}), zdarma, protože nemá žádné body.",
    ),
    "look": Text("Plate {number} of the draw is {plate}.", "{number}. dobraná destička je {plate}."),
    "look secret": Text(
        "Player {player} looks at a drawn plate ({type_object}).",
        "Hráč {player} si prohlíží dobranou destičku ({type_object}).",
    ),
    "keep": Text("Player {player} keeps plate {plate}.", "Hráč {player} si vybírá destičku {plate}."),
    "keep secret": Text("Player {player} keeps a plate.", "Hráč {player} si vybírá destičku."),
    "under": Text("Plate {plate} goes under the stack.", "Destička {plate} se vrací pod hromádku."),
    "under secret": Text("A plate ({type}) goes under the stack.", "Jedna destička ({type}) se vrací pod hromádku."),
    "place": Text(
        "Player {player} places plate {plate} on field {field}, turned by {degrees} degrees.",
        "Hráč {player} umísťuje destičku {plate} na pole {field}, otočenou o {degrees} stupňů.",
    ),
    "place straight": Text(
        "Player {player} places plate {plate} on field {field}.",
        "Hráč {player} umísťuje destičku {plate} na pole {field}.",
    ),
    "refill": Text("Plate {plate} comes to place {to}.", "Na místo {to} přichází destička {plate}."),
    "sun": Text("Player {player} takes {tiles} from the sun {of}.", "Hráč {player} bere {object} ze slunce {of}."),
    "moon": Text("Player {player} takes {tiles} from the moon {of}.", "Hráč {player} bere {object} z měsíce {of}."),
    "first": Text("Player {player} takes the first-player tile.", "Hráč {player} si bere dlaždici začínajícího hráče."),
    "line": Text("{tiles} into line {line}.", "Do přípravné řady {line}: {tiles}."),
    "break space": Text("Broken: {tiles}.", "Rozbito: {tiles}."),
    "break tower": Text(
        "Broken: {tiles}, straight to the tower, without loss.", "Rozbito: {tiles}, rovnou do věže, bez ztráty."
    ),
    "rest": Text("{tiles} to the moon {of}.", "Na měsíc {of}: {tiles}."),
    "stack": Text("{tiles} onto the moon {of}.", "Na měsíc {of}: {tiles}."),
    "reveal": Text("The chip {of} turns face up: {chip}.", "Bonus {of} se otáčí lícem nahoru: {chip}."),
    "chip": Text("Player {player} takes the chip {chip}.", "Hráč {player} si bere bonus {chip}."),
    "pass": Text(
        "Player {player} can not act any more and passes.", "Hráč {player} už nemá žádnou možnou akci a pasuje."
    ),
    "pay": Text(
        "Player {player} makes up for a tile of line {line} with the chips {chips}.",
        "Hráč {player} nahrazuje dlaždici v přípravné řadě {line} bonusy {chips}.",
    ),
    "tile": Text(
        "Player {player}: {tiles} from line {line} to the dome, column {column}: {points}{runs}.",
        "Hráč {player}: {tiles} z přípravné řady {line} na klenbu, sloupec {column}: {points}{runs}.",
    ),
    "ornament": Text(
        "Player {player}: an ornament in row {row}, column {column}: {points}.",
        "Hráč {player}: ozdobná dlaždice v řadě {row}, sloupec {column}: {points}.",
    ),
    "lose": Text(
        "Player {player}: line {line} has no place on the dome any more, all of it breaks.",
        "Hráč {player}: přípravná řada {line} už na klenbě místo nenajde a celá se rozbije.",
    ),
    "clear": Text("{tiles} of line {line} to the tower.", "Z přípravné řady {line} do věže: {tiles}."),
    "broken": Text(
        "Player {player} loses {lost} for broken tiles.", "Hráč {player} ztrácí za rozbité dlaždice {lost}."
    ),
    "broken free": Text(
        "Player {player} has no points to lose for broken tiles.",
        "Hráč {player} nemá body, které by za rozbité dlaždice ztratil.",
    ),
    "late": Text(
        "Player {player} loses {lost} for the first-player tile.",
        "Hráč {player} ztrácí za dlaždici začínajícího hráče {lost}.",
    ),
    "late free": Text(
        "Player {player} has no points to lose for the first-player tile.",
        "Hráč {player} nemá body, které by za dlaždici začínajícího hráče ztratil.",
    ),
    "round": Text(
        "Round {round} begins; player {player} starts.", "Začíná {round}. kolo, první je na tahu hráč {player}."
    ),
    "pour": Text("The tower is poured into the bag: {pieces}.", "Věž se vysypává do pytlíku: {pieces}."),
    "redeal": Text(
        "The large factory got {tiles} and nothing else; they go back into the bag.",
        "Na velké dílně leží {tiles} a nic jiného; vracejí se do pytlíku.",
    ),
    "deal": Text("{tiles} to the sun {of}.", "Na slunce {of}: {tiles}."),
    "hide": Text("A chip face down on the moon {of}.", "Na měsíc {of} přichází bonus lícem dolů."),
    "end": Text("The game is over: the fifth round has been played.", "Konec hry: bylo odehráno páté kolo."),
    "goal": Text("Player {player}, goal {goal}: {points}.", "Hráč {player}, cíl {goal}: {points}."),
    "spared": Text(
        "Player {player} does not fall below 0; not lost: {points}.",
        "Hráč {player} neklesne pod nulu a {points} neztrácí.",
    ),
}


def sentence_key(event: Event) -> str:
    """Which sentence tells an event."""
    kind: str = event["event"]
    if kind in ("look", "keep", "under") and "plate" not in event:
        return f"{kind} secret"
    if kind in ("broken", "late") and not event["points"]:
        return f"{kind} free"
    if kind == "draw" and not event.get("points"):
        return "draw free"
    if kind == "place" and not event["turn"]:
        return "place straight"
    if kind == "break":
        return "break tower" if event["to"] == "tower" else "break space"
    return kind


def describe(event: Event, language: str) -> str:
    """An event as a sentence."""
    words = Filling(lambda name: WORDS[name](event, language))
    sentence = SENTENCES[sentence_key(event)].in_(language).format_map(words)
    return sentence[0].upper() + sentence[1:]


def part_title(kind: str) -> Text:
    """What the points of a kind of event are called."""
    return PARTS[kind]


def tiles_in_words(count: int, colour: str | None, language: str) -> str:
    """So many tiles of a colour."""
    noun = plural(count, language, TILES[language])
    found = next((known for known in COLOURS if known.name == colour), None)
    if found is None:
        return f"{count} {noun}"
    return f"{count} {found.title.en if language == 'en' else plural(count, 'cs', found.czech_forms)} {noun}"


def object_word(event: Event, language: str) -> str:
    """So many tiles as what somebody takes; only one Czech tile has a form of its own."""
    count, colour = event.get("count", 1), event.get("colour")
    found = next((known for known in COLOURS if known.name == colour), None)
    return (
        tiles_in_words(count, colour, language) if found is None or count != 1 else f"1 {found.czech_object} dlaždici"
    )


def factory_word(event: Event, language: str) -> str:
    """Of which factory."""
    factory = event.get("factory", event.get("to", LARGE))
    if factory == LARGE or not isinstance(factory, int):
        return "of the large factory" if language == "en" else "velké dílny"
    return f"of factory {factory + 1}" if language == "en" else f"dílny {factory + 1}"


def runs_word(event: Event, language: str) -> str:
    """What the points of a tile are made of, when both runs count."""
    across, down = event.get("across", 1), event.get("down", 1)
    if across < 2 or down < 2:
        return ""
    return f" ({across} across, {down} down)" if language == "en" else f" ({across} vodorovně, {down} svisle)"


def from_one(field: str) -> Callable[[Event, str], str]:
    """A number as people count."""
    return lambda event, language: str(event[field] + 1) if isinstance(event.get(field), int) else ""


def goal_word(event: Event, language: str) -> str:
    """A goal."""
    return GOALS[event["goal"]].title.in_(language) if "goal" in event else ""


def type_word(forms: Mapping[str, Text]) -> Callable[[Event, str], str]:
    """What the back of a plate shows."""
    return lambda event, language: forms[event["type"]].in_(language) if "type" in event else ""


WORDS: dict[str, Callable[[Event, str], Any]] = {
    "player": from_one("seat"),
    "number": from_one("number"),
    "field": from_one("field"),
    "line": from_one("line"),
    "row": from_one("row"),
    "column": from_one("column"),
    "to": from_one("to"),
    "round": lambda event, language: event.get("round"),
    "plate": lambda event, language: event.get("plate"),
    "chip": lambda event, language: event.get("chip"),
    "chips": lambda event, language: ", ".join(event.get("chips", ())),
    "degrees": lambda event, language: DEGREES[event.get("turn", 0)],
    "tiles": lambda event, language: tiles_in_words(event.get("count", 1), event.get("colour"), language),
    "pieces": lambda event, language: tiles_in_words(event.get("count", 0), None, language),
    "points": lambda event, language: points_in_words(event.get("points", 0), language),
    "lost": lambda event, language: points_in_words(-event.get("points", 0), language),
    "object": object_word,
    "of": factory_word,
    "runs": runs_word,
    "goal": goal_word,
    "type": type_word(TYPES),
    "type_object": type_word(TYPES_OBJECT),
}
