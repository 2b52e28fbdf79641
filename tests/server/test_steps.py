"""A move that scores is shown step by step: what is sent gives the views, they add up, and they hide what is hidden."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sintra
from sintra import Table
from sintra.core import engine
from sintra.core.events import MOST_SHOWN, NOTHING
from sintra.server.steps import Scoring, difference
from tests.tables import SETTINGS, Setting, play_randomly


def changed(old: Any, change: Any) -> Any:
    """What the page does with a difference."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    new = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for name, part in change.items():
        place = int(name) if isinstance(old, list) else name
        new[place] = changed(new[place], part)
    return list(new.values()) if isinstance(old, list) else new


def views_of(table: Table, number: int, eyes: int | None) -> Iterator[tuple[int | None, Any]]:
    """The views that the page makes of what is sent about a step, with the events they show."""
    view = view_after(table, number, eyes)
    for sent in Scoring(table, table.steps[number]).steps(eyes, view):
        view = changed(view, sent["view"])
        yield sent["event"], view


def view_after(table: Table, number: int, eyes: int | None) -> Any:
    later = table.steps[number + 1 :]
    state = table.restored(later[0].before) if later else table.state()
    return {**table.game.view(state, eyes), "options": table.options}


@pytest.fixture(scope="module", params=SETTINGS, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    setting: Setting = request.param
    return play_randomly(setting.new_table(3), 3)


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_the_differences_put_together_are_the_views(table: Table, eyes: int | None) -> None:
    for number, step in enumerate(table.steps):
        views = list(views_of(table, number, eyes))
        assert len(views) == len(table.scoring_of(step))
        for (event, view), (row, state) in zip(views, table.scoring_of(step), strict=True):
            assert event == (None if row == NOTHING else row)
            told = {**table.game.view(state, eyes), "options": table.options}
            assert view | {"turn": None, "decision": None} == told | {"turn": None, "decision": None}


def test_points_arrive_with_the_event_that_brings_them(table: Table) -> None:
    scores, shown = table.game.scores(table.restored(table.start)), 0
    for number, step in enumerate(table.steps):
        views = dict(views_of(table, number, None))
        for place, event in enumerate(step.events):
            scores[event.get("seat", 0)] += event.get("points", 0)
            if place in views:
                shown += 1
                assert [board["score"] for board in views[place]["boards"]] == scores
                assert views[place]["turn"] == event["seat"]
                assert views[place]["decision"] is None
    assert shown
    assert scores == table.scores


def test_all_that_scores_is_shown(table: Table) -> None:
    for step in table.steps:
        shown = set(step.shown)
        scoring = {place for place, event in enumerate(step.events) if event.get("points")}
        assert {step.events[place]["event"] for place in scoring - shown} <= {"draw", "buy"}


def test_what_a_seat_can_not_know_changes_no_step(table: Table) -> None:
    for step in table.steps:
        for _, state in table.scoring_of(step):
            for seat in range(table.players):
                other = state.copy()
                engine.redraw(other[0], seat, np.uint64(7))
                assert table.game.view(other, seat) == table.game.view(state, seat)


def test_everybody_sees_the_same_where_there_are_no_secrets(table: Table) -> None:
    everybody = table.view() | {"viewer": None}
    others = [table.view(seat) | {"viewer": None} for seat in range(table.players)]
    assert table.game.has_secrets or others == [everybody] * table.players


def test_there_is_room_for_twice_the_steps_of_a_move(table: Table) -> None:
    assert all(len(step.shown) <= MOST_SHOWN / 2 for step in table.steps)


def test_a_move_that_scores_nothing_has_no_steps() -> None:
    table = sintra.new_table("mini", seed=1)
    table.play(table.legal[0])
    assert Scoring(table, table.steps[0]).steps(None, table.view()) == []


def test_a_round_is_scored_tile_by_tile_after_the_last_draft() -> None:  # C-20 to C-23
    table = play_randomly(sintra.new_table("mini", seed=2), 2)
    number = next(number for number, step in enumerate(table.steps) if step.shown)
    (first, drafted), *scored = views_of(table, number, None)
    assert first is None
    assert not any(display["tiles"] for display in drafted["displays"])
    for place, view in scored:
        event = table.steps[number].events[place]
        board, before = (one["boards"][event["seat"]] for one in (view, drafted))
        if event["event"] == "tile":
            assert before["lines"][event["line"]]["tiles"] == event["line"] + 1
            assert board["lines"][event["line"]]["tiles"] == event["line"]
            assert board["lines"][event["line"]]["moved"]
            assert board["wall"][event["line"]][event["column"]] == event["colour"]
        if event["event"] == "clear":
            assert not any(line["tiles"] == line["spaces"] or line["moved"] for line in board["lines"])
        if event["event"] == "floor":
            assert (len(before["floor"]), board["floor"]) == (event["count"], [])


def test_a_difference_says_only_what_is_different() -> None:
    before = {"round": 1, "tiles": ["blue", "red"], "boards": [{"score": 1, "floor": []}, {"score": 2, "floor": []}]}
    after = {"round": 1, "tiles": ["blue"], "boards": [{"score": 1, "floor": []}, {"score": 5, "floor": ["red"]}]}
    assert difference(before, after) == {"tiles": ["blue"], "boards": {"1": {"score": 5, "floor": ["red"]}}}
