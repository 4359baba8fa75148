"""A monkey at the game: every kind of input at random, through the real game. Knows no rules.

After every frame it looks whether the game still makes sense; what it finds it raises as AssertionError.
"""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from random import Random

from game.engine.government.model import State
from game.options import Options
from game.scenes.government.scene import GovernmentScene
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import (
    FocusGained,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    TextTyped,
    Wheeled,
)
from game.stage.scene import Scene
from tools.puppet import Puppet

NAMED = (
    "enter", "space", "escape", "tab", "left", "right", "up", "down", "home", "end", "pageup", "pagedown",
    "backspace", "delete", "f1", "f2", "f5", "f11", "+", "-", "=", "*", "/", ".", "²",
)  # fmt: skip
KEYS = (*NAMED, *"abcdefghijklmnopqrstuvwxyz0123456789")
USEFUL = ("t", "e", "enter", "space", "tab", "right", "+", "1", "5")
SIZES = (
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 1080),
    (1111, 777),
    (1920, 1080),
    (2560, 1440),
)
# What it does, and how often among a thousand.
HABITS = {
    "key": 330, "useful key": 190, "move": 60, "move to widget": 80, "click": 50, "click widget": 190,
    "press": 25, "release": 25, "wheel": 25, "wait": 10, "long wait": 6, "type": 3, "away": 3, "resize": 3,
    "to the table": 90,
}  # fmt: skip
# The way from any page to a government's table: what is clicked there; elsewhere Escape leads back.
WAYS = {
    "TitleScene": ("continue", "new"),
    "ChoiceScene": ("continue", "play", "full"),
    "NewGovernmentScene": ("begin",),
    "EndingScene": ("again", "another"),
}


