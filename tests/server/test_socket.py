"""A table over WebSockets: what everybody hears, and what is refused."""

from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import sintra
from tests.server.visitor import HERE, LINK, ME, NOVICE, Inn, Visitor, text_of


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_game_against_a_bot_goes_to_its_end(inn: Inn, game: str) -> None:
    with inn.visit(inn.make(game, ME, NOVICE, seed=5), seed=5) as eva:
        while not eva.wait_for_turn()["is_over"]:
            eva.move()
        assert eva.position["outcome"]["winners"]
        assert [message for message in eva.heard if message["type"] == "refused"] == []


def test_everybody_hears_a_move_after_it_was_made(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, options={"starter": 0})
    with inn.visit(made) as eva, inn.visit(made, 1, "cs") as petra, inn.visit(made, None) as watcher:
        position = eva.move()
        for other in (petra, watcher):
            while other.hear_until("position")["moves"] != 1:
                pass
            assert other.position["sequence"] == position["sequence"] == 1
            assert other.position["accepted"] is None
        assert petra.position["legal"]
        assert petra.position["told"]["number"] == watcher.position["told"]["number"] == 1
        assert [event["seat"] for event in watcher.position["events"][:1]] == [0]
        for language, words in (("cs", "Eva bere"), ("en", "Eva takes")):
            log = inn.ask(made, "/log", language=language).json()
            assert log[0]["sentences"][0].startswith(words)


def refused(visitor: Visitor) -> str:
    """Why the last message was refused; the whole position follows."""
    message = visitor.hear_until("refused")
    reason: str = message["reason"]
    assert reason in (text_of(message).en, text_of(message).cs)
    visitor.hear_until("position")
    return reason


WRONG = [
    ({"type": "move", "id": "a", "sequence": 0, "move": {"do": "fly"}}, "fly"),
    ({"type": "move", "id": "a", "sequence": 0, "move": {"do": "draft", "from": 0, "colour": "pink", "to": 0}}, "pink"),
    ({"type": "move", "id": "a", "sequence": 7, "move": {}}, "you answered number 7, now it is 0"),
    ({"type": "move", "id": "a", "sequence": 0}, "not understood: move.move"),
    ({"type": "move", "id": "", "sequence": 0, "move": {}}, "not understood: move.id"),
    ({"type": "dance"}, "not understood"),
    ({"type": "hello"}, "we have met already"),
    ({}, "not understood"),
    ([], "not understood"),
    ("move", "not understood"),
    (None, "not understood"),
    ({"type": "undo", "id": "a", "sequence": 0}, "nothing you could take back"),
    ({"type": "answer", "id": "a", "sequence": 0, "is_agreed": True}, "nobody asks"),
    ({"type": "react", "reaction": "bite"}, "not understood"),
    ({"type": "replace", "id": "a", "seat": 0}, "not been away"),
    ({"type": "replace", "id": "a", "seat": 3}, "not been away"),
    ({"type": "reclaim", "id": "a"}, "no bot plays your seat"),
    ({"type": "introduce", "name": "x" * 31, "avatar": 0}, "not understood: introduce.name"),
    ({"type": "introduce", "name": "Eva", "avatar": 99}, "not understood: introduce.avatar"),
]


@pytest.mark.parametrize(("message", "reason"), WRONG, ids=[str(message)[:60] for message, _ in WRONG])
def test_a_wrong_message_is_answered_with_a_reason_and_changes_nothing(inn: Inn, message: Any, reason: str) -> None:
    made = inn.make("mini", ME, HERE, options={"starter": 0}, seed=1)
    with inn.visit(made) as eva:
        before = eva.position
        eva.socket.send_json(message)
        assert reason in refused(eva)
        assert eva.position == before


def test_what_is_no_json_or_too_large_is_answered(inn: Inn) -> None:
    with inn.visit(inn.make("mini", ME, HERE)) as eva:
        eva.socket.send_text("{")
        assert "not understood: JSON" in refused(eva)
        eva.socket.send_text("x" * 20_000)
        assert "too large" in refused(eva)


def test_a_repeated_message_is_not_played_twice(inn: Inn) -> None:
    with inn.visit(inn.make("mini", ME, HERE)) as eva:
        move = {"type": "move", "id": "one", "sequence": 0, "move": eva.position["legal"][0]}
        eva.socket.send_json(move)
        while eva.hear_until("position")["accepted"] != "one":
            pass
        eva.socket.send_json(move)
        assert "has been taken already" in refused(eva)
        assert eva.position["moves"] == 1


def test_nobody_moves_for_another(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, options={"starter": 0})
    with inn.visit(made) as eva, inn.visit(made, 1, "cs") as petra, inn.visit(made, None) as watcher:
        move = eva.position["legal"][0]
        petra.answer("move", move=move)
        assert refused(petra) == "nejste na tahu (rozhoduje Eva)"
        watcher.answer("move", move=move)
        assert "you are watching" in refused(watcher)
        assert inn.ask(made).json()["moves"] == 0


