"""Drives the real game without a person: scripted inputs, a clock that only moves when told, no screen.

Tests and tools share it. It reaches the game only the way a player does, through inputs.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.app import App
from game.options import Options
from game.scenes.government.scene import GovernmentScene
from game.stage.aside import Aside
from game.stage.clock import FakeClock
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import Input, KeyPressed, KeyReleased, PointerMoved, PointerPressed, PointerReleased
from game.stage.reader import Inputs
from game.stage.scene import Scene
from game.stage.sound import Silence

PATIENCE = 60 * 60  # ticks: a minute of the game's time
PATIENT_LOOKS = 600
A_WHILE = 0.001  # seconds of the day


class Script:
    """A source of inputs that are written beforehand."""

    def __init__(self) -> None:
        self.coming: list[Input] = []
        self.later: list[tuple[int, Input]] = []  # in how many readings from now

    def read(self) -> list[Input]:
        """Everything written since the last time, and what is due."""
        self.later = [(wait - 1, entry) for wait, entry in self.later]
        inputs = [*self.coming, *(entry for wait, entry in self.later if wait < 0)]
        self.coming, self.later = [], [(wait, entry) for wait, entry in self.later if wait >= 0]
        return inputs


class Puppet:
    """One run of the game in a window that nobody sees."""

    def __init__(
        self,
        home: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        options: Options | None = None,
        new_prints: bool = False,
        audible: bool = False,
        posted: bool = False,
        aside: Aside | None = None,
    ) -> None:
        """With `new_prints` every print is seen for the first time; `audible` opens the sound.

        `posted`: inputs are not scripted but read from the queue, into which events are posted. `aside`:
        screens are made ready in turns with the frames, as when the game is played.
        """
        self.script = Script()
        self.clock = FakeClock()
        self.silence = Silence()
        self.app = App(
            replace(options or Options(), home=home, window=size),
            clock=self.clock,
            aside=aside,
            source=Inputs if posted else lambda _window, _clock: self.script,
            sound=None if audible else self.silence,
        )
        if audible:
            self.app.sound.start()
        if not new_prints:
            events = (event for level in self.app.levels for event in level.theme.events)
            self.app.album.paste(f"plate_{event.plate}" for event in events)

    # --- what is there

    @property
    def sounds(self) -> list[str]:
        """The sounds that were asked for, by name."""
        return [name for name, _, _ in self.silence.asked]

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.manager.scenes[-1]

    @property
    def government(self) -> GovernmentScene:
        """The government scene, wherever it lies in the stack."""
        return next(s for s in self.app.manager.scenes if isinstance(s, GovernmentScene))

    @property
    def form(self) -> Form:
        """The controls of the scene on top."""
        form = getattr(self.scene, "form", None)
        assert isinstance(form, Form), f"{type(self.scene).__name__} has no form"
        return form

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.app.manager.running

    @property
    def attends(self) -> bool:
        """Whether all inputs have been acted upon."""
        return self.app.manager.attends

    # --- time

    def tick(self, times: int = 1) -> None:
        """So many frames of a sixtieth of a second; a thread that fetches pictures has a little time too."""
        for _ in range(times):
            if self.running:
                self.app.loop.tick()
            if self.app._looks._art.fetches:
                time.sleep(A_WHILE)

    def until(self, condition: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Let time pass until something holds. Raises TimeoutError if it never does."""
        for _ in range(patience):
            if condition():
                return
            self.tick()
        raise TimeoutError(f"waited {patience} frames in {type(self.scene).__name__}")

    def settle(self) -> None:
        """Let time pass until nothing moves on the table."""
        self.tick()
        self.until(lambda: self.government.idle and self.attends)

    # --- hands

    def fetch(self) -> None:
        """Wait, in the time of the day, for the pictures that a thread fetches for the scene on top."""
        for _ in range(PATIENT_LOOKS):
            self.tick()
            if getattr(self.scene, "whole", True):
                return
            time.sleep(0.01)

    def uncover(self) -> None:
        """Wait until the screen that was left is out of sight."""
        self.until(lambda: not self.app.manager.covered)

    def until_ready(self, name: str = "ready") -> None:
        """Wait, in the time of the day, until the scene on top says so of itself."""
        for _ in range(PATIENT_LOOKS):
            if getattr(self.scene, name):
                return
            self.tick()
            time.sleep(0.01)
        raise TimeoutError(f"{type(self.scene).__name__} never became {name}")

    def later(self, frames: int, *inputs: Input) -> None:
        """Inputs that come so many frames from now."""
        self.script.later.extend((frames, entry) for entry in inputs)

    def give(self, *inputs: Input) -> None:
        """Inputs, and the frame that reads them; and those in which what they lead to is made ready."""
        self.script.coming.extend(inputs)
        self.tick()
        while self.running and self.app.manager.preparing:
            self.tick()

    def key(self, *keys: str, ctrl: bool = False, shift: bool = False) -> None:
        """Keys pressed and released one after the other."""
        for key in keys:
            self.give(KeyPressed(key, ctrl=ctrl, shift=shift), KeyReleased(key))

    def click(self, place: str | Box | tuple[float, float], button: int = 1) -> None:
        """A click on a control by its name, on a box or at a point."""
        if isinstance(place, str):
            place = self.form[place].box
        pos = place.centre if isinstance(place, Box) else place
        self.give(PointerMoved(pos), PointerPressed(pos, button), PointerReleased(pos, button))

    def close(self) -> None:
        """End the run as a player would, everything saved."""
        self.app.close()
