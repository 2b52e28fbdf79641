"""What goes over the wire, in both directions. The TypeScript types of the page are made from these (`make types`).

Positions, moves and events are the games' own JSON (docs/notation.md); everything around them is here.
"""

from typing import Annotated, Any, Literal, get_args

import orjson
from pydantic import BaseModel, ConfigDict, Field, model_validator
from typing_extensions import TypeAliasType

from sintra.core import words
from sintra.core.words import LANGUAGES, Text

LONGEST_NAME = 30
MOST_SEATS = 4
MOST_PREVIEWS = 40
AVATARS = 12  # colours to choose from
Reaction = Literal["hello", "nice", "wow", "oops", "thinking", "thanks"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
Kind = Literal["me", "here", "bot", "link"]  # the maker, somebody beside him, a bot, somebody with the link
Short = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Avatar = Annotated[int, Field(ge=0, lt=AVATARS)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Json = dict[str, Any]

# The games' own, of which only the page knows more.
Rules = TypeAliasType("Rules", str)
View = TypeAliasType("View", Json)
Move = TypeAliasType("Move", Json)
GameEvent = TypeAliasType("GameEvent", Json)


class Message(BaseModel):
    """What all messages share: nothing unknown is taken."""

    model_config = ConfigDict(extra="forbid")


def as_json(message: Message | Json) -> bytes:
    return orjson.dumps(message, default=vars)


class PlayerNamed(Message):
    """An argument of a sentence: a player, by the name that the reader sees."""

    player: int


class Listing(Message):
    """An argument of a sentence: several things, all ("a and b"), any ("a or b"), each ("a, b") or words ("a b")."""

    list: list["Argument"]
    style: Literal["all", "any", "each", "words"]


class Said(Message):
    """A sentence to be rendered by its reader: a key of src/sintra/locales and its arguments."""

    key: str
    args: dict[str, "Argument"]


Argument = str | int | float | Said | PlayerNamed | Listing


class Words(Said):
    """A sentence with its words, by language, for those who render nothing."""

    model_config = ConfigDict(extra="allow")

    @model_validator(mode="before")
    @classmethod
    def of(cls, text: Text) -> Json:
        """A text is made ready when it becomes a part of a message."""
        said: Json = words.as_json(text)
        return said | {language: text.in_(language) for language in LANGUAGES}


# What can be played


class OptionValue(Message):
    """One thing an option can be."""

    name: str | int
    title: Words
    meaning: Words
    fewest_players: int


class GameOption(Message):
    """A choice to make before the game; its first value is the default.

    With `groups` it can also be a list of so many names as `sizes` say, at most one of each group.
    """

    name: str
    title: Words
    values: list[OptionValue]
    groups: list[list[OptionValue]]
    sizes: list[int]


class GameCard(Message):
    """A game that can be played."""

    name: str
    rules: Rules
    title: Words
    players: list[int]
    options: list[GameOption]


class BotCard(Message):
    """A bot that can be sat at a table."""

    spec: str
    title: Words
    meaning: Words


class Catalogue(Message):
    """Everything a new table can be made of."""

    games: list[GameCard]
    bots: list[BotCard]
    reactions: list[Reaction]
    avatars: int


class PreparedPart(Message):
    """A part of a game that is being prepared, and how much of it is."""

    name: Literal["rules", "bots"]
    share: float  # from 0 to 1


class Preparation(Message):
    """How far a game is prepared on a machine that has never played it. It can be played from the beginning.

    Until it is ready a simple bot plays for the lowest level, and the others wait.
    """

    is_ready: bool
    parts: list[PreparedPart] = []
    seconds: int | None = 0  # that it still takes, if that can be guessed


# A new table


class SeatWish(Message):
    """Who is to sit there."""

    kind: Kind
    name: Name = ""
    avatar: Avatar = 0
    bot: Short = ""


class Beginning(Message):
    """A position of another table to play on from: what was there before that many moves were made."""

    table: Short
    moves: int = Field(ge=0)


class Help(Message):
    """Which help there is at a table of several people; who plays alone has all of it."""

    hints: bool = False  # whether the maker is for them: there are hints while all are
    previews: bool = True
    bag: bool = True  # by kind


class Reach(Message):
    """Who can open this server: nobody but this computer, or others, and by which address."""

    is_local: bool
    address: str  # where others find it, without a slash at its end; empty where they can not
    is_public: bool  # whoever runs it says so himself


class NewTable(Message):
    """A table as somebody wants it. With `start`, game and options follow from there."""

    game: Short
    options: dict[Short, str | int | list[str]] = {}
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    seed: int | None = Field(default=None, ge=0, lt=1 << 63)
    start: Beginning | None = None
    help: Help = Help()


class OpenRecord(Message):
    """A recorded game to look at, as text."""

    record: str


class SeatKey(Message):
    """The secret of a seat; whoever has it plays there."""

    seat: int
    kind: Kind
    key: str


class NewTableMade(Message):
    """A table that was made, with the secrets of its seats; nobody else ever gets them."""

    table: str
    keys: list[SeatKey]


# What is at a table


class Player(Message):
    """Who plays a seat, as everybody may know it."""

    seat: int
    kind: Kind
    name: str  # empty: nobody has given one
    avatar: int
    bot: str  # what plays here, also in place of somebody who left
    is_present: bool  # bots always are
    is_replaced: bool  # a bot plays for somebody who left
    can_be_replaced: bool  # has been away for long
    has_resigned: bool  # for good: the bot stays
    is_for_hints: bool


class Moved(Message):
    """A move that was made."""

    number: int  # from 1
    seat: int
    round: int
    text: str
    points: list[int]  # what it brought each seat, also at the end of the round


class Told(Moved):
    """A move that was made and what it did: as data, in words, and in points."""

    events: list[GameEvent]
    sentences: list[str]  # of the events
    scores: list[int]  # after it


class ScoringStep(Message):
    """What the table looked like after an event that scored, or before the first of them."""

    event: int | None  # its place in `events`
    view: Json  # what differs from the step before, or from the view that follows after all: fields, items by number


class Part(Said):
    """Where points come from: one kind, for every seat."""

    title: str
    points: list[int]


class Outcome(Message):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    parts: list[Part]
    resigned: int | None  # the seat that gave up, if the game ended so


Undo = Literal["now", "ask", "no"]


class Position(Message):
    """The whole position as one viewer may see it, what he can do, and what the last move did."""

    type: Literal["position"] = "position"
    table: str
    game: str
    rules: Rules
    sequence: int  # grows with every change; a move names the one it answers
    moves: int  # that lead here
    seats: list[int]  # the viewer's own
    view: View
    legal: list[Move]
    move: Move | None  # the last one, as the viewer may know it
    mover: int | None
    events: list[GameEvent]
    told: Moved | None
    steps: list[ScoringStep]  # how the move scored, one after another; mostly none
    scores: list[int]
    players: list[Player]
    undo: Undo  # what the viewer may take back: at once, after asking, or nothing
    asked: int | None  # the seat that asks to take back, while somebody has to answer
    is_asked: bool  # whether the viewer is one of those
    thinking: int | None  # the seat whose bot thinks
    is_over: bool
    outcome: Outcome | None
    help: Help  # that there is for the viewer now
    seed_hash: str  # of the secret seed, so that everybody can check it when the game is over
    accepted: str | None = None  # the viewer's message that led here


class Refused(Message):
    """Why a message changed nothing; a position follows."""

    type: Literal["refused"] = "refused"
    id: str | None
    reason: str
    key: str  # the same, to be rendered
    args: dict[str, Argument]


class People(Message):
    """Who is at the table, when that changes."""

    type: Literal["people"] = "people"
    players: list[Player]
    watchers: int


class Reacted(Message):
    """Somebody reacts."""

    type: Literal["reacted"] = "reacted"
    seat: int
    reaction: Reaction


Down = Annotated[Position | Refused | People | Reacted, Field(discriminator="type")]


# What a viewer sends

MessageId = Annotated[str, Field(min_length=1, max_length=64)]


class Hello(Message):
    """The first message: who I am and how to speak to me. Without a key one only watches."""

    type: Literal["hello"]
    key: Short = ""
    language: Short = "en"


class MakeMove(Message):
    """A move, answering the position with that sequence number."""

    type: Literal["move"]
    id: MessageId
    sequence: int
    move: Move


class TakeBack(Message):
    """Take back my last decision, or ask the others to agree."""

    type: Literal["undo"]
    id: MessageId
    sequence: int


class Answer(Message):
    """Yes or no to somebody who wants to take back."""

    type: Literal["answer"]
    id: MessageId
    sequence: int
    is_agreed: bool


class React(Message):
    """A small sign to the others."""

    type: Literal["react"]
    reaction: Reaction


class Introduce(Message):
    """What to call me, and my colour."""

    type: Literal["introduce"]
    name: Name
    avatar: Avatar


class Replace(Message):
    """Let a bot play for somebody who left."""

    type: Literal["replace"]
    id: MessageId
    seat: SeatNumber


class Reclaim(Message):
    """I am back: the bot leaves my seat."""

    type: Literal["reclaim"]
    id: MessageId


class Resign(Message):
    """I give up: of two players the other has won; among more a bot takes my seat."""

    type: Literal["resign"]
    id: MessageId
    seat: SeatNumber
    bot: Short = ""


class AgreeToHints(Message):
    """Whether I am for hints at this table."""

    type: Literal["hints"]
    id: MessageId
    is_for: bool


Up = Annotated[
    Hello | MakeMove | TakeBack | Answer | React | Introduce | Replace | Reclaim | Resign | AgreeToHints,
    Field(discriminator="type"),
]


# Questions over HTTP


class Previews(Message):
    """Moves of which somebody wants to know what they would do."""

    sequence: int
    moves: list[Move] = Field(max_length=MOST_PREVIEWS)


class Preview(Message):
    """What a move would do to the mover at once, as far as it does not depend on chance."""

    points: int  # gained or lost at once
    loss: int  # what the tiles that fall will cost at the end of the round
    stake: int  # what the line that it fills will score then
    falls: int  # how many tiles fall
    events: list[GameEvent]  # that happen for certain


class Hint(Message):
    """A move that a strong bot would consider."""

    move: Move
    text: str
    worth: float  # the chance to win, from 0 to 1, as it sees it
    visits: int


class Join(Message):
    """Sit down at a seat."""

    name: Name = ""
    avatar: Avatar = 0


class Joined(Message):
    """The seats that a key opens."""

    table: str
    game: str
    seats: list[int]
    players: list[Player]


class Trouble(Message):
    """Why a question could not be answered."""

    reason: str
    key: str = ""  # the same, to be rendered
    args: dict[str, Argument] = {}


ROOTS: tuple[Any, ...] = (
    *(Catalogue, Reach, NewTable, OpenRecord, NewTableMade, Join, Joined),
    *(Preparation, Previews, Preview, Hint, Told, Trouble),
)
UNIONS: dict[str, Any] = {"Down": Down, "Up": Up}
