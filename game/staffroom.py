"""Behind the staff's page: what it is told, and what it has done. Knows no other screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from game.content import day_words
from game.content.day_report import Day, report_html
from game.content.day_words import length
from game.content.daybook import OWN, Counts, DayBook
from game.content.kiosk import LIGHTS
from game.content.kiosk_words import Staff as Words
from game.content.notice import plain_reason
from game.content.pin_guard import PinGuard
from game.content.places import make
from game.content.watch import Watch, read_watch
from game.content.writing import write_whole
from game.health import Frames, memory
from game.household import Household
from game.scenes.staff.cleaning import CleaningScene
from game.scenes.staff.panel import Desk, Figures, StaffScene
from game.scenes.staff.pin_pad import Lock, PinScene
from game.stage.scene import Scene


@dataclass(frozen=True, slots=True)
class Orders:
    """What the steward does when staff says so."""

    end: Callable[[], None]
    new: Callable[[], None]
    deal: Callable[[], None]
    again: Callable[[], None]
    leave: Callable[[], None]


class StaffRoom:
    """One for each run."""

    def __init__(self, household: Household, book: DayBook, orders: Orders) -> None:
        self._house = household
        self._book = book
        self._orders = orders
        self._guard = PinGuard(household.profile.pin)
        self._frames = Frames()
        self._up = 0.0  # seconds

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self._guard.advance(seconds)
        self._frames.passes(seconds)
        self._up += seconds

    # --- pages

    def door(self) -> Scene:
        """What opens to the staff's hands: the PIN, or where there is none the room itself."""
        if not self._guard.needed:
            return self.room()
        lock = Lock(opens=self._guard.opens, wait=lambda: self._guard.wait, behind=self.room)
        return PinScene(self._house.kit, lock)

    def room(self) -> Scene:
        """The page of the staff."""
        profile, kit = self._house.profile, self._house.kit
        refused = {
            "deal": Words.NO_DEAL if profile.seed is not None else "",
            "restart": "" if self._house.supervised else Words.NO_RESTART,
        }
        acts: dict[str, Callable[[], str]] = {
            "end": _silent(self._orders.end),
            "new": _silent(self._orders.new),
            "deal": _silent(self._orders.deal),
            "mute": _silent(self._mute),
            "light": _silent(self._dim),
            "wipe": self._wipe,
            "report": self._report,
            "restart": _silent(self._orders.again),
            "quit": _silent(self._orders.leave),
        }
        desk = Desk(
            machine=self._told_machine,
            today=self._told_today,
            muted=lambda: self._house.preferences.now.mute,
            light=lambda: self._house.window.light,
            refused=refused,
            acts=acts,
            cleaning=lambda: CleaningScene(kit),
        )
        return StaffScene(kit, desk)

    # --- what it is told

    def _told_machine(self) -> Figures:
        now = self._house.now()
        watch = read_watch(self._house.places.watch_file, now.date().isoformat())
        held = memory()
        longest = round(self._frames.longest * 1000)
        fault = _later(self._counts(now).last_fault, watch, now.date().isoformat())
        return (
            (Words.UP, length(self._up)),
            (Words.FRAMES, Words.FRAMES_VALUE.format(rate=self._frames.rate, longest=longest)),
            (Words.MEMORY, Words.MEMORY_VALUE.format(mb=round(held)) if held is not None else Words.UNKNOWN),
            (Words.RESTARTS, str(max(watch.restarts, self._counts(now).restarts))),
            (Words.FAULT, fault or Words.NONE),
            (Words.CARE, Words.CARES[watch.safe if self._house.supervised else ""]),
        )

    def _told_today(self) -> Figures:
        counts = self._counts(self._house.now())
        return (
            (Words.VISITORS, str(counts.sessions)),
            (Words.GAMES, str(counts.games)),
            (Words.HELD, str(counts.won)),
            (Words.STAYED, length(counts.median_session)),
            (Words.TAKEN_OVER, str(counts.takeovers)),
        )

    def _counts(self, now: datetime) -> Counts:
        return self._book.counts(now)

    # --- what it has done

    def _mute(self) -> None:
        self._house.preferences.hush(not self._house.preferences.now.mute)

    def _dim(self) -> None:
        """The next of the lights, and after the last the first."""
        now = self._house.window.light
        place = LIGHTS.index(now) if now in LIGHTS else -1
        self._house.window.set_light(LIGHTS[(place + 1) % len(LIGHTS)])

    def _wipe(self) -> str:
        trouble = self._house.honours().wipe()
        return trouble.text if trouble is not None else Words.WIPED

    def _report(self) -> str:
        """The day as a page beside the day book; one that was there is written anew."""
        house, now = self._house, self._house.now()
        titles = {level.id: level.title for level in house.levels} | {OWN: day_words.OWN}
        titles |= {battle.id: battle.title for battle in house.kit.doors.shipped_battles()}
        date = f"{now.day} {now:%B %Y}"
        day = Day(date, self._book.entries(now), titles, house.profile.club)
        trouble = make(house.places.days)
        if trouble is not None:
            return trouble.text
        path = house.places.days / f"{now.date().isoformat()}.html"
        try:
            write_whole(path, report_html(day, house.places.assets / "fonts").encode())
        except OSError as error:
            return Words.NOT_REPORTED.format(why=plain_reason(error))
        return Words.REPORTED.format(path=path)


def _silent(act: Callable[[], None]) -> Callable[[], str]:
    """Something that can be seen needs no word."""

    def done() -> str:
        act()
        return ""

    return done


def _later(booked: str, watch: Watch, today: str) -> str:
    """The last fault: that of today's book, or what the supervisor saw, which may be of another day."""
    seen = f"{watch.last_when[11:16]}  {watch.last_error}" if watch.last_error else ""
    if booked and watch.last_when[:10] == today:
        return max(booked, seen, key=lambda told: told[:5])
    return booked or seen
