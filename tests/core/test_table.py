"""The table: one door for moves, and nothing else changes a game."""

import pytest

import sintra
from sintra import BadOption, BadSeed, IllegalMove, NotAMove, NothingToUndo, SintraError, Table
from tests.tables import SETTINGS, Setting, play_randomly


@pytest.fixture
def table() -> Table:
    return sintra.new_table("mini", seed=7)


def test_a_new_table_has_everything_a_screen_needs(table: Table) -> None:
    assert table.turn in (0, 1)
    assert table.round == 1
    assert not table.over
    assert table.scores == [0, 0]
    assert table.winners == []
    assert table.legal
    assert table.events[0]["event"] == "round"
    assert table.reveal()["seed"] == 7
    assert not {"seed", "chance"} & (table.view().keys() | table.view(0).keys())


def test_a_move_is_an_object_or_its_text(table: Table) -> None:
    move = table.legal[0]
    other = sintra.new_table("mini", seed=7)
    assert table.play(move) == other.play(table.game.format_move(move))
    assert table.position() == other.position()


BAD_MOVES = [
    ("9Q2", NotAMove, r'not a move: "9Q2" \(expected for example "3 blue 2"'),
    ("", NotAMove, "not a move"),
    ("1 purple 2", NotAMove, "not a move"),
    ("0 blue 1", NotAMove, 'not a move: "0 blue 1"'),
    ("12 blue 1", NotAMove, "not a move"),
    ("1 blue 6", NotAMove, 'not a move: "1 blue 6" .expected for example "3 blue 2"'),
    ("tile 1 banana 2", NotAMove, "not a move"),
    ("9 blue 1", IllegalMove, 'not possible now: "9 blue 1" .possible for example'),
    ("spread blue left", IllegalMove, "not possible now"),
    ("tile 1 column 2", IllegalMove, "not possible now"),
    ({"do": "draft"}, NotAMove, '"draft" has the fields do, from, colour, to'),
    ({"do": []}, NotAMove, '"do" is one of: draft, spread, tile'),
    ({"do": "dance"}, NotAMove, '"do" is one of: draft, spread, tile'),
    ({"do": "draft", "from": True, "colour": "blue", "to": 0}, NotAMove, '"from" can not be True'),
    ({"do": "draft", "from": 0, "colour": "blue", "to": 0, "x": 1}, NotAMove, "has the fields"),
    ({"do": "draft", "from": [], "colour": "blue", "to": 0}, NotAMove, '"from" can not be'),
    (None, NotAMove, "expected an object"),
    (7, NotAMove, "expected an object"),
]


@pytest.mark.parametrize(("move", "error", "reason"), BAD_MOVES, ids=str)
def test_a_wrong_move_is_refused_and_changes_nothing(
    table: Table, move: object, error: type[SintraError], reason: str
) -> None:
    before = table.position(), table.record()
    with pytest.raises(error, match=reason):
        table.play(move)  # type: ignore[arg-type]
    assert (table.position(), table.record()) == before


def test_somebody_elses_turn_is_refused(table: Table) -> None:
    other = 1 - (table.turn or 0)
    with pytest.raises(IllegalMove, match=f"seat {other} can not move now .seat {table.turn} is to decide"):
        table.play(table.legal[0], seat=other)
    assert table.steps == []


def test_after_the_end_nothing_can_be_played(table: Table) -> None:
    move = table.legal[0]
    play_randomly(table, 1)
    assert (table.over, table.turn, table.legal) == (True, None, [])
    assert table.winners
    with pytest.raises(IllegalMove, match="the game is over"):
        table.play(move)


def test_what_a_table_gives_away_can_not_change_it(table: Table) -> None:
    table.legal.clear()
    table.legal[0]["from"] = 99
    table.state()["seat"] = 5
    table.view()["boards"].clear()
    table.options.clear()
    table.events.clear()
    table.events[0]["seat"] = 9
    assert table.legal[0]["from"] != 99
    assert table.events[0]["seat"] != 9
    assert table.options
    assert table.turn in (0, 1)


def test_undo_and_redo_walk_through_the_game(table: Table) -> None:
    positions = [table.position()]
    for _ in range(5):
        table.play(table.legal[-1])
        positions.append(table.position())
    for expected in reversed(positions[:-1]):
        table.undo()
        assert table.position() == expected
    with pytest.raises(NothingToUndo, match="no move to take back"):
        table.undo()
    for expected in positions[1:]:
        table.redo()
        assert table.position() == expected
    with pytest.raises(NothingToUndo, match="no move to make again"):
        table.redo()


def test_a_new_move_forgets_what_was_undone(table: Table) -> None:
    table.play(table.legal[0])
    table.undo()
    table.play(table.legal[1])
    with pytest.raises(NothingToUndo):
        table.redo()


def test_between_people_nothing_is_undone_across_revealed_chance() -> None:
    table = sintra.new_table("mini", seed=7, undo="known")
    while table.round == 1:
        assert table.steps == [] or table.can_undo()
        table.play(table.legal[0])
    assert not table.can_undo()
    with pytest.raises(NothingToUndo, match="can not be taken back"):
        table.undo()
    table.play(table.legal[0])
    table.undo()


