"""Whether frames come evenly, and what a stall does."""

from __future__ import annotations

import statistics
from itertools import pairwise
from pathlib import Path

import pygame
from pygame import Surface

from game.stage.clock import SECOND, FakeClock, SystemClock
from game.stage.inputs import Input, KeyPressed
from game.stage.loop import Loop
from game.stage.painter import Canvas, Painter
from game.stage.scene import Pop, Scene, Transition
from game.stage.scene_manager import SceneManager
from tools.bench.measure import ClockName
from tools.bench.report import Row
from tools.puppet import Puppet, Script

FRAMES = 360
SETTLING = 30  # frames before the count begins
RATES = (60, 120)
STALL = 1.5


class Mover(Scene):
    """Something is somewhere else in every frame, until there have been enough."""

    def __init__(self, background: Surface, frames: int) -> None:
        self._background = background
        self._frames = frames
        self._sprite = Surface((200, 280)).convert()
        self.moments: list[int] = []
        self._clock = SystemClock()

    def update(self, _dt: float, /) -> Transition | None:
        """Leave once there have been enough frames."""
        return Pop() if len(self.moments) > self._frames else None

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """Note the time."""
        self.moments.append(self._clock.now_ns())
        canvas.background = self._background
        canvas.live([(self._sprite, (len(self.moments), 100))])


def pacing(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """The real loop, clock and window at two rates."""
    app = Puppet(home, size=size).app
    rows = []
    for rate in RATES:
        mover = Mover(app.look().art.table(app.window.size, app.window.frame), FRAMES + SETTLING)
        manager = SceneManager(lambda: mover, app.look)  # noqa: B023 - called at once
        Loop(SystemClock(), app.window, Script(), manager, Painter(), Canvas(), rate=rate).run()
        rows += _evenness(rate, mover.moments[SETTLING:])
    return rows


def _evenness(rate: int, moments: list[int]) -> list[Row]:
    gaps = [(b - a) / 1e6 for a, b in pairwise(moments)]
    wanted = 1000 / rate
    mean = statistics.mean(gaps)
    return [
        Row(
            "pacing",
            f"{rate} a second: mean off by",
            abs(mean / wanted - 1) * 100,
            0.2,
            "%",
            f"{mean:.3f} ms",
        ),
        Row("pacing", f"{rate} a second: st.dev", statistics.stdev(gaps), 0.5, "ms"),
    ]


class Stalled(Scene):
    """Counts its steps and keeps what it is handed."""

    def __init__(self) -> None:
        self.steps = 0
        self.heard: list[Input] = []

    def update(self, _dt: float, /) -> Transition | None:
        """One more."""
        self.steps += 1
        return None

    def handle(self, entry: Input, /) -> Transition | None:
        """One more."""
        self.heard.append(entry)
        return None


def stall(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """A second and a half in which the program does not run, and keys are pressed."""
    clock, script, scene = FakeClock(), Script(), Stalled()
    manager = SceneManager(lambda: scene, lambda: None)  # type: ignore[arg-type, return-value]
    loop = Loop(clock, _Blank(size), script, manager, Painter(), Canvas())
    loop.tick()
    before = scene.steps
    pressed: list[Input] = [KeyPressed(key) for key in "abcdef"]
    script.coming += pressed
    clock.advance(int(STALL * SECOND))
    loop.tick()
    return [
        Row("stall", f"steps in the frame after a stall of {STALL} s", scene.steps - before, 15),
        Row("stall", "inputs lost in it", len(pressed) - len(scene.heard), 0),
    ]


class _Blank:
    """A screen that nobody sees."""

    def __init__(self, size: tuple[int, int]) -> None:
        from game.stage.geometry import Frame

        self.surface = pygame.Surface(size)
        self.frame = Frame.for_window(size)

    def refresh(self) -> None:
        """Nothing changes."""

    def flip(self) -> None:
        """Nothing is shown."""


PARTS = {"pacing": pacing, "stall": stall}
