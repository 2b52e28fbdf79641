"""One game between bots: the same again and again, and a bad bot only loses it."""

import json

import pytest

from sintra.arena.match import Fixture
from sintra.arena.playing import Loss, Result, in_language, play_game
from tests.arena.matches import ended, new_match, timeless
from tests.bots.programs import EXAMPLE, FIRST_MOVE, program, saying

SLOW, LATE = {"en": "too slow", "cs": "příliš pomalý"}, {"en": "late", "cs": "pozdě"}


@pytest.mark.parametrize("game", ["mini", "duel", "garden"])
def test_a_game_is_the_same_again(game: str) -> None:
    fixture = Fixture(new_match("greedy", EXAMPLE, game=game), 3, 0, 1)
    first, again = timeless([play_game(fixture), play_game(fixture)])
    assert first == again
    assert first.seating == [1, 0]
    assert min(first.moves) > 0
    assert first.forfeit is None


def test_other_seats_are_another_game_of_the_same_deal() -> None:
    match = new_match("random", "random")
    first, second = (play_game(Fixture(match, 0, 0, rotation)) for rotation in (0, 1))
    assert first.seed == second.seed
    assert first.scores != second.scores[::-1]


def test_who_forfeits_is_last_and_the_others_keep_their_points() -> None:
    match = new_match(saying('{"move": "9Q2"}'), "greedy", "random", players=3)
    result = play_game(Fixture(match, 0, 0, 0))
    assert result.forfeit
    assert (result.forfeit.seat, result.forfeit.kind["cs"]) == (0, "nemožný tah")
    assert "9Q2" in result.forfeit.reason["en"]
    assert result.places()[0] == 2
    assert 0 not in result.winners


def test_a_match_goes_on_after_a_forfeit() -> None:
    dies_later = program(f"sys.exit() if len(message['moves']) > 9 else {FIRST_MOVE}")
    results = [play_game(fixture) for fixture in new_match(dies_later, "greedy").fixtures()]
    assert all(result.forfeit and result.seating[result.forfeit.seat] == 0 for result in results)
    assert all(sum(result.moves) >= 10 for result in results)


@pytest.mark.parametrize(
    ("scores", "winners", "loser", "places"),
    [
        ([5, 9, 7], [1], None, [2, 0, 1]),
        ([9, 9, 7], [0], None, [0, 1, 2]),  # a tie that the game has broken
        ([9, 9, 7], [0, 1], None, [0, 0, 2]),
        ([3, 8, 3], [1], None, [1, 0, 1]),
        ([9, 2, 4], [2], 0, [2, 1, 0]),
    ],
)
def test_places(scores: list[int], winners: list[int], loser: int | None, places: list[int]) -> None:
    loss = None if loser is None else Loss(loser, SLOW, LATE)
    assert Result(0, 0, 0, [0, 1, 2], scores, winners, [], [], [], loss).places() == places


def test_a_result_comes_back_from_its_json() -> None:
    result = ended(Fixture(new_match(), 0, 0, 0), 5, 3)
    lost = Result(**{**vars(result), "forfeit": Loss(1, SLOW, LATE)})
    for each in (result, lost):
        assert Result.from_json(json.loads(json.dumps(each.to_json()))) == each
    assert lost.to_json()["forfeit"] == {"seat": 1, "kind": SLOW, "reason": LATE}


def test_a_loss_that_is_older_than_a_language_is_told_in_the_first() -> None:
    assert in_language(LATE, "cs") == "pozdě"
    assert in_language(LATE, "de") == "late"
