"""Does the board of Duel show everything that a viewer may know, drawn and in sentences?"""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sintra
from sintra import Table
from sintra.core.contract import Event, View
from sintra.core.kinds import Chapter
from sintra.games.duel.cardboard import PLATE_NAMES
from sintra.games.duel.kinds import KINDS
from sintra.terminal.boards import board_of
from sintra.terminal.boards.board import Scene
from sintra.terminal.boards.duel.face import SPACE_SIGNS, TILE_LETTERS, printed_on
from sintra.terminal.play import LEFT
from sintra.terminal.story import Teller, shortened
from tests.terminal.screens import Paper, drawn, random_moves, scene, sit_down

EXPECTED = Path(__file__).parents[1] / "data" / "duel" / "board"
OPTIONS = {"starter": 0, "goals": ["rows", "border", "corners", "ornaments"]}
OPENING = ("plate 3", "place 5 turned 90", "plate 1", "place 1 turned 0")
TURNS = (
    "sun 1 black 2",
    "stack red",
    "sun large black 1",
    "draw",
    "draw",
    "stop",
    "keep 1",
    "place 9 turned 180",
    "moon turquoise 3",
)


def duel(*moves: str, seed: int = 7) -> Table:
    """A game that the first player starts."""
    table = sintra.new_table("duel", 2, OPTIONS, seed)
    for move in moves:
        table.play(move)
    return table


def everything_said(shown: Scene) -> str:
    board = board_of(shown.game)
    return "\n".join([*board.sentences(shown), *board.brief_sentences(shown), *board.offer(shown)])


@cache
def decisions() -> dict[str, list[bytes]]:
    """Positions of random games, by what is to be decided; plates are drawn more often than by chance alone."""
    chance = random.Random(5)
    found: dict[str, list[bytes]] = {}
    for seed in range(6):
        table = duel(seed=seed)
        while not table.over:
            found.setdefault(table.view()["decision"], []).append(table.state().tobytes())
            wanted = "draw" if chance.random() < 0.3 else "sun"
            moves = [move for move in table.legal if move["do"] == wanted and move.get("to") != "broken"]
            table.play(chance.choice(moves or table.legal))
        found.setdefault("over", []).append(table.state().tobytes())
    return found


def tables(decision: str, most: int = 12) -> Iterator[Table]:
    """Some of these positions."""
    game = sintra.GAMES["duel"]
    saved = decisions()[decision]
    for state in saved[:: -(-len(saved) // most)]:
        yield Table(game, duel().restored(state), 7)


QUESTIONS = ("opening", "draw", "keep", "under", "place", "stack", "tile", "complete", "pay")
DECISIONS = ["opening", "turn", *QUESTIONS[1:], "over"]


# The drawing


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("cs", 80), ("en", 100), ("en", 120), ("cs", 140)])
def test_the_table_drawn(language: str, width: int) -> None:
    shown = scene(duel(*OPENING, *TURNS), language, recent=2)
    assert drawn(shown, width) == (EXPECTED / f"{width}.{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("decision", DECISIONS)
def test_no_line_is_wider_than_the_screen(decision: str) -> None:
    for table in tables(decision):
        for viewer, language, width in [(0, "en", 80), (1, "cs", 80), (None, "cs", 90), (1, "en", 64), (0, "cs", 140)]:
            lines = drawn(scene(table, language, viewer), width).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines)


def dome_rows(drawing: str, first: int) -> list[list[str]]:
    """The signs in the six rows of one dome, the first or the second in the drawing."""
    lines = [line for line in drawing.splitlines() if "┃" in line and "┼" not in line]
    domes = [line.split("┃")[1 + first].split("│")[:3] for line in lines]
    return [[sign for plate in row for sign in plate.replace("▸", " ").split()] for row in domes]


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_space_of_the_dome_has_its_sign(viewer: int) -> None:
    for table in tables("over"):
        drawing = drawn(scene(table, viewer=viewer), 100)
        for number in (0, 1):
            board = table.view()["boards"][viewer if number == 0 else 1 - viewer]
            assert dome_rows(drawing, number) == [
                [TILE_LETTERS[tile] if tile else SPACE_SIGNS[space] for tile, space in zip(*rows, strict=True)]
                for rows in zip(board["dome"], board["printed"], strict=True)
            ]


def test_a_field_without_a_plate_shows_its_number() -> None:
    drawing = drawn(scene(duel(*OPENING)), 80)
    for field in range(1, 10):
        assert drawing.count(f"·{field}·") == 2 - (field in (1, 5)) + (field == 1)  # 1 is in the legend too


