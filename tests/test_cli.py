"""Does the command line do what is asked, refuse in one line, and go on with a saved game?"""

import errno
import json
import os
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sintra
from sintra import cli
from sintra.bots import BOTS
from sintra.core.words import LANGUAGES
from sintra.server import serve
from sintra.terminal.arguments import build_parser, facts_of
from sintra.terminal.story import story
from tests.conftest import Run
from tests.tables import play_randomly

PROGRAM = (sys.executable, "-m", "sintra")
CONTRADICTIONS = {
    "chocolatier": "has the name mini, not chocolatier",
    "--players 3": "has a number of players of 2, not 3",
    "--option wall=plain": "has the option wall coloured, not plain",
    "--seed 8": "has the seed 7, not 8",
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Mini that has begun."""
    table = sintra.new_table("mini", 2, {"starter": 0}, 7)
    table.play(table.legal[0])
    path = tmp_path / "game.txt"
    path.write_text(table.record(), encoding="utf-8")
    return path


# Refusals

MINI_OPTIONS = ", ".join(option.name for option in sintra.GAMES["mini"].options)
REFUSALS = {
    "dance": 'no command "dance" (expected one of: serve, play, replay, simulate, arena, train)',
    "play chess": f"no game 'chess' (expected one of: {', '.join(sintra.GAMES)})",
    "play --players": "--players needs a value after it",
    "play --players 9": "mini can not be played by 9 (expected players: 2, 3, 4)",
    "play --players two": '--players can not be "two" (expected a whole number, for example 2)',
    "play --players -1": "mini can not be played by -1 (expected players: 2, 3, 4)",
    "play --bots clever": f"no bot 'clever' (expected one of: {', '.join(BOTS)}, none)",
    "play --bots greedy,none": f"no bot 'none' (expected one of: {', '.join(BOTS)}, none)",
    "play --bots greedy:3": "the bot greedy takes nothing after its name: '3'",
    "play --bots greedy,exec:/nowhere/bot": 'the program "/nowhere/bot" is not there or can not be run',
    "play --bots exec:": 'not a command: "" (expected for example exec:python3 bot.py or exec:5s:./bot)',
    "play --players 2 --bots greedy,greedy,random": "3 bots for 2 players (expected at most 2)",
    "play --option wall": 'not an option: "wall" (expected for example wall=coloured)',
    "play --option floor=wet": f"no option 'floor' in this game (expected one of: {MINI_OPTIONS})",
    "play --option wall=red": "option wall can not be 'red' (expected one of: coloured, plain)",
    "play --option starter=2": "option starter can not be '2' (expected one of: random, 0, 1)",
    "play --option wall=plain --option wall=plain": "option wall is given twice",
    "play --seed x": '--seed can not be "x" (expected a whole number, for example 2)',
    "play --seed -1": "not a seed: -1 (expected a whole number from 0 to 2**64 - 1)",
    "play --lang de": 'no language "de" (expected one of: en, cs)',
    "play --lang": "--lang needs a value after it: en or cs",
    "play --lang= --plain": "--lang needs a value after it: en or cs",
    "play --lang --plain": "--lang needs a value after it: en or cs",
    "play --plain=yes": '--plain takes no value (it came with "yes")',
    "play --help=me": '-h/--help takes no value (it came with "me")',
    "play --plane": "not understood: --plane (see sintra --help)",
    "play mini duel --plane": "not understood: duel --plane (see sintra --help)",
    "--port": "--port needs a value after it",
    "arena": "missing: --bots",
    "replay": "missing: FILE",
    "replay /nowhere/game.txt": "/nowhere/game.txt: No such file or directory",
    "replay /": "/: Is a directory",
    "simulate": "missing: GAME",
    "simulate mini --players 9": "mini can not be played by 9 (expected players: 2, 3, 4)",
    "simulate mini --seed -1": "not a seed: -1 (expected a whole number from 0 to 2**64 - 1)",
    "simulate mini --games 0": '--games can not be "0" (expected a whole number from 1 to 1000000000)',
    "simulate mini --bot clever": "no bot 'clever' (expected one of: random, greedy)",
    "play --save /nowhere/game.txt": "/nowhere/game.txt: No such file or directory",
}
CZECH_REFUSALS = {
    "dance": "příkaz „dance“ neznám (možnosti: serve, play, replay, simulate, arena, train)",
    "play --plain=yes": "--plain je bez hodnoty (přišla s ním „yes“)",
    "play --plane": "nerozumím: --plane (viz sintra --help)",
    "replay": "chybí: SOUBOR",
    "arena": "chybí: --bots",
    "simulate": "chybí: HRA",
    "play --bots": "za --bots chybí hodnota",
    "play chess": f"hru „chess“ neznám (možnosti: {', '.join(sintra.GAMES)})",
    "play --players 9": "hru mini nelze hrát s počtem hráčů 9 (možnosti: 2, 3, 4)",
    "play --players two": "--players nemůže být „two“ (očekává se celé číslo, například 2)",
    "play --seed it's": "--seed nemůže být „it's“ (očekává se celé číslo, například 2)",
    "play --seed -1": "neplatný seed: -1 (očekává se celé číslo od 0 do 2**64 - 1)",
    "play --option floor=wet": f"tato hra nemá volbu „floor“ (možnosti: {MINI_OPTIONS})",
    "play --option wall=red": "volba wall nemůže být „red“ (možnosti: coloured, plain)",
}


@pytest.mark.parametrize("command", REFUSALS)
def test_a_refusal_is_one_line_that_says_what_was_expected(run: Run, command: str) -> None:
    assert run(command) == (2, "", f"sintra: {REFUSALS[command]}\n")


@pytest.mark.parametrize("command", CZECH_REFUSALS)
def test_a_refusal_in_czech(run: Run, command: str) -> None:
    assert run(f"{command} --lang cs") == (2, "", f"sintra: {CZECH_REFUSALS[command]}\n")


def test_a_command_requires_at_most_one_argument() -> None:  # which is what a refusal names
    parser = build_parser("en", facts_of(list(sintra.GAMES.values()), BOTS))
    *_, commands = parser.arguments
    assert commands.choices
    for each in (parser, *commands.choices.values()):
        assert sum(argument.required for argument in each.arguments) <= 1


def test_a_missing_language_is_told_in_that_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert run("play --lang") == (2, "", "sintra: za --lang chybí hodnota: en nebo cs\n")


def test_a_circle_of_links_is_no_saved_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "loop"
    path.symlink_to("loop")
    for command in ("play --save", "replay"):
        assert run(f"{command} {path}") == (2, "", f"sintra: {path}: {os.strerror(errno.ELOOP)}\n")


@pytest.mark.parametrize("end", ["", "unfinished", "result 1 1\n", "2. player 1: 1 purple 1\nunfinished\n"])
def test_a_damaged_record_names_its_line(run: Run, saved: Path, end: str) -> None:
    lines = saved.read_text().splitlines()
    saved.write_text("\n".join(lines[:-1] + ([end] if end != "unfinished" else ["1. gone"])))
    for command in ("replay", "play --save"):
        status, said, trouble = run(f"{command} {saved}")
        assert (status, said) == (2, "")
        assert trouble.startswith(f"sintra: {saved}, line ")
        assert trouble.count("\n") == 1


def test_a_damaged_record_is_refused_in_czech(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("unfinished", "2. player 2: hop\nunfinished"))
    _, _, trouble = run(f"replay {saved} --lang cs")
    assert trouble.startswith(f"sintra: {saved}, řádek 10: neplatný tah: „hop“ (očekává se například „3 modrá 2“, ")


def test_a_file_that_is_no_record_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"\x1b[31mDear \xff")
    status, _, trouble = run(f"play --save {path}")
    assert status == 2
    assert "line 1: not a record" in trouble
    assert "\x1b" not in trouble
    assert path.read_bytes() == b"\x1b[31mDear \xff"


# The table in the browser


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """How a server was asked for; none is started."""
    asked: list[Any] = []

    def serve_nothing(
        games: object, address: object, tell: Callable[[str], None], opens_browser: bool, **_: bool
    ) -> None:
        tell("http://localhost:1/")
        asked.append((address, opens_browser))

    monkeypatch.setattr(serve, "serve", serve_nothing)
    return asked


def test_without_a_command_the_table_opens_in_the_browser(run: Run, served: list[Any]) -> None:
    status, said, _ = run("--lang cs")
    assert status == 0
    assert "Sintra hraje na adrese http://localhost:1/" in said
    address, opens_browser = served[0]
    assert opens_browser
    assert address.host == "127.0.0.1"


def test_a_table_is_served_where_it_is_asked_for(run: Run, served: list[Any], tmp_path: Path) -> None:
    run(f"serve --host 0.0.0.0 --port 0 --data {tmp_path}")
    assert served == [(serve.Address("0.0.0.0", 0, tmp_path), False)]


def test_a_port_that_is_busy_is_noticed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        assert serve.is_taken("127.0.0.1", busy.getsockname()[1])
    assert not serve.is_taken("127.0.0.1", 0)


def test_a_busy_port_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        status, said, trouble = run(f"serve --port {port} --data {tmp_path}")
    assert (status, said) == (2, "")
    assert trouble == f"sintra: 127.0.0.1:{port}: Address already in use\n"


# Play


def test_one_plays_mini_against_a_bot(run: Run) -> None:
    status, said, _ = run("play")
    assert status == 0
    assert "Mini · round 1 · Player 1 (you) to move" in said
    assert "Player 2 (apprentice)" in said


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("--players 3", ["Player 1 (you)", "Player 2 (apprentice)", "Player 3 (apprentice)"]),
        ("--players 3 --bots greedy,random", ["Player 1 (you)", "Player 2 (greedy)", "Player 3 (random)"]),
        ("--bots random --bots greedy", ["Player 1 (you)", "Player 2 (random)", "Player 3 (greedy)"]),
        ("--bots random,greedy", ["Player 1 (you)", "Player 2 (random)", "Player 3 (greedy)"]),
        ("--players 4 --bots random", ["Player 1,", "Player 2,", "Player 3,", "Player 4 (random),"]),
        ("--bots none", ["Player 1,", "Player 2,"]),
        ("--players 2 --bots random,greedy", ["Player 1 (random)", "Player 2 (greedy)"]),
    ],
)
def test_bots_sit_behind_the_people(run: Run, arguments: str, names: list[str]) -> None:
    _, said, _ = run(f"play mini --plain --seed 7 {arguments}", "board\n")
    assert [name for name in names if f"\n{name}" not in said] == []


def test_options_and_seed_make_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    options = "--option special=on --option wall=plain --option starter=0"
    run(f"play chocolatier --players 3 {options} --seed 9 --save {path}")
    table = sintra.load(path.read_text())
    assert (table.game.name, table.players, table.seed) == ("chocolatier", 3, 9)
    assert table.options == {"wall": "plain", "special": "on", "starter": 0}


def test_the_same_seed_gives_the_same_bots(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    for path in (first, second):
        assert run(f"play --players 2 --bots random,random --seed 5 --save {path}")[0] == 0
    assert first.read_text() == second.read_text()


def test_a_saved_game_goes_on(run: Run, saved: Path) -> None:
    before = sintra.load(saved.read_text())
    status, said, _ = run(f"play --save {saved} --bots none", f"{before.game.format_move(before.legal[0])}\n")
    assert status == 0
    assert said.startswith(f"The game goes on from {saved}.")
    assert f"go on with: sintra play --save {saved}" in said
    assert sintra.load(saved.read_text()).moves == [*before.moves, before.legal[0]]


@pytest.mark.parametrize("bots", ["none", "random", "greedy", "greedy,random"])
def test_the_command_of_the_goodbye_seats_everybody_as_before(run: Run, tmp_path: Path, bots: str) -> None:
    path = tmp_path / "my game.txt"
    _, before, _ = run(f"play --plain --players 3 --option starter=0 --bots {bots} --save", "board\n", str(path))
    command = before.split("go on with: sintra ")[1]
    _, after, _ = run("", "board\n", *shlex.split(command), "--plain")
    assert len(seating(before)) == 3
    assert seating(after) == seating(before)


def seating(said: str) -> set[str]:
    """The players with what they are, as their boards are told."""
    return set(re.findall(r"^Player \d[^,:]*(?=, 0 points)", said, re.MULTILINE))


def test_what_is_told_twice_and_agrees_is_fine(run: Run, saved: Path) -> None:
    command = f"play mini --players 2 --option wall=coloured --option starter=0 --seed 7 --save {saved}"
    assert run(command)[0] == 0


@pytest.mark.parametrize("argument", CONTRADICTIONS)
def test_a_contradiction_to_the_saved_game_is_refused(run: Run, saved: Path, argument: str) -> None:
    before = saved.read_text()
    status, said, trouble = run(f"play {argument} --save {saved}")
    assert (status, said) == (2, "")
    assert CONTRADICTIONS[argument] in trouble
    assert saved.read_text() == before


def test_a_saved_game_with_too_many_bots_is_refused(run: Run, saved: Path) -> None:
    assert run(f"play --save {saved} --bots random,random,random")[0] == 2


# Replay


def test_a_pipe_gets_the_whole_story(run: Run, saved: Path) -> None:
    table = play_randomly(sintra.load(saved.read_text()), 1)
    saved.write_text(table.record())
    for language in LANGUAGES:
        assert run(f"replay {saved} --lang {language}") == (0, story(table, language), "")


# Streams that lead nowhere


def test_nobody_reading_is_no_error(saved: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        program = subprocess.run(
            [*PROGRAM, "replay", saved], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert program.returncode == 1
    assert b"Error" not in program.stderr


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by a shell")
@pytest.mark.parametrize("command", ["play", "replay", "simulate mini --games 3"])
@pytest.mark.parametrize("closed", [">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_error(saved: Path, command: str, closed: str) -> None:
    arguments = {"play": ["--save", saved], "replay": [saved]}.get(command, [])
    program = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *PROGRAM, *command.split(), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (program.returncode, program.stdout) == (0, b"")
    assert b"Error" not in program.stderr


def test_a_refusal_stays_off_the_output_when_errors_are_closed() -> None:
    program = subprocess.run(["sh", "-c", '"$@" 2>&-', "sh", *PROGRAM, "dance"], capture_output=True, check=False)
    assert (program.returncode, program.stdout) == (2, b"")


# Simulate

KEYS = [
    "games",
    "rounds",
    "score",
    "winner_score",
    "turns",
    "decisions",
    "legal",
    "legal_per_decision",
    "wins",
    "shared",
    "games_per_second",
    "moves_per_second",
]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_simulation_prints_one_json_object(run: Run, bot: str) -> None:
    status, said, _ = run(f"simulate mini --players 3 --games 300 --seed 1 --option wall=plain --bot {bot}")
    means = json.loads(said)
    assert status == 0
    assert list(means) == KEYS
    assert means["games"] == 300
    assert len(means["wins"]) == 3


# Language and help


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
        ({}, "en"),
    ],
)
def test_the_environment_has_a_language(environment: dict[str, str], language: str) -> None:
    assert cli.language_of([], environment) == language
    assert cli.language_of(["play", "--lang", "en"], environment) == "en"
    assert cli.language_of(["play", "--lang=cs"], environment) == "cs"


@pytest.mark.parametrize("command", ["", "serve", "play", "replay", "simulate", "arena"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_complete(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main([*command.split(), "--lang", language, "--help"])
    said = capsys.readouterr().out
    assert leaving.value.code == 0
    assert said.startswith("usage: sintra" if language == "en" else "použití: sintra")
    assert "{" not in said
    assert ("options:" in said) == (language == "en")
    assert command != "play" or all(bot in said for bot in BOTS)


def test_help_in_czech_has_no_english_words_for_what_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "--lang", "cs", "--help"])
    said = capsys.readouterr().out
    assert all(name in said for name in ("HRA", "--save SOUBOR", "--option NÁZEV=HODNOTA"))
    assert not any(name in said for name in ("GAME", "FILE", "NAME", "VALUE"))


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out.startswith("sintra ")
