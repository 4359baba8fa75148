"""What the crowd of the title and the colouring of a print cost, frame by frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from game.content.prints import prints_of
from game.scenes.engraving import EngravingScene
from game.scenes.title import TitleScene
from game.stage.scene import Reset
from tools.bench.frames import in_motion
from tools.bench.measure import ClockName, Taken
from tools.bench.report import Row
from tools.bench.show import Run

LIMIT = 30.0  # F
MOST: dict[ClockName, float] = {"cpu": 12.0, "wall": 14.0}  # ms, for nearly every frame
SECONDS = 4  # of the title in each round
PATIENCE = 2000
SETTLED = 60  # frames after a change of screens


def title(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """Every frame in which the crowd sways and hats fly."""
    run = Run(home, size)
    _wait(run, lambda: isinstance(run.puppet.scene, TitleScene) and run.puppet.scene.moves)
    run.puppet.tick(SETTLED)

    def swaying() -> Iterable[Taken]:
        painter = run.puppet.app.painter
        found = []
        for _ in range(SECONDS * 60):
            before, taken = painter.paints, run.frame()
            if painter.paints != before:
                found.append(taken)
        return found

    return in_motion(
        run, "title", "the title in full motion: crowd, drift and hats", LIMIT, swaying, clock, MOST[clock]
    )


def reveal(home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """Every frame in which the brush is at work on a print that fills the screen."""
    run = Run(home, size)
    app = run.puppet.app
    prints = prints_of(app.levels[0].theme)
    turn = iter(range(1000))

    def brushed() -> Iterable[Taken]:
        place = next(turn) % len(prints)
        app.manager.ask(Reset(lambda: EngravingScene(app.kit, prints, place)))
        run.puppet.tick(2)
        scene = run.puppet.scene
        assert isinstance(scene, EngravingScene)
        _wait(run, lambda: scene.ready)
        run.puppet.tick(SETTLED // 2)
        return list(run.until(lambda: scene.whole))

    return in_motion(
        run, "reveal", "a print as large as the screen is coloured", LIMIT, brushed, clock, MOST[clock]
    )


def _wait(run: Run, there: Callable[[], bool]) -> None:
    """Until pictures have been fetched by their thread."""
    for _ in range(PATIENCE):
        if there():
            return
        run.puppet.tick()
        time.sleep(0.01)
    raise TimeoutError("the pictures were not fetched")


PARTS = {"title": title, "reveal": reveal}
