"""The Gordon Riots: Newgate burns, its prisoners go free, and the crowd has the keys.

Hero: the man on the cask with the keys of Newgate, under the banner. The evening of 6 June 1780. Drawn
together, though hours lay between: the roof in flames, a felon already out with his irons struck off, and at
the right the sheriff's constables, who came too late, were let in, ringed and disarmed, and their staves lit
for brands. No soldiers stand here: the troops fired on the 7th, at the Bank and elsewhere.
Checked, in extracts on the web: the constables and more than three hundred prisoners freed (A. Griffiths,
Chronicles of Newgate); three flags, one of them dirty blue with a red cross (W. Thornbury, The River Thames,
1878); blue cockades, "No Popery", nobody resisting but the keeper (J. McCarthy, A History of the Four
Georges, vol. 3). Not looked up: the constables' dress and staves.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, ellipse
from ..engine.lettering import banner
from ..engine.plate import BARE
from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.burin import Burin
from ..kits.candlelight import daylight, lit_from
from ..kits.casting import cast
from ..kits.churches import st_pauls, steeple
from ..kits.cloth import Cloth
from ..kits.crowd import folk, throng
from ..kits.facades import chimney
from ..kits.fire import flames, sparks
from ..kits.flags import staff
from ..kits.ground import level
from ..kits.hats import Hat, draw_hat
from ..kits.lying import lying
from ..kits.modelling import View
from ..kits.newgate import (
    HIGH,
    KEEPER,
    WIDE,
    burning_gate,
    burning_window,
    dark_window,
    newgate,
)
from ..kits.night import beyond, chill, glow, night_sky
from ..kits.perspective import Quad
from ..kits.props import pole, torch
from ..kits.smoke import column
from ..kits.vehicles import barrel, ladder

SEED = 80
BLUE = "#5f86c4"
FIRE: Point = (400, 250)
WINDOWS = tuple((x, y) for y in (10, 94) for x in (296, 346, 395, 444, 494))
"""The keeper's windows, middles of their springings; the last is dark as yet."""


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    night_sky(scene, 660, seed=6, glares=[(430, 240, 330, 0.6)], tone=0.64)
    _city(scene)
    _blaze(scene)
    _prison(scene, rng)
    _street(scene)
    _climbers(scene, rng)
    _crowd(scene, rng)
    _banner(scene)
    _near_crowd(scene, rng)
    _constables(scene, rng)
    _front(scene)
    daylight(scene)


def _city(scene: Scene) -> None:
    """Roofs to the east, St Paul's and St Sepulchre's against the night."""
    with scene.faded(0.8):
        st_pauls(scene, 1010, 640, 1.05, weight=0.9, wash="#8f9cb4")
        steeple(scene, 1140, 640, 0.78, weight=0.9, wash="#8f9cb4")
        for x, w, h in ((850, 70, 130), (912, 64, 158), (1066, 60, 136), (1118, 90, 112)):
            house = [(x, 640), (x, 640 - h), (x + w * 0.5, 612 - h), (x + w, 640 - h), (x + w, 640)]
            scene.fill(house, 0.58, hatch=88, wash="#7f8ba4", outline=1.1)
            chimney(scene, x + w * 0.7, 626 - h, 13, 26, 2, wash="#8a8a92", weight=0.9)
            for row in range(3):
                at = (x + w * (0.22 + 0.3 * (row % 2)), 656 - h + row * 28)
                pane = [at, (at[0] + 10, at[1]), (at[0] + 10, at[1] + 14), (at[0], at[1] + 14)]
                scene.fill(pane, 0.0, kind=BARE, wash="#f0c860", outline=0.6)
    chill(scene, [(820, 320), (1200, 320), (1200, 650), (820, 650)], 0.5, soft=20)


def _blaze(scene: Scene) -> None:
    fire = (FIRE[0], FIRE[1], 420)
    column(scene, (520, 190), (1090, 30), (70, 150), seed=8, n=16, fire=fire)
    column(scene, (330, 200), (640, -30), (60, 110), seed=3, n=9, fire=fire)
    for x, y, w, h, seed in (
        (110, 216, 330, 190, 11),
        (620, 282, 250, 210, 12),
        (748, 304, 230, 130, 13),
        (10, 206, 190, 150, 14),
        (380, 190, 330, 220, 15),
    ):
        flames(scene, x, y, w, h, seed=seed, n=9)
    glow(scene, 400, 230, 170, "#f3b45c", 0.4)
    sparks(scene, 400, 240, (430, -230), 100, seed=5, spread=90)


