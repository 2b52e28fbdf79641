"""Do all pools give the same results, whatever happens to their workers?"""

import sys
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from sintra import BadOption
from sintra.arena.cluster import LOCAL, Cluster
from sintra.arena.match import Match
from sintra.arena.pools import InProcess, Pool, Processes, WorkersDied
from sintra.arena.run import new_pool, play_match
from tests.arena.matches import killer, new_match, timeless
from tests.bots.programs import EXAMPLE, program


def results_of(match: Match, pool: Pool) -> list[object]:
    return list(timeless(play_match(match, pool)))


def test_two_processes_play_as_one_does() -> None:
    match = new_match("greedy", EXAMPLE, "random", games=4)
    assert results_of(match, Processes(2)) == results_of(match, InProcess())
    assert active_children() == []


def test_a_game_whose_worker_died_is_played_again(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    match = new_match(killer(marks), "random")
    results = results_of(match, Processes(1))
    assert marks.read_text() == "x" * 5  # for four games
    assert results == results_of(match, InProcess())


def test_ray_plays_as_one_process_does_and_replaces_a_dead_worker(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    match = new_match(killer(marks), "greedy")
    results = results_of(match, Cluster(LOCAL, 1))
    assert marks.read_text() == "x" * 5
    assert results == results_of(match, InProcess())


def test_a_game_that_ends_every_worker_ends_the_match() -> None:
    match = new_match("random", program("os.kill(os.getppid(), 9)"))
    with pytest.raises(WorkersDied, match=r"(?s)game 1 \(random, exec:.* has ended 3 processes"):
        results_of(match, Processes(1))
    assert active_children() == []


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    match = new_match("greedy", "clever")
    with pytest.raises(BadOption, match="no bot 'clever'") as error:
        results_of(match, Processes(1))
    assert "play_game" in error.value.__notes__[0]


def test_who_has_seen_enough_stops_the_workers() -> None:
    with closing(Processes(1).play(list(new_match(games=1000).fixtures()))) as results:
        next(results)
    assert active_children() == []


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'sintra\[ray\]'"):
        new_pool(2, LOCAL)


def test_a_pool_for_every_wish() -> None:
    assert isinstance(new_pool(1), InProcess)
    assert isinstance(new_pool(3), Processes)
    assert isinstance(new_pool(3, LOCAL), Cluster)


def test_ray_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match=r'no Ray at "127\.0\.0\.1:1"'):
        results_of(new_match(), new_pool(1, "127.0.0.1:1"))
