"""The pointer: out of sight while it rests, and not brought back by a tremor of the table."""

from __future__ import annotations

from game.stage.inputs import PointerMoved, PointerPressed
from game.stage.pointer import FAR, REST, PointerWatch


def test_it_is_seen_for_three_seconds_after_a_movement_and_from_the_next_on() -> None:
    watch = PointerWatch()
    assert not watch.notice(PointerMoved((100, 100)))  # where it happens to lie
    assert not watch.shown
    assert watch.notice(PointerMoved((100 + FAR, 100)))
    watch.advance(REST - 0.01)
    assert watch.shown
    watch.advance(0.02)
    assert not watch.shown
    assert watch.notice(PointerMoved((100 + FAR, 100 - FAR)))
    assert watch.shown


def test_a_tremor_does_not_bring_it_back_however_often_but_a_slow_hand_does() -> None:
    watch = PointerWatch()
    watch.notice(PointerMoved((500, 500)))
    for i in range(100):
        assert not watch.notice(PointerMoved((500 + 5 * (i % 2), 500 - 2 * (i % 3))))
    assert not watch.shown
    assert [watch.notice(PointerMoved((500, 500 + i))) for i in range(1, 13)].count(True) == 2


def test_a_press_shows_it_and_hiding_it_hides_it() -> None:
    watch = PointerWatch()
    watch.notice(PointerPressed((10, 10)))
    assert watch.shown
    watch.hide()
    assert not watch.shown
