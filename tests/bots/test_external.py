"""Any program is a bot, and a bad one only loses its game."""

import json
import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sintra
from sintra import BadOption, IllegalMove, Table
from sintra.bots import check_bot, is_command, join_bots, new_bot, split_bots
from sintra.bots.bot import Bot, Forfeit
from sintra.bots.external import External, parse_command
from sintra.bots.program import LONGEST_LINE
from sintra.core.words import Text
from sintra.terminal.play import LEFT, Session
from sintra.terminal.seats import Seats
from tests.bots.programs import EXAMPLE, FIRST_MOVE, ROOT, program, saying
from tests.tables import SETTINGS, Setting
from tests.terminal.screens import Paper, mini

ONE_OF_EACH_GAME = list({setting.game: setting for setting in SETTINGS}.values())


@contextmanager
def seated(spec: str, table: Table, seed: int = 1) -> Iterator[Bot]:
    bot = new_bot(spec, table.game, seed)
    try:
        yield bot
    finally:
        bot.close()


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


# Good programs


@pytest.mark.parametrize("setting", ONE_OF_EACH_GAME, ids=str)
def test_the_example_finishes_every_game(setting: Setting) -> None:
    def record() -> str:
        table = setting.new_table(3)
        bots = [new_bot(EXAMPLE, table.game, seat) for seat in range(table.players)]
        while table.turn is not None:
            table.play(bots[table.turn].choose(table), table.turn)
        for seat, bot in enumerate(bots):
            bot.end(table, seat)
            bot.close()
        return table.record()

    assert record() == record()  # Its chance follows from the seed that it is told.


def test_the_example_is_short() -> None:
    source = Path(EXAMPLE.split()[-1]).read_text(encoding="utf-8")
    assert len(source.splitlines()) < 50


def test_a_move_can_be_an_object_or_a_text_in_any_language() -> None:
    table = mini()
    move = table.legal[0]
    for language in ("en", "cs"):
        text = json.dumps({"move": table.game.format_move(move, language)})
        with seated(saying(text), table) as bot:
            assert bot.choose(table) == move
    with seated(program(FIRST_MOVE), table) as bot:
        assert bot.choose(table) == move


def test_a_program_hears_what_its_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    table = sintra.new_table("duel", seed=4)
    keep = f"open({str(heard)!r}, 'a').write(line)"
    with seated(program(f"{keep}; {FIRST_MOVE}"), table, seed=9) as bot:
        seat = table.turn
        while table.turn == seat:
            table.play(bot.choose(table))
        table.play(table.legal[-1])
        while table.turn != seat:
            table.play(table.legal[-1])
        bot.choose(table)
    last = json.loads(heard.read_text().splitlines()[-1])
    assert last == {
        "type": "decide",
        "view": table.view(seat),
        "moves": [{"seat": step.seat, "move": table.seen(step, seat).move} for step in table.steps],
        "legal": table.legal,
    }
    assert "seed" not in last["view"]


def test_a_finished_game_has_nothing_to_choose() -> None:
    table = mini()
    while not table.over:
        table.play(table.legal[0])
    with seated(EXAMPLE, table) as bot, pytest.raises(IllegalMove, match="the game is over"):
        bot.choose(table)


# Bad programs


BAD_PROGRAMS: dict[str, tuple[str, str, str]] = {
    "never answers": (program("pass", limit="0.01s:"), "slow", "no answer within 0.01 s"),
    "never listens": (f"exec:0.01s:{program('pass', first='while True: pass')[5:]}", "slow", "no answer within"),
    "dies": (program("sys.exit(3)"), "ended", "ended before the game did, with status 3"),
    "dies with words": (program("sys.exit('no luck')"), "ended", 'with status 1, saying "no luck"'),
    "dies at once": ("exec:false", "ended", "with status 1"),
    "says nothing useful": (saying("hello"), "garbled", 'answered "hello" (expected for example {"move": "3 blue 2"})'),
    "says a list": (saying("[1]"), "garbled", 'answered "[1]"'),
    "says no move": (saying("{}"), "garbled", 'answered "{}"'),
    "says a number": (saying('{"move": 1}'), "garbled", "answered"),
    "says too deep things": (saying("[" * 50_000), "garbled", "answered"),
    "says bytes": (program("os.write(1, bytes([255, 10]))"), "garbled", "answered"),
    "floods": (program("print('x' * 10_000_000)"), "garbled", f"answered with over {LONGEST_LINE} bytes in one line"),
    "plays nonsense": (saying('{"move": "9Q2"}'), "illegal", "9Q2"),
    "plays nothing": (saying('{"move": {}}'), "illegal", ""),
    "plays what it can not": (
        saying('{"move": {"do": "draft", "from": 4, "colour": "blue", "to": 0}}'),
        "illegal",
        "not possible now",
    ),
    "closes its output": (program("os.close(1)"), "ended", "ended before the game did"),
}


@pytest.mark.parametrize("case", BAD_PROGRAMS)
def test_a_bad_program_loses_its_game_and_is_ended(case: str) -> None:
    spec, kind, reason = BAD_PROGRAMS[case]
    table = mini()
    before = table.position()
    bot = new_bot(spec, table.game)
    assert isinstance(bot, External)
    started = []
    start = bot.start
    bot.start = lambda *place: started.append(start(*place)) or started[0]  # type: ignore[func-returns-value]
    with pytest.raises(Forfeit) as forfeit:
        bot.choose(table)
    assert forfeit.value.kind == Text(f"bot-forfeit-{kind}")
    assert reason in str(forfeit.value)
    assert forfeit.value.in_("cs")
    assert not is_running(started[0].process.pid)
    assert table.position() == before


