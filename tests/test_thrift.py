"""Memory that is free goes back to the system, by itself whenever all has come to rest."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.health import memory
from game.thrift import BREATH, STILL, Calm, give_back
from tests.scenes.kiosk import govern, here, kiosk, seconds, steward

PIECE, PIECES = (
    40_000,
    1500,
)  # bytes: of a size for which the C library asks the system for no page of its own


@pytest.mark.skipif(sys.platform != "linux", reason="others give it back by themselves")
def test_what_was_let_go_between_what_is_held_goes_back() -> None:
    held = [bytes([1]) * PIECE for _ in range(PIECES)]
    if not give_back():
        pytest.skip("another C library")
    full = memory()
    del held[:-1]
    give_back()
    now = memory()
    assert full is not None
    assert now is not None
    assert full - now > 0.7 * PIECE * PIECES / 1024 / 1024


def test_a_kiosk_gives_memory_back_while_a_visitor_thinks_and_in_the_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    puppet = kiosk(tmp_path)
    monkeypatch.setattr(puppet.app, "_calm", Calm(lambda: given.append(here(puppet))))
    govern(puppet)
    seconds(puppet, 3)
    assert "GovernmentScene" in given
    steward(puppet).clear()
    seconds(puppet, 90)  # the whole show
    assert given.count("AttractScene") > 2
    puppet.close()


def after(*course: tuple[bool, int]) -> list[int]:
    """The frames after which something is given back: of a course of frames with and without motion."""
    given: list[int] = []
    frames = 0
    calm = Calm(lambda: given.append(frames))
    for painted, count in course:
        for _ in range(count):
            frames += 1
            calm.passed(1 / 60, painted)
    return given


def test_it_gives_back_once_after_every_motion_when_all_has_been_still_for_a_moment() -> None:
    given = after((False, 60), (True, 40), (False, 10), (True, 1), (False, 200), (True, 5), (False, 90))
    assert len(given) == 2
    assert given[0] == 60 + 40 + 10 + 1 + round(STILL * 60)


def test_whoever_moves_on_at_once_keeps_the_memory_of_the_last_flight() -> None:
    assert not after(*[(True, 40), (False, 22)] * 8)


def test_where_nothing_rests_for_long_a_breath_will_do() -> None:
    breath = [(True, 60), (False, round(BREATH * 60) + 1)]
    assert len(after(*breath * 60)) in range(6, 9), "every ten seconds of some eighty"
