"""Positions that no game can reach, and why they are refused, in both languages."""

from typing import Any

import pytest

import sintra
from sintra import BadPosition
from tests.games.duel.build import UP, board, position
from tests.games.duel.test_positions import REFUSED, changed
from tests.refusals import met_by, refusals_of

ROW = {0: "YKTS0", 1: "TRBS0", 2: "KSTR0"}  # Y K T R K S, and below it T S B S T R
TAKEN = {"suns": "BBYR"}
DONE = board(tokens=0)
THREE = {0: "YKTS0", 4: "YSKR0", 8: "SYBR0"}


def late(*boards: Any, **fields: Any) -> str:
    """A position in which nothing is left to acquire."""
    return position(*boards, **{"phase": "tile:1", **fields})


IMPOSSIBLE = {
    "66 tiles": (changed("bag=B7", "bag=B8"), "there are 14 blue tiles .expected 13", "modrých dlaždic je 14"),
    "64 tiles": (changed("bag=B7", "bag=B6"), "there are 12 blue tiles .expected 13", "modrých dlaždic je 12"),
    "plate twice": (changed("plates=TBWY", "plates=STYB"), "plate .* is there . times .expected once", "má být jediná"),
    "plate missing": (changed("/TYWK", ""), "plate TYWK is there 0 times", "TYWK je 0"),
    "too many plates on a dome": (
        position(board(plates={0: "YKTS0", 1: "TRBS0"}), **TAKEN),
        "board1 has 2 plates .expected 1",
        "board1 má",
    ),
    "too few plates on a dome": (
        changed("board1=5;2", "board1=5;1"),
        "board1 has 1 plates .expected 2 in this round",
        "jich má být 2",
    ),
    "too few face-up plates": (
        changed("TBWY/STYB/TKRW stack=", "TBWY/STYB/- stack=TKRW/"),
        "2 plates lie face up",
        "je 2",
    ),
    "known plate on top": (changed("stack=TRBS/", "stack=TRBS1/"), "in the middle of the stack is known", "uprostřed"),
    "returned plate that the other knows": (
        position(board(9, tokens=1), phase="place", hand="RTYW>/KSTR", held="KSTR", under="RTYW12", **TAKEN),
        "gone back is not at the bottom of the stack",
        "vrácená destička",
    ),
    "hand out of phase": (
        changed("hand=-", "hand=TRBS").replace("stack=TRBS/", "stack="),
        "the plates in hand do not fit",
        "neodpovídají",
    ),
    "nothing to keep": (
        position(board(9, tokens=1), phase="keep", hand="KYRW", **TAKEN),
        "the plates in hand do not fit",
        "neodpovídají",
    ),
    "nothing drawn": (
        position(board(9, tokens=1), phase="draw", **TAKEN),
        "in hand do not fit the phase",
        "hand a held",
    ),
    "nothing held": (
        position(board(9, tokens=1), phase="place", **TAKEN),
        "in hand do not fit the phase",
        "hand a held",
    ),
    "held is not in hand": (
        position(board(9, tokens=1), phase="under", hand="KYRW/KSTR/TYWK", held="SKRB", **TAKEN),
        "plate SKRB|the plates in hand do not fit",
        "destič",
    ),
    "sun and moon": (position(suns="BBYR", moons="Y"), "factory 1 has 4 tiles on its sun and 1 on its moon", "dílna 1"),
    "small factory too full": (position(suns="BBYRK"), "factory 1 has 5 tiles on its sun", "dílna 1 má na slunci"),
    "chip face up below tiles": (position(suns="BBYR", chips="T"), "the chip of factory 1 is wrong", "bonus dílny 1"),
    "chip face down without tiles": (
        position(suns="BBYR", chips="T?/Y?"),
        "the chip of factory 2 is wrong",
        "bonus dílny 2 neodpovídá",
    ),
    "tiles without a chip": (position(suns="BBYR", chips="-"), "the chip of factory 1 is wrong", "bonus dílny 1"),
    "large sun and moon": (
        position(large="BBYRK", loose="Y"),
        "the large factory has 5 tiles on its sun",
        "velká dílna",
    ),
    "large factory too full": (position(large="BBYRKT"), "the large factory has 6 tiles on its sun", "velká dílna"),
    "large moon too full": (position(loose="BBYRK"), "the large factory has 0 tiles on its sun and 5", "velká dílna"),
    "first-player tile too early": (
        position(large="BBYRK", first=1),
        "the first-player tile is taken too early",
        "předčasně",
    ),
    "first-player tile before the first take": (
        position(loose="BBYR", first=1),
        "the first-player tile is taken too early",
        "předčasně",
    ),
    "chips taken from nowhere": (
        position(board(taken=2), board(taken=2), suns="BBYR"),
        "4 chips are taken and 3 are missing",
        "mají se rovnat",
    ),
    "too many chips": (
        changed(";-;-;0 board2", ";B,Y;-;0 board2"),
        "board1 has 2 chips .expected 0",
        "board1 má bonusů 2",
    ),
    "too few chips": (
        position(board(chips="B,Y", taken=2), suns="BBYR", round=2).replace("B,Y;", "-;"),
        "board1 has 2 chips",
        "jich má být 4",
    ),
    "tile on a wrong colour": (
        position(board(plates={0: "YKTS0"}, dome="K....."), round=2, **TAKEN),
        "dome row 1 of board1 has a tile on",
        "kam nepatří",
    ),
    "tile without a plate": (
        position(board(plates={0: "YKTS0"}, dome="..K..."), round=2, **TAKEN),
        "does not take it .column 3",
        "sloupec 3",
    ),
    "tile on an ornament": (
        position(board(plates={0: "YKTS0"}, dome="....../.B...."), round=2, **TAKEN),
        "row 2 of board1 has a tile",
        "řada 2",
    ),
    "ornament on a mosaic": (
        position(board(plates={0: "TYWK0"}, dome="....../S....."), round=2, **TAKEN),
        "does not take it",
        "kam nepatří",
    ),
    "too many tiles in a row": (
        position(board(plates={0: "YKTS0"}, dome="YK...."), round=2, **TAKEN),
        "has 2 tiles .expected at most one a round: 1",
        "nejvýš jedna: 1",
    ),
    "moved to nowhere": (
        late(board(lines="-/T>/KKK/-/-/-", plates={0: "YKTS0", 3: "WBTK0", 4: "KSTR0"}), phase="tile:3"),
        "line 2 of board1 has not moved",
        "nic neposlala",
    ),
    "ornament too early": (
        position(board(plates={0: "YKTS0"}, dome="Y...../TS...."), round=3, **TAKEN),
        "the ornament on field 1",
        "ozdobná",
    ),
    "ornament missing": (
        position(board(plates={0: "YKTS0"}, dome="YK..../T....."), round=3, **TAKEN),
        "the ornament on field 1 of board1",
        "ozdobná dlaždice na poli 1",
    ),
    "tiled with broken tiles": (
        late(board(broken="B"), board(lines="K/-/-/-/-/-", plates={0: "YKTS0", 1: "KSTR0", 2: "YBKS0"}), turn=2),
        "board1 has been tiled",
        "už je vyhodnocen",
    ),
    "tiled with a complete line": (
        late(
            board(lines="Y/-/-/-/-/-", plates={0: "YKTS0"}),
            board(lines="K/-/-/-/-/-", plates={0: "TKRW0", 1: "KSTR0"}),
            turn=2,
        ),
        "board1 has been tiled",
        "už je vyhodnocen",
    ),
    "over with a line to break": (
        position(board(lines="-/Y/-/-/-/-", plates=ROW, tokens=2), board(tokens=2), round=5, phase="over", turn="-"),
        "board1 has been tiled",
        "už je vyhodnocen",
    ),
    "passed and can act": (
        position(board(), board(passed=True), **TAKEN),
        "player 2 can still act",
        "hráč 2 ještě může",
    ),
    "opening after the opening": (
        changed("phase=turn", "phase=opening"),
        "both players have plates",
        "úvod hry skončil",
    ),
    "turn before the opening": (
        position(opening=True, suns="BBYR/KKTT/BYRK/BBBK", large="BKKTT"),
        "the opening plates come first",
        "úvodní destičky",
    ),
    "opening by the starter": (
        position(opening=True, phase="opening", suns="BBYR/KKTT/BYRK/BBBK", large="BKKTT"),
        "expected phase opening and turn 2",
        "turn 2",
    ),
    "nothing can be done": (position(DONE, board(tokens=1), turn=1), "nothing can be done", "není co dělat"),
    "no points to draw": (
        position(board(0, tokens=1), phase="draw", hand="KYRW", **TAKEN),
        "no plate can be drawn",
        "nelze dobírat",
    ),
    "no stack to draw": (
        position(board(9, tokens=1), phase="draw", hand="KYRW", round=4, **TAKEN),
        "no plate can be drawn",
        "nelze dobírat",
    ),
    "nothing to stack": (position(suns="BB", phase="stack:1"), "factory 1 is not to be stacked", "na dílně 1 není"),
    "tiling with tiles left": (
        late(board(lines="T/-/-/-/-/-", plates={0: "TRBW0", 1: "TRBS0"}), suns="BBYR"),
        "something left to acquire",
        "co brát",
    ),
    "tiling with chips left": (
        late(board(lines="T/-/-/-/-/-", plates={0: "TRBW0", 1: "TRBS0"}), chips=UP),
        "something left to acquire",
        "co brát",
    ),
    "tiling with tokens left": (
        late(board(lines="T/-/-/-/-/-", plates={0: "TRBW0", 1: "TRBS0"}), board(tokens=1)),
        "something left to",
        "co brát",
    ),
    "over with tokens left": (
        position(board(tokens=1), board(tokens=0), round=4, phase="over", turn="-"),
        "something left to acquire",
        "co brát",
    ),
    "a line above left out": (
        late(board(lines="Y/-/KKK/-/-/-", plates={0: "YKTS0", 3: "WBTK0", 4: "KSTR0"}), phase="tile:3"),
        "a line above line 3 is not handled yet",
        "shora dolů",
    ),
    "a single space": (late(board(lines="Y/-/-/-/-/-", plates=THREE)), "nothing to choose for line 1", "není z čeho"),
    "an empty line": (late(board(plates=THREE)), "nothing to choose for line 1", "není z čeho"),
    "an incomplete line to tile": (
        late(board(lines="-/T/-/-/-/-", plates={0: "YKTS0", 1: "KSTR0"}), phase="tile:2"),
        "nothing to choose for",
        "řady 2",
    ),
    "complete without chips": (
        late(board(lines="-/T/-/-/-/-", plates={0: "YKTS0"}), phase="complete:2"),
        "nothing to choose for line 2",
        "řady 2",
    ),
    "complete a full line": (
        late(board(lines="-/TT/-/-/-/-", plates={0: "YKTS0"}, chips="T,T"), phase="complete:2"),
        "nothing to choose",
        "řady 2",
    ),
    "pay without a choice": (
        late(board(lines="-/T/-/-/-/-", plates={0: "YKTS0"}, chips="T,T"), phase="pay:2.0"),
        "nothing to choose",
        "řady 2",
    ),
    "over too early": (
        position(DONE, DONE, round=4, phase="over", turn="-"),
        "the game can not be over in round 4",
        "v 4. kole",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_can_not_be_is_refused(name: str) -> None:
    text, english, czech = IMPOSSIBLE[name]
    with pytest.raises(BadPosition, match=english) as refused:
        sintra.from_position(text)
    assert czech in refused.value.in_("cs")


def test_every_refusal_has_its_position() -> None:
    texts = [text for text, *_ in IMPOSSIBLE.values()]
    texts += [text for text, error, *_ in REFUSED.values() if error is BadPosition]
    assert len(refusals_of("duel")) > 30
    assert refusals_of("duel") - met_by(texts) == set()
