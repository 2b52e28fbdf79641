"""The search: it plays every game, thinks within its budget, keeps what it found, and never peeks."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sintra
from sintra import BadOption, Table
from sintra.bots import new_bot
from sintra.bots.search import thinking, tree
from sintra.bots.search.bot import Search, parse_argument
from sintra.bots.search.thinking import Budget, Thinker, Thought
from sintra.bots.search.utility import MOST_SEATS, judge
from sintra.bots.values.nets import untrained
from sintra.core import engine
from sintra.core.contract import Game, State
from sintra.core.events import mute_log
from tests.tables import SETTINGS, Setting, play_randomly

SMALL = 1 << 16  # nodes
CHECKED = 20  # ends of rounds
CLOSE = 0.05  # of a game: what it may overlook with so little thinking
ONE_OF_EACH_GAME = [next(setting for setting in SETTINGS if setting.game == name) for name in sintra.GAMES]


def thinker(game: Game, seed: int = 1, threads: int = 1, nodes: int = SMALL) -> Thinker:
    """One that plays by the estimate alone, which is what tests know."""
    return Thinker(game, seed, threads, nodes, untrained(game.rules))


def middle(setting: Setting, seed: int, moves: int = 12) -> Table:
    """A game that is under way, at a decision with a choice."""
    table = play_randomly(setting.new_table(seed), seed, moves)
    while not table.over and len(table.legal) == 1:
        table.play(table.legal[0])
    return table


# Not peeking


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_seat_can_not_know_does_not_change_its_mind(setting: Setting) -> None:
    for seed in range(3):
        table = middle(setting, seed, moves=3 + 9 * seed)
        if table.turn is None:
            continue
        thoughts = []
        for other in range(3):
            state = table.state()
            engine.redraw(state[0], table.turn, np.uint64(other))
            thoughts.append(thinker(table.game).simulated(state, Budget(simulations=12), 0.0).candidates)
        assert thoughts[0] == thoughts[1] == thoughts[2]


def test_a_tree_is_forgotten_where_something_secret_was_played() -> None:
    secret_moves = 0
    for seed in range(4):
        table, chance = sintra.new_table("duel", 2, {}, seed), random.Random(seed)
        bots = [Search(table.game, seat, "5") for seat in range(2)]
        while table.turn is not None:
            bot = bots[table.turn]
            known = len(bot.heard)
            bot.listen(table)
            if any(move["do"] in table.game.secret_moves for move in table.moves[known:]):
                secret_moves += 1
                assert bot.thinker.desks[0].nodes[tree.ROOT].visits == 0
            bot.thinker.desks[0].search(table.state(), 5, untrained(table.game.rules))
            table.play(chance.choice(table.legal))
    assert secret_moves >= 5


# Thinking


@pytest.mark.parametrize("setting", ONE_OF_EACH_GAME, ids=str)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_budget_give_the_same_thought(setting: Setting, threads: int) -> None:
    table = middle(setting, 1)
    found = [
        thinker(table.game, threads=threads).simulated(table.state(), Budget(simulations=100), 0.0) for _ in range(2)
    ]
    assert found[0].candidates == found[1].candidates
    assert found[0].line == found[1].line
    assert sum(candidate.visits for candidate in found[0].candidates) == found[0].simulations <= 100


@pytest.mark.parametrize("setting", ONE_OF_EACH_GAME, ids=str)
def test_a_thought_names_every_legal_move_with_its_worth(setting: Setting) -> None:
    table = middle(setting, 2)
    thought = thinker(table.game).simulated(table.state(), Budget(simulations=300), 0.0)
    assert sorted(candidate.action for candidate in thought.candidates) == table.game.legal_actions(table.state())
    assert all(0 <= worth <= 1 for candidate in thought.candidates for worth in candidate.worth)
    assert all(len(candidate.worth) == table.players for candidate in thought.candidates)
    assert thought.candidates[0].visits == max(candidate.visits for candidate in thought.candidates)
    for action in thought.line:  # the expected line can be played as far as no chance comes up
        move = table.game.move_of(action)
        if move not in table.legal:
            break
        table.play(move)
    assert thought.line[0] == thought.best.action


def test_the_least_time_is_enough_for_a_move() -> None:
    table = SETTINGS[0].new_table(1)
    thought = thinker(table.game).think(table.state(), Budget(seconds=1e-9))
    assert 0 < thought.simulations <= 200


def test_thinking_ends_before_its_time_would_be_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table, clock = SETTINGS[0].new_table(1), (0.3 * tick for tick in range(1, 100))
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    net = untrained(table.game.rules)
    assert thinker(table.game).desks[0].think(table.state(), Budget(seconds=1.0), 0.0, net) == 3 * thinking.BATCH


def test_the_time_for_listening_is_part_of_the_time_for_a_move() -> None:
    table = SETTINGS[0].new_table(1)
    bot = Search(table.game, 1, "1s")
    bot.listened = 1.0
    assert bot.think(table.state()).simulations == thinking.BATCH


def test_thinking_ends_when_the_choice_can_not_change() -> None:
    table = SETTINGS[0].new_table(1)
    desk = thinker(table.game).desks[0]
    desk.search(table.state(), 300, untrained(table.game.rules))
    visits = sorted(int(desk.nodes[child].visits) for child in desk.children(tree.ROOT))
    assert desk.is_decided(visits[-1] - visits[-2] - 1)
    assert not desk.is_decided(visits[-1] - visits[-2])


def test_a_full_tree_is_still_searched() -> None:
    table = SETTINGS[0].new_table(1)
    desk = thinker(table.game, nodes=2 * table.game.actions).desks[0]
    desk.search(table.state(), 2000, untrained(table.game.rules))
    assert desk.nodes[tree.ROOT].visits == 2000
    assert desk.desk[0].used <= len(desk.nodes)


# Keeping the tree


def test_what_was_found_about_the_moves_made_is_kept() -> None:
    table = SETTINGS[0].new_table(1)
    mind = thinker(table.game)
    thought = mind.simulated(table.state(), Budget(simulations=2000), 0.0)
    answer = thought.line[1]
    desk = mind.desks[0]
    expected = desk.nodes[desk.child(desk.child(tree.ROOT, thought.line[0]), answer)].copy()
    mind.follow(thought.line[:2])
    root = desk.nodes[tree.ROOT]
    assert (root.visits, root.count, root.action) == (expected.visits, expected.count, answer)
    assert root.worth.tolist() == expected.worth.tolist()
    assert sum(desk.nodes[child].visits for child in desk.children(tree.ROOT)) == root.visits - 1
    mind.follow([table.game.actions - 1])
    assert (desk.nodes[tree.ROOT].visits, desk.nodes[tree.ROOT].count) == (0, 0)


def test_a_tree_of_another_choice_is_not_trusted() -> None:
    mind = thinker(sintra.GAMES["mini"])
    for seed in range(5):
        table = SETTINGS[0].new_table(seed)
        thought = mind.simulated(table.state(), Budget(simulations=300), 0.0)
        assert sorted(candidate.action for candidate in thought.candidates) == table.game.legal_actions(table.state())
        assert sum(candidate.visits for candidate in thought.candidates) == thought.simulations


def test_a_bot_follows_the_game_and_notices_another_one() -> None:
    table = SETTINGS[0].new_table(1)
    bot = Search(table.game, 1, "4000")
    table.play(bot.choose(table))
    table.play(table.game.move_of(bot.thinker.desks[0].line(table.steps[-1].action)[1]))
    bot.listen(table)
    assert bot.thinker.desks[0].nodes[tree.ROOT].visits > 0
    bot.listen(SETTINGS[0].new_table(2))
    assert bot.thinker.desks[0].nodes[tree.ROOT].visits == 0


# The end of a round, solved


def worth_of(state: State) -> float:
    worth = np.zeros(MOST_SEATS, np.float32)
    judge(state, 0, np.zeros(MOST_SEATS), worth)
    return float(worth[0])


def solved_by_force(game: Game, state: State, round_number: int) -> float:
    """Every line of play to the end of the round, without any cleverness."""
    if state[0].seat < 0 or state[0].round_number != round_number:
        return worth_of(state)
    found = [solved_by_force(game, after(state, action), round_number) for action in game.legal_actions(state)]
    return max(found) if state[0].seat == 0 else min(found)


def after(state: State, action: int) -> State:
    state = state.copy()
    engine.play_at(state, 0, action, mute_log())
    return state


@pytest.mark.parametrize("options", [{}, {"wall": "plain"}], ids=["coloured", "plain"])
def test_the_last_decisions_of_a_round_for_two_are_solved(options: dict[str, Any]) -> None:
    checked = 0
    for seed in range(12):
        table = sintra.new_table("mini", 2, options, seed)
        chance = random.Random(seed)
        while not table.over and checked < CHECKED:
            state = table.state()
            if len(table.legal) > 1 and 0 < state[0].offered <= 5:
                thought = thinker(table.game).think(state, Budget(simulations=20_000))
                round_number = int(state[0].round_number)
                assert thought.is_solved
                for candidate in thought.candidates:
                    expected = solved_by_force(table.game, after(state, candidate.action), round_number)
                    assert candidate.worth[0] == pytest.approx(expected, abs=1e-6)
                best = max(candidate.worth[thought.seat] for candidate in thought.candidates)
                assert thought.best.worth[thought.seat] == best
                checked += 1
            table.play(chance.choice(table.legal))
    assert checked == CHECKED


def test_what_depends_on_chance_is_not_called_solved() -> None:
    solved = 0
    for seed in range(6):
        table = play_randomly(sintra.new_table("duel", 2, {}, seed), seed, 14)
        if table.over:
            continue
        found = thinker(table.game).solver.solve(table.state(), 3000, untrained(table.game.rules))
        draws = {
            int(after(table.state(), action)[0].chance.counter) for action in table.game.legal_actions(table.state())
        }
        is_chancy = len(draws) > 1
        assert not (found and is_chancy)
        solved += bool(found)
    assert solved == 0


# Playing to win


def own_moves(simulations: int, wanted: int) -> Iterator[tuple[Table, Thought]]:
    """Positions of games of the search against itself, with what it thinks of them."""
    for seed in range(wanted):
        table = sintra.new_table("mini", 2, {}, seed)
        bots = [Search(table.game, seat, str(simulations)) for seat in range(2)]
        while table.turn is not None and wanted:
            bots[table.turn].listen(table)
            thought = bots[table.turn].think(table.state())
            yield table, thought
            table.play(table.game.move_of(thought.best.action))
            wanted -= 1


def test_it_plays_to_win_not_to_look_busy() -> None:
    """Where it drops tiles, no line would have taken them at no less: of 1,000 of its own moves, looked at again."""
    moves = dropped = 0
    for table, thought in own_moves(simulations=1000, wanted=1000):
        moves += 1
        move = table.game.move_of(thought.best.action)
        if move["to"] != "floor":
            continue
        dropped += 1
        again = Thinker(table.game, 2, nodes=1 << 20).think(table.state(), Budget(simulations=20_000))
        worth = {candidate.action: candidate.worth[thought.seat] for candidate in again.candidates}
        lines = [table.game.action_of(other) for other in table.legal if {**other, "to": "floor"} == move != other]
        assert all(worth[line] < worth[thought.best.action] + CLOSE for line in lines), table.position()
    assert moves == 1000
    assert 0 < dropped < 300


def test_it_takes_the_game_when_it_can() -> None:
    table = sintra.from_position(
        "mini players=2 wall=coloured round=5 turn=1 starter=1 phase=draft displays=WYYY/-/-/-/- centre=- "
        "marker=centre bag=B19Y16R19K19W19 lid=- board1=9;-/-/-/-/-;BYRK./...../...../...../.....;- "
        "board2=9;-/-/-/-/-;...../...../...../...../.....;-"
    )
    assert new_bot("search:500", table.game, 1).choose(table) == {"do": "draft", "from": 0, "colour": "white", "to": 0}


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_little_search_beats_greedy(name: str) -> None:
    game, wins = sintra.GAMES[name], 0.0
    for seed in range(16):
        table = sintra.new_table(name, 2, {}, seed // 2)
        bots = [new_bot("search:100" if seat == seed % 2 else "greedy", game, seed) for seat in range(2)]
        while table.turn is not None:
            table.play(bots[table.turn].choose(table))
        wins += (seed % 2 in table.winners) / len(table.winners)
    assert wins >= 11


# What a person types


@pytest.mark.parametrize(
    ("argument", "budget", "threads"),
    [
        ("", Budget(1.0, None), 1),
        ("1s", Budget(1.0, None), 1),
        ("0.25s", Budget(0.25, None), 1),
        ("2000", Budget(None, 2000), 1),
        ("3s:2000:2t", Budget(3.0, 2000), 2),
    ],
)
def test_a_budget_is_typed(argument: str, budget: Budget, threads: int) -> None:
    assert parse_argument(argument) == (budget, threads)


@pytest.mark.parametrize("argument", ["x", "0s", "0", "-1s", "1.5", "2.5t", "1s,2s", "99999s", "1s:x", "0t"])
def test_no_budget_is_refused(argument: str) -> None:
    with pytest.raises(BadOption, match="search can not think") as refused:
        new_bot(f"search:{argument}", sintra.GAMES["mini"])
    assert "hledání nerozumí" in refused.value.in_("cs")
