"""Moves as objects, as numbers and as text: `take blue`, `copy blue bird top`, `place blue bird c4`,
`expand blue bird slot 3 turn 2`, `buy slot 2`, `pay blue tree jokers 1`, `pass`, `discard blue bird`, `done`.

A hexagon can also be typed by the letter of its colour and the number of its symbol: `place B2 c4`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from sintra.core.contract import Move
from sintra.core.errors import NotAMove
from sintra.core.text import CZECH_QUOTES, LANGUAGES, Text, listed, plain_letters, plural, shown
from sintra.core.vocabulary import field_number, field_numbers
from sintra.games.garden.cardboard import (
    CELL_NAMES,
    COLOURS,
    HEXAGONS,
    MOST_PILES,
    PLANTABLE,
    PLANTABLE_COUNT,
    SLOT_COUNT,
    SYMBOLS,
    TURN_COUNT,
    crossing,
)
from sintra.games.garden.names import (
    COLOUR_LIST,
    CZECH_ENDINGS,
    HEXAGON_CODES,
    HEXAGON_NAMES,
    HEXAGON_NUMBER,
    LINE_NAMES,
    SYMBOL_LIST,
    hexagon_object,
    hexagon_title,
    line_field,
    line_object,
    line_of,
)
from sintra.games.garden.rules.actions import (
    DONE,
    FIRST_BUY,
    FIRST_COPY,
    FIRST_DISCARD,
    FIRST_EXPAND,
    FIRST_PAY,
    FIRST_PLACE,
    JOKERS_ONLY,
    PASS,
    PAYMENTS,
    copy_action,
    expand_action,
    place_action,
)
from sintra.games.garden.state import PLACES

WORDS = {
    "acquire": Text("take", "vzít"),
    "copy": Text("copy", "vybrat"),
    "place": Text("place", "položit"),
    "expand": Text("expand", "rozšířit"),
    "buy": Text("buy", "koupit"),
    "pay": Text("pay", "zaplatit"),
    "pass": Text("pass", "pas"),
    "discard": Text("discard", "odhodit"),
    "done": Text("done", "hotovo"),
}
TOP_WORD = Text("top", "sloupeček")
PILE = Text("pile", "hromádka")
EXPANSION = Text("expansion", "destička")
EXPANSION_PAID = Text("expansion", "destičku")
SLOT = Text("slot", "pole")
TURN = Text("turn", "otočení")
JOKERS = Text("jokers", "žolíky")
EXAMPLES = Text(
    '"take blue", "place blue bird c4", "expand blue bird slot 3 turn 2", "pay blue tree jokers 1" or "pass"',
    "„vzít modrou“, „položit modrého ptáka c4“, „rozšířit modrého ptáka pole 3 otočení 2“, "
    "„zaplatit modrý strom žolíky 1“ nebo „pas“",
)

PLACE_NAMES: list[int | str] = [*range(MOST_PILES), "top", "expansion"]
CELL_LISTS = [list(cell) for cell in PLANTABLE]
MOST_JOKERS = SYMBOLS - 1


Numbers = tuple[int, int, int]  # tiles and expansions of a payment as sets, and jokers


# Numbers


@cache
def payments() -> list[Numbers]:
    """Every payment in the order of its number."""
    return [(*hexagons_paid(line, code), jokers) for line, _, code, jokers in PAYMENTS.tolist()]


@cache
def payment_numbers() -> dict[Numbers, int]:
    """The number of every payment."""
    return {payment: FIRST_PAY + number for number, payment in enumerate(payments())}


def hexagons_paid(line: int, code: int) -> tuple[int, int]:
    """The tiles and the expansions that a code stands for."""
    used = [0, 0, 0]
    for place in range(SYMBOLS if line != JOKERS_ONLY else 0):
        used[code // 3**place % 3] |= 1 << crossing(line, place)
    return used[1], used[2]


@cache
def names_of(hexagons: int) -> tuple[str, ...]:
    """The names of a set, in hexagon order."""
    return tuple(HEXAGON_NAMES[hexagon] for hexagon in range(HEXAGONS) if hexagons >> hexagon & 1)


def move_of(action: int) -> Move:
    """The object of an action number."""
    if action < FIRST_COPY:
        return {"do": "acquire", **line_field(action)}
    if action < FIRST_PLACE:
        hexagon, place = divmod(action - FIRST_COPY, PLACES)
        return {"do": "copy", "hexagon": HEXAGON_NAMES[hexagon], "from": PLACE_NAMES[place]}
    if action < FIRST_EXPAND:
        hexagon, cell = divmod(action - FIRST_PLACE, PLANTABLE_COUNT)
        return {"do": "place", "hexagon": HEXAGON_NAMES[hexagon], "cell": list(CELL_LISTS[cell])}
    if action < FIRST_BUY:
        rest, turn = divmod(action - FIRST_EXPAND, TURN_COUNT)
        hexagon, slot = divmod(rest, SLOT_COUNT)
        return {"do": "expand", "hexagon": HEXAGON_NAMES[hexagon], "slot": slot, "turn": turn}
    if action < PASS:
        return {"do": "buy", "slot": action - FIRST_BUY}
    if action < FIRST_DISCARD:
        return {"do": "pass" if action == PASS else "done"}
    if action < FIRST_PAY:
        return {"do": "discard", "hexagon": HEXAGON_NAMES[action - FIRST_DISCARD]}
    tiles, expansions, jokers = payments()[action - FIRST_PAY]
    return {"do": "pay", "tiles": [*names_of(tiles)], "expansions": [*names_of(expansions)], "jokers": jokers}


# What the fields of moves can be; those of a payment that hold hexagons are lists of them.
VOCABULARY: dict[str, dict[str, Sequence[Any]]] = {
    "acquire": {"colour": LINE_NAMES[:COLOURS]},
    "copy": {"hexagon": HEXAGON_NAMES, "from": PLACE_NAMES},
    "place": {"hexagon": HEXAGON_NAMES, "cell": CELL_LISTS},
    "expand": {"hexagon": HEXAGON_NAMES, "slot": range(SLOT_COUNT), "turn": range(TURN_COUNT)},
    "buy": {"slot": range(SLOT_COUNT)},
    "pay": {"tiles": HEXAGON_NAMES, "expansions": HEXAGON_NAMES, "jokers": range(SYMBOLS)},
    "pass": {},
    "discard": {"hexagon": HEXAGON_NAMES},
    "done": {},
}
WITH_SYMBOL: dict[str, dict[str, Sequence[Any]]] = {**VOCABULARY, "acquire": {"symbol": LINE_NAMES[COLOURS:]}}
ACTION_OF: dict[str, Callable[..., int]] = {
    "acquire": lambda line: line,
    "copy": copy_action,
    "place": place_action,
    "expand": expand_action,
    "buy": lambda slot: FIRST_BUY + slot,
    "pass": lambda: PASS,
    "discard": lambda hexagon: FIRST_DISCARD + hexagon,
    "done": lambda: DONE,
}


def action_of(move: Any) -> int:
    """The number of a move; refuses an object that is none."""
    if isinstance(move, dict) and move.get("do") == "pay" and set(move) == {"do", *VOCABULARY["pay"]}:
        jokers = field_number("jokers", move["jokers"], range(SYMBOLS))
        return payment_action(
            hexagon_set("tiles", move["tiles"]), hexagon_set("expansions", move["expansions"]), jokers
        )
    if isinstance(move, dict) and move.get("do") == "acquire" and len({"colour", "symbol"} & set(move)) != 1:
        raise NotAMove(
            f'not a move: {shown(move)} ("acquire" has the field do, and either colour or symbol)',
            f"neplatný tah: {shown(move, CZECH_QUOTES)} (tah „acquire“ má pole do a buď colour, nebo symbol)",
        )
    if isinstance(move, dict) and move.get("do") == "acquire" and "symbol" in move:
        return COLOURS + field_numbers(move, WITH_SYMBOL)[0]
    numbers = field_numbers(move, VOCABULARY)
    return ACTION_OF[move["do"]](*numbers)


def hexagon_set(field: str, names: Any) -> int:
    """A list of different hexagons as a set."""
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise NotAMove(
            f'not a move: "{field}" can not be {shown(names)} (expected a list of different hexagons)',
            f"neplatný tah: „{field}“ nemůže být {shown(names, CZECH_QUOTES)} (očekává se seznam různých záhonů)",
        )
    return sum(1 << field_number(field, name, HEXAGON_NAMES) for name in names)


def paid_in_words(hexagons: int, jokers: int, language: str) -> str:
    """Hexagons and jokers that were to pay."""
    forms = ("joker", "jokers") if language == "en" else ("žolík", "žolíci", "žolíků")
    titles = [hexagon_title(name).in_(language) for name in names_of(hexagons)]
    return listed([*titles, f"{jokers} {plural(jokers, language, forms)}"])


def payment_action(tiles: int, expansions: int, jokers: int) -> int:
    """The number of a payment, if it is one for any hexagon."""
    number = payment_numbers().get((tiles, expansions, jokers))
    if number is None:
        paid = [paid_in_words(tiles | expansions, jokers, language) for language in LANGUAGES]
        raise NotAMove(
            f"not a payment: {paid[0]} (expected different hexagons of one colour or of one symbol that can pay "
            "for another, at most two of them expansions)",
            f"tohle není platba: {paid[1]} (očekávají se různé záhony jedné barvy nebo jednoho symbolu, kterými "
            "lze zaplatit jiný záhon, z toho nejvýš dvě destičky)",
        )
    return number


# Text


def format_move(move: Move, language: str) -> str:
    """A move as a person types it."""
    return " ".join([WORDS[move["do"]].in_(language), *PARTS[move["do"]](move, language)])


def typed_words(text: Text, language: str) -> list[str]:
    """A hexagon as two words: a colour in one, its symbol in the other."""
    *colour, symbol = text.in_(language).split()
    return ["-".join(colour), symbol]


def hexagon_words(name: str, language: str) -> list[str]:
    """A hexagon as it is typed."""
    return typed_words(hexagon_object(name), language)


def acquire_words(move: Move, language: str) -> list[str]:
    """What is taken."""
    return [line_object(line_of(move)).in_(language).replace(" ", "-")]


def copy_words(move: Move, language: str) -> list[str]:
    """Which copy of what."""
    source = move["from"]
    if isinstance(source, int):
        place = [PILE.in_(language), str(source + 1)]
    else:
        place = [(TOP_WORD if source == "top" else EXPANSION).in_(language)]
    return [*hexagon_words(move["hexagon"], language), *place]


def place_words(move: Move, language: str) -> list[str]:
    """What is placed where."""
    return [*hexagon_words(move["hexagon"], language), CELL_NAMES[CELL_LISTS.index(move["cell"])]]


def expand_words(move: Move, language: str) -> list[str]:
    """Which expansion is placed where and how."""
    turned = [TURN.in_(language), str(move["turn"] + 1)]
    return [*hexagon_words(move["hexagon"], language), *buy_words(move, language), *turned]


def buy_words(move: Move, language: str) -> list[str]:
    """Where an expansion is placed."""
    return [SLOT.in_(language), str(move["slot"] + 1)]


def pay_words(move: Move, language: str) -> list[str]:
    """What is discarded."""
    words = [word for name in move["tiles"] for word in hexagon_words(name, language)]
    for name in move["expansions"]:
        words += [EXPANSION_PAID.in_(language), *hexagon_words(name, language)]
    return words + ([JOKERS.in_(language), str(move["jokers"])] if move["jokers"] else [])


PARTS: dict[str, Callable[[Move, str], list[str]]] = {
    "acquire": acquire_words,
    "copy": copy_words,
    "place": place_words,
    "expand": expand_words,
    "buy": buy_words,
    "pay": pay_words,
    "pass": lambda move, language: [],
    "discard": lambda move, language: hexagon_words(move["hexagon"], language),
    "done": lambda move, language: [],
}


# Typed text


def beginnings(meanings: Mapping[Any, Iterable[str]], short: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What each text means that begins a word of one meaning only; short forms and whole words come first."""
    found: dict[str, set[Any]] = {}
    whole: dict[str, Any] = {}
    for meaning, words in meanings.items():
        for word in map(plain_letters, words):
            whole[word] = meaning
            for length in range(1, len(word)):
                found.setdefault(word[:length], set()).add(meaning)
    unique = {begun: meant.pop() for begun, meant in found.items() if len(meant) == 1}
    return {**unique, **whole, **{plain_letters(word): meaning for word, meaning in (short or {}).items()}}


