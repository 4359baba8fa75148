"""Notes what is done in each frame, and how much of the main thread's processor time each thing took.

It wraps what the game is made of, for as long as the process lasts; the game knows nothing of it.
"""

from __future__ import annotations

import gc
import importlib._bootstrap as imports  # type: ignore[import-not-found,unused-ignore]
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.scenes.faces import Faces
from game.scenes.overlay import Page
from game.scenes.sheet import Sheet
from game.stage import art, brush, sheets
from game.stage.art import Art
from game.stage.aside import Aside
from game.stage.form import Form
from game.stage.painter import Painter
from game.stage.scene_manager import SceneManager, _Layer
from game.stage.text import Type

Told = Callable[..., str]


@dataclass
class Record:
    """One frame: its place in the run, the scene on top after it, and what was done in it."""

    number: int
    scene: str = ""
    nanoseconds: int = 0
    own: Counter[str] = field(default_factory=Counter)  # nanoseconds of each thing, without what it had done
    times: Counter[str] = field(default_factory=Counter)

    def line(self, most: int = 12) -> str:
        """What took longest, with the milliseconds of each."""
        parts = [
            f"{name}{f' x{self.times[name]}' if self.times[name] > 1 else ''} {spent / 1e6:.1f}"
            for name, spent in self.own.most_common(most)
            if spent >= 2e5
        ]
        return f"{self.nanoseconds / 1e6:7.1f} ms  {self.number:6} {self.scene:20} {', '.join(parts)}"


class Witness:
    """Keeps a record of every frame of a run; one in a process."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._now = Record(0)
        self.aside = Aside(time.perf_counter_ns)  # works for the frames, in a thread of its own
        self._beside = 0  # nanoseconds of what it did while the frames went on
        self._open: dict[
            int, list[list[Any]]
        ] = {}  # by thread: what is being done, begun when, and by others
        self._main = threading.get_ident()
        self._wrap_all()

    def frame(self, work: Callable[[], object], scene: Callable[[], object]) -> Record:
        """One frame, witnessed."""
        self._now = Record(len(self.records))
        begun = time.thread_time_ns() + self._aside_ns()
        work()
        self._now.nanoseconds = time.thread_time_ns() + self._aside_ns() - begun
        self._now.scene = type(scene()).__name__
        rest = self._now.nanoseconds - self._now.own.total()
        self._now.own["the rest"] += rest
        self.records.append(self._now)
        return self._now

    def _aside_ns(self) -> int:
        thread = self.aside._thread
        if thread is None or thread.ident is None:
            return 0
        return time.clock_gettime_ns(time.pthread_getcpuclockid(thread.ident)) - self._beside

    # --- what is looked at

    def _wrap_all(self) -> None:
        wrap = self._wrap
        wrap(SceneManager, "update", lambda *_: "steps")
        wrap(SceneManager, "draw", lambda *_: "draw")
        wrap(SceneManager, "_change", lambda _self, wish: type(wish).__name__)
        wrap(_Layer, "arranged", lambda layer, _look: f"arrange {type(layer.scene).__name__}")
        wrap(Page, "refresh", lambda page: f"print {type(page).__name__}")
        wrap(Form, "_compose", lambda *_: "widgets")
        wrap(Sheet, "__init__", lambda _self, _look, box, *_: f"sheet {box.w:.0f}x{box.h:.0f}")
        wrap(Faces, "_begin", lambda *_: "face")
        wrap(Art, "_decode", lambda _self, name: f"decode {name}")
        wrap(Art, "source", lambda _self, name: f"convert {name}")
        wrap(Art, "_scaled", lambda _surface, size: f"scale to {size[0]}x{size[1]}", static=True)
        wrap(Art, "tile", lambda _self, name, w, h, *_: f"tile {name} {w}x{h}")
        wrap(Art, "stretched", lambda _self, name, size: f"stretch {name} {size[0]}x{size[1]}")
        wrap(sheets, "panel", lambda _art, size, *_: f"paper {size[0]}x{size[1]}")
        wrap(sheets, "table", lambda *_: "table")
        wrap(brush.Brush, "__init__", lambda *_: "brush")
        for module in (art, sheets):
            wrap(module, "soft_shadow", lambda size, *_: f"shadow {size[0]}x{size[1]}")
        for name in ("_set", "_line"):
            wrap(Type, name, lambda *_: "type")
        for name in ("_lay", "_find_fitting"):
            wrap(Type, name, lambda *_: "fit type")
        wrap(Type, "_font", lambda *_: "font")
        wrap(Painter, "_bake", lambda *_: "bake")
        wrap(Painter, "_show", lambda *_: "paint", static=True)
        wrap(pygame.transform, "smoothscale", lambda _surface, size, *_: f"smooth to {size[0]}x{size[1]}")
        wrap(pygame.transform, "rotozoom", lambda *_: "rotozoom")
        wrap(imports, "_find_and_load", lambda name, *_: f"import {name}")
        self._whole_beside = Aside.beside
        setattr(Aside, "beside", lambda aside, work: self._going_beside(aside, work))  # noqa: B010
        gc.callbacks.append(self._collecting)

    def _wrap(self, owner: object, name: str, told: Told, *, static: bool = False) -> None:
        whole = getattr(owner, name)

        def watched(*arguments: Any, **named: Any) -> Any:
            if not self._counts():
                return whole(*arguments, **named)
            self._begin(told(*arguments))
            try:
                return whole(*arguments, **named)
            finally:
                self._end()

        setattr(owner, name, staticmethod(watched) if static else watched)

    def _counts(self) -> bool:
        """Whether this thread works for the frames."""
        own = self.aside._thread
        return threading.get_ident() in (self._main, own.ident if own is not None else None)

    def _begin(self, name: str) -> None:
        self._open.setdefault(threading.get_ident(), []).append([name, time.thread_time_ns(), 0])

    def _end(self) -> None:
        doing = self._open[threading.get_ident()]
        name, begun, others = doing.pop()
        spent = time.thread_time_ns() - begun
        self._now.own[name] += spent - others
        self._now.times[name] += 1
        if doing:
            doing[-1][2] += spent

    def _going_beside(self, aside: Aside, work: Callable[[], object]) -> object:
        begun = time.thread_time_ns()
        try:
            return self._whole_beside(aside, work)
        finally:
            if threading.get_ident() != self._main:
                self._beside += time.thread_time_ns() - begun

    def _collecting(self, phase: str, found: dict[str, int]) -> None:
        if not self._counts():
            return
        doing = self._open.get(threading.get_ident(), [])
        if phase == "start":
            self._begin(f"collect {found['generation']}")
        elif doing and doing[-1][0].startswith("collect"):
            self._end()
