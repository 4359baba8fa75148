"""How a government ends on the table, before its last page: six endings, each with a choreography of its own.

Cues only: told which end it is and what lies open; decides no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import Literal

from game.engine.government.model import Colour, Outcome, State
from game.engine.piles import Card
from game.scenes.government.crowd import applauded, raged
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, Pace
from game.stage import easing
from game.stage.geometry import Box
from game.stage.timeline import Cue, Move, Pose, then, together

System = Literal["democracy", "monarchy", "dictatorship"]
SHOWN = 0.2  # seconds that an ending is seen whatever is pressed

HATS = 15
HAT = 110.0, 88.0
CROWN = 300.0
BELL = 250.0
SWING = 24.0  # degrees that a bell swings to either side
SWINGS = 7
STAND = 190.0  # a stand of lead soldiers
RANK = 7  # stands
STEP = 0.17  # seconds that a stand takes for one step
FALLING = 8  # events that come down upon the ministry, at most
GOLDEN = 0.618034  # parts a line so that no two places come close


def finale(pace: Pace, layout: Layout, shown: State, outcome: Outcome, system: System) -> Cue:
    """The end of a government of that kind; the whole takes as long as ends of its sort do."""
    won = outcome is Outcome.WON
    told = {
        "democracy": (_hustings, _buried),
        "monarchy": (_crowned, _uncrowned),
        "dictatorship": (_paraded, _mown_down),
    }[system][0 if won else 1](layout, shown, Appearance("verdict", outcome))
    people = applauded(layout) if won else raged(layout)
    seconds = pace.triumph if won else pace.fall
    cue = together(told, people.after(0.3 if won else 0.1))
    return replace(cue, seconds=seconds, held=SHOWN)


# --- the verdict


def verdict_place(box: Box) -> Pose:
    """Where in the frame the words of an end are laid."""
    return Pose(box.cx, box.cy - 40, z=97)


def _unrolled(place: Pose, look: Appearance, at: float) -> Cue:
    """A ribbon unrolls to both sides."""
    rolled = place._replace(turn=0.08, alpha=0.0)
    begun = place._replace(turn=0.12)
    moves = (
        Move("verdict", rolled, begun, at, 0.08, easing.linear, look=look),
        Move("verdict", begun, place, at + 0.08, 0.42, easing.out_back, look=look),
    )
    return Cue(at + 0.5, moves)


def _slammed(place: Pose, look: Appearance, at: float) -> Cue:
    """A sheet is slapped down askew, and the blow is felt."""
    high = place._replace(scale=1.5, alpha=0.0, angle=6.0, lift=1.0)
    down = place._replace(angle=-3.0)
    shaken = [down._replace(x=down.x + by) for by in (10.0, -8.0, 5.0, 0.0)]
    moves = [Move("verdict", high, down, at, 0.16, easing.ease_in, look=look)]
    for number, (start, end) in enumerate(zip([down, *shaken], shaken, strict=False)):
        moves.append(Move("verdict", start, end, at + 0.16 + number * 0.05, 0.05, look=look))
    return Cue(at + 0.36, tuple(moves))


# --- those that stand


def _hustings(layout: Layout, _shown: State, verdict: Appearance) -> Cue:
    """The people's choice: hats fly up over the whole table."""
    box = layout.safe
    hats = together(*(_hat(box, number) for number in range(HATS)))
    return _heard(
        together(_unrolled(verdict_place(box), verdict, 0.15), hats),
        (0.0, "triumph"), (0.35, "cheer"), (1.1, "applause"), (1.5, "peal"),
    )  # fmt: skip


def _hat(box: Box, number: int) -> Cue:
    """One hat up and down, in the second wave some time after the first."""
    along = number * GOLDEN % 1.0
    at = 0.1 + 0.5 * (number * GOLDEN * 1.7 % 1.0) + (0.55 if number % 3 == 2 else 0.0)
    turn = 360.0 if number % 2 else -300.0
    held = Pose(box.x + along * box.w, box.bottom + 130, z=88.0 + number % 3 * 4)  # none before the verdict
    drift = (0.5 - along) * 180
    top = box.y + 60 + box.h * 0.5 * (number * GOLDEN * 2.3 % 1.0)
    high = held._replace(x=held.x + drift / 2, y=top, angle=turn)
    low = held._replace(x=held.x + drift, angle=turn * 1.8)
    look = Appearance("picture", (f"hat_{'abc'[number % 3]}", *HAT))
    up = 0.5 + 0.15 * (held.y - top) / box.h
    moves = (
        Move(("cap", number), held, high, at, up, easing.ease_out, look=look),
        Move(("cap", number), high, low, at + up, up * 0.95, easing.ease_in, look=look, hold=False),
    )
    return Cue(moves[-1].until, moves)


