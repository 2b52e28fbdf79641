"""Every move: `sun 3 blue 2`, `moon red broken`, `place 5 turned 90`, `pay RT TY`."""

from sintra.core.notation.vocabulary import Kind, Part, Value, Vocabulary, counted, numbered
from sintra.core.words import Text
from sintra.games.duel import cardboard as box
from sintra.games.duel.names import COLOURS

SECRET_MOVES = {"keep": ("plate",), "under": ("plate",)}  # D-12
DEGREES = [str(90 * turn) for turn in range(box.TURNS)]
PAYMENT_NAMES = [sorted(box.CHIP_NAMES[chip] for chip in chosen) for chosen in box.PAYMENTS]

DRAWN = counted("plate", box.LARGEST_STACK)
FACTORY = counted("factory", box.SMALL, Value("factory", box.LARGE, Text("duel-word-large"), (str(box.FACTORIES),)))
COLOUR = Part(
    "colour",
    tuple(Value("colour", colour.name, Text(f"duel-colour-{colour.name}"), (colour.letter,)) for colour in COLOURS),
)
TARGET = counted("to", box.SIZE, Value("to", "broken", Text("duel-word-broken")))
LINE = counted("line", box.SIZE)
CHIPS = Part("chips", tuple(Value("chips", name, name) for name in sorted(box.CHIP_NAMES)), is_list=True)

VOCABULARY = Vocabulary(
    "duel-move-{}",
    "duel-refusal-move",
    Kind("plate", counted("from", box.FACE_UP)),
    Kind("draw"),
    Kind("stop"),
    Kind("keep", DRAWN),
    Kind("under", DRAWN),
    Kind("place", counted("field", box.FIELDS), numbered("turn", DEGREES)),
    Kind("sun", FACTORY, COLOUR, TARGET),
    Kind("stack", COLOUR),
    Kind("moon", COLOUR, TARGET),
    Kind("chip", counted("factory", box.SMALL)),
    Kind("tile", LINE, counted("column", box.SIZE)),
    Kind("complete", LINE),
    Kind("leave", LINE),
    Kind("pay", CHIPS, only=lambda: ({"chips": chips} for chips in PAYMENT_NAMES), refusal="duel-refusal-pay"),
)
