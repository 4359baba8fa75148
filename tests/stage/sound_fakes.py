"""A sound card of wood and a small bank of sounds, for the tests of the mixer."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from game.stage.sound_bank import Bank
from game.stage.sound_device import DeviceLostError
from game.stage.sound_mixer import Mixer, Volumes


class WoodenDevice:
    """Keeps what it was told; things end when the test says so.

    `here` is whether a card is plugged in and free, `seen` whether something to play on is in sight.
    """

    def __init__(self, *, here: bool = True, seen: bool = True) -> None:
        self.here = here
        self.seen = seen
        self.opened = False
        self.mono = False
        self.opens = 0
        self.loaded: list[str] = []
        self.busy: dict[int, tuple[str, float, float]] = {}
        self.started: list[tuple[int, str, float, float]] = []
        self.faded: list[int] = []
        self.track = ""
        self.passes = -1
        self.track_fading = False
        self.levels: list[float] = []
        self.missing: set[str] = set()
        self.worst = ""
        self.fades: list[float] = []

    def in_sight(self) -> bool:
        return self.seen

    def open(self, *, mono: bool) -> bool:
        self.opens += 1
        self.opened, self.mono = self.here, mono
        return self.here

    def close(self) -> None:
        self.opened = False
        self.busy.clear()
        self.track, self.track_fading = "", False

    def load(self, path: Path) -> object | None:
        self._check()
        self.loaded.append(path.stem)
        return None if path.stem in self.missing else path.stem

    def start(self, voice: int, sample: object, left: float, right: float) -> None:
        self._check()
        self.busy[voice] = (str(sample), left, right)
        self.started.append((voice, str(sample), left, right))

    def level(self, voice: int, left: float, right: float) -> None:
        self._check()
        self.busy[voice] = (self.busy[voice][0], left, right)

    def fade(self, voice: int, seconds: float) -> None:
        self._check()
        self.fades.append(seconds)
        self.faded.append(voice)

    def sounding(self, voice: int) -> bool:
        self._check()
        return voice in self.busy

    def start_track(self, path: Path, passes: int, seconds: float) -> bool:
        self._check()
        self.fades.append(seconds)
        if self.track:
            self.worst = f"{path.stem} was loaded while {self.track} still sounded"
        if path.stem in self.missing:
            return False
        self.track, self.passes, self.track_fading = path.stem, passes, False
        return True

    def track_level(self, level: float) -> None:
        self._check()
        self.levels.append(level)

    def fade_track(self, seconds: float) -> None:
        self._check()
        self.fades.append(seconds)
        self.track_fading = True

    def track_sounding(self) -> bool:
        self._check()
        return bool(self.track)

    def end_track(self) -> None:
        """The music has ended, or has faded away."""
        self.track, self.track_fading = "", False

    def _check(self) -> None:
        if not (self.here and self.opened):
            raise DeviceLostError


def take(name: str, number: int, seconds: float = 0.5) -> dict[str, object]:
    return {"file": f"effects/{name}_{number}.ogg", "seconds": seconds}


def effect(
    name: str, takes: int, group: str = "table", weight: int = 1, seconds: float = 0.5
) -> dict[str, object]:
    return {"group": group, "weight": weight, "takes": [take(name, i + 1, seconds) for i in range(takes)]}


def written_bank(folder: Path) -> Bank:
    """A manifest without files behind it."""
    effects = {
        "knock": effect("knock", 4),
        "hiss": effect("hiss", 2, weight=0),
        "dice_1": effect("dice_1", 2),
        "dice_3": effect("dice_3", 2),
        "dice_8": effect("dice_8", 2),
        "cheer": effect("cheer", 2, "crowd", 3, 3.0),
        "boo": effect("boo", 2, "crowd", 2, 2.0),
        "triumph": effect("triumph", 1, "sting", 3, 5.0),
        "long": effect("long", 12, seconds=4.0),
    }
    music = {
        name: {"mood": mood, "file": f"music/{name}.ogg", "seconds": 60.0}
        for name, mood in (("air", "calm"), ("dance", "calm"), ("storm", "tense"), ("song", "title"))
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text(json.dumps({"effects": effects, "music": music}), encoding="utf-8")
    return Bank(folder)


FULL = Volumes(all=1.0, music=1.0, effects=1.0, crowd=1.0)


def mixer_on(device: WoodenDevice, folder: Path, volumes: Volumes = FULL) -> Mixer:
    """A mixer that has looked for its card."""
    mixer = Mixer(written_bank(folder), device, volumes, Random(7))
    mixer.open(0.0)
    return mixer
