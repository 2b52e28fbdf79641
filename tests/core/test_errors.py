"""Refusals: every one of them in every language, with the same facts."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import sintra
from sintra import BadRecord, SintraError, Table
from sintra.core.words import LANGUAGES
from tests.tables import play_randomly

SOURCES = Path(sintra.__file__).parent


# Some of them in action

RECORD = play_randomly(sintra.new_table("mini", 2, {"starter": 0}, seed=7), 1, 12).record()
OPENING = sintra.new_table("mini", 2, {"starter": 0}, seed=7).position()
SPECIAL = sintra.new_table("chocolatier", 2, {"special": "on"}, seed=7).position()


def mini(**settings: object) -> Table:
    return sintra.new_table("mini", **{"seed": 7, **settings})  # type: ignore[arg-type]


def play(move: object, seat: int | None = None) -> None:
    mini(options={"starter": 0}).play(move, seat)  # type: ignore[arg-type]


def load(old: str, new: str) -> None:
    assert old in RECORD
    sintra.load(RECORD.replace(old, new, 1))


def place(old: str, new: str, position: str = OPENING) -> None:
    assert old in position
    sintra.from_position(position.replace(old, new, 1))


# What is refused, and what is named in every language: what came, what is possible.
REFUSALS: dict[str, tuple[Callable[[], object], list[str]]] = {
    "no move": (lambda: play("9Q2"), ["9Q2"]),
    "move to nowhere": (lambda: play("1 blue 6"), ["1 blue 6", "3 "]),
    "no object": (lambda: play({"do": "dance"}), ["{'do': 'dance'}", "draft, spread, tile"]),
    "fields missing": (lambda: play({"do": "draft"}), ["do, from, colour, to"]),
    "out of turn": (lambda: play("1 blue 1", seat=1), ["1", "0"]),
    "no seat": (lambda: mini().view(2), ["2", "0", "1"]),
    "game": (lambda: sintra.new_table("go"), ["go", ", ".join(sintra.GAMES)]),
    "players": (lambda: mini(players=5), ["mini", "5", "2, 3, 4"]),
    "option": (lambda: mini(options={"roof": "red"}), ["roof", "wall"]),
    "value": (lambda: mini(options={"wall": "green"}), ["wall", "green", "coloured, plain"]),
    "seed": (lambda: mini(seed=-1), ["-1", "2**64 - 1"]),
    "undo rule": (lambda: mini(undo="sometimes"), ["sometimes", "freely, known, never"]),
    "undo": (lambda: mini().undo(), []),
    "redo": (lambda: mini().redo(), []),
    "no record": (lambda: sintra.load("hello"), ["1", "hello", "sintra record 1"]),
    "record of no game": (lambda: load("game mini", "game go"), ["6", "go", ", ".join(sintra.GAMES)]),
    "record without value": (lambda: load("seed 7", "seed"), ["6", "seed", "players 2"]),
    "record with a heading twice": (lambda: load("seed 7", "seed 7\nseed 8"), ["7", "seed"]),
    "record with a heading too late": (lambda: load("unfinished", "seed 7\nunfinished"), ["22", "seed 7"]),
    "record with a wrong number": (lambda: load("seed 7", "seed x"), ["6", "seed", "x"]),
    "record with a wrong option": (lambda: load("wall coloured", "wall green"), ["6", "wall", "green"]),
    "record with a wrong move": (lambda: load("2. player", "3. player"), ["10", "3", "2"]),
    "record with no move": (lambda: load("unfinished", "hop"), ["22", "hop", "1. player 1: …"]),
    "record cut off": (lambda: load("unfinished\n", ""), ["22", "unfinished", "result …"]),
    "record that goes on": (lambda: load("unfinished\n", "unfinished\nmore\n"), ["23", "more"]),
    "record with a wrong end": (lambda: load("unfinished", "result 1 2"), ["22", "result 1 2", "unfinished"]),
    "no field": (lambda: place("round=1", "hello"), ["hello"]),
    "field missing": (lambda: place("lid=- ", ""), ["lid", "bag"]),
    "number": (lambda: place("players=2", "players=5"), ["players", "5", "2", "4"]),
    "word": (lambda: place("wall=coloured", "wall=pink"), ["pink", "coloured, plain"]),
    "turn": (lambda: place("turn=1", "turn=-"), ["turn", "-", "draft"]),
    "parts": (lambda: place("board1=0;", "board1="), ["board1", "3", "4"]),
    "letter": (lambda: place("displays=", "displays=X"), ["displays", "X", "B Y R K W"]),
    "bag": (lambda: place("bag=", "bag=1"), ["bag", "B12Y3"]),
    "score": (lambda: place("board1=0", "board1=99999"), ["board1", "99999", "30000"]),
    "line": (lambda: place(";-/-", ";-/BY"), ["2", "board1", "BY"]),
    "wall": (lambda: place("...../", "..../"), ["1", "board1", "....", "5"]),
    "marker": (lambda: place("marker=centre", "marker=2"), ["2", "*"]),
    "chance": (lambda: place("chance=", "chance=x"), ["chance", "x", "16"]),
    "tiles too many": (lambda: place("lid=-", "lid=W1"), ["21", "20"]),
    "back": (lambda: place("gold=", "gold=moon", SPECIAL), ["gold", "moon", "pullB"]),
    "shield": (lambda: place(";- board2", ";?B board2", SPECIAL), ["board1", "?B"]),
}


def refusal(name: str) -> SintraError:
    with pytest.raises(SintraError) as caught:
        REFUSALS[name][0]()
    return caught.value


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_names_the_same_in_every_language(name: str) -> None:
    error = refusal(name)
    assert str(error) == error.in_("en") == error.text.en
    assert error.in_("cs") == error.text.cs != error.text.en
    for sentence in map(error.in_, LANGUAGES):
        assert [fact for fact in REFUSALS[name][1] if fact not in sentence] == []


@pytest.mark.parametrize("name", REFUSALS)
def test_czech_has_its_own_quotes_and_words(name: str) -> None:
    czech = refusal(name).in_("cs")
    assert '"' not in czech
    assert "{" not in czech.replace("{'do'", "")
    assert "expected" not in czech


def test_moves_are_told_in_the_language_of_the_sentence() -> None:
    table = mini()
    with pytest.raises(SintraError) as caught:
        table.play("spread blue left")
    example = table.game.format_move(table.legal[0], "cs")
    assert caught.value.in_("cs") == f"teď nelze: „rozdat modrá vlevo“ (možné je například „{example}“)"


def test_a_move_that_may_not_be_taken_back() -> None:
    table = mini(undo="never")
    table.play(table.legal[0])
    with pytest.raises(SintraError) as caught:
        table.undo()
    assert caught.value.in_("cs") == "tento tah už vzít zpět nelze"


def test_a_refusal_inside_a_record_keeps_its_line_and_both_languages() -> None:
    error = refusal("record with a wrong option")
    assert isinstance(error, BadRecord)
    assert (error.line, error.reason) == (6, "option wall can not be 'green' (expected one of: coloured, plain)")
    assert str(error) == f"line 6: {error.reason}"
    assert error.in_("cs") == "řádek 6: volba wall nemůže být „green“ (možnosti: coloured, plain)"


@pytest.mark.parametrize("name", ["seed", "no record"])
def test_a_refusal_can_go_to_another_process(name: str) -> None:
    error = refusal(name)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.text, vars(again)) == (type(error), error.text, vars(error))