def test_undo_can_be_forbidden() -> None:
    table = sintra.new_table("mini", seed=7, undo="never")
    table.play(table.legal[0])
    with pytest.raises(NothingToUndo, match="can not be taken back"):
        table.undo()
    with pytest.raises(BadOption, match="expected one of: freely, known, never"):
        sintra.new_table("mini", undo="sometimes")


BAD_TABLES = [
    ({"game": "go"}, BadOption, f"no game 'go' .expected one of: {', '.join(sintra.GAMES)}"),
    ({"players": 5}, BadOption, "can not be played by 5 .expected players: 2, 3, 4"),
    ({"players": True}, BadOption, "expected players: 2, 3, 4"),
    ({"players": 2.0}, BadOption, "can not be played by 2.0"),
    ({"players": 10**5000}, BadOption, "can not be played by a very large int"),
    ({"game": []}, BadOption, "no game "),
    ({"options": 5}, BadOption, "not options: 5 .expected names with values"),
    ({"options": ["wall"]}, BadOption, "not options"),
    ({"options": {"wall": "x" * 1000}}, BadOption, "xxx…' .expected one of"),
    ({"seed": 10**5000}, BadSeed, "not a seed: a very large int"),
    ({"players": "2"}, BadOption, "expected players: 2, 3, 4"),
    ({"options": {"wall": "green"}}, BadOption, "wall can not be 'green' .expected one of: coloured, plain"),
    ({"options": {"special": "on"}}, BadOption, "no option 'special' in this game .expected one of: wall, "),
    ({"options": {"starter": 2}}, BadOption, "starter can not be 2 .expected one of: random, 0, 1"),
    ({"options": {"wall": None}}, BadOption, "wall can not be None"),
    ({"seed": -1}, BadSeed, "not a seed: -1 .expected a whole number from 0"),
    ({"seed": 2**64}, BadSeed, "not a seed"),
    ({"seed": "7"}, BadSeed, "not a seed: '7'"),
    ({"seed": 1.5}, BadSeed, "not a seed"),
    ({"seed": True}, BadSeed, "not a seed"),
]


@pytest.mark.parametrize(("given", "error", "reason"), BAD_TABLES)
def test_a_wrong_table_is_refused_with_what_is_possible(
    given: dict[str, object], error: type[SintraError], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        sintra.new_table(**{"game": "mini", **given})  # type: ignore[arg-type]


def test_without_a_seed_every_game_is_another() -> None:
    assert len({sintra.new_table("mini").position() for _ in range(5)}) == 5


@pytest.mark.parametrize("wrong", [None, 7, b"sintra record 1"])
def test_only_text_can_be_read(wrong: object) -> None:
    for read in (sintra.load, sintra.from_position):
        with pytest.raises(SintraError, match="not a text"):
            read(wrong)  # type: ignore[operator]


def test_truth_is_no_seat(table: Table) -> None:
    with pytest.raises(IllegalMove, match="no seat True"):
        table.view(True)
    with pytest.raises(IllegalMove, match="seat True can not move now"):
        table.play(table.legal[0], seat=True)


def test_a_seat_that_does_not_exist_sees_nothing(table: Table) -> None:
    with pytest.raises(IllegalMove, match=r"no seat 2 at this table .expected 0 to 1"):
        table.view(2)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_position_can_be_played_on_with_other_chance(setting: Setting) -> None:
    table = play_randomly(setting.new_table(3), 3, 30)
    one, two = (sintra.from_position(table.position(), seed=seed) for seed in (1, 2))
    assert one.view() == two.view()
    assert play_randomly(one, 1).record() != play_randomly(two, 1).record()
    assert sintra.load(one.record()).position() == one.position()


@pytest.mark.parametrize("viewer", [True, 1.0, -1, 2, "0", []])
def test_a_viewer_who_is_not_at_the_table_is_refused(viewer: object) -> None:
    table = play_randomly(sintra.new_table("duel", seed=1), 1, 3)
    for look in (table.view, table.legal_for, table.moves_for, table.events_for):
        with pytest.raises(IllegalMove, match="expected 0 to 1"):
            look(viewer)


def test_only_the_seat_to_decide_has_moves_to_choose_from() -> None:
    table = sintra.new_table("duel", seed=1)
    assert table.turn is not None
    assert table.legal_for(table.turn) == table.legal
    assert table.legal_for(1 - table.turn) == table.legal_for(None) == []


def test_options_are_given_away_as_copies() -> None:
    table = sintra.new_table("duel", options={"goals": ["rows", "columns", "diagonals"]}, seed=1)
    table.options["goals"].append("more")  # type: ignore[union-attr]
    table.view(0)["options"]["goals"].clear()
    assert table.options["goals"] == ["rows", "columns", "diagonals"]


@pytest.mark.parametrize("count", [None, "1", 1.5, True, 0, -1])
def test_no_moves_can_be_taken_back_that_are_no_number(count: object) -> None:
    assert not play_randomly(sintra.new_table("mini", seed=1), 1, 3).can_undo(count)  # type: ignore[arg-type]
