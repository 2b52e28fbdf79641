"""Many games and their means."""

import pytest

from sintra import GAMES
from sintra.bots.simulate import BATCH, Simulation
from tests.tables import SETTINGS, Setting, play_randomly

KEYS = [
    *("games", "rounds", "score", "winner_score", "turns", "decisions", "legal", "legal_per_decision"),
    *("wins", "shared", "games_per_second", "moves_per_second"),
]


def simulate(
    setting: Setting, games: int, seed: int = 7, bot: str = "random", is_busy: bool = False
) -> dict[str, object]:
    simulation = Simulation(GAMES[setting.game], setting.players, dict(setting.options), seed, bot, is_busy)
    return simulation.run(games, lambda done: None)


def without_speed(means: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in means.items() if not name.endswith("per_second")}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_means_are_what_they_say(setting: Setting) -> None:
    means = simulate(setting, 400)
    assert list(means) == KEYS
    assert means["games"] == 400
    assert sum(means["wins"]) + means["shared"] == pytest.approx(1)
    assert len(means["wins"]) == setting.players
    assert 4 <= means["rounds"] <= 25
    assert means["decisions"] >= means["turns"]
    assert means["winner_score"] >= means["score"]


def test_a_simulation_is_reproducible_from_its_seed() -> None:
    one, two, three = (simulate(SETTINGS[0], BATCH + 10, seed) for seed in (7, 7, 8))
    assert without_speed(one) == without_speed(two)
    assert without_speed(one) != without_speed(three)


def test_greedy_scores_more_than_random() -> None:
    assert simulate(SETTINGS[0], 50, bot="greedy")["score"] > 10 * simulate(SETTINGS[0], 50)["score"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_busy_players_pass_only_when_they_must(bot: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.game == "garden")
    busy, idle = (simulate(setting, 100, bot=bot, is_busy=is_busy) for is_busy in (True, False))
    assert busy["turns"] > idle["turns"]
    assert busy["legal"] > 1
    assert without_speed(simulate(SETTINGS[0], 50, bot=bot, is_busy=True)) == without_speed(
        simulate(SETTINGS[0], 50, bot=bot)
    )


def test_the_means_agree_with_games_played_move_by_move() -> None:
    setting = next(setting for setting in SETTINGS if ("wall", "plain") in setting.options)
    tables = [play_randomly(setting.new_table(seed), seed) for seed in range(150)]
    means = simulate(setting, 3000)
    turns = sum(step.move["do"] == "draft" for table in tables for step in table.steps) / len(tables)
    decisions = sum(len(table.steps) for table in tables) / len(tables)
    assert means["turns"] == pytest.approx(turns, rel=0.08)
    assert means["decisions"] == pytest.approx(decisions, rel=0.08)
    assert means["rounds"] == pytest.approx(sum(table.round for table in tables) / len(tables), rel=0.08)
