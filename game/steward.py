"""The steward of a kiosk: sees every input and moment first, and clears the table for whoever comes next.

Built by app only on a kiosk. It must not know a rule of either game, nor what a screen looks like.
"""

from __future__ import annotations

from game.content.daybook import DayBook, Way
from game.content.leavings import sweep
from game.heartbeat import START_AGAIN
from game.household import Household
from game.scenes.countdown import Countdown, CountdownScene, Taken
from game.scenes.staff.cleaning import CleaningScene
from game.staffroom import Orders, StaffRoom
from game.stage.gestures import Calm, CornerTaps, HeldButtons, HeldKeys
from game.stage.idle import IdleWatch
from game.stage.inputs import (
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    KeyPressed,
    Point,
    PointerPressed,
    Resized,
    ScreenChanged,
    Shown,
    SoundCardBack,
    SoundCardGone,
    TextTyped,
    Wheeled,
)
from game.stage.pointer import PointerWatch
from game.stage.scene import Make, Pop, Push, Quit, Reset, Scene, Transition
from game.visits import Played, Visits

REST = "attract"  # what the screens say that live while nobody is there
STAFF = "staff"  # and the pages of the staff, which close by themselves
AWAY = 1.0  # seconds after which the window comes back to the front
KEPT_FROM_VISITORS = ("f11", "f12")
OF_THE_SYSTEM = (
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Resized,
    ScreenChanged,
    Shown,
    SoundCardBack,
    SoundCardGone,
)
LATE = 65.0  # seconds that a visitor has to come back after the game was started again


