"""What is true of every game, with every option, at every moment."""

import json
import re

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import sintra
from sintra import BadPosition, Table
from sintra.core import engine
from sintra.core.chance import new_generator
from sintra.core.events import MOST_EVENTS, mute_log
from tests.strategies import SEEDS, tables
from tests.tables import SETTINGS, Setting, play_randomly


@given(tables())
def test_replay_equals_play(table: Table) -> None:
    again = sintra.load(table.record())
    assert again.position() == table.position()
    assert again.record() == table.record()
    assert again.events == table.events


@given(tables())
def test_positions_round_trip(table: Table) -> None:
    again = sintra.from_position(table.position())
    assert again.position() == table.position()
    assert again.state().tobytes() == table.state().tobytes()
    assert again.legal == table.legal
    for seat in (None, *range(table.players)):
        assert again.game.view(again.state(), seat) == table.game.view(table.state(), seat)


@given(tables(), st.data())
def test_a_changed_position_is_refused_or_played_to_the_end(table: Table, data: st.DataObject) -> None:
    letters, first = list(table.position()), len(table.game.name) + 1
    for _ in range(data.draw(st.integers(1, 3))):
        one, two = (data.draw(st.integers(first, len(letters) - 1)) for _ in range(2))
        letters[one], letters[two] = letters[two], letters[one]
    try:
        changed = sintra.from_position("".join(letters))
    except BadPosition:
        return
    while not changed.over:
        play_randomly(changed, 1, 7)
        assert sintra.from_position(changed.position()).view() == changed.view()


@given(tables())
def test_moves_round_trip_through_text_and_numbers(table: Table) -> None:
    game = table.game
    for move in table.legal:
        for language in ("en", "cs"):
            assert game.parse_move(game.format_move(move, language)) == move
        assert game.move_of(game.action_of(move)) == move
        assert json.loads(json.dumps(move)) == move


@given(tables(), st.integers(1, 30))
def test_undo_then_redo_changes_nothing(table: Table, count: int) -> None:
    before, record, events = table.state().tobytes(), table.record(), table.events
    undone = min(count, len(table.steps))
    for _ in range(undone):
        table.undo()
    for _ in range(undone):
        table.redo()
    assert (table.state().tobytes(), table.record(), table.events) == (before, record, events)


@given(tables(), SEEDS)
def test_a_view_does_not_depend_on_what_is_hidden(table: Table, seed: int) -> None:
    game = table.game
    for seat in (None, *range(table.players)):
        state = table.state()
        engine.redraw(state[0], -1 if seat is None else seat, np.uint64(seed))
        shown = json.dumps(game.view(table.state(), seat)), game.legal_actions(table.state())
        assert (json.dumps(game.view(state, seat)), game.legal_actions(state)) == shown


@given(tables())
def test_events_add_up_to_the_change_in_score(table: Table) -> None:
    scores = table.game.scores(table.restored(table.start))
    breakdown = zip(scores, table.breakdown, strict=True)
    assert [score + sum(parts.values()) for score, parts in breakdown] == table.scores
    for step in table.steps:
        assert table.game.scores(table.restored(step.before)) == scores
        for event in step.events:
            if "points" in event:
                scores[event["seat"]] += event["points"]
    assert scores == table.scores


@given(tables())
def test_a_log_has_room_for_twice_the_events_of_a_move(table: Table) -> None:
    assert all(len(step.events) <= MOST_EVENTS / 2 for step in table.steps)


@given(tables())
def test_events_can_be_told_in_both_languages(table: Table) -> None:
    for step in table.steps:
        for event in step.events:
            for language in ("en", "cs"):
                sentence = table.game.describe(event, language)
                assert re.fullmatch(r"[^ ]+( [^ ]+)+\.", sentence), sentence
                assert "None" not in sentence


@given(tables())
def test_views_and_events_are_json(table: Table) -> None:
    for value in (table.view(), table.view(0), table.reveal(), table.events, table.legal, table.breakdown):
        assert json.loads(json.dumps(value)) == value


@given(tables())
def test_the_mask_shows_the_legal_actions(table: Table) -> None:
    actions, mask = table.game.new_actions(), np.ones(table.game.actions, np.int8)
    count = engine.legal_mask(table.state(), 0, actions, mask)
    assert np.flatnonzero(mask).tolist() == table.game.legal_actions(table.state())
    assert count == len(table.legal)


@given(tables(), SEEDS)
def test_play_outs_finish_every_state_of_a_batch(table: Table, seed: int) -> None:
    batch, generator = np.zeros(3, table.game.state_type), new_generator(seed)
    engine.redraw_all(table.state(), 0, batch, 0, generator)
    assert len({state.chance.key for state in batch}) == 3
    engine.play_out_all(batch, table.game.new_actions(), generator, mute_log())
    assert all(state.seat < 0 and engine.winners(state) for state in batch)


@given(st.sampled_from(SETTINGS), SEEDS)
def test_the_same_seed_deals_the_same_game(setting: Setting, seed: int) -> None:
    assert setting.new_table(seed).position() == setting.new_table(seed).position()
    assert setting.new_table(seed).position() != setting.new_table(seed ^ 1).position()
