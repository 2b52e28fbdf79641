"""Every move: `sun 3 blue 2`, `moon red broken`, `place 5 turned 90`, `pay RT TY`."""

from sintra.core.notation.vocabulary import Kind, Part, Value, Vocabulary, counted, numbered
from sintra.core.words import Text
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
from sintra.games.duel.names import COLOURS

SECRET_MOVES = {"keep": ("plate",), "under": ("plate",)}  # D-12
DEGREES = [str(90 * turn) for turn in range(TURNS)]
PAYMENT_NAMES = [sorted(CHIP_NAMES[chip] for chip in chosen) for chosen in PAYMENTS]

DRAWN = counted("plate", LARGEST_STACK)
FACTORY = counted("factory", SMALL, Value("factory", LARGE, Text("duel-word-large"), (str(FACTORIES),)))
COLOUR = Part(
    "colour",
    tuple(Value("colour", colour.name, Text(f"duel-colour-{colour.name}"), (colour.letter,)) for colour in COLOURS),
)
TARGET = counted("to", SIZE, Value("to", "broken", Text("duel-word-broken")))
LINE = counted("line", SIZE)
CHIPS = Part("chips", tuple(Value("chips", name, name) for name in sorted(CHIP_NAMES)), is_list=True)

VOCABULARY = Vocabulary(
    "duel-move-{}",
    "duel-refusal-move",
    Kind("plate", counted("from", FACE_UP)),
    Kind("draw"),
    Kind("stop"),
    Kind("keep", DRAWN),
    Kind("under", DRAWN),
    Kind("place", counted("field", FIELDS), numbered("turn", DEGREES)),
    Kind("sun", FACTORY, COLOUR, TARGET),
    Kind("stack", COLOUR),
    Kind("moon", COLOUR, TARGET),
    Kind("chip", counted("factory", SMALL)),
    Kind("tile", LINE, counted("column", SIZE)),
    Kind("complete", LINE),
    Kind("leave", LINE),
    Kind("pay", CHIPS, only=lambda: ({"chips": chips} for chips in PAYMENT_NAMES), refusal="duel-refusal-pay"),
)
