"""Tables over HTTP: made, joined, asked about."""

import json

import pytest

import sintra
from sintra.server import keys
from tests.server.visitor import HERE, LINK, ME, NOVICE, Inn, text_of


def test_the_catalogue_has_every_game_with_its_options(inn: Inn) -> None:
    catalogue = inn.client.get("/api/catalogue").json()
    assert [game["name"] for game in catalogue["games"]] == list(sintra.GAMES)
    for card in catalogue["games"]:
        game = sintra.GAMES[card["name"]]
        assert [option["name"] for option in card["options"]] == [option.name for option in game.options]
        assert card["players"] == list(game.player_counts)
    assert [bot["spec"] for bot in catalogue["bots"]][:2] == ["novice", "apprentice"]


def test_people_on_one_screen_share_a_key_and_links_have_their_own(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, HERE, NOVICE)
    by_seat = {key["seat"]: key["key"] for key in made["keys"]}
    assert sorted(by_seat) == [0, 1, 2]
    assert by_seat[0] == by_seat[2] != by_seat[1]


def test_a_position_is_shown_as_its_viewer_may_see_it(inn: Inn) -> None:
    made = inn.make("duel", ME, LINK, options={"starter": 0}, seed=7)
    mine, others = inn.ask(made).json(), inn.ask(made, key=1).json()
    watched = inn.ask(made, key=None).json()
    assert (mine["seats"], others["seats"], watched["seats"]) == ([0], [1], [])
    assert others["legal"]  # the other player opens (D-06)
    assert mine["legal"] == watched["legal"] == []
    assert mine["view"]["viewer"] == 0


def test_the_seed_can_be_checked_when_the_game_is_over(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=99)
    published = inn.ask(made).json()["seed_hash"]
    assert published == keys.seed_hash(made["table"], 99)
    with inn.visit(made) as eva:
        while not eva.position["is_over"]:
            eva.move()
    record = inn.ask(made, "/record").text
    assert "\nseed 99\n" in record
    assert sintra.load(record).over


def test_a_running_game_keeps_its_record_to_itself(inn: Inn) -> None:
    answer = inn.ask(inn.make("mini", ME, NOVICE), "/record", language="cs")
    assert answer.status_code == 409
    assert "až po skončení hry" in answer.json()["reason"]


def test_a_finished_game_says_who_has_won_and_why(inn: Inn) -> None:
    made = inn.make("garden", ME, HERE, seed=3)
    with inn.visit(made) as eva:
        while not eva.position["is_over"]:
            eva.move()
    position = inn.ask(made, language="cs").json()
    outcome = position["outcome"]
    assert outcome["winners"]
    for seat in range(2):
        assert sum(part["points"][seat] for part in outcome["parts"]) == outcome["scores"][seat]
    assert outcome["parts"][0]["title"] == "na začátku"


def test_a_replay_shows_every_position_and_the_log_tells_every_move(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4)
    views = []
    with inn.visit(made) as eva:
        for _ in range(20):
            views.append(eva.position["view"])
            eva.move()
    for moves, view in enumerate(views):
        replayed = inn.ask(made, f"/replay?moves={moves}").json()
        assert {**replayed["view"], "viewer": None} == {**view, "viewer": None}
        assert replayed["legal"] == []
    log = inn.ask(made, "/log", language="cs").json()
    assert [told["number"] for told in log] == list(range(1, 21))
    assert all(told["sentences"] for told in log)
    assert inn.ask(made, "/replay?moves=21").status_code == 404


def test_the_points_of_all_moves_are_the_score(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4)
    with inn.visit(made, seed=1) as eva:
        while not any(scores := eva.position["scores"]):
            eva.move()
    log = inn.ask(made, "/log").json()
    assert [sum(told["points"][seat] for told in log) for seat in (0, 1)] == scores


def test_one_plays_on_from_a_position_with_new_luck(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4)
    with inn.visit(made) as eva:
        for _ in range(6):
            eva.move()
    key = {"authorization": f"Bearer {made['keys'][0]['key']}"}
    wish = {"game": "mini", "seats": [ME, NOVICE], "start": {"table": made["table"], "moves": 3}}
    answer = inn.client.post("/api/tables", json=wish, headers=key)
    assert answer.status_code == 201, answer.text
    begun, before = inn.ask(answer.json()).json(), inn.ask(made, "/replay?moves=3").json()
    assert begun["view"]["displays"] == before["view"]["displays"]
    assert begun["moves"] == 0
    assert begun["seed_hash"] != before["seed_hash"]


