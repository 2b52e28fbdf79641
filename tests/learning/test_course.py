"""A course: it ends better than it began, goes on where it was stopped, and the same seed plays the same games."""

from pathlib import Path

import numpy as np
import pytest

import sintra
from sintra.bots.values import nets
from sintra.learning import course
from sintra.learning.course import Course, Plan
from sintra.learning.playing import Player
from sintra.learning.training import lesson_of, loss_of, train

GAME = sintra.GAMES["mini"]
OPTIONS = GAME.check(2, {})


def quiet(*_: object) -> None:
    pass


def player(seed: int, simulations: int = 10) -> Player:
    return Player(GAME, 2, OPTIONS, simulations, nets.untrained(GAME.rules), seed)


def test_the_same_seed_plays_the_same_games() -> None:
    first, second, other = player(1).play(), player(1).play(), player(2).play()
    assert np.array_equal(first.states, second.states)
    assert not np.array_equal(first.states[:5], other.states[:5])


def test_what_a_game_came_to_is_shared_out() -> None:
    games = player(3).play()
    assert np.allclose(games.ended[:, :2].sum(axis=1), 1)
    assert np.allclose(games.found[:, :2].sum(axis=1), 1, atol=1e-3)


@pytest.fixture
def plan(monkeypatch: pytest.MonkeyPatch) -> Plan:
    monkeypatch.setattr(course, "GAMES_IN_PART", 20)
    return Plan("mini", 2, OPTIONS, seed=5, games=240, simulations=12, epochs=4, pairs=8)


def test_a_short_course_explains_games_better_than_the_estimate(plan: Plan, tmp_path: Path) -> None:
    begun = Course.opened(plan, tmp_path)
    for order in course.orders_of(begun, 1):
        course.play_part(order)
    lesson = lesson_of(course.known_games(begun), GAME.rules, 2)
    rows = np.arange(len(lesson.table) - len(lesson.table) // 20, len(lesson.table))
    (own, other, table, last), loss = train(lesson, GAME.rules, plan.epochs, 1, quiet)
    nothing = [np.zeros_like(part) for part in (own, other, table, last[:-1])]
    assert loss < loss_of(nothing, lesson, rows)


def test_a_course_goes_on_where_it_was_stopped(plan: Plan, tmp_path: Path) -> None:
    begun = Course.opened(plan, tmp_path)
    first, *rest = course.orders_of(begun, 1)
    course.play_part(first)
    assert [order.path for order in course.orders_of(Course.opened(plan, tmp_path), 1)] == [each.path for each in rest]
    for order in rest:
        course.play_part(order)
    assert not list(course.orders_of(begun, 1))


def test_a_net_is_the_same_after_it_was_kept(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    net = tuple(chance.standard_normal(part.shape).astype(np.float16) for part in nets.untrained("classic"))
    nets.save(tmp_path / "net.npz", net)  # type: ignore[arg-type]
    assert all(np.array_equal(old, new) for old, new in zip(net, nets.load(tmp_path / "net.npz"), strict=True))


def test_a_setting_has_the_net_of_its_own_rules() -> None:
    names = [
        nets.name_of(sintra.GAMES[game], sintra.new_table(game, players=players, options=options, seed=1).state())
        for game, players, options in (
            ("mini", 2, {}),
            ("chocolatier", 2, {"starter": 1}),
            ("chocolatier", 3, {"special": "on", "wall": "plain"}),
            ("duel", 2, {"goals": "random4"}),
        )
    ]
    assert names == ["classic-2", "classic-2", "classic-3-wall-plain-special-on", "duel-2"]
