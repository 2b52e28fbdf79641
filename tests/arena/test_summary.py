"""Does the table count right, and say it in both languages?"""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.arena.deals import Deals
from sintra.arena.match import Match
from sintra.arena.playing import Loss, Result
from sintra.arena.report import decimal, duration, format_summary, signed
from sintra.arena.sequential import Verdict
from sintra.arena.summary import summarise
from sintra.core.words import Text
from tests.arena.matches import ended, new_match

MATCH = new_match("greedy", "random", games=4)
SLOW = {"en": "too slow", "cs": "příliš pomalý"}


def results_with(match: Match, *scores: tuple[int, ...]) -> list[Result]:
    """Results of the first games, with scores in the order of the line-up."""
    results = []
    for fixture, of_bots in zip(match.fixtures(), scores, strict=False):
        turned = of_bots[fixture.rotation :] + of_bots[: fixture.rotation]
        results.append(ended(fixture, *turned))
    return results


def test_what_is_counted_for_two_bots() -> None:
    first, second = summarise(MATCH, results_with(MATCH, (30, 20), (20, 20), (10, 15), (40, 20))).standings
    assert (first.games, first.wins, first.draws, first.share, first.margin) == (4, 2, 1, 2.5 / 4, 6.25)
    assert (second.games, second.wins, second.draws, second.share, second.margin) == (4, 1, 1, 1.5 / 4, -6.25)
    assert (first.pace, first.longest) == (0.1, 0.5)
    assert first.rating == -second.rating
    assert first.rating.estimate > 0


def test_a_bot_that_fills_two_seats_plays_two_games() -> None:
    match = new_match("greedy", "random", players=3, games=3)
    first, second = summarise(match, results_with(match, (30, 20, 10), (9, 9, 9), (30, 20, 20))).standings
    assert (first.games, second.games) == (3, 6)
    assert (first.won, second.won) == pytest.approx((2 + 1 / 3, 2 / 3))
    assert first.rating.estimate == pytest.approx(-second.rating.estimate)


def test_only_whole_deals_count() -> None:
    results = results_with(MATCH, (30, 20), (20, 10), (0, 10), (0, 10))
    assert summarise(MATCH, results[:3]).games == 2
    assert summarise(MATCH, results[2:]).standings[0].wins == 0
    assert summarise(MATCH, []).games == 0


@given(st.permutations(range(12)))
def test_the_order_in_which_games_end_does_not_matter(order: list[int]) -> None:
    match = new_match("greedy", "random", "greedy", games=4)
    results = results_with(match, *((number * 7 % 5, number * 3 % 4) for number in range(12)))
    assert Deals(match, [results[number] for number in order]).whole() == Deals(match, results).whole()


def test_a_forfeit_is_lost_whatever_the_points() -> None:
    won, lost = results_with(MATCH, (30, 20), (99, 20))
    lost = replace(lost, winners=[0], forfeit=Loss(1, SLOW, {"en": "no answer", "cs": "neodpověděl"}))
    summary = summarise(MATCH, [won, lost])
    first, second = summary.standings
    assert (first.wins, second.wins, len(first.forfeits), len(second.forfeits)) == (1, 1, 1, 0)
    assert first.margin == 10  # of the game that was finished
    assert format_summary(MATCH, summary, "en")[-1] == "greedy lost by forfeit: too slow 1×. For example: no answer."
    assert format_summary(MATCH, summary, "cs")[-1] == (
        "greedy prohrál kontumačně: příliš pomalý 1×. Například: neodpověděl."
    )


def test_a_bot_that_only_forfeits_has_no_margin() -> None:
    losses = [
        replace(result, winners=[1 - seat], forfeit=Loss(seat, SLOW, SLOW))
        for seat, result in enumerate(results_with(MATCH, (0, 0), (0, 0)))
    ]
    summary = summarise(MATCH, losses)
    assert summary.standings[0].to_json()["margin"] is None
    assert "–" in "".join(format_summary(MATCH, summary, "en"))