def test_the_last_move_is_marked() -> None:
    table = duel(*OPENING)
    table.play("sun 1 black 2")
    assert drawn(scene(table), 80).count("▸") == 3  # where it came from, where it went, and the legend


def test_a_placed_plate_is_marked() -> None:
    assert "▸ b " in drawn(scene(duel(*OPENING)), 80)


def test_a_chip_that_was_turned_shows_its_letters() -> None:
    shown = scene(duel())
    shown.view["factories"][0].update(sun=[], chip={"face": "BR"})
    assert "│(BR)        │" in drawn(shown, 80)


def test_tiles_that_chips_have_paid_for_can_be_told() -> None:
    shown = scene(duel())
    shown.view["boards"][0]["lines"][3].update(colour="red", tiles=2, paid=1)
    assert "│ 4     · + R R┃" in drawn(shown, 80)


def test_many_chips_take_another_line() -> None:
    shown = scene(duel())
    shown.view["boards"][1].update(chips=["BR", "RT", "TY", "YK", "KB"] * 2, spent=["B"])
    lines = drawn(shown, 80).splitlines()
    assert sum("TY" in line or "KB" in line for line in lines) == 2


# Plates in the hand


def plate_to_place() -> Table:
    return duel("plate 3")


def test_a_plate_to_be_placed_is_shown_in_all_four_turns() -> None:
    drawing = drawn(scene(plate_to_place(), viewer=1), 80)
    assert "│ 0  t  r  90  b  t  180  ☆  b  270  r  ☆  │" in drawing
    assert "│    b  ☆      ☆  r       r  t       t  b  │" in drawing


def test_a_plate_to_be_placed_is_told_in_all_four_turns() -> None:
    said = board_of(plate_to_place().game).brief_sentences(scene(plate_to_place(), viewer=1))
    assert "The plate to be placed, turned by 90 degrees: above blue and turquoise, below ornament and red." in said


@pytest.mark.parametrize("decision", ["draw", "keep", "under", "place"])
def test_drawn_plates_stay_hidden_from_the_other_player(decision: str) -> None:
    for table in tables(decision, 40):
        for viewer in (1 - (table.turn or 0), None):
            shown = scene(table, viewer=viewer)
            secret = hidden_plates(table, shown.view)
            said = everything_said(shown)
            assert not any(in_words(plate) in said for plate in secret)
            has_backs = any(plate["plate"] is None for plate in shown.view["hand"]["plates"])
            assert ("seen from the back" in said) == has_backs
            assert ("drawn plates" in drawn(shown, 80)) == bool(table.reveal()["hidden"]["drawn"])
            assert board_of(table.game).question(shown) == ""


def hidden_plates(table: Table, view: View) -> list[str]:
    """The plates in the hand that a viewer does not see."""
    known = [plate["plate"] for plate in (view["hand"] or {"plates": []})["plates"]]
    return [plate for plate in table.reveal()["hidden"]["drawn"] if plate and plate not in known]


def test_what_the_viewer_put_under_the_stack_is_shown_to_nobody_else() -> None:
    table = duel(*OPENING, *TURNS)
    words = in_words(table.view(0)["stack"][-1]["plate"])
    assert f"bottom of the stack, downwards: {words}." in everything_said(scene(table))
    for viewer in (1, None):
        assert "bottom of the stack, downwards: a mosaic plate." in everything_said(scene(table, viewer=viewer))
        assert words not in everything_said(scene(table, viewer=viewer))


def in_words(plate: str) -> str:
    return "above {} and {}, below {} and {}".format(*printed_on(plate))


def test_signs_are_told_apart() -> None:
    assert len(set(SPACE_SIGNS.values()) | set(TILE_LETTERS.values())) == len(SPACE_SIGNS) + len(TILE_LETTERS)
    assert all(sorted(printed_on(plate)) == sorted(printed_on(plate, 3)) for plate in PLATE_NAMES)


