"""What the supervisor has seen of the game: its words, and the small file that the staff's panel reads.

The standard library only: the supervisor must not depend on what it watches over.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import ClassVar, Literal

from game.content.writing import read_at_most, write_whole

Safe = Literal["", "quiet", "window"]  # as asked for; without sound and motion; in a window, too

MOST_BYTES = 16 * 1024
MOST_TOLD = 400  # letters of an error that are kept


@dataclass(frozen=True, slots=True)
class Watch:
    """Restarts of one day, and the last fault whenever it was."""

    day: str = ""  # as 2027-06-12
    restarts: int = 0  # on that day
    last_error: str = ""
    last_when: str = ""  # as 2027-06-12T14:03:00
    safe: Safe = ""  # how carefully the game is run just now

    def on(self, day: str) -> Watch:
        """The same on another day: its restarts are still to come."""
        return self if day == self.day else replace(self, day=day, restarts=0)

    def after_fault(self, when: str, error: str, safe: Safe) -> Watch:
        """With one restart more, on the day of `when`."""
        now = self.on(when[:10])
        told = " ".join(error.split())[:MOST_TOLD]
        return replace(now, restarts=now.restarts + 1, last_error=told, last_when=when, safe=safe)


def read_watch(path: Path, today: str) -> Watch:
    """What the file tells as of today; nothing where there is none or it cannot be understood."""
    try:
        found = json.loads(read_at_most(path, MOST_BYTES) or b"{}")
        kept = {f.name: found[f.name] for f in fields(Watch) if f.name in found}
        watch = Watch(**kept)
    except (OSError, ValueError, TypeError, RecursionError):
        return Watch(day=today)
    words = (watch.day, watch.last_error, watch.last_when)
    whole = isinstance(watch.restarts, int) and watch.restarts >= 0 and all(isinstance(w, str) for w in words)
    return watch.on(today) if whole and watch.safe in ("", "quiet", "window") else Watch(day=today)


def write_watch(path: Path, watch: Watch) -> None:
    """Keep it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(asdict(watch), indent=1).encode())


class Told:
    """The lines of the supervisor's log."""

    STARTED = "The game has been started{how}."
    READY = "The first picture is up after {seconds:.1f} s: {scene}."
    LEFT = "The game was left."
    REFUSED = "The game cannot be started like this."
    AGAIN = "The game asked to be started again."
    ASKED = "Asked to end: the game is told to."
    KILLED = "The game did not end in {seconds:.0f} s and was killed."
    NOT_STARTED = "The game could not be started: {why}."
    FROZEN = "The game stood still for {seconds:.0f} s in {scene} and was killed."
    NEVER = "The game showed no picture for {seconds:.0f} s and was killed."
    SIGNAL = "The game was ended by signal {number} in {scene}."
    STATUS = "The game ended with status {number} in {scene}. {last}"
    PAUSE = "Again in {seconds:.0f} s."
    NO_SCENE = "its start"
    HOW: ClassVar[dict[Safe, str]] = {
        "": "",
        "quiet": " in safe mode, without sound and motion",
        "window": " in safe mode, without sound and motion, in a window",
    }


class BackSoon:
    """The card that stands on the screen while the game cannot."""

    TITLE = "Back soon"
    TEXT = "The Ministry has withdrawn for a moment to consider its position."