def colour_words() -> dict[int, list[str]]:
    """Every form of every colour."""
    return {
        number: [typed.replace(" ", "-") for typed in (colour.name, *map(colour.czech, CZECH_ENDINGS))]
        for number, colour in enumerate(COLOUR_LIST)
    }


def symbol_words() -> dict[int, list[str]]:
    """Every form of every symbol."""
    return {number: [*symbol.title, symbol.czech_object, *symbol.plural] for number, symbol in enumerate(SYMBOL_LIST)}


VERBS = beginnings(WORDS)
COLOUR_LETTERS = {colour.letter: number for number, colour in enumerate(COLOUR_LIST)}
COLOUR_BEGINNINGS = beginnings(colour_words(), COLOUR_LETTERS)
SYMBOL_BEGINNINGS = beginnings(symbol_words(), {str(number + 1): number for number in range(SYMBOLS)})
LINE_BEGINNINGS = beginnings(
    {**colour_words(), **{COLOURS + number: words for number, words in symbol_words().items()}},
    {**COLOUR_LETTERS, **{str(number + 1): COLOURS + number for number in range(SYMBOLS)}},
)
CODES = {plain_letters(code): number for number, code in enumerate(HEXAGON_CODES)}
CELLS = {CELL_NAMES[cell]: cell for cell in range(PLANTABLE_COUNT)}
PLACES_TYPED = beginnings({"top": (*TOP_WORD, "vrch"), "pile": PILE, "expansion": EXPANSION})
FILLERS = beginnings({"slot": SLOT, "turn": TURN})
PAID = beginnings({"expansion": (*EXPANSION_PAID, *EXPANSION), "jokers": JOKERS})
SHADES = ("dark", "light", "tmave", "svetle")  # the first word of a colour that has two
plain_word = lru_cache(maxsize=4096)(plain_letters)


