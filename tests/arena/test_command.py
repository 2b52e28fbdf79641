"""Does `sintra arena` do what is asked, and go on where it was left?"""

import json
import shlex
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from sintra import cli
from sintra.arena.match import Fixture
from sintra.arena.playing import Result
from sintra.arena.pools import InProcess
from sintra.arena.progress import Watch
from sintra.bots import BOTS
from tests.arena.matches import ended, games_in, killer, new_match, timeless
from tests.bots.programs import saying
from tests.conftest import Run

REFUSALS = {
    "": "missing: --bots",
    "--bots greedy": "too few bots for a match: 1 (expected at least 2)",
    "--bots greedy,clever": f"no bot 'clever' (expected one of: {', '.join(BOTS)})",
    "--bots greedy,exec:/nowhere/bot": 'the program "/nowhere/bot" is not there or can not be run',
    "--bots greedy,random --game chess": "no game 'chess' (expected one of: mini, chocolatier, duel, garden)",
    "--bots greedy,random --players 5": "mini can not be played by 5 (expected players: 2, 3, 4)",
    "--bots greedy,random --games 0": '--games can not be "0" (expected a whole number from 1 to 1000000)',
    "--bots greedy,random --jobs 0": '--jobs can not be "0" (expected a whole number from 1 to 1024)',
    "--bots greedy,random --seed -1": "not a seed: -1 (expected a whole number from 0 to 2**64 - 1)",
    "--bots greedy,random --option wall=red": "option wall can not be 'red' (expected one of: coloured, plain)",
    "--bots greedy,random,greedy --stop": "--stop is for two bots and two players (here: 3 bots, 2 players)",
    "--bots greedy,random --json /nowhere/a.json": "/nowhere/a.json: No such file or directory",
    "--bots greedy,random --ray 127.0.0.1:1": 'no Ray at "127.0.0.1:1" '
    "(expected an address such as 10.0.0.1:6379, auto or local)",
}


class Interrupted(InProcess):
    """A pool during whose fourth game somebody presses Ctrl-C."""

    def play(self, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
        yield from super().play(fixtures[:3])
        raise KeyboardInterrupt


@pytest.mark.parametrize("arguments", REFUSALS)
def test_a_refusal_is_one_line_that_says_what_was_expected(run: Run, arguments: str) -> None:
    status, _, said = run(f"arena {arguments}")
    assert (status, said) == (2, f"sintra: {REFUSALS[arguments]}\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Mini, 3 players: 6 games", "won %", "Elo, mean 0"]),
        ("cs", ["Zápas: 6 partií", "úspěšnost %", "průměr 0"]),
    ],
)
def test_a_match_ends_with_a_table(run: Run, language: str, words: list[str]) -> None:
    status, said, other = run(f"arena --players 3 --bots greedy,random --games 4 --lang {language}")
    assert (status, other) == (0, "")
    assert all(word in said for word in words)
    assert [line.split()[0] for line in said.splitlines()[3:]] == ["greedy", "random"]


def test_a_match_is_the_same_again(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / "first.json", tmp_path / "second.json"]
    for path in paths:
        run(f"arena --game duel --bots random,greedy --games 4 --seed 3 --json {path}")
    first, second = (timeless(games_in(path)) for path in paths)
    assert first == second
    assert len(first) == 4
    summary = json.loads(paths[0].read_text())["summary"]
    assert [standing["bot"] for standing in summary["standings"]] == ["random", "greedy"]


def test_a_match_that_was_killed_goes_on(run: Run, tmp_path: Path) -> None:
    path, marks = tmp_path / "match.json", tmp_path / "marks"
    arguments = ["--bots", killer(marks), "--bots", "random", "--games", "6", "--json", str(path)]
    killed = subprocess.run([sys.executable, "-m", "sintra", "arena", *arguments], capture_output=True, check=False)
    assert killed.returncode == -9
    assert len(games_in(path)) == 2
    assert json.loads(path.read_text())["summary"] is None

    status, said, _ = run("arena", "", *arguments)
    assert status == 0
    assert "2 games played already" in said
    continued = timeless(games_in(path))
    path.unlink()
    run("arena", "", *arguments)
    assert timeless(games_in(path)) == continued
    assert len(continued) == 6


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    command = f"arena --bots greedy,random --games 6 --json {path}"
    with monkeypatch.context() as patch:
        patch.setattr(cli, "new_pool", lambda jobs, address: Interrupted())
        status, said, other = run(command)
        assert (status, other) == (130, "")
        assert "2 games, each deal" in said  # The third has no counterpart yet.
        assert f"Interrupted. Kept in {path}: 3 games; the same command goes on." in said
        _, said, _ = run("arena --bots greedy,random --lang cs")
        assert "Přerušeno. S --json SOUBOR zůstane každá dohraná partie" in said
    status, said, _ = run(command)
    assert status == 0
    assert f"{path}: 3 games played already." in said
    assert [result.number for result in games_in(path)] == list(range(6))
    _, again, _ = run(command)
    assert again.splitlines()[1:] == said.splitlines()[1:]


def test_a_match_can_be_made_longer(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    command = f"arena --bots greedy,random --json {path}"
    run(f"{command} --games 4")
    _, said, _ = run(f"{command} --games 8")
    assert f"{path}: 4 games played already." in said
    longer = timeless(games_in(path))
    path.unlink()
    run(f"{command} --games 8")
    assert longer == timeless(games_in(path))


def test_a_clear_match_stops_early(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    status, said, _ = run(f"arena --bots greedy,random --games 1000 --stop --json {path}")
    assert status == 0
    assert "Sequential test: greedy is stronger than random." in said
    assert len(games_in(path)) < 100
    _, again, _ = run(f"arena --bots greedy,random --games 1000 --stop --json {path}")
    assert again.splitlines()[1:] == said.splitlines()


def test_forfeits_are_told(run: Run) -> None:
    status, said, _ = run("arena --games 2 --lang cs --bots", "", f"random,{saying('hello')}")
    assert status == 0
    assert "prohrál kontumačně: nesrozumitelná odpověď 2×. Například: odpověděl „hello“" in said


def test_what_a_program_says_can_not_move_the_cursor(run: Run) -> None:
    _, said, _ = run("arena --games 2 --bots", "", f"random,{saying(chr(27) + '[2J')}")
    assert "\x1b" not in said


def test_far_from_a_terminal_a_line_comes_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sintra.core.progress.NEXT_LINE", 0)
    match = new_match("greedy", "random", games=4)
    with Watch(match, [], "cs") as watch:
        for fixture in match.fixtures():
            watch.see(ended(fixture, 2, 1))
    said = capsys.readouterr().err.splitlines()
    assert said[:2] == ["0 z 4 partií", "1 z 4 partií"]
    assert said[-1].startswith("4 z 4 partií · greedy 50,0 % ± ")


def test_a_command_is_typed_as_it_is_documented(run: Run) -> None:
    spec = saying("hello")
    words = shlex.split(f"--bots {shlex.quote(spec)} --bots greedy,random --games 1 --neighbours")
    status, said, _ = run("arena", "", *words)
    assert status == 0
    assert "4 games" in said
