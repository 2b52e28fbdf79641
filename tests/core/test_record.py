"""Records: readable, editable, and refused with line and reason when they are damaged."""

import pytest

import sintra
from sintra import BadRecord
from tests.tables import play_randomly

RECORD = play_randomly(sintra.new_table("mini", 2, {"starter": 0}, seed=7), 1, 12).record()
FINISHED = play_randomly(sintra.new_table("mini", 2, {"starter": 0}, seed=7), 1).record()


def test_a_record_reads_like_this() -> None:
    lines = RECORD.splitlines()
    assert lines[:8] == [
        "sintra record 1",
        "game mini",
        "players 2",
        "option wall coloured",
        "option starter 0",
        "seed 7",
        "",
        "# round 1, scores 0 0",
    ]
    assert lines[8].startswith("1. player 1: ")
    assert lines[-1] == "unfinished"
    assert FINISHED.splitlines()[-1].startswith("result ")


def test_comments_empty_lines_and_spaces_say_nothing() -> None:
    loose = "\n".join(f"  {line}  \n# a remark\n" for line in RECORD.splitlines())
    assert sintra.load(loose).record() == RECORD


def test_a_person_may_type_moves_in_any_way() -> None:
    table = sintra.load(RECORD)
    edited = RECORD
    for step in table.steps:
        typed, czech = table.game.format_move(step.move), table.game.format_move(step.move, "cs")
        edited = edited.replace(f": {typed}\n", f": {czech}\n")
    assert edited != RECORD
    assert sintra.load(edited).record() == RECORD


def replaced(old: str, new: str, text: str = RECORD) -> str:
    assert old in text
    return text.replace(old, new, 1)


FIRST_MOVE = RECORD.splitlines()[8]
SECOND_MOVE = RECORD.splitlines()[9]
DAMAGED = {
    "empty": ("", 1, "not a record"),
    "another file": ("hello\nworld\n", 1, 'not a record: "hello" .expected "sintra record 1"'),
    "another version": (replaced("record 1", "record 9"), 1, "not a record"),
    "cut off after a move": ("\n".join(RECORD.splitlines()[:12]) + "\n", 13, "the record ends too early"),
    "cut off in a word": (RECORD[:-4], 22, "not a move"),
    "only a heading": ("sintra record 1\ngame mini\n", 3, "ends too early"),
    "unknown game": (replaced("game mini", "game go"), 6, "no game 'go' .expected one of"),
    "no game": (replaced("game mini\n", ""), 5, "no game ''"),
    "wrong players": (replaced("players 2", "players 9"), 6, "expected players: 2, 3, 4"),
    "players in words": (replaced("players 2", "players two"), 6, 'players is "two"'),
    "no seed": (replaced("seed 7\n", ""), 5, 'seed is "" .expected a whole number'),
    "wrong seed": (replaced("seed 7", "seed -7"), 6, 'seed is "-7"'),
    "wrong option": (replaced("wall coloured", "wall green"), 6, "wall can not be 'green'"),
    "unknown option": (replaced("option wall", "option roof"), 6, "no option 'roof'"),
    "heading twice": (replaced("seed 7", "seed 7\nseed 8"), 7, '"seed" is given twice'),
    "heading without value": (replaced("seed 7", "seed"), 6, "says nothing"),
    "heading after moves": (
        replaced("seed 7\n", "").replace("unfinished", "seed 7\nunfinished"),
        21,
        "comes after the moves",
    ),
    "a move missing": (replaced(FIRST_MOVE + "\n", ""), 9, "move 2 comes where move 1 was expected"),
    "a move twice": (replaced(FIRST_MOVE, FIRST_MOVE + "\n" + FIRST_MOVE), 10, "move 1 comes where move 2"),
    "another player": (replaced("1. player 1", "1. player 2"), 9, "seat 1 can not move now"),
    "no player": (replaced("1. player 1", "1. player 0"), 9, "can not move now"),
    "not a move": (replaced(FIRST_MOVE, "1. player 1: hop"), 9, 'not a move: "hop"'),
    "an illegal move": (replaced(FIRST_MOVE, "1. player 1: 9 blue 1"), 9, 'not possible now: "9 blue 1"'),
    "an edited result": (FINISHED.replace("result ", "result 9"), None, "where its moves give"),
    "finished but said unfinished": ("\n".join([*FINISHED.splitlines()[:-1], "unfinished"]), None, "its moves give"),
    "unfinished but said finished": (replaced("unfinished", "result 1 2"), 22, 'its moves give "unfinished"'),
    "something after the end": (RECORD + "more\n", 23, "comes after the end"),
    "another seed": (replaced("seed 7", "seed 8"), None, "not possible now"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_is_refused_with_line_and_reason(name: str) -> None:
    text, line, reason = DAMAGED[name]
    with pytest.raises(BadRecord, match=reason) as refusal:
        sintra.load(text)
    assert str(refusal.value).startswith(f"line {refusal.value.line}: ")
    assert line is None or refusal.value.line == line


def test_a_position_in_a_record_is_complete_and_alone() -> None:
    record = sintra.from_position(sintra.load(RECORD).position()).record()
    with pytest.raises(BadRecord, match="line 3: the position leaves something open"):
        sintra.load(record.partition(" chance=")[0] + "\nunfinished\n")
    with pytest.raises(BadRecord, match="line 4: the position says everything"):
        sintra.load(record.replace("\n\n", "\nplayers 2\n\n", 1))


def test_every_cut_of_a_record_is_refused() -> None:
    for end in range(len(RECORD) - 1):
        with pytest.raises(BadRecord):
            sintra.load(RECORD[:end])


def test_a_game_from_a_position_has_a_record_too() -> None:
    start = sintra.load(RECORD)
    table = play_randomly(sintra.from_position(start.position()), 5, 8)
    again = sintra.load(table.record())
    assert again.position() == table.position()
    assert again.record() == table.record()
