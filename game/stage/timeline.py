"""Motion as data: poses, moves between poses, and cues of several moves, all functions of time.

It must not know pygame, what is being moved, or the time of day.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.stage.easing import Ease, ease_in_out

LONG = 0.7  # seconds: what takes so long can be followed by the eye


class Pose(NamedTuple):
    """How a thing lies at one moment.

    `x`, `y` is its centre; `turn` 1 shows the face and -1 the back, squeezed in between; `angle` in
    degrees; `lift` 0 to 1 is its height above the table; `spin` a free phase for things with frames; `haste`
    0 to 1 is how far it is in the midst of growing or turning, too fast for the eye to see it sharply.
    """

    x: float
    y: float
    scale: float = 1.0
    turn: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    z: float = 0.0
    spin: float = 0.0
    haste: float = 0.0


def blend(a: Pose, b: Pose, t: float, haste: float = 0.0) -> Pose:
    """The pose t of the way from a to b; exactly a at 0 and b at 1."""
    if t == 0.0:
        return a
    if t == 1.0:
        return b
    return Pose(  # written out: every thing that moves is blended in every frame
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        a.scale + (b.scale - a.scale) * t,
        a.turn + (b.turn - a.turn) * t,
        a.angle + (b.angle - a.angle) * t,
        a.alpha + (b.alpha - a.alpha) * t,
        a.lift + (b.lift - a.lift) * t,
        a.z + (b.z - a.z) * t,
        a.spin + (b.spin - a.spin) * t,
        haste,
    )


@dataclass(frozen=True, slots=True)
class Move:
    """One thing going from one pose to another.

    `arc` raises the path by that fraction of its length; `rise` lifts the thing so much off the table in the
    middle of its way, and shows it larger by `nearer` there; `look` says what to draw for a key that has
    nothing at rest; with `hold` the thing stays at the end until the cue is over, else it vanishes.
    So many seconds `early` a thing at rest counts as moving before it does, lest all of a row be taken up
    from the table in the same frame.
    """

    key: Hashable
    start: Pose
    end: Pose
    begin: float
    seconds: float
    ease: Ease = ease_in_out
    arc: float = 0.0
    look: object | None = None
    hold: bool = True
    rise: float = 0.0
    nearer: float = 0.0
    early: float = 0.0

    @property
    def until(self) -> float:
        """When the move arrives."""
        return self.begin + self.seconds

    def pose_at(self, t: float) -> Pose:
        """The pose at time t of the cue; before the beginning the start, after the arrival the end."""
        if t >= self.until:
            return self.end
        if t <= self.begin:
            return self.start
        u = self.ease((t - self.begin) / self.seconds)
        up = 4 * u * (1 - u)
        sized = self.start.scale != self.end.scale or self.start.turn != self.end.turn
        haste = up if sized and self.seconds < LONG else 0.0
        if self.arc == 0.0 and self.rise == 0.0:
            return blend(self.start, self.end, u, haste)
        pose = blend(self.start, self.end, u)
        distance = ((self.end.x - self.start.x) ** 2 + (self.end.y - self.start.y) ** 2) ** 0.5
        high = max(0.0, self.rise * up)
        return Pose(  # not `_replace`, which takes longer, for every thing in every frame
            pose.x,
            pose.y - self.arc * distance * up,
            pose.scale * (1 + self.nearer * up),
            pose.turn,
            pose.angle,
            pose.alpha,
            pose.lift + high,
            pose.z,
            pose.spin,
            haste,
        )

    def path(self, steps: int) -> tuple[Pose, ...]:
        """The poses at so many moments, evenly apart, from the start to the end."""
        return tuple(self.pose_at(self.begin + self.seconds * i / steps) for i in range(steps + 1))

    def shows_at(self, t: float) -> bool:
        """Whether the move has begun, or is about to, and still has something to show."""
        return t >= self.begin - self.early and (self.hold or t < self.until)

    def shifted(self, by: float) -> Move:
        """The same move later."""
        return replace(self, begin=self.begin + by)

    def scaled(self, factor: float) -> Move:
        """The same move slower or faster."""
        begin, seconds, early = self.begin * factor, self.seconds * factor, self.early * factor
        return replace(self, begin=begin, seconds=seconds, early=early)


@dataclass(frozen=True, slots=True)
class Cue:
    """What the screen does about one event: moves and sounds over some seconds.

    For the first `held` seconds no press cuts it short: it is an event that has to be seen.
    """

    seconds: float
    moves: tuple[Move, ...] = ()
    sounds: tuple[tuple[float, str], ...] = ()
    held: float = 0.0

    def after(self, seconds: float) -> Cue:
        """The same cue begun so much later."""
        return Cue(
            self.seconds + seconds,
            tuple(move.shifted(seconds) for move in self.moves),
            tuple((at + seconds, name) for at, name in self.sounds),
            self.held + seconds if self.held else 0.0,
        )

    def scaled(self, factor: float) -> Cue:
        """The same cue with all its times multiplied; 0 makes it instant."""
        return Cue(
            self.seconds * factor,
            tuple(move.scaled(factor) for move in self.moves),
            tuple((at * factor, name) for at, name in self.sounds),
            self.held * factor,
        )

    def heard(self, name: str, at: float = 0.0) -> Cue:
        """The same cue with one more sound."""
        return replace(self, sounds=(*self.sounds, (at, name)))

    def poses(self, t: float) -> dict[Hashable, tuple[Pose, object | None]]:
        """Where everything is that moves or has moved; of several moves of a key the last begun counts."""
        last: dict[Hashable, Move] = {}
        for move in self.moves:
            known = last.get(move.key)
            if known is None:
                if move.begin - move.early <= t:
                    last[move.key] = move
            elif move.begin <= t and not t >= known.begin > move.begin:
                last[move.key] = move
        return {key: (move.pose_at(t), move.look) for key, move in last.items() if move.shows_at(t)}


def middle(cue: Cue, t: float) -> float | None:
    """Where across the table, in units, the things of a cue are at a time, on the whole; None if nowhere."""
    xs = [pose.x for pose, _ in cue.poses(t).values()]
    return sum(xs) / len(xs) if xs else None


def wait(seconds: float) -> Cue:
    """Nothing for a while."""
    return Cue(seconds)


def together(*cues: Cue) -> Cue:
    """All at once; as long as the longest."""
    return Cue(
        max((cue.seconds for cue in cues), default=0.0),
        tuple(move for cue in cues for move in cue.moves),
        tuple(sorted(sound for cue in cues for sound in cue.sounds)),
        max((cue.held for cue in cues), default=0.0),
    )


def then(*cues: Cue) -> Cue:
    """One after the other."""
    clock = 0.0
    parts = []
    for cue in cues:
        parts.append(cue.after(clock))
        clock += cue.seconds
    return together(*parts)
