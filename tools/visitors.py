"""Who comes to a kiosk, and what they do there: by inputs, through the real game. Knows no rules.

Everybody comes to a kiosk at rest and leaves by walking off, so that the game has to clear up after each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from string import ascii_lowercase

import msgspec

from game.content.kiosk import Profile
from game.content.seedcode import SEEDS
from game.options import Options
from game.scenes.activation.scene import BattleScene
from game.scenes.countdown import CountdownScene
from game.scenes.government.scene import GovernmentScene
from game.stage.form import Form
from game.stage.inputs import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheeled,
)
from game.stage.loop import STEP_NS
from game.stage.scene import Reset
from tools import battle_bot, bot
from tools.monkey import KEYS, USEFUL
from tools.puppet import PATIENCE, Puppet

SECOND = 60  # frames
KEY_REST = 6  # frames between two keys
PIN = "1837"
LONGEST_STAY = 20 * 60 * SECOND  # until a kiosk has noticed that nobody is there any more
# Who comes, and how often among a hundred.
HABITS = {
    "nobody": 22, "passer-by": 14, "fiddler": 20, "child": 8, "governor": 16, "deserter": 9, "general": 7,
    "staff": 4,
}  # fmt: skip
# What staff presses in its room; nothing that ends the game.
STAFF = ("report", "mute", "mute", "clean", "wipe")


class Hurried(Puppet):
    """A run in which several frames' time passes at once; only the last of them is drawn."""

    def __init__(self, home: Path, stride: int, *, size: tuple[int, int], options: Options) -> None:
        self._stride = stride
        super().__init__(home, size=size, options=options, audible=True)

    def tick(self, times: int = 1) -> None:
        """So much time, in strides."""
        left = times
        while left > 0 and self.running:
            stride = min(left, self._stride)
            then = self.clock.now_ns() + stride * STEP_NS
            self.app.loop.tick()
            self.clock.sleep_until(then)
            left -= stride

    def key(self, *keys: str, ctrl: bool = False, shift: bool = False) -> None:
        """As any puppet does, no faster than fingers: a kiosk does not listen to hammering."""
        for key in keys:
            super().key(key, ctrl=ctrl, shift=shift)
            self.tick(KEY_REST)

    def until(self, condition: Callable[[], bool], patience: int = PATIENCE) -> None:
        """As any puppet does, in strides."""
        for _ in range(0, patience, self._stride):
            if condition():
                return
            self.tick(self._stride)
        raise TimeoutError(f"waited {patience} frames in {type(self.scene).__name__}")


