"""Horses and mules in profile: standing, walking, galloping, rearing, fallen, with saddle and bridle or bare.

It must not know who rides them; riders.py sets people in the saddle.
Local units: facing +x, ground at y = 0, about 95 high at the withers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, rectangle
from ..engine.scene import Scene
from .burin import Burin
from .gaits import GAITS, LEGS_OF_NEAR_SIDE, TRUNKS, Gait
from .legs import grown_leg


@dataclass(frozen=True, slots=True)
class Hide:
    """The colours of one beast: its body, its mane and tail, its hoofs."""

    body: str
    mane: str
    hoof: str = "#4a3a2e"


CHESTNUT = Hide("#b0683c", "#7a4226")
BAY = Hide("#9a5f3c", "#3a2c22")
BROWN = Hide("#7a5238", "#3a2c22")
BLACK = Hide("#5c4c42", "#3a3029")
GREY = Hide("#d8cfbd", "#a79e8c")
DUN = Hide("#bb925c", "#5a4632")
ROAN = Hide("#a8744a", "#4a3628")


@dataclass(frozen=True, slots=True)
class Tack:
    """What a horse wears: `cloth` under the saddle (none if empty) with its `trim`, and the leather."""

    cloth: str = ""
    trim: str = "#e0b850"
    saddle: bool = True
    bridle: bool = True


BARE = Tack(saddle=False, bridle=False)
HALTER = Tack(saddle=False)
SADDLED = Tack()


@dataclass(frozen=True, slots=True)
class Mount:
    """A drawn horse: its local frame, the seat in scene units, and how far the body is turned (degrees)."""

    frame: Frame
    seat: Point
    turn: float


@contextmanager
def wading(scene: Scene, waterline: float | None) -> Iterator[None]:
    """Nothing drawn meanwhile shows below the scene's `waterline`."""
    if waterline is None:
        yield
    else:
        with scene.clipped(rectangle(-200, -200, scene.w + 200, waterline)):
            yield


def charger(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    gait: str = "stand",
    hide: Hide = CHESTNUT,
    tack: Tack = SADDLED,
    turn: float = 0.0,
    nod: float = 0.0,
    socks: tuple[str, ...] = (),
    blaze: bool = False,
    waterline: float | None = None,
) -> Mount:
    """A saddle horse standing on (x, y), facing right with `flip` 1.

    `gait` is one of GAITS; `turn` tips the whole beast and `nod` the head, in degrees, down and clockwise
    for a horse that faces right; `socks` names legs with white feet (`near_hind` …).
    """
    pose = GAITS[gait]
    ground = Frame(x, y, scale, turn * flip, flip)
    body = ground.child(*pose.lift, pose.turn)
    horse = _Horse(Burin(scene, scale), ground, body, pose, hide)
    with wading(scene, waterline):
        horse.leg("far_fore", "far_fore" in socks)
        horse.leg("far_hind", "far_hind" in socks)
        horse.tail()
        horse.trunk()
        horse.head(nod, tack.bridle, blaze)
        horse.mane()
        horse.muscles()
        horse.leg("near_hind", "near_hind" in socks)
        horse.buttock()
        horse.leg("near_fore", "near_fore" in socks)
        if tack.saddle:
            horse.saddle(tack)
    return Mount(body, body.at(-3, -90), turn + pose.turn)


