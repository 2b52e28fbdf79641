"""Can a whole game be played at the screen, with every command, and can nothing typed harm it?"""

import os
import re
from itertools import cycle, takewhile
from pathlib import Path

import pytest

import sintra
from sintra import Table
from sintra.bots import BOTS
from sintra.terminal.asked import USUAL_OPPONENT, format_bots
from sintra.terminal.play import INTERRUPTED, LEFT, Session
from sintra.terminal.seats import Seats
from tests.tables import SETTINGS, Setting
from tests.terminal.screens import Paper, mini, random_moves, sit_down, texts

LOOKS = [("en", False), ("cs", True), ("en", True), ("cs", False)]
GAMES = list(zip(SETTINGS, cycle(LOOKS)))


# Whole games


@pytest.mark.parametrize(("setting", "look"), GAMES, ids=str)
def test_a_whole_game_is_played_through_the_screen(setting: Setting, look: tuple[str, bool], tmp_path: Path) -> None:
    language, is_plain = look
    table = setting.new_table(5)
    paper = Paper(random_moves(table, language), language, is_plain)
    path = tmp_path / "game.txt"
    assert sit_down(table, paper, bots=setting.players - 1, path=path).run() == LEFT
    assert table.over
    assert sintra.load(path.read_text(encoding="utf-8")).scores == table.scores
    assert all(re.search(rf"\b{score}\b", paper.text[-1000:]) for score in table.scores)
    assert ("╭" in paper.text) != is_plain
    assert "{" not in paper.text
    assert ("Player" in paper.text) == (language == "en")


def test_people_share_a_screen() -> None:
    table = mini()
    first, second = texts(table)[0], "?"
    paper = Paper([first, second], "en")
    sit_down(table, paper, bots=0).run()
    assert "Player 1, your move: " in paper.text
    assert "Player 2, your move: " in paper.text


def test_bots_play_alone_where_nobody_watches() -> None:
    table = mini()
    paper = Paper()
    assert sit_down(table, paper, bots=2).run() == LEFT
    assert table.over
    assert "your move" not in paper.text


def test_a_spectator_says_when(monkeypatch: pytest.MonkeyPatch) -> None:
    table = mini()
    paper = Paper(["", "", "hello", "?"])
    monkeypatch.setattr(type(paper.screen), "is_interactive", True)
    monkeypatch.setattr("sintra.terminal.play.complete_with", lambda choices: None)
    sit_down(table, paper, bots=2).run()
    assert len(table.steps) == 2
    assert paper.text.count("Enter for the next move: ") == 5
    assert 'Not understood: "hello"' in paper.text


# What is typed


def played(table: Table, *typed: str, language: str = "en", bots: int = 1, is_plain: bool = True) -> str:
    """What the screen says to some lines."""
    paper = Paper(typed, language, is_plain)
    sit_down(table, paper, bots).run()
    return paper.text


@pytest.mark.parametrize(
    "typed", ["hello", "3", "9 blue 2", "blue", "1 blue 9", "\x1b[31m", "x" * 1000, "ř", "undo", "redo"]
)
def test_wrong_input_changes_nothing(typed: str) -> None:
    table = mini()
    before = table.position()
    said = played(table, typed)
    assert table.position() == before
    assert table.steps == []
    assert "\x1b" not in said.replace(typed, "")
    assert max(map(len, said.replace(typed, "").splitlines())) < 250


def test_help_names_every_command_in_the_language() -> None:
    assert "take back to your last decision" in played(mini(), "?")
    assert "zpět      vrátit vaše poslední rozhodnutí" in played(mini(), "pomoc", language="cs")


def test_moves_are_listed_in_groups() -> None:
    said = played(mini(), "moves")
    listed = said.split("A move is one word of each group:\n")[1].splitlines()
    assert 3 <= len([line for line in listed if "floor." in line]) <= 10
    assert "floor" in played(mini(), "hint", is_plain=False)


