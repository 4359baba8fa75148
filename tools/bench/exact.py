"""Whether painting only what has changed comes to the same picture as painting all, on real frames."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.engine.government.model import Phase
from game.stage.painter import Painter
from tools import bot
from tools.bench.measure import ClockName
from tools.bench.report import Row
from tools.bench.show import DICE, Run, Show, attempt_order, draw_order, table

MOVES = 12
OVERLAYS = ("f1", "escape", "g", "escape", "escape", "escape")


class Comparer:
    """Compares each frame that has just been shown with a full redraw of the same canvas."""

    def __init__(self, run: Run) -> None:
        self._app = run.puppet.app
        self._again = Surface(self._app.window.size, 0, self._app.window.surface)
        self.frames = self.differing = 0

    def frame(self) -> None:
        """The frame after this one."""
        self._app.loop.tick()
        self.compare()

    def compare(self) -> None:
        """The frame that is shown."""
        Painter().paint(self._again, self._app.canvas)
        shown, again = (pygame.image.tobytes(s, "RGB") for s in (self._app.window.surface, self._again))
        if shown != again:
            self.differing += sum(a != b for a, b in zip(shown, again, strict=True))
        self.frames += 1


def exact(home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """A draw and a throw on a crowded table, pages over it, and the beginning of a government."""
    show = Show(home, size)
    comparer = Comparer(show)
    show.lay(table(10, 10, Phase.TAX))
    show.order(draw_order())
    _compare_motion(show, comparer)
    match = show.lay(table(20, 20), DICE)
    show.order(attempt_order(match.state, len(DICE)))
    _compare_motion(show, comparer)
    for key in OVERLAYS:
        show.puppet.key(key)
        comparer.frame()
    bot.begin(show.puppet, 7)
    for _, _command in zip(range(MOVES), bot.play(show.puppet, lambda _c: comparer.compare()), strict=False):
        comparer.frame()
    return [Row("exact", f"differing bytes in {comparer.frames} frames of the game", comparer.differing, 0)]


def _compare_motion(show: Show, comparer: Comparer) -> None:
    while not show.puppet.government.idle:
        comparer.frame()
    comparer.frame()


PARTS = {"exact": exact}