class Steward:
    """One for each run."""

    def __init__(self, household: Household, *, staff: bool = False) -> None:
        """`staff`: the staff's page is opened at once, without its PIN."""
        self.status = 0  # which the game is to end with
        self._house = household
        self._watch = IdleWatch(household.profile.idle.countdown)
        self._pointer = PointerWatch()
        self._calm = Calm()
        self._pointer_shown = True
        self._away: float | None = None  # seconds that another window has had the keyboard
        self._grace = LATE if household.again else 0.0
        self._leaving = False
        book = DayBook(household.places.days)
        self._visits = Visits(book, household.now)
        self._held, self._corners = (HeldKeys(), HeldButtons()), CornerTaps()
        self._staff = StaffRoom(household, book, self._orders())
        household.manager.amend = self._amend
        household.window.set_light(household.profile.light)
        if not household.again:
            self._clear_table()
        if staff:
            household.manager.ask(Push(self._staff.room))

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
        if isinstance(entry, FocusLost | FocusGained):
            self._away = 0.0 if isinstance(entry, FocusLost) else None
        if isinstance(self._top, CleaningScene):
            return not isinstance(entry, OF_THE_SYSTEM)
        for held in self._held:
            held.notice(entry)
        if self._corners.notice(entry, *self._window_corners()):
            self._open_to_staff()
            return True
        moved = self._pointer.notice(entry)
        match entry:
            case CloseRequested() | FocusLost():  # nothing here waits until somebody is back
                return True
            case KeyPressed() if self._is_withheld(entry):
                return True
            case KeyPressed(repeat=False) | PointerPressed() | Wheeled():
                self._visits.touched()
                self._stirred()
            case TextTyped():
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

    def _window_corners(self) -> tuple[Point, Point]:
        frame = self._house.window.frame
        return frame.to_layout((0, 0)), frame.to_layout(frame.window)

    def _open_to_staff(self) -> None:
        if not self._with_staff:
            self._house.manager.ask(Push(self._staff.door))

    # --- every moment

    def passes(self, seconds: float) -> None:
        """Time has passed."""
        self._pointer.advance(seconds)
        self._calm.advance(seconds)
        self._corners.advance(seconds)
        self._staff.passes(seconds)
        for held in self._held:
            if held.advance(seconds):
                self._open_to_staff()
        self._show_pointer()
        self._keep_the_book(seconds)
        self._come_back(seconds)
        self._wait_for_the_late(seconds)
        match self._watch.advance(seconds, self._delay()):
            case "warn" if self._with_staff:  # a question of the staff's pages, which nobody has answered
                self._watch.stir()
                self._house.manager.ask(Pop())
            case "warn":
                self._house.manager.ask(Push(self._countdown))
            case "reset":
                self.clear()

    def _delay(self) -> float | None:
        """How long it may be quiet on the present screen; None: for ever."""
        idle = self._house.profile.idle
        if self._leaving or self._top.idles in (REST, STAFF):
            return None
        known = {"guide": idle.guide, "result": idle.result, "activation": idle.activation}
        said = (scene.idles for scene in reversed(self._house.manager.scenes))
        return float(next((known[name] for name in said if name in known), idle.quiet))

    def _show_pointer(self) -> None:
        if self.resting:
            self._pointer.hide()
        if self._pointer.shown != self._pointer_shown:
            self._pointer_shown = self._pointer.shown
            self._house.window.show_pointer(self._pointer_shown)

    def _come_back(self, seconds: float) -> None:
        """Another window has come to the front: that is nobody's wish here."""
        if self._away is None:
            return
        self._away += seconds
        if self._away >= AWAY:
            self._away = 0.0
            self._house.window.come_back()

    def _wait_for_the_late(self, seconds: float) -> None:
        """What was cut off is kept for whoever played it, and for nobody else."""
        if self._grace <= 0:
            return
        self._grace = self._grace - seconds if self.resting else 0.0
        if self._grace <= 0 and self.resting:
            self._clear_table()

    def _keep_the_book(self, seconds: float) -> None:
        """Who is there, where, and with which game; a visitor may also have come to an end of it all."""
        top = self._top
        if self._leaving or self._with_staff:
            return
        if top.idles != REST:
            headquarters = self._house.headquarters()
            battle = headquarters.engagement if headquarters is not None else None
            where = "" if isinstance(top, CountdownScene) else type(top).__name__
            self._visits.passes(seconds, where, (self._house.office.ministry, battle))
        elif self._visits.going_on:
            self._gone("left")
        else:
            self._visits.rests(seconds)

    # --- visitors come and go

    def clear(self, ended: Way = "idle") -> None:
        """Whoever was here has gone: everything as the next visitor is to find it."""
        self._reset(ended, self._house.kit.doors.attract)

    def _reset(self, ended: Way, make: Make) -> None:
        self._house.manager.ask(Reset(lambda: self._after(ended, make)))

    def _after(self, ended: Way, make: Make) -> Scene:
        """A screen upon a cleared table."""
        self._gone(ended)
        return make()

    def _gone(self, ended: Way) -> None:
        self._visits.end(ended)
        self._clear_table()
        self._house.preferences.restore()
        self._house.manager.tell("")
        self._watch.stir()
        self._fill_the_screen()

    def _fill_the_screen(self) -> None:
        """Where that could not be done when the game began, or a screen changed, it is tried once more."""
        window = self._house.window
        if self._house.preferences.now.fullscreen and not window.fullscreen:
            window.set_fullscreen(True)

    def _clear_table(self) -> None:
        self._house.office.put_aside()
        self._clear_field()
        self._turn_over()
        trouble = sweep(self._house.places)
        if trouble is not None:
            self.mishap(trouble.text)

    def _turn_over(self) -> None:
        """Whatever the screens would tell of those who were there before."""
        self._house.office.records.turn_over()
        self._house.album().turn_over()

    def _clear_field(self) -> None:
        house = self._house
        if house.headquarters() is None and house.kit.doors.battle_waits():
            house.kit.doors.engagement()  # reads it in
        headquarters = house.headquarters()
        if headquarters is not None:
            headquarters.put_aside()

    def _take_over(self) -> None:
        """Another visitor goes on with what was left, and finds of whoever left it nothing else."""
        self._watch.stir()
        self._visits.take_over(self._kept())
        if self._taken() == "battle":
            self._house.office.put_aside()
        else:
            self._clear_field()
        self._turn_over()
        self._house.preferences.restore()

    def _kept(self) -> Played | None:
        headquarters = self._house.headquarters()
        if self._taken() == "battle" and headquarters is not None:
            return headquarters.engagement
        return self._house.office.ministry

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

    # --- what staff has done

    def _orders(self) -> Orders:
        return Orders(
            end=lambda: self.clear("staff"),
            new=lambda: self._reset("staff", self._house.kit.doors.choice),
            deal=lambda: self._reset("staff", self._next_deal),
            again=lambda: self.leave(START_AGAIN),
            leave=self.leave,
        )

    def _next_deal(self) -> Scene:
        """A fresh government of the level that visitors begin with."""
        house = self._house
        level = next((one for one in house.levels if one.id == house.profile.level), house.levels[0])
        return house.kit.doors.begin(level, None)

    # --- no way out

    def leave(self, status: int = 0) -> None:
        """Let the game end with a status: staff, or the system, has asked for it."""
        self.status = status
        self._leaving = True
        self._house.manager.ask(Quit())

    def mishap(self, text: str) -> None:
        """Something has gone wrong that does not end the game; visitors need not know."""
        self._visits.mishap(text)

    def close(self, fault: str = "") -> None:
        """The run is over, in good order or by a fault."""
        if fault:
            self._visits.fault(fault)
        else:
            self._visits.close()

    def _amend(self, wish: Transition) -> Transition:
        """Whatever would end the game leads back to its beginning."""
        last = isinstance(wish, Pop) and len(self._house.manager.scenes) == 1
        if self._leaving or not (last or isinstance(wish, Quit)):
            return wish
        return Reset(lambda: self._after("left", self._house.kit.doors.attract))

    @property
    def _with_staff(self) -> bool:
        """Whether the staff's pages are open, whatever lies over them."""
        return any(scene.idles == STAFF for scene in self._house.manager.scenes)

    @property
    def _top(self) -> Scene:
        scenes = self._house.manager.scenes
        return scenes[-1] if scenes else Scene()
