"""What the people behind the track of Support do when it rises or falls, as cues. Knows no rule."""

from __future__ import annotations

from game.content.moods import Temper
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose, then, together

ROWS = "back", "front"
STANDING = frozenset(("crowd", row) for row in ROWS)
"""What moves of them, and was there before."""
LATER = 0.04  # seconds after those at the back that those in front stir
UP, SMALL_UP = 9.0, 4.0  # units that they jump
JUMP, SMALL_JUMP = 0.10, 0.08  # seconds up, and as many down
SHAKE = (-5.0, 5.0, -3.0, 0.0)  # units to the side, one after the other
SHAKING = 0.08  # seconds from each to the next
HATS = (("a", 0.52, -26.0), ("c", 0.7, 18.0), ("b", 0.86, -12.0))  # which, where along the crowd, how far
HAT_SIZE = 30.0, 24.0
HAT_HIGH, HAT_UP = 74.0, 0.2  # units, seconds

Tempers = tuple[Temper, Temper]


def row_pose(layout: Layout, row: str) -> Pose:
    """Where a row of the crowd stands."""
    return Pose(*layout.crowd.centre, z=20.0 + ROWS.index(row))


def stirred(layout: Layout, before: Tempers, after: Tempers, *, risen: bool) -> Cue:
    """The people jump for joy, or shake with anger, and are of another temper then."""
    rows = []
    for number, (row, was, now) in enumerate(zip(ROWS, before, after, strict=True)):
        looks = Appearance("crowd", (row, was)), Appearance("crowd", (row, now))
        pose = row_pose(layout, row)
        moved = _jumps(row, pose, *looks) if risen else _shakes(row, pose, *looks)
        rows.append(moved.after(number * LATER))
    if risen and after[1] == "glad":
        rows.append(_hats(layout))
    cue = together(*rows)
    told = _told(after, risen=risen)
    return cue.heard(told) if before != after else cue


def applauded(layout: Layout) -> Cue:
    """A government has stood: all jump for joy, twice over."""
    glad: Tempers = "glad", "glad"
    once = stirred(layout, glad, glad, risen=True)
    return then(once, once, once)


def raged(layout: Layout) -> Cue:
    """A government has fallen: all shake their fists, twice over."""
    angry: Tempers = "angry", "angry"
    once = stirred(layout, angry, angry, risen=False)
    return then(once, once)


def _told(after: Tempers, *, risen: bool) -> str:
    """What is heard of them when their temper changes: all at once is louder."""
    if risen:
        return "cheer" if after == ("glad", "glad") else "applause"
    return "boo" if after == ("angry", "angry") else "murmur"


def _jumps(row: str, pose: Pose, was: Appearance, now: Appearance) -> Cue:
    key = ("crowd", row)
    high, low = pose._replace(y=pose.y - UP), pose._replace(y=pose.y - SMALL_UP)
    landed = 2 * JUMP
    moves = (
        Move(key, pose, high, 0.0, JUMP, easing.ease_out, look=was),
        Move(key, high, pose, JUMP, JUMP, easing.ease_in, look=now),
        Move(key, pose, low, landed, SMALL_JUMP, easing.ease_out, look=now),
        Move(key, low, pose, landed + SMALL_JUMP, SMALL_JUMP, easing.ease_in, look=now),
    )
    return Cue(moves[-1].until, moves)


def _shakes(row: str, pose: Pose, was: Appearance, now: Appearance) -> Cue:
    moves, start = [], pose
    for number, aside in enumerate(SHAKE):
        end, look = pose._replace(x=pose.x + aside), now if number else was
        moves.append(Move(("crowd", row), start, end, number * SHAKING, SHAKING, look=look))
        start = end
    return Cue(moves[-1].until, tuple(moves))


def _hats(layout: Layout) -> Cue:
    """Some throw up their hats."""
    box = layout.crowd
    moves = []
    for number, (hat, along, reach) in enumerate(HATS):
        key, look = ("hat", number), Appearance("picture", (f"hat_{hat}", *HAT_SIZE))
        held = Pose(box.x + along * box.w, box.y + 26, z=45)
        high = held._replace(
            x=held.x + reach / 2, y=held.y - HAT_HIGH, angle=200.0 * (1 if reach > 0 else -1)
        )
        caught = held._replace(x=held.x + reach, angle=2 * high.angle)
        begin = number * 0.03
        moves.append(Move(key, held, high, begin, HAT_UP, easing.ease_out, look=look, hold=False))
        moves.append(
            Move(key, high, caught, begin + HAT_UP, HAT_UP * 0.9, easing.ease_in, look=look, hold=False)
        )
    return Cue(max(move.until for move in moves), tuple(moves))
