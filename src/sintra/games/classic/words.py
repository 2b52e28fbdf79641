"""The story of a classic game in sentences."""

from collections.abc import Callable
from typing import Any

from sintra.core.contract import Event
from sintra.core.text import LANGUAGES, Filling, Text, plural, points_in_words
from sintra.games.classic.options import Edition

PARTS = {
    "tile": Text("placed {wall}", "umístěno {wall}"),
    "floor": Text("floor", "podlaha"),
    "row": Text("complete rows", "dokončené řady"),
    "column": Text("complete columns", "dokončené sloupce"),
    "colour": Text("complete colours", "dokončené barvy"),
}
REASONS = {
    "row": Text("a row is complete", "je dokončena vodorovná řada"),
    "tiles": Text("there are no tiles left", "došly všechny dílky"),
    "rounds": Text("the last round has been played", "bylo odehráno poslední kolo"),
}
SPECIAL = {
    "extra": Text("one tile more", "o dílek víc"),
    "keep": Text("the rest stays here", "zbytek zůstává na místě"),
    "spread": Text("the rest goes to the neighbours", "zbytek k sousedům"),
    "shield": Text("shield against one loss", "štít proti jedné ztrátě"),
    "gone": Text("taken for this round", "štít už si někdo vzal"),
    "pull": Text("pulls {colour}", "přitahuje {colour}"),
}

SENTENCES = {
    "take": Text("Player {player} takes {tiles} {place}.", "Hráč {player} bere {object} {place}."),
    "rest": Text("{tiles} to the centre.", "Do středu: {tiles}."),
    "marker floor": Text(
        "Player {player} takes the first-player marker to the floor.",
        "Hráč {player} bere žeton začínajícího hráče a klade ho na podlahu.",
    ),
    "marker beside": Text(
        "Player {player} takes the first-player marker; the floor is full, so it costs nothing.",
        "Hráč {player} bere žeton začínajícího hráče; podlaha je plná, takže nic nestojí.",
    ),
    "marker shield": Text(
        "Player {player} takes the first-player marker onto the shield.",
        "Hráč {player} bere žeton začínajícího hráče a klade ho na štít.",
    ),
    "shield": Text("Player {player} takes the shield.", "Hráč {player} si bere štít."),
    "line": Text("{tiles} into line {line}.", "Do přípravné řady {line}: {tiles}."),
    "fall floor": Text("{tiles} to the floor.", "Na podlahu: {tiles}."),
    "fall lid": Text("{tiles} to the lid, the floor is full.", "Do víka, protože podlaha je plná: {tiles}."),
    "fall shield": Text("{tiles} onto the shield, without loss.", "Na štít, bez ztráty: {tiles}."),
    "spread": Text("{tiles} {place} {to}.", "{place} {to}: {tiles}."),
    "break": Text(
        "Player {player}: line {line} has no place {on_wall}, all of it falls.",
        "Hráč {player}: přípravná řada {line} nemá {on_wall} místo a celá padá na podlahu.",
    ),
    "tile": Text(
        "Player {player}: {tiles} from line {line} {wall}, column {column}: {points}{runs}.",
        "Hráč {player}: {tiles} z řady {line} {wall}, sloupec {column}: {points}{runs}.",
    ),
    "clear": Text("{tiles} of line {line} to the lid.", "Z řady {line} do víka: {tiles}."),
    "floor": Text("Player {player} loses {lost} for the floor.", "Hráč {player} ztrácí za podlahu {lost}."),
    "floor free": Text(
        "Player {player} has no points to lose for the floor.",
        "Hráč {player} nemá body, které by za podlahu ztratil.",
    ),
    "round": Text(
        "Round {round} begins; player {player} starts.", "Začíná {round}. kolo, první je na tahu hráč {player}."
    ),
    "gold": Text("{display} {number} is gold: {special}.", "{display} {number} je zlatá: {special}."),
    "pour": Text("The lid is poured into the bag: {pieces}.", "Víko se vysypává do sáčku: {pieces}."),
    "deal": Text("{tiles} {to}.", "{to}: {tiles}."),
    "pull": Text("{tiles} {place} {to}.", "{place} {to}: {tiles}."),
    "end": Text("The game is over: {reason}.", "Konec hry: {reason}."),
    "row": Text("Player {player}: row {row} is complete: {points}.", "Hráč {player}: dokončená řada {row}: {points}."),
    "column": Text(
        "Player {player}: column {column} is complete: {points}.",
        "Hráč {player}: dokončený sloupec {column}: {points}.",
    ),
    "colour": Text(
        "Player {player}: all five {colour}: {points}.",
        "Hráč {player}: všech pět {colours}: {points}.",
    ),
}


