"""Who meets whom, in which seats, and from which seeds?"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra import BadOption
from sintra.arena.match import Match
from tests.arena.matches import new_match

MATCHES = st.builds(
    lambda bots, players, games, seed, neighbours: new_match(
        *bots, players=players, games=games, seed=seed, has_neighbours_only=neighbours
    ),
    st.lists(st.sampled_from(["random", "greedy"]), min_size=2, max_size=5),
    st.integers(2, 4),
    st.integers(1, 9),
    st.integers(0, 3),
    st.booleans(),
)


@pytest.mark.parametrize(
    ("bots", "players", "neighbours", "line_ups"),
    [
        (2, 2, False, [(0, 1)]),
        (3, 3, False, [(0, 1, 2)]),
        (2, 4, False, [(0, 1, 1, 1)]),
        (3, 4, True, [(0, 1, 2, 2)]),
        (4, 2, False, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        (4, 2, True, [(0, 1), (1, 2), (2, 3)]),
        (4, 3, True, [(0, 1, 2), (1, 2, 3)]),
        (4, 3, False, list(combinations(range(4), 3))),
    ],
)
def test_line_ups(bots: int, players: int, neighbours: bool, line_ups: list[tuple[int, ...]]) -> None:
    match = new_match(*["random"] * bots, players=players, has_neighbours_only=neighbours)
    assert match.line_ups == line_ups


def test_two_players_swap_seats_on_the_same_deal() -> None:
    games = list(new_match(games=3).fixtures())
    assert [game.seating for game in games] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert games[0].seed == games[1].seed != games[2].seed == games[3].seed


@given(MATCHES)
def test_everybody_plays_every_seat_of_every_deal(match: Match) -> None:
    games = list(match.fixtures())
    assert [game.number for game in games] == list(range(match.total))
    assert 0 <= match.deals * match.players - match.games < match.players
    assert len({game.seed for game in games}) == match.deals
    seats = Counter((game.deal, game.line_up, bot, seat) for game in games for seat, bot in enumerate(game.seating))
    for line_up, bots in enumerate(match.line_ups):
        for bot in bots:
            assert all(
                seats[deal, line_up, bot, seat] == bots.count(bot)
                for deal in range(match.deals)
                for seat in range(match.players)
            )


@given(MATCHES)
def test_no_two_bots_have_the_same_chance(match: Match) -> None:
    games = list(match.fixtures())
    seeds = [game.bot_seed(seat) for game in games for seat in range(match.players)]
    assert len({*seeds, *(game.seed for game in games)}) == len(seeds) + match.deals


def test_seeds_are_the_same_for_ever() -> None:
    first = next(iter(new_match().fixtures()))
    assert (first.seed, first.bot_seed(0)) == (7849928922969305450, 6705506725944404548)


def test_another_seed_gives_other_deals() -> None:
    first, other = (next(iter(new_match(seed=seed).fixtures())) for seed in (0, 1))
    assert first.seed != other.seed
    assert first.bot_seed(0) != other.bot_seed(0)


def test_the_second_of_a_kind_has_a_number() -> None:
    assert new_match("greedy", "random", "greedy").names == ["greedy", "random", "greedy (2)"]


def test_one_bot_is_no_match() -> None:
    with pytest.raises(BadOption, match=r"too few bots for a match: 1 \(expected at least 2\)"):
        new_match("greedy")
