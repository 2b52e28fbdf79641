"""Six levels: they exist for every game and number of players, and do not play absurdly."""

import random

import pytest

import sintra
from sintra import BadOption
from sintra.bots import new_bot
from sintra.bots.levels import FORM, LEVELS, blur_of, near_best, simulations_of
from sintra.bots.search.thinking import Candidate
from sintra.bots.values import VALUES

SKILLS = {(rules, players): skills for rules in VALUES for players, skills in VALUES[rules].SKILLS.items()}


def test_every_game_and_number_of_players_has_its_levels() -> None:
    wanted = {(game.rules, players) for game in sintra.GAMES.values() for players in game.player_counts}
    assert set(SKILLS) == wanted
    assert all(len(skills) == len(LEVELS) - 1 for skills in SKILLS.values())
    assert all(list(skills) == sorted(skills) for skills in SKILLS.values())


def test_more_skill_thinks_more_and_sees_more_clearly() -> None:
    skills = range(-40, 121, 5)
    simulations, blurs = [simulations_of(skill) for skill in skills], [blur_of(skill) for skill in skills]
    assert simulations == sorted(simulations)
    assert blurs == sorted(blurs, reverse=True)
    assert (simulations[0], simulations[-1], blurs[-1]) == (1, 100_000, 0)


def test_form_differs_from_game_to_game() -> None:
    forms = {new_bot("novice", sintra.GAMES["mini"], seed).form for seed in range(20)}
    assert len(forms) == 20
    assert all(abs(form) <= 1 for form in forms)
    assert set(FORM) == {players for _, players in SKILLS}


def test_levels_have_names_in_both_languages() -> None:
    titles = [new_bot(level.name, sintra.GAMES["mini"]).title for level in LEVELS]
    assert [title.en for title in titles] == [level.name for level in LEVELS]
    assert [title.cs for title in titles] == ["nováček", "učeň", "tovaryš", "řemeslník", "mistr", "velmistr"]
    assert [new_bot(title.cs, sintra.GAMES["mini"]).spec for title in titles] == [level.name for level in LEVELS]


def test_near_the_best_is_the_best_quarter() -> None:
    worths = (0.1, 0.48, 0.5, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2)
    candidates = [Candidate(action, 1, (worth, 1 - worth)) for action, worth in enumerate(worths)]
    chosen = [near_best(candidates, 0, 1.0, random.Random(seed)).action for seed in range(500)]
    assert set(chosen) == {1, 2, 3}
    assert chosen.count(2) > chosen.count(1) > chosen.count(3)
    assert 0 in {near_best(candidates, 1, 1.0, random.Random(seed)).action for seed in range(500)}
    assert {near_best(candidates, 0, 0.01, random.Random(seed)).action for seed in range(500)} == {2}


def test_of_equal_moves_any_will_do() -> None:
    candidates = [Candidate(action, 1, (0.5, 0.5)) for action in range(8)]
    assert {near_best(candidates, 0, 1.0, random.Random(seed)).action for seed in range(100)} == {0, 1}


@pytest.mark.parametrize("name", ["mini", "duel", "garden"])
def test_a_novice_beats_who_takes_anything(name: str) -> None:
    table = sintra.new_table(name, 2, {}, 1)
    bots = [new_bot("novice", table.game, 1), new_bot("random", table.game, 1)]
    while table.turn is not None:
        table.play(bots[table.turn].choose(table))
    assert table.scores[0] > 2 * table.scores[1]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_refuses_what_it_does_not_take(level: type) -> None:
    for argument in ("2s", "100", "x"):
        with pytest.raises(BadOption, match=argument) as refused:
            new_bot(f"{level.name}:{argument}", sintra.GAMES["mini"])
        assert argument in refused.value.in_("cs")


@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        table = sintra.new_table(name, 2, {}, 1)
        bots = [new_bot(level, table.game, 5) for level in ("novice", "journeyman")]
        while table.turn is not None:
            table.play(bots[table.turn].choose(table))
        games.append(table.record())
    assert games[0] == games[1]
