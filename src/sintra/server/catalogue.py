"""What a new table can be made of: the games with their options, and the bots."""

from collections.abc import Iterable

from sintra.core.contract import Game
from sintra.core.options import Option, Selection, Value
from sintra.server.messages import AVATARS, REACTIONS, BotCard, Catalogue, GameCard, GameOption, OptionValue, Words
from sintra.server.words import LEVEL_SPECS, meaning_of, title_of


def catalogue_of(games: Iterable[Game]) -> Catalogue:
    return Catalogue(
        games=[game_card(game) for game in games],
        bots=[bot_card(spec) for spec in LEVEL_SPECS],
        reactions=list(REACTIONS),
        avatars=AVATARS,
    )


def game_card(game: Game) -> GameCard:
    return GameCard(
        name=game.name,
        rules=game.rules,
        title=Words.of(game.title),
        players=list(game.player_counts),
        options=[option_card(option) for option in game.options],
    )


def option_card(option: Option) -> GameOption:
    """An option; one that can be a list says of what."""
    groups, sizes = (option.groups, option.sizes) if isinstance(option, Selection) else ((), ())
    return GameOption(
        name=option.name,
        title=Words.of(option.title),
        values=[value_card(value) for value in option.values],
        groups=[[value_card(value) for value in group] for group in groups],
        sizes=list(sizes),
    )


def value_card(value: Value) -> OptionValue:
    assert not isinstance(value.name, list)
    return OptionValue(
        name=value.name,
        title=Words.of(value.title),
        meaning=Words.of(value.meaning),
        fewest_players=value.fewest_players,
    )


def bot_card(spec: str) -> BotCard:
    return BotCard(spec=spec, title=Words.of(title_of(spec)), meaning=Words.of(meaning_of(spec)))
