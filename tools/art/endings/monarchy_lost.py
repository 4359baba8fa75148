"""Monarchy, lost: by night the minister's coach flees the palace through a crowd with torches.

Hero: the plum-coloured coach and four at the gallop, the minister at its window; the joke: his papers fly
out behind, the crown he served bowls after them, and his wig is off. Dress of about 1780; St James's
gatehouse, two octagon turrets and a clock, after the views of its street front. Checked: a town coach hung
on C-springs behind a hammercloth, footmen behind; ministers' coaches were stoned so, Lord Sandwich's in
June 1780, and the King's in October 1795.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point
from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.burin import Burin
from ..kits.candlelight import daylight, lit_from
from ..kits.casting import cast
from ..kits.coaches import Coach, crown, traces, wheel_ruts
from ..kits.crowd import folk, throng
from ..kits.election import slip
from ..kits.ground import level
from ..kits.horses import BROWN, GREY, HALTER, charger
from ..kits.landmarks import st_james
from ..kits.missiles import splat, thrown
from ..kits.night import beyond, chill, glow, night_sky
from ..kits.props import torch
from ..kits.seated import sitting_man
from ..kits.shadows import cast_wedge
from ..kits.trees import bare_tree

SEED = 63
COACH: Point = (560, 812)
SCALE = 2.05
HORSES = (1010, 1296)


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    night_sky(scene, 620, seed=19, moon=(1336, 118, 36), moonlight=330, tone=0.6, cloud=1.0, right=1600)
    bare_tree(scene, 1520, 600, 420, seed=4)
    with scene.faded(0.9):
        st_james(scene, 620, 566, 0.98, rng, lit=0.7, reach=780, wash="#9a7478")
    chill(scene, [(0, 330), (1600, 330), (1600, 570), (0, 570)], 0.16, soft=10)
    _ground(scene)
    flames = _far_crowd(scene, rng)
    scene.shade([(180, 600), (680, 600), (680, 716), (180, 716)], 0.16, 24)
    cast_wedge(scene, [(690, 516), (1640, 516), (1640, 668), (690, 668)], 0.3, 14)
    _coach(scene, rng)
    _missiles(scene, rng)
    flames += _near_crowd(scene, rng)
    for x, y, size in flames:
        glow(scene, x, y, 34 * size, "#f6b860", 0.5, burnish=0.45)
    daylight(scene)
    scene.shade([(0, 866), (1600, 866), (1600, 900), (0, 900)], 0.3, 22)


def _ground(scene: Scene) -> None:
    shape = [(-20, 560, 1), (1620, 560, 1), (1620, 920, 1), (-20, 920, 1)]

    def away(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return 0.38 - 0.4 * np.exp(-np.hypot((x - 760) * 0.5, (y - 720) * 1.3) / 330)

    level(scene, shape, 540, seed=8, tone=0.08, patches=0.06, wash="#cdb68c", darker=away)
    scene.tint(
        shape, "#f5c884", lambda x, y: 0.8 * np.exp(-np.hypot((x - 760) * 0.55, (y - 730) * 1.3) / 360)
    )
    chill(scene, shape, beyond(760, 720, 620, 0.7))
    wheel_ruts(scene, 60, 420, 806)


def _bearer(
    scene: Scene, rng: np.random.Generator, x: float, y: float, scale: float, flip: int, **wishes
) -> tuple[float, float, float]:
    """Somebody with a torch; returns where it burns and its size."""
    lit_from(scene, x, y - 60 * scale, (x + flip * 20 * scale, y - 120 * scale))
    who = folk(scene, rng, x, y, scale, flip, act="torch", time="1780", lady=False, mouth=0.8, **wishes)
    hand = who.far_hand()
    return hand[0] + flip * 9 * scale, hand[1] - 44 * scale, scale


def _far_crowd(scene: Scene, rng: np.random.Generator) -> list[tuple[float, float, float]]:
    with scene.faded(0.9):
        throng(scene, rng, -10, 1610, 596, 650, 0.66, 0.98, 4, focus=700, arms=0.6, time="1780", sink=0.45)
    flames = []
    acts = ("arms", "fist", "torch", "throw", "stick", "point")
    spots = [(x + rng.uniform(-22, 22), rng.uniform(664, 706)) for x in range(20, 700, 62)]
    spots += [
        (x + rng.uniform(-22, 22), rng.uniform(656, 672)) for x in (900, 1010, 1130, 1250, 1372, 1490, 1570)
    ]
    for i, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        flip = 1 if x < 760 else -1
        scale = 1.3 + (y - 660) * 0.006
        if acts[i % 6] == "torch":
            flames.append(_bearer(scene, rng, x, y, scale, flip))
        else:
            lit_from(scene, x, y, (760, 760))
            folk(scene, rng, x, y, scale, flip, act=acts[i % 6], time="1780")
    return flames


CAST = cast("""
minister: dress=frock coat=#c0503f waistcoat=#e6c878 hair=none turn=50 arm_near=64,128 hand=open
  arm_far=80,104 hand_far=open mouth=1 jowl=1 belly=0.6 nose=0.8 age=0.7 lean=10
