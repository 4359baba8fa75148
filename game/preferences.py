"""The settings in force: the player's own, and over them what the command line asked for this run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from game.content.notice import Notice
from game.content.places import Places
from game.content.settings import Settings, load_settings, save_settings
from game.content.words import Messages
from game.options import Options

if TYPE_CHECKING:
    from game.content.kiosk import Profile
    from game.stage.sound_mixer import Volumes


class Preferences:
    """Holds the settings; a change is kept at once and told to `changed`."""

    def __init__(self, places: Places, options: Options) -> None:
        self._places = places
        self._house = options.kiosk
        self._own, notice = self._found(options)
        self.notice = notice.text if notice is not None else ""
        self._forced = _forced(options)
        self._hushed = False
        self._command_line = {n: v for n, v in self._forced.items() if n not in ("window", "fullscreen")}
        self._effective = msgspec.structs.replace(self._own, **self._forced)
        self.changed: Callable[[Settings, Settings], None] = lambda _before, _after: None
        if options.reset_settings:
            self._save()

    def _found(self, options: Options) -> tuple[Settings, Notice | None]:
        """The settings to begin with: the player's own; on a kiosk the organiser's."""
        if self._house is not None:
            return self._organisers(self._house), None
        return (Settings(), None) if options.reset_settings else load_settings(self._places)

    @staticmethod
    def _organisers(house: Profile) -> Settings:
        from game.content.kiosk import settings_from

        return settings_from(house)

    def restore(self) -> None:
        """A kiosk's next visitor finds what the organiser decided, whatever the last one changed."""
        if self._house is None:
            return
        before = self._effective
        self._own = self._organisers(self._house)
        kept = {"fullscreen": before.fullscreen, "window": before.window}
        wanted = self._as_hushed(msgspec.structs.replace(self._own, **self._command_line, **kept))
        if wanted != before:
            self._effective = wanted
            self.changed(before, wanted)

    def hush(self, silent: bool) -> None:
        """Have a kiosk silent, whatever visitors set, until it may sound again."""
        self._hushed = silent
        self.change(msgspec.structs.replace(self._effective, mute=silent))

    def _as_hushed(self, wanted: Settings) -> Settings:
        return msgspec.structs.replace(wanted, mute=True) if self._hushed else wanted

    def go_on_in_a_window(self) -> None:
        """The screen could not be filled: told, and at home only asked for again by the player's hand.

        The wish stays on the disk, for a day on which it can be fulfilled.
        """
        self.notice = Messages.NO_FULLSCREEN
        if self._house is None:
            self._forced["fullscreen"] = False
            self._effective = msgspec.structs.replace(self._effective, fullscreen=False)

    @property
    def now(self) -> Settings:
        """The settings in force."""
        return self._effective

    def change(self, wanted: Settings) -> None:
        """New settings by the player's hand; what the command line forced stays unless it was touched."""
        before = self._effective
        if self._house is not None:
            from game.content.kiosk import bounded

            wanted = msgspec.structs.replace(bounded(wanted, self._house), fullscreen=before.fullscreen)
            wanted = self._as_hushed(wanted)
        names = [f.name for f in msgspec.structs.fields(Settings)]
        touched = {n: getattr(wanted, n) for n in names if getattr(wanted, n) != getattr(before, n)}
        if not touched:
            return
        self._own = msgspec.structs.replace(self._own, **touched)
        self._forced = {name: value for name, value in self._forced.items() if name not in touched}
        self._effective = wanted
        self._save()
        self.changed(before, wanted)

    def _save(self) -> None:
        if self._house is not None:
            return  # what a visitor changes is gone with the visitor
        notice = save_settings(self._places, self._own)
        if notice is not None:
            self.notice = notice.text


def _forced(options: Options) -> dict[str, object]:
    wanted = {
        "window": options.window,
        "fullscreen": True if options.fullscreen else False if options.window else None,
        "mute": options.mute or None,
        "speed": options.speed,
        "reduced_motion": options.reduced_motion or None,
        "new_prints": False if options.safe else None,
        "safe_area": options.safe_area,
    }
    return {name: value for name, value in wanted.items() if value is not None}


def volumes_of(settings: Settings) -> Volumes:
    """The player's volumes as the mixer takes them, from 0 to 1."""
    from game.stage.sound_mixer import Volumes  # the first picture does not wait for it

    return Volumes(
        settings.volume_all / 100,
        settings.volume_music / 100,
        settings.volume_effects / 100,
        settings.volume_crowd / 100,
        settings.mute,
        settings.mono,
    )
