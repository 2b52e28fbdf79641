"""Does the board show everything, drawn and in sentences, on every width of screen?"""

import pytest

import sintra
from sintra.terminal.boards import board_of
from sintra.terminal.boards.layout import Block, even_rows
from tests.tables import SETTINGS, Setting, play_randomly
from tests.terminal.screens import drawn, scene

GOLD = (
    "chocolatier players=2 wall=plain special=on round=2 turn=1 starter=2 phase=draft displays=BBNR/-/-/NK/WWW"
    " gold=-/gone/-/-/pullW centre=BKKRR marker=1 bag=B14N17W15K15R14 lid=-"
    " board1=3;N/-/-/BB/-;R..../..W../...../...../.....;*K;+K board2=12;-/-/RR/-/-;...B./...../...../...../...W.;-;-"
    " chance=0000000000000007.60"
)

CLASSIC = [setting for setting in SETTINGS if sintra.GAMES[setting.game].rules == "classic"]
ROWS = [f"│ {row}" for row in range(1, 6)]
EXPECTED_BOARD = """\
 Master Chocolatier · round 2 · Player 2 to move                 bag 75 · lid 0
╭─ 1 ──╮ ╭─ 2 ──╮ ╭─ 3 ──╮ ╭─ ▸4 ─╮ ╭─ ★5 ─╮ ╭─ centre ──────╮
│ B  B │ │ ·  · │ │ ·  · │ │ ·  · │ │ W  W │ │ B 1  N 1      │
│ N  R │ │ ·  · │ │ ·  · │ │ ·  · │ │ W  · │ │ K 2  R 2      │
╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰───────────────╯
 2 taken for this round   ★5 pulls white
╭─ Player 1 ─────────────────────────────────╮ ╭─ ● Player 2 ───────────╮
│                         1   2   3   4   5  │ │              1 2 3 4 5 │
│ 1                  N │  R   ·   ·   ·   ·  │ │ 1         ·│ · · · B · │
│ 2              ·   · │  ·   ·   W   ·   ·  │ │ 2       · ·│ · · · · · │
│ 3          ·   ·   · │  ·   ·   ·   ·   ·  │ │ 3     · R R│ · · · · · │
│ 4      ·   ·   B   B │  ·   ·   ·   ·   ·  │ │ 4   · · · ·│ · · · · · │
│ 5  ·   ·   ·   · ▸ K │  ·   ·   ·   ·   ·  │ │ 5 · · · · ·│ · · · W · │
│                −1  −1  −2  −2  −2  −3  −3  │ │  −1 −1 −2 −2 −2 −3 −3  │
│ floor           1   K   ·   ·   ·   ·   ·  │ ╰──────────── 12 points ─╯
│ shield  K                                  │
╰───────────────────────────────── 3 points ─╯
 B blue  N brown  W white  K black  R red  1 first-player marker  ▸ last move
"""
EXPECTED_SENTENCES = """\
Round 2. Player 1 to move.
Display 1: 2 blue, 1 brown, 1 red.
Display 2: taken for this round.
Display 4: 1 brown, 1 black.
Display 5, gold, pulls white: 3 white.
Empty displays: 3.
Centre: 1 blue, 2 black, 2 red.
Player 1, 3 points.
Your line 1: 1 of 1 brown.
Your line 4: 2 of 4 blue.
Empty lines: 2, 3, 5.
In the box, row 1: red in column 1.
In the box, row 2: white in column 3.
Floor: first-player marker, black, loss 2.
Shield: black.
Player 2, 12 points.
Line 3: 2 of 3 red.
Empty lines: 1, 2, 4, 5.
In the box, row 1: blue in column 4.
In the box, row 5: white in column 4.
Floor: empty.
Bag: 75. Lid: 0.
"""
EXPECTED_CZECH = """\
2. kolo. Hráč 1 je na tahu.
Nabídka 1: 2 modré, 1 hnědá, 1 červená.
Nabídka 2: štít už si někdo vzal.
Nabídka 4: 1 hnědá, 1 černá.
Nabídka 5, zlatá, přitahuje bílou: 3 bílé.
Prázdné: 3.
Střed: 1 modrá, 2 černé, 2 červené.
Hráč 2, 12 bodů.
Vaše přípravná řada 3: červená, 2 ze 3.
Prázdné přípravné řady: 1, 2, 4, 5.
V bonboniéře, řada 1: modrá ve sloupci 4.
V bonboniéře, řada 5: bílá ve sloupci 4.
Podlaha: prázdná.
Hráč 1, 3 body.
Přípravná řada 1: hnědá, 1 z 1.
Přípravná řada 4: modrá, 2 ze 4.
Prázdné přípravné řady: 2, 3, 5.
V bonboniéře, řada 1: červená ve sloupci 1.
V bonboniéře, řada 2: bílá ve sloupci 3.
Podlaha: žeton začínajícího hráče, černá, ztráta 2.
Štít: černá.
Sáček: 75. Víko: 0.
"""


