"""The composition root: builds everything once and hands it on. Nothing else knows how the parts are made."""

from __future__ import annotations

import gc
import signal
import traceback
from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from game import __version__
from game.camera import Camera
from game.content.album import Album
from game.content.bindings import command_at, writes
from game.content.levels import Level
from game.content.places import Places
from game.content.screen_words import Pads, Screens
from game.content.settings import Settings
from game.content.sounds import CAPTIONED, OF_SCREENS, caption
from game.content.words import Messages
from game.content.writing import is_there
from game.doors import Porter
from game.faults import report_fault
from game.heartbeat import signs_of_life
from game.looks import Looks, look_key
from game.notices import Discretion
from game.offer import offered_levels
from game.office import Office
from game.opening import Opening, open_window
from game.options import Options
from game.preferences import volumes_of
from game.readahead import ReadAhead
from game.scenes.government.pictures import SOON
from game.scenes.kit import Kit
from game.stage.aside import Aside
from game.stage.clock import Clock, SystemClock
from game.stage.curtain import Before
from game.stage.inputs import (
    CloseRequested,
    FocusGained,
    Input,
    KeyPressed,
    PadCame,
    PadGone,
    Resized,
    ScreenChanged,
    SoundCardBack,
    SoundCardGone,
)
from game.stage.look import Look
from game.stage.loop import Loop, Source
from game.stage.painter import Canvas, Painter
from game.stage.reader import Inputs
from game.stage.scene import Quit, Scene
from game.stage.scene_manager import SceneManager
from game.stage.sound import Sound, Sounding
from game.stage.window import Window
from game.thrift import Calm

if TYPE_CHECKING:
    from game.content.honours import Honours
    from game.content.kiosk import Profile
    from game.headquarters import Headquarters
    from game.steward import Steward