class Monkey:
    """One run of the game in the hands of a monkey."""

    habits = HABITS

    def __init__(self, home: Path, seed: int, *, largest: tuple[int, int] = SIZES[-1]) -> None:
        self._random = Random(seed)
        self._home = home
        self._sizes = [size for size in SIZES if size[0] <= largest[0]]
        self.visited: Counter[str] = Counter()
        self.starts = self.commands = self.ended = 0
        self._counted: set[int] = set()
        self._last: tuple[int, int] = (0, 0)
        self.puppet = self._started()

    def _started(self) -> Puppet:
        self.starts += 1
        puppet = Puppet(self._home, size=(800, 600), options=Options(speed="swift"))
        puppet.tick(2)
        return puppet

    def play(self, inputs: int) -> None:
        """So many things, one after the other. Raises whatever the game raises, or AssertionError."""
        for _ in range(inputs):
            (habit,) = self._random.choices(list(self.habits), list(self.habits.values()))
            for entry in self._does(habit):
                self.puppet.give(entry)
            if not self.puppet.running:
                self.puppet.close()
                self.puppet = self._started()
            self._look()

    def end(self) -> None:
        """Leave the game."""
        self.puppet.close()

    # --- what it does

    def _does(self, habit: str) -> list[Input]:
        random, pos = self._random, self._anywhere()
        match habit:
            case "key" | "useful key":
                return self._key(random.choice(KEYS if habit == "key" else USEFUL))
            case "move":
                return [PointerMoved(pos)]
            case "move to widget":
                return [PointerMoved(self._at_widget())]
            case "click" | "click widget":
                pos = pos if habit == "click" else self._at_widget()
                button = random.choice((1, 1, 1, 1, 3))
                return [PointerMoved(pos), PointerPressed(pos, button), PointerReleased(pos, button)]
            case "press":
                return [PointerPressed(pos, random.choice((1, 1, 2, 3)))]
            case "release":
                return [PointerReleased(pos, random.choice((1, 1, 2, 3)))]
            case "to the table":
                return self._way()
            case "wheel":
                return [Wheeled(pos, random.choice((-3, -1, 1, 2)))]
            case "type":
                return [TextTyped(random.choice("aZ9-é ☞\n"))]
            case "away":
                self.puppet.give(FocusLost())
                self.puppet.tick(random.randrange(30))
                return [FocusGained()]
            case "resize":
                return [self._resize()]
            case _:
                self.puppet.tick(random.randrange(20, 240) if habit == "long wait" else random.randrange(20))
                return []

    def _way(self) -> list[Input]:
        """One step nearer to the table; at the table nothing."""
        scene = self.puppet.scene
        if isinstance(scene, GovernmentScene):
            return []
        form = getattr(scene, "form", Form([]))
        for name in WAYS.get(type(scene).__name__, ()):
            if name in form:
                centre = form[name].box.centre
                return [PointerMoved(centre), PointerPressed(centre), PointerReleased(centre)]
        return [KeyPressed("escape"), KeyReleased("escape")]

    def _key(self, key: str) -> list[Input]:
        random = self._random
        held = random.random() < 0.1
        pressed = KeyPressed(
            key,
            ctrl=random.random() < 0.08,
            shift=random.random() < 0.08,
            alt=random.random() < 0.02,
            repeat=random.random() < 0.05,
        )
        return [pressed] if held else [pressed, KeyReleased(key)]

    def _resize(self) -> Input:
        """The player's hand at the edge of the window."""
        window, size = self.puppet.app.window, self._random.choice(self._sizes)
        if self._random.random() < 0.3:
            size = size[0] - self._random.randrange(200), size[1] - self._random.randrange(100)
        window._window.size = max(800, size[0]), max(600, size[1])
        return Resized(window.size)

    def _anywhere(self) -> tuple[float, float]:
        frame = self.puppet.app.window.frame
        return self._random.uniform(-200, frame.width + 200), self._random.uniform(-100, frame.height + 100)

    def _at_widget(self) -> tuple[float, float]:
        form = getattr(self.puppet.scene, "form", None)
        if not isinstance(form, Form) or not form.widgets:
            return self._anywhere()
        box = self._random.choice(form.widgets).box
        return box.x + box.w * self._random.random() * 0.99, box.y + box.h * self._random.random() * 0.99

    # --- what it looks at

    def _look(self) -> None:
        for scene in self.puppet.app.manager.scenes:
            if isinstance(scene, GovernmentScene):
                self._look_at_government(scene)
        self.visited[type(self.puppet.scene).__name__] += 1
        self._look_at_form(self.puppet.scene)

    def _look_at_government(self, scene: GovernmentScene) -> None:
        match = scene.ministry.match
        if scene.idle:
            assert scene.shown == match.state, "the screen does not show the state of the match"
        assert scene.shown.support <= _ceiling(match.state), "Support above its ceiling"
        identity, done = id(match), len(match.history)
        if identity == self._last[0]:
            self.commands += max(0, done - self._last[1])
        self._last = identity, done
        if match.state.outcome is not None and identity not in self._counted:
            self._counted.add(identity)
            self.ended += 1

    def _look_at_form(self, scene: Scene) -> None:
        form = getattr(scene, "form", None)
        if not isinstance(form, Form):
            return
        names = [widget.name for widget in form.widgets if widget.name]
        assert len(names) == len(set(names)), f"two controls of one name in {type(scene).__name__}: {names}"
        frame = self.puppet.app.window.frame.box.inset(-1)
        for widget in form.widgets:
            assert _sane(widget.box), f"{widget.name} in {type(scene).__name__} is {widget.box}"
            inside = frame.contains((widget.box.x, widget.box.y)) and frame.contains(
                (widget.box.right, widget.box.bottom)
            )
            assert inside or not widget.focusable, f"{widget.name} in {type(scene).__name__} lies outside"

    def figures(self) -> str:
        """What it has been through."""
        places = ", ".join(f"{name} {count}" for name, count in self.visited.most_common())
        return (
            f"{self.commands} commands, {self.ended} governments ended, {self.starts} starts of the game; "
            f"frames after an input by screen: {places}"
        )


def _ceiling(state: State) -> float:
    return state.rules.support_max or math.inf


def _sane(box: Box) -> bool:
    return all(math.isfinite(n) for n in box) and box.w > 0 and box.h > 0
