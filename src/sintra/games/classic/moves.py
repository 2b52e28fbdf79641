"""Every move: `3 blue 2`, `centre red floor`, `spread red left`, `tile 2 column 4`."""

from sintra.core.notation.vocabulary import Kind, Part, Value, Vocabulary, counted
from sintra.core.words import Text
from sintra.games.classic.cardboard import COLUMNS, LINES, MOST_DISPLAYS
from sintra.games.classic.options import Edition

SOURCE = counted("from", MOST_DISPLAYS, Value("from", "centre", Text("classic-word-centre")))
TARGET = counted("to", LINES, Value("to", "floor", Text("classic-word-floor")))
SIDE = Part("side", tuple(Value("side", side, Text(f"classic-word-{side}")) for side in ("left", "right")))


def vocabulary_of(edition: Edition) -> Vocabulary:
    """The moves of an edition, which has its own colours."""
    colours = [
        Value("colour", colour.name, Text(f"classic-colour-{colour.name}"), (colour.letter,))
        for colour in edition.colours
    ]
    colour = Part("colour", tuple(colours))
    return Vocabulary(
        "classic-move-{}",
        "classic-refusal-move",
        Kind("draft", SOURCE, colour, TARGET),
        Kind("spread", colour, SIDE),
        Kind("tile", counted("line", LINES), counted("column", COLUMNS)),
    )
