"""Long work in turns with the frames: a thread that works only while the loop waits for it.

What is composed is written straight through, as if it took no time; it breathes between its pieces, and
where its turn is over it stands still there until the next frame. Never do both work at once, so nothing
has to be locked; only a picture is decoded while the frames go on. It must not know what the work is.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Semaphore, Thread, get_ident
from typing import TypeVar

T = TypeVar("T")
LONGEST = 1.0  # seconds that work is waited for in turns; then the rest is done at once


class Straight:
    """How work goes where nobody waits for frames: straight through."""

    @property
    def at_leisure(self) -> bool:
        """Whether no frame waits for the whole of what is being composed."""
        return True

    def breathe(self) -> None:
        """Between two pieces of work, each a few milliseconds at most."""

    def beside(self, work: Callable[[], T]) -> T:
        """Do what touches nothing that the frames use."""
        return work()


class Aside(Straight):
    """One piece of work at a time. `now` tells nanoseconds; the thread begins with the first work."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self._go, self._back = Semaphore(0), Semaphore(0)
        self._work: Callable[[], object] | None = None
        self._error: BaseException | None = None
        self._until: int | None = None  # when its turn is over; None: at its end
        self._away = False  # it does what is done beside the frames
        self._waited = 0.0  # seconds that the work has been waited for
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether there is work that is not done."""
        return self._work is not None

    @property
    def at_leisure(self) -> bool:
        """In its own thread only."""
        return self._is_own()

    def begin(self, work: Callable[[], object]) -> None:
        """Take on work; what was taken on before is done first."""
        self.finish()
        self._work, self._waited = work, 0.0

    def turn(self, nanoseconds: int) -> bool:
        """Let it work for about so long; whether all is done. Raises what the work raises."""
        if self._work is not None and not self._away:
            self._until = self.now() + nanoseconds
            self._hand_over()
        return self._work is None

    def finish(self) -> None:
        """Have the rest done now."""
        self._until = None
        while self._work is not None:
            self._hand_over()

    def waits(self, dt: float) -> bool:
        """Whether the work is waited for through another dt of the game's time; not for ever."""
        if self._work is None:
            return False
        self._waited += dt
        if self._waited >= LONGEST:
            self.finish()
        return self.busy

    def breathe(self) -> None:
        """Stand still where the turn is over."""
        if self._until is not None and self._is_own() and self.now() >= self._until:
            self._back.release()
            self._go.acquire()

    def beside(self, work: Callable[[], T]) -> T:
        """Give the turn back, do it, and wait for the next."""
        if not self._is_own() or self._until is None:
            return work()
        self._away = True
        self._back.release()
        try:
            return work()
        finally:
            self._away = False
            self._go.acquire()

    def _is_own(self) -> bool:
        return self._thread is not None and get_ident() == self._thread.ident

    def _hand_over(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="aside", daemon=True)
            self._thread.start()
        self._go.release()
        self._back.acquire()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        while True:
            self._go.acquire()
            assert self._work is not None
            try:
                self._work()
            except BaseException as error:
                self._error = error  # raised again where the work was asked for
            self._work = None
            self._back.release()