class App:
    """One run of the game; by a clock that is handed in, screens are made ready at once, or by `aside`."""

    def __init__(
        self,
        options: Options,
        *,
        places: Places | None = None,
        opening: Opening | None = None,
        clock: Clock | None = None,
        aside: Aside | None = None,
        source: Callable[[Window, Clock], Source] = Inputs,
        sound: Sounding | None = None,
    ) -> None:
        opening = opening or open_window(options, places)
        self.places, self.levels = opening.places, offered_levels(opening.places)
        self.preferences, self.window = opening.preferences, opening.window
        if clock is None:
            clock = SystemClock()
            aside = Aside(clock.now_ns)
        self._looks = Looks(self.places.assets, opening.art, aside)
        self.office = Office(self.places, self.levels, _today, public=options.kiosk is not None)
        self._headquarters: Headquarters | None = None
        self._fault = ""  # what ended the run
        self._discretion = Discretion(wanted=options.kiosk is not None)
        self.sound = sound or Sound(self.places.assets / "audio", volumes_of(self.preferences.now))
        self.sound.captions.worded = CAPTIONED
        self.house = options.kiosk
        self.kit = self._kit()
        self.canvas, self.painter = Canvas(), Painter()
        self._before = Before()
        first = self._first(options, opening.level or self.levels[0])
        self.manager = SceneManager(first, self.look, self._seen, self._captions, aside)
        self.manager.heard = lambda what: self.kit.play(OF_SCREENS[what])
        self._calm, self._ahead = Calm(), ReadAhead()
        self._camera = Camera(self.manager.tell, at_once=aside is None)
        self._source = source(self.window, clock)
        self.loop = self._loop(clock)
        self.preferences.changed = self._changed
        self._watched = options.watched is not None
        self._signs = signs_of_life(self._scene_name, options.watched)
        self.steward = self._engage(self.house, options) if self.house is not None else None

    def _loop(self, clock: Clock) -> Loop:
        return Loop(
            clock,
            self.window,
            self._source,
            self.manager,
            self.painter,
            self.canvas,
            on_input=self._global,
            on_frame=self._passed,
        )

    def _scene_name(self) -> str:
        scenes = self.manager.scenes
        return type(scenes[-1]).__name__ if scenes else ""  # in the last frame of all there is none

    def _passed(self, seconds: float, painted: bool) -> None:
        """A frame is over."""
        self._calm.passed(seconds, painted)
        self._ahead.passed(seconds, self._scene_name(), still=not painted)
        self._camera.passed()
        if self._signs is not None:
            self._signs()
        if self.steward is not None:
            self._notice()  # for the staff, whether or not a screen asks for it
            self._discretion.pass_on(self.steward.mishap)
            self.steward.passes(seconds)

    def _engage(self, profile: Profile, options: Options) -> Steward:
        """The steward of a kiosk."""
        from game.household import Household
        from game.steward import Steward

        self.window.hold_keyboard(True)
        household = Household(
            profile=profile,
            kit=self.kit,
            manager=self.manager,
            preferences=self.preferences,
            office=self.office,
            headquarters=lambda: self._headquarters,
            honours=lambda: self.honours,
            album=lambda: self.album,
            levels=self.levels,
            places=self.places,
            now=datetime.now,
            supervised=self._watched,
            again=options.again,
            window=self.window,
        )
        return Steward(household, staff=options.reset_pin)

    # --- what is handed on

    def _kit(self) -> Kit:
        porter = Porter(
            lambda: self.kit,
            self.office,
            self.headquarters,
            self.levels,
            self.places,
            __version__,
            self._battle_waits,
            lambda: self.honours,
            self._looks.pace.breathe,
        )
        return Kit(
            doors=porter.doors(),
            settings=lambda: self.preferences.now,
            change=self.preferences.change,
            keep=self.office.keep,
            keep_battle=lambda engagement: self.headquarters().keep(engagement),
            play=self.sound.play,
            mood=self.sound.mood,
            is_new=self._is_new,
            first_sight=lambda plate: self.album.paste([plate]),
            notice=self._notice,
            unkept=lambda game: (self.office if game == "government" else self.headquarters()).trouble,
            house=lambda: self.house,
        )

    def _is_new(self, plate: str) -> bool:
        """A print that the player has not seen yet, and wants to."""
        settings = self.preferences.now
        return settings.new_prints and settings.speed != "instant" and self.album.is_new(plate)

    @cached_property
    def album(self) -> Album:
        """The prints that have been seen; read when the first is met with."""
        return Album(self.places.album_file if self.house is None else None)

    @cached_property
    def honours(self) -> Honours:
        """A kiosk's board of the day."""
        from game.content.honours import Honours

        return Honours(self.places.honours_file, _today)

    def _notice(self) -> str:
        own, self.preferences.notice = self.preferences.notice, ""
        battle = self._headquarters.notice() if self._headquarters is not None else ""
        return self._discretion.told(own, self.office.notice(), battle)

    def headquarters(self) -> Headquarters:
        """The keeper of the other game's battle, from when it is first asked for."""
        from game.headquarters import Headquarters

        if self._headquarters is None:
            self._headquarters = Headquarters(self.places, _today, public=self.house is not None)
        return self._headquarters

    def _battle_waits(self) -> bool:
        """Asked by the title, which must not wait until the other game has been read in."""
        if self._headquarters is not None:
            return self._headquarters.waits
        return is_there(self.places.saves / "battle.json")

    def _first(self, options: Options, level: Level) -> Callable[[], Scene]:
        """The title, or with --level or --seed a government at once; on a kiosk what draws people in."""
        if self.house is not None or options.attract:
            return self.kit.doors.attract
        if options.level is None and options.seed is None:
            return self.kit.doors.title
        return lambda: self.kit.doors.begin(level, options.seed)

    def look(self) -> Look:
        """The look for the present window and settings."""
        return self._looks.of(self.window.frame, self.preferences.now)

    def _load_behind(self) -> None:
        """Decode what will soon be needed, and open the sound card, while the first picture is looked at."""
        self.sound.start()
        if isinstance(self._source, Inputs):
            self._source.watch_pads()
        Thread(target=self.look().art.preload, args=(SOON,), name="art", daemon=True).start()

    # --- what holds on every screen

    def _global(self, entry: Input) -> bool:
        """Keys that work everywhere; True when the input has been used up."""
        if self.steward is not None and self.steward.sees(entry):
            return True
        match entry:
            case CloseRequested():
                self.manager.ask(Quit())
                return True
            case SoundCardGone():
                self.sound.device_gone()
                return True
            case SoundCardBack():
                self.sound.device_back()
                return True
            case ScreenChanged() | Resized():
                self._follow_screen(entry.screen if isinstance(entry, ScreenChanged) else None)
            case PadCame(name):
                self.manager.tell(Pads.CAME.format(name=name))
            case PadGone():
                self.manager.tell(Pads.GONE)
            case FocusGained():
                self.sound.device_back()  # something may have been plugged in meanwhile
        if not isinstance(entry, KeyPressed) or entry.repeat:
            return False
        return not self.manager.scenes[-1].wants_any_key and self._does(self._command_of(entry))

    def _command_of(self, key: KeyPressed) -> str:
        """What a key asks for on every screen by the player's own keys; nothing where it is to write."""
        if key.alt or key.ctrl:
            return "fullscreen" if key.key == "enter" and key.alt else ""
        written = writes(key.key) and self.manager.scenes[-1].writing_letters
        return "" if written else command_at("everywhere", key.key, self.preferences.now.keys)

    def _does(self, command: str) -> bool:
        """Carry out what works on every screen; whether it does."""
        settings = self.preferences.now
        match command:
            case "fullscreen":
                self._set(fullscreen=not settings.fullscreen)
            case "mute":
                self._set(mute=not settings.mute)
            case "picture":
                self._screenshot()
            case _:
                return False
        return True

    def _set(self, **changes: object) -> None:
        self.preferences.change(replace(self.preferences.now, **changes))

    def _changed(self, before: Settings, after: Settings) -> None:
        """Carry out what a change of settings means for the window and the look."""
        if before.fullscreen != after.fullscreen and not self.window.set_fullscreen(after.fullscreen):
            self.manager.tell(Messages.NO_FULLSCREEN)
            self._set(fullscreen=self.window.fullscreen)
        if volumes_of(before) != volumes_of(after):
            self.sound.set_volumes(volumes_of(after))
        if before.safe_area != after.safe_area:
            self.window.set_safe_area(after.safe_area)
            self.manager.relook()
        if look_key(before) != look_key(after):
            self.manager.relook()

    def _follow_screen(self, screen: int | None) -> None:
        """A screen was unplugged or changed its size: fill what there is now, or go on in a window."""
        if not self.window.follow(screen):
            self.manager.tell(Screens.LOST)
            self._set(fullscreen=False)

    def _captions(self) -> str:
        """What is to be read of the sounds just now."""
        if not self.preferences.now.captions:
            return ""
        return " · ".join(caption(shown.name) for shown in self.sound.captions.showing())

    def _seen(self) -> pygame.Surface | None:
        """What is on the screen, for the change to another; None where nothing is to move."""
        if self.preferences.now.speed == "instant" or not self.painter.paints:
            return None
        return self._before.of(self.window.surface)

    def _screenshot(self) -> None:
        """Keep a picture, without the slip that may still tell of the last one; then tell of this one."""
        self.manager.tell("")
        self.canvas.clear()
        self.manager.draw(self.canvas, 0.0, at_once=True)
        self.painter.paint(self.window.surface, self.canvas)
        self._camera.take(self.window.surface, self.places.screenshots)

    # --- the run

    def run(self) -> int:
        """Play until the player leaves; 0, or 1 after a fault that has been reported."""
        for name in ("SIGTERM", "SIGINT"):
            signal.signal(getattr(signal, name), lambda *_: self._leave())
        gc.freeze()
        gc.enable()
        try:
            self.loop.tick()
            self._load_behind()
            self.loop.run()
        except Exception:
            self._fault = traceback.format_exc()
            self._report(self._fault)
            return 1
        finally:
            self.close()
        return self.steward.status if self.steward is not None else 0

    def _leave(self) -> None:
        """The system asks for it."""
        if self.steward is not None:
            self.steward.leave()
        else:
            self.manager.ask(Quit())

    def close(self) -> None:
        """Everything on disk, and the window away."""
        if not self.window.fullscreen and self.window.size != self.preferences.now.window:
            self._set(window=self.window.size)
        self._camera.close()
        self.sound.close()
        self.office.close()
        if self._headquarters is not None:
            self._headquarters.close()
        if self.steward is not None:
            self.steward.close(self._fault)
        self.window.close()

    def _report(self, trace: str) -> None:
        battle = self._headquarters.told() if self._headquarters is not None else ""
        settings, box = str(self.preferences.now), not self._watched
        report_fault(self.places, trace, self.office.ministry, battle, settings, box=box)


def _today() -> str:
    return datetime.now().isoformat(timespec="seconds")
