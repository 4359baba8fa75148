"""The loop: as many steps at every frame rate, no more than fifteen at once, and rest when nothing moves."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pygame import Surface

from game.stage.clock import SECOND, FakeClock, SystemClock
from game.stage.geometry import Frame
from game.stage.inputs import (
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    KeyPressed,
    Resized,
    Shown,
)
from game.stage.look import Look
from game.stage.loop import STEP, Loop
from game.stage.painter import Canvas, Painter
from game.stage.scene import Quit, Scene, Transition
from game.stage.scene_manager import SceneManager


class Pane:
    """A window of pixels only, which counts what it is asked."""

    def __init__(self, size: tuple[int, int] = (320, 180)) -> None:
        self.flips = 0
        self.resize(size)
        self.refresh()

    def resize(self, size: tuple[int, int]) -> None:
        self._next = size

    def refresh(self) -> None:
        self.surface = Surface(self._next).convert()
        self.frame = Frame.for_window(self._next)

    def flip(self) -> None:
        self.flips += 1


class Script:
    """Inputs as they are laid ready."""

    def __init__(self) -> None:
        self.ready: list[Input] = []

    def read(self) -> list[Input]:
        ready, self.ready = self.ready, []
        return ready


class Runner(Scene):
    """Counts its steps; moves a dot when told to."""

    def __init__(self, pane: Pane) -> None:
        self.pane = pane
        self.steps: list[float] = []
        self.seen: list[Input] = []
        self.alphas: list[float] = []
        self.arranged = 0
        self.lively = False
        self.dot = Surface((4, 4)).convert()
        self.stop = False

    def arrange(self, _look: Look, /) -> None:
        self.arranged += 1
        self.ground = Surface(self.pane.surface.get_size()).convert()

    def handle(self, entry: Input, /) -> Transition | None:
        self.seen.append(entry)
        return None

    def update(self, dt: float, /) -> Transition | None:
        self.steps.append(dt)
        return Quit() if self.stop else None

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        self.alphas.append(alpha)
        canvas.background = self.ground
        x = len(self.alphas) % 100 if self.lively else 0
        canvas.live([(self.dot, (x, 0))])


class Rig:
    def __init__(
        self,
        look: Look,
        rate: int = 60,
        on_input: Callable[[Input], bool | None] | None = None,
        on_frame: Callable[[float, bool], None] | None = None,
    ) -> None:
        self.clock, self.pane, self.script = FakeClock(5 * SECOND), Pane(), Script()
        self.scene, self.painter = Runner(self.pane), Painter()
        self.looks = 0
        self.manager = SceneManager(lambda: self.scene, lambda: self._look(look))
        self.loop = Loop(
            self.clock,
            self.pane,
            self.script,
            self.manager,
            self.painter,
            Canvas(),
            rate=rate,
            on_input=on_input,
            on_frame=on_frame,
        )

    def _look(self, look: Look) -> Look:
        self.looks += 1
        return Look(self.pane.frame, look.type, look.art)

    def run_for(self, seconds: float) -> int:
        """Ticks in that time."""
        end, ticks = self.clock.now_ns() + int(seconds * SECOND), 0
        while self.clock.now_ns() < end:
            self.loop.tick()
            ticks += 1
        return ticks


@pytest.mark.parametrize("rate", [30, 60, 75, 120, 144, 240])
def test_as_many_steps_at_every_frame_rate(look: Look, rate: int) -> None:
    rig = Rig(look, rate)
    rig.scene.lively = True
    ticks = rig.run_for(10)
    assert abs(ticks - 10 * rate) <= 1
    assert abs(len(rig.scene.steps) - 600) <= 2
    assert set(rig.scene.steps) == {STEP}
    assert all(0 <= alpha < 1 for alpha in rig.scene.alphas)


def test_as_many_steps_when_frames_are_uneven(look: Look) -> None:
    rig, dice = Rig(look, 144), random.Random(4)
    rig.scene.lively = True
    end = rig.clock.now_ns() + 10 * SECOND
    while rig.clock.now_ns() < end:
        rig.clock.advance(dice.randrange(0, SECOND // 25))
        rig.loop.tick()
    assert abs(len(rig.scene.steps) - 600) <= 4


def test_an_hour_asleep_is_fifteen_steps_and_no_input_lost(look: Look) -> None:
    rig = Rig(look)
    rig.run_for(0.5)
    before = len(rig.scene.steps)
    keys: list[Input] = [KeyPressed(str(i)) for i in range(500)]
    rig.script.ready = list(keys)
    rig.clock.advance(3600 * SECOND)
    rig.loop.tick()
    assert len(rig.scene.steps) - before == 15
    assert rig.scene.seen == keys
    before = len(rig.scene.steps)
    rig.run_for(1.0)
    assert abs(len(rig.scene.steps) - before - 60) <= 1


def test_nothing_is_painted_or_shown_while_nothing_moves(look: Look) -> None:
    rig = Rig(look)
    rig.loop.tick()
    assert (rig.painter.paints, rig.pane.flips) == (1, 1)
    ticks = rig.run_for(12)
    assert (rig.painter.paints, rig.pane.flips) == (1, 1)
    assert 2 * 60 + 10 * 30 - 3 <= ticks <= 2 * 60 + 10 * 30 + 3
    assert abs(len(rig.scene.steps) - 12 * 60) <= 11  # those of the last sixth of a second may be owed
    assert len(rig.scene.alphas) <= 2 * 60 + 10 * 6 + 3


def test_time_owed_while_it_was_quiet_passes_before_an_input_and_not_after_it(look: Look) -> None:
    rig = Rig(look)
    rig.run_for(5)
    before = len(rig.scene.steps)
    while len(rig.scene.steps) == before:  # a beat
        rig.loop.tick()
    rig.run_for(0.1)  # and most of the way to the next
    heard_at: list[int] = []
    rig.scene.handle = lambda _entry: heard_at.append(len(rig.scene.steps))  # type: ignore[method-assign]
    before = len(rig.scene.steps)
    rig.script.ready = [KeyPressed("a")]
    rig.loop.tick()
    assert heard_at[0] > before
    assert len(rig.scene.steps) - heard_at[0] <= 1


def test_input_and_motion_wake_it_and_absence_sends_it_to_sleep(look: Look) -> None:
    rig = Rig(look)
    rig.run_for(5)
    assert rig.loop.rate == 30
    rig.script.ready = [KeyPressed("a")]
    rig.loop.tick()
    assert rig.loop.rate == 60
    rig.script.ready = [FocusLost()]
    rig.loop.tick()
    assert rig.loop.rate == 10
    assert 9 <= rig.run_for(1) <= 11
    rig.scene.lively = True
    assert 55 <= rig.run_for(1) <= 61
    rig.scene.lively = False
    rig.script.ready = [FocusGained()]
    rig.loop.tick()
    assert rig.loop.rate == 60


def test_a_new_size_is_arranged_and_painted_whole(look: Look) -> None:
    rig = Rig(look)
    rig.loop.tick()
    assert (rig.looks, rig.scene.arranged) == (1, 1)
    rig.pane.resize((640, 360))
    rig.script.ready = [Resized((640, 360)), Resized((640, 360))]
    rig.loop.tick()
    assert (rig.looks, rig.scene.arranged) == (2, 2)
    assert rig.scene.ground.get_size() == (640, 360)
    assert rig.painter.paints == 2


def test_an_exposed_window_is_painted_again(look: Look) -> None:
    rig = Rig(look)
    rig.loop.tick()
    rig.script.ready = [Exposed()]
    rig.loop.tick()
    assert rig.painter.paints == 2


def test_the_program_sees_every_input_first_and_may_keep_it(look: Look) -> None:
    kept: list[Input] = []

    def keep(entry: Input) -> bool:
        kept.append(entry)
        return isinstance(entry, CloseRequested)

    rig = Rig(look, on_input=keep)
    rig.script.ready = [KeyPressed("a"), CloseRequested()]
    rig.loop.tick()
    assert kept == [KeyPressed("a"), CloseRequested()]
    assert rig.scene.seen == [KeyPressed("a")]


def test_an_input_that_fills_the_screen_is_followed_before_the_next_picture(look: Look) -> None:
    def fill(entry: Input) -> None:
        if entry == KeyPressed("f11"):
            rig.pane.resize((640, 480))
            rig.pane.refresh()

    rig = Rig(look, on_input=fill)
    rig.loop.tick()
    rig.script.ready = [KeyPressed("f11")]
    rig.loop.tick()
    assert rig.scene.ground.get_size() == (640, 480)
    assert rig.pane.surface.get_size() == (640, 480)


def test_it_runs_until_no_scene_is_left(look: Look) -> None:
    rig = Rig(look)
    rig.scene.stop = True
    rig.loop.run()
    assert not rig.manager.running
    assert len(rig.scene.steps) == 1


def test_the_real_clock_sleeps_to_the_moment() -> None:
    clock = SystemClock()
    start = clock.now_ns()
    clock.sleep_until(start + SECOND // 100)
    assert clock.now_ns() >= start + SECOND // 100
    later = clock.now_ns()
    clock.sleep_until(start)
    assert clock.now_ns() - later < SECOND // 10


def test_every_frame_is_told_with_its_time_and_whether_anything_was_painted(look: Look) -> None:
    frames: list[tuple[float, bool]] = []
    rig = Rig(look, on_frame=lambda seconds, painted: frames.append((seconds, painted)))
    rig.run_for(10)
    assert sum(seconds for seconds, _ in frames) == pytest.approx(10, abs=0.04)
    assert [painted for _, painted in frames].count(True) == rig.painter.paints == 1
    rig.clock.advance(3600 * SECOND)
    rig.loop.tick()
    assert frames[-1][0] == 0.25


def test_nothing_is_painted_while_the_window_is_out_of_sight_but_time_goes_on(look: Look) -> None:
    rig = Rig(look)
    rig.scene.lively = True
    rig.loop.tick()
    rig.script.ready = [Hidden()]
    rig.loop.tick()
    painted, flips, steps = rig.painter.paints, rig.pane.flips, len(rig.scene.steps)
    ticks = rig.run_for(2)
    assert (rig.painter.paints, rig.pane.flips) == (painted, flips)
    assert len(rig.scene.steps) - steps == pytest.approx(120, abs=7)
    assert ticks == pytest.approx(20, abs=1)
    rig.script.ready = [Shown()]
    rig.loop.tick()
    assert rig.painter.paints == painted + 1
