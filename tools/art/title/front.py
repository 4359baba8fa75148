"""The nearest of the crowd, seen from behind and almost black, to throw the light back on the hustings.

It must not know what they look at.
"""

from __future__ import annotations

import cv2
import numpy as np

from ..engine.geometry import Frame, Point
from ..engine.noise import blur
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin

SEED = 8
DARK, RIM = 0.66, 5.0
"""How much darker than daylight they are cut, and how wide the light on their edges is, in units."""


def draw(scene: Scene) -> None:
    """Heads and shoulders along the lower edge, high at the sides and low in the middle."""
    before = scene.cover.copy()
    _left(scene)
    _right(scene)
    _middle(scene)
    _darken(scene, before)


def _stick(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """A cudgel, raised with the arm."""
    x, y = palm
    burin.polygon(
        frame, [(x - 1.2, y + 7), (x - 3.2, y - 44), (x - 0.2, y - 45), (x + 1.2, y + 7)], "#8a6a48", 0.4
    )


def _left(scene: Scene) -> None:
    man(
        scene,
        70,
        1386,
        5.4,
        seed=1,
        turn=150,
        dress="great",
        coat="#5a5246",
        hat="tricorn",
        hair="wig",
        belly=0.8,
        arm_near=(20, 60),
        look=-30,
    )
    woman(scene, 262, 1450, 5.0, seed=2, turn=205, gown="#7a5a48", hat="mob", arm_near=(20, 60))
    man(
        scene,
        436,
        1452,
        5.2,
        seed=3,
        turn=160,
        dress="frock",
        coat="#6a5a48",
        hat="round",
        hair="queue",
        arm_near=(150, 172),
        hand="fist",
        hold=_stick,
    )
    man(
        scene,
        600,
        1496,
        5.0,
        -1,
        seed=4,
        turn=120,
        dress="frock",
        coat="#5f5648",
        hat="tricorn",
        hair="queue",
        mouth=0.6,
        nod=10,
        arm_near=(30, 60),
    )
    woman(scene, 742, 1538, 5.0, seed=9, turn=188, gown="#6d6a58", hat="straw", arm_near=(20, 40))


def _middle(scene: Scene) -> None:
    child(scene, 872, 1400, 5.2, seed=12, turn=170, hat="cap", arm_near=(150, 168))
    man(scene, 1010, 1560, 5.0, seed=10, turn=176, dress="frock", coat="#5a5246", hat="", hair="wig")
    woman(scene, 1164, 1552, 5.0, seed=13, turn=150, gown="#6a5a48", hat="bonnet", look=-30)
    man(scene, 1304, 1528, 5.1, seed=5, turn=200, dress="frock", coat="#5a5246", hat="round", hair="queue")


def _right(scene: Scene) -> None:
    man(
        scene,
        2570,
        1390,
        5.4,
        -1,
        seed=8,
        turn=140,
        dress="great",
        coat="#5a5246",
        hat="tricorn",
        hair="wig",
        arm_near=(30, 70),
        belly=1.0,
    )
    woman(scene, 2392, 1440, 5.1, seed=14, turn=170, gown="#7a5a48", hat="mob", arm_near=(130, 160))
    man(
        scene,
        2216,
        1466,
        5.2,
        -1,
        seed=15,
        turn=190,
        dress="frock",
        coat="#6a5a48",
        hat="slouch",
        hair="short",
    )
    man(
        scene,
        2030,
        1452,
        5.2,
        -1,
        seed=7,
        turn=150,
        dress="shirt",
        waistcoat="#6a5a48",
        hat="slouch",
        hair="short",
        arm_near=(148, 172),
        hand="fist",
    )
    woman(scene, 1868, 1500, 5.0, -1, seed=6, turn=160, gown="#6d6a58", hat="bonnet")
    man(
        scene,
        1706,
        1474,
        5.2,
        -1,
        seed=16,
        turn=128,
        dress="frock",
        coat="#5f5648",
        hat="tricorn",
        hair="wig",
        jowl=1.0,
        mouth=0.5,
    )
    man(
        scene,
        1516,
        1512,
        5.0,
        -1,
        seed=17,
        turn=168,
        dress="frock",
        coat="#5a5246",
        hat="",
        hair="bald",
        age=0.9,
    )


def _darken(scene: Scene, before: np.ndarray) -> None:
    """Hatch all of them dark but for a rim toward the light."""
    mine = np.clip(scene.cover - before, 0, 1)
    reach = RIM * scene.k
    shift = np.float32([[1, 0, reach], [0, 1, reach * 1.2]])
    behind = blur(
        cv2.warpAffine(mine, shift, mine.shape[::-1], borderMode=cv2.BORDER_REPLICATE), reach * 0.24
    )
    inner = mine * np.clip(behind, 0, 1)
    scene.rule(mine > 0.5)
    scene.tone += inner * (DARK + 0.3 - scene.tone * 0.3)
    np.clip(scene.tone, 0, 0.97, out=scene.tone)
    scene.wash *= 1 - (inner * 0.45)[..., None] * np.float32([0.75, 0.85, 1.0])
