"""A monkey at a kiosk: it tries everything to get out, and is not to. Knows no rules, and not the PIN."""

from __future__ import annotations

from pathlib import Path

from game.content.kiosk import Profile
from game.options import Options
from game.stage.gestures import BUTTONS
from game.stage.inputs import (
    CloseRequested,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    PointerReleased,
    Resized,
)
from tools.monkey import HABITS, Monkey
from tools.puppet import Puppet

PROFILE = Profile(pin="27182818", sound_ceiling=40, levels=["short-gentle", "short-lively", "georgian"])
# What it does besides, and how often among a thousand.
ESCAPES = {
    "close": 20, "key for the window": 40, "corner": 30, "pad": 60, "chord": 4, "buttons": 3, "corners": 3,
    "go away": 1,
}  # fmt: skip
PAD = (*sorted(BUTTONS), "enter", "pad x", "pad y", "up", "down", "left", "right")
STAFF_ONLY = ("StaffScene", "CleaningScene")


class KioskMonkey(Monkey):
    """After everything it does the game goes on, and nothing that is staff's is open to it."""

    habits = HABITS | ESCAPES

    def _started(self) -> Puppet:
        self.starts += 1
        assert self.starts == 1, "the game was left"
        options = Options(kiosk=PROFILE, speed="swift")
        puppet = Puppet(self._home, size=(800, 600), options=options)
        self._fullscreen = puppet.app.preferences.now.fullscreen
        puppet.tick(2)
        return puppet

    def _does(self, habit: str) -> list[Input]:
        match habit:
            case "close":
                return [CloseRequested()]
            case "key for the window":
                return self._window_key()
            case "corner":
                return self._tap(self._random.randrange(4))
            case "corners":
                first = self._random.randrange(4)
                return [entry for i in range(4) for entry in self._tap((first + i) % 4)]
            case "chord":
                self.puppet.give(KeyPressed("q", ctrl=True, shift=True))
                self._let_pass(3.3)
                return [KeyReleased("q")]
            case "pad":
                name = self._random.choice(PAD)
                return [self._random.choice((KeyPressed(name, pad=True), KeyReleased(name)))]
            case "buttons":
                self.puppet.give(*(KeyPressed(name, pad=True) for name in self._random.sample(PAD[:4], 4)))
                self._let_pass(3.3)
                return [KeyReleased(name) for name in PAD]
            case "go away":
                self._let_pass(self._random.choice((50.0, 70.0)))
                return []
            case "resize":
                return [Resized(self.puppet.app.window.size)]  # a kiosk's window has no edges to pull at
            case _:
                return super()._does(habit)

    def _window_key(self) -> list[Input]:
        key, ctrl, alt = self._random.choice(
            (
                *(("f4", False, True), ("f11", False, False), ("f12", False, False), ("enter", False, True)),
                *(("q", True, False), ("w", True, False), ("escape", False, True), ("tab", False, True)),
            )
        )
        return [KeyPressed(key, ctrl=ctrl, alt=alt), KeyReleased(key)]

    def _tap(self, corner: int) -> list[Input]:
        """At one of the corners, clockwise from the upper left."""
        frame = self.puppet.app.window.frame
        w, h = frame.window
        pos = frame.to_layout((8 if corner in (0, 3) else w - 8, 8 if corner < 2 else h - 8))
        return [PointerPressed(pos), PointerReleased(pos)]

    def _let_pass(self, seconds: float) -> None:
        end = self.puppet.clock.now_ns() + int(seconds * 1e9)
        while self.puppet.running and self.puppet.clock.now_ns() < end:
            self.puppet.tick()

    def _look(self) -> None:
        app = self.puppet.app
        super()._look()
        here = type(self.puppet.scene).__name__
        assert self.puppet.running, "the game was left"
        assert here not in STAFF_ONLY, f"{here} was opened without its PIN"
        settings = app.preferences.now
        assert settings.volume_all <= PROFILE.sound_ceiling, "it is louder than the organiser allows"
        assert settings.fullscreen == self._fullscreen, "the window was changed"

    def end(self) -> None:
        """Stop the game as the system would, and look at what is on the disk."""
        steward = self.puppet.app.steward
        assert steward is not None
        steward.leave()
        self.puppet.tick(3)
        assert not self.puppet.running
        self.puppet.close()
        places = self.puppet.app.places
        for folder in (places.screenshots, places.reports):
            assert not folder.exists(), f"{folder.name} were written"
        assert not places.settings_file.exists()
        home = {path.name for path in Path(self._home).iterdir()}
        assert home <= {"kiosk", "logs"}, f"something was kept among the player's own: {home}"
