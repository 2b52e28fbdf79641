"""Does the board of Queen's Garden show everything, drawn and in sentences?"""

from pathlib import Path

import pytest

import sintra
from sintra import Table
from sintra.core.kinds import Chapter
from sintra.games.garden.kinds import KINDS
from sintra.games.garden.names import HEXAGON_CODES, HEXAGON_NUMBER
from sintra.terminal.boards import board_of
from sintra.terminal.choices import Choices
from sintra.terminal.story import Teller
from tests.games.garden.build import player, position
from tests.tables import play_randomly
from tests.terminal.screens import drawn, scene

EXPECTED = Path(__file__).parents[1] / "data" / "garden" / "board"
MINE = player(
    score=31, jokers=2, tiles="B3P1L5Y46G5D16", expansions="B5", garden="b4B4.c4B2.d4L3.d5L2.e4L1.f5L6",
    slots="-/G2:2/-/P3:-/-/Y3:4",
)  # fmt: skip
YOURS = player(score=29, jokers=0, tiles="P36", garden="a3D1.a4L2.b6B6.c5Y2", slots="?:-/Y1:4/D2:2/-/-/-")
POSITION = position(
    MINE, YOURS, round=3, top="B2B4Y6G1", piles="D1:B2L4/D3:P5", up="P2", left=2, passed="-", tower="L2Y5"
)


def table() -> Table:
    made = sintra.from_position(POSITION)
    made.play("place dark-purple tree f4")
    made.play("buy slot 4")
    return made


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("cs", 80), ("en", 60)])
def test_the_table_drawn(language: str, width: int) -> None:
    expected = (EXPECTED / f"{width}.{language}.txt").read_text(encoding="utf-8")
    assert drawn(scene(table(), language, recent=2), width) == expected


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_table_in_sentences(language: str) -> None:
    said = board_of(table().game).sentences(scene(table(), language))
    assert said == (EXPECTED / f"sentences.{language}.txt").read_text(encoding="utf-8").splitlines()


def test_a_brief_table_leaves_out_the_gardens_of_others() -> None:
    board = board_of(table().game)
    whole, brief = board.sentences(scene(table())), board.brief_sentences(scene(table()))
    assert brief == whole[: len(brief)]
    assert not any("Player 2, " in line for line in brief)
    assert board.brief_sentences(scene(table(), viewer=None)) == board.sentences(scene(table(), viewer=None))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hexagon_has_its_letter_and_number(players: int) -> None:
    made = play_randomly(sintra.new_table("garden", players, seed=3), 3, 60)
    text = drawn(scene(made), 80)
    view = made.view()
    shown = [*(view["top"] or []), *view["face_up"], *(tile for pile in view["piles"] for tile in pile)]
    for board in view["boards"]:
        shown += [*board["tiles"], *board["expansions"], *(plot["hexagon"] for plot in board["garden"])]
    for name in set(shown):
        assert text.count(HEXAGON_CODES[HEXAGON_NUMBER[name]]) >= shown.count(name)


def test_a_decision_that_is_no_turn_is_explained() -> None:
    ask = board_of(table().game).question
    made = sintra.from_position(POSITION)
    assert ask(scene(made)) == ""
    made.play("take bird")
    assert ask(scene(made)).startswith("Where do you take blue bird from?")
    assert ask(scene(made, "cs")).startswith("Odkud si vezmete modrého ptáka?")
    made.undo()
    made.play("place blue butterfly e1")
    assert ask(scene(made)).startswith("How do you pay for blue butterfly?")
    assert ask(scene(made, "cs")).startswith("Čím zaplatíte modrého motýla?")
    made = sintra.from_position(POSITION.replace("pass_discard=off", "pass_discard=on"))
    made.play("pass")
    assert "minus its value" in ask(scene(made))


def test_every_event_has_its_chapter() -> None:
    chapters = {name: kind.chapter for name, kind in KINDS.items()}
    assert {kind for kind, chapter in chapters.items() if chapter == Chapter.SCORING} == {"wheel", "pavilions"}
    assert chapters["round"] == Chapter.ROUND
    assert chapters["group"] == Chapter.FINAL


def test_a_chain_of_decisions_is_told_with_its_last() -> None:
    made = sintra.from_position(POSITION)
    made.play("place blue butterfly e1")
    made.play(Choices.at(made, "en").example)
    teller = Teller(made, "en")
    assert list(teller.passages(0)) == []
    (passage,) = teller.passages(1)
    assert passage.lines[0].endswith("Player 1 places blue butterfly on e1.")


def test_totals_count_what_the_last_pass_cost() -> None:
    made = play_randomly(sintra.new_table("garden", 2, seed=5), 5)
    teller = Teller(made, "en")
    for number in range(len(made.steps)):
        if teller.begins_round(number):
            scores = teller.scores_before(number + 1)
            totals = f"Points now: player 1: {scores[0]}, player 2: {scores[1]}."
            assert totals in [line for passage in teller.passages(number) for line in passage.lines]
