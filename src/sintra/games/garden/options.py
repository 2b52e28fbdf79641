"""The options of Queen's Garden."""

from sintra.core.options import Option, starter_option, values_of
from sintra.core.words import Text
from sintra.games.garden.cardboard import MOST_PLAYERS

OPTIONS = (
    Option("scoring", Text("garden-option-scoring"), values_of("garden-option-scoring", "base", "variant")),
    Option("pass_discard", Text("garden-option-discard"), values_of("garden-option-discard", "off", "on")),
    starter_option(MOST_PLAYERS),
)
