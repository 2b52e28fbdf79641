"""The games, by name: a rule system is a folder here, and its name stands in `RULES`."""

from importlib import import_module

from sintra.core.contract import Game

RULES = ("classic", "duel", "garden")

for rules in RULES:
    import_module(f"{__name__}.{rules}.rules.play")  # which registers itself with the engine

GAMES: dict[str, Game] = {
    game.name: game for rules in RULES for game in import_module(f"{__name__}.{rules}.game").GAMES
}