def _crowned(layout: Layout, _shown: State, verdict: Appearance) -> Cue:
    """The King reigns: a crown is let down while the bells are rung."""
    box, place = layout.safe, verdict_place(layout.safe)
    place = place._replace(y=place.y + 120)
    look = Appearance("picture", ("crown_gold", CROWN, CROWN))
    rest = Pose(box.cx, place.y - 190, z=98)
    above = rest._replace(y=box.y - CROWN, scale=1.15, angle=6.0)
    near = rest._replace(y=rest.y - 12, scale=1.04, angle=-3.0)
    crown = (
        Move("crown", above, near, 0.1, 0.75, easing.ease_out, look=look),
        Move("crown", near, rest, 0.85, 0.16, easing.ease_in, look=look),
    )
    across = min(620.0, box.w / 2 - BELL / 2)
    bells = [_rung(Pose(box.cx + side * across, box.y - 20, z=94), side) for side in (-1, 1)]
    return _heard(
        together(Cue(1.0, crown), *bells, _unrolled(place, verdict, 0.8)),
        (0.0, "peal"), (0.75, "triumph"), (1.0, "seal"), (1.15, "cheer"),
    )  # fmt: skip


def _rung(pivot: Pose, side: int) -> Cue:
    """A bell comes down on its rope and swings about what it hangs from."""
    look, key = Appearance("picture", ("bell", BELL, BELL)), ("bell", side)
    start = _hung(pivot._replace(y=pivot.y - BELL), SWING * side)
    moves = [Move(key, start, _hung(pivot, SWING * side), 0.0, 0.3, easing.ease_out, look=look)]
    for number in range(SWINGS):
        way = side * (1 if number % 2 else -1)
        begin, half = 0.3 + number * 0.3, 0.15
        # through the middle: a swing is faster there, and its path is bent
        moves.append(
            Move(key, _hung(pivot, -SWING * way), _hung(pivot, 0.0), begin, half, _falling, look=look)
        )
        moves.append(
            Move(key, _hung(pivot, 0.0), _hung(pivot, SWING * way), begin + half, half, _rising, look=look)
        )
    return Cue(moves[-1].until, tuple(moves))


def _hung(pivot: Pose, degrees: float) -> Pose:
    """A bell at an angle, by the middle of its picture."""
    a, reach = radians(degrees), BELL * 0.42
    return pivot._replace(x=pivot.x + reach * sin(a), y=pivot.y + BELL * 0.12 + reach * cos(a), angle=degrees)


def _falling(t: float) -> float:
    return 1 - cos(t * radians(90))


def _rising(t: float) -> float:
    return sin(t * radians(90))


def _paraded(layout: Layout, _shown: State, verdict: Appearance) -> Cue:
    """The Protector's troops march up in line, and a gun at either end fires a salute."""
    box = layout.safe
    line = rank_line(box)
    edge = -layout.frame.left / layout.frame.k  # of the window, behind which all of them are at first
    way = line[-1].x + STAND / 2 - edge
    marched = [_march(("stand", i), place, stand_look(i), way) for i, place in enumerate(line)]
    salute = together(*(_recoil(("stand", i), line[i], stand_look(i)) for i in (0, RANK - 1)))
    place = verdict_place(box)
    return _heard(
        together(*marched, salute.after(1.65), _unrolled(place._replace(y=place.y - 130), verdict, 0.7)),
        (0.0, "drum_roll"), (0.7, "triumph"), (1.65, "cannon_near"), (1.85, "cheer"),
    )  # fmt: skip


def rank_line(box: Box) -> list[Pose]:
    """Where the stands of lead soldiers are drawn up."""
    step = min(212.0, (box.w - STAND) / (RANK - 1))
    scale = min(1.0, step / 165.0)  # less where they stand close
    return [
        Pose(box.cx + (i - (RANK - 1) / 2) * step, box.cy + 130 + 14 * (i % 2), scale=scale, z=90.0 + i % 2)
        for i in range(RANK)
    ]


def stand_look(number: int, *, fallen: bool = False) -> Appearance:
    """Guns at the ends of the line, the colours in its middle, foot between them."""
    arm = "artillery" if number in (0, RANK - 1) else "other" if number == RANK // 2 else "infantry"
    return Appearance("picture", (f"lead_{arm}_red{'_lost' if fallen else ''}", STAND, STAND))


def _march(key: tuple[str, int], place: Pose, look: Appearance, way: float) -> Cue:
    """In from the left by even steps, all in time, so that the line keeps its distances."""
    steps = 9
    stride = way / steps
    moves = []
    for number in range(steps):
        start = place._replace(x=place.x - stride * (steps - number))
        end = place._replace(x=place.x - stride * (steps - number - 1))
        moves.append(Move(key, start, end, number * STEP, STEP, easing.ease_in_out, arc=0.14, look=look))
    return Cue(steps * STEP, tuple(moves))


def _recoil(key: tuple[str, int], place: Pose, look: Appearance) -> Cue:
    back = place._replace(x=place.x - 22, angle=3.0)
    moves = (
        Move(key, place, back, 0.0, 0.06, easing.ease_out, look=look),
        Move(key, back, place, 0.06, 0.3, easing.ease_in_out, look=look),
    )
    return Cue(0.36, moves)


# --- those that fall


