"""Is every finished game kept, whatever happens?"""

import json
from pathlib import Path

import pytest

from sintra import BadOption
from sintra.arena.journal import Journal
from tests.arena.matches import ended, games_in, new_match

MATCH = new_match(games=8)
RESULTS = [ended(fixture, fixture.number, 3) for fixture in MATCH.fixtures()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a match of which half is played."""
    path = tmp_path / "match.json"
    journal = Journal(path, MATCH.settings())
    for result in RESULTS[:4]:
        journal.add(result)
    journal.close({"games": 4})
    return path


def test_the_file_is_json_after_every_game(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    journal = Journal(path, MATCH.settings())
    assert games_in(path) == []
    for count, result in enumerate(RESULTS, 1):
        journal.add(result)
        assert games_in(path) == RESULTS[:count]
    journal.close({"games": 8})
    whole = json.loads(path.read_text())
    assert whole["settings"].items() >= MATCH.settings().items()
    assert whole["summary"] == {"games": 8}


def test_a_match_goes_on_in_its_file(path: Path) -> None:
    journal = Journal(path, MATCH.settings())
    assert journal.results == RESULTS[:4]
    for result in RESULTS[4:]:
        journal.add(result)
    journal.close()
    assert games_in(path) == RESULTS


def test_a_file_that_was_cut_off_anywhere_loses_at_most_what_was_cut_off(path: Path) -> None:
    content = path.read_bytes()
    head = content.index(b"\n")
    for length in range(head, len(content), 7):
        path.write_bytes(content[:length])
        journal = Journal(path, MATCH.settings())
        kept = len(journal.results)
        assert journal.results == RESULTS[:kept]
        assert kept >= content[:length].count(b"\n") - 2
        journal.add(RESULTS[7])
        journal.close()
        assert games_in(path) == [*RESULTS[:kept], RESULTS[7]]


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.touch()
    Journal(path, MATCH.settings()).close()
    assert games_in(path) == []


@pytest.mark.parametrize("content", ["hello", "{}", "[]", "17", '{"games": [', "\n\n", '{"settings": {}, "games": ['])
def test_what_is_no_match_is_refused_and_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises(BadOption, match=r"notes\.txt is not the file of a match"):
        Journal(path, MATCH.settings())
    assert path.read_text() == content


def test_another_match_is_refused_and_left_alone(path: Path) -> None:
    content = path.read_bytes()
    with pytest.raises(BadOption, match=r"another match: bots is \[\"greedy\", \"random\"\] there, not \[\"random\""):
        Journal(path, new_match("random", "random", games=8).settings())
    with pytest.raises(BadOption, match="another match: seed is 0 there, not 1"):
        Journal(path, new_match(games=8, seed=1).settings())
    assert path.read_bytes() == content


def test_games_of_other_rules_or_bots_are_not_mixed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.arena.journal.sources_digest", lambda: "another")
    with pytest.raises(BadOption, match=r'another match: code is "[0-9a-f]{16}" there, not "another"'):
        Journal(path, MATCH.settings())


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    lines[2] = lines[2][:20]
    path.write_text("\n".join(lines))
    with pytest.raises(BadOption, match="line 3: not a game"):
        Journal(path, MATCH.settings())