class _Horse:
    """The parts of one horse; `ground` draws what stands, `body` what is lifted and turned with the trunk."""

    def __init__(self, burin: Burin, ground: Frame, body: Frame, gait: Gait, hide: Hide) -> None:
        self.burin, self.ground, self.body, self.gait, self.hide = burin, ground, body, gait, hide
        self.lines = TRUNKS[gait.trunk]

    def leg(self, name: str, sock: bool) -> None:
        """One leg: flesh first, then the contours of its two sides, which fade into the trunk."""
        near = name in LEGS_OF_NEAR_SIDE
        front = name.endswith("fore")
        planted = self.gait.turn < 0 and not front
        frame = self.ground if planted else self.body
        joints: Points = getattr(self.gait, name)
        widths = _FORE if front else _HIND
        dark = 0.0 if near else 0.24
        joined = (0.34 if front else 0.3) if near else 0.08
        behind = joined if front or not near else BUTTOCK
        grown_leg(
            self.burin, frame, joints, widths, self.hide.body, dark, joined=joined, joined_behind=behind
        )
        if sock:
            above, below = joints[-2], joints[-1]
            top = (2 * above[0] - below[0], 2 * above[1] - below[1])
            self.burin.tube(frame, [top, above, below], [5.4, 6.8, 6.0], "#efe6d2", 0.05 + dark, outline=0.7)
        self._hoof(frame, joints, front)
        self._joint(frame, joints, front, planted)

    def _hoof(self, frame: Frame, joints: Points, front: bool) -> None:
        above, below = joints[-2], joints[-1]
        slope = float(np.degrees(np.arctan2(below[1] - above[1], below[0] - above[0])))
        standing = not front or self.gait.standing
        hoof = frame.child(below[0], below[1], slope - (62 if standing else 70))
        self.burin.polygon(
            hoof, [(-3.2, -2.4), (-4.4, 4.6), (6.6, 4.8), (3.6, -2.0)], self.hide.hoof, 0.78, outline=0.9
        )

    def _joint(self, frame: Frame, joints: Points, front: bool, planted: bool) -> None:
        if front or planted:
            knee = joints[1]
            self.burin.line(
                frame,
                [(knee[0] + 2, knee[1] - 3), (knee[0] + 3.2, knee[1] + 0.5), (knee[0] + 1.6, knee[1] + 3)],
                0.7,
            )
        else:
            hock = joints[2]
            self.burin.line(
                frame,
                [(hock[0] - 4, hock[1] - 5), (hock[0] - 3.4, hock[1]), (hock[0] - 1.6, hock[1] + 4)],
                0.8,
            )

    def tail(self) -> None:
        """Streaming or hanging, with a few long hairs."""
        if self.gait.streaming:
            outline, hairs = (
                _TAIL_STREAMING,
                [[(-58, -82 + i * 2), (-76, -88 + i * 3.4), (-97 - i, -77 + i * 3)] for i in range(5)],
            )
        else:
            outline, hairs = (
                _TAIL_HANGING,
                [[(-60 - i * 1.4, -84), (-64 - i * 2, -62), (-66 - i * 2.6, -34)] for i in range(5)],
            )
        self.burin.shape(self.body, outline, self.hide.mane, 0.5, hatch=75, outline=1.1)
        for hair in hairs:
            self.burin.line(self.body, hair, 0.9)

    def trunk(self) -> None:
        """Barrel and neck, then haunch and shoulder modelled on them."""
        wash = self.hide.body
        self.burin.shape(
            self.body, self.lines.outline, wash, 0.11, puff=0.8, curve=0.8, hatch=70, outline=1.45
        )
        self.burin.shape(self.body, _HAUNCH, wash, 0.10, puff=0.55, curve=0.6, hatch=60, outline=0)
        self.burin.shape(self.body, _SHOULDER, wash, 0.08, puff=0.5, curve=0.6, hatch=80, outline=0)

    def buttock(self) -> None:
        """The trunk's own contour again, behind a thigh that swings forward of it."""
        hip, stifle = self.gait.near_hind[:2]
        if stifle[0] > hip[0]:
            self.burin.line(self.body, _BUTTOCK, 1.45, 0.1)

    def muscles(self) -> None:
        """A few lines where the skin folds."""
        for fold in _FOLDS:
            self.burin.line(self.body, fold, 0.85)

    def head(self, nod: float, bridle: bool, blaze: bool) -> None:
        """Head, ears, eye, nostril and bridle, in a frame hung at the poll."""
        burin, frame = self.burin, self.body.child(*self.lines.poll, nod + self.lines.carriage)
        wash = self.hide.body
        burin.shape(frame, _HEAD, wash, 0.09, puff=0.6, hatch=50, outline=1.25)
        if blaze:
            burin.shape(
                frame, [(9, -3), (15, 6), (23, 19), (21, 21), (12, 9), (7, 0)], "#efe6d2", 0.02, outline=0
            )
        burin.line(frame, [(1, 16.5), (5.5, 12), (6, 4)], 0.8)
        burin.line(frame, [(14, 3), (19, 13), (23, 22)], 0.5)
        for base, tone in ((0.2, 0.2), (4, 0.4)):
            ear = [(base - 2.2, -5, 1), (base - 2.4, -12), (base + 0.6, -17.4, 1), (base + 2.6, -10)]
            burin.shape(frame, [*ear, (base + 2.2, -5.6, 1)], wash, tone, outline=0.95)
        burin.dot(frame, ellipse(10.2, 6, 1.5, 1.25, 10))
        burin.line(frame, [(7.6, 4.4), (10, 3.4), (13, 5.2)], 0.9)
        burin.line(frame, [(8.4, 8.2), (10.6, 8.4)], 0.5)
        burin.dot(frame, ellipse(26.2, 27, 1.3, 1.0, 8))
        burin.line(frame, [(21, 32.6), (24, 30.8), (27.6, 31)], 0.8)
        burin.line(frame, [(23.6, 25.4), (25.6, 24.4), (27.4, 26)], 0.6)
        if bridle:
            self._bridle(frame)

    def _bridle(self, frame: Frame) -> None:
        """Cheek strap, noseband, rein and bit."""
        for strap in ([(1, 15.5), (7, -4)], [(14, 24.5), (21.4, 15.5)], [(7, 5), (15.6, 25)]):
            self.burin.line(frame, strap, 1.25, 0)
        rein = [frame.at(20.5, 30.4), self.body.at(42, -88), self.body.at(16, -98)]
        self.burin.scene.pen_line(rein, 1.2 * self.burin.weight, 0)
        self.burin.polygon(frame, ellipse(20.5, 30, 1.5, 1.5, 8), "#e0b850", 0.1, outline=0.7)

    def mane(self) -> None:
        """Locks that hang from the crest, or fly from it at speed; the forelock."""
        crest = np.array(self.lines.crest, float)
        fall = np.array(self.lines.mane)
        locks: Points = []
        for i in range(len(crest) - 1, 0, -1):
            root, tip = crest[i], crest[i] + fall * (0.8 + 0.35 * (i % 2))
            between = (crest[i] + crest[i - 1]) / 2 + fall * 0.62
            locks += [(*tip, 1), tuple(between)]
        points = [tuple(q) for q in crest] + locks
        self.burin.shape(self.body, points, self.hide.mane, 0.45, hatch=60, outline=1.05)
        for root in crest[1:-1]:
            self.burin.line(
                self.body, [tuple(root), tuple(root + fall * 0.35), tuple(root + fall * 0.75)], 0.8
            )
        poll = self.body.child(*self.lines.poll, self.lines.carriage)
        forelock = [(1, -9), (5, -11), (10, -2), (12, 4), (8, 0), (5, 2), (3, -3)]
        self.burin.shape(poll, forelock, self.hide.mane, 0.45, outline=0.8)

    def saddle(self, tack: Tack) -> None:
        """Cloth, saddle, girth and breast strap."""
        if tack.cloth:
            self.burin.shape(self.body, _SADDLECLOTH, tack.cloth, 0.16, puff=0.3, hatch=80, outline=1.2)
            self.burin.shape(self.body, _SADDLECLOTH_TRIM, tack.trim, 0.05, puff=0.1, outline=0.7)
        self.burin.shape(self.body, _SADDLE, "#7a4f2c", 0.42, puff=0.4, outline=1.1)
        for strap in ([(4, -84), (3, -52)], [(50, -72), (57, -86)], [(50, -72), (34, -84), (14, -88)]):
            self.burin.line(self.body, strap, 1.5, 0)


