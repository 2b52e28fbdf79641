"""Does the story of a game tell every move, and do its points add up?"""

import re

import pytest

import sintra
from sintra import Table
from sintra.core.kinds import Chapter
from sintra.terminal import result
from sintra.terminal.screen import printable
from sintra.terminal.seats import Seats
from sintra.terminal.story import Teller, rewound, story
from tests.tables import SETTINGS, Setting, play_randomly
from tests.terminal.screens import mini
from tools.terminal_pictures import MOMENTS


@pytest.fixture(scope="module")
def game() -> Table:
    return play_randomly(mini(), 3)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_story_tells_every_move_and_adds_up(setting: Setting) -> None:
    table = play_randomly(setting.new_table(4), 4)
    for language, points in (("en", "Points now: "), ("cs", "Stav bodů: ")):
        told = story(table, language)
        assert len(re.findall(r"^(\d+\. Player|Tah \d+, hráč) \d: ", told, re.M)) == len(table.steps)
        assert told.count(points) == table.round
        assert told == story(sintra.load(table.record()), language)
        assert "{" not in told


def test_a_story_leaves_the_table_alone(game: Table) -> None:
    before = game.record()
    story(game, "en")
    assert game.record() == before


def test_a_story_begins_with_the_game_and_ends_with_the_result(game: Table) -> None:
    lines = story(game, "en").splitlines()
    assert lines[:5] == [
        "Mini, 2 players",
        "Side of the wall: coloured",
        "Starting player: player 1",
        "",
        "Round 1 begins; player 1 starts.",
    ]
    assert lines[5].startswith("Display 1: ")
    assert lines[-3:] == result.sentences(game, Seats.of_people(2).names, "en")


def test_an_unfinished_story_says_so() -> None:
    table = mini()
    assert story(table, "en").endswith("\nThe game is not finished.\n")
    assert story(table, "cs").endswith("\nPartie není dohraná.\n")


def test_a_story_from_a_position(game: Table) -> None:
    table = sintra.from_position(mini().position())
    table.play(table.legal[0])
    assert "\n1. Player 1: " in story(table, "en")


def test_rewinding_keeps_the_moves(game: Table) -> None:
    table = rewound(game)
    assert table.steps == []
    assert [step.move for step in reversed(table.undone)] == game.moves


# Passages


def test_tiles_that_fall_together_are_told_together() -> None:
    table = mini()
    colour = table.view()["displays"][0]["tiles"][0]
    count = table.view()["displays"][0]["tiles"].count(colour)
    table.play({"do": "draft", "from": 0, "colour": colour, "to": "floor"})
    (passage,) = Teller(table, "en").passages(0)
    assert passage.chapter == Chapter.MOVE
    assert count > 1
    assert passage.lines == [
        f"Player 1 takes {count} {colour} tiles from display 1. {count} {colour} tiles to the floor."
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_each_round_is_scored_once_step_by_step(setting: Setting) -> None:
    table = play_randomly(setting.new_table(6), 6)
    teller = Teller(table, "en")
    lines = [
        line for number in range(len(table.steps)) for passage in teller.passages(number) for line in passage.lines
    ]
    assert lines.count("The round is over. Scoring:") == table.round
    tiles = [event for step in table.steps for event in step.events if event["event"] == "tile"]
    assert len(
        [line for line in lines if re.search(r"from line \d to the (wall|box|dome), column \d: \d+ point", line)]
    ) == len(tiles)


def test_totals_are_the_scores_of_the_next_round(game: Table) -> None:
    teller = Teller(game, "en")
    ends = [number for number in range(len(game.steps)) if teller.begins_round(number)]
    assert ends
    for number in ends:
        scores = teller.scores_before(number + 1)
        totals = f"Points now: player 1: {scores[0]}, player 2: {scores[1]}."
        assert totals in [line for passage in teller.passages(number) for line in passage.lines]


def test_gold_displays_of_a_new_round_are_told() -> None:
    table = sintra.new_table("chocolatier", 3, {"special": "on"}, 7)
    assert len([line for line in Teller(table, "en").opening() if "is gold" in line]) == 3


# The result


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_parts_add_up_to_the_scores(setting: Setting) -> None:
    table = play_randomly(setting.new_table(8), 8)
    sums = [sum(points) for points in zip(*(points for _, points in result.parts(table)), strict=True)]
    assert sums == table.scores


def test_parts_of_a_game_from_a_position_add_up() -> None:
    table = play_randomly(sintra.from_position(MOMENTS["mini"].position), 9)
    rows = result.parts(table)
    assert rows[0][0].en == "at the start"
    assert [sum(points) for points in zip(*(points for _, points in rows), strict=True)] == table.scores


def test_a_shared_victory(monkeypatch: pytest.MonkeyPatch, game: Table) -> None:
    monkeypatch.setattr(Table, "winners", [0, 1])
    points = game.scores[0]
    said = result.winners(game, Seats.of_people(2).names)
    assert said.en == f"The victory is shared by Player 1 and Player 2, each with {points} points."
    assert printable(said.cs).startswith(f"Dělené vítězství: Hráč 1 a Hráč 2, každý má {points} bod")


def test_a_move_of_a_czech_story_begins_with_its_number() -> None:
    table = mini()
    table.play(table.legal[0])
    assert f"\nTah 1, hráč 1: {table.game.format_move(table.moves[0], 'cs')}\n" in story(table, "cs")