driver: dress=great coat=#e6c060 hat=tricorn hat_trim=#d9b64e hair=wig hair_colour=#d8cfbd turn=78 lean=22
  arm_near=120,150 hand=fist arm_far=70,86 hand_far=fist mouth=1 belly=0.5 jowl=0.8
footman: dress=frock coat=#e6c060 waistcoat=#efe6d2 hat=tricorn hat_trim=#d9b64e hair=wig hair_colour=#d8cfbd
  turn=74 arm_near=80,96 hand=fist arm_far=88,100 hand_far=fist lean=8 frown=0.8
run: dress=shirt waistcoat=#b8503c hat=slouch turn=82 lean=16 leg_near=38,2 leg_far=-28,-50 mouth=0.9
fury: gown=#a85a4a kerchief=#f3ecd8 apron=#e6dcc2 turn=74 lean=10 stride=14 arm_near=30,80 arm_far=142,160
  hand_far=fist mouth=1
back: dress=great coat=#6a625c hat=tricorn turn=164 arm_far=140,164 hand_far=fist hair=queue
back_w: gown=#646b74 shawl=#8a5a4a turn=176 arm_far=136,160 hand_far=open
back_b: dress=frock coat=#5f6c80 hat=round turn=148 arm_near=150,162 hand=fist
""")


def _whip(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    tip = (palm[0] + 24, palm[1] - 26)
    burin.line(frame, [(palm[0] - 4, palm[1] + 5), tip], 1.7, 0)
    lash = [tip, (tip[0] + 16, tip[1] - 14), (tip[0] + 40, tip[1] - 4), (tip[0] + 56, tip[1] - 18)]
    burin.line(frame, lash, 1.1, 0.2)


def _coach(scene: Scene, rng: np.random.Generator) -> None:
    coach = Coach(scene, *COACH, SCALE, wash="#8a6284", glass="#f4cc6c")
    for x in HORSES:
        charger(scene, x + 44, 776, 1.56, gait="gallop", hide=BROWN, tack=HALTER, nod=-8)
    coach.under()
    for dx, dy in ((-6, 0), (12, 3)):
        x, y = coach.footboard
        lit_from(scene, x, y - 100, (760, 760))
        man(scene, x + dx * SCALE, y + dy, SCALE * 0.9, shadow=False, seed=20 + int(dx), **CAST["footman"])

    def minister(place: Point, scale: float) -> None:
        lit_from(scene, *place, (place[0] + 60, place[1] + 40))
        man(
            scene,
            place[0] - 12,
            place[1] + 62 * scale,
            scale * 0.94,
            shadow=False,
            upper_only=True,
            **CAST["minister"],
        )

    coach.body(minister)
    _sash(scene)
    x, y = coach.box
    sitting_man(scene, x - 6, y + 26 * SCALE, SCALE * 0.96, hold=_whip, seed=7, **CAST["driver"])
    coach.over()
    splat(scene, rng, COACH[0] - 108, COACH[1] - 150, 18, "#e6c45e")
    splat(scene, rng, COACH[0] + 96, COACH[1] - 120, 15)
    for i, x in enumerate(HORSES):
        scene.shade([(x - 150, 806), (x + 150, 800), (x + 180, 812), (x - 130, 824)], 0.5, 8)
        charger(scene, x, 806, 1.66, gait="gallop", hide=GREY, tack=HALTER, nod=4 * i)
        _harness(scene, x, 806, 1.66)
    traces(scene, coach.hitch, (HORSES[0] - 60, 684), sag=2, weight=3.0)
    traces(scene, (HORSES[0] + 60, 684), (HORSES[1] - 66, 684), sag=2, weight=3.0)
    traces(scene, (x + 40, y - 50), (HORSES[0] + 96, 640), sag=22, weight=1.4)
    traces(scene, (HORSES[0] + 96, 640), (HORSES[1] + 96, 640), sag=18, weight=1.4)


def _sash(scene: Scene) -> None:
    """The glass let down in the door: its frame about the minister and the sill he leans on."""
    window = Frame(*COACH, SCALE)
    for bar in (
        [(-27, -135), (27, -135), (27, -131), (-27, -131)],
        [(-27, -135), (-23, -135), (-23, -97), (-27, -97)],
        [(23, -135), (27, -135), (27, -97), (23, -97)],
        [(-28, -101), (28, -101), (28, -95), (-28, -95)],
    ):
        scene.fill(window(bar), 0.2, hatch=2, wash="#d8b45c", outline=1.3)


def _harness(scene: Scene, x: float, y: float, scale: float) -> None:
    """Collar and back strap over a galloping horse."""
    frame = Frame(x, y, scale)
    for strap in (
        [(44, -98), (40, -78), (34, -62)],
        [(40, -76), (10, -72), (-46, -74)],
        [(-4, -96), (-2, -76), (-4, -58)],
    ):
        scene.pen_line(frame(strap), 2.4, 0.02)


def _missiles(scene: Scene, rng: np.random.Generator) -> None:
    for kind, start, end, radius in (
        ("cabbage", (120, 700), (300, 580), 18),
        ("turnip", (160, 800), (318, 716), 14),
        ("cabbage", (960, 760), (868, 612), 17),
        ("egg", (900, 560), (800, 516), 14),
        ("turnip", (1180, 560), (1080, 600), 13),
    ):
        thrown(scene, kind, start, end, radius)
    crown(scene, Frame(206, 782, 0.9, -38), weight=1.1)
    for way in ([(116, 734), (138, 710), (164, 704)], [(106, 764), (124, 740), (146, 730)]):
        scene.pen_line(way, 1.6, 0.4)
    for _ in range(13):
        t = rng.random()
        x, y = 340 - 320 * t + rng.normal() * 20, 620 + 90 * t + rng.normal() * 44
        slip(scene, x, y, 1.2 + 0.6 * rng.random(), rng.uniform(-60, 60))


def _near_crowd(scene: Scene, rng: np.random.Generator) -> list[tuple[float, float, float]]:
    """Runners behind the coach, and dark backs along the foot with torches among them."""
    flames = [_bearer(scene, rng, 96, 882, 2.7, 1, turn=80, lean=14, leg_near=(38, 2), leg_far=(-28, -50))]
    lit_from(scene, 240, 760, (110, 640))
    woman(scene, 262, 892, 2.65, seed=81, **CAST["fury"])
    man(scene, 400, 984, 2.9, seed=82, tone=0.3, **CAST["run"])
    rows = (
        (786, 1080, 3.0, 1, "back_w", woman),
        (860, 1064, 3.0, -1, "back", man),
        (1462, 1058, 3.0, -1, "back_b", man),
    )
    for i, (x, y, scale, flip, name, kind) in enumerate(rows):
        lit_from(scene, x, 780, (760, 700))
        kind(scene, x, y, scale, flip, seed=84 + i, tone=0.42, shadow=False, **CAST[name])
    for x, y, scale, flip in ((1552, 1016, 3.2, -1),):
        flames.append(_bearer(scene, rng, x, y, scale, flip, turn=140, tone=0.3, hold_far=torch(176)))
    return flames
