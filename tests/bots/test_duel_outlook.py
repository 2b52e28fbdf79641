"""What the estimate of Duel promises to search."""

import numpy as np

import sintra
from sintra.bots.values import outlook, spread
from sintra.core import engine
from sintra.core.chance import new_generator
from sintra.core.compiling import compiled
from sintra.core.events import mute_log

DUEL = sintra.GAMES["duel"]


@compiled
def outlook_at(states, i, seat):  # type: ignore[no-untyped-def]
    return outlook(states[i], seat)


@compiled
def spread_at(states, i):  # type: ignore[no-untyped-def]
    return spread(states[i])


@compiled
def play_at_random(states, actions, generator, logs):  # type: ignore[no-untyped-def]
    engine.play(states[0], np.int64(engine.random_action(states[0], actions, generator[0])), logs[0])


def test_looking_at_a_game_changes_nothing_and_ends_with_the_score() -> None:
    actions, generator, log = DUEL.new_actions(), new_generator(1), mute_log()
    for seed in range(20):
        state = DUEL.new(2, {"goals": "random4"}, seed=seed)
        while state[0].seat >= 0:
            before = state.tobytes()
            assert all(-50 < outlook_at(state, 0, seat) < 200 for seat in (0, 1))
            assert state.tobytes() == before
            play_at_random(state, actions, generator, log)
        assert [outlook_at(state, 0, seat) for seat in (0, 1)] == [state[0].players[seat].score for seat in (0, 1)]


def test_the_margin_is_surer_in_every_round() -> None:
    state = DUEL.new(2, {}, seed=1)
    spreads = []
    for number in range(1, 6):
        state[0].round_number = number
        spreads.append(spread_at(state, 0))
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 1
