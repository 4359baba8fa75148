"""The organiser's profile of a kiosk: a TOML file, only read, every key with its default. Plays nothing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.content.datafile import SIGN, LevelError, explained, read_toml
from game.content.seedcode import SeedError, seed_of
from game.content.settings import Settings, Speed

WHAT = "kiosk profile"

Share = Annotated[int, msgspec.Meta(ge=0, le=100)]
Quiet = Annotated[int, msgspec.Meta(ge=15, le=600)]  # seconds
Countdown = Annotated[int, msgspec.Meta(ge=10, le=120)]
Long = Annotated[int, msgspec.Meta(ge=15, le=3600)]
Inset = Annotated[int, msgspec.Meta(ge=0, le=10)]
Screen = Annotated[int, msgspec.Meta(ge=0, le=15)]
Light = Literal[100, 85, 70]
Text = Annotated[str, msgspec.Meta(max_length=60, pattern=rf"^{SIGN}*\Z")]
Pin = Annotated[str, msgspec.Meta(pattern=r"^([0-9]{4,8})?\Z")]
Scenes = Literal["government", "activation"]


class Idle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long nobody may touch anything, in seconds, before the countdown; and how long that is."""

    quiet: Quiet = 45
    countdown: Countdown = 20
    guide: Quiet = 30  # while the first turns are guided
    result: Quiet = 40  # at an ending
    activation: Long = 600  # at a battle, whose players are moving figures


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the organiser decides; visitors may change what is theirs, until the next visitor comes."""

    club: Text = ""  # shown small
    level: str = "short-gentle"  # what the big choice begins
    levels: list[str] = msgspec.field(default_factory=lambda: ["short-gentle", "short-lively", "georgian"])
    scenes: list[Scenes] = msgspec.field(default_factory=lambda: ["government", "activation"])
    sound_ceiling: Share = 70  # per cent that no volume passes
    attract_sound: bool = False
    idle: Idle = Idle()
    text_size: Literal[100, 125, 150, 175, 200] = 100
    speed: Speed = "brisk"
    reduced_motion: bool = False
    plain_type: bool = False
    light: Light = 100  # per cent: how bright the picture is
    safe_area: Inset = 0  # per cent of the screen left free at every edge
    display: Screen | None = None
    pin: Pin = ""  # of the staff's page; without one the held keys or the four corners open it
    exhibition: str = ""  # a deal that every visitor plays
    honours: bool = True
    guide: bool = True

    @property
    def seed(self) -> int | None:
        """The seed of the exhibition's deal; None where every visitor has another."""
        return seed_of(self.exhibition) if self.exhibition else None


LIGHTS: tuple[Light, ...] = (100, 85, 70)


def load_profile(path: Path, library: Path) -> Profile:
    """Read a profile whose levels lie in `library`. Raises LevelError."""
    tables = read_toml(path, WHAT)
    try:
        profile = msgspec.convert(tables, Profile)
    except msgspec.ValidationError as error:
        raise LevelError(path.name, *_explained(str(error))) from None
    _check_levels(path.name, profile, library)
    if not profile.scenes:
        raise LevelError(path.name, "scenes", 'expected "government", "activation" or both')
    try:
        _ = profile.seed
    except SeedError as error:
        raise LevelError(path.name, "exhibition", f"expected the code of a deal: {error}") from None
    return profile


def settings_from(profile: Profile, start: Settings | None = None) -> Settings:
    """The settings that every visitor finds; what the profile does not decide is as in `start`."""
    known = {field.name for field in msgspec.structs.fields(Settings)}
    own = ("text_size", "speed", "reduced_motion", "plain_type", "safe_area")
    decided: dict[str, object] = {name: getattr(profile, name) for name in own if name in known}
    decided["fullscreen"] = True
    decided["large_targets"] = True  # whoever stands at a table presses with a finger
    decided["new_prints"] = False  # a print that is shown large holds up a game of five minutes
    return bounded(msgspec.structs.replace(start or Settings(), **decided), profile)


def bounded(settings: Settings, profile: Profile) -> Settings:
    """The same settings with no more sound than the organiser allows."""
    return msgspec.structs.replace(settings, volume_all=min(settings.volume_all, profile.sound_ceiling))


def _check_levels(file: str, profile: Profile, library: Path) -> None:
    there = sorted(path.stem for path in library.glob("*.toml"))
    wanted = [("level", profile.level), *(("levels", name) for name in profile.levels)]
    written_out = Profile()
    for key, name in wanted:
        by_default = name == written_out.level or name in written_out.levels
        if name not in there and not by_default:
            raise LevelError(file, key, f"expected levels of {', '.join(there)}, not {name[:60]!r}")
    twice = next((name for name, times in Counter(profile.levels).items() if times > 1), None)
    if twice is not None:
        raise LevelError(file, "levels", f"expected each level once, not {twice!r} twice")
    if not profile.levels:
        raise LevelError(file, "levels", f"expected at least one of {', '.join(there)}")


def _explained(message: str) -> tuple[str, str]:
    """As of any data file, and a PIN's pattern in words."""
    key, fault = explained(message, Profile, WHAT)
    if key == "pin" and "regex" in message:
        fault = "expected four to eight figures"
    elif key == "club" and "regex" in message:
        fault = "expected one line of text"
    return key, fault
