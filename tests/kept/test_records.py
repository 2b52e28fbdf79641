"""Records of before: finished or not, from positions, edited and typed by hand, load to the same position."""

from hashlib import sha256
from pathlib import Path

import pytest

import sintra
from tests.golden import DATA, SEPARATOR
from tests.kept.actions import KEPT

RECORDS = sorted((KEPT / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_leads_to_its_position_and_is_written_as_ever(path: Path) -> None:
    """A file has the record, the position it leads to, and the record as it is written, where somebody edited it."""
    record, position, *written = path.read_bytes().decode().split(SEPARATOR)
    table = sintra.load(record)
    assert table.position() == position.rstrip("\n")
    assert table.record() == (written[0] if written else record)


def test_records_of_all_kinds_are_kept() -> None:
    assert len(RECORDS) >= 40


def test_a_golden_game_ends_where_it_ended() -> None:
    """The records stand with the golden games, found here by their digests."""
    records = [path.read_bytes().decode().partition(SEPARATOR)[0] for path in DATA.glob("*/*.game")]
    by_digest = {sha256(record.encode()).hexdigest()[:16]: record for record in records}
    for line in (KEPT / "golden-ends.tsv").read_text(encoding="utf-8").splitlines():
        digest, position = line.split("\t")
        table = sintra.load(by_digest[digest])
        assert table.position() == position
        assert table.record() == by_digest[digest]
