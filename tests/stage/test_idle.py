"""Nobody is there any more: quiet, countdown, end; and whatever stirs begins it anew."""

from __future__ import annotations

from game.stage.idle import IdleWatch

STEP = 0.25


def pass_time(watch: IdleWatch, seconds: float, delay: float | None) -> list[tuple[float, str]]:
    """What it is time for, and when."""
    told: list[tuple[float, str]] = []
    now = 0.0
    while now < seconds:
        now += STEP
        notice = watch.advance(STEP, delay)
        if notice:
            told.append((now, notice))
    return told


def test_it_warns_after_the_quiet_and_ends_after_the_countdown_again_and_again() -> None:
    watch = IdleWatch(20)
    assert pass_time(watch, 130, 45) == [(45, "warn"), (65, "reset"), (110, "warn"), (130, "reset")]


def test_a_stir_in_either_step_begins_anew() -> None:
    watch = IdleWatch(20)
    assert pass_time(watch, 44.75, 45) == []
    watch.stir()
    assert pass_time(watch, 64.75, 45) == [(45, "warn")]
    assert watch.left == 0.25
    watch.stir()
    assert not watch.warned
    assert watch.left == 20
    assert pass_time(watch, 44.75, 45) == []


def test_a_hand_near_the_screen_begins_the_countdown_anew_but_does_not_end_it() -> None:
    watch = IdleWatch(20)
    pass_time(watch, 60, 45)
    assert watch.left == 5
    watch.restart()
    assert watch.warned
    assert watch.left == 20
    assert pass_time(watch, 20, 45) == [(20, "reset")]


def test_a_movement_before_the_warning_puts_it_off() -> None:
    watch = IdleWatch(20)
    pass_time(watch, 40, 45)
    watch.restart()
    assert pass_time(watch, 45, 45) == [(45, "warn")]


def test_where_there_is_no_delay_nothing_ends_and_no_time_is_kept() -> None:
    watch = IdleWatch(20)
    assert pass_time(watch, 5000, None) == []
    assert pass_time(watch, 44.75, 45) == []


def test_another_screen_has_another_delay() -> None:
    watch = IdleWatch(10)
    assert pass_time(watch, 500, 600) == []
    assert pass_time(watch, 1, 45) == [(STEP, "warn")]
