"""Help at a table of several people: what was chosen is what there is, and everybody sees it."""

from pathlib import Path

from tests.kept.database import named, opened
from tests.server.visitor import HERE, LINK, ME, NOVICE, Inn


def test_who_plays_alone_has_every_help(inn: Inn) -> None:
    made = inn.make("mini", ME, NOVICE, help={"hints": False, "previews": False, "bag": False})
    assert inn.ask(made).json()["help"] == {"hints": True, "previews": True, "bag": True}


def test_between_people_there_are_no_hints_unless_all_are_for_them(inn: Inn) -> None:
    made = inn.make("mini", ME, LINK, help={"hints": True}, options={"starter": 0})
    with inn.visit(made, 0) as eva, inn.visit(made, 1) as petra:
        assert eva.position["help"] == {"hints": False, "previews": True, "bag": True}
        assert [player["is_for_hints"] for player in eva.position["players"]] == [True, False]
        assert inn.ask(made, "/hint").status_code == 403
        petra.send("hints", is_for=True)
        assert eva.hear_until("position")["help"]["hints"]
        assert inn.ask(made, "/hint").status_code == 200
        eva.send("hints", is_for=False)
        while petra.hear_until("position")["help"]["hints"]:
            pass
    assert inn.ask(made, "/hint").status_code == 403


def test_help_that_was_not_chosen_is_refused_and_everybody_sees_it(inn: Inn) -> None:
    made = inn.make("mini", ME, HERE, LINK, help={"previews": False, "bag": False}, options={"starter": 0})
    for key in (0, 2, None):
        assert inn.ask(made, key=key).json()["help"] == {"hints": False, "previews": False, "bag": False}
    answer = inn.ask(made, "/preview", json={"sequence": 0, "moves": inn.ask(made).json()["legal"][:1]})
    assert answer.status_code == 403
    assert "this help was not chosen" in answer.json()["reason"]


def test_tables_of_before_keep_every_help(tmp_path: Path) -> None:
    with opened(tmp_path) as inn:
        assert inn.ask(named("mini-over-a-link")).json()["help"] == {"hints": True, "previews": True, "bag": True}