def test_a_wrong_key_opens_nothing(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK)
    with inn.client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
        socket.send_json({"type": "hello", "key": "guess", "language": "cs"})
        assert "k žádnému místu u stolu nevede" in socket.receive_json()["reason"]
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_who_does_not_say_hello_is_told_so(inn: Inn) -> None:
    with inn.client.websocket_connect(f"/api/tables/{inn.make('mini', ME, HERE)['table']}/live") as socket:
        socket.send_json({"type": "react", "reaction": "wow"})
        assert 'expected a "hello" first' in socket.receive_json()["reason"]


# Taking back


def test_against_bots_one_takes_back_to_the_own_last_decision(inn: Inn) -> None:
    with inn.visit(inn.make("mini", ME, NOVICE, options={"starter": 0}, seed=2)) as eva:
        before = eva.position["view"]
        eva.move()
        eva.wait_for_turn()
        while eva.position["thinking"] is not None:
            eva.hear()
        assert eva.position["undo"] == "now"
        name = eva.answer("undo")
        while eva.hear_until("position")["accepted"] != name:
            pass
        assert eva.position["moves"] == 0
        assert eva.position["view"] == before


def test_between_people_the_other_is_asked(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, options={"starter": 0}, seed=2)
    with inn.visit(made) as eva, inn.visit(made, 1) as petra:
        eva.move()
        while petra.hear_until("position")["moves"] != 1:
            pass
        assert eva.position["undo"] == "ask"
        eva.answer("undo")
        while petra.hear_until("position")["asked"] != 0:
            pass
        assert petra.position["is_asked"]
        assert petra.position["moves"] == 1
        petra.answer("answer", is_agreed=True)
        while petra.hear_until("position")["moves"]:
            pass
        assert petra.position["asked"] is None


def test_a_no_leaves_everything_as_it_is(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, options={"starter": 0}, seed=2)
    with inn.visit(made) as eva, inn.visit(made, 1) as petra:
        eva.move()
        eva.answer("undo")
        while petra.hear_until("position")["asked"] != 0:
            pass
        petra.answer("answer", is_agreed=False)
        while petra.hear_until("position")["asked"] is not None:
            pass
        assert petra.position["moves"] == 1


def test_who_comes_later_is_not_asked(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, LINK, options={"starter": 0}, seed=2)
    with inn.visit(made) as eva, inn.visit(made, 1):
        eva.move()
        eva.answer("undo")
        while eva.hear_until("position")["asked"] != 0:
            pass
        assert not eva.position["is_asked"]
        with inn.visit(made, 2) as later:
            assert later.position["asked"] == 0
            assert not later.position["is_asked"]


def test_nothing_is_taken_back_across_chance_between_people(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=2)
    with inn.visit(made) as eva:
        while eva.position["view"]["round"] == 1:
            eva.move()
        assert eva.position["undo"] == "no"
        eva.answer("undo")
        assert "come to light" in refused(eva)


def test_inside_a_turn_one_goes_back_without_asking(inn: Inn) -> None:
    made = inn.make("duel", ME, LINK, options={"starter": 1}, seed=2)
    with inn.visit(made) as eva, inn.visit(made, 1):
        plate = next(move for move in eva.position["legal"] if move["do"] == "plate")
        assert eva.move(plate)["view"]["decision"] == "place"
        assert eva.position["undo"] == "now"
        name = eva.answer("undo")
        while eva.hear_until("position")["accepted"] != name:
            pass
        assert plate in eva.position["legal"]


# People


def test_everybody_sees_who_is_there_and_what_they_are_called(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK)
    with inn.visit(made) as eva:
        with inn.visit(made, 1) as petra:
            petra.socket.send_json({"type": "introduce", "name": "Petra", "avatar": 5})
            while not eva.hear_until("people")["players"][1]["name"]:
                pass
            there = eva.heard[-1]["players"][1]
            assert (there["name"], there["avatar"], there["is_present"]) == ("Petra", 5, True)
        while eva.hear_until("people")["players"][1]["is_present"]:
            pass


def test_reactions_are_heard(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK)
    with inn.visit(made) as eva, inn.visit(made, 1) as petra:
        petra.socket.send_json({"type": "react", "reaction": "wow"})
        assert eva.hear_until("reacted") == {"type": "reacted", "seat": 1, "reaction": "wow"}


def test_a_bot_plays_for_somebody_who_left_until_he_is_back(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, options={"starter": 1}, seed=2)
    with inn.visit(made) as eva:
        assert eva.position["players"][1]["can_be_replaced"]
        eva.send("replace", seat=1)
        eva.wait_for_turn()
        assert eva.position["mover"] == 1
        assert eva.position["players"][1]["is_replaced"]
        with inn.visit(made, 1) as petra:
            petra.send("reclaim")
            while petra.hear_until("position")["players"][1]["bot"]:
                pass
            eva.move()
            petra.wait_for_turn()
            assert petra.move()["mover"] == 1


@pytest.mark.parametrize("game", sintra.GAMES)
def test_the_scores_that_are_told_are_those_of_the_game(inn: Inn, game: str) -> None:
    made = inn.make(game, ME, HERE, seed=6)
    table = sintra.new_table(game, 2, {}, 6)
    with inn.visit(made, seed=6) as eva:
        while not table.over:
            table.play(eva.move()["move"] or {})
            assert eva.position["scores"] == table.scores
