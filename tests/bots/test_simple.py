"""Bots that do not look ahead."""

import pytest

import sintra
from sintra import BadSeed, IllegalMove
from sintra.bots import BOTS, new_bot
from tests.tables import QUICK_BOTS, SETTINGS, Setting, play_randomly

TWO_PLAYERS = [setting for setting in SETTINGS if setting.players == 2]


def winner(setting: Setting, seed: int, bots: list[str]) -> list[str]:
    """Who wins a game between bots."""
    table = setting.new_table(seed)
    players = [new_bot(name, table.game, seed) for name in bots]
    while table.turn is not None:
        table.play(players[table.turn].choose(table), table.turn)
    return [bots[seat] for seat in table.winners]


@pytest.mark.parametrize("setting", TWO_PLAYERS, ids=str)
def test_greedy_beats_random_in_over_95_percent(setting: Setting) -> None:
    games = 60
    pairs = [["greedy", "random"], ["random", "greedy"]]
    wins = sum(winner(setting, seed, pairs[seed % 2]) == ["greedy"] for seed in range(games))
    assert wins > 0.95 * games


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_every_bot_finishes_every_game(setting: Setting, name: str) -> None:
    assert winner(setting, 3, [name] * setting.players)


def test_greedy_takes_the_points_that_lie_there() -> None:
    table = sintra.from_position(
        "mini players=2 wall=coloured round=5 turn=1 starter=1 phase=draft displays=WYYY/-/-/-/- centre=- "
        "marker=centre bag=B19Y16R19K19W19 lid=- board1=9;-/-/-/-/-;BYRK./...../...../...../.....;- "
        "board2=9;-/-/-/-/-;...../...../...../...../.....;-"
    )
    assert BOTS["greedy"](table.game).choose(table) == {"do": "draft", "from": 0, "colour": "white", "to": 0}


def test_a_bot_does_not_see_the_chance_to_come() -> None:
    for seed in range(10):
        table = SETTINGS[0].new_table(seed)
        position = table.position()
        others = [sintra.from_position(position, seed=other) for other in range(5)]
        choices = [BOTS["greedy"](table.game, 1).choose(other) for other in others]
        assert all(choice == choices[0] for choice in choices)


def test_a_bot_has_nothing_to_choose_after_the_end() -> None:
    table = play_randomly(SETTINGS[0].new_table(1), 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        BOTS["greedy"](table.game, 1).choose(table)
    with pytest.raises(BadSeed, match="not a seed: -1"):
        BOTS["greedy"](table.game, -1)


def test_a_bot_leaves_the_table_alone() -> None:
    table = SETTINGS[0].new_table(1)
    before = table.position()
    for name in QUICK_BOTS:
        new_bot(name, table.game, 1).choose(table)
    assert table.position() == before


def test_greedy_does_not_throw_away_what_it_can_use_later() -> None:
    for seed in range(4):
        table = sintra.new_table("garden", 4, {"pass_discard": "on"}, seed)
        bot = BOTS["greedy"](table.game, seed)
        while table.round < 4:
            move = bot.choose(table)
            assert move["do"] != "discard"
            table.play(move)