# Sentences


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_table_in_sentences(language: str) -> None:
    table = duel(*OPENING, *TURNS)
    said = "\n".join(board_of(table.game).sentences(scene(table, language))) + "\n"
    assert said == (EXPECTED / f"sentences.{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("decision", DECISIONS)
def test_sentences_are_complete(decision: str) -> None:
    for table in tables(decision):
        for viewer, language in [(0, "en"), (1, "cs"), (None, "cs")]:
            for sentence in everything_said(scene(table, language, viewer)).splitlines():
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert ": ." not in sentence


def test_a_brief_table_tells_what_the_decision_needs() -> None:
    board = board_of(duel().game)
    turn = board.brief_sentences(scene(duel(*OPENING)))
    assert [sentence.split(":")[0].split(",")[0] for sentence in turn] == [
        "Round 1. Player 1 to move.",
        *(f"Factory {number}" for number in range(1, 5)),
        "Large factory",
        *(f"Plate {number}" for number in range(1, 4)),
        "Stack",
        "Player 1",
        "Empty lines",
        "Dome",
        "Dome",
        "Fields without a plate",
        "Broken tiles",
    ]
    stacking = board.brief_sentences(scene(duel(*OPENING, "sun 1 black 2")))
    assert len(stacking) == 6


def test_plates_are_not_told_to_a_player_without_tokens() -> None:
    shown = scene(duel(*OPENING))
    shown.view["boards"][0]["tokens"] = 0
    assert not any("Plate" in sentence for sentence in board_of(shown.game).brief_sentences(shown))


def test_a_spectator_hears_everything() -> None:
    board, shown = board_of(duel().game), scene(duel(*OPENING), viewer=None)
    assert board.brief_sentences(shown) == board.sentences(shown)


def test_the_first_round_begins_with_the_goals() -> None:
    offer = board_of(duel().game).offer(scene(duel(), viewer=None))
    assert offer[0] == "Goal rows: 3 points for each complete row of the dome."
    assert offer[-1].startswith("Stack: 15 plates.")


# Questions


@pytest.mark.parametrize("decision", QUESTIONS)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_decision_that_is_no_turn_is_explained(decision: str, language: str) -> None:
    for table in tables(decision):
        asked = board_of(table.game).question(scene(table, language, table.turn))
        examples = [table.game.format_move(move, language) for move in table.legal]
        quoted = "“" if language == "cs" else '"'
        assert any(f"{example}{quoted}" in asked for example in examples)
        assert "{" not in asked


def test_an_ordinary_turn_asks_nothing() -> None:
    assert board_of(duel().game).question(scene(duel(*OPENING))) == ""


# Playing


@pytest.mark.parametrize(("language", "is_plain"), [("en", True), ("cs", True), ("en", False), ("cs", False)])
def test_two_people_play_a_whole_game(language: str, is_plain: bool) -> None:
    table = duel()
    paper = Paper(random_moves(table, language), language, is_plain)
    assert sit_down(table, paper, bots=0).run() == LEFT
    assert table.over
    assert ("╭" in paper.text) != is_plain
    assert "{" not in paper.text
    assert ("Player" in paper.text) == (language == "en")


def test_the_opening_is_told_without_what_the_board_shows() -> None:
    assert Teller(duel(), "en").opening() == ["Round 1 begins; player 1 starts."]


# What is told


def test_every_event_has_its_chapter() -> None:
    chapters = {name: kind.chapter for name, kind in KINDS.items()}
    assert {kind for kind, chapter in chapters.items() if chapter == Chapter.FINAL} == {"end", "goal", "spared"}
    assert chapters["sun"] == chapters["break"] == chapters["reveal"] == chapters["refill"] == Chapter.MOVE
    assert chapters["pay"] == chapters["tile"] == chapters["lose"] == Chapter.SCORING
    assert chapters["round"] == chapters["pour"] == chapters["redeal"] == Chapter.ROUND


def test_tiles_that_go_the_same_way_are_told_together() -> None:
    broken: list[Event] = [{"event": "break", "seat": 0, "colour": "red", "to": space} for space in (2, 3, "tower")]
    stacked: list[Event] = [{"event": "stack", "seat": 0, "colour": colour, "factory": 1} for colour in ("red", "blue")]
    short = shortened(KINDS, [*broken, {"event": "hide", "to": 1}, *stacked, stacked[1]])
    assert [(event["event"], event.get("count", 1)) for event in short] == [
        ("break", 2),
        ("break", 1),
        ("stack", 1),
        ("stack", 2),
    ]


def test_a_move_is_told_in_one_line() -> None:
    teller = Teller(duel(*OPENING, *TURNS), "en")
    (passage,) = teller.passages(6)
    assert passage.lines == [
        "Player 2 takes 2 black tiles from the sun of the large factory. 1 black tile into line 1. "
        "Broken: 1 black tile."
    ]


def test_a_round_that_begins_its_scoring_with_a_question_is_announced_once() -> None:
    for seed in range(4):
        table = duel(seed=seed)
        chance = random.Random(seed)
        while not table.over:
            patient = [move for move in table.legal if move["do"] in ("leave", "complete")]
            table.play(chance.choice(patient or table.legal))
        teller = Teller(table, "en")
        lines = [line for number in range(len(table.steps)) for told in teller.passages(number) for line in told.lines]
        assert lines.count("The round is over. Scoring:") == 5
