"""How a position is put into words: every codec reads what it writes, and says what it expected instead."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sintra import BadPosition
from sintra.core.memory import record_type
from sintra.core.notation import codecs, fields
from sintra.core.notation.codecs import Codec, Unread
from sintra.core.notation.fields import Field

LETTERS = codecs.letters("BYR", 4)
ROW = codecs.letters(".BYR", 3, least=3, first=-1)
PLACE = codecs.number(1, 4, first=1)
KNOWN = codecs.choice(codecs.endings([("B", (0,)), ("Y", (1,))], "", "1", "12"))

# A codec, a value, and how it is written.
WRITTEN: dict[str, tuple[Codec, Any, str]] = {
    "number from 1": (PLACE, 2, "3"),
    "word": (codecs.one_of("off", "on"), 1, "on"),
    "word of its own": (codecs.unless("centre", -1, PLACE), -1, "centre"),
    "no word of its own": (codecs.unless("centre", -1, PLACE), 0, "1"),
    "letters": (LETTERS, [0, 2, 0], "BRB"),
    "no letters": (LETTERS, [], "-"),
    "spaces": (ROW, [-1, 0, 2], ".BR"),
    "endings": (KNOWN, (1, 2), "Y12"),
    "repeated": (codecs.repeated("BYR", 3, ">"), (1, 2, 1), "YY>"),
    "repeated not at all": (codecs.repeated("BYR", 3, ">"), (-1, 0, 0), "-"),
    "moved away": (codecs.repeated("BYR", 3, ">"), (-1, 0, 1), ">"),
    "counts": (codecs.counts("BYR", 20, digits=2), [12, 0, 3], "B12R3"),
    "no counts": (codecs.counts("BYR", 20, digits=2), [0, 0, 0], "-"),
    "tally": (codecs.tally(LETTERS, 3), [1, 0, 2], "BRR"),
    "bits": (codecs.bits(LETTERS), 0b101, "BR"),
    "series": (codecs.series("/", [LETTERS, PLACE]), [[1], 3], "Y/4"),
    "short series": (codecs.series("/", [PLACE] * 3, least=0), [3], "4"),
    "no series": (codecs.series("/", [PLACE] * 3, least=0), [], "-"),
    "chance": (codecs.CHANCE, SimpleNamespace(key=255, counter=7), "00000000000000ff.7"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_is_read_again(name: str) -> None:
    codec, value, text = WRITTEN[name]
    assert codec.write(value) == text
    assert codec.read(text) == value


LOOSE: dict[str, tuple[Codec, str, Any]] = {
    "zeros before a number": (PLACE, "00003", 2),
    "zeros in a word": (codecs.choice([("2.1", "it")]), "02.001", "it"),
    "nothing for no letters": (LETTERS, "", []),
    "letters twice": (codecs.counts("BY", 20, digits=3, may_repeat=True), "B3B004", [7, 0]),
    "members in any order": (codecs.bits(LETTERS), "RB", 0b101),
    "an empty line": (codecs.repeated("BYR", 3, ">"), "->", (-1, 0, 1)),
}


@pytest.mark.parametrize("name", LOOSE)
def test_a_text_may_be_written_loosely(name: str) -> None:
    codec, text, value = LOOSE[name]
    assert codec.read(text) == value


UNREAD: dict[str, tuple[Codec, str, str]] = {
    "too large": (PLACE, "5", 'it is "5" (expected 1 to 4)'),
    "no number": (PLACE, "٣", 'it is "٣" (expected 1 to 4)'),
    "too many digits": (PLACE, "000003", 'it is "000003" (expected 1 to 4)'),
    "no word": (codecs.one_of("off", "on"), "of", 'it is "of" (expected one of: off, on)'),
    "letter": (LETTERS, "BX", 'it has "BX" (expected at most 4 of the characters B Y R, or - for none)'),
    "too many": (codecs.letters("B", 1), "BB", 'it has "BB" (expected at most 1 of the characters B, or - for none)'),
    "too few spaces": (ROW, "-", 'it is "-" (expected 3 of the characters . B Y R, . for none)'),
    "two colours": (
        codecs.repeated("BYR", 3, ">"), "BY",
        'it is "BY" (expected at most 3 tiles of one colour, of B Y R, or - for none)',
    ),
    "count": (
        codecs.counts("BYR", 20, digits=2), "B21",
        'it is "B21" (expected for example B12Y3, no number above 20, or - for none)',
    ),
    "counted twice": (
        codecs.counts("BYR", 20, digits=2), "B1B2",
        'it is "B1B2" (expected for example B12Y3, no number above 20, or - for none)',
    ),
    "member twice": (codecs.bits(LETTERS), "BB", 'it is "BB" (expected each at most once)'),
    "parts": (codecs.series("/", [PLACE] * 3), "1/2", 'it has 2 parts (expected 3, separated by "/")'),
    "many parts": (codecs.series(",", [PLACE], least=0), "1,2", 'it has 2 parts (expected 0 to 1, separated by ",")'),
    "part": (codecs.series("/", [PLACE] * 2, "refusal-part-line"), "1/9", 'line 2 of it is "9" (expected 1 to 4)'),
    "chance": (codecs.CHANCE, "12", 'it is "12" (expected 16 hexadecimal digits, a point and a number)'),
}  # fmt: skip


@pytest.mark.parametrize("name", UNREAD)
def test_what_can_not_be_read_says_what_was_expected(name: str) -> None:
    codec, text, reason = UNREAD[name]
    with pytest.raises(Unread) as trouble:
        codec.read(text)
    assert str(trouble.value.refusal("it")) == reason
    assert trouble.value.refusal("it").in_("cs") != reason


# Fields

BOARD = fields.record(
    ";", fields.SCORE, Field("refusal-part-lines", codecs.series("/", [KNOWN] * 2), "plates", "known")
)
TABLE = [
    Field("bag", codecs.counts("BY", 9, digits=1)),
    fields.Phase({0: "turn", 1: "tile"}, {1: [Field("", PLACE, "focus"), Field("", LETTERS, "picks")]}),
    fields.Board("board", BOARD, 0),
]
TEXT = "game bag=B1Y2 phase=tile:3:BR board1=7;B/Y1"


def said_by(text: str) -> Any:
    texts = fields.split_fields(text, "game")
    del texts["chance"]
    return fields.read_fields(TABLE, texts)


def test_a_table_of_fields_writes_and_reads() -> None:
    said = said_by(TEXT)
    assert (said.bag, said.phase, said.focus, said.picks) == ([1, 2], 1, 2, [0, 2])
    assert vars(said.players[0]) == {"score": 7, "plates": [0, 1], "known": [0, 1]}
    assert fields.format_fields("game", TABLE, said) == TEXT


REFUSED = {
    "another game": (TEXT.replace("game", "games"), 'not a position of game: "games bag'),
    "nothing after a name": (TEXT + " more=", 'can not read "more="'),
    "missing and unknown": (TEXT.replace("bag", "sack"), "bag is missing, sack is unknown (expected the fields bag,"),
    "too little": (TEXT.replace(":BR", ""), 'phase has 1 parts (expected 2, separated by ":")'),
    "too much": (TEXT.replace("tile:3:BR", "turn:"), 'phase is "turn:" (only tile go on after a colon)'),
    "part": (TEXT.replace("=7", "=x"), 'the score of board1 is "x"'),
    "item": (TEXT.replace("Y1", "Y3"), 'lines of board1 is "Y3" (expected one of: B, B1, B12'),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_table_refuses_what_it_can_not_read(name: str) -> None:
    text, reason = REFUSED[name]
    with pytest.raises(BadPosition) as refused:
        said_by(text)
    assert reason in str(refused.value)


def test_what_is_said_fills_a_record() -> None:
    inner = record_type(("score", np.int16), ("floor", np.int8, (3,)))
    states = np.full(1, -1, record_type(("seat", np.int8), ("piles", np.int8, (2, 2)), ("players", inner, (2,))))
    board = SimpleNamespace(score=5, floor=[1, 2], unknown=[9])
    fields.fill(states[0], SimpleNamespace(piles=[[], [3]], players=[board], texts={}))
    assert states[0].seat == -1
    assert states[0].piles.tolist() == [[-1, -1], [3, -1]]
    assert (states[0].players[0].score, states[0].players[0].floor.tolist()) == (5, [1, 2, -1])
    assert states[0].players[1].score == -1