class Kiosk:
    """A kiosk, and the visitors that come to it one after the other, always the same ones for a seed."""

    def __init__(
        self, home: Path, seed: int, *, stride: int, size: tuple[int, int], profile: Profile | None = None
    ) -> None:
        self._random = Random(seed)
        self.came: Counter[str] = Counter()
        self.reached: Counter[str] = Counter()
        self.cleared = 0  # times that the table was cleared because nobody was there any more
        self._profile = msgspec.structs.replace(profile or Profile(), pin=PIN, guide=False)
        self.puppet = Hurried(home, stride, size=size, options=Options(kiosk=self._profile))
        self.puppet.tick(2)

    @property
    def seconds(self) -> float:
        """How long it has run, in its own time."""
        return self.puppet.clock.now_ns() / 1e9

    @property
    def resting(self) -> bool:
        """Whether it waits for somebody."""
        steward = self.puppet.app.steward
        assert steward is not None, "this is no kiosk"
        return steward.resting

    def one_more(self, habit: str = "") -> None:
        """Somebody comes, stays for a while and goes; the kiosk is at rest again."""
        drawn = self._random.choices(list(HABITS), list(HABITS.values()))
        habit = habit or drawn[0]
        self.came[habit] += 1
        ways: dict[str, Callable[[], object]] = {
            "nobody": self._nobody,
            "passer-by": self._passer_by,
            "fiddler": lambda: self._fiddle(self._random.randrange(20, 160), 2 * SECOND),
            "child": lambda: self._fiddle(self._random.randrange(100, 400), 5),
            "governor": self._govern,
            "deserter": self._desert,
            "general": self._command,
            "staff": self._staff,
        }
        ways[habit]()
        self._walk_off()

    # --- what they do

    def _nobody(self) -> None:
        self.puppet.tick(self._random.randrange(60, 400) * SECOND)

    def _passer_by(self) -> None:
        self._touch()

    def _fiddle(self, inputs: int, slowest: int) -> None:
        """Whatever there is, at random."""
        for _ in range(inputs):
            for entry in self._anything():
                self._give(entry)
            self.puppet.tick(self._random.randrange(1, slowest))

    def _govern(self) -> None:
        """A whole government, and what comes after it."""
        self._begin_government()
        for _ in bot.play(self.puppet):
            self.puppet.tick(self._random.randrange(SECOND // 2, 3 * SECOND))
        self.puppet.tick(8 * SECOND)
        if self._press_if_there("sign"):
            for letter in self._random.choices(ascii_lowercase, k=3):
                self._give(TextTyped(letter))
            self._press_if_there("sign")
        self._fiddle(self._random.randrange(3, 20), SECOND)

    def _desert(self) -> None:
        """A part of a government; half of the time somebody else takes it over from the countdown."""
        for _ in self._some_of(bot.play(self._begin_government()), 12):
            self.puppet.tick(self._random.randrange(SECOND // 2, 3 * SECOND))
        if self._random.random() < 0.5:
            self.puppet.until(lambda: isinstance(self.puppet.scene, CountdownScene), LONGEST_STAY)
            self.puppet.tick(2 * SECOND)
            if "take over" in self.puppet.form:
                self.puppet.click("take over")
                self.puppet.until(lambda: isinstance(self.puppet.scene, GovernmentScene))

    def _command(self) -> None:
        """A good part of a battle."""
        self._touch()
        battle_bot.begin(self.puppet, self._random.randrange(10_000))
        for _ in self._some_of(battle_bot.play(self.puppet), 80):
            self.puppet.tick(self._random.randrange(2 * SECOND, 8 * SECOND))
            if not isinstance(self.puppet.scene, BattleScene):
                return

    def _staff(self) -> None:
        """The staff's room, and what can be done there without leaving."""
        self.puppet.script.coming.append(KeyPressed("q", ctrl=True, shift=True))
        self.puppet.tick(4 * SECOND)
        self._give(KeyReleased("q"))
        if self._here() == "PinScene":
            self.puppet.key(*PIN, "enter")
        for name in STAFF:
            if self._here() == "StaffScene" and self._press_if_there(name):
                self.puppet.tick(35 * SECOND if name == "clean" else SECOND)
                if self._here() == "AskScene":
                    self.puppet.key("escape")
        self.puppet.key("escape")

    def _walk_off(self) -> None:
        here = self._here()
        self.reached[here] += 1
        if not self.resting:
            self.cleared += 1
            self.puppet.until(lambda: self.resting, LONGEST_STAY)
        self.puppet.tick(SECOND)

    # --- how they do it

    def _begin_government(self) -> Puppet:
        """What the kiosk offers first, or another one, short for the most part."""
        self._touch()
        if self._random.random() < 0.5 and self._press_if_there("play"):
            self.puppet.until(lambda: isinstance(self.puppet.scene, GovernmentScene))
            self.puppet.settle()
            return self.puppet
        app, drawn, exhibited = self.puppet.app, self._random.randrange(SEEDS), self._profile.seed
        seed = drawn if exhibited is None else exhibited
        short = [level for level in app.levels if level.id.startswith("short")]
        level = self._random.choice(short if self._random.random() < 0.8 else list(app.levels))
        app.manager.ask(Reset(lambda: app.kit.doors.begin(level, seed)))
        self.puppet.until(
            lambda: isinstance(self.puppet.scene, GovernmentScene) and self.puppet.scene.ministry.seed == seed
        )
        self.puppet.settle()
        return self.puppet

    def _touch(self) -> None:
        """The first touch, which only wakes the screen."""
        for entry in self._press(self._anywhere()):
            self._give(entry)
        self.puppet.tick(2 * SECOND)

    def _press_if_there(self, name: str) -> bool:
        """A control of the page on top, if it has one of that name; whether it has."""
        form = getattr(self.puppet.scene, "form", None)
        if not isinstance(form, Form) or name not in form:
            return False
        self.puppet.click(name)
        self.puppet.tick(SECOND)
        return True

    def _anything(self) -> list[Input]:
        random = self._random
        match random.randrange(10):
            case 0 | 1 | 2:
                key = random.choice((*KEYS, *USEFUL * 4))
                return [KeyPressed(key, shift=random.random() < 0.05), KeyReleased(key)]
            case 3:
                return [Wheeled(self._anywhere(), random.choice((-2, -1, 1, 2)))]
            case 4:
                return [TextTyped(random.choice("aZ9-é ☞"))]
            case 5:
                return [PointerMoved(self._anywhere())]
            case 6:
                return self._press(self._anywhere())
            case _:
                return self._press(self._at_widget())

    @staticmethod
    def _press(at: tuple[float, float]) -> list[Input]:
        return [PointerMoved(at), PointerPressed(at, 1), PointerReleased(at, 1)]

    def _anywhere(self) -> tuple[float, float]:
        frame = self.puppet.app.window.frame
        return self._random.uniform(0, frame.width), self._random.uniform(0, frame.height)

    def _at_widget(self) -> tuple[float, float]:
        form = getattr(self.puppet.scene, "form", None)
        if not isinstance(form, Form) or not form.widgets:
            return self._anywhere()
        return self._random.choice(form.widgets).box.centre

    def _give(self, entry: Input) -> None:
        if not self.puppet.running:
            raise AssertionError("a visitor has ended the game of a kiosk")
        self.puppet.give(entry)

    def _some_of(self, acts: Iterator[object], most: int) -> Iterator[object]:
        for _, act in zip(range(self._random.randrange(2, most)), acts, strict=False):
            yield act

    def _here(self) -> str:
        return type(self.puppet.scene).__name__
