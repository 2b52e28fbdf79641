"""Is every legal move found however it is typed, and everything else refused with what was expected?"""

import pytest

import sintra
from sintra.terminal.choices import Choices
from sintra.terminal.completion import completions
from tests.tables import SETTINGS, Setting, play_randomly

# Display 2 is empty; line 2 holds yellow and line 3 holds red.
POSITION = (
    "mini players=2 wall=coloured round=1 turn=1 starter=1 phase=draft displays=BBRW/-/YYKW/BRKW/YRKK centre=BW"
    " marker=centre bag=B16Y16R16K15W15 lid=- board1=0;-/Y/R/-/-;...../...../...../...../.....;-"
    " board2=0;K/-/-/-/W;...../...../...../...../.....;- chance=0000000000000007.21"
)


@pytest.fixture
def choices() -> Choices:
    return Choices.at(sintra.from_position(POSITION), "en")


@pytest.fixture
def czech() -> Choices:
    return Choices.at(sintra.from_position(POSITION), "cs")


@pytest.mark.parametrize("typed", ["3 yellow 2", "3 y 2", "3 YELL 2", "3 žlutá 2", "  3   zluta 2"])
def test_a_move_is_found_however_it_is_typed(choices: Choices, typed: str) -> None:
    assert choices.find(typed) == {"do": "draft", "from": 2, "colour": "yellow", "to": 1}


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("3 yellow 3", 'Not possible now: "3 yellow 3". After "3 yellow" can come 1, 2, 4, 5, or floor.'),
        ("3 y 3", 'Not possible now: "3 y 3". After "3 yellow" can come 1, 2, 4, 5, or floor.'),
        ("3 blue 1", 'Not possible now: "3 blue 1". After "3" can come yellow, black, or white.'),
        ("2 blue 1", 'Not possible now: "2 blue 1". A move can begin with 1, 3, 4, 5, or centre.'),
        ("3 purple 1", 'Not possible now: "3 purple 1". After "3" can come yellow, black, or white.'),
        ("3 yellow", 'The move is not finished: after "3 yellow" comes 1, 2, 4, 5, or floor.'),
        ("c", 'The move is not finished: after "c" comes blue or white.'),
        ("3 yellow 2 2", 'Not possible now: "3 yellow 2 2". The move is complete after "3 yellow 2".'),
    ],
)
def test_a_refusal_says_what_was_expected(choices: Choices, typed: str, refusal: str) -> None:
    assert choices.find(typed) is None
    assert choices.refusal(typed) == refusal


def test_a_refusal_in_czech(czech: Choices) -> None:
    assert czech.refusal("3 žlutá 3") == "Teď nelze: „3 žlutá 3“. Po „3 žlutá“ může následovat 1, 2, 4, 5 nebo podlaha."
    assert czech.refusal("ahoj").startswith("Nerozumím: „ahoj“. Očekávám tah, například „")


def test_nonsense_gets_an_example(choices: Choices) -> None:
    assert choices.refusal("hello") == (
        f'Not understood: "hello". Expected a move, for example "{choices.example}", or a command (? lists them).'
    )
    assert choices.find(choices.example)


def test_legal_moves_fit_into_a_few_lines(choices: Choices) -> None:
    assert choices.in_sentences() == [
        "3, 4, or 5; black; 1, 4, 5, or floor.",
        "1, 4, or centre; blue; 1, 4, 5, or floor.",
        "1, 4, or 5; red; 1, 3, 4, 5, or floor.",
        "1, 3, 4, or centre; white; 1, 4, 5, or floor.",
        "3 or 5; yellow; 1, 2, 4, 5, or floor.",
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_groups_hold_exactly_the_legal_moves(setting: Setting, language: str) -> None:
    for moves in range(0, 40, 8):
        table = play_randomly(setting.new_table(moves), moves, moves)
        choices = Choices.at(table, language)
        typed = [
            " ".join(filter(None, [first, group.middle, last]))
            for group in choices.groups()
            for first in group.firsts
            for last in group.lasts
        ]
        assert sorted(typed) == sorted(table.game.format_move(move, language) for move in table.legal)


@pytest.mark.parametrize(
    ("before", "begun", "offered"),
    [
        ([], "", ["1", "3", "4", "5", "centre", "help", "moves", "board", "undo"]),
        ([], "m", ["moves"]),
        (["3"], "", ["yellow", "black", "white"]),
        (["3"], "w", ["white"]),
        (["3", "y"], "", ["1", "2", "4", "5", "floor"]),
        (["2"], "", []),
    ],
)
def test_tab_offers_the_next_word(choices: Choices, before: list[str], begun: str, offered: list[str]) -> None:
    assert completions(choices, before, begun)[: len(offered)] == offered
    assert before == [] or len(completions(choices, before, begun)) == len(offered)


def test_tab_offers_czech_words_without_accents_too(czech: Choices) -> None:
    assert completions(czech, [], "zp") == ["zpět"]
    assert completions(czech, ["3"], "zl") == ["žlutá"]
