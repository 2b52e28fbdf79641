"""Moves as objects, as numbers and as text: `3 blue 2`, `centre red floor`, `spread red left`, `tile 2 column 4`."""

from functools import cache
from typing import Any

from sintra.core.contract import Move
from sintra.core.errors import NotAMove
from sintra.core.text import Text, plain_letters
from sintra.core.vocabulary import Vocabulary, all_moves, meant_number, meant_word, move_number
from sintra.games.classic.cardboard import COLUMNS, LINES, MOST_DISPLAYS
from sintra.games.classic.options import Edition

WORDS = {
    "centre": Text("centre", "střed"),
    "floor": Text("floor", "podlaha"),
    "spread": Text("spread", "rozdat"),
    "left": Text("left", "vlevo"),
    "right": Text("right", "vpravo"),
    "tile": Text("tile", "obložit"),
    "column": Text("column", "sloupec"),
}
SIDE_NAMES = ("left", "right")
EXAMPLES = Text(
    '"3 {colour} 2", "centre {colour} floor", "spread {colour} left" or "tile 2 column 4"',
    "„3 {colour} 2“, „střed {colour} podlaha“, „rozdat {colour} vlevo“ nebo „obložit 2 sloupec 4“",
)


@cache
def moves_of(edition: Edition) -> list[Move]:
    """Every move there is, in the order of the engine's numbers."""
    return list(all_moves(vocabulary(edition)))


def move_of(edition: Edition, action: int) -> Move:
    """The object of an action number."""
    return dict(moves_of(edition)[action])


def action_of(edition: Edition, move: Any) -> int:
    """The number of a move; refuses an object that is none."""
    return move_number(move, vocabulary(edition))


@cache
def vocabulary(edition: Edition) -> Vocabulary:
    """Every move with its fields, and what they can be."""
    colours = [colour.name for colour in edition.colours]
    return {
        "draft": {"from": [*range(MOST_DISPLAYS), "centre"], "colour": colours, "to": [*range(LINES), "floor"]},
        "spread": {"colour": colours, "side": SIDE_NAMES},
        "tile": {"line": range(LINES), "column": range(COLUMNS)},
    }


# Text


def format_move(edition: Edition, move: Move, language: str) -> str:
    """A move as a person types it."""
    if move["do"] == "draft":
        parts = [move["from"], move["colour"], move["to"]]
    elif move["do"] == "spread":
        parts = ["spread", move["colour"], move["side"]]
    else:
        parts = ["tile", move["line"], "column", move["column"]]
    return " ".join(format_part(edition, part, language) for part in parts)


def format_part(edition: Edition, part: int | str, language: str) -> str:
    """A number counted from 1, or a word."""
    if isinstance(part, int):
        return str(part + 1)
    return words_of(edition)[part].in_(language)


@cache
def words_of(edition: Edition) -> dict[str, Text]:
    """The words of a move, those for colours among them."""
    return {**WORDS, **{colour.name: colour.title for colour in edition.colours}}


def parse_word(edition: Edition, typed: str, among: tuple[str, ...]) -> str | None:
    """The one word that was meant: whole, by its letter, or by its beginning, in any language."""
    typed = plain_letters(typed)
    for colour in edition.colours:
        if colour.name in among and typed == colour.letter.casefold():
            return colour.name
    words = words_of(edition)
    return meant_word(typed, {name: words[name] for name in among})


def parse_move(edition: Edition, text: str) -> Move:
    """The move that was typed; refuses anything else with an example."""
    typed = text.split()
    colours = tuple(colour.name for colour in edition.colours)
    kind = parse_word(edition, typed[0], ("spread", "tile", "centre")) if typed else None
    move = None
    if kind == "tile" and (len(typed) == 3 or (len(typed) == 4 and parse_word(edition, typed[2], ("column",)))):
        move = tile_of(meant_number(typed[1], LINES), meant_number(typed[-1], COLUMNS))
    elif kind == "spread" and len(typed) == 3:
        move = spread_of(parse_word(edition, typed[1], colours), parse_word(edition, typed[2], SIDE_NAMES))
    elif len(typed) == 3:
        source = parse_place(edition, typed[0], MOST_DISPLAYS, "centre")
        target = parse_place(edition, typed[2], LINES, "floor")
        move = draft_of(source, parse_word(edition, typed[1], colours), target)
    if move is None:
        examples = EXAMPLES.filled(colour=edition.colours[0].title)
        raise NotAMove(
            f'not a move: "{text[:60]}" (expected for example {examples.en})',
            f"neplatný tah: „{text[:60]}“ (očekává se například {examples.cs})",
        )
    return move


def parse_place(edition: Edition, typed: str, most: int, word: str) -> int | str | None:
    """A number counted from 1, or the one word that may stand there."""
    number = meant_number(typed, most)
    return parse_word(edition, typed, (word,)) if number is None else number


def draft_of(source: int | str | None, colour: str | None, target: int | str | None) -> Move | None:
    """A draft, if all its parts were understood."""
    if source is None or colour is None or target is None:
        return None
    return {"do": "draft", "from": source, "colour": colour, "to": target}


def spread_of(colour: str | None, side: str | None) -> Move | None:
    """A spread, if all its parts were understood."""
    return {"do": "spread", "colour": colour, "side": side} if colour and side else None


def tile_of(line: int | None, column: int | None) -> Move | None:
    """A tile's way to the wall, if all its parts were understood."""
    return None if line is None or column is None else {"do": "tile", "line": line, "column": column}