def _buried(layout: Layout, shown: State, verdict: Appearance) -> Cue:
    """A ministry out of its depth: what lay open comes down upon it, and the sheet upon all."""
    box, places = layout.safe, layout.cards(shown)
    place = verdict_place(box)
    falling = [(card, colour) for colour in Colour for card in shown.side(colour).active][-FALLING:]
    blows = [
        _blow(card, colour, places[card], place, number, number * 0.5 / len(falling))
        for number, (card, colour) in enumerate(falling)
    ]
    return _heard(
        together(*blows, _slammed(place, verdict, 0.72)),
        (0.0, "fall"), (0.1, "card_slides"), (0.45, "card_lands"), (0.88, "gavel"), (0.95, "boo"),
        (1.2, "church_bell"),
    )  # fmt: skip


def _blow(card: Card, colour: Colour, start: Pose, place: Pose, number: int, at: float) -> Cue:
    aside = (number * GOLDEN % 1.0 - 0.5) * 620
    down = (number * GOLDEN * 1.9 % 1.0 - 0.5) * 150
    end = Pose(place.x + aside, place.y + down, z=80.0 + number, angle=-aside * 0.06)
    look = Appearance("card", card, colour)
    move = Move(card, start._replace(z=80.0 + number), end, at, 0.34, easing.ease_in, 0.12, look, rise=0.9)
    return Cue(at + 0.34, (move,))


def _uncrowned(layout: Layout, _shown: State, verdict: Appearance) -> Cue:
    """A crown that totters, topples, strikes the table and rolls off it."""
    box = layout.safe
    place = verdict_place(box)
    look = Appearance("picture", ("crown_gold", CROWN, CROWN))
    stood = Pose(box.cx - 60, place.y - 60, z=98)
    struck = Pose(box.cx + 260, box.bottom - 210, angle=-130.0, z=98)
    leapt = Pose(box.cx + 440, box.bottom - 190, angle=-250.0, z=98)
    gone = Pose(box.cx + 640, box.bottom + CROWN, angle=-420.0, z=98)
    courses = (
        (stood._replace(alpha=0.0, y=stood.y - 20), stood, 0.14, easing.ease_out, 0.0),
        (stood, stood._replace(angle=7.0, x=stood.x - 6), 0.13, easing.ease_out, 0.0),
        (stood._replace(angle=7.0, x=stood.x - 6), stood._replace(angle=-11.0, x=stood.x + 12), 0.2,
         easing.ease_in_out, 0.0),
        (stood._replace(angle=-11.0, x=stood.x + 12), struck, 0.34, easing.ease_in, 0.0),
        (struck, leapt, 0.24, easing.linear, 0.5),
        (leapt, gone, 0.3, easing.ease_in, 0.0),
    )  # fmt: skip
    return _heard(
        together(_coursed("crown", courses, look), _slammed(place, verdict, 0.62)),
        (0.0, "fall"), (0.79, "coins_5"), (0.8, "gasp"), (1.0, "boo"), (1.2, "church_bell"),
    )  # fmt: skip


def _mown_down(layout: Layout, _shown: State, verdict: Appearance) -> Cue:
    """The last guard goes down, one stand after the other."""
    box = layout.safe
    place = verdict_place(box)
    fallen = [_mown(("stand", i), spot, i) for i, spot in enumerate(rank_line(box))]
    return _heard(
        together(*fallen, _slammed(place._replace(y=place.y - 90), verdict, 0.85)),
        (0.0, "fall"), (0.3, "volley"), (0.62, "drum_tap"), (1.01, "gavel"), (1.05, "boo"),
        (1.25, "church_bell"),
    )  # fmt: skip


def _mown(key: tuple[str, int], spot: Pose, number: int) -> Cue:
    stands, lies = stand_look(number), stand_look(number, fallen=True)
    rocked, tipped = (
        spot._replace(angle=-6.0),
        spot._replace(angle=15.0, x=spot.x + 16, y=spot.y - 12),
    )
    hit = 0.3 + 0.07 * number
    courses = (
        (spot._replace(alpha=0.0), spot, 0.14, easing.linear, stands),
        (spot, spot, hit - 0.14, easing.linear, stands),
        (spot, rocked, 0.05, easing.ease_out, stands),
        (rocked, tipped, 0.1, easing.ease_in, stands),
        (tipped, spot, 0.1, easing.ease_in, lies),
    )
    moves, clock = [], 0.0
    for start, end, seconds, ease, look in courses:
        moves.append(Move(key, start, end, clock, seconds, ease, look=look))
        clock += seconds
    return Cue(clock, tuple(moves))


# --- put together

Course = tuple[Pose, Pose, float, Callable[[float], float], float]


def _coursed(key: str, courses: Sequence[Course], look: Appearance) -> Cue:
    """One thing that goes a way in several parts."""
    return then(
        *(
            Cue(seconds, (Move(key, start, end, 0.0, seconds, ease, arc, look),))
            for start, end, seconds, ease, arc in courses
        )
    )


def _heard(cue: Cue, *sounds: tuple[float, str]) -> Cue:
    return replace(cue, sounds=sounds)
