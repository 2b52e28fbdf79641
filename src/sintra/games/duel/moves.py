"""Moves as objects, as numbers and as text: `sun 3 blue 2`, `moon red broken`, `place 5 turned 90`, `pay RT TY`."""

from typing import Any

from sintra.core.contract import Move
from sintra.core.errors import NotAMove
from sintra.core.text import Text
from sintra.core.vocabulary import Vocabulary, all_moves, meant_colour, meant_number, meant_word, move_number
from sintra.games.duel.cardboard import (
    CHIP_NAMES,
    FACE_UP,
    FACTORIES,
    FIELDS,
    LARGE,
    LARGEST_STACK,
    PAYMENTS,
    SIZE,
    SMALL,
    TURNS,
)
from sintra.games.duel.names import COLOUR_NAMES, COLOURS

DRAWN = range(LARGEST_STACK)
LINES = range(SIZE)
TARGETS = [*LINES, "broken"]
PAYMENT_NAMES = [sorted(CHIP_NAMES[chip] for chip in chosen) for chosen in PAYMENTS]
VOCABULARY: Vocabulary = {
    "plate": {"from": range(FACE_UP)},
    "draw": {},
    "stop": {},
    "keep": {"plate": DRAWN},
    "under": {"plate": DRAWN},
    "place": {"field": range(FIELDS), "turn": range(TURNS)},
    "sun": {"factory": range(FACTORIES), "colour": COLOUR_NAMES, "to": TARGETS},
    "stack": {"colour": COLOUR_NAMES},
    "moon": {"colour": COLOUR_NAMES, "to": TARGETS},
    "chip": {"factory": range(SMALL)},
    "tile": {"line": LINES, "column": LINES},
    "complete": {"line": LINES},
    "leave": {"line": LINES},
    "pay": {"chips": PAYMENT_NAMES},
}
MOVES = list(all_moves(VOCABULARY))
SECRET_MOVES = {"keep": ("plate",), "under": ("plate",)}  # D-12


def move_of(action: int) -> Move:
    """The object of an action number."""
    return {name: list(value) if isinstance(value, list) else value for name, value in MOVES[action].items()}


def action_of(move: Any) -> int:
    """The number of a move; refuses an object that is none."""
    return move_number(move, VOCABULARY)


# Text

KIND_WORDS = {
    "plate": Text("plate", "destička"),
    "draw": Text("draw", "dobrat"),
    "stop": Text("stop", "dost"),
    "keep": Text("keep", "vybrat"),
    "under": Text("under", "vespod"),
    "place": Text("place", "umístit"),
    "sun": Text("sun", "slunce"),
    "stack": Text("stack", "navrstvit"),
    "moon": Text("moon", "měsíc"),
    "chip": Text("chip", "bonus"),
    "tile": Text("tile", "obložit"),
    "complete": Text("complete", "dokončit"),
    "leave": Text("leave", "nechat"),
    "pay": Text("pay", "zaplatit"),
}
FILLERS = {  # words before a field, which need not be typed
    "turn": Text("turned", "otočit"),
    "column": Text("column", "sloupec"),
}
COLOUR_WORDS = {colour.name: colour.title for colour in COLOURS}
COLOUR_LETTERS = {colour.name: colour.letter for colour in COLOURS}
LARGE_FACTORY = Text("large", "velká")
BROKEN = Text("broken", "rozbít")
DEGREES = [str(90 * turn) for turn in range(TURNS)]
EXAMPLES = Text(
    '"sun 3 blue 2", "moon red broken", "chip 1", "plate 2", "draw" or "place 5 turned 90"',
    "„slunce 3 modrá 2“, „měsíc červená rozbít“, „bonus 1“, „destička 2“, „dobrat“ nebo „umístit 5 otočit 90“",
)


def format_move(move: Move, language: str) -> str:
    """A move as a person types it; what is kept secret is left out."""
    words = [KIND_WORDS[move["do"]].in_(language)]
    for name in VOCABULARY[move["do"]]:
        if name in move:
            words += [FILLERS[name].in_(language)] if name in FILLERS and len(words) > 1 else []
            words += format_field(name, move[name], language)
    return " ".join(words)


def format_field(name: str, value: Any, language: str) -> list[str]:
    """The words of one field; numbers count from 1."""
    if name == "chips":
        return list(value)
    if name == "turn":
        return [DEGREES[value]]
    if name == "colour":
        return [COLOUR_WORDS[value].in_(language)]
    if value == "broken":
        return [BROKEN.in_(language)]
    return [LARGE_FACTORY.in_(language) if name == "factory" and value == LARGE else str(value + 1)]


def parse_move(text: str) -> Move:
    """The move that was typed, in any language; refuses anything else with an example."""
    typed = text.split()
    kind = meant_word(typed[0], KIND_WORDS) if typed else None
    move = parse_fields(kind, typed[1:]) if kind else None
    if move is None:
        raise NotAMove(
            f'not a move: "{text[:60]}" (expected for example {EXAMPLES.en})',
            f"neplatný tah: „{text[:60]}“ (očekává se například {EXAMPLES.cs})",
        )
    return move


def parse_fields(kind: str, typed: list[str]) -> Move | None:
    """The fields of a move, if all were understood and nothing is left over."""
    if kind == "pay":
        chips = sorted(word.upper() for word in typed)
        return {"do": kind, "chips": chips} if chips in PAYMENT_NAMES else None
    move: Move = {"do": kind}
    rest = list(typed)
    for number, (name, expected) in enumerate(VOCABULARY[kind].items()):
        if number and name in FILLERS and rest and meant_word(rest[0], {name: FILLERS[name]}):
            rest.pop(0)
        value = parse_field(name, rest.pop(0), len(expected)) if rest else None
        if value is None:
            return None
        move[name] = value
    return None if rest else move


def parse_field(name: str, typed: str, count: int) -> int | str | None:
    """The value of one field, None if it is not understood."""
    if name == "turn":
        return DEGREES.index(typed) if typed in DEGREES else None
    if name == "colour":
        return meant_colour(typed, COLOUR_WORDS, COLOUR_LETTERS)
    if name == "to":
        return "broken" if meant_word(typed, {"broken": BROKEN}) else meant_number(typed, SIZE)
    if name == "factory" and count == FACTORIES and meant_word(typed, {"large": LARGE_FACTORY}):
        return LARGE
    return meant_number(typed, count)
