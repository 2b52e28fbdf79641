"""Does every key of a replay lead where it says?"""

from itertools import chain

import pytest

from sintra import Table
from sintra.terminal.play import INTERRUPTED, LEFT
from sintra.terminal.replay import Replay
from tests.tables import play_randomly
from tests.terminal.screens import Paper, mini, random_moves, seats_against


@pytest.fixture(scope="module")
def game() -> Table:
    return play_randomly(mini(), 3)


def replayed(game: Table, *typed: str, language: str = "en", is_plain: bool = True) -> tuple[Replay, str]:
    paper = Paper(typed, language, is_plain)
    replay = Replay(game, seats_against(game, 1), paper.screen)
    assert replay.run() == LEFT
    return replay, paper.text


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ([], 0),
        ([""], 1),
        (["n", "", "n"], 3),
        (["n", "n", "b"], 1),
        (["b"], 0),
        (["12"], 12),
        (["12", "4"], 4),
        (["0"], 0),
        (["q", "n"], 0),
    ],
)
def test_keys_lead_to_a_move(game: Table, typed: list[str], moves: int) -> None:
    replay, _ = replayed(game, *typed)
    assert replay.now == moves
    assert replay.table.moves == game.moves[:moves]


def test_the_next_round_begins_where_its_heading_stands(game: Table) -> None:
    replay, said = replayed(game, "r")
    assert replay.table.round == 2
    assert "Round 2 begins" in said
    replay, _ = replayed(game, *["r"] * 30)
    assert replay.now == len(game.steps)


def test_the_end_shows_the_result(game: Table) -> None:
    replay, said = replayed(game, "e", "n", "r", is_plain=False)
    assert replay.table.over
    assert "Where the points come from" in said
    assert said.count("This is the last move of the record.") == 2


@pytest.mark.parametrize("typed", ["hello", "-1", "99999999999999999999", "³"])
def test_wrong_keys_are_refused(game: Table, typed: str) -> None:
    replay, said = replayed(game, typed)
    assert replay.now == 0
    assert f"a number from 0 to {len(game.steps)}." in said


def test_play_goes_on_from_here(game: Table) -> None:
    paper = Paper()
    replay = Replay(game, seats_against(game, 1), paper.screen)
    paper.lines = chain(["10", "play"], random_moves(replay.table, "en"))
    assert replay.run() == LEFT
    assert replay.table.over
    assert replay.table.moves[:10] == game.moves[:10]
    assert replay.table.moves != game.moves
    assert "Player 1 (you)" in paper.text


def test_a_finished_game_can_not_be_played_on(game: Table) -> None:
    _, said = replayed(game, "e", "hrát", "10", "q", language="cs")
    assert "Tady je konec partie" in said


def test_an_interrupt_leaves(game: Table) -> None:
    paper = Paper()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    paper.screen.read = interrupt
    assert Replay(game, seats_against(game, 1), paper.screen).run() == INTERRUPTED