def sentence_key(event: Event) -> str:
    """Which sentence tells an event."""
    kind: str = event["event"]
    if kind in ("marker", "fall"):
        return f"{kind} {'floor' if isinstance(event['to'], int) else event['to']}"
    return "floor free" if kind == "floor" and not event["points"] else kind


def describe(edition: Edition, event: Event, language: str) -> str:
    """An event as a sentence."""
    words = Filling(lambda name: WORDS[name](edition, event, language))
    sentence = SENTENCES[sentence_key(event)].in_(language).format_map(words)
    return sentence[0].upper() + sentence[1:]


def tiles_in_words(edition: Edition, count: int, colour: str | None, language: str) -> str:
    """So many tiles of a colour."""
    noun = plural(count, language, edition.tiles[language])
    found = next((known for known in edition.colours if known.name == colour), None)
    if found is None:
        return f"{count} {noun}"
    adjective = found.title.en if language == "en" else plural(count, "cs", found.czech_forms)
    return f"{count} {adjective} {noun}"


def object_word(edition: Edition, event: Event, language: str) -> str:
    """So many tiles as what somebody takes; only one Czech tile has a form of its own."""
    count, colour = event.get("count", 1), event.get("colour")
    found = next((known for known in edition.colours if known.name == colour), None)
    if found is None or count != 1:
        return tiles_in_words(edition, count, colour, language)
    return f"1 {found.czech_object} {edition.czech_object}"


def part_title(edition: Edition, kind: str) -> Text:
    """What the points of a kind of event are called."""
    return Text(*(PARTS[kind].in_(language).format(wall=edition.wall_on.in_(language)) for language in LANGUAGES))


def special_in_words(edition: Edition, special: str, language: str) -> str:
    """What a gold display does."""
    kind, _, colour = special.partition(" ")
    found = next((known for known in edition.colours if known.name == colour), edition.colours[0])
    return SPECIAL[kind].in_(language).format(colour=found.title.en if language == "en" else found.czech_object)


def place_word(edition: Edition, event: Event, language: str) -> str:
    """Where tiles come from."""
    source = event.get("from", 0)
    if source == "centre":
        return "from the centre" if language == "en" else "ze středu"
    return f"{edition.display_from.in_(language)} {source + 1}"


def target_word(edition: Edition, event: Event, language: str) -> str:
    """The display that tiles go to."""
    target = event.get("to", 0)
    return f"{edition.display_to.in_(language)} {target + 1}" if isinstance(target, int) else ""


def runs_word(edition: Edition, event: Event, language: str) -> str:
    """What the points of a tile are made of, when both runs count."""
    across, down = event.get("across", 1), event.get("down", 1)
    if across < 2 or down < 2:
        return ""
    return f" ({across} across, {down} down)" if language == "en" else f" ({across} vodorovně, {down} svisle)"


def colours_word(edition: Edition, event: Event, language: str) -> str:
    """All tiles of a colour, in Czech."""
    return next((known.czech_forms[2] for known in edition.colours if known.name == event.get("colour")), "")


def colour_word(edition: Edition, event: Event, language: str) -> str:
    """A colour."""
    return next((known.title.in_(language) for known in edition.colours if known.name == event.get("colour")), "")


def from_one(field: str) -> Callable[[Edition, Event, str], str]:
    """A number as people count."""
    return lambda edition, event, language: str(event[field] + 1) if isinstance(event.get(field), int) else ""


WORDS: dict[str, Callable[[Edition, Event, str], Any]] = {
    "player": from_one("seat"),
    "line": from_one("line"),
    "row": from_one("row"),
    "column": from_one("column"),
    "number": from_one("display"),
    "round": lambda edition, event, language: event.get("round"),
    "tiles": lambda edition, event, language: tiles_in_words(
        edition, event.get("count", 1), event.get("colour"), language
    ),
    "pieces": lambda edition, event, language: tiles_in_words(edition, event.get("count", 0), None, language),
    "points": lambda edition, event, language: points_in_words(event.get("points", 0), language),
    "lost": lambda edition, event, language: points_in_words(-event.get("points", 0), language),
    "object": object_word,
    "place": place_word,
    "to": target_word,
    "wall": lambda edition, event, language: edition.wall_to.in_(language),
    "on_wall": lambda edition, event, language: edition.wall_on.in_(language),
    "display": lambda edition, event, language: edition.display.in_(language),
    "special": lambda edition, event, language: special_in_words(edition, event.get("special") or "keep", language),
    "runs": runs_word,
    "colour": colour_word,
    "colours": colours_word,
    "reason": lambda edition, event, language: REASONS[event.get("reason", "row")].in_(language),
}
