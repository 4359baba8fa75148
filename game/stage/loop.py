"""The loop: fixed steps of time, one frame after them, and sleep until the next.

It must not know any scene; nothing else in the program may loop over events or sleep.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pygame import Surface

from game.stage.clock import SECOND, Clock
from game.stage.geometry import Frame
from game.stage.inputs import (
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    Resized,
    ScreenChanged,
    Shown,
)
from game.stage.painter import Canvas, Painter
from game.stage.scene_manager import SceneManager
from game.stage.standin import StandIn

STEPS_PER_SECOND = 60
STEP_NS = SECOND // STEPS_PER_SECOND
STEP = 1 / STEPS_PER_SECOND
LONGEST_FRAME_NS = SECOND // 4  # time beyond it is dropped: at most 15 steps at once
_QUIET_AFTER_NS = 2 * SECOND
_QUIET_RATE = 30
_AWAY_RATE = 10
_SETTLED_NS = SECOND // 8  # since a window was last drawn wider: it is being drawn no more
_QUIET_STEPS = 6  # times a second that steps are taken, while inputs are looked for more often


class Screen(Protocol):
    """The part of a window that the loop needs."""

    @property
    def surface(self) -> Surface:
        """What to paint on."""

    @property
    def frame(self) -> Frame:
        """How layout units lie on its pixels."""

    def refresh(self) -> None:
        """Take up the present size."""

    def flip(self) -> None:
        """Show what has been painted."""


class Source(Protocol):
    """Where inputs come from."""

    def read(self) -> list[Input]:
        """All inputs since the last time."""


class Loop:
    """Drives the scenes; `on_input` sees every input first and may keep it by returning True.

    `on_frame` is told of every frame: the seconds since the one before, at most a quarter, and whether
    anything was painted.
    """

    def __init__(
        self,
        clock: Clock,
        window: Screen,
        inputs: Source,
        manager: SceneManager,
        painter: Painter,
        canvas: Canvas,
        *,
        rate: int = 60,
        on_input: Callable[[Input], bool | None] | None = None,
        on_frame: Callable[[float, bool], None] | None = None,
    ) -> None:
        self._clock = clock
        self._window = window
        self._inputs = inputs
        self._manager = manager
        self._painter = painter
        self._canvas = canvas
        self._rate = rate
        self._on_input = on_input
        self._on_frame = on_frame
        self._last = self._deadline = self._stirred = self._framed = clock.now_ns()
        self._left = 0
        self._focused = True
        self._seen = True
        self._frame = window.frame
        self._stand_in = StandIn()
        self._resized = self._last - SECOND

    @property
    def rate(self) -> int:
        """Frames a second as things stand."""
        if self._quiet or not self._active:
            return min(self._rate, _QUIET_RATE if self._active else _AWAY_RATE)
        return self._rate

    @property
    def _active(self) -> bool:
        """Whether the window has the keyboard, and can be seen."""
        return self._focused and self._seen

    @property
    def _quiet(self) -> bool:
        """Whether nothing has come or changed for a while."""
        return self._clock.now_ns() - self._stirred >= _QUIET_AFTER_NS

    def run(self) -> None:
        """Go on until no scene is left."""
        while self._manager.running:
            self.tick()

    def tick(self) -> None:
        """One frame: read, step, draw, and sleep until the next is due.

        While it is quiet most frames only look for inputs: the steps of several are taken together, for a
        processor that has slept pays more for waking code than for running it.
        """
        entries = self._inputs.read()
        if entries and self._quiet:
            self._step()  # the time that has passed is not to be that of what these inputs begin
        self._handle(entries)
        painted = False
        if self._is_due:
            self._step()
            painted = self._manager.running and self._seen and self._draw()
        if self._on_frame is not None:
            self._tell_frame(self._on_frame, painted)
        self._pace(painted)

    @property
    def _is_due(self) -> bool:
        """Whether this frame takes steps and draws: not for a window whose size goes on changing."""
        if self._unfitted:
            return False
        return not self._quiet or self._clock.now_ns() - self._last >= SECOND // _QUIET_STEPS

    def _tell_frame(self, told: Callable[[float, bool], None], painted: bool) -> None:
        now = self._clock.now_ns()
        passed, self._framed = min(now - self._framed, LONGEST_FRAME_NS), now
        told(passed / SECOND, painted)

    def _handle(self, entries: list[Input]) -> None:
        if entries:
            self._stirred = self._clock.now_ns()
        if any(isinstance(entry, Resized | Exposed | Shown | ScreenChanged) for entry in entries):
            self._window.refresh()
            self._painter.invalidate()
        if self._manager.in_turns and any(isinstance(entry, Resized) for entry in entries):
            self._resized = self._clock.now_ns()
            self._stand_in.show(self._window, self._canvas)
        self._refit()
        for entry in entries:
            if isinstance(entry, FocusLost | FocusGained):
                self._focused = isinstance(entry, FocusGained)
            elif isinstance(entry, Hidden | Shown):
                self._seen = isinstance(entry, Shown)
            if self._on_input is None or not self._on_input(entry):
                self._manager.handle(entry)
        self._refit()  # an input may have filled the screen: its news comes a frame later

    @property
    def _unfitted(self) -> bool:
        """Whether the window has another frame than what was laid out last."""
        return self._frame is not self._window.frame

    def _refit(self) -> None:
        """Have everything laid out anew where the window has another frame.

        While its rim is being drawn no screen would be whole before it were of no use: the first that was
        begun waits, and the last picture stands in.
        """
        drawn = self._manager.preparing and self._clock.now_ns() - self._resized < _SETTLED_NS
        if self._unfitted and not drawn:
            self._frame = self._window.frame
            self._painter.invalidate()
            self._manager.relook()

    def _step(self) -> None:
        now = self._clock.now_ns()
        self._left = min(self._left + now - self._last, LONGEST_FRAME_NS)
        self._last = now
        while self._left >= STEP_NS and self._manager.running:
            self._left -= STEP_NS
            self._manager.update(STEP)

    def _draw(self) -> bool:
        self._canvas.clear()
        self._manager.draw(self._canvas, self._left / STEP_NS)
        painted = self._painter.paint(self._window.surface, self._canvas)
        if painted or self._manager.preparing:
            self._stirred = self._clock.now_ns()
        if painted:
            self._window.flip()
            self._stand_in.drop()
        return painted

    def _pace(self, painted: bool) -> None:
        rate = self._rate if painted else self.rate
        now = self._clock.now_ns()
        due = self._deadline + SECOND // rate
        self._deadline = due if due > now else now  # after a stall begin anew, do not hurry
        self._clock.sleep_until(self._deadline)
