"""What a new table can be made of: the games with their options, and the bots."""

from collections.abc import Iterable

from sintra.core.contract import Game
from sintra.server.messages import AVATARS, REACTIONS, Catalogue
from sintra.server.words import LEVEL_SPECS, meaning_of, title_of


def catalogue_of(games: Iterable[Game]) -> Catalogue:
    """All that a screen needs to offer a new table, read off the games and levels themselves."""
    cards = [
        {"name": of.name, "rules": of.rules, "title": of.title, "players": of.player_counts, "options": of.options}
        for of in games
    ]
    bots = [{"spec": spec, "title": title_of(spec), "meaning": meaning_of(spec)} for spec in LEVEL_SPECS]
    known = {"games": cards, "bots": bots, "reactions": REACTIONS, "avatars": AVATARS}
    return Catalogue.model_validate(known, from_attributes=True)
