"""The Window Tax: a house is walled up pane by pane while the collector counts.

Hero: the collector in scarlet, his cane on the last window a family has left. Dress and house are of about
1784, when the rates rose: frock coats and a wig, the clerk's newer round hat, sash windows under gauged
arches. Checked: windows were bricked up or boarded to escape the duty, and assessors counted them on the
spot (A. E. Glantz, "A Tax on Light and Air", Penn History Review, 2008; Oates and Schwab, 2015).
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, radial
from ..engine.lettering import quad_text
from ..engine.scene import Scene
from ..kits.beasts import dog
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.candlelight import candle
from ..kits.churches import steeple
from ..kits.facades import House, quoins, scattered_bricks, terrace
from ..kits.ground import cobbles
from ..kits.oddments import brick_heap, hod, quill
from ..kits.openings import bricked_window, door, flat_arch, window
from ..kits.perspective import COURSES, Quad, panel, quad_fill, quad_line
from ..kits.sky import sky
from ..kits.vehicles import barrow, ladder

SEED = 17
BRICK, STONE = "#d6976c", "#e6d8b8"
BAYS, WIDE = (60, 290, 520, 750), 126
WALLED = {(0, 0): 1.0, (2, 0): 1.0, (3, 0): 1.0, (0, 1): 1.0, (1, 1): 1.0, (2, 1): 0.5}
"""How far each window is walled up, by bay and storey from the top; the others are glazed still."""
PANE = (44, 506, 236, 186)
"""The last window of the family, on the house's quad."""
HALF = {"shadow": False, "upper_only": True}
FATHER = {
    "dress": "shirt",
    "waistcoat": "#7a6a58",
    "hat": "nightcap",
    "hat_colour": "#efe6d2",
    "hair": "short",
} | {"nose": 0.5, "jowl": 0.1, "age": 0.7, "frown": 0.7}
MOTHER = {"gown": "#6f86a8", "frown": 0.6, "hand": "open"}


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "evening", 650, seed=21, strength=0.75)
    _street(scene, rng)
    cobbles(scene, 640, 900, seed=5, wash="#d6c7a2", dense=0.8)
    house = Quad(960, 740, (-40, -66), (930, 40), (930, 676), (-40, 742))
    _front(scene, house, rng)
    _family(scene, house)
    _bill(scene, house)
    _householder(scene)
    _masons(scene, rng)
    _tax_men(scene)
    _neighbours(scene)
    scene.shade([(0, 874), (1200, 874), (1200, 900), (0, 900)], 0.25, 20)


def _street(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.45):
        steeple(scene, 1100, 640, 1.15, weight=0.8)
    with scene.faded(0.55):
        houses = [
            House(84, 250, 3, 2, "#d8c39a", 30, ((0, 1),)),
            House(150, 214, 3, 2, "#cf9c78", 30, ((1, 0), (0, 2))),
        ]
        terrace(scene, 990, 648, houses, rng)


def _front(scene: Scene, house: Quad, rng: np.random.Generator) -> None:
    quad_fill(scene, house, panel(0, 0, 960, 740), 0.13, along=COURSES, wash=BRICK, outline=1.8)
    scattered_bricks(scene, house, rng, 520, course=9)
    for level in (236, 484):
        quad_fill(scene, house, panel(0, level, 960, 12), 0.1, along=COURSES, wash=STONE, outline=1)
    quoins(scene, house)
    for storey, top in enumerate((54, 286)):
        for bay, left in enumerate(BAYS):
            done = WALLED.get((bay, storey), 0.0)
            if done:
                bricked_window(scene, house, left, top, WIDE, 160, rng, done=done, weight=1.1)
            else:
                window(scene, house, left, top, WIDE, 160, rng=rng, weight=1.2)
    door(scene, house, 520, 520, 96, 220, wash="#5d6b52", weight=1.3)
    bricked_window(scene, house, 750, 524, WIDE, 140, rng, weight=1.1)
    bricked_window(scene, house, 330, 524, 118, 140, rng, weight=1.1)
    shadow = [(-60, -60), (120, -60), (520, 700), (300, 770), (-60, 790)]
    scene.shade(shadow, 0.26, 5)


def _family(scene: Scene, house: Quad) -> None:
    """All of them at the one window left, its sash thrown up, looking down at the collector by candle."""
    x, y, w, h = PANE
    flat_arch(scene, house, x, y, w, 22, 1.2)
    quad_fill(scene, house, panel(x, y, w, h), 0.1, wash="#efe6d2", outline=1.5)
    room = (x + 6, y + 6, w - 12, h - 8)
    flame = house.at(x + w * 0.455, y + h * 0.5)
    with scene.clipped(house.clip(*room)):
        glow = radial(*flame, 24, 0.0, 170, 0.5)
        scene.fill(house(panel(*room)), glow, hatch=30, wash="#f4cd74")
        _heads(scene, house)
        candle(scene, flame[0], flame[1] + 78, 1.9, length=18)
    _sash(scene, house)
    _sill(scene, house)
    _old_sashes(scene)


