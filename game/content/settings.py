"""The player's settings and their file. Knows nothing of what the settings change."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.content import places as folders
from game.content.bindings import sound_keys
from game.content.key_words import Rebinding
from game.content.notice import Notice, plain_reason, set_aside
from game.content.places import Places
from game.content.writing import read_at_most, write_whole

MOST_BYTES = 64 * 1024
MOST_NAMED = 3

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]
CutOff = Annotated[int, msgspec.Meta(ge=0, le=10)]
Speed = Literal["stately", "brisk", "swift", "instant"]

SPEED_FACTORS: dict[Speed, float] = {"stately": 0.75, "brisk": 1.0, "swift": 2.0, "instant": float("inf")}
TEXT_SIZES = (100, 125, 150, 175, 200)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its default; change one with `msgspec.structs.replace`."""

    volume_all: Volume = 90
    volume_music: Volume = 60
    volume_effects: Volume = 90
    volume_crowd: Volume = 80
    mute: bool = False
    mono: bool = False  # both ears hear all
    captions: bool = False  # sounds are told in words
    speed: Speed = "brisk"
    reduced_motion: bool = False
    text_size: Literal[100, 125, 150, 175, 200] = 100
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] = (1600, 900)
    safe_area: CutOff = 0  # per cent of the screen that are kept free on each side, where it hides its edges
    coach: bool = True
    new_prints: bool = True  # an event's print is shown large when it is met with for the first time
    plain_type: bool = False  # all words in a face without serifs
    colour_safe: bool = False  # violet instead of red, which not all eyes tell from black
    large_targets: bool = False  # what is pressed reaches further
    keys: dict[str, str] = {}  # the commands whose keys the player has chosen, by their full names
    number_both_ways: bool = True  # a battle's number also stands upside down, for the player opposite

    @property
    def speed_factor(self) -> float:
        """How much faster than ×1 pictures move; infinite for `instant`."""
        return SPEED_FACTORS[self.speed]


def load_settings(places: Places) -> tuple[Settings, Notice | None]:
    """The player's settings; what cannot be read is at its default, and the Notice says so."""
    path = places.settings_file
    try:
        raw = read_at_most(path, MOST_BYTES)
        if raw is None:
            return Settings(), None
        data = msgspec.json.decode(raw, type=dict[str, object])
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        aside = set_aside(path)
        kept = f"the old file is kept as {aside.name}" if aside else "the old file could not be moved aside"
        return Settings(), Notice(f"Your settings could not be read; defaults are used, and {kept}.")
    return _key_by_key(data)


def save_settings(places: Places, settings: Settings) -> Notice | None:
    """Write the settings; a Notice says why they could not be kept."""
    trouble = folders.make(places.user)
    if trouble:
        return trouble
    try:
        write_whole(
            places.settings_file, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
        )
    except OSError as error:
        return Notice(f"Your settings could not be saved: {plain_reason(error)}.")
    return None


def _key_by_key(data: dict[str, object]) -> tuple[Settings, Notice | None]:
    """Every key that can be used is; unknown ones (of another version) are passed over."""
    good: dict[str, object] = {}
    bad: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in data:
            continue
        try:
            good[field.name] = msgspec.convert(data[field.name], field.type)
        except (msgspec.ValidationError, OverflowError):
            bad.append(field.name)
    settings = msgspec.convert(good, Settings)
    settings, told = _with_sound_keys(settings)
    if bad:
        several = "were not understood and are" if len(bad) > 1 else "was not understood and is"
        told = [f"In your settings {', '.join(bad)} {several} at the default.", *told]
    return settings, Notice(" ".join(told)) if told else None


def _with_sound_keys(settings: Settings) -> tuple[Settings, list[str]]:
    """Without keys that cannot be used, and what is told of that."""
    keys, unsound = sound_keys(settings.keys)
    if not unsound:
        return settings, []
    known = [Rebinding.WORDS[name] for name in unsound if name in Rebinding.WORDS]
    names = ", ".join(f"“{name}”" for name in known[:MOST_NAMED])
    told = [Rebinding.NOTICE.format(names=names)] if known else []
    return msgspec.structs.replace(settings, keys=keys), told
