"""Is a typed move the one that is possible now, and nothing else?"""

import shutil
from pathlib import Path

import pytest

import sintra
from sintra import Game, IllegalMove, NotAMove
from sintra.core import words
from sintra.core.notation import reader as reading
from sintra.core.notation.reader import Reader

# Display 1 holds blue, display 3 black, display 4 both.
POSITION = (
    "mini players=2 wall=coloured round=1 turn=1 starter=1 phase=draft displays=BBRW/-/YYKW/BRKW/YRKK centre=BW"
    " marker=centre bag=B16Y16R16K15W15 lid=- board1=0;-/Y/R/-/-;...../...../...../...../.....;-"
    " board2=0;K/-/-/-/W;...../...../...../...../.....;- chance=0000000000000007.21"
)
PAYING = (
    "garden players=3 scoring=variant pass_discard=off round=1 turn=3 starter=1 passed=- marker=- phase=pay:P2:d4"
    " stacks=B21/L2Y6L4D6L3D2G4/G5B3Y4G6P3D3L5/Y5G2D4P5Y1B5L1 top=B3P3Y2G4 piles=Y3:B4/P4:L3/P1:Y1/D1:B2L2/L6:P23"
    " up=- supply=B4D5G13P6B6P2Y2 returned=- bag=B11123344555666P11123444555666L1112233444555666Y1223334455666"
    "G112223334455566D112223445556 tower=- player1=15;3;G16D136;-;-;-/-/-/-/-/- player2=15;3;Y145D346;-;-;"
    "-/-/-/-/-/- player3=15;3;B2P2;-;-;-/-/-/-/-/- chance=50f5647d2380309d.61"
)
GAMES = pytest.mark.parametrize("game", sintra.GAMES.values(), ids=lambda game: game.name)


def test_a_beginning_of_two_words_is_the_one_that_is_possible() -> None:
    table = sintra.from_position(POSITION)
    table.play("1 bl 1")
    assert table.moves[-1]["colour"] == "blue"
    table.play("3 bl 2")
    assert table.moves[-1]["colour"] == "black"


def test_a_beginning_of_two_words_that_are_both_possible_is_refused() -> None:
    table = sintra.from_position(POSITION)
    with pytest.raises(NotAMove):
        table.play("4 bl 1")


def test_what_no_beginning_makes_possible_is_not_possible_now() -> None:
    table = sintra.from_position(POSITION)
    with pytest.raises(IllegalMove, match='not possible now: "3 blue 1"') as refused:
        table.play("3 b 1")  # the letter of blue, though only black begins with it there
    assert not isinstance(refused.value, NotAMove)


def test_the_first_word_may_be_as_short_as_what_is_possible_allows() -> None:
    table = sintra.from_position(PAYING)
    assert {move["do"] for move in table.legal} == {"pay"}
    table.play("p j 1")  # elsewhere it could be place or pass as well
    assert table.moves == [{"do": "pay", "tiles": [], "expansions": [], "jokers": 1}]


def test_a_beginning_of_two_first_words_is_refused_though_one_of_them_would_be_a_whole_move() -> None:
    table = sintra.new_table("garden", seed=1)
    assert {"do": "pass"} in table.legal
    with pytest.raises(NotAMove):
        table.play("p")


@pytest.mark.parametrize("typed", ["pay " + "s t " * 20, "pay " + "j 1 " * 10_000, "tile 1 " + "c " * 5_000 + "1"])
@GAMES
def test_endless_text_is_refused(game: Game, typed: str) -> None:
    with pytest.raises(NotAMove):
        game.parse_move(typed)


@GAMES
def test_a_refusal_names_a_move_as_it_is_typed(game: Game) -> None:
    for move in game.known_moves[::7]:
        for language in words.LANGUAGES:
            assert game.move_text(move).in_(language) == game.format_move(move, language)


@pytest.fixture
def marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language with words and an order of its own, as one more folder."""
    folder = tmp_path / "locales"
    shutil.copytree(words.FOLDER, folder)
    shutil.copytree(folder / "en", folder / "xx")
    duel = folder / "xx" / "duel.ftl"
    sentence = "duel-move-place = upon { $field } { $turn } degrees turned"
    text = duel.read_text().replace("duel-move-place = place { $field } turned { $turn }", sentence)
    duel.write_text(text.replace("duel-colour-blue = blue", "duel-colour-blue = azure"))
    monkeypatch.setattr(words, "FOLDER", folder)
    monkeypatch.setattr(reading, "LANGUAGES", ("en", "cs", "xx"))
    monkeypatch.setattr(reading, "lexicon_of", reading.lexicon_of.__wrapped__)
    return "xx"


@pytest.mark.parametrize("typed", ["upon 5 90 degrees turned", "up 5 90", "upon 5 90 d", "place 5 turned 90"])
def test_a_language_is_one_folder(marked: str, typed: str) -> None:
    vocabulary = sintra.GAMES["duel"].vocabulary
    move = {"do": "place", "field": 4, "turn": 1}
    assert vocabulary.format(move, marked) == "upon 5 90 degrees turned"
    assert Reader(vocabulary).read(typed) == move
    assert Reader(vocabulary).read("sun 1 az 2") == {"do": "sun", "factory": 0, "colour": "blue", "to": 1}