def _heads(scene: Scene, house: Quad) -> None:
    x, y, w, h = PANE

    def at(across: float, down: float) -> Point:
        return house.at(x + w * across, y + h * down)

    px, py = at(0.77, 1.0)
    man(scene, px, py + 60 * 3.1, 3.1, turn=26, look=14, arm_near=(14, 84), **FATHER, **HALF)
    px, py = at(0.17, 1.0)
    woman(scene, px, py + 55 * 3.0, 3.0, turn=50, lean=12, look=6, arm_near=(46, 92), **MOTHER, **HALF)
    px, py = at(0.57, 1.0)
    child(scene, px, py + 58 * 2.2, 3.8, turn=36, look=8, waistcoat="#b8503c", arm_near=(60, 100), **HALF)
    px, py = at(0.93, 1.0)
    child(scene, px, py + 64 * 2, 3.6, girl=True, turn=20, gown="#b08a4c", arm_near=(40, 130), **HALF)


def _old_sashes(scene: Scene) -> None:
    """Two sashes taken out of the walled windows lean against the house."""
    for quad in (
        Quad(90, 120, (118, 700), (206, 694), (222, 826), (128, 836)),
        Quad(90, 120, (150, 716), (240, 712), (262, 846), (170, 856)),
    ):
        scene.shade(quad([(8, 116), (100, 112), (150, 124), (20, 128)]), 0.35, 3)
        window(scene, quad, 0, 0, 90, 120, panes=(3, 3), weight=1.1, sill=False, arch=False)


def _sash(scene: Scene, house: Quad) -> None:
    """The lower sash stands up behind the upper one: a double row of bars over the open half."""
    x, y, w, h = PANE
    for i in range(5):
        bar = panel(x + 4 + (w - 14) * i / 4, y + 4, 5, h * 0.3)
        quad_fill(scene, house, bar, 0.08, wash="#efe6d2", outline=0.8)
    for f in (0.0, 0.15, 0.29):
        bar = panel(x + 4, y + 4 + h * f, w - 8, 5 if f < 0.2 else 9)
        quad_fill(scene, house, bar, 0.1, along=COURSES, wash="#efe6d2", outline=0.9)
    for left in (x, x + w - 6):
        quad_fill(scene, house, panel(left, y, 6, h), 0.1, wash="#efe6d2", outline=1)


def _sill(scene: Scene, house: Quad) -> None:
    x, y, w, h = PANE
    ledge = panel(x - 16, y + h - 4, w + 32, 13)
    quad_fill(scene, house, ledge, 0.1, along=COURSES, wash="#efe6d2", outline=1.3)
    quad_line(scene, house, [(x - 14, y + h + 12), (x + w + 18, y + h + 12)], 1.8)


def _bill(scene: Scene, house: Quad) -> None:
    quad_fill(scene, house, panel(750, 528, 130, 104), 0.0, wash="#f6edd4", outline=1.3)
    quad_text(scene, house, 815, 556, "WINDOW", 23, width=116)
    quad_text(scene, house, 815, 614, "TAX", 54, width=112)


def _householder(scene: Scene) -> None:
    """In cap and banyan on his own step, hands spread."""
    man(
        scene,
        614,
        704,
        1.75,
        -1,
        turn=34,
        dress="great",
        coat="#8c6f8e",
        waistcoat="#efe3c4",
        hat="nightcap",
        hat_colour="#efe6d2",
        hair="none",
        hand_at=(3, 66),
        arm_far=(10, 44),
        hand="open",
        hand_far="open",
        mouth=0.6,
        frown=0.8,
        age=0.7,
        belly=0.5,
    )


def _masons(scene: Scene, rng: np.random.Generator) -> None:
    scene.shade([(716, 730), (790, 716), (716, 300), (690, 300)], 0.2, 5)
    ladder(scene, (748, 736), (650, 172), width=(62, 44), rungs=15, thick=8)
    man(
        scene,
        700,
        500,
        1.72,
        -1,
        turn=112,
        dress="shirt",
        waistcoat="#7d8c66",
        breeches="#b49a6a",
        apron="#d8c9a4",
        hat="cap",
        hat_colour="#b8503c",
        hair="short",
        arm_near=(96, 110),
        arm_far=(108, 128),
        lean=8,
        leg_near=(42, -18),
        leg_far=(-2, -4),
        hold_far=_brick,
        shadow=False,
    )
    brick_heap(scene, 770, 742, rng, columns=7, rows=3)
    man(
        scene,
        940,
        780,
        2.1,
        -1,
        turn=70,
        dress="shirt",
        waistcoat="#8a744e",
        breeches="#9a8460",
        hat="slouch",
        hat_colour="#8a744e",
        hair="short",
        arm_near=(112, 160),
        arm_far=(30, 60),
        hand="fist",
        hold=_hod,
        leg_near=(26, 4),
        leg_far=(-18, -26),
        lean=6,
    )
    barrow(scene, 640, 782, 1.3, -1)
    _mortar(scene)


