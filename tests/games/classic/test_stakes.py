"""What a line that is filled now will score at the end of the round."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import sintra
from sintra import Table
from tests.games.classic.build import board, table_at


def stake(table: Table, move: str) -> int:
    return table.game.stake(table.state(), table.action_of(table.game.parse_move(move)))


def test_a_filled_line_scores_the_runs_it_will_join() -> None:
    table = table_at(board(wall="BY.../...../...../...../....."), displays="RRKW/YYYY")
    assert stake(table, "1 red 1") == 3
    assert stake(table, "1 black 1") == 1
    assert stake(table, "1 red 2") == 1


def test_lines_above_are_tiled_first() -> None:
    table = table_at(board(lines="-/BB/-/-/-"), displays="RRKW/YYYY")
    assert stake(table, "1 white 1") == 1
    table = table_at(board(lines="Y/-/-/-/-"), displays="BBKW/YYYY")
    assert stake(table, "1 blue 2") == 2  # below the yellow tile that goes first


def test_nothing_is_at_stake_in_a_line_that_is_not_filled() -> None:
    table = table_at(board(), displays="RRKW/YYYY")
    assert [stake(table, f"1 red {line}") for line in (3, 4, 5)] == [0, 0, 0]
    assert stake(table, "1 red floor") == 0


def test_on_the_plain_wall_the_player_will_choose() -> None:
    table = table_at(board(), displays="RRKW/YYYY", wall="plain")
    assert stake(table, "1 red 1") == 0


@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_the_last_move_of_a_round_scores_what_was_at_stake(seed: int, chance: Random) -> None:
    table = sintra.new_table("mini", seed=seed)
    foreseen, seat, line = 0, None, None
    while table.round == 1:
        move = chance.choice(table.legal)
        seat, line = table.turn, move["to"]
        foreseen = table.game.stake(table.state(), table.action_of(move))
        table.play(move)
    scored = [event for event in table.events if event["event"] == "tile"]
    assert foreseen == sum(event["points"] for event in scored if (event["seat"], event["line"]) == (seat, line))