def test_every_rule_system_has_a_board() -> None:
    assert all(board_of(game) for game in sintra.GAMES.values())


def test_a_board_without_colour() -> None:
    table = sintra.from_position(GOLD)
    table.play("4 black 5")
    assert [line.rstrip() for line in drawn(scene(table), 80).splitlines()] == EXPECTED_BOARD.splitlines()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_line_is_wider_than_the_screen(setting: Setting, width: int) -> None:
    for seed, language in enumerate(["en", "cs"]):
        table = play_randomly(setting.new_table(seed), seed, 30 * seed + 9)
        for viewer in (None, 0, table.players - 1):
            lines = drawn(scene(table, language, viewer), width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
            assert not any("…" in line for line in lines)


@pytest.mark.parametrize("setting", CLASSIC, ids=str)
def test_every_tile_has_its_letter(setting: Setting) -> None:
    table = play_randomly(setting.new_table(3), 3, 25)
    colours = {colour.name: colour.letter for colour in table.game.edition.colours}  # type: ignore[attr-defined]
    for seat, board in enumerate(table.view()["boards"]):
        drawing = drawn(scene(table, viewer=seat), 80)
        rows = [line.split("│")[2].replace("▸", " ").split() for line in drawing.splitlines() if line[:3] in ROWS]
        walls = [[colours.get(tile, ".") for tile in row] for row in board["wall"]]
        shown = [[letter if letter.isupper() else "." for letter in row] for row in rows[-5:]]
        assert shown == walls


@pytest.mark.parametrize(("name", "width"), {"mini": 45, "duel": 63, "garden": 45}.items())
def test_a_narrow_screen_gets_sentences(name: str, width: int) -> None:
    shown = scene(sintra.new_table(name, seed=7))
    assert drawn(shown, width).startswith("Round 1.")
    assert "╭" in drawn(shown, width + 1)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_colours_come_with_letters(name: str) -> None:
    shown = scene(sintra.new_table(name, seed=7))
    assert "\x1b[" in drawn(shown, 80, colour=True)
    assert "\x1b[" not in drawn(shown, 80)


def test_the_last_move_is_marked() -> None:
    table = sintra.new_table("mini", options={"starter": 0}, seed=7)
    assert drawn(scene(table), 80).count("▸") == 1  # in the legend
    table.play({"do": "draft", "from": 0, "colour": table.view()["displays"][0]["tiles"][0], "to": 4})
    assert drawn(scene(table), 80).count("▸") == 3  # where it came from, and where it went


def test_rows_are_even_where_they_fit() -> None:
    def widths(sizes: list[int], width: int) -> list[list[int]]:
        return [[block.width for block in row] for row in even_rows([Block("", size) for size in sizes], width)]

    assert widths([10, 10, 10], 32) == [[10, 10, 10]]
    assert widths([10, 10, 10, 10], 32) == [[10, 10], [10, 10]]
    assert widths([10, 30, 10, 10], 32) == [[10], [30], [10, 10]]
    assert widths([50], 32) == [[50]]


# Sentences


def test_the_table_in_sentences() -> None:
    table = sintra.from_position(GOLD)
    assert board_of(table.game).sentences(scene(table)) == EXPECTED_SENTENCES.splitlines()


def test_the_table_in_czech_sentences() -> None:
    table = sintra.from_position(GOLD)
    assert board_of(table.game).sentences(scene(table, "cs", 1)) == EXPECTED_CZECH.splitlines()


def test_a_brief_table_leaves_out_the_boards_of_others() -> None:
    table = sintra.from_position(GOLD)
    brief = board_of(table.game).brief_sentences(scene(table))
    assert brief == EXPECTED_SENTENCES.splitlines()[:15]
    assert board_of(table.game).brief_sentences(scene(table, viewer=None))[-1] == "Bag: 75. Lid: 0."


def test_a_decision_that_is_no_turn_is_explained() -> None:
    table = sintra.from_position(GOLD)
    ask = board_of(table.game).question
    assert ask(scene(table)) == ""
    for decision, words in {"spread": "neighbours", "tile": "line 3"}.items():
        asked = scene(table)
        asked.view.update(decision=decision, focus=2)
        assert words in ask(asked)