def test_the_sequential_test_counts_up_to_its_verdict() -> None:
    match = new_match("greedy", "random", games=200)
    results = results_with(match, *[(30, 20)] * 200)
    summary = summarise(match, results, is_sequential=True)
    assert summary.verdict is Verdict.STRONGER
    assert summary.games < 60
    assert summary == summarise(match, results[: summary.games + 5], is_sequential=True)
    assert summarise(match, results).games == 200
    assert summarise(match, results[2:], is_sequential=True).verdict is Verdict.OPEN  # The first deal is missing.


def test_the_table_in_both_languages() -> None:
    summary = summarise(MATCH, results_with(MATCH, (30, 20), (20, 20), (10, 15), (40, 20)))
    assert format_summary(MATCH, summary, "en") == [
        "Mini, 2 players: 4 games, each deal in every seating, seed 0",
        "",
        "bot     games  wins  draws  won %  margin  Elo above the other (95 %)  per move   longest",
        "greedy      4     2      1   62.5    +6.2          +44 (−252 to +339)  100.0 ms  500.0 ms",
        "random      4     1      1   37.5    −6.2          −44 (−339 to +252)  100.0 ms  500.0 ms",
    ]
    assert format_summary(MATCH, summary, "cs") == [
        "Mini, 2 hráči. Zápas: 4 partie, každé rozdání ve všech rozesazeních, seed 0",
        "",
        "bot     partie  výhry  remízy  úspěšnost %  bodový rozdíl   rozdíl Elo (95 %)    na tah  nejdelší",
        "greedy       4      2       1         62,5           +6,2  +44 (−252 až +339)  100,0 ms  500,0 ms",
        "random       4      1       1         37,5           −6,2  −44 (−339 až +252)  100,0 ms  500,0 ms",
    ]


def test_the_strongest_comes_first() -> None:
    match = new_match("greedy", "random", "greedy", games=2)
    results = results_with(match, (0, 1), (0, 1), (0, 1), (0, 1), (0, 1), (0, 1))
    lines = format_summary(match, summarise(match, results), "en")
    assert [line.split("  ")[0] for line in lines[3:]] == ["greedy (2)", "random", "greedy"]


def test_a_ladder_says_how_far_each_is_above_the_next() -> None:
    match = new_match("random", "greedy", "novice", games=4)
    results = results_with(match, *[(0, 1)] * 4, *[(1, 0)] * 2, *[(0, 1)] * 6)
    summary = summarise(match, results)
    weakest, middle, strongest = sorted(summary.standings, key=lambda standing: standing.rating.estimate)
    assert weakest.lead is None
    for better, worse in ((strongest, middle), (middle, weakest)):
        assert better.lead is not None
        assert better.lead.estimate == pytest.approx(better.rating.estimate - worse.rating.estimate)
        assert better.lead.low < better.lead.estimate < better.lead.high
    heading, *rows = format_summary(match, summary, "en")[2:]
    assert "above the next (95 %)" in heading
    assert "nad dalším (95 %)" in format_summary(match, summary, "cs")[2]
    assert rows[-1].split("  ")[0] == weakest.name
    assert "–" in rows[-1]


@pytest.mark.parametrize(("language", "said"), [("en", "No deal"), ("cs", "Zatím není žádné rozdání")])
def test_nothing_played_is_said(language: str, said: str) -> None:
    assert said in format_summary(MATCH, summarise(MATCH, []), language)[-1]


def test_numbers_in_words() -> None:
    assert [decimal(-1.25, language, 2) for language in ("en", "cs")] == ["−1.25", "−1,25"]
    assert [signed(value, "en") for value in (12.4, -3.0, -0.2)] == ["+12", "−3", "0"]
    assert [duration(seconds, "cs") for seconds in (0.0015, 2.5)] == ["1,5 ms", "2,50 s"]
    counted = [Text("arena-games", games=count).cs for count in (1, 3, 5)]
    assert counted == ["1 partie", "3 partie", "5 partií"]
