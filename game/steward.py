"""The steward of a kiosk: sees every input and moment first, and clears the table for whoever comes next.

Built by app only on a kiosk. It must not know a rule of either game, nor what a screen looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.kiosk import Profile
from game.headquarters import Headquarters
from game.office import Office
from game.preferences import Preferences
from game.scenes.countdown import Countdown, CountdownScene, Taken
from game.scenes.kit import Kit
from game.stage.geometry import Frame
from game.stage.gestures import Calm
from game.stage.idle import IdleWatch
from game.stage.inputs import (
    CloseRequested,
    FocusGained,
    FocusLost,
    Input,
    KeyPressed,
    PointerPressed,
    TextTyped,
    Wheeled,
)
from game.stage.pointer import PointerWatch
from game.stage.scene_manager import Pop, Push, Quit, Reset, Scene, SceneManager, Transition

REST = "attract"  # what the screens say that live while nobody is there
NEVER = (REST, "staff")  # and these are never left by themselves
AWAY = 1.0  # seconds after which the window comes back to the front
KEPT_FROM_VISITORS = ("f11", "f12")
LATE = 65.0  # seconds that a visitor has to come back after the game was started again


@dataclass(frozen=True, slots=True)
class Household:
    """What the steward keeps."""

    profile: Profile
    kit: Kit
    manager: SceneManager
    preferences: Preferences
    office: Office
    headquarters: Callable[[], Headquarters | None]  # None: nobody has asked for it
    frame: Callable[[], Frame]
    show_pointer: Callable[[bool], None]
    come_back: Callable[[], None]  # to the front, with the keyboard


class Steward:
    """One for each run."""

    def __init__(self, household: Household, *, again: bool = False) -> None:
        """`again`: the game was cut off a moment ago, so that whoever played may still be there."""
        self._house = household
        self._watch = IdleWatch(household.profile.idle.countdown)
        self._pointer = PointerWatch()
        self._calm = Calm()
        self._pointer_shown = True
        self._away: float | None = None  # seconds that another window has had the keyboard
        self._grace = LATE if again else 0.0
        self._leaving = False
        household.manager.amend = self._amend
        if not again:
            self._clear_table()

    # --- what others may ask

    @property
    def resting(self) -> bool:
        """Whether nobody is there, as far as one can tell."""
        return self._top.idles == REST

    @property
    def watch(self) -> IdleWatch:
        """How long nobody has stirred."""
        return self._watch

    # --- every input

    def sees(self, entry: Input) -> bool:
        """Look at an input before the screens do; True where they are not to have it."""
        moved = self._pointer.notice(entry)
        match entry:
            case CloseRequested():
                return True
            case FocusLost() | FocusGained():
                self._away = 0.0 if isinstance(entry, FocusLost) else None
            case KeyPressed() if self._is_withheld(entry):
                return True
            case KeyPressed(repeat=False) | PointerPressed() | Wheeled() | TextTyped():
                self._stirred()
        if moved:
            self._watch.restart()
        return False

    def _is_withheld(self, pressed: KeyPressed) -> bool:
        """Keys for the window, pictures on the disk, and all of them while somebody hammers."""
        window = pressed.key in KEPT_FROM_VISITORS or (pressed.key == "enter" and pressed.alt)
        return window or not self._calm.lets(pressed)

    def _stirred(self) -> None:
        """Somebody is there; while the question stands, its answer decides that."""
        if self._watch.warned:
            self._watch.restart()
        else:
            self._watch.stir()

    # --- every moment

    def passes(self, seconds: float) -> None:
        """Time has passed."""
        self._pointer.advance(seconds)
        self._calm.advance(seconds)
        self._show_pointer()
        self._come_back(seconds)
        self._wait_for_the_late(seconds)
        match self._watch.advance(seconds, self._delay()):
            case "warn":
                self._house.manager.ask(Push(self._countdown))
            case "reset":
                self.clear()

    def _delay(self) -> float | None:
        """How long it may be quiet on the present screen; None: for ever."""
        idle = self._house.profile.idle
        if self._leaving or self._top.idles in NEVER:
            return None
        known = {"guide": idle.guide, "result": idle.result, "activation": idle.activation}
        said = (scene.idles for scene in reversed(self._house.manager.scenes))
        return float(next((known[name] for name in said if name in known), idle.quiet))

    def _show_pointer(self) -> None:
        if self.resting:
            self._pointer.hide()
        if self._pointer.shown != self._pointer_shown:
            self._pointer_shown = self._pointer.shown
            self._house.show_pointer(self._pointer_shown)

    def _come_back(self, seconds: float) -> None:
        """Another window has come to the front: that is nobody's wish here."""
        if self._away is None:
            return
        self._away += seconds
        if self._away >= AWAY:
            self._away = 0.0
            self._house.come_back()

    def _wait_for_the_late(self, seconds: float) -> None:
        """What was cut off is kept for whoever played it, and for nobody else."""
        if self._grace <= 0:
            return
        self._grace = self._grace - seconds if self.resting else 0.0
        if self._grace <= 0 and self.resting:
            self._clear_table()

    # --- visitors come and go

    def clear(self) -> None:
        """Whoever was here has gone: everything as the next visitor is to find it."""
        self._house.manager.ask(Reset(self._rest))

    def _rest(self) -> Scene:
        """What draws people in, upon a cleared table."""
        self._clear_table()
        self._house.preferences.restore()
        self._house.manager.tell("")
        self._watch.stir()
        return self._house.kit.doors.attract()

    def _clear_table(self) -> None:
        self._house.office.put_aside()
        headquarters = self._house.headquarters()
        if headquarters is not None:
            headquarters.put_aside()

    def _take_over(self) -> None:
        """Another visitor goes on with what was left."""
        self._watch.stir()
        self._house.preferences.restore()

    def _countdown(self) -> Scene:
        watch = self._watch
        running = Countdown(
            left=lambda: watch.left,
            whole=watch.countdown,
            running=lambda: watch.warned,
            stay=watch.stir,
            take_over=self._take_over,
            taken=self._taken(),
        )
        return CountdownScene(self._house.kit, running)

    def _taken(self) -> Taken:
        """What another visitor could go on with."""
        house = self._house
        if any(scene.idles == "activation" for scene in house.manager.scenes):
            headquarters = house.headquarters()
            return "battle" if headquarters is not None and headquarters.waits else ""
        ministry = house.office.ministry
        return "government" if ministry is not None and ministry.match.state.outcome is None else ""

    # --- no way out

    def leave(self) -> None:
        """Let the game end: staff, or the system, has asked for it."""
        self._leaving = True
        self._house.manager.ask(Quit())

    def _amend(self, wish: Transition) -> Transition:
        """Whatever would end the game leads back to its beginning."""
        last = isinstance(wish, Pop) and len(self._house.manager.scenes) == 1
        if self._leaving or not (last or isinstance(wish, Quit)):
            return wish
        return Reset(self._rest)

    @property
    def _top(self) -> Scene:
        scenes = self._house.manager.scenes
        return scenes[-1] if scenes else Scene()
