"""A record: the seed (or a position) and the moves of a game, as text that a person can read and edit.

    sintra record 1
    game mini
    players 2
    option wall coloured
    seed 7

    # round 1, scores 0 0
    1. player 2: 3 blue 2
    2. player 1: centre red floor
    unfinished

Empty lines and lines that begin with # say nothing. The last line is `unfinished` or `result` with the scores, so that
a record that was cut off is noticed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sintra.core.errors import BadRecord

FIRST_LINE = "sintra record 1"
UNFINISHED = "unfinished"
MOVE = re.compile(r"(\d{1,6})\. player (\d{1,2}): (.+)")
HEADINGS = ("game", "players", "option", "seed", "position")


@dataclass(frozen=True)
class RecordedMove:
    """A move as it stands in a record."""

    seat: int
    move: str
    heading: str = ""  # what is said before it
    line: int = 0  # where it was read


@dataclass
class Record:
    """What a record says; what it means is for the table to find out."""

    game: str
    players: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    position: str = ""
    moves: list[RecordedMove] = field(default_factory=list)
    remarks: dict[int, str] = field(default_factory=dict)  # what is said after so many moves
    end: str = UNFINISHED
    start_line: int = 0  # the last heading that was read
    end_line: int = 0


def format_record(record: Record) -> str:
    return "\n".join([FIRST_LINE, *heading_lines(record), "", *move_lines(record), record.end]) + "\n"


def heading_lines(record: Record) -> Iterator[str]:
    yield f"game {record.game}"
    if record.position:
        yield f"position {record.position}"
        return
    yield f"players {record.players}"
    for name, value in record.options.items():
        yield f"option {name} {value}"
    yield f"seed {record.seed}"


def move_lines(record: Record) -> Iterator[str]:
    if 0 in record.remarks:
        yield f"# {record.remarks[0]}"
    for number, recorded in enumerate(record.moves, 1):
        if recorded.heading:
            yield f"# {recorded.heading}"
        yield f"{number}. player {recorded.seat + 1}: {recorded.move}"
        if number in record.remarks:
            yield f"# {record.remarks[number]}"


def parse_record(text: str) -> Record:
    """What a text says; BadRecord names the line and the reason."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    first = lines[0][1] if lines else ""
    if first != FIRST_LINE:
        raise BadRecord(1, "refusal-record", given=first[:40], expected=FIRST_LINE)
    said = [(number, line) for number, line in lines[1:] if line and not line.startswith("#")]
    headings = [row for row in said if row[1].split()[0] in HEADINGS]
    if said[: len(headings)] != headings:
        number, line = headings[-1]
        raise BadRecord(number, "refusal-record-late-heading", given=line[:40])
    record = parse_headings(headings)
    for number, line in said[len(headings) :]:
        parse_line(record, number, line)
    if not record.end_line:
        raise BadRecord(len(lines) + 1, "refusal-record-cut", unfinished=UNFINISHED)
    return record


def parse_headings(headings: list[tuple[int, str]]) -> Record:
    record, seen = Record(""), set()
    for record.start_line, line in headings:
        word, *rest = line.split(maxsplit=2 if line.startswith("option") else 1)
        name = f"{word} {rest[0]}" if word == "option" and rest else word
        if len(rest) < (2 if word == "option" else 1):
            raise BadRecord(record.start_line, "refusal-record-empty-heading", given=line)
        if name in seen:
            raise BadRecord(record.start_line, "refusal-record-twice", given=name)
        seen.add(name)
        if word == "option":
            record.options[rest[0]] = rest[1]
        else:
            setattr(record, word, rest[0])
    return record


def parse_line(record: Record, number: int, line: str) -> None:
    if record.end_line:
        raise BadRecord(number, "refusal-record-after-end", given=line[:40])
    if line == UNFINISHED or line.split()[0] == "result":
        record.end, record.end_line = line, number
        return
    match = MOVE.fullmatch(line)
    if not match:
        raise BadRecord(number, "refusal-record-move", given=line[:60])
    expected = len(record.moves) + 1
    if int(match[1]) != expected:
        raise BadRecord(number, "refusal-record-number", given=match[1], expected=expected)
    record.moves.append(RecordedMove(int(match[2]) - 1, match[3], line=number))


def whole_number(record: Record, name: str) -> int:
    text = str(getattr(record, name))
    if re.fullmatch(r"[0-9]{1,20}", text):
        return int(text)
    raise BadRecord(record.start_line, "refusal-record-whole-number", name=name, given=text[:40])