BUTTOCK = 0.06
"""How much of the near thigh's hinder edge melts into the trunk: hardly any, or the haunch stands open."""
_BUTTOCK: Points = [(-60, -80), (-58.4, -71), (-53, -64.6), (-46.5, -60.4)]
_FORE = (20, 15, 11, 8.4, 8.6, 5.6, 5.0, 5.4, 6.8, 5.8)
_HIND = (32, 27, 20, 13, 9.6, 9, 6.2, 5.4, 5.8, 7, 5.8)
_HEAD: Points = [(-4, 2), (-1, -6), (5, -7), (12, -2), (19, 10), (26, 22), (29, 28), (27.4, 33.4), (23, 35)]
_HEAD += [(19, 31.4), (15, 26), (7, 21), (0.5, 17), (-3, 11)]
_HAUNCH: Points = [
    (-56, -73),
    (-57, -80),
    (-50, -89),
    (-36, -90),
    (-26, -78),
    (-28, -65),
    (-37, -63),
    (-46, -64),
]
_SHOULDER: Points = [(20, -86), (32, -92), (46, -84), (52, -72), (44, -58), (30, -60), (20, -72)]
_FOLDS: tuple[Points, ...] = (
    [(51, -80), (54, -73), (50, -65)],
    [(46, -88), (36, -76), (34, -64)],
    [(-30, -84), (-26, -72), (-31, -62)],
    [(-46, -66), (-42, -60), (-36, -58)],
    [(8, -55), (18, -54), (28, -57)],
)
_TAIL_STREAMING: Points = [(-56, -86), (-70, -95), (-86, -92), (-104, -78, 1), (-94, -81), (-112, -64, 1)]
_TAIL_STREAMING += [(-96, -71), (-106, -56, 1), (-86, -68), (-70, -76), (-58, -76)]
_TAIL_HANGING: Points = [
    (-56, -88),
    (-66, -90),
    (-73, -76),
    (-74, -52),
    (-80, -32),
    (-76, -18, 1),
    (-72, -28),
]
_TAIL_HANGING += [(-68, -16, 1), (-65, -30), (-60, -24, 1), (-62, -46), (-60, -66), (-57, -76)]
_SADDLECLOTH: Points = [
    (-34, -90),
    (-10, -88),
    (16, -90),
    (18, -70),
    (10, -64),
    (-14, -64),
    (-40, -66, 1),
    (-39, -80),
]
_SADDLECLOTH_TRIM: Points = [(-39.6, -67, 1), (-14, -65), (10, -65), (17.6, -71), (18, -74.6), (9, -68.4)]
_SADDLECLOTH_TRIM += [(-14, -68.4), (-37, -70, 1)]
_SADDLE: Points = [(-19, -92, 1), (-14, -89.6), (-4, -88), (6, -90.6), (11, -95, 1), (13.6, -86), (5, -81)]
_SADDLE += [(-14, -82), (-20, -86)]
