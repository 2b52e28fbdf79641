"""The table of kinds: does everything that a game tells have words, and is nothing told of what is secret?"""

import pytest

import sintra
from sintra.core.kinds import Kind
from sintra.core.words import LANGUAGES, Player, has_words
from tests.tables import SETTINGS, Setting, play_randomly

KINDS = [(game, kind) for game in sintra.GAMES.values() for kind in game.kinds.values()]


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda thing: thing.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(game: sintra.Game, kind: Kind, language: str) -> None:
    assert has_words(f"{game.rules}-event-{kind.name}", language)


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda thing: thing.name)
def test_only_what_is_told_can_be_secret(game: sintra.Game, kind: Kind) -> None:
    assert set(kind.secret) <= set(kind.fields)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_points_of_a_game_have_titles(setting: Setting) -> None:
    table = play_randomly(setting.new_table(5), 5)
    for kind in {kind for parts in table.breakdown for kind in parts}:
        for language in LANGUAGES:
            assert table.game.part_title(kind).in_(language)


def test_a_place_is_counted_from_one_unless_it_has_a_name() -> None:
    mini = sintra.GAMES["mini"]
    taken = {"event": "take", "seat": 1, "colour": "blue", "count": 2, "from": 0}
    assert mini.say(taken).args["from"] == 1
    assert mini.say({**taken, "from": "centre"}).args["from"] == "centre"
    assert mini.say(taken).args["player"] == Player(1)


def test_what_an_event_does_not_tell_is_hidden() -> None:  # D-12
    kept = {"event": "keep", "seat": 0, "plate": "YKTS", "number": 2}
    duel = sintra.GAMES["duel"]
    assert duel.say(duel.seen_event(kept, 0)).args["plate"] == "YKTS"
    assert duel.say(duel.seen_event(kept, 1)).args["plate"] == "hidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_called_by_their_names_wherever_they_stand(language: str) -> None:
    mini = sintra.GAMES["mini"]
    for event in ({"event": "round", "seat": 1, "round": 2}, {"event": "shield", "seat": 1, "from": 0}):
        assert "Petra" in mini.say(event).in_(language, ["Eva", "Petra"])