def test_the_position_is_told() -> None:
    table = mini()
    assert table.position() in played(table, "position")


def test_people_who_play_each_other_do_not_see_the_position() -> None:
    table, paper = mini(), Paper(["position"], "en")
    sit_down(table, paper, bots=0).run()
    assert "not told before the end" in paper.text
    assert table.position() not in paper.text


@pytest.mark.parametrize(
    ("bots", "hears"), [([None, "random"], True), (["random", None], False), ([None, None], False)]
)
def test_a_secret_is_told_only_to_its_player(bots: list[str | None], hears: bool) -> None:
    table = sintra.new_table("duel", options={"starter": 1}, seed=7)  # so that seat 0 opens
    paper = Paper()
    seats = Seats([None if bot is None else BOTS[bot](table.game) for bot in bots])
    session = Session(table, seats, paper.screen)
    for _ in range(4):
        session.make(table.legal[0])
    while table.turn != 0:
        session.make(table.legal[-1])
    before = len(paper.text)
    for move in ("draw", "draw", "stop", "keep 1"):
        session.make(table.game.parse_move(move))
    told = paper.text[before:]
    assert (table.view(0)["hand"]["plates"][0]["plate"] in told) == hears
    assert "under the stack" in told


def test_the_log_tells_what_happened() -> None:
    table = mini()
    assert "Nothing has happened yet." in played(table, "log")
    said = played(table, texts(table)[0], "log")
    assert said.count("Player 1 takes") == 2
    assert said.count("Player 2 takes") == 2


def test_the_log_begins_with_the_last_scoring() -> None:
    table = mini()
    while table.round < 3:
        table.play(table.legal[0])
    said = played(table, "log", bots=0)
    assert said.count("The round is over. Scoring:") == 1
    assert said.count("begins; player") == 1


def test_quit_leaves_calmly() -> None:
    table = mini()
    assert "Goodbye. This game was not saved" in played(table, "quit", texts(table)[0])
    assert table.steps == []
    assert "Na shledanou." in played(mini(), "konec", language="cs")


# Undo and redo


def test_undo_takes_back_to_my_last_decision() -> None:
    table = mini()
    start, first = table.position(), texts(table)[0]
    said = played(table, first, "undo")
    assert table.position() == start
    assert f'Taken back: "{first}".' in said


def test_undo_takes_back_every_reply() -> None:
    table = mini(players=4)
    start = table.position()
    played(table, texts(table)[0], "zpět", bots=3, language="cs")
    assert table.position() == start


def test_redo_makes_all_of_it_again() -> None:
    table = mini()
    paper = Paper([texts(table)[0]])
    sit_down(table, paper).run()
    after = table.position()
    said = played(table, "undo", "redo")
    assert table.position() == after
    assert "Player 2 takes" in said.split("Taken back")[1]


def test_between_people_nothing_is_taken_back_once_tiles_are_drawn() -> None:
    table = mini()
    paper = Paper(takewhile(lambda move: table.round == 1, random_moves(table, "en")))
    sit_down(table, paper, bots=0).run()
    begun = table.position()
    assert "Between people this can not be taken back" in played(table, "undo", bots=0)
    assert table.position() == begun
    assert "Taken back" in played(table, texts(table)[0], "undo", bots=0)
    assert table.position() == begun


def test_against_bots_everything_can_be_taken_back() -> None:
    table = mini()
    paper = Paper(takewhile(lambda move: table.round == 1, random_moves(table, "en")))
    sit_down(table, paper).run()
    moves = len(table.steps)
    played(table, *["undo"] * moves)
    assert table.steps == []


def test_there_is_nothing_to_undo_before_my_first_move() -> None:
    table = mini(starter=1)
    said = played(table, "undo", "redo")
    assert len(table.steps) == 1
    assert "There is no move of yours to take back." in said
    assert "There is no move to make again." in said


# Saving


