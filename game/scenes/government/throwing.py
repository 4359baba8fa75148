"""A throw as cues: coins become dice, dice fly, bump and settle, their total is counted. Knows no rule."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import NamedTuple

from game.content.sounds import STRIKE
from game.scenes.government.pace import Appearance, Pace
from game.stage import easing
from game.stage.timeline import Cue, Move, Pose, together

MOST_DICE_SHOWN = 12
THROWN, BOUNCED = 0.64, 0.95  # shares of its way at which a die lands, and lands again
AIR, HOP = 0.54, 0.86  # and of its time
TURNED = 0.55, 0.88  # how far it has turned over by then
HIGH, LOW = 0.26, 0.2  # how high it flies and hops, as shares of its way
SPREAD = 0.07  # by which dice fly higher and lower than one another
BUMP = 9.0  # units that a die is pushed by the one that comes to lie beside it
BUMPED = 0.08  # seconds until it lies again
REACH = 1.3  # dice that lie so many places apart touch one another
STEPS = 5  # of the total while it is counted
COIN_EDGE = 0.2  # how wide a coin still is when it becomes a die: it turns on its edge
BECOMING = 1.4  # how much larger it is by then


class Roll(NamedTuple):
    """One die: what it is called, where it is thrown from, where it comes to rest, and on which face."""

    key: Hashable
    start: Pose
    rest: Pose
    face: int


def settling_order(faces: Sequence[int], target: int, sides: int) -> tuple[int, ...]:
    """In which order dice come to rest: last the one on which the throw hangs, where there is such a one."""
    order = list(range(len(faces)))
    deciding = decided_by(faces, target, sides)
    if deciding is not None:
        order.remove(deciding)
        order.append(deciding)
    return tuple(order)


def decided_by(faces: Sequence[int], target: int, sides: int) -> int | None:
    """The die without which the throw would be neither won nor lost; None where there is none."""
    total = sum(faces)
    if total >= target:
        deciding = max(range(len(faces)), key=lambda i: faces[i])
        return deciding if total - faces[deciding] < target else None
    deciding = min(range(len(faces)), key=lambda i: faces[i])
    return deciding if total - faces[deciding] + sides >= target else None


def rolling(pace: Pace, rolls: Sequence[Roll], kind: str, order: Sequence[int] = ()) -> Cue:
    """Dice fly, land, hop and come to rest on their faces, one after the other in that order."""
    order = order or range(len(rolls))
    gap = _gap(pace, len(rolls))
    moves: list[Move] = []
    lying: list[Roll] = []
    for place, number in enumerate(order):
        roll, begin = rolls[number], place * gap
        look = Appearance(kind, (roll.face, number % 2))
        moves += _tumble(roll, look, begin, pace.dice, HIGH + SPREAD * (place * 2 % 3 - 1))
        bumped = _beside(roll, lying)
        if bumped is not None:
            other = Appearance(kind, (bumped.face, rolls.index(bumped) % 2))
            moves += _bump(bumped, roll, other, begin + pace.dice * HOP)
        lying.append(roll)
    seconds = pace.dice + gap * (len(rolls) - 1)
    return Cue(seconds, tuple(moves), ((pace.dice * AIR - STRIKE, f"dice_{len(rolls)}"),))


def _gap(pace: Pace, dice: int) -> float:
    """Seconds between one die and the next."""
    return min(pace.dice_apart, (pace.dice_most - pace.dice) / max(1, dice - 1))


def _tumble(roll: Roll, look: Appearance, begin: float, seconds: float, high: float) -> list[Move]:
    start, rest = roll.start, roll.rest
    landed = _between(start, rest, THROWN)._replace(scale=rest.scale, spin=TURNED[0])
    again = _between(start, rest, BOUNCED)._replace(scale=rest.scale, spin=TURNED[1])
    first, second = seconds * AIR, seconds * HOP
    start, rest = start._replace(spin=0.001), rest._replace(spin=1.0)
    return [
        Move(roll.key, start, landed, begin, first, easing.linear, arc=high, look=look, rise=0.8),
        Move(roll.key, landed, again, begin + first, second - first, easing.linear, arc=LOW, look=look,
             rise=0.4),
        Move(roll.key, again, rest, begin + second, seconds - second, easing.ease_out, look=look),
    ]  # fmt: skip


def _beside(roll: Roll, lying: Sequence[Roll]) -> Roll | None:
    """The die at rest that this one runs into; it may lie on any side but the one it comes from."""
    way_x, way_y = roll.rest.x - roll.start.x, roll.rest.y - roll.start.y
    size = REACH * 92 * roll.rest.scale
    near = []
    for other in lying:
        x, y = other.rest.x - roll.rest.x, other.rest.y - roll.rest.y
        if x * x + y * y < size * size and x * way_x + y * way_y > 0:
            near.append(other)
    return near[-1] if near else None


def _bump(die: Roll, by: Roll, look: Appearance, at: float) -> list[Move]:
    x, y = die.rest.x - by.rest.x, die.rest.y - by.rest.y
    length = (x * x + y * y) ** 0.5
    rest = die.rest._replace(spin=1.0)
    pushed = rest._replace(x=rest.x + BUMP * x / length, y=rest.y + BUMP * y / length)
    half = BUMPED / 2
    return [
        Move(die.key, rest, pushed, at, half, easing.ease_out, look=look),
        Move(die.key, pushed, rest, at + half, half, easing.ease_in_out, look=look),
    ]


def _between(a: Pose, b: Pose, share: float) -> Pose:
    return a._replace(x=a.x + (b.x - a.x) * share, y=a.y + (b.y - a.y) * share)


def coins(
    pace: Pace,
    ways: Sequence[tuple[Pose, Pose]],
    sound: str,
    gap: float | None = None,
    ease: easing.Ease = easing.ease_in_out,
    flight: float | None = None,
    *,
    lands: bool = False,
) -> Cue:
    """Coins go one after the other, each its own way; each is heard as it leaves, or as it lands."""
    if not ways:
        return Cue(0.0)
    flight = flight or pace.coin_flight
    if gap is None:
        gap = min(pace.coin, (pace.coins_most - flight) / max(1, len(ways) - 1))
    moves = tuple(
        Move(("coin", i), start, end._replace(z=60), i * gap, flight, ease, 0.18,
             look=Appearance("coin", i % 3), hold=False)
        for i, (start, end) in enumerate(ways)
    )  # fmt: skip
    heard = flight if lands else 0.0
    sounds = tuple((i * gap + heard, sound) for i in range(len(ways)))
    return Cue(gap * (len(ways) - 1) + flight, moves, sounds)


def _leaving(t: float) -> float:
    """Faster and faster, that no coin lingers on its edge; but off at once, for a press is answered by it."""
    return t * (0.4 + 0.6 * t)


def counted_up(pace: Pace, sums: Sequence[int], target: int, place: Pose) -> Cue:
    """The total runs up to its target and past it."""
    seconds = min(pace.count_most, pace.count_each * len(sums))
    steps = min(len(sums), STEPS)
    shown = [sums[len(sums) * (step + 1) // steps - 1] for step in range(steps)]
    each = seconds / steps
    totals = tuple(
        Move("total", place, place, i * each, each, look=Appearance("total", (total, target)))
        for i, total in enumerate(shown)
    )
    return Cue(seconds, totals, tuple((i * each, "tick") for i in range(steps)))


def thrown(
    pace: Pace, rolls: Sequence[Roll], faces: Sequence[int], target: int, sides: int, purse: Pose, total: Pose
) -> Cue:
    """Coins leave the purse and become dice; the total runs up while the last of these settle.

    `faces` are those of all dice, of which only the first so many are rolled in sight.
    """
    order = settling_order([roll.face for roll in rolls], target - sum(faces[len(rolls) :]), sides)
    ways = [(purse, rolls[i].start._replace(scale=BECOMING, turn=COIN_EDGE)) for i in order]
    paid = coins(pace, ways, "coin_out", _gap(pace, len(rolls)), _leaving, pace.paid_flight)
    roll = rolling(pace, rolls, "die", order).after(pace.paid_flight)
    seen = [faces[i] for i in order]
    sums = tuple(accumulate([*faces[len(rolls) :], *seen]))
    counted = counted_up(pace, sums, target, total)
    return together(paid, roll, counted.after(roll.seconds - counted.seconds))
