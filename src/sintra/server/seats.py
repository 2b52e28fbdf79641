"""The seats of a table: who sits where, the secrets that open them, and what their owners are called."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from typing import NamedTuple

from sintra.core.errors import listed
from sintra.core.words import Text
from sintra.server import keys
from sintra.server.messages import AgreeToHints, Help, Introduce, Join, Json, Replace, Resign, SeatKey, SeatWish
from sintra.server.refusals import Refusal
from sintra.server.store import SeatRow
from sintra.server.words import LEVEL_SPECS, name_of

SUBSTITUTE = "journeyman"  # plays for somebody who left


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: the seats he plays, none if he watches, and his language."""

    seats: tuple[int, ...] = ()
    language: str = "en"


class Presence(NamedTuple):
    """Who of the players is there, and who has been away for long, by the hashes of their keys."""

    here: Set[str]
    away: Set[str]


def expect_player(viewer: Viewer) -> None:
    if not viewer.seats:
        raise Refusal("server-no-seat", 403)


class Seats(list[SeatRow]):
    """All seats of a table."""

    @property
    def people(self) -> list[SeatRow]:
        """The seats that people have taken, whether they are there or not."""
        return [seat for seat in self if seat.kind != "bot"]

    def viewer(self, key: str, language: str = "en") -> Viewer:
        """Whoever shows a key, or none; refuses a key that opens no seat."""
        found = [seat for seat in self if keys.opens(key, seat.key_hash)]
        if key and not found:
            raise Refusal("server-wrong-key", 403)
        return self.viewer_of({seat.key_hash for seat in found}, language)

    def viewer_of(self, hashes: Set[str | None], language: str) -> Viewer:
        """Whoever has some keys, by their hashes: he plays what he has not resigned from."""
        return Viewer(tuple(seat.seat for seat in self.people if seat.key_hash in hashes), language)

    @property
    def names(self) -> tuple[str | Text, ...]:
        return tuple(name_of(seat) for seat in self)

    def hashes_of(self, seats: Iterable[int]) -> set[str]:
        return {hashed for seat in seats if (hashed := self[seat].key_hash)}

    def others(self, viewer: Viewer) -> set[str]:
        """The hashed keys of the other people who play themselves."""
        playing = {seat.key_hash for seat in self.people if seat.key_hash and not seat.is_replaced}
        return playing - self.hashes_of(viewer.seats)

    def players(self, presence: Presence) -> list[Json]:
        return [player(seat, presence) for seat in self]

    def introduce(self, viewer: Viewer, message: Introduce | Join) -> list[SeatRow]:
        """Give somebody a name and a colour; of several seats on one screen, the first."""
        expect_player(viewer)
        seat = self[viewer.seats[0]]
        seat.name, seat.avatar = clean(message.name), message.avatar
        return [seat]

    def replace(self, viewer: Viewer, message: Replace, presence: Presence) -> list[SeatRow]:
        expect_player(viewer)
        left = [seat for seat in self if seat.seat == message.seat and can_be_replaced(seat, presence)]
        if not left:
            raise Refusal("server-not-away")
        for seat in left:
            seat.bot, seat.is_replaced = SUBSTITUTE, True
        return left

    def reclaim(self, viewer: Viewer) -> list[SeatRow]:
        mine = [seat for seat in self if seat.seat in viewer.seats and seat.is_replaced]
        if not mine:
            raise Refusal("server-not-replaced")
        for seat in mine:
            seat.bot, seat.is_replaced = "", False
        return mine

    def resign(self, viewer: Viewer, message: Resign) -> list[SeatRow]:
        """Give a seat to a bot, for good."""
        seat = self.expect_own(viewer, message.seat)
        seat.bot, seat.kind, seat.is_replaced = known_bot(message.bot), "bot", False
        return [seat]

    def expect_own(self, viewer: Viewer, seat: int) -> SeatRow:
        expect_player(viewer)
        if seat not in viewer.seats:
            raise Refusal("server-not-your-seat", 403)
        return self[seat]

    # Help

    def agree(self, viewer: Viewer, message: AgreeToHints) -> list[SeatRow]:
        """Be for hints, or against them."""
        expect_player(viewer)
        mine = [self[seat] for seat in viewer.seats]
        for seat in mine:
            seat.is_for_hints = message.is_for
        return mine

    def help(self, chosen: Mapping[str, bool] | None) -> Json:
        """Which help there is: a `Help`. Hints only while all people who play are for them."""
        if len(self.people) <= 1:
            return Help(hints=True).model_dump()
        hints = all(seat.is_for_hints for seat in self.people if not seat.is_replaced)
        return {**Help().model_dump(), **(chosen or {}), "hints": hints}


def player(seat: SeatRow, presence: Presence) -> Json:
    """Who plays a seat: a `Player`."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "avatar": seat.avatar,
        "bot": seat.bot,
        "is_present": seat.kind == "bot" or seat.key_hash in presence.here,
        "is_replaced": seat.is_replaced,
        "can_be_replaced": can_be_replaced(seat, presence),
        "has_resigned": seat.kind == "bot" and seat.key_hash is not None,
        "is_for_hints": seat.is_for_hints,
    }


def can_be_replaced(seat: SeatRow, presence: Presence) -> bool:
    return seat.kind != "bot" and seat.key_hash in presence.away and not seat.is_replaced


# A new table


def seat_rows(wishes: list[SeatWish], is_for_hints: bool) -> tuple[list[SeatRow], list[SeatKey]]:
    """The seats of a new table and their secrets: one for everybody on the maker's screen, one for each link."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal("server-one-maker", 422)
    own, rows, secrets = keys.new_key(), [], []
    for number, wish in enumerate(wishes):
        key = None if wish.kind == "bot" else keys.new_key() if wish.kind == "link" else own
        bot = known_bot(wish.bot) if wish.kind == "bot" else ""
        hashed = keys.hash_of(key) if key else None
        is_for = is_for_hints and key == own
        row = SeatRow(number, wish.kind, clean(wish.name), wish.avatar, bot, is_for_hints=is_for, key_hash=hashed)
        rows.append(row)
        if key:
            secrets.append(SeatKey(seat=number, kind=wish.kind, key=key))
    return rows, secrets


def known_bot(spec: str) -> str:
    """A bot that may be sat at a table: a level, never a program."""
    if spec not in LEVEL_SPECS:
        raise Refusal("server-no-such-bot", 422, given=spec, expected=listed(LEVEL_SPECS))
    return spec


def clean(name: str) -> str:
    """A name on one line, without signs that nobody sees."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    return re.sub(" +", " ", visible).strip()
