"""Who is asked next, who is asked together, and who is not asked at all."""

from concurrent.futures import Future
from typing import Any

import pytest

from sintra.workers.queue import MOST_DEATHS, NoAnswer, Open, Question, Queue, Rank, Replaced


def new_question(name: str, rank: Rank = Rank.MOVE, address: str = "", table: str = "", about: Any = None) -> Question:
    return Question(str, about, name, rank, address, table)


def taken(queue: Queue) -> list[Any]:
    """The names of all that is asked, in order, each answered at once."""
    names = []
    while (asked := queue.take()) is not None:
        names.append(asked.question.name)
        queue.settle(asked)
    return names


def take(queue: Queue) -> Open:
    asked = queue.take()
    assert asked is not None
    return asked


# Order


def test_moves_of_watched_tables_come_before_hints_and_hints_before_everything_else() -> None:
    queue = Queue()
    for name, rank in (("game", Rank.OTHER), ("hint", Rank.HINT), ("move", Rank.MOVE), ("second move", Rank.MOVE)):
        queue.ask(new_question(name, rank))
    assert taken(queue) == ["move", "second move", "hint", "game"]


def test_addresses_take_turns() -> None:
    queue = Queue()
    for number in range(3):
        queue.ask(new_question(f"a{number}", address="a", table=f"t{number}"))
    queue.ask(new_question("b0", address="b"))
    queue.ask(new_question("c0", address="c"))
    queue.ask(new_question("b1", address="b"))
    assert taken(queue) == ["a0", "b0", "c0", "a1", "b1", "a2"]


def test_tables_of_one_address_take_turns() -> None:
    queue = Queue()
    for name in ("x0", "x1", "x2", "y0", "y1"):
        queue.ask(new_question(name, address="a", table=name[0]))
    assert taken(queue) == ["x0", "y0", "x1", "y1", "x2"]


def test_who_has_had_a_turn_stands_at_the_end() -> None:
    queue = Queue()
    for name in ("a0", "a1", "b0"):
        queue.ask(new_question(name, address=name[0]))
    first = take(queue)
    queue.ask(new_question("c0", address="c"))
    queue.settle(first)
    assert taken(queue) == ["b0", "a1", "c0"]


def test_a_question_becomes_more_urgent_when_somebody_comes_and_less_when_all_leave() -> None:
    queue = Queue()
    for name in ("one", "two", "three"):
        queue.ask(new_question(name, Rank.HINT, table=name))
    queue.rank("three", Rank.MOVE)
    queue.rank("one", Rank.OTHER)
    queue.rank("nobody's", Rank.MOVE)
    assert taken(queue) == ["three", "two", "one"]


# One open question for each name


def test_who_asks_the_same_waits_for_the_same_answer() -> None:
    queue = Queue()
    first, second = (queue.ask(new_question("hint", about=7)) for _ in range(2))
    asked = take(queue)
    third = queue.ask(new_question("hint", about=7))  # while a worker thinks
    assert queue.take() is None
    queue.settle(asked, "answer")
    assert [asker.result() for asker in (first, second, third)] == ["answer"] * 3


def test_a_question_is_as_urgent_as_its_most_urgent_asker() -> None:
    queue = Queue()
    queue.ask(new_question("a", Rank.OTHER))
    queue.ask(new_question("b", Rank.HINT))
    queue.ask(new_question("a", Rank.MOVE))
    queue.ask(new_question("a", Rank.OTHER))
    assert taken(queue) == ["a", "b"]


def test_another_question_of_the_same_name_takes_the_place_of_one_that_waits() -> None:
    queue = Queue()
    old, new = (queue.ask(new_question("hint", about=about)) for about in (1, 2))
    with pytest.raises(Replaced):
        old.result()
    asked = take(queue)
    assert asked.question.about == 2
    queue.settle(asked, "answer")
    assert new.result() == "answer"
    assert queue.take() is None


def test_another_question_of_the_same_name_waits_until_the_worker_is_free() -> None:
    queue = Queue()
    old = queue.ask(new_question("hint", about=1))
    asked = take(queue)
    replaced, new = (queue.ask(new_question("hint", about=about)) for about in (2, 3))
    for late in (old, replaced):
        with pytest.raises(Replaced):
            late.result()
    assert queue.take() is None  # A seat never keeps two workers busy.
    queue.settle(asked, "late")
    assert take(queue).question.about == 3
    assert not new.done()


def test_who_returns_to_the_question_that_is_asked_needs_no_other() -> None:
    queue = Queue()
    queue.ask(new_question("hint", about=1))
    asked = take(queue)
    queue.ask(new_question("hint", about=2))
    again = queue.ask(new_question("hint", about=1))
    queue.settle(asked, "answer")
    assert again.result() == "answer"
    assert queue.take() is None


# Askers who go


def test_a_question_whose_asker_has_gone_is_dropped_before_it_is_asked() -> None:
    queue = Queue()
    gone, stays = (queue.ask(new_question(name)) for name in ("gone", "stays"))
    assert gone.cancel()
    assert taken(queue) == ["stays"]
    assert stays.done()
    assert not queue.waiting
    assert not queue.asked


def test_a_question_is_asked_as_long_as_one_of_its_askers_waits() -> None:
    queue = Queue()
    gone, stays = (queue.ask(new_question("hint")) for _ in range(2))
    gone.cancel()
    queue.settle(take(queue), "answer")
    assert stays.result() == "answer"


def test_who_goes_while_a_worker_thinks_disturbs_nobody() -> None:
    queue = Queue()
    first = queue.ask(new_question("hint"))
    asked = take(queue)
    late: Future[Any] = queue.ask(new_question("hint"))
    assert late.cancel()
    assert not first.cancel()
    queue.settle(asked, "answer")
    assert first.result() == "answer"


# Workers that die


def test_a_question_is_asked_again_until_it_has_ended_several_workers() -> None:
    queue = Queue()
    answer = queue.ask(new_question("fatal"))
    for _ in range(MOST_DEATHS):
        queue.ask_again(take(queue))
    with pytest.raises(NoAnswer):
        answer.result()
    assert queue.take() is None


def test_a_question_that_was_replaced_is_not_asked_again() -> None:
    queue = Queue()
    queue.ask(new_question("hint", about=1))
    asked = take(queue)
    queue.ask(new_question("hint", about=2))
    queue.ask_again(asked)
    assert take(queue).question.about == 2
    assert queue.take() is None


def test_what_goes_wrong_in_a_worker_is_told_to_all_who_asked() -> None:
    queue = Queue()
    askers = [queue.ask(new_question("hint")) for _ in range(2)]
    queue.settle(take(queue), error=ValueError("no"))
    for asker in askers:
        with pytest.raises(ValueError, match="no"):
            asker.result()