class NotUnderstood(Exception):
    """The words are no move."""


class Words:
    """The words of a move that are still to be read."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def next(self) -> str:
        """The next word."""
        if not self.words:
            raise NotUnderstood
        return self.words.pop(0)

    def one_of(self, meanings: Mapping[str, Any]) -> Any:
        """What the next word means."""
        word = self.next()
        if word not in meanings:
            raise NotUnderstood
        return meanings[word]

    def skip(self, meaning: str) -> None:
        """Pass over a word that may stand there."""
        if self.words and FILLERS.get(self.words[0]) == meaning:
            self.words.pop(0)

    def number(self, most: int) -> int:
        """A number counted from 1, as an index."""
        word = self.next()
        if not (word.isascii() and word.isdigit() and len(word) == 1 and 1 <= int(word) <= most):
            raise NotUnderstood
        return int(word) - 1

    def hexagon(self) -> str:
        """A hexagon: its code, or a colour and a symbol."""
        if self.words and self.words[0] in CODES:
            return HEXAGON_NAMES[CODES[self.words.pop(0)]]
        colour: int = self.one_of(COLOUR_BEGINNINGS)
        symbol: int = self.one_of(SYMBOL_BEGINNINGS)
        return HEXAGON_NAMES[colour * SYMBOLS + symbol]

    def slot(self) -> int:
        """A slot, with or without its word."""
        self.skip("slot")
        return self.number(SLOT_COUNT)

    def turn(self) -> int:
        """A turn, with or without its word."""
        self.skip("turn")
        return self.number(TURN_COUNT)

    def place(self) -> int | str:
        """A place in the display; a number alone is a pile."""
        if self.words and self.words[0].isdigit():
            return self.number(MOST_PILES)
        place: str = self.one_of(PLACES_TYPED)
        return self.number(MOST_PILES) if place == "pile" else place

    def payment(self) -> dict[str, Any]:
        """Everything that is discarded, in any order."""
        tiles: list[str] = []
        expansions: list[str] = []
        jokers = 0
        while self.words:
            # A word can begin both a colour and what may stand before one; a whole payment is read either way.
            kind = PAID.get(self.words[0]) if self.words[0] not in COLOUR_BEGINNINGS else None
            if len(self.words) > 1 and self.words[0].isdigit() and PAID.get(self.words[1]) == "jokers":
                jokers += self.number(MOST_JOKERS) + 1
                self.words.pop(0)
            elif kind == "jokers":
                self.words.pop(0)
                jokers += self.number(MOST_JOKERS) + 1
            elif kind == "expansion":
                self.words.pop(0)
                expansions.append(self.hexagon())
            else:
                tiles.append(self.hexagon())
        in_order = sorted(tiles, key=HEXAGON_NUMBER.__getitem__), sorted(expansions, key=HEXAGON_NUMBER.__getitem__)
        return {"tiles": in_order[0], "expansions": in_order[1], "jokers": jokers}


READERS: dict[str, Callable[[Words], dict[str, Any]]] = {
    "acquire": lambda words: line_field(words.one_of(LINE_BEGINNINGS)),
    "copy": lambda words: {"hexagon": words.hexagon(), "from": words.place()},
    "place": lambda words: {"hexagon": words.hexagon(), "cell": list(CELL_LISTS[words.one_of(CELLS)])},
    "expand": lambda words: {"hexagon": words.hexagon(), "slot": words.slot(), "turn": words.turn()},
    "buy": lambda words: {"slot": words.slot()},
    "pay": lambda words: words.payment(),
    "pass": lambda words: {},
    "discard": lambda words: {"hexagon": words.hexagon()},
    "done": lambda words: {},
}


def joined_shades(words: Iterable[str]) -> list[str]:
    """Words with the two of a colour such as dark green as one, as moves are written."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in SHADES:
            joined[-1] += f"-{word}"
        else:
            joined.append(word)
    return joined


def parse_move(text: str) -> Move:
    """The move that was typed; refuses anything else with an example."""
    words = Words(joined_shades(plain_word(word) for word in text.split()))
    try:
        kind = words.one_of(VERBS)
        move = {"do": kind, **READERS[kind](words)}
    except NotUnderstood:
        move = {}
    if not move or words.words:
        raise NotAMove(
            f'not a move: "{text[:60]}" (expected for example {EXAMPLES.en})',
            f"neplatný tah: „{text[:60]}“ (očekává se například {EXAMPLES.cs})",
        )
    if move["do"] == "pay":
        action_of(move)  # says what is wrong with the payment
    return move