def test_a_watcher_can_not_play_on_from_a_running_game(inn: Inn) -> None:
    made = inn.make("duel", ME, LINK)
    wish = {"game": "duel", "seats": [ME, NOVICE], "start": {"table": made["table"], "moves": 0}}
    assert inn.client.post("/api/tables", json=wish).status_code == 403


def test_somebody_joins_with_a_link_and_a_name(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK)
    joined = inn.ask(made, "/join", key=1, json={"name": " Petra\n \u202e", "avatar": 3}).json()
    assert joined["seats"] == [1]
    assert [player["name"] for player in joined["players"]] == ["Eva", "Petra"]
    assert inn.ask(made, "/join", key=None, json={}).status_code == 403


def test_a_preview_tells_what_falls_and_changes_nothing(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4)
    before = inn.ask(made).json()
    moves = [move for move in before["legal"] if move["from"] == 0]
    previews = inn.ask(made, "/preview", json={"sequence": 0, "moves": moves}).json()
    by_target = {move["to"]: preview for move, preview in zip(moves, previews, strict=True)}
    taken = sum(tile == moves[-1]["colour"] for tile in before["view"]["displays"][0]["tiles"])
    assert by_target["floor"]["falls"] == taken
    assert by_target[4]["falls"] == by_target[4]["loss"] == 0
    assert by_target[4]["events"][0]["event"] == "take"
    assert inn.ask(made).json() == before


def test_a_preview_never_tells_what_chance_brings(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4)
    with inn.visit(made) as eva:
        while eva.position["view"]["round"] == 1:
            moves = eva.position["legal"][:40]
            asked = {"sequence": eva.position["sequence"], "moves": moves}
            told = [event for preview in inn.ask(made, "/preview", json=asked).json() for event in preview["events"]]
            eva.move()
    assert told  # of the last move of the round, after which new tiles are drawn
    assert not [event for event in told if event["event"] == "deal"]


def test_a_hint_is_a_good_legal_move(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, seed=4, help={"hints": True})
    hints = inn.ask(made, "/hint", language="cs").json()
    legal = inn.ask(made).json()["legal"]
    assert 1 <= len(hints) <= 3
    assert all(hint["move"] in legal and 0 <= hint["worth"] <= 1 and hint["text"] for hint in hints)
    assert inn.ask(made, "/hint", key=None).status_code == 409


REFUSED = [
    ({"game": "chess", "seats": [ME, NOVICE]}, "no game chess"),
    ({"game": "mini", "seats": [ME]}, "can not be played by 1"),
    ({"game": "duel", "seats": [ME, NOVICE, NOVICE]}, "can not be played by 3"),
    ({"game": "mini", "seats": [ME, ME]}, 'one seat "me"'),
    ({"game": "mini", "seats": [ME, {"kind": "bot", "bot": "exec:touch /tmp/x"}]}, "no bot exec:touch"),
    ({"game": "mini", "seats": [ME, {"kind": "bot", "bot": "search:1000s"}]}, "no bot search"),
    ({"game": "mini", "seats": [ME, NOVICE], "options": {"wall": "green"}}, "option wall can not be 'green'"),
    ({"game": "mini", "seats": [ME, NOVICE], "seed": -1}, "not understood: body.seed"),
    ({"game": "mini", "seats": [ME, NOVICE], "more": 1}, "not understood: body.more"),
    ({"game": "mini", "seats": [{"kind": "queen"}, NOVICE]}, "not understood: body.seats.0.kind"),
]


@pytest.mark.parametrize(("wish", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_a_table_that_can_not_be_is_refused_with_what_was_expected(inn: Inn, wish: dict, reason: str) -> None:
    answer = inn.client.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert reason in answer.json()["reason"]
    assert text_of(answer.json()).en == answer.json()["reason"]


def test_what_is_not_json_is_refused_in_words(inn: Inn) -> None:
    answer = inn.client.post("/api/tables", content="{", headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert "not understood" in answer.json()["reason"]


def test_a_table_that_is_not_there_is_refused_in_the_readers_language(inn: Inn) -> None:
    for question in ("", "/log", "/record", "/replay?moves=0"):
        answer = inn.client.get(f"/api/tables/nothing{question}", headers={"accept-language": "cs-CZ,cs;q=0.9"})
        assert answer.status_code == 404
        assert "takový stůl tu není" in answer.json()["reason"]


def test_the_interface_is_described(inn: Inn) -> None:
    paths = inn.client.get("/api/openapi.json").json()["paths"]
    page = inn.client.get("/api/docs")
    assert page.status_code == 200
    assert "/api/tables/{table}/replay" in paths
    for path in paths:
        assert f" {path}</code>" in page.text
    assert json.dumps(paths)
