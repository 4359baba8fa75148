"""Shows events one after the other: each is folded into what is shown when its cue has played.

It must not know pygame, any rules, or the time of day; the caller says how much time has passed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

from game.stage.timeline import Cue, Pose, middle

S = TypeVar("S")
E = TypeVar("E")


JUST = 0.05  # seconds in which nothing has gone far


class Heard(NamedTuple):
    """A sound whose moment has come, and where across the table, in units, what makes it is."""

    name: str
    x: float | None


class Playback(Generic[S, E]):
    """An older copy of a state that catches up with the events, at the pace of their cues."""

    def __init__(
        self,
        shown: S,
        evolve: Callable[[S, E], S],
        cue_for: Callable[[S, E], Cue],
        settled: Callable[[S, E], None] | None = None,
    ) -> None:
        self._shown = shown
        self._evolve = evolve
        self._cue_for = cue_for
        self._settled = settled
        self._events: deque[E] = deque()
        self._cue: Cue | None = None
        self._elapsed = 0.0
        self._heard = 0
        self._place: tuple[Cue, float, float | None] | None = None  # where the next sound comes from

    @property
    def shown(self) -> S:
        """The state on the screen."""
        return self._shown

    @property
    def idle(self) -> bool:
        """Whether everything has been shown."""
        return not self._events

    @property
    def moves(self) -> bool:
        """Whether something moves: events are being shown, or what has been taken back returns."""
        return self._cue is not None

    @property
    def calm(self) -> bool:
        """Whether nothing moves, or has only just begun to."""
        return not self._events or self._elapsed < JUST

    @property
    def current(self) -> Cue | None:
        """The cue that is playing."""
        return self._cue

    @property
    def told(self) -> E:
        """The event that is being shown; only while one is."""
        return self._events[0]

    @property
    def coming(self) -> tuple[E, S]:
        """The event that is being shown, and what will be shown after it; only while something moves."""
        return self._events[0], self._evolve(self._shown, self._events[0])

    @property
    def waiting(self) -> int:
        """How many events have not been shown yet, the one that is being shown among them."""
        return len(self._events)

    @property
    def elapsed(self) -> float:
        """Seconds since the current cue began."""
        return self._elapsed

    def extend(self, events: Iterable[E]) -> None:
        """Add events to be shown after those already waiting; what returns is back at once."""
        if not self._events:
            self._drop()
        self._events.extend(events)
        self._open()

    def advance(self, dt: float) -> tuple[Heard, ...]:
        """Let time pass, through as many cues as it lasts; returns the sounds that were passed."""
        sounds: list[Heard] = []
        self._elapsed += dt
        while self._cue is not None and self._elapsed >= self._cue.seconds:
            sounds += self._pass(self._cue, self._cue.seconds)
            self._elapsed -= self._cue.seconds
            self._end()
        if self._cue is None:
            self._elapsed = 0.0
        else:
            sounds += self._pass(self._cue, self._elapsed)
        return tuple(sounds)

    def finish(self) -> None:
        """Show everything that waits, now."""
        while self._events:
            self._fold()
        self._drop()

    def skip(self) -> None:
        """What a press asks for: show what waits now, up to a cue that has to be seen for a moment."""
        while self._cue is not None and self._elapsed >= self._cue.held:
            self._end()
            self._elapsed = 0.0

    def jump(self, state: S) -> None:
        """Drop whatever waits and show that state."""
        self._events.clear()
        self._drop()
        self._shown = state

    def turn_back(self, state: S, cue: Cue) -> None:
        """Drop whatever waits and show that state at once; things are seen to return, but hold up nobody."""
        self.jump(state)
        if cue.seconds:
            self._cue, self._heard = cue, 0

    def _drop(self) -> None:
        """Whatever moves has arrived."""
        self._cue = None
        self._elapsed = 0.0

    def poses(self, ahead: float = 0.0) -> dict[Hashable, tuple[Pose, object | None]]:
        """Where the current cue has things, that many seconds from now."""
        return {} if self._cue is None else self._cue.poses(self._elapsed + ahead)

    def _open(self) -> None:
        if self._cue is None and self._events:
            self._cue = self._cue_for(self._shown, self._events[0])
            self._heard = 0

    def _end(self) -> None:
        """The cue is over: what it told of is shown, if it told of anything."""
        if self._events:
            self._fold()
        else:
            self._cue = None

    def _fold(self) -> None:
        event = self._events.popleft()
        self._cue = None
        self._shown = self._evolve(self._shown, event)
        if self._settled is not None:
            self._settled(self._shown, event)
        self._open()

    def _pass(self, cue: Cue, until: float) -> list[Heard]:
        """The sounds of the cue up to that time which have not been heard yet."""
        sounds = sorted(cue.sounds)
        passed = [(at, name) for at, name in sounds if at <= until]
        fresh = passed[self._heard :]
        self._heard = len(passed)
        if not fresh and self._heard < len(sounds):  # in the frame of a sound there is enough to do
            self._middle(cue, sounds[self._heard][0])
        return [Heard(name, self._middle(cue, at)) for at, name in fresh]

    def _middle(self, cue: Cue, at: float) -> float | None:
        """Where the things of a cue are at a time; it is known if it was asked for last."""
        if self._place is None or self._place[0] is not cue or self._place[1] != at:
            self._place = cue, at, middle(cue, at)
        return self._place[2]