def test_every_move_is_written_before_anything_is_told(tmp_path: Path) -> None:
    table = mini()
    path = tmp_path / "game.txt"
    paper = Paper([texts(table)[0]])
    session = sit_down(table, paper, path=path)
    told: list[int] = []
    tell = session.stage.tell

    def look_first(numbers: list[int]) -> None:
        told.append(len(sintra.load(path.read_text()).steps))
        tell(numbers)

    session.stage.tell = look_first  # type: ignore[method-assign, assignment]
    session.run()
    assert told == [1, 2]


def test_undo_is_written_too(tmp_path: Path) -> None:
    table = mini()
    path = tmp_path / "game.txt"
    sit_down(table, Paper([texts(table)[0], "undo"]), path=path).run()
    assert sintra.load(path.read_text()).steps == []


def test_save_keeps_the_game_from_then_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = mini()
    said = played(table, "save my game.txt", texts(table)[0])
    assert "Saved in my game.txt" in said
    assert "go on with: sintra play --save 'my game.txt'" in said
    assert len(sintra.load(Path("my game.txt").read_text()).steps) == 2


def test_save_spares_other_files(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear")
    assert "expected the name of a new file" in played(mini(), f"save {other}")
    assert other.read_text() == "Dear"


def test_save_needs_a_place() -> None:
    assert "Expected a file name: save game.txt" in played(mini(), "save")
    assert "Očekávám jméno souboru: uložit partie.txt" in played(mini(), "uložit", language="cs")
    said = played(mini(), "save /nowhere/game.txt")
    assert "could not be saved in /nowhere/game.txt: No such file or directory." in said
    assert "This game was not saved" in said


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("~nobody-of-this-name/x", "There is no home folder as in ~nobody-of-this-name/x"),
        ("x" * 400, f"could not be saved in {'x' * 400}: File name too long."),
        ("x" * 250, f"could not be saved in {'x' * 250}: File name too long."),
    ],
)
def test_a_name_that_no_file_can_have_is_refused(
    name: str, refusal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = mini()
    said = played(table, f"save {name}", texts(table)[0])
    assert refusal in said
    assert len(table.steps) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="folders are removed while they are used")
def test_a_game_goes_on_when_saving_fails(tmp_path: Path) -> None:
    table = mini()
    path = tmp_path / "away" / "game.txt"
    paper = Paper([texts(table)[0]])
    sit_down(table, paper, path=path).run()
    assert len(table.steps) == 2
    assert "could not be saved" in paper.text


# Leaving


def test_an_interrupt_says_where_the_game_is(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    paper = Paper()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    paper.screen.read = interrupt
    assert sit_down(mini(), paper, path=path).run() == INTERRUPTED
    expected = f"Goodbye. The game is saved; go on with: sintra play --save {path} --bots greedy"
    assert paper.text.splitlines()[-1] == expected


@pytest.mark.parametrize(
    ("bots", "asked"), [(0, " --bots none"), (1, " --bots greedy"), (3, " --bots greedy,greedy,greedy")]
)
def test_the_goodbye_seats_everybody_as_before(bots: int, asked: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    paper = Paper()
    sit_down(mini(players=3), paper, bots, path).say_goodbye()
    assert paper.text == f"Goodbye. The game is saved; go on with: sintra play --save {path}{asked}\n"


def test_nobody_need_ask_for_the_usual_opponents() -> None:
    assert format_bots([None, USUAL_OPPONENT, USUAL_OPPONENT]) == ""
    assert format_bots([None, None, USUAL_OPPONENT]) == f" --bots {USUAL_OPPONENT}"


def test_the_end_of_input_is_no_error() -> None:
    assert "Goodbye." in played(mini())


def test_a_finished_game_shows_its_result() -> None:
    table = mini()
    while not table.over:
        table.play(table.legal[0])
    said = played(table)
    assert "together" in said
    assert "Your move" not in said
