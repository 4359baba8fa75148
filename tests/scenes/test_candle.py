"""A candle that flickers gently, from pictures prepared beforehand; not at all where little is to move."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from game.options import Options
from game.scenes.candle import Candle
from game.scenes.title import TitleScene
from game.stage.flicker import RATE, STILL, flicker
from game.stage.look import Look
from tests.scenes.pages import look
from tools.puppet import Puppet

FOOT = (900.0, 1000.0)


def lit(shown: Look) -> Candle:
    """A candle with all its pictures."""
    candle = Candle(shown, FOOT, 240.0)
    for _ in range(600):
        if candle.ready:
            return candle
        time.sleep(0.01)
    raise AssertionError("the pictures of the candle did not come")


@given(st.floats(0, 1e6), st.integers(0, 5))
def test_a_flame_stays_within_its_bounds(seconds: float, candle: int) -> None:
    lean, light = flicker(seconds, candle)
    assert -1.0 <= lean <= 1.0
    assert 0.0 <= light <= 1.0


def test_two_candles_do_not_flicker_alike() -> None:
    pairs = [(flicker(t / RATE, 0).lean, flicker(t / RATE, 1).lean) for t in range(60)]
    assert sum(abs(a - b) > 0.1 for a, b in pairs) > 30


def test_it_flickers_out_of_a_few_pictures_and_stays_where_it_stands() -> None:
    candle = lit(look())
    seen: set[tuple[int, ...]] = set()
    sticks = set()
    surfaces: set[int] = set()
    kept = []  # so that no two surfaces can have had one address
    for _ in range(60 * 20):
        candle.advance(1 / 60)
        items = candle.items()
        kept.append(items)
        seen.add(tuple(id(surface) for surface, _ in items))
        sticks.add(items[0][1])
        surfaces.update(id(surface) for surface, _ in items)
    assert len(seen) > 10
    assert len(sticks) == 1
    assert len(surfaces) <= 1 + 7 + 5


def test_no_more_than_a_few_changes_a_second() -> None:
    shown = [flicker(frame / 60) for frame in range(60)]
    assert 6 < len(set(shown)) <= RATE + 1


def test_it_burns_still_where_little_is_to_move() -> None:
    candle = lit(replace(look(), motion="reduced"))
    before = candle.items()
    for _ in range(300):
        candle.advance(1 / 60)
        assert [(id(s), at) for s, at in candle.items()] == [(id(s), at) for s, at in before]
    assert candle.shown == STILL


def test_the_playbill_is_read_by_it(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, options=Options())
    puppet.fetch()
    puppet.until_ready("moves")
    title = puppet.scene
    assert isinstance(title, TitleScene)
    assert title._candle is not None
    puppet.until(lambda: title._candle is not None and title._candle.ready)
    paints = puppet.app.painter.paints
    puppet.tick(30)
    assert puppet.app.painter.paints > paints
    bottom = max(at[1] + surface.get_height() for surface, at in title._candle.items()[:1])
    assert puppet.app.window.size[1] - 12 <= bottom <= puppet.app.window.size[1]
    puppet.close()
