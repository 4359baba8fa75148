"""Work in turns: a piece at a time, never beside the frames, and whatever goes wrong is told to who asked."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, get_ident

import pytest

from game.stage.aside import Aside, Straight


class Ticking:
    """A clock that goes on by one whenever it is looked at."""

    def __init__(self) -> None:
        self.time = 0

    def __call__(self) -> int:
        self.time += 1
        return self.time


@pytest.fixture
def aside() -> Aside:
    return Aside(Ticking())


def pieces(aside: Aside, log: list[object], count: int = 3) -> Callable[[], None]:
    def work() -> None:
        for number in range(count):
            log.append(number)
            aside.breathe()

    return work


def test_a_turn_ends_at_the_first_breath_after_its_time(aside: Aside) -> None:
    log: list[object] = []
    aside.begin(pieces(aside, log))
    assert aside.busy
    assert log == []
    for done in range(1, 4):
        assert not aside.turn(1)
        assert log == [*range(done)]
    assert aside.turn(1)
    assert not aside.busy
    aside.begin(pieces(aside, log := [], 9))
    aside.turn(5)
    assert len(log) == 5


def test_what_is_left_can_be_done_at_once_and_is_before_other_work(aside: Aside) -> None:
    log: list[object] = []
    aside.begin(pieces(aside, log))
    aside.turn(1)
    aside.begin(lambda: log.append("next"))
    assert log == [0, 1, 2]
    aside.finish()
    assert log == [0, 1, 2, "next"]
    assert aside.turn(1)


def test_one_thread_does_it_all(aside: Aside) -> None:
    seen = set()
    for _ in range(3):
        aside.begin(lambda: seen.add(get_ident()))
        aside.finish()
    assert len(seen) == 1
    assert get_ident() not in seen


def test_a_mistake_is_raised_where_the_turn_was_given_and_the_next_work_goes_on(aside: Aside) -> None:
    def wrong() -> None:
        aside.breathe()
        raise LookupError("no such picture")

    aside.begin(wrong)
    aside.turn(1)
    with pytest.raises(LookupError, match="no such picture"):
        aside.turn(1)
    log: list[object] = []
    aside.begin(pieces(aside, log))
    aside.finish()
    assert log == [0, 1, 2]


def test_nobody_waits_for_what_goes_on_beside(aside: Aside) -> None:
    let_go, log = Event(), []
    aside.begin(lambda: log.append(aside.beside(lambda: let_go.wait(20))))
    for _ in range(3):
        assert not aside.turn(1)
    let_go.set()
    aside.finish()
    assert log == [True]


def test_others_breathe_and_work_straight_through(aside: Aside) -> None:
    aside.begin(lambda: None)
    for each in (aside, Straight()):
        each.breathe()
        assert each.beside(lambda: 7) == 7


def test_work_is_at_leisure_where_no_frame_waits_for_all_of_it() -> None:
    assert Straight().at_leisure
    aside, found = Aside(lambda: 0), list[bool]()
    assert not aside.at_leisure
    aside.begin(lambda: found.append(aside.at_leisure))
    aside.finish()
    assert found == [True]