def _prison(scene: Scene, rng: np.random.Generator) -> None:
    front = Quad(WIDE, HIGH, (-60, 150), (880, 292), (880, 640), (-60, 690))
    newgate(scene, front, rng, burning=[*WINDOWS[:-1], (395, 250), (310, 200), (480, 200)], tone=0.52)
    for i, (x, y) in enumerate(WINDOWS):
        if i == len(WINDOWS) - 1:
            dark_window(scene, front, x, y, 27, 42)
        else:
            burning_window(scene, front, x, y, 27, 42, seed=20 + i)
    for i, x in enumerate((310, 480)):
        burning_window(scene, front, x, 190, 32, 50, seed=40 + i)
    burning_gate(scene, front, seed=50)
    left, right = KEEPER[0], KEEPER[0] + KEEPER[1]
    house = [(left, -6), (left, -42), ((left + right) / 2, -92), (right, -42), (right, -6)]
    area = front([(-4, -6), *house, (904, -6), (904, 300), (-4, 300)])
    chill(scene, area, beyond(400, 400, 330, 0.62))


def _street(scene: Scene) -> None:
    shape = [(-20, 664, 1), (560, 642), (900, 632), (1220, 640, 1), (1220, 920, 1), (-20, 920, 1)]

    def away(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        far = np.hypot((x - 470) * 0.7, (y - 700) * 1.2)
        return 0.42 - 0.46 * np.exp(-far / 330)

    level(scene, shape, 630, seed=4, tone=0.06, patches=0.06, wash="#cdb68c", darker=away)
    scene.tint(shape, "#f5c47c", lambda x, y: 0.8 * np.exp(-np.hypot((x - 430) * 0.8, (y - 690) * 1.3) / 330))
    chill(scene, shape, beyond(440, 720, 420, 0.7))


CLIMBING = {
    "arm_near": (150, 160),
    "arm_far": (130, 165),
    "leg_near": (52, -20),
    "leg_far": (4, -30),
    "lean": 8,
}


def _climbers(scene: Scene, rng: np.random.Generator) -> None:
    ladder(scene, (34, 716), (112, 176), width=(40, 30), rungs=18, thick=6)
    for t, scale in ((0.28, 1.25), (0.62, 1.15)):
        x, y = 34 + 78 * t - 14, 716 - 540 * t + 46
        folk(scene, rng, x, y, scale, lady=False, turn=120, shadow=False, cockade=BLUE, **CLIMBING)
    folk(scene, rng, 166, 186, 1.25, act="torch", lady=False, shadow=False)


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    """Massed against the fire, far to near."""
    with scene.faded(0.95):
        throng(scene, rng, -10, 700, 690, 716, 0.82, 1.0, 3, focus=395, arms=0.55, time="1780", sink=0.4)
    spots = [(x + rng.uniform(-16, 16), rng.uniform(742, 790)) for x in range(10, 640, 44)]
    acts = ("arms", "fist", "torch", "talk", "stick", "fist", "point")
    for i, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        scale = 1.42 + (y - 738) * 0.005
        lit_from(scene, x, y - 100, FIRE)
        flip = 1 if x < 440 else -1
        folk(scene, rng, x, y, scale, flip, act=acts[i % 7], time="1780", cockade=BLUE if i % 3 else "")


def _banner(scene: Scene) -> None:
    staff(scene, (286, 800), (264, 480), 4)
    flag = Cloth(scene, 266, 524, 104, 66, -1, wave=0.8, phase=1.4, tilt=0.1)
    flag.panel(0, 0, 1, 1, "#6f86b0", tone=0.2)
    flag.panel(0.4, 0, 0.58, 1, "#c8463a", tone=0.1)
    flag.panel(0, 0.4, 1, 0.62, "#c8463a", tone=0.1)
    flag.edge()
    staff(scene, (150, 806), (142, 392), 6)
    staff(scene, (594, 806), (604, 392), 6)
    banner(scene, 146, 408, 600, 402, "NO POPERY", 104, "#f6ecd0", 10)
    for x in (146, 600):
        rosette = [(x + r * np.cos(a), 402 + r * np.sin(a)) for r, a in _rosette(11)]
        for way in (-1, 1):
            tail = [(x - 3, 406), (x + way * 10 - 3, 450), (x + way * 10 + 4, 452), (x + 4, 406)]
            scene.fill(tail, 0.1, wash=BLUE, outline=1.0)
        scene.fill(rosette, 0.06, wash=BLUE, outline=1.1)


def _rosette(radius: float) -> list[tuple[float, float]]:
    angles = np.linspace(0, 2 * np.pi, 17)[:-1]
    return [(radius * (1 if i % 2 else 0.76), a) for i, a in enumerate(angles)]


def _near_crowd(scene: Scene, rng: np.random.Generator) -> None:
    for x, y, scale, act, lady in (
        (430, 838, 2.0, "fist", False),
        (536, 846, 1.95, "arms", False),
        (24, 850, 2.2, "stick", False),
    ):
        lit_from(scene, x, y - 160, FIRE)
        folk(scene, rng, x, y, scale, act=act, lady=lady, time="1780", cockade=BLUE, turn=70, mouth=0.8)


CONSTABLES = (
    (934, 738, 1.62, 1, 176),
    (984, 726, 1.56, -1, 190),
    (1030, 740, 1.66, -1, 172),
    (1084, 730, 1.6, 1, 186),
    (968, 776, 1.86, -1, 204),
    (1052, 782, 1.92, 1, 168),
    (1010, 806, 2.04, -1, 196),
)
"""The sheriff's men, back to back: x, y, scale, flip and the angle of the stave."""
RING = (
    (874, 752, 1.7, 1, "stick"),
    (1142, 748, 1.72, -1, "fist"),
    (1186, 792, 2.0, -1, "torch"),
    (886, 806, 2.05, 1, "fist"),
    (1128, 836, 2.24, -1, "stick"),
)
"""The rioters who close about them: x, y, scale, flip and what each does."""


def _constables(scene: Scene, rng: np.random.Generator) -> None:
    """They came too late, were let through, ringed and disarmed, and their staves lit for brands."""
    throng(scene, rng, 850, 1210, 676, 704, 0.96, 1.1, 2, focus=1010, arms=0.6, time="1780", sink=0.5)
    rows = [(*each, True) for each in CONSTABLES] + [(*each, False) for each in RING]
    for i, (x, y, scale, flip, doing, lawful) in enumerate(sorted(rows, key=lambda each: each[1])):
        lit_from(scene, x, y - 120, (500, 300))
        if lawful:
            stave = pole(doing, 40, 26, 3.0, "#d8b45c", tip=_crown)
            how = CAST["constable"] | {"hold": stave, "turn": 40 + 14 * (i % 4)}
            man(scene, x, y, scale, flip, seed=60 + i, **how)
        else:
            how = {"turn": 84 + 16 * (i % 3), "mouth": 0.8, "cockade": BLUE}
            folk(scene, rng, x, y, scale, flip, act=doing, lady=False, time="1780", **how)
    lit_from(scene, 1000, 760, FIRE)
    man(scene, 956, 872, 2.4, 1, seed=91, hold=torch(152, 44, 30), **CAST["brand"])


def _crown(burin: Burin, frame: Frame) -> None:
    """The brass crown on the head of a constable's stave."""
    crown = [(-2.6, 0), (-3.4, -5), (-1.2, -3), (0, -6.4), (1.2, -3), (3.4, -5), (2.6, 0)]
    burin.polygon(frame, crown, "#e8c458", 0.06, outline=0.8)


CAST = cast("""
keys: dress=coat coat=#5f7fb8 waistcoat=#c8402f breeches=#e0cc98 hat=tricorn hair=queue hair_colour=#5a4028
  turn=34 look=12 arm_near=172,174 hand=fist arm_far=96,112 hand_far=open mouth=0.9 nod=8 lean=-3
  leg_near=12,2 leg_far=-10,-4
woman: gown=#a85a52 shawl=#e0c070 apron=#e6dcc2 arm_far=128,154 hand_far=fist mouth=0.8 turn=66 stride=8
runner: dress=shirt waistcoat=#7d8c66 hat=slouch mouth=0.8 turn=96 arm_near=142,160 arm_far=124,150
  leg_near=28,4 leg_far=-22,-30 lean=6
club: dress=frock coat=#8c6a52 hat=tricorn mouth=0.8 turn=110 arm_far=146,164 hand_far=fist lean=8
back: dress=frock coat=#6f625c hat=round turn=136 arm_near=140,160 hand=fist mouth=0.6
constable: dress=great coat=#8f98b8 waistcoat=#cdb98a hat=tricorn hair=wig frown=0.8 mouth=0.5
  arm_near=30,110 hand=fist arm_far=20,80
brand: dress=shirt waistcoat=#a8763c breeches=#7a6a52 hair=loose hair_colour=#4a3524 turn=104 mouth=0.9
  arm_near=20,60 arm_far=120,150 hand_far=open hand=fist leg_near=26,4 leg_far=-22,-30 lean=-4
felon: dress=shirt waistcoat=#b8ab92 breeches=#a8946c stockings=#c9b99a hair=loose hair_colour=#5a4028 turn=28
  arm_near=-136,-164 arm_far=136,164 hand=fist hand_far=fist mouth=0.9 nod=10
shrink: dress=coat coat=#9a8a6a hat=tricorn turn=72 lean=-12 arm_near=60,110 arm_far=84,120 hand=open
fallen: dress=frock coat=#94836c waistcoat=#e0cc98 breeches=#cdb98a hair=queue hair_colour=#4a3524
""")


def _keys(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """The great keys of Newgate on their ring."""
    gold = "#e8c458"
    ring = frame.child(palm[0], palm[1] - 9)
    burin.line(ring, [(9 * np.cos(a), 9 * np.sin(a)) for a in np.linspace(0, 6.4, 18)], 2.6, 0)
    for angle, long in ((-44, 30), (0, 36), (44, 30)):
        key = ring.child(0, -6, angle)
        burin.polygon(key, [(-2.2, -4), (2.2, -4), (2, -long), (-2, -long)], gold, 0.08, puff=0.3)
        bit = [(2, -long + 12), (11, -long + 12), (11, -long + 8), (7, -long + 8), (7, -long + 5)]
        bit += [(11, -long + 5), (11, -long), (2, -long)]
        burin.polygon(key, bit, gold, 0.08, puff=0.1)
        burin.polygon(key, ellipse(0, -2, 5.4, 5, 14), gold, 0.08, puff=0.4)
        burin.dot(key, ellipse(0, -2, 2.2, 2.2, 10))


def _felon(scene: Scene) -> None:
    """One of the three hundred let loose, his irons broken."""
    lit_from(scene, 800, 700, FIRE)
    person = man(scene, 800, 880, 2.5, 1, seed=408, **CAST["felon"])
    for hand, way in ((person.near_hand(), -1), (person.far_hand(), 1)):
        for i in range(6):
            link = ellipse(hand[0] + way * (6 + 3 * i), hand[1] + 12 + 11 * i, 6 - i % 2 * 3, 7.4, 14)
            scene.contour(link, 2.8)


def _front(scene: Scene) -> None:
    barrel(scene, 664, 872, 1.3)
    lit_from(scene, 664, 650, FIRE)
    man(scene, 664, 796, 2.8, -1, seed=401, cockade=BLUE, shadow=False, hold=_keys, **CAST["keys"])
    lit_from(scene, 300, 700, FIRE)
    man(scene, 116, 872, 2.5, seed=402, cockade=BLUE, hold_far=pole(168, 30, 10, 2.6), **CAST["club"])
    woman(scene, 262, 866, 2.4, seed=403, **CAST["woman"])
    man(scene, 342, 890, 2.55, seed=404, cockade=BLUE, **CAST["runner"])
    man(scene, 20, 936, 3.2, seed=412, cockade=BLUE, tone=0.34, **CAST["back"])
    man(scene, 500, 884, 2.5, seed=405, cockade=BLUE, **(CAST["club"] | {"coat": "#7d8c74", "dress": "coat"}))
    man(scene, 566, 892, 2.4, -1, seed=406, cockade=BLUE, **CAST["shrink"])
    _felon(scene)
    lying(scene, 1080, 890, 2.1, 1, seed=407, **CAST["fallen"])
    draw_hat(Burin(scene, 2.0), Frame(1004, 924, 2.0, 12), View(60), Hat("tricorn", cockade=BLUE))
    scene.shade([(0, 872), (1200, 872), (1200, 900), (0, 900)], 0.25, 20)