def _mortar(scene: Scene) -> None:
    """A boy stirs lime and sand in a heap on the stones."""
    heap: Points = [(676, 862, 1), (700, 846), (736, 838), (776, 846), (800, 862, 1), (740, 870)]
    scene.shape(heap, 0.08, puff=0.3, hatch=8, wash="#e9dfc8", outline=1.3)
    child(
        scene,
        812,
        858,
        3.3,
        -1,
        turn=74,
        lean=28,
        hat="cap",
        hat_colour="#8a744e",
        waistcoat="#5f7ba0",
        arm_near=(60, 60),
        arm_far=(76, 60),
        leg_near=(24, -6),
        leg_far=(-12, -16),
        hold=_hoe,
        hand="fist",
        hand_far="fist",
    )


def _hoe(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    end = (palm[0] + 34, palm[1] + 30)
    burin.tube(frame, [(palm[0] - 8, palm[1] - 7), end], [2.4, 2.2], "#7a5a34", 0.4, hatch=42)
    burin.polygon(
        frame, [(end[0] - 3, end[1] - 3), (end[0] + 5, end[1] - 5), (end[0] + 3, end[1] + 7)], "#8a8478", 0.4
    )


def _brick(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    place = frame.child(*palm)
    burin.polygon(place, [(-3, -3), (9, -4), (9, 2), (-3, 3)], "#d0906a", 0.2, puff=0)


def _hod(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    top = (palm[0] - 6, palm[1] - 30)
    burin.tube(frame, [(palm[0] + 5, palm[1] + 24), top], [2.6, 2.4], "#7a5a34", 0.4, hatch=78)
    hod(burin.scene, frame.child(*top, 0, 0.62))


def _tax_men(scene: Scene) -> None:
    """The collector and his clerk, near and large."""
    man(
        scene,
        512,
        862,
        3.2,
        -1,
        turn=20,
        nod=10,
        dress="coat",
        coat="#4f5666",
        waistcoat="#8a8a72",
        breeches="#5a5a62",
        hat="round",
        hair="queue",
        hair_colour="#5a4028",
        hand_at=(1, 60),
        hand_far_at=(12, 55),
        bend_far=-1.0,
        hold=_quill,
        hold_far=_ledger,
        hand="fist",
        nose=0.7,
        chin=0.6,
        age=0.6,
        jowl=0.0,
        look=16,
    )
    man(
        scene,
        408,
        884,
        3.7,
        -1,
        turn=64,
        nod=8,
        dress="frock",
        coat="#c23f33",
        waistcoat="#d8b45c",
        breeches="#4a4238",
        hat="tricorn",
        hat_trim="#d9b64e",
        hair="wig",
        hair_colour="#e2dac6",
        belly=0.95,
        jowl=0.9,
        nose=0.75,
        chin=0.5,
        mouth=0.4,
        arm_far=(112, 120),
        hold_far=_cane,
        hand_far="fist",
        arm_near=(-20, 30),
        leg_near=(14, 2),
        leg_far=(-12, -8),
    )


def _cane(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    burin.tube(frame, [(palm[0] - 7, palm[1] + 1.6), (palm[0] + 30, palm[1] - 6)], [1.7, 1.0], "#7a5a34", 0.4)
    knob = ellipse(palm[0] - 8, palm[1] + 1.8, 1.8, 1.8, 10)
    burin.polygon(frame, knob, "#e0b850", 0.05)


def _quill(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    quill(burin.scene, frame.child(palm[0] + 1, palm[1] + 3, -20, 0.6))


def _ledger(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    page = frame.child(palm[0] - 6, palm[1] - 6, 4, 1.0)
    cover: Points = [(-15, -5), (0, -1), (15, -5), (15, 11), (0, 15), (-15, 11)]
    burin.polygon(page, cover, "#8a5238", 0.4, puff=0)
    for side in (-1, 1):
        leaf: Points = [(0, -3), (side * 14, -7), (side * 14, 9), (0, 13)]
        burin.polygon(page, leaf, "#f6efd8", 0.03, puff=0, outline=0.8)
        for i in range(4):
            burin.line(page, [(side * 2, 1 + i * 3), (side * 12, -2 + i * 3)], 0.5)


def _neighbours(scene: Scene) -> None:
    dog(scene, 640, 872, 1.0, -1)
    child(scene, 1128, 872, 3.1, -1, turn=120, waistcoat="#55617a", arm_near=(120, 140), hand="point")
    woman(
        scene,
        1046,
        886,
        3.1,
        -1,
        turn=132,
        gown="#6d7a56",
        shawl="#8a744e",
        hat="bonnet",
        hat_colour="#c9b07a",
        arm_near=(8, 36),
        tone=0.3,
    )
