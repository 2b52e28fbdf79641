"""The options of Queen's Garden."""

from sintra.core.options import Option, starter_option, values_of
from sintra.core.words import Text
from sintra.games.garden.cardboard import MOST_PLAYERS

SCORINGS = values_of("garden-option-scoring", "base", "variant")
DISCARDS = values_of("garden-option-discard", "off", "on")
OPTIONS = (
    Option(
        "scoring",
        Text("garden-option-scoring"),
        values_of("garden-option-scoring", "base", "variant"),
        field="has_variant_scoring",
    ),
    Option(
        "pass_discard",
        Text("garden-option-discard"),
        values_of("garden-option-discard", "off", "on"),
        field="has_pass_discard",
    ),
    starter_option(MOST_PLAYERS),
)