def test_a_program_that_vanished_loses(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    table = mini()
    bot = new_bot(f"exec:{path}", table.game)
    path.unlink()
    with pytest.raises(Forfeit, match="did not start: No such file") as forfeit:
        bot.choose(table)
    assert forfeit.value.kind == Text("bot-forfeit-missing")


def test_what_a_program_complains_about_does_not_stop_it() -> None:
    table = mini()
    with seated(program(f"sys.stderr.write('x' * 1_000_000); {FIRST_MOVE}"), table) as bot:
        assert bot.choose(table) == table.legal[0]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    keeper, reader = os.open(fifo, os.O_RDWR), os.open(fifo, os.O_RDONLY)
    child = ["sh", "-c", f"exec 3>{shlex.quote(str(fifo))}; echo here >&3; exec sleep 60"]
    table = mini()
    with seated(program(FIRST_MOVE, first=f"import subprocess; subprocess.Popen({child!r})"), table) as bot:
        bot.choose(table)
        assert os.read(reader, 10) == b"here\n"
        os.close(keeper)
    assert os.read(reader, 10) == b""  # Nobody is left who could write.
    os.close(reader)


def test_a_program_that_does_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.bots.external.FAREWELL", 0.01)
    table = mini()
    bot = new_bot(program(f"{FIRST_MOVE}; sys.stdin.readline(); [None for _ in iter(int, 1)]"), table.game)
    assert isinstance(bot, External)
    bot.choose(table)
    assert bot.program
    number = bot.program.process.pid
    bot.end(table, 0)
    bot.close()
    assert not is_running(number)
    bot.close()


# What is typed


def test_a_time_limit_stands_before_the_command() -> None:
    assert parse_command("5s:./bot --deep 'a b'") == (["./bot", "--deep", "a b"], 5)
    assert parse_command("0.5s:./bot") == (["./bot"], 0.5)
    assert parse_command("./bot") == (["./bot"], 10)


@pytest.mark.parametrize("argument", ["", "  ", "5s:", "python3 'bot.py"])
def test_what_is_no_command_is_refused(argument: str) -> None:
    with pytest.raises(BadOption, match="not a command"):
        check_bot(f"exec:{argument}")


def test_a_command_takes_all_that_follows() -> None:
    assert split_bots(["greedy, random,exec:./bot --levels 1,2"]) == ["greedy", "random", "exec:./bot --levels 1,2"]
    assert split_bots(["exec:./bot a,b", "greedy"]) == ["exec:./bot a,b", "greedy"]
    assert split_bots(["greedy,"]) == ["greedy", ""]


@given(st.lists(st.sampled_from(["greedy", "random", "search:1s", "exec:./bot", "exec:./bot a,greedy"]), min_size=1))
def test_bots_that_are_joined_come_apart_again(specs: list[str]) -> None:
    texts = join_bots(specs)
    assert split_bots(texts) == specs
    assert len(texts) <= 1 + sum(map(is_command, specs))


# What is written about it


def test_the_conversation_in_the_page_is_a_real_one(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "exec-bots.md").read_text(encoding="utf-8")
    lines = [(side, json.loads(said)) for side, said in re.findall(r"^([<>]) (.*)", page, re.M)]
    position = re.search(r"`(mini players=[^`]*)`", page)
    assert position
    table = sintra.from_position(" ".join(position[1].split()), seed=1)
    heard, answer = tmp_path / "heard", next(said for side, said in lines if side == ">")
    source = f"import sys\nfor line in sys.stdin:\n open({str(heard)!r}, 'a').write(line)\n"
    source += f" if 'decide' in line: print({json.dumps(answer)!r}, flush=True)"
    with seated(f"exec:{shlex.join([sys.executable, '-c', source])}", table, seed=5) as bot:
        table.play(bot.choose(table))
        bot.end(table, 0)
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(messages[1]["view"]) > 10
    messages[1]["view"] = "…"
    assert messages == [said for side, said in lines if side == "<"]


# In the terminal


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'Player 2 (exec) loses by forfeit: answered "hello"'),
        ("cs", "Hráč 2 (exec) prohrává kontumačně: odpověděl „hello“"),
    ],
)
def test_a_person_is_told_why_a_bot_loses(language: str, said: str, tmp_path: Path) -> None:
    table = mini()
    paper = Paper([table.game.format_move(table.legal[0])], language, is_plain=True)
    spec = saying("hello")
    path = tmp_path / "game.txt"
    assert Session(table, Seats([None, new_bot(spec, table.game)]), paper.screen, path).run() == LEFT
    assert said in paper.text
    assert f"--save {path} --bots 'exec:" in paper.text
    assert sintra.load(path.read_text(encoding="utf-8")).moves == table.moves


def test_a_person_can_play_a_program() -> None:
    table = mini()
    bot = new_bot(program(FIRST_MOVE), table.game)
    paper = Paper([table.game.format_move(table.legal[0]), "quit"], is_plain=True)
    assert Session(table, Seats([None, bot]), paper.screen).run() == LEFT
    assert len(table.steps) == 2
    assert isinstance(bot, External)
    assert bot.program is None
