"""Options are data that a screen can be built from."""

import pytest

import sintra
from sintra.core.words import LANGUAGES

GAMES = sintra.GAMES.values()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_explains_itself_in_both_languages(game: sintra.Game) -> None:
    for option in game.options:
        for language in LANGUAGES:
            assert option.title.in_(language)
            for value in option.values:
                assert value.title.in_(language)
                assert value.meaning.in_(language).endswith(".")


def test_the_games_have_the_options_of_their_rulebooks() -> None:
    said = {game.name: {option.name: option.names(3) for option in game.options} for game in GAMES}
    starter = ["random", 0, 1, 2]
    assert said["mini"] == {"wall": ["coloured", "plain"], "starter": starter}
    assert said["chocolatier"] == {"wall": ["coloured", "plain"], "special": ["off", "on"], "starter": starter}


def test_defaults_are_filled_in_and_text_is_understood() -> None:
    table = sintra.new_table("chocolatier", 3, {"starter": "2"}, seed=1)
    assert table.options == {"wall": "coloured", "special": "off", "starter": 2}
    assert table.turn == 2
