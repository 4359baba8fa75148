"""A real start of the game, watched from inside: `python -m tools.bench.opening WxH SECONDS HOME [OPTION …]`.

Runs `python -m game` itself with those options and tells when it first showed a picture, when a government's
table first took input, how long the main thread was ever kept from its next frame, and what rest costs.
Nothing is imported here before the game that the game does not need itself: it would count as the game's.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.painter import Canvas
    from game.stage.scene_manager import SceneManager

now = time.process_time
SETTLING = 3.0  # seconds until the loop has slowed down and nothing is loaded any more


class Watch:
    """Notes the moments of a run; every time is (processor time of the process, time of day)."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.first: tuple[float, float] | None = None
        self.playable: tuple[float, float] | None = None
        self.woken = time.monotonic_ns()
        self.woken_cpu = time.thread_time_ns()
        self.longest = {"wall": 0, "cpu": 0}
        self.loading = False
        self.quiet: tuple[float, float] | None = None
        self.rest = 0.0

    def shown(self, table_is_up: bool) -> None:
        """A picture has been flipped."""
        self.first = self.first or (now(), time.time())
        if table_is_up and self.playable is None:
            self.playable = (now(), time.time())

    def slept(self, woken: int, due: int) -> None:
        """The loop has slept until `woken`, though it wished to be woken at `due`."""
        self.woken = min(woken, due)
        self.woken_cpu = time.thread_time_ns()

    def about_to_sleep(self) -> bool:
        """Whether the watch is over; until then keep the longest time that a frame kept the loop."""
        if self.playable is None:
            return False
        since = time.time() - self.playable[1]
        if not self.loading:
            self.loading = True  # from here on: the frame that made the table playable is over
        else:
            self._keep("wall", time.monotonic_ns() - self.woken)
            self._keep("cpu", time.thread_time_ns() - self.woken_cpu)
        if since > SETTLING and self.quiet is None:
            self.quiet = (now(), time.time())
        if since <= self.seconds:
            return False
        if self.quiet is not None:
            self.rest = (now() - self.quiet[0]) / (time.time() - self.quiet[1])
        return True

    def _keep(self, clock: str, nanoseconds: int) -> None:
        self.longest[clock] = max(self.longest[clock], nanoseconds)


def watch(seconds: float, control: str = "confirm") -> Watch:
    """Have a run of the game in this process watched, and ended after so many seconds at a table.

    `control` is the one by which a table that takes input is known.
    """
    from game.stage import window

    watching = Watch(seconds)
    managers: list[SceneManager] = []
    flip = window.Window.flip

    def watched_flip(self: window.Window) -> None:
        flip(self)
        if watching.first is None:
            watching.shown(table_is_up=False)
            _watch_loop(watching, managers)  # its parts are not read in before the first picture
        else:
            watching.shown(bool(managers) and _takes_input(managers[-1], control))

    window.Window.flip = watched_flip  # type: ignore[method-assign]
    return watching


def _watch_loop(watching: Watch, managers: list[SceneManager]) -> None:
    """Have the loop's sleep watched, and the scene manager kept once it draws."""
    from game.stage import clock, scene, scene_manager

    sleep, draw = clock.SystemClock.sleep_until, scene_manager.SceneManager.draw

    def watched_sleep(self: clock.SystemClock, deadline_ns: int) -> None:
        if watching.about_to_sleep():
            managers[-1].ask(scene.Quit())
        sleep(self, deadline_ns)
        watching.slept(self.now_ns(), deadline_ns)

    def watched_draw(self: SceneManager, canvas: Canvas, alpha: float) -> None:
        if not managers:
            managers.append(self)
        draw(self, canvas, alpha)

    clock.SystemClock.sleep_until = watched_sleep  # type: ignore[method-assign]
    scene_manager.SceneManager.draw = watched_draw  # type: ignore[method-assign, assignment]


def _takes_input(manager: SceneManager, control: str) -> bool:
    scene = manager.scenes[-1]
    form = getattr(scene, "form", None)
    return bool(getattr(scene, "idle", False)) and form is not None and control in form


def main() -> None:
    """Start, watch, tell."""
    size, seconds, home, *options = sys.argv[1:]
    watching = watch(float(seconds))
    from game.__main__ import main as play

    play(["--window", size, "--home", home, *options])
    from tools.bench.child import tell

    tell(
        {
            "first": watching.first,
            "playable": watching.playable,
            "longest": watching.longest,
            "rest": watching.rest,
        }
    )


if __name__ == "__main__":
    main()
